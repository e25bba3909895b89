import type { FastifyInstance } from 'fastify';
import {
  attemptsInProgress,
  createAttempt,
  getAttempt,
  getAttemptLog,
  getProgress,
  isUsualAttempt,
  knownAttempts,
  myAttempts,
  putProgress,
  syncAttempts as syncCall,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bind, bindSignedIn, bindText, signedIn } from '../../http/index.ts';
import { heldTicket } from './credential.ts';
import { appendProgress, readProgress } from './drafts.ts';
import { commitHandIn, prepareHandIn } from './hand-in.ts';
import { listAttempts } from './history.ts';
import { listInProgress } from './in-progress.ts';
import { tellWhatIsLacking } from './known.ts';
import type { ReadMarkedPaper } from './marked-papers.ts';
import { readAttemptLog, readResults } from './read-attempt.ts';
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
    const data = await syncAttempts(context, papers, identity, body.attempts, body.results);
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
  bindSignedIn(app, getAttemptLog, async ({ params }, caller) => ({
    data: await readAttemptLog(context, papers, caller, params.attemptId),
  }));
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
