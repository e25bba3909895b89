import { expect, test, vi } from 'vitest';
import { endTimers } from './timers.ts';

test('what a file has set for later is not done in a later file', async () => {
  const done = vi.fn();
  vi.useFakeTimers();
  const end = endTimers();
  setTimeout(done, 30_000);
  setInterval(done, 500);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(done).not.toHaveBeenCalled();
});
