import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { CODE_LETTERS, encryptedPaperSchema, readOpeningCode } from '@exam/shared-schema/exam-day';
import { rounds } from '../../../../scripts/vitest/size.ts';
import { waiting as en } from '../../sentences/en/waiting.ts';
import { waiting as hi } from '../../sentences/hi/waiting.ts';
import { testEncrypted, type TestEncrypted } from '../../test/encrypted-paper.ts';
import { database, keyByCode, openEncrypted, type EncryptedRow } from '../index.ts';
import { fromBase64Url } from '../platform/base64-url.ts';
import { decryptPaper } from './open-encrypted.ts';
import { DAMAGED } from './save-failure.ts';

const RUNS = rounds({ short: 400, full: 10_000 });
const TIMEOUT_MS = 30_000 + 10 * RUNS;
/** What a device would take seconds for is not stretched here: the paper's key is known. */
const MOST_ITERATIONS = 1_000;

let it: TestEncrypted;
beforeAll(async () => {
  it = await testEncrypted(Date.now());
});

type Path = readonly (string | number)[];

/** Every member, leaves and containers alike, by its path. */
function paths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([name, each]) =>
    paths(each, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return path.length === 0 ? inside : [path, ...inside];
}

interface Mutation {
  readonly which: number;
  readonly how: 'letter' | 'cut' | 'longer' | 'gone' | 'other-type' | 'twice' | 'number' | 'image';
  readonly at: number;
  readonly other: unknown;
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  which: fc.nat(),
  how: fc.constantFrom('letter', 'cut', 'longer', 'gone', 'other-type', 'twice', 'number', 'image'),
  at: fc.nat(),
  other: fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.string(), fc.integer()),
});

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function changedValue(value: unknown, { how, at, other }: Mutation): unknown {
  if (how === 'other-type') return other;
  if (how === 'number' || typeof value === 'number') return Number(value) + 1 + (at % 5);
  if (how === 'twice' && Array.isArray(value)) return [...(value as unknown[]), ...(value as unknown[])];
  if (typeof value !== 'string') return Array.isArray(value) ? value.slice(1) : !(value as boolean);
  const place = at % Math.max(1, value.length);
  if (how === 'cut') return value.slice(0, place);
  const letter = BASE64URL.charAt((BASE64URL.indexOf(value.charAt(place)) + 1 + (at % 63)) % 64);
  return value.slice(0, place) + letter + value.slice(how === 'longer' ? place : place + 1);
}

/** A row as a device has it, with one or more parts changed. */
function mutated({ paper, images, ...row }: EncryptedRow, mutations: readonly Mutation[]): EncryptedRow {
  const copy = structuredClone(paper) as unknown;
  let shown = images;
  for (const each of mutations) {
    if (each.how === 'image') {
      shown = changedImages(shown, each);
      continue;
    }
    const all = paths(copy);
    const path = all[each.which % all.length] ?? [];
    const parent = path.slice(0, -1).reduce((object, name) => (object as never)[name], copy) as never as {
      [name: string | number]: unknown;
    };
    const last = path.at(-1) ?? '';
    if (each.how === 'gone') delete parent[last];
    else parent[last] = changedValue(parent[last], each);
  }
  return { ...row, paper: copy as EncryptedRow['paper'], images: shown };
}

function changedImages([first = new ArrayBuffer(0), ...others]: readonly ArrayBuffer[], { at }: Mutation) {
  const bytes = new Uint8Array(first.slice(0));
  const place = at % Math.max(1, bytes.length);
  bytes[place] = (bytes[place] ?? 0) ^ (1 << (at % 8));
  return at % 5 === 0 ? others : [bytes.buffer, ...others];
}

/** Whether anything but the spelling of the same bytes differs. */
function isAnother({ paper, images }: EncryptedRow): boolean {
  const [own, other] = [it.row.paper, paper].map(({ encrypted, ...rest }) =>
    JSON.stringify([rest, [...bytesOf(encrypted)]]),
  );
  const sameImages =
    images.length === it.row.images.length &&
    images.every((image, place) => {
      const [one, another] = [new Uint8Array(image), new Uint8Array(it.row.images[place] ?? image)];
      return one.length === another.length && one.every((byte, index) => byte === another[index]);
    });
  return own !== other || !sameImages;
}

function bytesOf(text: unknown): Uint8Array | string {
  try {
    return fromBase64Url(text as string);
  } catch {
    return String(text);
  }
}

/** What a student reads of it, in both languages. */
const sentences = (pick: (words: typeof en) => string): string[] => [pick(en), pick(hi)];

/** @returns the sentences about a mutated paper. */
async function answered(row: EncryptedRow): Promise<string[]> {
  // A device refuses it when it is saved.
  const parsed = encryptedPaperSchema.safeParse(row.paper);
  if (!parsed.success) return [DAMAGED.message];
  const whole = { ...row, paper: parsed.data };
  const byLine = await openEncrypted(database, whole, it.key, { by: 'line' });
  if (byLine.ok) throw new Error('It opened by the line');
  if (parsed.data.iterations > MOST_ITERATIONS) return sentences(({ failed }) => failed[byLine.outcome]);
  const found = await keyByCode(parsed.data, it.code);
  if (!found.ok) return sentences(({ failed }) => failed[found.outcome]);
  const byCode = await openEncrypted(database, whole, found.key, { by: 'code', slot: found.slot });
  if (byCode.ok) throw new Error('It opened by the code');
  return sentences(({ failed }) => failed[byCode.outcome]);
}

test(
  '[ED1] [ED17] no mutated envelope opens, and each is answered by a sentence',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 3 }), async (mutations) => {
        const row = mutated(it.row, mutations);
        fc.pre(isAnother(row));
        for (const sentence of await answered(row)) expect(sentence).toMatch(/\S.*[.।]$/);
        expect(await database.packages.count()).toBe(0);
      }),
      { numRuns: RUNS },
    );
  },
  TIMEOUT_MS,
);

const typing = fc.record({
  how: fc.constantFrom('other', 'swapped', 'gone', 'more'),
  at: fc.nat({ max: 13 }),
  to: fc.nat({ max: 13 }),
  letter: fc.constantFrom(...CODE_LETTERS, 'U', '*', 'é', '०'),
});

function typed(code: string, slips: readonly (typeof typing extends fc.Arbitrary<infer T> ? T : never)[]) {
  const letters = [...code];
  for (const { how, at, to, letter } of slips) {
    if (how === 'other') letters[at] = letter;
    else if (how === 'gone') letters.splice(at, 1);
    else if (how === 'more') letters.splice(at, 0, letter);
    else [letters[at], letters[to]] = [letters[to] ?? '', letters[at] ?? ''];
  }
  return letters.join('');
}

test(
  '[ED3] [ED17] no mutated code opens, and each is answered by a sentence',
  async () => {
    let passing = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(typing, { minLength: 1, maxLength: 4 }), async (slips) => {
        const text = typed(it.code, slips);
        const read = readOpeningCode(text);
        fc.pre(!read.ok || read.code !== it.code);
        if (!read.ok) {
          for (const each of [en.code, hi.code]) {
            const sentence = read.fault === 'length' ? each.length(text.length) : each[read.fault];
            expect(sentence).toMatch(/\S.*[.।]$/);
          }
          return;
        }
        passing += 1;
        expect(await keyByCode(it.row.paper, read.code)).toEqual({ ok: false, outcome: 'unknown-code' });
      }),
      { numRuns: RUNS },
    );
    // Some pass the check letter, so that not only it keeps them out.
    expect(passing).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);

test('[ED17] the paper itself opens', async () => {
  expect(isAnother(it.row)).toBe(false);
  expect(await decryptPaper(it.row, it.key)).not.toBeNull();
});
