import { beforeEach, expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

let queue: FairQueue;
let begun: string[];
let finish: Map<string, () => void>;

beforeEach(() => {
  queue = new FairQueue({ atOnce: 2, mostBytesRunning: 1000, mostBytesWaiting: 100 });
  begun = [];
  finish = new Map();
});

function ask(caller: string, name: string, bytes = 10): Promise<string> {
  return queue.run(caller, bytes, () => {
    begun.push(name);
    return new Promise((resolve) => finish.set(name, () => resolve(name)));
  });
}

async function finished(name: string, asked: Promise<string>): Promise<void> {
  finish.get(name)?.();
  expect(await asked).toBe(name);
}

test('[AC43] one caller has one at a time done, however many are sent, and others are not kept waiting', async () => {
  const flood = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name));
  expect(begun).toEqual(['a1']);
  const honest = ask('b', 'b1');
  expect(begun).toEqual(['a1', 'b1']);
  await finished('b1', honest);
  await finished('a1', flood[0] as Promise<string>);
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2']);
});

test('[AC43] callers come in turn', async () => {
  const asked = new Map(
    ['a1', 'b1', 'a2', 'b2', 'c1', 'a3'].map((name) => [name, ask(name.charAt(0), name)]),
  );
  for (const name of ['a1', 'c1', 'a2', 'b1', 'a3', 'b2']) {
    await expect.poll(() => begun).toContain(name);
    await finished(name, asked.get(name) as Promise<string>);
  }
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'b2']);
});

test('[AC43] what one caller may have waiting is bounded; one alone always may', async () => {
  void ask('a', 'a1', 500);
  void ask('a', 'a2', 500);
  await expect(ask('a', 'a3', 10)).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 2 });
  expect(begun).toEqual(['a1']);
});

test('[AC43] a large one waits for room, runs alone where it must, and keeps its turn', async () => {
  const small = ask('a', 'a1', 600);
  const large = ask('b', 'b1', 5000);
  const next = ask('c', 'c1', 10);
  expect(begun).toEqual(['a1']);
  await finished('a1', small);
  await expect.poll(() => begun).toEqual(['a1', 'b1']);
  await finished('b1', large);
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'c1']);
  await finished('c1', next);
});

test('a failure is reported to its caller, and the next task begins', async () => {
  const failed = queue.run('a', 1, () => Promise.reject(new Error('The disk failed')));
  const next = ask('a', 'a2');
  await expect(failed).rejects.toThrow('The disk failed');
  await expect.poll(() => begun).toEqual(['a2']);
  await finished('a2', next);
});

test('where others wait, the thread does something else between two', async () => {
  let pauses = 0;
  const pause = async () => void (pauses += 1);
  queue = new FairQueue({ atOnce: 1, mostBytesRunning: 1000, mostBytesWaiting: 100, pause });
  const [first, second] = [ask('a', 'a1'), ask('b', 'b1')];
  await finished('a1', first);
  await expect.poll(() => begun).toEqual(['a1', 'b1']);
  await finished('b1', second);
  expect(pauses).toBe(1);
});
