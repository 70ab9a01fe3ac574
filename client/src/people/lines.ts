/** Where the lines of a chart run. */

export interface Series {
  name: string;
  /** One for each step along the chart; null where there is none. */
  values: (number | null)[];
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  bottom: number;
}

/** Round numbers that span some values: 3 to 6 of them. */
export function ticksFor(values: number[]): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const rough = Math.max(high - low, 1e-6) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}

/** A series as a path, with gaps where it has no value. */
export function pathOf(values: (number | null)[], x: (at: number) => number, y: (value: number) => number): string {
  let pen = "M";
  let path = "";
  for (const [at, value] of values.entries()) {
    if (value === null) pen = "M";
    else {
      path += `${pen}${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
      pen = "L";
    }
  }
  return path;
}
