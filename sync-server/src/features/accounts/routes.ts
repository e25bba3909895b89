import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { HashInTurn } from './passwords/passwords.ts';
import { resetRoutes } from './passwords/reset-routes.ts';
import { registrationRoutes } from './registration/registration-routes.ts';
import { sessionRoutes, type Gate } from './sessions/session-routes.ts';

interface AccountParts extends Gate {
  readonly hash: HashInTurn;
}

export function accountRoutes(app: FastifyInstance, context: Context, { hash, ...gate }: AccountParts): void {
  sessionRoutes(app, context, gate);
  registrationRoutes(app, context, hash);
  resetRoutes(app, context, hash);
}
