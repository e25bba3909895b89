import swagger, { type SwaggerTransform } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { errorBodySchema, type Access, type Call } from '@exam/shared-schema/contract';

export const DOCS_PATH = '/api/docs';

const SECURITY: Readonly<Record<Access, { bearer: string[] }[]>> = {
  public: [],
  loopback: [],
  'signed-in': [{ bearer: [] }],
  admin: [{ bearer: [] }],
  'ticket-or-signed-in': [{ bearer: [] }],
  'refresh-token': [],
};

type JsonSchema = Readonly<Record<string, unknown>>;

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-7',
  });
  return rest;
}

/** Adds `success: true` to the contract's answer. */
function successSchema(answer: z.ZodMiniType): JsonSchema {
  return {
    allOf: [{ type: 'object', properties: { success: { const: true } } }, jsonSchema(answer, 'output')],
  };
}

function describeCall(call: Call): JsonSchema {
  const success = { description: 'Success', ...successSchema(call.answer) };
  return {
    summary: call.summary,
    operationId: call.name,
    tags: [call.name.split('.')[0]],
    description: `Access: ${call.access}`,
    security: SECURITY[call.access],
    ...(call.params && { params: jsonSchema(call.params, 'input') }),
    ...(call.query && { querystring: jsonSchema(call.query, 'input') }),
    ...(call.body && { body: jsonSchema(call.body, 'input') }),
    response: {
      ...Object.fromEntries([call.status].flat().map((status) => [status, success])),
      default: { description: 'Failure', ...jsonSchema(errorBodySchema, 'output') },
    },
  };
}

const transform: SwaggerTransform = ({ url, route, schema }) => {
  const call = route.config?.call;
  return call === undefined
    ? { schema: { ...schema, hide: true }, url }
    : { schema: describeCall(call), url };
};

/** The OpenAPI description, generated from the contract, with a page to read it. */
export async function describe(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Prep', version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform,
  });
  await app.register(swaggerUi, { routePrefix: DOCS_PATH, staticCSP: true });
}
