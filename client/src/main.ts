import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { language } from "./i18n/language.svelte";
import { preferences } from "./shell/preferences.svelte";

preferences.apply();
await language.choose(preferences.language ?? language.ofBrowser());

const target = document.getElementById("app");
if (!target) throw new Error("no place for the page");
mount(App, { target });
