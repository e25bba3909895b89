import type { FastifyInstance, FastifyRequest } from 'fastify';
import { login, profile } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bind, bindSignedIn, isLoopback, type AccessTokens } from '../../http/index.ts';
import { loginWith } from './login.ts';

const LOGINS_PER_MINUTE = 10;

/** Per address and e-mail, so that guessing is slow and nobody can lock somebody else out from elsewhere. */
function loginKey(request: FastifyRequest): string {
  const email = (request.body as { email?: unknown } | null)?.email;
  return `${request.ip} ${typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : ''}`;
}

const loginLimit = {
  rateLimit: { max: LOGINS_PER_MINUTE, timeWindow: '1 minute', hook: 'preHandler', keyGenerator: loginKey },
} as const;

export function accountRoutes(
  app: FastifyInstance,
  context: Context,
  tokens: AccessTokens,
  demoEmails: readonly string[],
): void {
  const logIn = loginWith(context, tokens, demoEmails);
  bind(app, login, ({ body }, { request }) => logIn(body, isLoopback(request)), { config: loginLimit });
  bindSignedIn(app, profile, async (_input, caller) => ({ user: caller }));
}
