import { plainWords } from '../../reading/meaning-words.ts';
import type { KnownDocument } from './documents.ts';

/** A place in an order: 'second law', '73rd amendment'. */
const ORDINALS: Readonly<Record<string, string>> = {
  ...{ first: '1', second: '2', third: '3', fourth: '4', fifth: '5', sixth: '6', seventh: '7', eighth: '8' },
  ...{ ninth: '9', tenth: '10', eleventh: '11', twelfth: '12' },
  ...{ पहला: '1', प्रथम: '1', दूसरा: '2', द्वितीय: '2', तीसरा: '3', तृतीय: '3', चौथा: '4' },
  ...{
    दूसरी: '2',
    दूसरे: '2',
    तीसरी: '3',
    तीसरे: '3',
    dusra: '2',
    dusri: '2',
    dusre: '2',
    tisra: '3',
    tisri: '3',
  },
};

/** The places in an order that a text names, as digits. */
export const placesIn = (text: string): string[] => {
  const written = [...text.matchAll(/\b(\d{1,3})(?:st|nd|rd|th)\b/gi)].map(([, number = '']) => number);
  return [...written, ...plainWords(text).flatMap((word) => ORDINALS[word] ?? [])];
};

/** Whether a document is named by another place than the one asked for: Kepler's third law, not his second. */
export function isOfOtherPlace({ entry, isStatement }: KnownDocument, asked: string): boolean {
  if (isStatement) return false;
  const named = placesIn(entry.term);
  return named.length > 0 && placesIn(asked).some((place) => !named.includes(place));
}
