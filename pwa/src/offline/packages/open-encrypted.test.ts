import fc from 'fast-check';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readOpeningCode, shownOpeningCode, type EncryptedPaper } from '@exam/shared-schema/exam-day';
import { rounds } from '../../../../scripts/vitest/size.ts';
import { testEncrypted, type TestEncrypted } from '../../test/encrypted-paper.ts';
import {
  database,
  decryptPaper,
  eventsOf,
  keyByCode,
  openEncrypted,
  savedPackage,
  startAttempt,
} from '../index.ts';

/** ED21: with few iterations; what stretching the code costs is measured on one device (`npm run bench:device`). */
const DEVICES = rounds({ short: 200, full: 100_000 });

let it: TestEncrypted;

beforeAll(async () => {
  it = await testEncrypted(Date.now());
});
afterEach(async () => {
  await Promise.all([database.packages.clear(), database.images.clear(), database.attempts.clear()]);
});

test('[ED3] [ED6] a code opens the paper, which then is like any other, and the encrypted one is gone', async () => {
  await database.encryptedPapers.put(it.row);
  const found = await keyByCode(it.row.paper, it.code);
  if (!found.ok) throw new Error(found.outcome);
  expect([...found.key]).toEqual([...it.key]);
  expect(await openEncrypted(database, it.row, found.key, { by: 'code', slot: found.slot })).toEqual({
    ok: true,
  });
  const saved = await savedPackage(database, 'u1', it.inside.testId);
  expect(saved?.content).toEqual(it.inside);
  expect(await database.images.count()).toBe(1);
  expect(await database.encryptedPapers.count()).toBe(0);
  if (saved === undefined) return;
  const attempt = await startAttempt(database, saved);
  const [started] = await eventsOf(database, attempt.attemptId);
  expect(started).toMatchObject({ type: 'started', opened: { by: 'code', slot: found.slot } });
});

test('[ED3] another code has no slot, and another key opens nothing', async () => {
  expect(await keyByCode(it.row.paper, '0'.repeat(14))).toEqual({ ok: false, outcome: 'unknown-code' });
  const other = new Uint8Array(32).fill(8);
  expect(await openEncrypted(database, it.row, other, { by: 'line' })).toEqual({
    ok: false,
    outcome: 'other-key',
  });
  expect(await database.packages.count()).toBe(0);
});

/** Every text and number in it, by its path. */
function leaves(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, each]) =>
    leaves(each, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

function changed(paper: EncryptedPaper, path: readonly (string | number)[], at: number): EncryptedPaper {
  const copy = structuredClone(paper) as never;
  const parent = path.slice(0, -1).reduce((object: never, name) => object[name] as never, copy) as Record<
    string | number,
    unknown
  >;
  const last = path.at(-1) ?? '';
  const value = parent[last];
  if (typeof value === 'string') {
    const place = at % Math.max(1, value.length);
    const letter = value.charAt(place) === 'A' ? 'B' : 'A';
    parent[last] = value.slice(0, place) + letter + value.slice(place + 1);
  } else if (typeof value === 'number') parent[last] = value + 1 + (at % 7);
  else parent[last] = !(value as boolean);
  return copy;
}

test('[ED1] nothing of an encrypted paper can be changed without being noticed', async () => {
  const paths = leaves(it.row.paper);
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: paths.length - 1 }), fc.nat({ max: 10_000 }), async (which, at) => {
      const path = paths[which] ?? [];
      const paper = changed(it.row.paper, path, at);
      // The last letter of base64url may have bits that are not read.
      fc.pre(
        path.at(-1) !== 'encrypted' || at % it.row.paper.encrypted.length < it.row.paper.encrypted.length - 1,
      );
      expect(await decryptPaper({ paper, images: it.row.images }, it.key)).toBeNull();
    }),
    { numRuns: 300 },
  );
});

test(
  '[ED21] any number of devices open the paper by the code without a call to a server',
  async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('There is no network'));
    const spoken = [it.code, it.code.toLowerCase(), shownOpeningCode(it.code), ` ${it.code} `];
    for (let device = 0; device < DEVICES; device += 1) {
      const read = readOpeningCode(spoken[device % spoken.length] ?? '');
      const row = structuredClone(it.row);
      const found = read.ok ? await keyByCode(row.paper, read.code) : null;
      const inside = found?.ok === true ? await decryptPaper(row, found.key) : null;
      expect(inside?.content.packageVersion, `device ${device}`).toBe(it.inside.packageVersion);
    }
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  },
  60_000 + 5 * DEVICES,
);

test('[ED1] an image that is changed, missing or exchanged is noticed', async () => {
  const { paper, images } = it.row;
  const bytes = new Uint8Array(images[0]?.slice() ?? new ArrayBuffer());
  bytes[3] = (bytes[3] ?? 0) ^ 1;
  expect(await decryptPaper({ paper, images: [bytes.buffer] }, it.key)).toBeNull();
  expect(await decryptPaper({ paper, images: [] }, it.key)).toBeNull();
  expect(await decryptPaper({ paper, images }, it.key)).not.toBeNull();
});
