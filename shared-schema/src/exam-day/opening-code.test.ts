import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  codeInFragment,
  CODE_BYTES,
  CODE_LENGTH,
  CODE_LETTERS,
  openingCodeOf,
  openingFragment,
  readOpeningCode,
  shownOpeningCode,
} from './index.ts';

const codes = fc.uint8Array({ minLength: CODE_BYTES, maxLength: 32 }).map(openingCodeOf);

describe('[ED3] an opening code', () => {
  test('has thirteen letters of 65 bits and a check letter', () => {
    expect(CODE_LETTERS).toHaveLength(32);
    expect(openingCodeOf(new Uint8Array(CODE_BYTES))).toBe('0'.repeat(CODE_LENGTH));
    const [one, other] = [new Uint8Array(CODE_BYTES).fill(255), new Uint8Array(CODE_BYTES).fill(255)];
    other[8] = 127;
    expect(openingCodeOf(one).slice(0, -1)).toBe('Z'.repeat(13));
    // The 65th bit is the first one of the ninth byte.
    expect(openingCodeOf(other).slice(0, -1)).not.toBe('Z'.repeat(13));
    expect(() => openingCodeOf(new Uint8Array(CODE_BYTES - 1))).toThrow(RangeError);
  });

  test('is read as people type it', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const read = { ok: true, code };
        expect(readOpeningCode(code)).toEqual(read);
        expect(readOpeningCode(` ${shownOpeningCode(code).toLowerCase()} `)).toEqual(read);
        expect(readOpeningCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toEqual(read);
        expect(
          readOpeningCode(code.replace(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)))),
        ).toEqual(read);
      }),
    );
  });

  test('with one wrong letter is noticed', () => {
    const place = fc.nat({ max: CODE_LENGTH - 1 });
    fc.assert(
      fc.property(codes, place, fc.nat({ max: 30 }), (code, at, by) => {
        const other = CODE_LETTERS.charAt((CODE_LETTERS.indexOf(code.charAt(at)) + 1 + by) % 32);
        const typed = code.slice(0, at) + other + code.slice(at + 1);
        expect(readOpeningCode(typed)).toEqual({ ok: false, fault: 'check' });
      }),
    );
  });

  test('with two letters exchanged is noticed', () => {
    const place = fc.nat({ max: CODE_LENGTH - 1 });
    fc.assert(
      fc.property(codes, place, place, (code, a, b) => {
        const letters = [...code];
        [letters[a], letters[b]] = [letters[b] ?? '', letters[a] ?? ''];
        fc.pre(letters.join('') !== code);
        expect(readOpeningCode(letters.join(''))).toEqual({ ok: false, fault: 'check' });
      }),
    );
  });

  test.each([
    ['', 'empty'],
    [' - ', 'empty'],
    ['ABCDU', 'letter'],
    ['ABCDE', 'length'],
    ['0'.repeat(15), 'length'],
  ])('%j is refused: %s', (text, fault) => {
    expect(readOpeningCode(text)).toEqual({ ok: false, fault });
  });
});

test('[ED19] a link carries a code in its fragment', () => {
  fc.assert(fc.property(codes, (code) => codeInFragment(openingFragment(code)) === code));
  expect(codeInFragment('#a=1&code=7QK2M&b=2')).toBe('7QK2M');
  for (const other of ['', '#', '#code', '#decode=7QK2M', '#a']) expect(codeInFragment(other)).toBe('');
});
