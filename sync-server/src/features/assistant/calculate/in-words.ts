import { Incalculable } from '../../../expressions/index.ts';
import { derivativeOf } from './families/derivatives.ts';
import { inSigns } from './families/expressions-in-words.ts';
import { integralOf } from './families/integrals.ts';
import { conversionOf } from './families/conversions.ts';
import { families } from './families/index.ts';
import { trigonometry } from './families/trigonometry.ts';
import type { Worked } from './worked.ts';
import { readSentence } from './words/sentence.ts';

/** Characters. A longer text is not treated as a calculation. */
const LONGEST = 600;

/**
 * AS44: a calculation that is asked for in words, in English, Hindi or Hinglish. @returns null unless one family has
 * understood the whole sentence, with all its quantities.
 */
export function calculateWords(text: string): Worked | null {
  if (text.length > LONGEST) return null;
  for (const read of [derivativeOf, integralOf, conversionOf]) {
    const found = safely(() => read(text));
    if (found !== null) return found;
  }
  const sentence = readSentence(text);
  for (const family of families) {
    const found = safely(() => family(sentence));
    if (found !== null) return found;
  }
  return null;
}

/** The value of a trigonometric function of an angle in degrees; null for anything else. */
export const angleInDegrees = (text: string): Worked | null =>
  text.length > LONGEST ? null : safely(() => trigonometry(readSentence(text)));

/** An equation in words, in signs; null if there is none. */
export function equationInWords(text: string): string | null {
  if (text.length > LONGEST || !/square|equal|plus|minus|cube|=|barabar/i.test(text)) return null;
  const plain = inSigns(text);
  return plain === text ? null : plain;
}

function safely(read: () => Worked | null): Worked | null {
  try {
    return read();
  } catch (error) {
    // Too large, undefined, or a unit that is not known.
    if (error instanceof Incalculable) return null;
    throw error;
  }
}
