// @ts-check
/** @import { Point, Bend } from './types.ts' */

/** The thin-plate kernel r² log r, from the squared distance. @param {number} squared */
const kernel = (squared) => (squared === 0 ? 0 : 0.5 * squared * Math.log(squared));

/** @param {Point} a @param {Point} b */
const squaredDistance = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;

/**
 * A thin-plate spline from points to points: the smoothest bend of the plane that carries each source
 * (nearly) to its target. `smoothing` trades exactness at the points for calm between them.
 * @param {readonly Point[]} sources @param {readonly Point[]} targets @param {number} smoothing
 * @returns {Bend}
 */
export function thinPlateSpline(sources, targets, smoothing) {
  const count = sources.length;
  const matrix = sources.map((source, row) => [
    ...sources.map((other, column) => kernel(squaredDistance(source, other)) + (row === column ? smoothing : 0)),
    1,
    source[0],
    source[1],
  ]);
  for (const affine of [0, 1, 2]) {
    matrix.push([...sources.map((source) => [1, source[0], source[1]][affine]), 0, 0, 0]);
  }
  const weights = solve(matrix, [...targets, ...Array(3).fill([0, 0])]);
  const [shift, alongX, alongY] = weights.slice(count);
  return {
    affine: ([x, y]) => [shift[0] + alongX[0] * x + alongY[0] * y, shift[1] + alongX[1] * x + alongY[1] * y],
    offset: (point) => {
      /** @type {Point} */
      const sum = [0, 0];
      sources.forEach((source, index) => {
        const pull = kernel(squaredDistance(point, source));
        sum[0] += weights[index][0] * pull;
        sum[1] += weights[index][1] * pull;
      });
      return sum;
    },
  };
}

/**
 * Gaussian elimination with row pivoting, two right-hand sides at once.
 * @param {number[][]} matrix @param {readonly Point[]} right @returns {Point[]}
 */
function solve(matrix, right) {
  const rows = matrix.map((row, index) => [...row, ...right[index]]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row][column]) > Math.abs(rows[pivot][column])) pivot = row;
    }
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = rows[row][column] / rows[column][column];
      for (let k = column; k < size + 2; k++) rows[row][k] -= factor * rows[column][k];
    }
  }
  return rows.map((row, index) => [row[size] / row[index], row[size + 1] / row[index]]);
}
