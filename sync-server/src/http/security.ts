import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import { AppError } from './errors.ts';

export interface Limits {
  /** Off in tests that hammer on purpose. */
  readonly enabled: boolean;
}

/** Per address and minute. A college behind one address is many students: generous, and hand-ins are exempt. */
const CALLS_PER_MINUTE = 6000;
const MAX_EVENT_LOOP_DELAY_MS = 3000;
const COMPRESS_FROM_BYTES = 1024;
/** Of 11: beyond it brotli costs more time than a slow network gains. */
const BROTLI_QUALITY = 4;

export async function protect(app: FastifyInstance, limits: Limits): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // KaTeX's HTML places its parts by style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        // http://localhost is a secure context without a certificate.
        upgradeInsecureRequests: null,
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  if (limits.enabled) await limit(app);
}

async function limit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: CALLS_PER_MINUTE,
    timeWindow: '1 minute',
    allowList: (request) => request.routeOptions.config.call?.access === 'ticket-or-signed-in',
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('RATE_LIMITED', undefined, { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
  await app.register(underPressure, { maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS, retryAfter: 5 });
}
