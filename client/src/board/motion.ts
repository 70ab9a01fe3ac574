/** Whether the reader wants things to stand still. */
export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
