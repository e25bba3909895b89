import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Below this size, header and digest cost more than they save. */
const WORTH_BYTES = 1024;

const GENERATED_AT = /"generatedAt":"[^"]*",?/;

/** Adds the time to the answers of lists. @param clock epoch ms. */
export function dateLists(app: FastifyInstance, clock: { now(): number }): void {
  app.addHook<unknown>('preSerialization', async (request, reply, payload) => {
    const shape = (request.routeOptions.config.call?.answer as { readonly shape?: object } | undefined)
      ?.shape;
    const isList = shape !== undefined && 'generatedAt' in shape;
    if (!isList || reply.statusCode >= 300 || typeof payload !== 'object') return payload;
    return { ...payload, generatedAt: new Date(clock.now()).toISOString() };
  });
}

/**
 * Personal answers are not stored by browsers and proxies. Adds an ETag to public lists, so that clients with the same version get 304 instead of the list (RFC 9110, 15.4.5). Only
 * for public calls: personal data must not stay in a browser's cache. Registered before compression, so that the tag does
 * not depend on the content coding.
 */
export function controlCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const call = request.routeOptions.config.call;
    if (call !== undefined && call.access !== 'public' && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
    const isPublicList = call?.access === 'public' && call.method === 'GET';
    if (!isPublicList || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    if (payload.length < WORTH_BYTES || reply.hasHeader('etag') || reply.hasHeader('cache-control'))
      return payload;
    // The time of the answer is not part of what it says.
    const content = payload.replace(GENERATED_AT, '');
    const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (!hasFresh(request.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}

/** RFC 9110, section 13.1.2: weak comparison against each tag of the list. */
export function hasFresh(header: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
