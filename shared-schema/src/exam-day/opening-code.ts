/** Crockford's alphabet: the digits and letters without I, L, O and U. Each has five bits. */
export const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const SECRET_LETTERS = 13;
/** 65 bits and the check letter. */
export const CODE_LENGTH = SECRET_LETTERS + 1;
/** Random bytes that a code is made of. */
export const CODE_BYTES = 9;

/** What is wrong with a typed code. */
export type CodeFault = 'empty' | 'letter' | 'length' | 'check';

export type ReadCode =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly fault: CodeFault };

/** ED3: a code from random bytes. @param bytes at least CODE_BYTES. @returns CODE_LENGTH letters. */
export function openingCodeOf(bytes: Uint8Array): string {
  if (bytes.length < CODE_BYTES) throw new RangeError(`A code is made of ${CODE_BYTES} bytes`);
  let bits = 0;
  let rest = 0;
  const values: number[] = [];
  for (const byte of bytes) {
    rest = (rest << 8) | byte;
    bits += 8;
    while (bits >= 5 && values.length < SECRET_LETTERS) {
      bits -= 5;
      values.push((rest >> bits) & 31);
    }
    rest &= (1 << bits) - 1;
  }
  return [...values, checkOf(values)].map(letterOf).join('');
}

/**
 * ED3: a code as it is typed: in any case, with blanks and hyphens, O for 0, I and L for 1, and with the digits of other
 * scripts. The check letter shows every single wrong letter and every two letters that changed places.
 */
export function readOpeningCode(text: string): ReadCode {
  const typed = [...text.normalize('NFKC').replace(BETWEEN, '').toUpperCase()].map(meant);
  if (typed.length === 0) return { ok: false, fault: 'empty' };
  const values = typed.map((letter) => CODE_LETTERS.indexOf(letter));
  if (values.includes(-1)) return { ok: false, fault: 'letter' };
  if (values.length !== CODE_LENGTH) return { ok: false, fault: 'length' };
  const isRight = checkOf(values.slice(0, SECRET_LETTERS)) === values[SECRET_LETTERS];
  return isRight ? { ok: true, code: typed.join('') } : { ok: false, fault: 'check' };
}

/** In groups: 'ABCDE-FGHJK-MNPQ'. */
export const shownOpeningCode = (code: string): string => (code.match(/.{1,5}/g) ?? []).join('-');

/** Blanks, and hyphens that keyboards type. */
const BETWEEN = /[\s\u2010-\u2015\u2212_.-]/g;
const ZERO_OF_DEVANAGARI = 0x0966;

function meant(letter: string): string {
  if (letter === 'O') return '0';
  if (letter === 'I' || letter === 'L') return '1';
  const digit = (letter.codePointAt(0) ?? 0) - ZERO_OF_DEVANAGARI;
  return digit >= 0 && digit <= 9 ? String(digit) : letter;
}

const letterOf = (value: number): string => CODE_LETTERS.charAt(value);

/**
 * A sum over the field of 32 elements in which every place has a weight of its own (the powers of 2), so that neither one
 * wrong letter nor two exchanged ones leave it unchanged.
 */
function checkOf(values: readonly number[]): number {
  return values.reduce((sum, value) => double(sum ^ value), 0);
}

/** Multiplies by x modulo x^5 + x^2 + 1, which is primitive: its powers are all 31 elements that are not 0. */
function double(value: number): number {
  const shifted = value << 1;
  return shifted & 32 ? (shifted ^ 0b100101) & 31 : shifted;
}
