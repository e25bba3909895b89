import { meaningWords, plainWords } from '../../reading/meaning-words.ts';
import type { KnownDocument } from './documents.ts';

export const DIFFERENCE =
  /\b(?:differen\w*|differ|between|versus|vs|compare|comparison|antar|farak|fark|alag|diff)\b|अंतर|अन्तर|फर्क/iu;

/** What only asks for a difference, and what stands after the two things. */
const ASKING =
  /^.*\bbetween\b|\b(?:differen\w*|differs?|compare|comparison|distinguish|antar|farak|fark|alag|diff|please|both|how|are|is|do|does|they|what|whats|main|basic|simple|words?|terms?|language|explain|batao|bataiye|bataye|kya|hai|hota|hain|me|mein|ka|ke|ki)\b|अंतर|अन्तर|फर्क|क्या|है|हैं|होता|बताओ|बताइए|बताएं|में|का|के|की/giu;
const JOINED = /\s(?:and|aur|or|vs\.?|versus|v\/s|&|from|to|se|और|एवं|तथा|से)\s/giu;

/** Words of a name that come first. */
const LEAD = 6;

/** The stems that only one of the two things has of which a difference is asked for; null if there are not two. */
function sidesOf(asked: string): readonly [readonly string[], readonly string[]] | null {
  const [clause = ''] = asked.replace(/[?.!।\s]+$/u, '').split(/[?!।;]\s|,\s|\s[-–—]\s/u);
  const parts = clause.replace(/\s+/g, ' ').split(JOINED);
  const [one, other] = parts.map((part) =>
    plainWords(part.replace(ASKING, ' ')).flatMap((word) => meaningWords(word)),
  );
  if (parts.length !== 2 || one === undefined || other === undefined) return null;
  const own = one.filter((stem) => !other.includes(stem));
  const others = other.filter((stem) => !one.includes(stem));
  return own.length === 0 && others.length === 0 ? null : [own, others];
}

/**
 * Whether a document lacks what a question about the difference of two things asks for: it is about one of them alone, or
 * mentions them beside something else.
 */
export function lacksOneOfTwo(document: KnownDocument, asked: string): boolean {
  if (!DIFFERENCE.test(asked)) return false;
  const sides = sidesOf(asked);
  if (sides === null) return false;
  const has = (stem: string) =>
    document.inNames.has(stem) || document.sentences.some((sentence) => sentence.has(stem));
  // 'a virus and a computer virus': what only one of them is must be in its name.
  if (sides.some((stems) => stems.length === 0))
    return !sides.flat().some((stem) => document.inNames.has(stem));
  if (!sides.every((stems) => stems.some(has))) return true;
  return (
    !document.isOfTwo &&
    !sides.some((stems) => stems.some((stem) => (document.order.get(stem) ?? LEAD) < LEAD))
  );
}
