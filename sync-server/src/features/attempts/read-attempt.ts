import type { HandInEvent } from '@exam/shared-schema/attempt';
import type { AttemptLog } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { AppError, type Caller } from '../../http/index.ts';
import { earlierEvents } from './earlier-events.ts';
import type { ReadMarkedPaper } from './marked-papers.ts';
import { findAttempt, readLog } from './queries.ts';
import { resultText, type AttemptRow } from './result.ts';

/** Another student's attempt is not there, as far as a student can tell. */
async function findVisible({ store }: Context, caller: Caller, attemptId: string): Promise<AttemptRow> {
  const attempt = await findAttempt(store, store.read, attemptId);
  const maySee = attempt !== undefined && (attempt.userId === caller._id || caller.role === 'admin');
  if (!maySee) throw new AppError('NOT_FOUND');
  return attempt;
}

/** @returns JSON of a resultSchema, see resultText. */
export async function readResults(
  context: Context,
  papers: ReadMarkedPaper,
  caller: Caller,
  attemptId: string,
): Promise<string> {
  const { clock, installation } = context;
  const attempt = await findVisible(context, caller, attemptId);
  const paper = await papers(attempt.packageVersion);
  if (paper === null) throw new AppError('NOT_READY');
  const { marked, policy } = paper;
  const toAdmin = caller.role === 'admin';
  return resultText(attempt, marked, { ...policy, installation, now: clock.now(), toAdmin });
}

/** The whole log, that of the draft which it goes on from included (ST13). */
export async function readAttemptLog(
  context: Context,
  papers: ReadMarkedPaper,
  caller: Caller,
  attemptId: string,
): Promise<AttemptLog> {
  const { store } = context;
  const attempt = await findVisible(context, caller, attemptId);
  const paper = await papers(attempt.packageVersion);
  if (paper === null) throw new AppError('NOT_READY');
  const { userId, paperId: testId, packageVersion } = attempt;
  const text = await readLog(store, attemptId);
  const own = text === null ? [] : (JSON.parse(text) as { events: HandInEvent[] }).events;
  const earlier = await earlierEvents(store, { attemptId, userId, testId, packageVersion }, own[0]);
  return { timingPolicy: paper.marked.paper.timing.policy, events: [...earlier, ...own] };
}
