import type { FastifyInstance } from 'fastify';
import {
  attemptsInProgress,
  createAttempt,
  getAttempt,
  getProgress,
  isUsualAttempt,
  knownAttempts,
  myAttempts,
  putProgress,
  syncAttempts as syncCall,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { AppError, bind, bindSignedIn, bindText, signedIn, type Caller } from '../../http/index.ts';
import { heldTicket } from './credential.ts';
import { appendProgress, readProgress } from './drafts.ts';
import { commitHandIn, prepareHandIn } from './hand-in.ts';
import { listAttempts } from './history.ts';
import { listInProgress } from './in-progress.ts';
import { tellWhatIsLacking } from './known.ts';
import type { ReadMarkedPaper } from './marked-papers.ts';
import { findAttempt, readPaperPolicy } from './queries.ts';
import { resultText } from './result.ts';
import { syncAttempts } from './sync.ts';

const HAND_IN = { malformedBody: 'MALFORMED_ATTEMPT', isUsual: isUsualAttempt } as const;

export function attemptRoutes(app: FastifyInstance, context: Context, papers: ReadMarkedPaper): void {
  const serverTime = () => new Date(context.clock.now()).toISOString();

  bindText(
    app,
    createAttempt,
    async ({ body }, { identity, reply }) => {
      const held = await heldTicket(context, body.ticket);
      const prepared = await prepareHandIn(context, papers, { identity, held }, body);
      const { status, results } = await commitHandIn(context, prepared);
      reply.code(status === 'new' ? 201 : 200);
      return `{"data":${results}}`;
    },
    HAND_IN,
  );
  bindText(app, syncCall, async ({ body }, { identity }) => {
    const data = await syncAttempts(context, papers, identity, body.attempts);
    return `{"data":${data},"serverTime":"${serverTime()}"}`;
  });
  bind(app, knownAttempts, async ({ body }, { identity }) => ({
    data: await tellWhatIsLacking(context, identity, body.attempts),
    serverTime: serverTime(),
  }));
  bindSignedIn(app, myAttempts, ({ query }, caller) => listAttempts(context, caller._id, query));
  bindText(app, getAttempt, async ({ params }, { identity }) => {
    return `{"data":${await readResults(context, papers, signedIn(identity), params.attemptId)}}`;
  });
  bindSignedIn(app, attemptsInProgress, async (_input, caller) => ({
    data: await listInProgress(context, caller._id),
  }));
  bindSignedIn(app, putProgress, async (input, caller) => ({
    data: await appendProgress(context, caller, input),
    serverTime: serverTime(),
  }));
  bindSignedIn(app, getProgress, async ({ params }, caller) => ({
    data: await readProgress(context, caller, params.attemptId),
  }));
}

/** Another student's attempt is not there, as far as a student can tell. */
async function readResults(
  context: Context,
  papers: ReadMarkedPaper,
  caller: Caller,
  attemptId: string,
): Promise<string> {
  const { store, clock } = context;
  const attempt = await findAttempt(store, store.read, attemptId);
  const maySee = attempt !== undefined && (attempt.userId === caller._id || caller.role === 'admin');
  if (!maySee) throw new AppError('NOT_FOUND');
  const marked = await papers(attempt.packageVersion);
  const policy = await readPaperPolicy(store, attempt.paperId);
  if (marked === null || policy === undefined) throw new AppError('NOT_READY');
  return resultText(attempt, marked, { keyReleaseAt: policy.keyReleaseAt, now: clock.now() });
}
