import type { FastifyInstance } from 'fastify';
import {
  attemptsInProgress,
  attemptTime,
  createAttempt,
  getAttempt,
  getAttemptLog,
  getProgress,
  knownAttempts,
  myAttempts,
  putProgress,
  syncAttempts as syncCall,
} from '@exam/shared-schema/contract';
import { bind, bindText, bindUnread, type Exchange } from '../../http/index.ts';
import { readProgress, readAttemptTime } from './drafts/attempt-time.ts';
import { heldTicket } from './hand-in/credential.ts';
import { doubtedAttemptRoutes } from './results/doubted-attempts.ts';
import { appendProgress } from './drafts/drafts.ts';
import { listAttempts } from './results/history.ts';
import { listInProgress } from './drafts/in-progress.ts';
import { findMissingAttempts } from './known.ts';
import { extraTimeNow } from '../../papers/extra-time.ts';
import { readAttemptLog, readResults } from '../../marked-attempts/read-attempt.ts';
import { handInOne, syncAttempts, type Arrived, type Intake } from './hand-in/sync.ts';
import { ticketCredential } from './hand-in/ticket-credential.ts';

export function attemptRoutes(app: FastifyInstance, intake: Intake): void {
  const { context, papers } = intake;
  const serverTime = () => new Date(context.clock.now()).toISOString();
  const bySender = { credential: ticketCredential(context.installation) };

  bindUnread(
    app,
    createAttempt,
    async (body, exchange) => {
      const { status, results } = await handInOne(intake, arrived(body, exchange), exchange.request.log);
      return { status: status === 'new' ? 201 : 200, answer: `{"data":${results}}` };
    },
    bySender,
  );
  bindUnread(
    app,
    syncCall,
    async (body, exchange) => {
      const data = await syncAttempts(intake, arrived(body, exchange), exchange.request.log);
      return `{"data":${data},"serverTime":"${serverTime()}"}`;
    },
    bySender,
  );
  doubtedAttemptRoutes(app, context);
  bind(
    app,
    knownAttempts,
    async ({ body }, { identity }) => ({
      data: await findMissingAttempts(context, identity, body.attempts),
      serverTime: serverTime(),
    }),
    bySender,
  );
  bind(app, myAttempts, ({ query }, { caller }) => listAttempts(context, caller._id, query));
  bindText(app, getAttempt, async ({ params }, { caller }) => {
    return `{"data":${await readResults(context, papers, caller, params.attemptId)}}`;
  });
  bind(app, getAttemptLog, async ({ params }, { caller }) => ({
    data: await readAttemptLog(context, papers, caller, params.attemptId),
  }));
  bind(app, attemptsInProgress, async (_input, { caller }) => ({
    data: await listInProgress(context, caller._id),
  }));
  bind(app, putProgress, async (input, { caller }) => {
    const data = await appendProgress(context, caller, input);
    const extraTimePercent = await extraTimeNow(context.store, caller, input.body.testId);
    return { data: { ...data, extraTimePercent }, serverTime: serverTime() };
  });
  bind(app, attemptTime, async (input, { identity }) => {
    const held = await heldTicket(context, input.body.ticket);
    return { data: await readAttemptTime(context, papers, { identity, held }, input) };
  });
  bind(app, getProgress, async ({ params }, { caller }) => ({
    data: await readProgress(context, papers, caller, params.attemptId),
  }));
}

function arrived(body: Uint8Array, { identity, request }: Exchange): Arrived {
  return { body, identity, sender: request.sender ?? '' };
}
