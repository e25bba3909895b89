import type { FastifyServerOptions } from 'fastify';

/**
 * The contract checks every body and answer (bind.ts). Without these stubs Fastify would load its two JSON schema compilers
 * at every start, which takes a tenth of the start, without using them.
 */
export const WITHOUT_SCHEMAS: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: () => refuseSchema, buildSerializer: () => refuseSchema },
};

function refuseSchema(): never {
  throw new Error('Calls are validated by the contract: a route must not have a schema of its own');
}
