const PANELS_IN_A_UNIT = 200;
const STEPS_OF_A_PATH = 1000;

type Curve = (x: number) => number;

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_unused, place) => from + place);

export const sum = (terms: readonly number[]): number => terms.reduce((total, term) => total + term, 0);

/** By Simpson's rule, in panels that end at the whole numbers, where a modulus may have its corner. */
export function integral(curve: Curve, from: number, to: number): number {
  const panels = Math.ceil(Math.abs(to - from)) * PANELS_IN_A_UNIT;
  const width = (to - from) / panels;
  const starts = range(0, panels - 1).map((panel) => from + panel * width);
  return sum(starts.map((x) => (width / 6) * (curve(x) + 4 * curve(x + width / 2) + curve(x + width))));
}

export function slopeAt(curve: Curve, x: number): number {
  const step = 1e-4;
  return (curve(x + step) - curve(x - step)) / (2 * step);
}

/** The value at another x of the solution of dy/dx = slope(x, y) through a point, by the Runge-Kutta method. */
export function follow(
  slope: (x: number, y: number) => number,
  [start, from]: readonly [x: number, y: number],
  end: number,
): number {
  const step = (end - start) / STEPS_OF_A_PATH;
  return range(0, STEPS_OF_A_PATH - 1).reduce((y, turn) => {
    const x = start + turn * step;
    const first = slope(x, y);
    const second = slope(x + step / 2, y + (step / 2) * first);
    const third = slope(x + step / 2, y + (step / 2) * second);
    const fourth = slope(x + step, y + step * third);
    return y + (step / 6) * (first + 2 * second + 2 * third + fourth);
  }, from);
}

export const dot = (one: readonly number[], other: readonly number[]): number =>
  sum(one.map((component, place) => component * (other[place] ?? Number.NaN)));

/** By expansion along the first row. */
export function determinant(rows: readonly (readonly number[])[]): number {
  const [first = [], ...below] = rows;
  if (below.length === 0) return first[0] ?? Number.NaN;
  return sum(
    first.map((entry, column) => {
      const minor = below.map((row) => row.filter((_unused, place) => place !== column));
      return (column % 2 === 0 ? 1 : -1) * entry * determinant(minor);
    }),
  );
}

export function cross(one: readonly number[], other: readonly number[]): number[] {
  const axes = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  return axes.map((axis) => determinant([axis, one, other]));
}

export function matrixProduct(
  one: readonly (readonly number[])[],
  other: readonly (readonly number[])[],
): number[][] {
  const columns = (other[0] ?? []).map((_unused, column) => other.map((row) => row[column] ?? Number.NaN));
  return one.map((row) => columns.map((column) => dot(row, column)));
}

/** Of a quadratic equation x^2 + px + q = 0 with real roots; NaN otherwise. */
export function rootsOf(p: number, q: number): [number, number] {
  const half = Math.sqrt(p * p - 4 * q) / 2;
  return [-p / 2 + half, -p / 2 - half];
}
