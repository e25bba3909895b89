import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

test('[CN64] tasks wait for a place, in order, and one that was abandoned meanwhile is not started', async () => {
  const inTurn = atMost(2);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const abandoned = new AbortController();
  const ask = (name: string, { signal } = new AbortController()) =>
    inTurn(() => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    }, signal);
  const [first, second, third] = [ask('a'), ask('b'), ask('c', abandoned)];
  const fourth = ask('d');
  await Promise.resolve();
  expect(started).toEqual(['a', 'b']);
  abandoned.abort();
  ends.get('a')?.();
  await first;
  await expect(third).rejects.toThrow();
  await expect.poll(() => started).toEqual(['a', 'b', 'd']);
  ends.get('b')?.();
  ends.get('d')?.();
  await Promise.all([second, fourth]);
});
