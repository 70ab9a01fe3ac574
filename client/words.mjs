// Every word of the page is used somewhere: one that is not fails the check.
// (That none is missing in a language is seen by the type checker.)
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("src", import.meta.url));
const files = readdirSync(root, { recursive: true }).map((name) => join(root, String(name)));
const english = files.filter((name) => name.includes("i18n/en/") && !name.endsWith("index.ts"));
const sources = files.filter((name) => /\.(svelte|ts)$/.test(name) && !/i18n\/(en|fr|it|de)\//.test(name));
const code = sources.map((name) => readFileSync(name, "utf8")).join("\n");

/** The names in an object of words, with where they are. */
function* names(node, path) {
  if (!ts.isObjectLiteralExpression(node)) return;
  for (const property of node.properties) {
    const name = property.name?.text;
    if (name === undefined) continue;
    yield { name, path: [...path, name] };
    if (ts.isPropertyAssignment(property)) yield* names(property.initializer, [...path, name]);
  }
}

/** A group that is looked up by a computed key uses all its members. */
const computed = new Set(
  [...code.matchAll(/\.(\w+)\[|\bnamed\((?:[\w.]+\.)?(\w+),/g)].map((match) => match[1] ?? match[2]),
);
const unused = [];
for (const file of english) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  source.forEachChild((node) => {
    if (!ts.isVariableStatement(node)) return;
    for (const declared of node.declarationList.declarations) {
      for (const { name, path } of names(declared.initializer, [declared.name.getText()])) {
        const used =
          new RegExp(`\\.${name}\\b|[{,] ${name}\\b[^:]`).test(code) ||
          path.slice(0, -1).some((group) => computed.has(group));
        if (!used) unused.push(path.join("."));
      }
    }
  });
}
if (unused.length) {
  console.error(`words that nothing uses: ${unused.join(", ")}`);
  process.exit(1);
}
