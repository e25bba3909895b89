import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SyncRequest } from '../features/attempts/hand-in/prepare-sync.ts';
import { AppError } from '../http/index.ts';
import { HandInWorkers } from './hand-in-workers.ts';

const [EXITS, THROWS, REFUSES, FAILS, JUDGES] = [0, 1, 2, 3, 4];

let threads: HandInWorkers;
let deaths: Error[];
let ready: number;

beforeEach(async () => {
  deaths = [];
  ready = 0;
  threads = new HandInWorkers({
    program: new URL('./fixtures/odd-worker.mjs', import.meta.url),
    count: 2,
    dataDirectory: '',
    sessionSecret: '',
    here: () => Promise.resolve([{ id: 'here', refusal: { code: 'REFUSED', message: '' } }]),
    onDeath: (error) => deaths.push(error),
    observer: { readyWorkers: (count) => (ready = count), verified: () => undefined },
  });
  await expect.poll(() => ready, { timeout: 10_000 }).toBe(2);
});

afterEach(() => threads.close());

function ask(first: number | undefined): ReturnType<HandInWorkers['prepare']> {
  const request: SyncRequest = {
    body: Uint8Array.of(first ?? 0),
    form: 'batch',
    sender: 'a sender',
    identity: { kind: 'anonymous' },
    arrival: { receivedAt: 1, backedUpThrough: null },
  };
  return threads.prepare(request);
}

const idOf = async (asked: ReturnType<HandInWorkers['prepare']>) => (await asked)[0]?.id;

test('each call gets the answer to its own body', async () => {
  const answers = await Promise.all([4, 5, 6, 7, 8, 9].map((first) => ask(first)));
  expect(answers.map(([item]) => item?.id)).toEqual(['4', '5', '6', '7', '8', '9']);
});

test('a refusal of the call is one here, and what failed there fails here', async () => {
  const refused = await ask(REFUSES).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect(refused).toMatchObject({ code: 'UNAUTHENTICATED', message: 'Sign in.' });
  await expect(ask(FAILS)).rejects.toThrow('The disk failed');
});

test.each([
  ['exits', EXITS, 0],
  ['throws', THROWS, 1],
])(
  'a thread that %s during a call is replaced, and its caller has to retry',
  async (_how, first, reported) => {
    await expect(ask(first)).rejects.toMatchObject({ code: 'OVERLOADED', retryAfter: 2 });
    await expect(ask(first)).rejects.toMatchObject({ code: 'OVERLOADED', retryAfter: 2 });
    expect(deaths).toHaveLength(2 * reported);
    expect(await idOf(ask(JUDGES))).toBe('here');
    await expect.poll(() => ready, { timeout: 10_000 }).toBe(2);
    expect(await idOf(ask(JUDGES))).toBe('4');
  },
);

test('where threads are closed, hand-ins are verified here', async () => {
  await threads.close();
  expect(await idOf(ask(JUDGES))).toBe('here');
});
