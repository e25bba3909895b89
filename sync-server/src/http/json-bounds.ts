import { AppError } from './errors.ts';

/** No call nests deeper than a quarter of it, and reading and writing what is nested takes stack. */
export const MAX_DEPTH = 32;
/** Lists, objects and their members in one body: the longest log has some 90,000. Memory goes by their number. */
export const MAX_VALUES = 200_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LOWER_U = 0x75;
const COMMA = 0x2c;
const OPENS = 0x7b;
const CLOSES = 0x7d;
/** Brackets and braces differ by this bit alone. */
const BRACE = 0x20;

/**
 * AC42: looks over JSON before it is parsed: JSON.parse makes of a few megabytes as many objects as they can hold, and
 * what is nested thousands deep breaks whoever walks through it later. It takes some 1.5 ns a byte, half of the time
 * that JSON.parse takes.
 * @param json UTF-8. What is no JSON may pass: it is for JSON.parse to refuse.
 * @returns whether a text in it has a character spelled as \u and its code: searching for that later takes as long again.
 * @throws AppError MALFORMED
 */
export function refuseBeyondBounds(json: Uint8Array): { readonly hasUnicodeEscapes: boolean } {
  const { length } = json;
  let depth = 0;
  let values = 0;
  let hasUnicodeEscapes = false;
  for (let place = 0; place < length; place += 1) {
    const byte = json[place] as number;
    if (byte === QUOTE) {
      // To the end of the text.
      for (place += 1; place < length && json[place] !== QUOTE; place += 1) {
        if (json[place] !== BACKSLASH) continue;
        place += 1;
        if (json[place] === LOWER_U) hasUnicodeEscapes = true;
      }
    } else if (byte === COMMA) values += 1;
    else if ((byte | BRACE) === CLOSES) depth -= 1;
    else if ((byte | BRACE) === OPENS) {
      values += 1;
      depth += 1;
      if (depth > MAX_DEPTH) throw new AppError('MALFORMED');
    }
  }
  if (values > MAX_VALUES) throw new AppError('MALFORMED');
  return { hasUnicodeEscapes };
}
