import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../../offline/index.ts';
import { qrCode } from './qr-code.ts';

type Modules = readonly (readonly boolean[])[];

/** Of ISO/IEC 18004, tables 9 and E.1, for level M: codewords, data codewords of each block, centres of alignment. */
const TABLE: readonly (readonly [number, readonly number[], readonly number[]])[] = [
  [26, [16], []],
  [44, [28], [6, 18]],
  [70, [44], [6, 22]],
  [100, [32, 32], [6, 26]],
  [134, [43, 43], [6, 30]],
  [172, [27, 27, 27, 27], [6, 34]],
  [196, [31, 31, 31, 31], [6, 22, 38]],
  [242, [38, 38, 39, 39], [6, 24, 42]],
  [292, [36, 36, 36, 37, 37], [6, 26, 46]],
  [346, [43, 43, 43, 43, 44], [6, 28, 50]],
];

/** Whether a module belongs to a pattern, the format or the version. */
function isReserved(size: number, centres: readonly number[], row: number, column: number): boolean {
  if (row === 6 || column === 6) return true;
  if ((row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9))
    return true;
  const isVersion = (a: number, b: number) => size >= 45 && a < 6 && b >= size - 11;
  if (isVersion(row, column) || isVersion(column, row)) return true;
  return centres.some((y) =>
    centres.some((x) => {
      const isFinder = (y === 6 && x === 6) || (y === 6 && x === size - 7) || (y === size - 7 && x === 6);
      return !isFinder && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2;
    }),
  );
}

const MASKS: readonly ((i: number, j: number) => number)[] = [
  (i, j) => (i + j) % 2,
  (i) => i % 2,
  (_i, j) => j % 3,
  (i, j) => (i + j) % 3,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
  (i, j) => ((i * j) % 2) + ((i * j) % 3),
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2,
];

/** The codewords as a camera reads them. */
function codewordsIn(modules: Modules, centres: readonly number[]): number[] {
  const size = modules.length;
  const format = [...Array(15).keys()].reduce((value, bit) => {
    const [row, column] = bit < 8 ? [8, size - 1 - bit] : [size - 15 + bit, 8];
    return value | (Number(modules[row]?.[column]) << bit);
  }, 0);
  const mask = ((format ^ 0x5412) >> 10) & 7;
  const bits: number[] = [];
  for (let pair = 0, right = size - 1; right > 0; right -= 2, pair += 1) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1)
      for (const column of [right, right - 1]) {
        const row = pair % 2 === 0 ? size - 1 - step : step;
        if (isReserved(size, centres, row, column)) continue;
        const isFlipped = MASKS[mask]?.(row, column) === 0;
        bits.push(Number(modules[row]?.[column] !== isFlipped));
      }
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, place) =>
    Number.parseInt(bits.slice(8 * place, 8 * place + 8).join(''), 2),
  );
}

/** Logarithms and powers of 2 in the field of 256 elements. */
const POWERS = [...Array(255).keys()].reduce<number[]>((powers) => {
  const next = (powers.at(-1) ?? 0) * 2;
  return [...powers, powers.length === 0 ? 1 : next > 255 ? next ^ 0x11d : next];
}, []);
const times = (a: number, b: number) =>
  a === 0 || b === 0 ? 0 : (POWERS[(POWERS.indexOf(a) + POWERS.indexOf(b)) % 255] ?? 0);

function read(modules: Modules): { readonly text: string; readonly isWhole: boolean } {
  const version = (modules.length - 17) / 4;
  const [total, lengths, centres] = TABLE[version - 1] ?? [0, [], []];
  const codewords = codewordsIn(modules, centres);
  const correction = (total - lengths.reduce((sum, length) => sum + length, 0)) / lengths.length;
  const blocks = lengths.map((): number[] => []);
  let at = 0;
  for (let place = 0; place < Math.max(...lengths); place += 1)
    for (const [block, length] of lengths.entries())
      if (place < length) blocks[block]?.push(codewords[at++] ?? 0);
  const data = blocks.flat();
  for (let place = 0; place < correction; place += 1)
    for (const block of blocks) block.push(codewords[at++] ?? 0);
  const valueAt = (block: readonly number[], power: number) =>
    block.reduce((value, codeword) => times(value, POWERS[power] ?? 0) ^ codeword, 0);
  const isWhole = blocks.every((block) =>
    [...Array(correction).keys()].every((power) => valueAt(block, power) === 0),
  );
  const bits = data.map((codeword) => codeword.toString(2).padStart(8, '0')).join('');
  const from = version >= 10 ? 20 : 12;
  const length = Number.parseInt(bits.slice(4, from), 2);
  const bytes = Array.from({ length }, (_, place) =>
    Number.parseInt(bits.slice(from + 8 * place).slice(0, 8), 2),
  );
  return { text: new TextDecoder().decode(Uint8Array.from(bytes)), isWhole };
}

describe('[ED19] a QR code', () => {
  test('holds the text, with error correction that is right, in every version', () => {
    const sizes = new Set<number>();
    for (let length = 1; length <= 213; length += 1) {
      const text = 'https://prep.example/exam/aZ_9-/start#code='.repeat(5).slice(0, length);
      const modules = qrCode(text);
      sizes.add(modules.length);
      expect(read(modules)).toEqual({ text, isWhole: true });
    }
    expect([...sizes]).toEqual([21, 25, 29, 33, 37, 41, 45, 49, 53, 57]);
    expect(() => qrCode('x'.repeat(214))).toThrow(RangeError);
  });

  test('holds any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (text) => {
        fc.pre(new TextEncoder().encode(text).length <= 213);
        expect(read(qrCode(text))).toEqual({ text, isWhole: true });
      }),
      { numRuns: 50 },
    );
  });

  test('is as it was when other readers read it', () => {
    const drawn = ['A', 'https://prep.example/exam/p1/start#code=7QK2M9FHTB03XW', 'x'.repeat(213)].map(
      (text) =>
        sha256(
          qrCode(text)
            .map((row) => row.map(Number).join(''))
            .join('\n'),
        ).slice(0, 16),
    );
    expect(drawn).toEqual(['bc9009ae87ca68f1', '6b3d2a087ed7e240', 'f8a692e420006d88']);
  });
});
