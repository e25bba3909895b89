import { describe, expect, it } from 'vitest';
import type { OfflineReady, ReadinessFacts } from '../../state/index.ts';
import { readiness } from './readiness.ts';

const NOW = 1_800_000_000_000;
const saved = { bytes: 240_000, savedAt: NOW };
const good: ReadinessFacts = {
  storage: { persistent: true, usedBytes: 1_000_000, freeBytes: 900_000_000 },
  clock: { offsetMs: 400, errorMs: 40, measuredAt: NOW - 300_000 },
  battery: { level: 0.8, charging: false },
};

const complete: OfflineReady = { app: { status: 'kept' }, maths: 'kept', missingImages: 0, isReady: true };

const lineOf = (id: string, facts: Partial<ReadinessFacts>, ready: Partial<OfflineReady> = {}) =>
  readiness(saved, { ...complete, ...ready }, { ...good, ...facts }, NOW).find((line) => line.id === id);

describe('whether a device is ready for an exam', () => {
  it('a good one has nothing to do', () => {
    const lines = readiness(saved, complete, good, NOW);
    expect(lines.map(({ state }) => state)).toEqual(['good', 'good', 'good', 'good', 'good', 'good', 'good']);
    expect(lines.every(({ advice }) => advice === undefined)).toBe(true);
    expect(lines[1]?.words).toContain('240 kB');
    expect(lines[5]?.words).toBe("Agrees with the server's within 1 second, compared 5 minutes ago.");
  });

  it('[PK3] storage that the browser may clear, and a full disk, are said with what to do', () => {
    const storage = { persistent: false, usedBytes: 1, freeBytes: 10_000_000 };
    expect(lineOf('kept', { storage })).toMatchObject({ state: 'care', advice: expect.any(String) });
    expect(lineOf('space', { storage })).toMatchObject({
      state: 'care',
      words: '10 MB are free for Prep.',
    });
  });

  it('[AT20] a clock that is off says by how much and which way, and that exam time is right all the same', () => {
    const clock = { offsetMs: -180_000, errorMs: 40, measuredAt: NOW };
    const line = lineOf('clock', { clock });
    expect(line?.words).toMatch(/^3 minutes fast against the server's/);
    expect(line?.advice).toContain('still counted correctly');
    expect(lineOf('clock', { clock: null })).toMatchObject({ state: 'unknown' });
  });

  it('a low battery asks for a charger, unless it charges; an unknown level has no line', () => {
    expect(lineOf('battery', { battery: { level: 0.1, charging: false } })?.state).toBe('care');
    expect(lineOf('battery', { battery: { level: 0.1, charging: true } })?.state).toBe('good');
    expect(lineOf('battery', { battery: null })).toBeUndefined();
  });

  it('[ST73] an app, formulas or images that are not all here are said to be on their way, with how far', () => {
    const files = { kept: 87, total: 131, isFull: false };
    expect(lineOf('app', {}, { app: { status: 'fetching', files } })).toMatchObject({
      state: 'care',
      words: 'Being fetched: 87 of 131 files.',
      advice: 'Stay online until it is complete.',
    });
    expect(lineOf('app', {}, { app: { status: 'unknown' } })?.state).toBe('unknown');
    expect(lineOf('maths', {}, { maths: 'missing' })?.state).toBe('care');
    expect(lineOf('maths', {}, { maths: null })).toBeUndefined();
    expect(lineOf('paper', {}, { missingImages: 2 })).toMatchObject({ state: 'care' });
  });

  it('[ST73] an address or a browser that cannot keep the app is said to be one', () => {
    const insecure = lineOf('app', {}, { app: { status: 'impossible', why: 'insecure' } });
    expect(insecure).toMatchObject({ state: 'care', words: expect.stringContaining('https') });
    const browser = lineOf('app', {}, { app: { status: 'impossible', why: 'browser' } });
    expect(browser?.words).toBe('This browser does not keep Prep for offline use.');
  });

  it('what the browser does not tell is not known, and not good', () => {
    expect(lineOf('kept', { storage: null })?.state).toBe('unknown');
    expect(lineOf('space', { storage: null })?.state).toBe('unknown');
  });
});
