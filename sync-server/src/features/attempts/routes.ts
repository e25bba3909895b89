import type { FastifyInstance } from 'fastify';
import {
  attemptsInProgress,
  attemptTime,
  createAttempt,
  decideRank,
  doubtedAttempts,
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
import { acceptUnreadJson, bind, bindSignedIn, bindText, bindUnread, signedIn } from '../../http/index.ts';
import { heldTicket } from './credential.ts';
import { readProgress, sayAttemptTime } from './attempt-time.ts';
import { decide, listDoubted } from './doubted-attempts.ts';
import { appendProgress } from './drafts.ts';
import { arrivalNow, commitHandIn, prepareHandIn } from './hand-in.ts';
import { listAttempts } from './history.ts';
import { listInProgress } from './in-progress.ts';
import { tellWhatIsLacking } from './known.ts';
import type { ReadMarkedPaper } from './marked-papers.ts';
import type { PrepareSync } from './prepare-sync.ts';
import { readAttemptLog, readResults } from './read-attempt.ts';
import { syncAttempts } from './sync.ts';

const HAND_IN = { malformedBody: 'MALFORMED_ATTEMPT', isUsual: isUsualAttempt } as const;

export function attemptRoutes(
  app: FastifyInstance,
  context: Context,
  papers: ReadMarkedPaper,
  prepareSync: PrepareSync,
): void {
  const serverTime = () => new Date(context.clock.now()).toISOString();

  bindText(
    app,
    createAttempt,
    async ({ body }, { identity, reply }) => {
      const held = await heldTicket(context, body.ticket);
      const bearer = { identity, held };
      const circumstances = { bearer, arrival: await arrivalNow(context), extent: 'whole' } as const;
      const prepared = await prepareHandIn(context, papers, circumstances, body);
      const { status, results } = await commitHandIn(context, papers, prepared, () => body);
      reply.code(status === 'new' ? 201 : 200);
      return `{"data":${results}}`;
    },
    HAND_IN,
  );
  void app.register(async (unread) => {
    acceptUnreadJson(unread);
    bindUnread(unread, syncCall, async (body, { identity }) => {
      const data = await syncAttempts(context, papers, prepareSync, { body, identity });
      return `{"data":${data},"serverTime":"${serverTime()}"}`;
    });
  });
  bind(app, doubtedAttempts, ({ query }) => listDoubted(context, query));
  bindSignedIn(app, decideRank, async (input, caller) => {
    await decide(context, caller, input);
    return { message: 'The decision was saved.' };
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
  bind(app, attemptTime, async (input, { identity }) => {
    const held = await heldTicket(context, input.body.ticket);
    return { data: await sayAttemptTime(context, papers, { identity, held }, input) };
  });
  bindSignedIn(app, getProgress, async ({ params }, caller) => ({
    data: await readProgress(context, papers, caller, params.attemptId),
  }));
}
