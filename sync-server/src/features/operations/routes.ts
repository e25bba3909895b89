import type { FastifyInstance } from 'fastify';
import { API_BASE, healthz, readyz } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { AppError, bind } from '../../http/index.ts';
import { writeCheck } from './write-check.ts';

/** Under the API's base for the app, and at the root for operators. */
const BASES = [API_BASE, ''];

const RETRY_AFTER_SECONDS = 5;

/** @param isLeaving true once the process is stopping, so that a load balancer sends no more calls. */
export function operationRoutes(
  app: FastifyInstance,
  context: Context,
  isLeaving: () => boolean = () => false,
): void {
  const { store, clock } = context;
  const canWrite = writeCheck(context);
  for (const base of BASES) {
    bind(
      app,
      healthz,
      async () => ({ status: 'ok' as const, serverTime: new Date(clock.now()).toISOString() }),
      { base, answersHead: true },
    );
    bind(
      app,
      readyz,
      async () => {
        if (isLeaving()) throw new AppError('OVERLOADED', undefined, { retryAfter: RETRY_AFTER_SECONDS });
        await store.read.select({ name: store.t.installation.name }).from(store.t.installation).limit(1);
        await canWrite();
        return { status: 'ready' as const };
      },
      { base, answersHead: true },
    );
  }
}
