import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { PERMISSIONS } from '@exam/shared-schema/access';
import type { Context } from '../context.ts';
import { requestIds } from '../ids.ts';
import { accessTokens, identify, type AccessTokens, type PermissionTable } from './access.ts';
import { rejectWhileOverloaded } from './admission.ts';
import { admitCallers, requireDeclaredAccess } from './bind.ts';
import { Bodies, prepareForBodies } from './bodies.ts';
import { acceptOnlyJson } from './body.ts';
import { OneLineACall } from './call-log.ts';
import { AppError, answerUnroutable, handleErrors } from './errors.ts';
import { withoutSecretAddresses } from './logged-request.ts';
import { isLoopback } from './loopback.ts';
import { describe, DOCS_PATH } from './openapi.ts';
import { controlCaching, dateLists } from './revalidation.ts';
import { protect } from './security.ts';
import { WITHOUT_SCHEMAS } from './without-schemas.ts';

export interface HttpOptions {
  readonly accessTokenSeconds: number;
  /** Rate limits and the refusal of calls while overloaded. */
  readonly limits: boolean;
  /** Number of proxies in front of the server: this many addresses of X-Forwarded-For are trusted, counted from the end. */
  readonly trustProxy: number | false;
  /** Tells browsers to use only HTTPS. */
  readonly httpsOnly?: boolean;
  readonly logger: FastifyServerOptions['logger'];
  readonly mostInProgress?: number;
  /** OR2: what each role may do; the product's own table if absent. */
  readonly permissions?: PermissionTable;
}

/** Generous: a start on a machine under the load of a thousand reconnecting devices is slow, and must not time out. */
const STARTS_WITHIN_MS = 60_000;

/** Timeout of a whole request, for the slowest line that can hand in an exam; the app gives up after a minute or two. */
const ARRIVES_WITHIN_MS = 150_000;

/** Above the default limits of call parameters; a call with a larger one declares it in the contract. */
const MAX_PARAMETER_LENGTH = 100;

interface Opened {
  readonly app: FastifyInstance;
  readonly tokens: AccessTokens;
}

/** The server with its protection and without any calls. Does not listen. */
export async function openApp(
  context: Context,
  options: HttpOptions & { readonly usesRazorpay: boolean },
): Promise<Opened> {
  const app = Fastify({
    logger: withoutSecretAddresses(options.logger ?? false),
    trustProxy: trustedProxies(options.trustProxy),
    genReqId: requestIds(context.ids),
    logController: new OneLineACall(),
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    pluginTimeout: STARTS_WITHIN_MS,
    frameworkErrors: answerUnroutable,
    forceCloseConnections: 'idle',
    requestTimeout: ARRIVES_WITHIN_MS,
    // admission.ts rejects these requests instead, with an error of the error table.
    return503OnClosing: false,
    schemaController: WITHOUT_SCHEMAS,
  });
  const { limits, mostInProgress } = options;
  const bodies = new Bodies({ limits });
  handleErrors(app);
  rejectWhileOverloaded(app, { enabled: limits, mostInProgress, bodies: bodies.memory });
  restrictDevelopmentRoutes(app);
  prepareForBodies(app);
  acceptOnlyJson(app, bodies);
  requireDeclaredAccess(app, [DOCS_PATH]);
  addResponseHeaders(app, context);
  controlCaching(app);
  dateLists(app, context.clock);
  await app.register(fastifyCookie);
  await protect(app, {
    limits,
    httpsOnly: options.httpsOnly ?? false,
    usesRazorpay: options.usesRazorpay,
  });
  const tokens = await accessTokens(app, context, options.accessTokenSeconds);
  admitCallers(
    app,
    (request) => identify(context, { tokens, permissions: options.permissions ?? PERMISSIONS }, request),
    new URL(context.messaging.publicUrl).origin,
  );
  await describe(app);
  return { app, tokens };
}

/** Addresses that a caller puts into the header itself come before those that our proxies append. */
function trustedProxies(proxies: number | false) {
  return proxies === false ? false : (_address: string, hop: number) => hop < proxies;
}

/** Sends the server's time for the device's estimate (AT20), and the request id for the log. */
function addResponseHeaders(app: FastifyInstance, context: Context): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-server-time', String(context.clock.now()));
    reply.header('x-request-id', request.id);
  });
}

/** ST32: development pages exist only for callers on this machine. */
function restrictDevelopmentRoutes(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/dev/') && !isLoopback(request)) throw new AppError('NOT_FOUND');
  });
}
