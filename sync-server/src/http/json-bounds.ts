import { AppError } from './errors.ts';

/** No call nests deeper than a tenth of it, and reading and writing what is nested takes stack. */
export const MAX_DEPTH = 32;
/** Lists, objects and their members in one body: the longest log has some 90,000. Memory goes by their number. */
export const MAX_VALUES = 200_000;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];

const OPENS = 1;
const CLOSES = 2;
const SEPARATES = 3;
const QUOTES = 4;

/** What each byte of JSON begins or ends, outside its texts; 0 for most. */
const KINDS = new Uint8Array(256);
for (const [characters, kind] of [
  ['[{', OPENS],
  [']}', CLOSES],
  [',', SEPARATES],
  ['"', QUOTES],
] as const)
  for (const character of characters) KINDS[character.charCodeAt(0)] = kind;

/**
 * AC42: looks over JSON before it is parsed: JSON.parse makes of a few megabytes as many objects as they can hold, and
 * what is nested thousands deep breaks whoever walks through it later. It costs about a nanosecond for each byte.
 * @param json UTF-8. What is no JSON may pass: it is for JSON.parse to refuse.
 * @throws AppError MALFORMED
 */
export function refuseBeyondBounds(json: Uint8Array): void {
  const { length } = json;
  let depth = 0;
  let values = 0;
  for (let place = 0; place < length; place += 1) {
    const kind = KINDS[json[place] as number] as number;
    if (kind === 0) continue;
    if (kind === QUOTES) place = endOfText(json, place + 1);
    else if (kind === CLOSES) depth -= 1;
    else {
      values += 1;
      if (kind === OPENS && (depth += 1) > MAX_DEPTH) throw new AppError('MALFORMED');
    }
  }
  if (values > MAX_VALUES) throw new AppError('MALFORMED');
}

/** Where the quote stands that ends the text, or the end of the JSON. */
function endOfText(json: Uint8Array, from: number): number {
  const { length } = json;
  let place = from;
  while (place < length && json[place] !== QUOTE) place += json[place] === BACKSLASH ? 2 : 1;
  return place;
}
