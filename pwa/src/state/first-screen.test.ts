import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as FirstScreen from './first-screen.ts';

let firstScreen: typeof FirstScreen;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  firstScreen = await import('./first-screen.ts');
});
afterEach(() => vi.useRealTimers());

async function settledAfter(ms: number): Promise<boolean> {
  const started = vi.fn();
  void firstScreen.afterFirstScreen().then(started);
  await vi.advanceTimersByTimeAsync(ms);
  return started.mock.calls.length > 0;
}

test('background work starts only when the first screen is ready', async () => {
  expect(await settledAfter(1_000)).toBe(false);
  firstScreen.noteFirstScreenReady();
  expect(await settledAfter(0)).toBe(true);
});

test('a first screen that never becomes ready delays background work by three seconds, and only once', async () => {
  expect(await settledAfter(2_900)).toBe(false);
  expect(await settledAfter(100)).toBe(true);
  expect(await settledAfter(0)).toBe(true);
});
