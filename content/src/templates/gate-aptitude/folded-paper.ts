import { range } from '../numbers.ts';

/** The half that is folded over the other one. */
export type Fold = 'left' | 'right' | 'top' | 'bottom';

type Spot = readonly [x: number, y: number];
interface Sheet {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** What is left in sight, and how a point of it is found on the half that was folded over. */
function folded(sheet: Sheet, fold: Fold): readonly [Sheet, (spot: Spot) => Spot] {
  const [x, y] = [(sheet.left + sheet.right) / 2, (sheet.bottom + sheet.top) / 2];
  const sideways = ([atX, atY]: Spot): Spot => [2 * x - atX, atY];
  const upwards = ([atX, atY]: Spot): Spot => [atX, 2 * y - atY];
  switch (fold) {
    case 'left':
      return [{ ...sheet, left: x }, sideways];
    case 'right':
      return [{ ...sheet, right: x }, sideways];
    case 'top':
      return [{ ...sheet, top: y }, upwards];
    case 'bottom':
      return [{ ...sheet, bottom: y }, upwards];
  }
}

/** A point of the last crease, away from its ends. */
function onTheCrease({ left, right, bottom, top }: Sheet, fold: Fold, along: number): Spot {
  const [x, y] = [left + along * (right - left), bottom + along * (top - bottom)];
  const spots: Readonly<Record<Fold, Spot>> = {
    left: [left, y],
    right: [right, y],
    top: [x, top],
    bottom: [x, bottom],
  };
  return spots[fold];
}

/**
 * Holes of a sheet that was folded, punched and unfolded: every hole is followed back through the folds, and holes in the
 * same place are one.
 * @param inside holes away from edges and creases.
 * @param onCrease holes on the crease of the last fold.
 */
export function holesUnfolded(folds: readonly Fold[], inside: number, onCrease: number): number {
  let sheet: Sheet = { left: 0, right: 1, bottom: 0, top: 1 };
  const back: ((spot: Spot) => Spot)[] = [];
  for (const fold of folds) {
    const [next, mirror] = folded(sheet, fold);
    sheet = next;
    back.push(mirror);
  }
  const { left, right, bottom, top } = sheet;
  const away = range(1, inside).map((k): Spot => [
    left + (0.13 + 0.17 * k) * (right - left),
    bottom + (0.11 + 0.19 * k) * (top - bottom),
  ]);
  const last = folds.at(-1) ?? 'right';
  const creased = range(1, onCrease).map((k) => onTheCrease(sheet, last, 0.31 * k));
  const holes = back.reduceRight<Spot[]>(
    (spots, mirror) => [...spots, ...spots.map(mirror)],
    [...away, ...creased],
  );
  return new Set(holes.map((spot) => spot.map((value) => value.toFixed(9)).join())).size;
}
