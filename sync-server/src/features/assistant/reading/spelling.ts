import { ASKING_WORDS } from './asking-words.ts';
import { isHinglish, isUsualHinglish } from './hinglish.ts';
import { SHORT_FORMS, withPhrases } from './short-forms.ts';
import { slices } from './slices.ts';
import { typingCost } from './typing-cost.ts';

/** Letters. Shorter words are not corrected: too many words differ from them by one letter. */
const SHORTEST = 4;
/** From this length two letters may be wrong. */
const LONG = 7;
/** Cost of typing by which a word must be ahead of another that is as near. */
const AHEAD = 0.15;
/** Letters of two words that were typed as one, and of each part that is not among the short ones. */
const SHORTEST_JOINED = 6;
const SHORTEST_PART = 4;
/** Short words that are often typed together with the next or the one before. */
const JOINED: ReadonlySet<string> = new Set(
  'is in of on to by the and for are was who how why what has had can does did an at it ka ki ke se ko me hai kya do kab vs aur its my or be not'.split(
    ' ',
  ),
);

/** AS45: corrects misspelled words to those of a vocabulary. */
export class Spelling {
  readonly #known = new Set<string>();
  /** By first letter and length. */
  readonly #byStart = new Map<string, string[]>();
  readonly #bySound = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) this.#learn(word);
  }

  /** Words that are right, to which no other is corrected. */
  keep(words: Iterable<string>): void {
    for (const word of words) this.#known.add(word);
  }

  /** The same in slices, for thousands of words. */
  static async of(words: Iterable<string>): Promise<Spelling> {
    const pause = slices();
    const spelling = new Spelling([]);
    for (const word of words) {
      await pause();
      spelling.#learn(word);
    }
    return spelling;
  }

  #learn(word: string): void {
    if (this.#known.has(word) || !/^\p{L}[\p{L}\p{M}'’-]*$/u.test(word)) return;
    this.#known.add(word);
    if (word.length < SHORTEST) return;
    put(this.#byStart, `${word[0]}${word.length}`, word);
    if (/^[a-z]+$/.test(word)) put(this.#bySound, soundOf(word), word);
  }

  /** The text with each unknown word replaced by the only known word that is nearest; null if none was replaced. */
  corrected(text: string): string | null {
    const spoken = withPhrases(text);
    let isChanged = spoken !== text;
    const isSum = /[=^]/.test(text);
    const isKept = isHinglish(text) ? isUsualHinglish : () => false;
    const fixed = spoken.replace(/(?<![\d\p{L}\p{M}])[\p{L}\p{M}]+/gu, (word, at: number) => {
      const found = word.length === 1 && isSum ? null : this.#nearest(word.toLowerCase(), isKept);
      if (found === null || (at > 0 && isNameBeside(word, found))) return word;
      isChanged = true;
      return found;
    });
    // Phrases may be of words that were misspelled.
    return isChanged ? withPhrases(fixed) : null;
  }

  #nearest(word: string, isKept: (word: string) => boolean): string | null {
    const short = SHORT_FORMS.get(word);
    if (short !== undefined) return short === word ? null : short;
    if (word.length < SHORTEST || this.#known.has(word) || !/^[a-z]+$/.test(word)) return null;
    if (isKept(word)) return null;
    const parted = this.#parted(word);
    if (parted !== null) return parted;
    const alike = this.#bySound.get(soundOf(word)) ?? [];
    if (alike.length === 1) return alike[0] ?? null;
    const most = word.length >= LONG ? 2 : 1;
    const near: { readonly word: string; readonly distance: number }[] = [];
    for (let length = word.length - most; length <= word.length + most; length += 1)
      for (const other of this.#byStart.get(`${word[0]}${length}`) ?? []) {
        const distance = distanceOf(word, other, most);
        if (distance !== null) near.push({ word: other, distance });
      }
    if (near.length === 0) return this.#byConsonants(word);
    const least = Math.min(...near.map(({ distance }) => distance));
    const nearest = near.filter(({ distance }) => distance === least).map((each) => each.word);
    if (nearest.length === 1) return nearest[0] ?? null;
    // Vowels are what is left out most: of two words that are as near, the one with the same consonants is meant.
    const sounding = nearest.filter((other) => hasSameConsonants(word, other));
    if (sounding.length === 1) return sounding[0] ?? null;
    const [best, next] = nearest
      .map((other) => ({ other, cost: typingCost(word, other) }))
      .toSorted((one, another) => one.cost - another.cost);
    return best !== undefined && next !== undefined && next.cost - best.cost >= AHEAD ? best.other : null;
  }

  /** AS151: 'lawof' is 'law of': two known words that were typed as one; null if it can be parted in several ways. */
  #parted(word: string): string | null {
    if (word.length < SHORTEST_JOINED) return null;
    const isPart = (part: string) =>
      JOINED.has(part) || (part.length >= SHORTEST_PART && this.#known.has(part));
    const ways: string[] = [];
    for (let place = 2; place <= word.length - 2; place += 1) {
      const [one, other] = [word.slice(0, place), word.slice(place)];
      if (isPart(one) && isPart(other)) ways.push(`${one} ${other}`);
    }
    return ways.length === 1 ? (ways[0] ?? null) : null;
  }

  /** 'smplfy' is 'simplify': the same consonants, and no other word with them. */
  #byConsonants(word: string): string | null {
    if (/[aeiou]/.test(word.slice(1)) && word.length < SHORTEST + 1) return null;
    const bare = consonantsOf(word);
    if (bare.length < SHORTEST - 1) return null;
    let found: string | null = null;
    for (let length = word.length; length <= word.length + 4; length += 1)
      for (const other of this.#byStart.get(`${word[0]}${length}`) ?? [])
        if (consonantsOf(other) === bare) {
          if (found !== null) return null;
          found = other;
        }
    return found;
  }
}

/** 'Khan' within a message is a name, and no misspelled 'kahan'. */
const isNameBeside = (word: string, found: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(word) && (found.length <= SHORTEST_NAME || ASKING_WORDS.has(found));
/** Letters. Of fewer too many other words are near. */
const SHORTEST_NAME = 4;

function put(lists: Map<string, string[]>, key: string, word: string): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [word]);
  else list.push(word);
}

const hasSameConsonants = (one: string, other: string): boolean => consonantsOf(one) === consonantsOf(other);
const consonantsOf = (word: string): string => (word[0] ?? '') + word.slice(1).replace(/[aeiou]/g, '');

/** A word as it sounds: the same for 'fotosynthesis' and 'photosynthesis', 'neuton' and 'newton'. */
const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/^(?:kn|gn|pn)/, 'n')
    .replace(/^wr/, 'r')
    .replace(/ck|ch|q|c(?![eiy])/g, 'k')
    .replace(/c/g, 's')
    .replace(/x/g, 'ks')
    .replace(/z/g, 's')
    .replace(/gh/g, 'g')
    .replace(/(?<=[bdgjklprt])h/g, '')
    .replace(/ew|eu|oo|ou|w/g, 'u')
    .replace(/v/g, 'u')
    .replace(/ee|ea|ie|ei|y/g, 'i')
    .replace(/ai|ay/g, 'e')
    .replace(/au/g, 'o')
    .replace(/(.)\1+/g, '$1')
    .replace(/e$/, '');

/** Edits between two words, a swap of neighbours counting once; null if there are more than `most`. */
export function distanceOf(one: string, other: string, most: number): number | null {
  if (Math.abs(one.length - other.length) > most) return null;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      row.push(value);
    }
    if (Math.min(...row) > most) return null;
    [before, last] = [last, row];
  }
  const distance = last[other.length] ?? most + 1;
  return distance <= most ? distance : null;
}
