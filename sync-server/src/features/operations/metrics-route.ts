import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, isLoopback } from '../../http/index.ts';
import type { Metrics } from './metrics.ts';

/** Answers to callers on this machine, and to whoever knows the token where one is set. For others it is not there. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none';
    metrics.answered({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { compress: false }, async (request, reply) => {
    if (!isLoopback(request) && !bears(request, token)) throw new AppError('NOT_FOUND');
    const { type, text } = await metrics.page();
    return reply.header('cache-control', 'no-store').type(type).send(text);
  });
}

function bears({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** Of one length, whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
