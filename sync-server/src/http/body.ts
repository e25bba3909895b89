import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';

/**
 * JSON is the one language in: a form or a text from another site's page is refused before anything looks at it.
 * Keys that would reach into prototypes are malformed. A call without a body may still say that it sends JSON.
 */
export function acceptJsonAlone(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : readJson(body as string));
    } catch (error) {
      done(error as AppError);
    }
  });
}

/** As acceptJsonAlone, for calls whose bodies are read elsewhere: the handler gets the bytes as they came. */
export function acceptUnreadJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
}

/** @throws AppError MALFORMED for what is no JSON, and for keys that would reach into prototypes. */
export function readJson(text: string): unknown {
  // A byte order mark says nothing of what follows it.
  const json = text.startsWith('\ufeff') ? text.slice(1) : text;
  try {
    return mayReachPrototypes(json) ? JSON.parse(json, refusePrototypes) : JSON.parse(json);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('MALFORMED', undefined, { cause: error });
  }
}

/** Whether the text may hold such a key, spelled out or with escapes; nearly no request has a reason for the longer look. */
function mayReachPrototypes(text: string): boolean {
  return text.includes('__proto__') || text.includes('constructor') || text.includes('\\u');
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
