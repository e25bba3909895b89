import { describe, expect, it } from 'vitest';
import type { ReadinessFacts } from '../../state/index.ts';
import { readiness } from './readiness.ts';

const NOW = 1_800_000_000_000;
const saved = { bytes: 240_000, savedAt: NOW };
const good: ReadinessFacts = {
  storage: { persistent: true, usedBytes: 1_000_000, freeBytes: 900_000_000 },
  clock: { offsetMs: 400, errorMs: 40, measuredAt: NOW - 300_000 },
  battery: { level: 0.8, charging: false },
};

const lineOf = (id: string, facts: Partial<ReadinessFacts>) =>
  readiness(saved, { ...good, ...facts }, NOW).find((line) => line.id === id);

describe('whether a device is ready for an exam', () => {
  it('a good one has nothing to do', () => {
    const lines = readiness(saved, good, NOW);
    expect(lines.map(({ state }) => state)).toEqual(['good', 'good', 'good', 'good', 'good']);
    expect(lines.every(({ advice }) => advice === undefined)).toBe(true);
    expect(lines[0]?.words).toContain('240 kB');
    expect(lines[3]?.words).toBe("Agrees with the server's within 1 second, compared 5 minutes ago.");
  });

  it('[PK3] storage that the browser may clear, and a full disk, are said with what to do', () => {
    const storage = { persistent: false, usedBytes: 1, freeBytes: 10_000_000 };
    expect(lineOf('kept', { storage })).toMatchObject({ state: 'care', advice: expect.any(String) });
    expect(lineOf('space', { storage })).toMatchObject({
      state: 'care',
      words: '10.0 MB are free for Prep.',
    });
  });

  it('[AT20] a clock that is off says by how much and which way, and that exam time is right all the same', () => {
    const clock = { offsetMs: -180_000, errorMs: 40, measuredAt: NOW };
    const line = lineOf('clock', { clock });
    expect(line?.words).toMatch(/^3 minutes fast against the server's/);
    expect(line?.advice).toContain('counted right all the same');
    expect(lineOf('clock', { clock: null })).toMatchObject({ state: 'unknown' });
  });

  it('a low battery asks for a charger, unless it charges; one that nobody knows has no line', () => {
    expect(lineOf('battery', { battery: { level: 0.1, charging: false } })?.state).toBe('care');
    expect(lineOf('battery', { battery: { level: 0.1, charging: true } })?.state).toBe('good');
    expect(lineOf('battery', { battery: null })).toBeUndefined();
  });

  it('what the browser does not tell is not known, and not good', () => {
    expect(lineOf('kept', { storage: null })?.state).toBe('unknown');
    expect(lineOf('space', { storage: null })?.state).toBe('unknown');
  });
});
