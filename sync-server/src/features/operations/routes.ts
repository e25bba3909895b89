import type { FastifyInstance } from 'fastify';
import { API_BASE, healthz, readyz } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bind } from '../../http/index.ts';

/** Under the interface's base for the app, and at the root for those who run it. */
const BASES = [API_BASE, ''];

export function operationRoutes(app: FastifyInstance, { store, clock }: Context): void {
  for (const base of BASES) {
    bind(
      app,
      healthz,
      async () => ({ status: 'ok' as const, serverTime: new Date(clock.now()).toISOString() }),
      { base },
    );
    bind(
      app,
      readyz,
      async () => {
        await store.read.select().from(store.t.installation).limit(1);
        return { status: 'ready' as const };
      },
      { base },
    );
  }
}
