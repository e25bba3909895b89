import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPart, PartNotLoadedError } from './load-part.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** Skips all pauses. */
async function settle<T>(work: Promise<T>): Promise<T> {
  let isOver = false;
  const over = () => (isOver = true);
  work.then(over, over);
  while (!isOver) await vi.advanceTimersByTimeAsync(1_000);
  return work;
}

test('[PK13] a file that was refused is asked for again', async () => {
  const load = vi.fn(() => Promise.resolve({ part: 1 })).mockImplementationOnce(lost);
  expect(await settle(loadPart(load))).toEqual({ part: 1 });
  expect(load).toHaveBeenCalledTimes(2);
});

test('[PK13] one that never comes is given up, unless nobody waits for it', async () => {
  const load = vi.fn(lost);
  await expect(settle(loadPart(load))).rejects.toMatchObject({ isBroken: false });
  expect(load).toHaveBeenCalledTimes(5);
  let tries = 0;
  const late = () => ((tries += 1) < 20 ? lost() : Promise.resolve({ part: 1 }));
  expect(await settle(loadPart(late, { patient: true }))).toEqual({ part: 1 });
});

test('[PK13] a part that needs another one gives up with that, and by its reason', async () => {
  const inner = vi.fn(() => Promise.reject<object>(new SyntaxError('Unexpected end of input')));
  const load = vi.fn(async () => ({ part: await loadPart(inner) }));
  await expect(settle(loadPart(load))).rejects.toMatchObject({ isBroken: true });
  expect(load).toHaveBeenCalledOnce();
});

test.each([
  ['nothing at all', () => Promise.resolve(undefined as unknown as object)],
  ['a module without its exports', () => Promise.resolve({})],
  ['a module whose export is missing', () => Promise.resolve({ savePackage: undefined })],
  ['code that does not parse', () => Promise.reject<object>(new SyntaxError('Unexpected end of input'))],
])('[PK13] %s is no part, and asking again would bring the same', async (_what, broken) => {
  const load = vi.fn(broken);
  const error = await loadPart(load).catch((each: unknown) => each);
  expect(error).toBeInstanceOf(PartNotLoadedError);
  expect(error).toMatchObject({ isBroken: true });
  expect(load).toHaveBeenCalledOnce();
});
