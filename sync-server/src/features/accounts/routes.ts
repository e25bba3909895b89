import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { resetRoutes } from './passwords/reset-routes.ts';
import { registrationRoutes } from './registration/registration-routes.ts';
import type { Registering } from './registration/register.ts';
import { sessionRoutes, type Gate } from './sessions/session-routes.ts';

interface AccountParts extends Gate, Registering {}

export function accountRoutes(
  app: FastifyInstance,
  context: Context,
  { hash, organisationForAddress, ...gate }: AccountParts,
): void {
  sessionRoutes(app, context, gate);
  registrationRoutes(app, context, { hash, organisationForAddress });
  resetRoutes(app, context, hash);
}
