/** Milliseconds as a clock shows them: 0:07, 12:30, 2:05:00, 3 d 4 h. */
export function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days) return `${days} d ${hours} h`;
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
