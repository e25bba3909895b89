import { TERM, type Lexicon, type Named } from './lexicon.ts';
import { askedBy, comparedIn, contentIn, type Asked } from './question-words.ts';
import { classlessKeyOf, keyOf, lettersApart, wordsOf } from './words.ts';

/** The entries that answer a question. */
interface LookedUp<Entry> {
  /** 'difference': one for each of two things; otherwise what the question asks of its term. */
  readonly asked: Asked | 'difference';
  /** One, or two: both things of a difference, or the same term of two subjects. */
  readonly entries: readonly Entry[];
}

/** The constant of gravitation and the acceleration of gravity differ by the case of one letter. */
const withCapitalG = (question: string): string =>
  /[a-z]/.test(question) ? question.replace(/\bG\b/, 'capital g') : question;

/** Words. A longer question is about more than a term. */
const MOST_WORDS = 18;

/**
 * GL4: the entries for a question whose subject is a term: 'what is X', 'define X', 'formula of X', 'X kya hai',
 * 'difference between X and Y'. Null if words besides the term ask for something else. Case, signs and plurals do not
 * matter, nor do one or two wrong letters in a word that is not itself a word of the glossary.
 */
export function lookUp<Entry extends Named>(
  lexicon: Lexicon<Entry>,
  question: string,
): LookedUp<Entry> | null {
  const words = wordsOf(withCapitalG(question));
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const found = lookUpWords(lexicon, words);
  if (found !== null) return found;
  const corrected = words.map((word) => asMeant(lexicon, word));
  const isSame = corrected.join(' ') === words.join(' ');
  return (isSame ? null : lookUpWords(lexicon, corrected)) ?? lookUpInPlace(lexicon, corrected);
}

const IN = new Set(['in', 'me', 'mein', 'में']);

/** 'Virtual ground in an op-amp', 'p-n junction me depletion region': a term with where it belongs. */
function lookUpInPlace<Entry extends Named>(
  lexicon: Lexicon<Entry>,
  words: readonly string[],
): LookedUp<Entry> | null {
  const at = words.findIndex((word) => IN.has(word));
  const sides = [words.slice(0, Math.max(at, 0)), words.slice(at + 1)] as const;
  const [own, where] = words[at] === 'in' ? sides : [sides[1], sides[0]];
  const place = contentIn(where);
  if (at === -1 || place.length === 0) return null;
  const found = lookUpWords(lexicon, own);
  const [entry] = found?.entries ?? [];
  if (found === null || entry === undefined) return null;
  const belongs =
    hasAll(textsOf(entry), place) ||
    entriesNamed(lexicon, place).some((other) => hasAll([other.text], contentIn(own)));
  return belongs ? found : null;
}

const textsOf = ({ term, aliases, text, hi }: Named): string[] => [
  ...[term, ...aliases, text],
  ...(hi === undefined ? [] : [hi.term, ...hi.aliases, hi.text]),
];

function hasAll(texts: readonly string[], words: readonly string[]): boolean {
  const known = new Set(texts.flatMap((text) => wordsOf(text)).map((word) => keyOf([word])));
  return words.every((word) => known.has(keyOf([word])));
}

function lookUpWords<Entry extends Named>(
  lexicon: Lexicon<Entry>,
  words: readonly string[],
): LookedUp<Entry> | null {
  const whole = entriesNamed(lexicon, words);
  if (whole.length > 0) return { asked: 'definition', entries: whole };
  for (let length = Math.min(words.length, lexicon.longest); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const name = words.slice(start, start + length);
      const rest = [...words.slice(0, start), ...words.slice(start + length)];
      const asked = askedBy(rest) ?? askedTwice(lexicon, name, rest);
      if (asked === null) continue;
      const entries = entriesNamed(lexicon, name).filter((entry) => tells(entry, asked, name));
      if (entries.length > 0) return { asked, entries };
    }
  }
  const compared = comparedIn(words);
  return compared === null ? null : differenceOf(lexicon, compared);
}

/** 'combination nCr', 'repo rate and reverse repo rate': what surrounds a name is another name of the same entry. */
function askedTwice<Entry extends Named>(
  lexicon: Lexicon<Entry>,
  name: readonly string[],
  rest: readonly string[],
): Asked | null {
  const other = contentIn(rest);
  if (other.length === 0) return null;
  const [first] = entriesNamed(lexicon, name);
  return first !== undefined && entriesNamed(lexicon, other)[0]?.id === first.id ? 'definition' : null;
}

function differenceOf<Entry extends Named>(
  lexicon: Lexicon<Entry>,
  [one, other]: readonly [readonly string[], readonly string[]],
): LookedUp<Entry> | null {
  const both = entriesNamed(lexicon, [...one, 'and', ...other]);
  if (both.length > 0) return { asked: 'difference', entries: both };
  const sides = [one, other].map((name) => entriesNamed(lexicon, name));
  const [first = [], second = []] = sides;
  const pair = first.flatMap((left) =>
    second.filter(({ subject }) => subject === left.subject).map((right) => [left, right] as const),
  )[0];
  const [left = first[0], right = second[0]] = pair ?? [];
  if (left === undefined || right === undefined) return null;
  return { asked: 'difference', entries: left.id === right.id ? [left] : [left, right] };
}

/** Subjects in which one term means different things: the entries of both are shown. */
const MOST_SUBJECTS = 2;

function entriesNamed<Entry extends Named>(
  { names, classless }: Lexicon<Entry>,
  words: readonly string[],
): Entry[] {
  const places = names.get(keyOf(words)) ?? onlyOf(classless.get(classlessKeyOf(words) ?? ''));
  const best = Math.max(...places.map(({ rank }) => rank));
  const found = places.filter(({ rank }) => rank === best).map(({ entry }) => entry);
  return found.slice(0, best === TERM ? MOST_SUBJECTS : 1);
}

const onlyOf = <Place>(places: readonly Place[] = []): readonly Place[] =>
  places.length === 1 ? places : [];

/** Names that say who: 'first President of India', 'father of the green revolution'. */
const OF_A_PERSON =
  /^(first|pratham|pehl[aei]|father|founder|author|writer|inventor|discoverer|who) | (author|inventor|lekhak|janak|avishkarak) /;

/** A text that names a unit. */
const WITH_UNIT =
  /\b(?:units?|measured in|newton|joule|watt|pascal|kelvin|metre|ampere|volt|ohm|coulomb|farad|henry|tesla|weber|hertz)\b|m\/s|\((?:N|J|W|V|Pa|K|A|C|F|H|T|Hz)\)/;

/** A text that tells what something is for. */
const WITH_REASON =
  /\b(?:because|so that|to (?:reduce|avoid|prevent|protect|keep|make|raise|remove)|prevents?|cures)\b/;

/** Whether an entry has what is asked of it. */
function tells({ formula, value, text }: Named, asked: Asked, name: readonly string[]): boolean {
  switch (asked) {
    case 'definition':
      return true;
    case 'formula':
      return formula !== undefined || /\$[^$]*=[^$]*\$/.test(text);
    case 'value':
      return value !== undefined;
    case 'unit':
      return WITH_UNIT.test(text);
    case 'why':
      return WITH_REASON.test(text);
    case 'when':
      return /\b\d{4}\b/.test(text);
    case 'who':
      return OF_A_PERSON.test(`${name.join(' ')} `);
  }
}

/** The word that is meant by one that is not known; itself if none is near, or several are equally near. */
function asMeant<Entry extends Named>({ known, spellings }: Lexicon<Entry>, word: string): string {
  if (known.has(word) || /\d/.test(word) || word.length < 2) return word;
  const most = word.length < 7 ? 1 : 2;
  const near: { readonly other: string; readonly weight: number }[] = [];
  for (const [other, times] of spellings.get(word.slice(0, 1)) ?? []) {
    const apart = lettersApart(word, other, most);
    if (apart <= most)
      near.push({ other, weight: times * (apart === 1 ? NEARER : 1) * likeness(word, other) });
  }
  const [best, next] = near.toSorted((one, other) => other.weight - one.weight);
  return best !== undefined && best.weight >= CLEARLY * (next?.weight ?? 0) ? best.other : word;
}

/** How much likelier one wrong letter is than two, and a word with the same consonants than another. */
const NEARER = 10;
const SAME_CONSONANTS = 4;
/** The best of several words is taken if it is so much likelier than the next. */
const CLEARLY = 2;

const consonantsOf = (word: string): string => word.replaceAll(/[aeiou]/g, '');
const likeness = (word: string, other: string): number =>
  consonantsOf(word) === consonantsOf(other) ? SAME_CONSONANTS : 1;
