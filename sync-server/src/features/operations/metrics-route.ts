import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, isLoopback } from '../../http/index.ts';
import type { Metrics } from './metrics.ts';

/** Available to callers on this machine and, if a token is set, to those who send it. Others get 404. */
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

/** Hashed, so that both compared values have the same length. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
