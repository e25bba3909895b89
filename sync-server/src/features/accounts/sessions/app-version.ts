import type { FastifyRequest } from 'fastify';
import { APP_VERSION_HEADER } from '@exam/shared-schema/contract';

/** As the app's build makes it: '1.4.0-3f9c0a51d2'. */
const VERSION = /^[\w.+-]{1,40}$/;

/** OP6: the version of the app that makes a call; null if it does not name one. */
export function appVersionOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const named = headers[APP_VERSION_HEADER];
  return typeof named === 'string' && VERSION.test(named) ? named : null;
}
