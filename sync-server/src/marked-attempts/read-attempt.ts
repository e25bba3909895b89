import { readLog } from '@exam/shared-schema/attempt';
import type { AttemptLog } from '@exam/shared-schema/contract';
import type { Context } from '../context.ts';
import { AppError, type Caller } from '../http/index.ts';
import type { ReadKeyedPaper } from './keyed-papers.ts';
import { findAttempt, readStoredLog, usersWithAttempt } from './queries.ts';
import { resultText, type AttemptRow } from './result.ts';

type Reader = Pick<Caller, '_id' | 'role'>;

/**
 * The caller's own attempt with this id, or any user's for an administrator. For a student, other students' attempts do
 * not exist.
 */
async function findVisible({ store }: Context, caller: Reader, id: string): Promise<AttemptRow> {
  const own = await findAttempt(store, store.read, { id, userId: caller._id });
  if (own !== undefined) return own;
  const [userId] = caller.role === 'admin' ? await usersWithAttempt(store, id) : [];
  const attempt = userId === undefined ? undefined : await findAttempt(store, store.read, { id, userId });
  if (attempt === undefined) throw new AppError('NOT_FOUND');
  return attempt;
}

/** @returns JSON of a resultSchema, see resultText. */
export async function readResults(
  context: Context,
  papers: ReadKeyedPaper,
  caller: Reader,
  attemptId: string,
): Promise<string> {
  const { clock, installation } = context;
  const attempt = await findVisible(context, caller, attemptId);
  const paper = await papers(attempt.packageVersion);
  if (paper === null) throw new AppError('NOT_READY');
  const { keyed, policy } = paper;
  const toAdmin = caller.role === 'admin';
  return resultText(attempt, keyed, { ...policy, installation, now: clock.now(), toAdmin });
}

/** For the export of a user's data: JSON of the result as its student sees it; null if the paper has no key. */
export function releasedResults(context: Context, papers: ReadKeyedPaper) {
  return async (userId: string, attemptId: string): Promise<string | null> => {
    try {
      return await readResults(context, papers, { _id: userId, role: 'student' }, attemptId);
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  };
}

/** The events of the log text that was marked. Empty if the attempt came without a log. */
export async function readAttemptLog(
  context: Context,
  papers: ReadKeyedPaper,
  caller: Caller,
  attemptId: string,
): Promise<AttemptLog> {
  const attempt = await findVisible(context, caller, attemptId);
  const paper = await papers(attempt.packageVersion);
  if (paper === null) throw new AppError('NOT_READY');
  const read = readLog((await readStoredLog(context.store, attempt)) ?? '');
  return { timingPolicy: paper.keyed.paper.timing.policy, events: read.ok ? [...read.events] : [] };
}
