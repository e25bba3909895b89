import { getAttempt, type AttemptResult } from '@exam/shared-schema/contract';
import { callApi } from '../../api/index.ts';
import type { ExamDatabase } from '../database/database.ts';
import { isSignedInAs } from '../database/remove-fetched.ts';
import { noteMistakes } from '../notebook/mistakes.ts';
import { mistakesIn } from '../notebook/mistakes-of-result.ts';
import { movedAttempts } from '../attempt/moved-attempts.ts';
import { renewToken, usableToken } from '../session/renewal.ts';
import { currentSession } from '../session/session.ts';
import { isSuperseded } from './stored-result.ts';

/** A restored server may not have the attempt of one result (SY10); the others are still requested. */
const NOT_THERE = 404;

/**
 * SY14: loads the questions of every result that is only a summary, so that its analysis is available offline. A
 * result that fails stays a summary and is retried. AC54: also loads results that were removed at a sign-out, which their
 * receipts name. SY6: also loads the results of attempts that another device
 * continued, which shows this device that the exam was handed in there.
 * @returns how many results of the signed-in user are still incomplete.
 */
export async function completeResults(database: ExamDatabase): Promise<number> {
  const session = await currentSession(database);
  if (session === null) return 0;
  const userId = session.user._id;
  const summaries = database.results.where('[userId+result.status]').equals([userId, 'summary']);
  const moved = await movedAttempts(database, userId);
  const attemptIds = new Set([
    ...(await summaries.primaryKeys()),
    ...(await removedResults(database, userId)),
    ...moved.map(({ attemptId }) => attemptId),
  ]);
  let lacking = attemptIds.size;
  for (const attemptId of attemptIds) {
    const answer = await callApi(
      getAttempt,
      { params: { attemptId } },
      {
        token: await usableToken(database),
        renew: (refused) => renewToken(database, userId, refused),
        priority: 'low',
        edge: database.edge,
      },
    );
    if (answer.ok) {
      await keepResult(database, userId, answer.answer.data);
      lacking -= 1;
    } else if (answer.status !== NOT_THERE) break;
  }
  return lacking;
}

/** Attempts with a receipt and without a result. One in the outbox gets its result with its new receipt. */
async function removedResults(database: ExamDatabase, userId: string): Promise<string[]> {
  const { receipts, results, outbox } = database;
  const ids = await receipts.where('userId').equals(userId).primaryKeys();
  const there = new Set([
    ...(await results.where('userId').equals(userId).primaryKeys()),
    ...(await outbox.where('userId').equals(userId).primaryKeys()),
  ]);
  return ids.filter((id) => !there.has(id));
}

/**
 * Stores a result from the server, unless its user has signed out meanwhile. A superseded log (SY6) keeps its own receipt and flag, because the result belongs
 * to the log that was scored.
 */
export async function keepResult(
  database: ExamDatabase,
  userId: string,
  result: AttemptResult,
): Promise<void> {
  const { attemptId } = result;
  const storedAt = database.edge.now();
  const { results, receipts, notebookCards, notebookQuestions, session } = database;
  await database.transaction('rw', results, receipts, notebookCards, notebookQuestions, session, async () => {
    if (!(await isSignedInAs(database, userId))) return;
    // NB1: the mistakes enter the notebook in the same transaction.
    if (result.status === 'scored') await noteMistakes(database, userId, mistakesIn(result));
    const known = await database.results.get(attemptId);
    const flags = known !== undefined && isSuperseded(known) ? known.result.flags : result.flags;
    const own = await database.receipts.get(attemptId);
    const receipt = own?.receipt ?? result.receipt;
    const unopenedBy = known?.unopenedBy;
    const row = { attemptId, userId, result: { ...result, flags, receipt }, storedAt };
    await database.results.put(unopenedBy === undefined ? row : { ...row, unopenedBy });
    if (own === undefined) await database.receipts.put({ attemptId, userId, receipt, storedAt });
  });
}
