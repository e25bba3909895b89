import { defineCall } from '@exam/shared-schema/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { bind, bindText } from '../src/http/bind.ts';
import type { Caller, Identity } from '../src/http/index.ts';

const answer = z.object({ data: z.string() });
const call = { method: 'POST', summary: '', answer } as const;
const open = defineCall({ ...call, name: 'test.open', path: '/open', access: 'public' });
const own = defineCall({ ...call, name: 'test.own', path: '/own', access: 'signed-in' });
const made = defineCall({ ...call, name: 'test.made', path: '/made', access: 'public', status: 201 });
const either = defineCall({
  ...call,
  name: 'test.either',
  path: '/either',
  access: 'public',
  status: [201, 200],
});

const asha = { _id: 'asha', fullName: 'Asha' } as Caller;
let app: FastifyInstance;

beforeEach(() => {
  app = Fastify();
  app.decorateRequest('identity');
  app.addHook('onRequest', async (request) => {
    request.identity = { kind: 'user', user: asha };
  });
});

afterEach(() => app.close());

test('a handler has a caller where the call is for somebody who is signed in, and an identity elsewhere', async () => {
  bind(app, own, async (_input, { caller }) => {
    expectTypeOf(caller).toEqualTypeOf<Caller>();
    return { data: caller._id };
  });
  bind(app, open, async (_input, exchange) => {
    expectTypeOf(exchange.identity).toEqualTypeOf<Identity>();
    // @ts-expect-error nobody need be signed in
    return { data: String(exchange.caller) };
  });
  // @ts-expect-error the caller is somebody: there is no identity to look at
  bind(app, { ...own, path: '/other' }, async (_input, { identity }) => ({ data: String(identity) }));
  expect((await app.inject({ method: 'POST', url: '/api/own' })).json()).toMatchObject({ data: 'asha' });
  expect((await app.inject({ method: 'POST', url: '/api/open' })).json()).toMatchObject({
    data: 'undefined',
  });
});

test('a success has the status that its call declares', async () => {
  bind(app, made, async () => ({ data: 'x' }));
  expect((await app.inject({ method: 'POST', url: '/api/made' })).statusCode).toBe(201);
});

test('where a call declares several statuses, the handler says which', async () => {
  let isNew = true;
  bindText(app, either, async () => ({ status: isNew ? 201 : 200, answer: '{"data":"x"}' }));
  const ask = () => app.inject({ method: 'POST', url: '/api/either' });
  const first = await ask();
  isNew = false;
  expect([first.statusCode, (await ask()).statusCode]).toEqual([201, 200]);
  expect(first.json()).toEqual({ success: true, data: 'x' });
});

test('an answer without its status does not compile, nor one with a status that is not declared', () => {
  // @ts-expect-error which of the two?
  bind(app, { ...either, path: '/a' }, async () => ({ data: 'x' }));
  // @ts-expect-error 202 is not declared
  bind(app, { ...either, path: '/b' }, async () => ({ status: 202, answer: { data: 'x' } }));
  // @ts-expect-error the call declares one status
  bind(app, { ...made, path: '/c' }, async () => ({ status: 201, answer: { data: 'x' } }));
});
