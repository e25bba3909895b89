import { readLog } from '@exam/shared-schema/attempt';
import type { Scope } from '@exam/shared-schema/access';
import type { AttemptLog } from '@exam/shared-schema/contract';
import type { Context } from '../context.ts';
import { ofUsers } from '../crud/index.ts';
import { AppError, scopeOf, type Caller } from '../http/index.ts';
import type { ReadKeyedPaper } from './keyed-papers.ts';
import { findAttempt, readStoredLog, usersWithAttempt } from './queries.ts';
import { resultText, type AttemptRow } from './result.ts';

/** A caller, and the attempts that the caller has. */
interface Reader {
  readonly _id: string;
  readonly scope: Scope | null;
}

const readerOf = (caller: Caller): Reader => ({ _id: caller._id, scope: scopeOf(caller, 'attempts') });

/**
 * The caller's own attempt with this id, or another one that the caller has (OR3): an administrator any, a student none.
 */
async function findVisible({ store }: Context, { _id, scope }: Reader, id: string): Promise<AttemptRow> {
  const own = await findAttempt(store, store.read, { id, userId: _id });
  if (own !== undefined) return own;
  const among = ofUsers(store, scope, store.t.attempts.userId);
  const [userId] = scope?.reach === 'own' ? [] : await usersWithAttempt(store, id, among);
  const attempt = userId === undefined ? undefined : await findAttempt(store, store.read, { id, userId });
  if (attempt === undefined) throw new AppError('NOT_FOUND');
  return attempt;
}

/** @returns JSON of a resultSchema, see resultText. */
export async function readResults(
  context: Context,
  papers: ReadKeyedPaper,
  caller: Caller,
  attemptId: string,
): Promise<string> {
  return readAs(context, papers, readerOf(caller), attemptId);
}

async function readAs(
  context: Context,
  papers: ReadKeyedPaper,
  reader: Reader,
  attemptId: string,
): Promise<string> {
  const { clock, installation } = context;
  const attempt = await findVisible(context, reader, attemptId);
  const paper = await papers(attempt.packageVersion);
  if (paper === null) throw new AppError('NOT_READY');
  const { keyed, policy } = paper;
  const toAdmin = reader.scope !== null && reader.scope.reach !== 'own';
  return resultText(attempt, keyed, { ...policy, installation, now: clock.now(), toAdmin });
}

/** For the export of a user's data: JSON of the result as its student sees it; null if the paper has no key. */
export function releasedResults(context: Context, papers: ReadKeyedPaper) {
  return async (userId: string, attemptId: string): Promise<string | null> => {
    try {
      return await readAs(context, papers, { _id: userId, scope: { reach: 'own', userId } }, attemptId);
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
  const attempt = await findVisible(context, readerOf(caller), attemptId);
  const paper = await papers(attempt.packageVersion);
  if (paper === null) throw new AppError('NOT_READY');
  const read = readLog((await readStoredLog(context.store, attempt)) ?? '');
  return { timingPolicy: paper.keyed.paper.timing.policy, events: read.ok ? [...read.events] : [] };
}
