import type { FastifyInstance } from 'fastify';
import type { AccessTokens } from './http/index.ts';
import type { JobHandler } from './jobs/index.ts';

/** An area of the server. It knows no other area: app.ts passes in what it needs of one. */
export interface Feature {
  /** Binds its calls. */
  readonly routes?: (app: FastifyInstance, tokens: AccessTokens) => void;
  /** Handlers of its background work. */
  readonly jobs?: readonly JobHandler[];
}
