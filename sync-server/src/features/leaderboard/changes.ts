import { bucketsOf } from './buckets.ts';
import { placesOf, type Placed, type LeaderboardRow } from './compute.ts';
import { sumsOf } from './formulas.ts';

/** Changes of the sums of a board in one period. */
export interface LeaderboardChange {
  readonly board: string;
  readonly period: number;
  students: number;
  total: number;
  tests: number;
}

/** The changes of one batch in rows, boards and counts. */
export interface Changes {
  readonly kept: LeaderboardRow[];
  readonly gone: LeaderboardRow[];
  readonly boards: Map<string, LeaderboardChange>;
  /** Differences of the counts; the key combines board, period and bucket. */
  readonly counts: Map<string, readonly [board: string, period: number, bucket: number, students: number]>;
}

/** Compares the rows of some students before and after. */
export function changesBetween(before: readonly LeaderboardRow[], after: readonly LeaderboardRow[]): Changes {
  const changes: Changes = { kept: [], gone: [], boards: new Map(), counts: new Map() };
  const earlier = new Map(before.map((row) => [nameOf(row), row]));
  for (const row of after) {
    const old = earlier.get(nameOf(row));
    earlier.delete(nameOf(row));
    if (old !== undefined && isSame(old, row)) continue;
    changes.kept.push(row);
    move(changes, old, row);
  }
  for (const row of earlier.values()) {
    changes.gone.push(row);
    move(changes, row, undefined);
  }
  for (const [key, [, , , students]] of changes.counts) if (students === 0) changes.counts.delete(key);
  return changes;
}

const nameOf = ({ userId, board }: LeaderboardRow) => `${userId} ${board}`;

function isSame(a: LeaderboardRow, b: LeaderboardRow): boolean {
  const places = placesOf(b);
  return placesOf(a).every(({ period, score, figures }, index) => {
    const other = places[index];
    return period === other?.period && score === other.score && figures === other.figures;
  });
}

function move(changes: Changes, from: LeaderboardRow | undefined, to: LeaderboardRow | undefined): void {
  for (const placed of from === undefined ? [] : placesOf(from)) count(changes, placed, -1);
  for (const placed of to === undefined ? [] : placesOf(to)) count(changes, placed, 1);
}

function count({ boards, counts }: Changes, { board, period, score, figures }: Placed, by: 1 | -1): void {
  const name = `${board} ${period}`;
  const change = boards.get(name) ?? { board, period, students: 0, total: 0, tests: 0 };
  const { total, tests } = sumsOf(figures);
  change.students += by;
  change.total += by * total;
  change.tests += by * tests;
  boards.set(name, change);
  for (const bucket of bucketsOf(score)) {
    const key = `${name} ${bucket}`;
    counts.set(key, [board, period, bucket, (counts.get(key)?.[3] ?? 0) + by]);
  }
}
