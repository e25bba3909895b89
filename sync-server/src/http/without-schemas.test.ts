import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { WITHOUT_SCHEMAS } from './without-schemas.ts';

test('a route with a schema of its own, which nothing would check, is refused at the start', async () => {
  const app = Fastify({ schemaController: WITHOUT_SCHEMAS });
  app.post('/', { schema: { body: { type: 'object' } } }, async () => '');
  await expect(app.ready()).rejects.toThrow('a route must not have a schema of its own');
});
