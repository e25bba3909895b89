import { and, eq, inArray } from 'drizzle-orm';
import type { Queries, Store, Transaction } from '../../database/index.ts';
import { sumOfScores } from './section-scores.ts';
import { addTally, NOTHING, type PaperTally } from './tally-attempts.ts';

/** The position up to which something was counted: a time (epoch ms) and an attempt's id. */
export interface Progress {
  readonly receivedAt: number;
  readonly attemptId: string;
}

const BEGINNING: Progress = { receivedAt: 0, attemptId: '' };

/** The progress of the statistics of attempts. */
export const ATTEMPTS = 'questions';

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
  await queries.lock('count-statistics');
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

/** Replaces the counts of a paper. */
export async function replaceTally(
  store: Store,
  queries: Queries,
  paperId: string,
  tally: PaperTally,
): Promise<void> {
  const { questionStatistics, sectionStatistics } = store.t;
  await queries.delete(questionStatistics).where(eq(questionStatistics.paperId, paperId));
  await queries.delete(sectionStatistics).where(eq(sectionStatistics.paperId, paperId));
  await addToPaper(store, queries, paperId, tally);
}

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
    await queries
      .insert(table)
      .values({ paperId, position, ...sum })
      .onConflictDoUpdate({ target: [table.paperId, table.position], set: sum });
  }
}
