import { afterEach, expect, test, vi } from 'vitest';
import { reloadOnStaleChunk } from './stale-chunks.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a part that a deploy has taken away loads the page anew, at the next deploy too, but never in a loop', () => {
  vi.useFakeTimers();
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  reloadOnStaleChunk();
  const fail = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(fail()).toBe(true);
  expect(fail()).toBe(false);
  vi.advanceTimersByTime(61_000);
  expect(fail()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});
