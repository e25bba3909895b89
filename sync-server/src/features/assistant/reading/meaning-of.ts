import { consonantsOf } from './skeleton.ts';
import { foldedHindi, hindiSoundOf } from './hindi-sound.ts';
import { meanings } from './meanings.ts';
import { SHORT_FORMS } from './short-forms.ts';

const isDevanagari = (word: string): boolean => /^\p{Script=Devanagari}+$/u.test(word);

/** Endings of number and case; the short ones also end words of their own. */
const LONG_ENDING = /(?:ियों|ियां|ियो|ाओं|ाएं|(?<=ु)एं|ओं|ों)$/u;
const SHORT_ENDING = /(?:ें|ां|े|ी|ा|ो)$/u;
const LATIN_ENDINGS: readonly (readonly [ending: RegExp, ...bare: string[]])[] = [
  [/(?:iyon|iyan|iyaan|iyo)$/, 'i', 'ee', 'y', 'iya'],
  [/(?:aon|ao|aen|ayen|aein)$/, 'a'],
  [/(?:uon|uo|uen)$/, 'u'],
  [/(?:on|o)$/, '', 'a'],
  [/(?:en|ein)$/, ''],
  [/e$/, 'a'],
];
const SHORTEST_BARE = 3;

/** By one spelling of a word, and by what is left of it without its ending: its meaning; null if there are several. */
const byFolded = new Map<string, string | null>();
const byBareWord = new Map<string, string | null>();
const bySound = new Map<string, string | null>();
/** Hindi words in Latin letters: those that sound like one in Devanagari of the same meaning. */
const hindiInLatin = new Set<string>();

const learn = (to: Map<string, string | null>, key: string, meaning: string): void => {
  const other = to.get(key);
  to.set(key, other === undefined || other === meaning ? meaning : null);
};

const soundsOf = new Map<string, Set<string>>();
for (const [word, meaning] of meanings) {
  if (!isDevanagari(word)) continue;
  learn(byFolded, foldedHindi(word), meaning);
  learn(byBareWord, bareOf(word), meaning);
  const sounds = soundsOf.get(meaning) ?? new Set();
  soundsOf.set(meaning, sounds.add(consonantsOf(word)));
}
for (const [word, meaning] of meanings) {
  if (!isDevanagari(word) && soundsOf.get(meaning)?.has(consonantsOf(word)) === true) hindiInLatin.add(word);
  const sound = isDevanagari(word) || hindiInLatin.has(word) ? hindiSoundOf(word) : null;
  if (sound !== null) learn(bySound, sound, meaning);
}

function bareOf(word: string): string {
  const folded = foldedHindi(word);
  const short = folded.replace(LONG_ENDING, '');
  if (short !== folded) return short;
  const bare = folded.replace(SHORT_ENDING, '');
  return bare.length < SHORTEST_BARE ? folded : bare;
}

/** The English meaning of a word, also in another number or case; undefined if it is none of the table's. */
export function meaningOf(word: string): string | undefined {
  const own = meanings.get(word) ?? meanings.get(word.normalize('NFC'));
  if (own !== undefined) return own;
  if (isDevanagari(word)) return byFolded.get(foldedHindi(word)) ?? byBareWord.get(bareOf(word)) ?? undefined;
  const bare = withoutLatinEnding(word).find((each) => hindiInLatin.has(each));
  return bare === undefined ? undefined : meanings.get(bare);
}

const withoutLatinEnding = (word: string): string[] =>
  LATIN_ENDINGS.flatMap(([ending, ...endings]) => {
    const bare = word.replace(ending, '');
    return bare === word || bare.length < SHORTEST_BARE ? [] : endings.map((each) => bare + each);
  });

/** Letters of the sound of a word that is found by it: fewer are those of many words. */
const FEWEST_HEARD = 4;

/** The English meaning of a Hindi word in Latin letters that sounds like one of the table's. */
export function meaningBySound(word: string): string | undefined {
  if (!/^[a-z]+$/.test(word) || SHORT_FORMS.has(word)) return undefined;
  const sounds = [word, ...withoutLatinEnding(word)].map((each) => hindiSoundOf(each) ?? '');
  const found = sounds.map((sound) => (sound.length < FEWEST_HEARD ? undefined : bySound.get(sound)));
  return found.find((meaning) => meaning !== undefined && meaning !== null) ?? undefined;
}
