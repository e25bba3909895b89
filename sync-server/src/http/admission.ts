import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BodyMemory } from './body-memory.ts';
import { AppError } from './errors.ts';

export interface Admission {
  /** False to disable load shedding. */
  readonly enabled: boolean;
  readonly mostInProgress?: number | undefined;
  /** Requests whose bodies arrive slowly are given up for others. */
  readonly bodies: BodyMemory;
}

/**
 * Bounds concurrent requests. Several thousand students may hand in at the same time; further requests are rejected with
 * 503, because they would wait longer than a client's retry interval.
 */
const MOST_IN_PROGRESS = 5000;
const PROBE_EVERY_MS = 250;
/** Callers who waited through a stall of this length are rejected, so that the queue is empty when the stall ends, ms. */
const LONGEST_STALL_MS = 2000;

/** Monitoring must keep working while the server is busy or not ready. */
const ALWAYS_ANSWERED = /^(\/api)?\/(healthz|metrics)$/;

/**
 * Rejects requests, before their bodies are read, while the server is overloaded or shutting down. Requests in progress are
 * completed.
 */
export function rejectWhileOverloaded(
  app: FastifyInstance,
  { enabled, mostInProgress, bodies }: Admission,
): void {
  const stalled = enabled ? watchForStalls(app) : () => false;
  const limit = enabled ? (mostInProgress ?? MOST_IN_PROGRESS) : Infinity;
  const retryAfter = spreadRetries();
  let inProgress = 0;
  let leaving = false;
  app.addHook('preClose', async () => {
    leaving = true;
    endIdleConnections(app);
  });
  // On all responses, since an open keep-alive connection keeps the process from ending.
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
 * A response whose head was written just before the shutdown does not close its connection, and its connection is not yet
 * idle when Fastify closes idle ones: it would keep the process alive until the grace period ends.
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

/** 2 to 10 s in turn, so that callers who were rejected together do not retry together. */
function spreadRetries(): () => number {
  let refused = 0;
  return () => SOONEST_SECONDS + (refused++ % (LATEST_SECONDS - SOONEST_SECONDS + 1));
}
