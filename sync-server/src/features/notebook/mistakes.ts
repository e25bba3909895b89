import { and, eq, inArray, max } from 'drizzle-orm';
import {
  isMistake,
  MOST_ATTEMPTS_AT_ONCE,
  type AttemptMistakes,
  type AttemptResult,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { heldUntilColumn } from '../../release/results-held-until.ts';

/** JSON of the result of a user's attempt, as far as it is released; null if it cannot be shown now. */
export type ResultOf = (userId: string, attemptId: string) => Promise<string | null>;

/**
 * A hand-in may be committed after one that was received later, so the attempts of the last minute are returned again, ms.
 */
const STILL_COMING_MS = 60_000;

interface ReleasedAttempt {
  readonly attemptId: string;
  /** When its key was last released or corrected, epoch ms. */
  readonly at: number;
}

/**
 * NB5: the mistakes of a student's attempts whose results include the key, in the order of release. A corrected key returns
 * the attempt again.
 * @param after the end of the previous page: `<epoch ms>.<attempt>`.
 */
export async function readMistakes(context: Context, resultOf: ResultOf, userId: string, after: string) {
  const now = context.clock.now();
  const waiting = (await releasedAttempts(context, userId))
    .filter((each) => each.at <= now && isAfter(each, after))
    .sort((a, b) => a.at - b.at || (a.attemptId < b.attemptId ? -1 : 1));
  const page = waiting.slice(0, MOST_ATTEMPTS_AT_ONCE);
  const attempts: AttemptMistakes[] = [];
  for (const { attemptId } of page) {
    const mistakes = mistakesIn(await resultOf(userId, attemptId));
    if (mistakes !== null) attempts.push(mistakes);
  }
  const hasMore = waiting.length > page.length;
  return { attempts, hasMore, upTo: nextPlace(page.at(-1), after, hasMore ? Infinity : now) };
}

function isAfter({ at, attemptId }: ReleasedAttempt, place: string): boolean {
  const [time = '0', id = ''] = place.split('.');
  return at > Number(time) || (at === Number(time) && attemptId > id);
}

function nextPlace(last: ReleasedAttempt | undefined, after: string, now: number): string {
  if (last === undefined) return after;
  return last.at < now - STILL_COMING_MS
    ? `${last.at}.${last.attemptId}`
    : `${Math.max(0, now - STILL_COMING_MS)}`;
}

async function releasedAttempts({ store: { read, t } }: Context, userId: string): Promise<ReleasedAttempt[]> {
  const { attempts, papers, answerKeys } = t;
  const rows = await read
    .select({
      attemptId: attempts.id,
      receivedAt: attempts.receivedAt,
      heldUntil: heldUntilColumn(papers),
      keyAt: max(answerKeys.createdAt),
    })
    .from(attempts)
    .innerJoin(papers, eq(papers.id, attempts.paperId))
    .innerJoin(answerKeys, eq(answerKeys.packageVersion, attempts.packageVersion))
    .where(eq(attempts.userId, userId))
    .groupBy(attempts.id, attempts.receivedAt, papers.id);
  return rows.map(({ attemptId, receivedAt, heldUntil, keyAt }) => ({
    attemptId,
    at: Math.max(receivedAt, heldUntil ?? 0, keyAt ?? 0),
  }));
}

/** @returns null if the result does not include the key (ST7, ST71). */
function mistakesIn(text: string | null): AttemptMistakes | null {
  const result = text === null ? null : (JSON.parse(text) as AttemptResult);
  if (result?.status !== 'scored') return null;
  const { attemptId, testTitle, receipt, detailedResults, sets } = result;
  const mistakes = detailedResults.filter(isMistake);
  const inUse = new Set(mistakes.map(({ set }) => set));
  const ofMistakes = sets?.filter(({ _id }) => inUse.has(_id)) ?? [];
  return {
    attemptId,
    testTitle,
    receivedAt: receipt.receivedAt,
    mistakes: mistakes.map((each) => ({ ...each, subject: each.subject ?? null })),
    others: detailedResults.filter((each) => !isMistake(each)).map(({ questionId }) => questionId),
    ...(ofMistakes.length > 0 && { sets: ofMistakes }),
  };
}

/** Filters the given questions to those in the bank whose key the student has seen in an own attempt. */
export function shownQuestions({ store }: Context, resultOf: ResultOf) {
  return async (userId: string, questionIds: readonly string[]): Promise<ReadonlySet<string>> => {
    const shown = await inLog(userId, questionIds);
    const open = questionIds.filter((id) => !shown.has(id));
    for (const [attemptId, ids] of await attemptsWith(userId, open)) {
      if (ids.every((id) => shown.has(id))) continue;
      if (includesKey(await resultOf(userId, attemptId))) for (const id of ids) shown.add(id);
    }
    return shown;
  };

  /** Questions with an entry were shown before. */
  async function inLog(userId: string, questionIds: readonly string[]): Promise<Set<string>> {
    const { notebookEntries: table } = store.t;
    const rows = await store.read
      .selectDistinct({ id: table.questionId })
      .from(table)
      .where(and(eq(table.userId, userId), inArray(table.questionId, [...questionIds])));
    return new Set(rows.map(({ id }) => id));
  }

  async function attemptsWith(userId: string, ids: readonly string[]): Promise<Map<string, string[]>> {
    if (ids.length === 0) return new Map();
    const { attempts, packageQuestions, questions } = store.t;
    const rows = await store.read
      .select({ attemptId: attempts.id, questionId: packageQuestions.questionId })
      .from(attempts)
      .innerJoin(packageQuestions, eq(packageQuestions.packageVersion, attempts.packageVersion))
      .innerJoin(questions, eq(questions.id, packageQuestions.questionId))
      .where(and(eq(attempts.userId, userId), inArray(packageQuestions.questionId, [...ids])));
    const byAttempt = new Map<string, string[]>();
    for (const { attemptId, questionId } of rows)
      byAttempt.set(attemptId, [...(byAttempt.get(attemptId) ?? []), questionId]);
    return byAttempt;
  }
}

function includesKey(text: string | null): boolean {
  return text !== null && (JSON.parse(text) as AttemptResult).status === 'scored';
}
