import { describe, expect, it } from 'vitest';
import { fillCache, type FillPort, type Outcome } from './fill-cache.ts';

const FILES = Array.from({ length: 20 }, (_, index) => `file-${index}`);
const STORED: Outcome = { kind: 'stored' };
const FAILED: Outcome = { kind: 'failed' };

/** A fake network and clock, on which pauses take no real time. */
function line(answer: (file: string, tries: number) => Outcome) {
  let now = 0;
  const asked: string[] = [];
  const stored: string[] = [];
  const pauses: number[] = [];
  const port: FillPort<string> = {
    store: (file, tries) => {
      asked.push(file);
      now += 100;
      return Promise.resolve(answer(file, tries));
    },
    onStored: (file) => void stored.push(file),
    mayGoOn: () => Promise.resolve(true),
    pause: (ms) => {
      pauses.push(ms);
      now += ms;
      return Promise.resolve();
    },
    now: () => now,
    longestMs: 240_000,
  };
  return { port, asked, stored, pauses };
}

describe('filling a cache over a bad line', () => {
  it('[ST73] a file that fails is asked for again, and what came is not', async () => {
    const { port, asked, stored } = line((file, tries) => (file === 'file-3' && tries < 2 ? FAILED : STORED));
    expect(await fillCache(FILES, port)).toBe('complete');
    expect(stored).toHaveLength(20);
    expect(asked).toHaveLength(22);
  });

  it('[ST73] a line that drops every tenth answer brings everything, within seconds of pauses', async () => {
    const app = Array.from({ length: 130 }, (_, index) => `file-${index}`);
    let answers = 0;
    const { port, asked, pauses } = line(() => ((answers += 1) % 10 === 0 ? FAILED : STORED));
    expect(await fillCache(app, port)).toBe('complete');
    expect(asked.length).toBeLessThan(150);
    expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(5_000);
  });

  it('[ST73] one file that never comes does not keep the others, and is not asked for without end', async () => {
    const { port, asked, stored, pauses } = line((file) => (file === 'file-0' ? FAILED : STORED));
    expect(await fillCache(FILES, port)).toBe('stopped');
    expect(stored).toHaveLength(19);
    expect(asked.length).toBeLessThan(60);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(15_000);
  });

  it('[ST73] a server that asks for a pause gets it from all, up to a bound', async () => {
    const refusals = [5_000, 3_600_000];
    const { port, pauses } = line(() => {
      const retryAfterMs = refusals.shift();
      return retryAfterMs === undefined ? STORED : { kind: 'refused', retryAfterMs };
    });
    expect(await fillCache(FILES, { ...port })).toBe('complete');
    expect(pauses[0]).toBe(60_000);
  });

  it('[ST73] a file that a deploy has taken away ends it, a full disk too', async () => {
    const gone = line((file) => (file === 'file-5' ? { kind: 'gone' } : STORED));
    expect(await fillCache(FILES, gone.port)).toBe('stopped');
    expect(gone.asked.filter((file) => file === 'file-5')).toHaveLength(3);
    const full = line((file) => (file === 'file-5' ? { kind: 'full' } : STORED));
    expect(await fillCache(FILES, full.port)).toBe('full');
  });

  it('[SY9] it ends between two rounds where it may not go on', async () => {
    const { port, stored } = line((_file, tries) => (tries === 0 ? FAILED : STORED));
    let rounds = 0;
    expect(await fillCache(FILES, { ...port, mayGoOn: () => Promise.resolve((rounds += 1) < 2) })).toBe(
      'stopped',
    );
    expect(stored).toEqual([]);
  });
});
