import { eq, inArray, max, sql } from 'drizzle-orm';
import { answerFigures, type Queries, type Store, type Tables } from '../database/index.ts';
import type { MarkedAnswer } from './mark-answers.ts';

type FigureRow = Tables['dailyFigures']['$inferSelect'];
type Figure = FigureRow['figure'];

const DAY_MS = 86_400_000;
/** Days are those of India, UTC+05:30 (SG2). */
const OFFSET_MS = 5.5 * 3_600_000;

/** The day in India of a time (epoch ms), in days since 1970. */
export const dayInIndia = (time: number): number => Math.floor((time + OFFSET_MS) / DAY_MS);

/** When a day ends, epoch ms. */
export const endOfDay = (day: number): number => (day + 1) * DAY_MS - OFFSET_MS;

/** Changes of daily figures, by the key of their rows. */
type FigureChanges = Map<string, FigureRow>;

export const emptyFigures = (): FigureChanges => new Map();

function change(changes: FigureChanges, row: FigureRow): void {
  const { figure, day, difficulty, value } = row;
  const key = `${figure} ${day} ${difficulty}`;
  changes.set(key, { ...row, value: (changes.get(key)?.value ?? 0) + value });
}

const plain = (figure: Figure, day: number, value: number): FigureRow => ({
  figure,
  day,
  difficulty: 0,
  value,
});

/** FG2: counts an attempt, with its answers. */
export function countAttempt(changes: FigureChanges, day: number, answers: readonly MarkedAnswer[]): void {
  change(changes, plain('completed', day, 1));
  const seconds = answers.reduce((sum, answer) => sum + (answer.seconds ?? 0), 0);
  change(changes, plain('seconds', day, seconds));
  for (const answer of answers) countAnswer(changes, day, answer, 1);
}

/** FG2: counts an answer that a newer key marks differently. */
export function countRemarked(
  changes: FigureChanges,
  day: number,
  before: MarkedAnswer | undefined,
  after: MarkedAnswer | undefined,
): void {
  if (before !== undefined) countAnswer(changes, day, before, -1);
  if (after !== undefined) countAnswer(changes, day, after, 1);
}

function countAnswer(
  changes: FigureChanges,
  day: number,
  { difficulty, outcome }: MarkedAnswer,
  by: 1 | -1,
): void {
  if (outcome === 'unanswered') return;
  const at = { day, difficulty: difficulty ?? 0 };
  change(changes, { figure: 'answered', ...at, value: by });
  if (outcome === 'correct') change(changes, { figure: 'correct', ...at, value: by });
}

/** FG4: moves students to the day of their last attempt, before their new attempts are added. */
export async function countActive(
  store: Store,
  queries: Queries,
  attempts: readonly { readonly userId: string; readonly day: number }[],
): Promise<void> {
  const { markedAttempts: table } = store.t;
  const latest = new Map<string, number>();
  for (const { userId, day } of attempts) latest.set(userId, Math.max(day, latest.get(userId) ?? day));
  if (latest.size === 0) return;
  const rows = await queries
    .select({ userId: table.userId, day: max(table.day) })
    .from(table)
    .where(inArray(table.userId, [...latest.keys()]))
    .groupBy(table.userId);
  const before = new Map(rows.map(({ userId, day }) => [userId, day]));
  const changes = emptyFigures();
  for (const [userId, day] of latest) {
    const last = before.get(userId) ?? null;
    if (last !== null && last >= day) continue;
    if (last !== null) change(changes, plain('active', last, -1));
    change(changes, plain('active', day, 1));
  }
  await addFigures(store, queries, changes);
}

export async function addFigures(
  { t: { dailyFigures: table } }: Store,
  queries: Queries,
  changes: FigureChanges,
): Promise<void> {
  const rows = [...changes.values()].filter(({ value }) => value !== 0);
  if (rows.length === 0) return;
  await queries
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({
      target: [table.figure, table.day, table.difficulty],
      set: { value: sql`${table.value} + excluded.value` },
    });
}

/** IN5: the progress of the checks across attempts, as the number of a marked attempt. */
export const CHECKED = 'checked-attempts';

/** FA4: removes what follows from marked answers, before these are made again: their figures, and the prints of attempts. */
export async function forgetDerived({ t }: Store, queries: Queries): Promise<void> {
  const { dailyFigures, attemptPrints, statisticsProgress: progress } = t;
  await queries.delete(dailyFigures).where(inArray(dailyFigures.figure, [...answerFigures]));
  await queries.delete(attemptPrints);
  await queries.delete(progress).where(eq(progress.name, CHECKED));
}
