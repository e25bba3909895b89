import { degrees } from '../numbers.ts';
import { isWhole } from './rupees.ts';

/** Angles as papers print them, and figures by coordinates: questions of geometry are checked without a theorem. */

type Spot = readonly [x: number, y: number];

export const angle = (value: number): string => String.raw`$${value}^\circ$`;

/** How options look that are angles of a whole number of degrees. */
export const asAngle = (value: number): string | null =>
  isWhole(value) && value > 0 ? angle(Math.round(value)) : null;

/** A point of a circle round the origin. */
export const onCircle = (turned: number): Spot => [Math.cos(degrees(turned)), Math.sin(degrees(turned))];

/** The angle that two points are seen under from a third, in degrees. */
export function angleAt([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const turned = Math.abs(Math.atan2(ay - y, ax - x) - Math.atan2(by - y, bx - x)) * (180 / Math.PI);
  return Math.min(turned, 360 - turned);
}

/** A triangle on the base from (0, 0) to (1, 0), with these angles at its ends. */
export function triangleOn(left: number, right: number): readonly [Spot, Spot, Spot] {
  const [rise, fall] = [Math.tan(degrees(left)), Math.tan(degrees(right))];
  // A line straight up has no slope to meet the other with.
  const x = Math.abs(left - 90) < 1e-9 ? 0 : Math.abs(right - 90) < 1e-9 ? 1 : fall / (rise + fall);
  const y = Math.abs(left - 90) < 1e-9 ? fall : rise * x;
  return [
    [0, 0],
    [1, 0],
    [x, y],
  ];
}

/** The area within corners that are named in their order. */
export function areaOf(corners: readonly Spot[]): number {
  const twice = corners.reduce((all, [x, y], place) => {
    const [nextX, nextY] = corners[(place + 1) % corners.length] ?? [0, 0];
    return all + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

export const lengthOf = ([ax, ay]: Spot, [bx, by]: Spot): number => Math.hypot(ax - bx, ay - by);
