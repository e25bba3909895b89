import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Bodies } from './bodies.ts';
import { AppError } from './errors.ts';
import { refuseBeyondBounds } from './json-bounds.ts';
import type { BodyStream } from './read-body.ts';

/**
 * Accepts only JSON: forms and texts, which pages of other sites can send, are rejected before anything is parsed. A call
 * without a body may still have the JSON content type. Replaces Fastify's parsers, whose limits are per route; here they
 * depend on the caller.
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
 * Parses all JSON from outside.
 * @param json UTF-8.
 * @throws AppError MALFORMED for invalid JSON, for JSON that is nested too deep or has too many values (AC42), and for keys
 * that could pollute prototypes.
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

/** @param mayReachPrototypes whether to check every key, which is slow and rarely needed. */
function parseJson(text: string, mayReachPrototypes: boolean): unknown {
  // A byte order mark does not belong to the JSON.
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
