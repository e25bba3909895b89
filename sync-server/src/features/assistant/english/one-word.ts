import type { GlossaryEntry } from '@exam/shared-schema/contract';
import { plainWords, stemOf } from '../reading/meaning-words.ts';

/** The words of a definition, for which one word stands. */
export interface OneWord {
  readonly entry: GlossaryEntry;
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

const ASKS =
  /\b(?:one|single|1)[- ]?word\b|\bwhat (?:do|would) (?:you|we) call\b|\b(?:ek|one) shabd\b|\bone term for\b|\bword for (?:the |an? )?(?:fear|study|murder|killing|person|someone|one|government|place|doctor|science|art)\b|एक शब्द/iu;

/** Words that every such question and definition has. */
const COMMON = new Set(
  'one word words single for a an the of who whom which that is are was be someone somebody person man people what do you we call called give substitution substitute sub to in who’s whose please can plz it this shabd ek or and has have had something thing one’s s जो के लिए एक शब्द हो न की का में को से वाक्यांश अनेक शब्दों कोई ऐसा व्यक्ति जिसका जिसके जिसकी जिसे बताइए लिखिए दीजिए बताओ इसके ही'.split(
    ' ',
  ),
);

/** 'cannot' as 'not', since definitions have both. */
const wordsOf = (text: string): string[] =>
  plainWords(text.replace(/\bcan ?(?:not|'t|’t)\b/gi, 'not')).filter((word) => !COMMON.has(word));

export const oneWordsIn = (statements: readonly GlossaryEntry[]): OneWord[] =>
  statements
    .filter(({ id }) => /^(?:english|hindi)-one-word-/.test(id))
    .map((entry) => {
      const words = wordsOf(entry.text.replace(/^\*\*.*?\*\*:/, ''));
      return { entry, words: new Set(words), stems: new Set(words.map(stemOf)) };
    });

/** The least likeness of a question and a definition, and how much more it must be than that of another word. */
const ENOUGH = 0.55;
const AHEAD = 1.05;
/** 'writing' is nearly 'write'. */
const OF_STEM = 0.8;

/** AS111: the word for what a question describes; null unless one is clearly the likest. */
export function oneWordFor(all: readonly OneWord[], text: string): GlossaryEntry | null {
  if (!ASKS.test(text)) return null;
  // What is asked stands after the last sign of a sentence: 'democracy is by the people, one word for ...'.
  const [, last = text] = /(?:(?:one|single) )?word (?:for|substitution:?)\s+(.+)$/is.exec(text) ?? [];
  const asked = [...new Set(wordsOf(last))];
  if (asked.length === 0) return null;
  const [best, next] = all
    .map(({ entry, words, stems }) => {
      const common = asked.reduce(
        (sum, word) => sum + (words.has(word) ? 1 : stems.has(stemOf(word)) ? OF_STEM : 0),
        0,
      );
      return { entry, likeness: (2 * common) / (asked.length + words.size) };
    })
    .toSorted((one, other) => other.likeness - one.likeness);
  if (best === undefined || best.likeness < ENOUGH) return null;
  const isSame = next?.entry.term === best.entry.term;
  return next === undefined || isSame || best.likeness >= AHEAD * next.likeness ? best.entry : null;
}
