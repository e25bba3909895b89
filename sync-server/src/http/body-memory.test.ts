import { PassThrough } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { BodyMemory } from './body-memory.ts';
import { BodyReader } from './read-body.ts';

let now: number;
let memory: BodyMemory;

beforeEach(() => {
  now = 0;
  memory = new BodyMemory(10_000, () => now);
});

function begin() {
  const stream = new PassThrough();
  const limits = { declaredBytes: null, firstBytes: 8000, allowed: () => 8000 };
  const reader = new BodyReader(stream, limits);
  const share = memory.begin(reader.giveUp);
  const body = reader.read(share).finally(share.release);
  return { stream, share, body, outcome: body.then(String, (error: unknown) => error) };
}

test('[AC45] a body takes memory from its first byte to the end of its answer', async () => {
  const { stream, body } = begin();
  stream.write('x'.repeat(5000));
  await expect.poll(() => memory.used).toBe(5000);
  stream.end('y');
  expect((await body).length).toBe(5001);
  expect(memory.used).toBe(0);
});

test('[AC45] without free memory, a new body is rejected with a time to retry', async () => {
  const first = begin();
  first.stream.write('x'.repeat(7000));
  await expect.poll(() => memory.used).toBe(7000);
  const second = begin();
  second.stream.write('x'.repeat(4000));
  expect(await second.outcome).toMatchObject({ code: 'OVERLOADED', retryAfter: 5 });
  first.stream.end();
  expect((await first.body).length).toBe(7000);
});

test('[AC45] a body that has been arriving for long makes room, one that is complete does not', async () => {
  const complete = memory.begin(() => expect.unreachable());
  complete.grow(1000);
  complete.complete();
  const slow = begin();
  slow.stream.write('x'.repeat(7000));
  await expect.poll(() => memory.used).toBe(8000);
  now = 10_000;
  const quick = begin();
  quick.stream.end('x'.repeat(5000));
  expect(await slow.outcome).toMatchObject({ code: 'OVERLOADED' });
  expect((await quick.body).length).toBe(5000);
  expect(memory.giveUpSlowest()).toBe(false);
});

test('a body that breaks off gives its memory back', async () => {
  const { stream, outcome } = begin();
  stream.write('x'.repeat(5000));
  await expect.poll(() => memory.used).toBe(5000);
  stream.destroy(new Error('gone'));
  expect(await outcome).toMatchObject({ code: 'MALFORMED' });
  expect(memory.used).toBe(0);
});
