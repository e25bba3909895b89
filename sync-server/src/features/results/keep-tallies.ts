import { and, eq, inArray } from 'drizzle-orm';
import type { Queries, Store, Transaction } from '../../database/index.ts';
import { sumOfScores } from './section-scores.ts';
import { forgetDerived, MARKED_ANSWERS } from '../../marked-answers/index.ts';
import { addTally, NOTHING, type PaperTally } from './tally-attempts.ts';

/** The position up to which something was counted: a time (epoch ms) and an attempt's id. */
export interface Progress {
  readonly receivedAt: number;
  readonly attemptId: string;
}

const BEGINNING: Progress = { receivedAt: 0, attemptId: '' };

/** The progress of the marked answers, and of the counts that are made of them. */
export const ATTEMPTS = 'answers';

export async function readProgress({ t }: Store, queries: Queries, name: string): Promise<Progress> {
  const [row] = await queries
    .select({ receivedAt: t.statisticsProgress.receivedAt, attemptId: t.statisticsProgress.attemptId })
    .from(t.statisticsProgress)
    .where(eq(t.statisticsProgress.name, name));
  return row ?? BEGINNING;
}

export async function setProgress({ t }: Store, queries: Queries, name: string, to: Progress): Promise<void> {
  await queries
    .insert(t.statisticsProgress)
    .values({ name, ...to })
    .onConflictDoUpdate({ target: t.statisticsProgress.name, set: to });
}

/** Whether no other run has counted since. Takes the lock that every change of a tally holds. */
export async function isUpTo(store: Store, queries: Transaction, from: Progress): Promise<boolean> {
  await queries.lock(MARKED_ANSWERS);
  const now = await readProgress(store, queries, ATTEMPTS);
  return now.receivedAt === from.receivedAt && now.attemptId === from.attemptId;
}

export async function addToPaper(
  store: Store,
  queries: Queries,
  paperId: string,
  tally: PaperTally,
): Promise<void> {
  await addQuestions(store, queries, paperId, tally.questions);
  await addSections(store, queries, paperId, tally.sections);
}

/** The progress of earlier versions, which counted attempts without storing their answers. */
const WITHOUT_ANSWERS = 'questions';

/** FA4: removes all counts, before the answers of the first attempt are counted. */
export async function forgetCounts(store: Store, queries: Queries): Promise<void> {
  const { t } = store;
  await forgetDerived(store, queries);
  await queries.delete(t.questionStatistics);
  await queries.delete(t.sectionStatistics);
  await queries.delete(t.statisticsProgress).where(eq(t.statisticsProgress.name, WITHOUT_ANSWERS));
}

export const isBeginning = ({ receivedAt, attemptId }: Progress): boolean =>
  receivedAt === BEGINNING.receivedAt && attemptId === BEGINNING.attemptId;

async function addQuestions(
  { t: { questions, questionStatistics: table } }: Store,
  queries: Queries,
  paperId: string,
  tallies: PaperTally['questions'],
): Promise<void> {
  const ids = [...tallies.keys()];
  const rows = await queries
    .select()
    .from(table)
    .where(and(eq(table.paperId, paperId), inArray(table.questionId, ids)));
  const before = new Map(rows.map((row) => [row.questionId, row]));
  // A question may have been deleted from the bank.
  const there = await queries.select({ id: questions.id }).from(questions).where(inArray(questions.id, ids));
  for (const { id: questionId } of there) {
    const sum = addTally(before.get(questionId) ?? NOTHING, tallies.get(questionId) ?? NOTHING);
    await queries
      .insert(table)
      .values({ paperId, questionId, ...sum })
      .onConflictDoUpdate({ target: [table.paperId, table.questionId], set: sum });
  }
  // As if the attempts that were taken out had never been counted.
  await queries.delete(table).where(and(eq(table.paperId, paperId), eq(table.attempts, 0)));
}

async function addSections(
  { t: { sectionStatistics: table } }: Store,
  queries: Queries,
  paperId: string,
  tallies: PaperTally['sections'],
): Promise<void> {
  const rows = await queries.select().from(table).where(eq(table.paperId, paperId));
  const before = new Map(rows.map((row) => [row.position, row.scores]));
  for (const [position, { title, scores }] of tallies) {
    const sum = { title, scores: sumOfScores(before.get(position) ?? {}, scores) };
    if (Object.keys(sum.scores).length === 0) {
      await queries.delete(table).where(and(eq(table.paperId, paperId), eq(table.position, position)));
      continue;
    }
    await queries
      .insert(table)
      .values({ paperId, position, ...sum })
      .onConflictDoUpdate({ target: [table.paperId, table.position], set: sum });
  }
}
