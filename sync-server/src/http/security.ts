import compress from '@fastify/compress';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';
import { PICTURE_HOSTS } from '@exam/shared-schema/contract';
import { AppError } from './errors.ts';
import { networkOf } from './network.ts';
import { WITHOUT_SCHEMAS } from './without-schemas.ts';

export interface Protection {
  /** Rate limits; off in load tests. */
  readonly limits: boolean;
  /** AC7: sends Strict-Transport-Security. Browsers obey it only if it came over HTTPS. */
  readonly httpsOnly: boolean;
  /** AC8: whether payments are made at Razorpay, whose hosts the policy then allows. */
  readonly usesRazorpay: boolean;
}

const YEAR_SECONDS = 31_536_000;

/**
 * AC6: calls of the API per network and minute. A classroom behind one address has 300 students, each with an app that
 * makes up to about sixty calls in its busiest minute; calls more expensive than a read have their own limits.
 */
const CALLS_PER_MINUTE = 20_000;
/** A whole college may hand in at the same time. */
const HAND_INS_PER_MINUTE = 60_000;
const COMPRESS_FROM_BYTES = 1024;
const NOT_MODIFIED = 304;
/** Of 11: higher levels cost more CPU time than a slow network gains. */
const BROTLI_QUALITY = 4;

/** AC8: Razorpay's hosts, from its documentation. Its script is loaded only from there, and the payment runs in its frame. */
const RAZORPAY = {
  script: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  frame: ['https://api.razorpay.com'],
  connect: [
    'https://api.razorpay.com',
    'https://lumberjack.razorpay.com',
    'https://lumberjack-metrics.razorpay.com',
  ],
  image: ['https://cdn.razorpay.com'],
} as const;

/** PF6: hosts of profile pictures, which only their owners see. */
const PICTURES = PICTURE_HOSTS.map((host) => `https://${host}`);

const NO_PROVIDER = { script: [], frame: ["'none'"], connect: [], image: [] } as const;

/** ST65: one content security policy for the whole app, with the payment provider in it if there is one (AC8). */
const helmetWith = ({ script, frame, connect, image }: typeof RAZORPAY | typeof NO_PROVIDER) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...script],
      // KaTeX positions its HTML with style attributes.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...image, ...PICTURES],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...connect],
      frameSrc: [...frame],
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
  referrerPolicy: { policy: 'no-referrer' as const },
});

/** Features of the browser that no page uses, so that no script of a page can. */
const UNUSED_FEATURES = 'camera=(), microphone=(), geolocation=(), usb=(), serial=(), browsing-topics=()';

/** Subdomains may belong to other services. */
const HTTPS_ONLY = { maxAge: YEAR_SECONDS, includeSubDomains: false };

export async function protect(
  app: FastifyInstance,
  { limits, httpsOnly, usesRazorpay }: Protection,
): Promise<void> {
  const helmetHeaders = await protectiveHeaders({
    ...helmetWith(usesRazorpay ? RAZORPAY : NO_PROVIDER),
    strictTransportSecurity: httpsOnly ? HTTPS_ONLY : false,
  });
  const headers = { ...helmetHeaders, 'permissions-policy': UNUSED_FEATURES };
  const headersOfData = withoutPageHeaders(headers);
  const ofPages = Object.keys(headers).filter((name) => !OF_DATA.includes(name));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(request.routeOptions.config.call === undefined ? headers : headersOfData);
  });
  // The browser keeps those of the stored response: without them, opening the app again takes a fifth less of the line.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === NOT_MODIFIED) for (const name of ofPages) reply.removeHeader(name);
    done();
  });
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  if (limits) await limit(app);
}

/**
 * Headers that only protect pages are omitted from data: half a kilobyte per response matters on a metered connection. If
 * data is opened as a page, it may still load and run nothing, and not be framed.
 */
const OF_DATA: readonly string[] = [
  'x-content-type-options',
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
];
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

function withoutPageHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => OF_DATA.includes(name));
  return { ...Object.fromEntries(kept), 'content-security-policy': NO_PAGE };
}

/** Headers of every response, with or without helmet. */
const OF_EVERY_ANSWER = ['content-type', 'content-length', 'date', 'connection'];

/** Helmet computes its constant headers anew for every response, a fortieth of a hand-in's time, so they are read once. */
async function protectiveHeaders(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const asked = Fastify({ schemaController: WITHOUT_SCHEMAS });
  await asked.register(helmet, options);
  asked.get('/', async () => '');
  const { headers } = await asked.inject('/');
  await asked.close();
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      OF_EVERY_ANSWER.includes(name) ? [] : [[name, String(value)]],
    ),
  );
}

function isHandIn(request: FastifyRequest): boolean {
  return request.routeOptions.config.call?.access === 'ticket-or-signed-in';
}

/** ST72: files of the app and pages about the interface have no rate limit. */
function isNoCall(request: FastifyRequest): boolean {
  return request.routeOptions.config.call === undefined;
}

async function limit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: (request) => (isHandIn(request) ? HAND_INS_PER_MINUTE : CALLS_PER_MINUTE),
    timeWindow: '1 minute',
    allowList: isNoCall,
    keyGenerator: (request) => `${isHandIn(request) ? 'hand-in ' : ''}${networkOf(request.ip)}`,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('RATE_LIMITED', undefined, { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}
