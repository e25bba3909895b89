import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BodyMemory } from './body-memory.ts';
import { AppError } from './errors.ts';

export interface Admission {
  /** False where the server refuses nothing for being busy. */
  readonly enabled: boolean;
  readonly mostInProgress?: number | undefined;
  /** Calls whose bodies have been arriving for long make room for others. */
  readonly bodies: BodyMemory;
}

/** A hall that hands in at the same bell is some thousands; what is beyond would wait for longer than it takes to come again. */
const MOST_IN_PROGRESS = 5000;
const PROBE_EVERY_MS = 250;
/** Callers who waited through a stall of this length are rejected, so that the queue is empty when the stall ends, ms. */
const LONGEST_STALL_MS = 2000;

/** Those who run the server see what it does while it is busy, and why it is not ready. */
const ALWAYS_ANSWERED = /^(\/api)?\/(healthz|metrics)$/;

/**
 * Refuses calls, before their bodies are read, while the server is busy or on its way out. What was begun is answered.
 */
export function admitWhileAble(app: FastifyInstance, { enabled, mostInProgress, bodies }: Admission): void {
  const stalled = enabled ? watchForStalls(app) : () => false;
  const limit = enabled ? (mostInProgress ?? MOST_IN_PROGRESS) : Infinity;
  const retryAfter = spreadOut();
  let inProgress = 0;
  let leaving = false;
  app.addHook('preClose', async () => {
    leaving = true;
    endIdleConnections(app);
  });
  // Also on what was begun before: a connection that is kept open keeps the process from ending.
  app.addHook('onSend', async (_request, reply) => {
    if (leaving) reply.header('connection', 'close');
  });
  app.addHook('onRequest', async (request, reply) => {
    inProgress += 1;
    reply.raw.once('close', () => (inProgress -= 1));
    if (isAlwaysAnswered(request)) return;
    if (leaving || stalled() || (inProgress > limit && !bodies.giveUpSlowest()))
      throw new AppError('OVERLOADED', undefined, { retryAfter: retryAfter() });
  });
}

const END_IDLE_EVERY_MS = 100;

/**
 * An answer whose head was written just before the server began to leave does not close its connection, and is not
 * idle yet when Fastify ends those that are: it would hold the process until the grace is over.
 */
function endIdleConnections({ server }: FastifyInstance): void {
  const timer = setInterval(() => server.closeIdleConnections(), END_IDLE_EVERY_MS);
  server.once('close', () => clearInterval(timer));
}

function isAlwaysAnswered({ routeOptions }: FastifyRequest): boolean {
  return ALWAYS_ANSWERED.test(routeOptions.url ?? '');
}

/** A late timer shows how long the event loop was blocked. */
function watchForStalls(app: FastifyInstance): () => boolean {
  let stalled = false;
  let last = performance.now();
  const probe = setInterval(() => {
    const now = performance.now();
    stalled = now - last - PROBE_EVERY_MS > LONGEST_STALL_MS;
    last = now;
  }, PROBE_EVERY_MS);
  probe.unref();
  app.addHook('onClose', async () => clearInterval(probe));
  return () => stalled;
}

const SOONEST_SECONDS = 2;
const LATEST_SECONDS = 10;

/** 2 to 10 s in turn, so that callers who were rejected together do not return together. */
function spreadOut(): () => number {
  let refused = 0;
  return () => SOONEST_SECONDS + (refused++ % (LATEST_SECONDS - SOONEST_SECONDS + 1));
}
