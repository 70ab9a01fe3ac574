/** Two short sounds, made and not loaded; silent where the reader wants it so. */
import { preferences } from "./preferences.svelte";

let context: AudioContext | undefined;

function note(frequency: number, after: number, seconds: number): void {
  context ??= new AudioContext();
  if (context.state !== "running") return; // Browsers allow sound only after the first click.
  const [tone, volume, start] = [context.createOscillator(), context.createGain(), context.currentTime + after];
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + seconds);
}

/** It is your turn. */
export function chime(): void {
  if (!preferences.sounds) return;
  note(659, 0, 0.25);
  note(880, 0.12, 0.35);
}

/** Something was laid on the board. */
export function click(): void {
  if (preferences.sounds) note(220, 0, 0.08);
}
