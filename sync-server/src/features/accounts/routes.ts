import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { AccessTokens } from '../../http/index.ts';
import { attemptAtOnce, LoginThrottle, type Attempt } from './sessions/login-throttle.ts';
import { passwordGate, type PasswordGate } from './passwords/password-gate.ts';
import { hashPassword, limitedTo } from './passwords/passwords.ts';
import { registrationRoutes } from './registration/registration-routes.ts';
import { resetRoutes } from './passwords/reset-routes.ts';
import { sessionRoutes } from './sessions/session-routes.ts';

/** The number of cores of the smallest machine; the queue is a few seconds long. */
const HASHES_AT_ONCE = 2;
const MOST_WAITING = 200;

export interface AccountOptions {
  readonly demoEmails: readonly string[];
  readonly limits: boolean;
}

/** @returns the gate that asks for the password again, for other features. */
export function accountRoutes(
  app: FastifyInstance,
  context: Context,
  tokens: AccessTokens,
  { demoEmails, limits }: AccountOptions,
): PasswordGate {
  const inTurn = limitedTo(HASHES_AT_ONCE, MOST_WAITING);
  const hash = (password: string) => inTurn(() => hashPassword(password));
  const attempt = limits ? throttled(app, context) : attemptAtOnce;
  sessionRoutes(app, context, { tokens, inTurn, attempt, onlyHere: demoEmails });
  registrationRoutes(app, context, hash);
  resetRoutes(app, context, hash);
  return passwordGate(context, attempt, inTurn, hash);
}

function throttled(app: FastifyInstance, context: Context): Attempt {
  const throttle = new LoginThrottle(context);
  // Waiting callers would keep the process from exiting.
  app.addHook('preClose', async () => throttle.close());
  return throttle.attempt;
}
