import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Bodies } from './bodies.ts';
import { AppError } from './errors.ts';
import { refuseBeyondBounds } from './json-bounds.ts';
import type { BodyStream } from './read-body.ts';

/**
 * JSON is the one language in: a form or a text from another site's page is refused before anything looks at it. A call
 * without a body may still say that it sends JSON. Fastify's own parsers have one limit for each route; here it depends
 * on who is calling.
 */
export function acceptOnlyJson(app: FastifyInstance, bodies: Bodies): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest, stream: BodyStream) => {
    const body = await bodies.read(request, stream);
    if (request.routeOptions.config.unread === true) return body;
    return body.length === 0 ? undefined : readJson(body);
  });
}

/**
 * The one way in for JSON from outside.
 * @param json UTF-8.
 * @throws AppError MALFORMED for what is no JSON, for what is nested too deep or has too many values (AC42), and for
 * keys that would reach into prototypes.
 */
export function readJson(json: Uint8Array): unknown {
  const { hasUnicodeEscapes } = refuseBeyondBounds(json);
  const text = textOf(json);
  return parseJson(text, hasUnicodeEscapes || namesPrototypes(text));
}

/** UTF-8 as text, without a copy of its bytes. */
function textOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('utf8');
}

/** @param mayReachPrototypes nearly no request has a reason for the longer look. */
function parseJson(text: string, mayReachPrototypes: boolean): unknown {
  // A byte order mark says nothing of what follows it.
  const json = text.startsWith('\ufeff') ? text.slice(1) : text;
  try {
    return mayReachPrototypes ? JSON.parse(json, refusePrototypes) : JSON.parse(json);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('MALFORMED', undefined, { cause: error });
  }
}

function namesPrototypes(text: string): boolean {
  return text.includes('__proto__') || text.includes('constructor');
}

function refusePrototypes(key: string, value: unknown): unknown {
  const reaches =
    key === '__proto__' ||
    (key === 'constructor' &&
      typeof value === 'object' &&
      value !== null &&
      Object.hasOwn(value, 'prototype'));
  if (reaches) throw new AppError('MALFORMED');
  return value;
}
