import type { FastifyServerOptions } from 'fastify';

/**
 * The contract checks every body and answer (bind.ts). Unless it is given compilers, Fastify loads its two for JSON
 * schemas at every start, which is a tenth of it, and has nothing to compile.
 */
export const WITHOUT_SCHEMAS: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: () => refuseSchema, buildSerializer: () => refuseSchema },
};

function refuseSchema(): never {
  throw new Error('Calls are checked by the contract: a route has no schema of its own');
}
