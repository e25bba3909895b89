import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Context } from './context.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { attemptRoutes } from './features/attempts/routes.ts';
import { sweepDrafts } from './features/attempts/sweep-drafts.ts';
import { catalogueRoutes } from './features/catalogue/routes.ts';
import { operationRoutes } from './features/operations/routes.ts';
import { paperRoutes } from './features/papers/routes.ts';
import { receiptRoutes } from './features/receipts/routes.ts';
import { accessTokens, identify } from './http/access.ts';
import { admitCallers, requireDeclaredAccess } from './http/bind.ts';
import { answerUnroutable, handleErrors } from './http/errors.ts';
import { acceptJsonAlone } from './http/body.ts';
import { describe, DOCS_PATH } from './http/openapi.ts';
import { protect } from './http/security.ts';
import { serveApp } from './http/static.ts';
import { sweepJobs, type JobHandler } from './jobs/index.ts';

export interface AppOptions {
  readonly accessTokenSeconds: number;
  readonly appDirectory: string | undefined;
  /** Rate limits and the refusal of calls while overloaded. */
  readonly limits: boolean;
  readonly trustProxy: boolean;
  readonly logger: FastifyServerOptions['logger'];
}

/** Beyond every default limit of a call; a call with a larger one says so in the contract. */
const MAX_PARAMETER_LENGTH = 100;

/** Puts the server together: what protects it, then every feature by hand. Does not listen. */
export async function buildApp(context: Context, options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: options.logger ?? false,
    trustProxy: options.trustProxy,
    genReqId: () => context.ids.next(),
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    frameworkErrors: answerUnroutable,
    forceCloseConnections: 'idle',
  });
  handleErrors(app);
  acceptJsonAlone(app);
  requireDeclaredAccess(app, [DOCS_PATH]);
  tellTheTime(app, context);
  await protect(app, { enabled: options.limits });
  const tokens = await accessTokens(app, context, options.accessTokenSeconds);
  admitCallers(app, (request) => identify(context, tokens, request));
  await describe(app);

  operationRoutes(app, context);
  accountRoutes(app, context, tokens);
  catalogueRoutes(app, context);
  paperRoutes(app, context);
  attemptRoutes(app, context);
  receiptRoutes(app, context);

  await serveApp(app, options.appDirectory);
  return app;
}

/** Everything that is done in the background. */
export function jobHandlers(context: Context): JobHandler[] {
  return [sweepDrafts(context), sweepJobs(context)];
}

/** Every answer refines what a device knows of the server's time (AT20). */
function tellTheTime(app: FastifyInstance, context: Context): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-server-time', String(context.clock.now()));
  });
}
