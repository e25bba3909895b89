import type { Context } from '../src/context.ts';
import { changesBetween } from '../src/features/leaderboard/changes.ts';
import { writeChanges } from '../src/features/leaderboard/update-leaderboards.ts';
import { addStudents } from './world.ts';

const ROWS_AT_ONCE = 1000;
const FIGURES = '12,14,7350000,980000,412,560,720,31000,7421';

export interface PlacedStudent {
  readonly userId: string;
  readonly score: number;
}

/** Scores around 300 of 1000, the sum of three chances: many students, few at the top. In hundredths. */
function someScore(): number {
  const chance = Math.random() + Math.random() + Math.random();
  return Math.floor((chance / 3) * 60_000);
}

/** More students on the overall board, written as a batch of the server writes them. */
export async function fillLeaderboard(
  context: Context,
  count: number,
  named: string,
): Promise<PlacedStudent[]> {
  const placed: PlacedStudent[] = [];
  for (let first = 0; first < count; first += ROWS_AT_ONCE) {
    const ids = await addStudents(context, Math.min(ROWS_AT_ONCE, count - first), `${named}-${first}`);
    const added = ids.map((userId) => ({ userId, score: someScore() }));
    await place(context, added);
    placed.push(...added);
  }
  return placed;
}

async function place({ store }: Context, students: readonly PlacedStudent[]): Promise<void> {
  const rows = students.map(({ userId, score }) => ({
    userId,
    board: '',
    score,
    figures: FIGURES,
    month: 202_601,
    monthScore: score,
    monthFigures: FIGURES,
    week: 20_458,
    weekScore: score,
    weekFigures: FIGURES,
  }));
  const nothing = { at: 0, reasons: new Map<string, string>() };
  await store.write((queries) => writeChanges(store, queries, changesBetween([], rows), nothing));
}
