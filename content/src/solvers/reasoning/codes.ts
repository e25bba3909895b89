import { placesWhere, Unreadable, wordsOf, type Printed, type Solvers } from '../solver.ts';
import { placesSaying } from './enumerate.ts';

const A = 65;
const LETTERS = 26;

/** The place of a letter in the alphabet, from 0. */
function placeOf(letter = ''): number {
  if (!/^[A-Z]$/.test(letter)) throw new Unreadable(`Not a capital letter: ${letter}`);
  return letter.charCodeAt(0) - A;
}
const letterAt = (place: number) => String.fromCharCode(A + (((place % LETTERS) + LETTERS) % LETTERS));

/** The letters of a word, each moved on by the step at its place. */
const moved = (word: string, steps: readonly number[]) =>
  [...word].map((letter, place) => letterAt(placeOf(letter) + (steps[place] ?? Number.NaN))).join('');

/** How far each letter of one word is moved to become that of the other, from 0 to 25. */
function stepsFrom(one: string, other: string): number[] {
  if (one.length !== other.length) throw new Unreadable(`Not of the same length: ${one}, ${other}`);
  return [...one].map((letter, place) => (placeOf(other[place]) - placeOf(letter) + LETTERS) % LETTERS);
}

const reversed = (word: string) => [...word].toReversed().join('');
const mirrored = (word: string) =>
  [...word].map((letter) => letterAt(LETTERS - 1 - placeOf(letter))).join('');

/** 'In a certain code X is written as Y. In the same code Z is written as', in capitals or digits. */
const CODED = /In a certain code (\w+) is written as (\w+)\. In the same code (\w+) is written as/;
const CODED_LANGUAGE = /language, (\w+) is written as (\w+)\. How is (\w+) written in that language\?/;

/** Words in code whose letters are moved; by the same step, or by a step for each place. */
function inMovedLetters({ text, options }: Printed, isOneStep: boolean): number[] {
  const [word = '', code = '', asked = ''] = wordsOf(text, CODED);
  const steps = stepsFrom(word, code);
  if ((new Set(steps).size === 1) !== isOneStep || asked.length !== word.length)
    throw new Unreadable(`Letters are moved otherwise: ${text}`);
  return placesSaying(options, moved(asked, steps));
}

/** The one option that follows by a rule that the example allows. @throws Unreadable if the rules allow several, or none. */
function byOneRule(options: readonly string[], isAllowed: (option: string) => boolean): number[] {
  const places = placesWhere(options, isAllowed);
  if (places.length !== 1)
    throw new Unreadable(`Not exactly one follows: ${places.map((at) => options[at]).join(', ')}`);
  return places;
}

/** The options that have not what the three others have in common. */
function oddOnesOut(
  options: readonly string[],
  qualities: readonly ((option: string) => boolean)[],
): number[] {
  const exceptions = qualities
    .map((isSo) => placesWhere(options, (option) => !isSo(option)))
    .filter((places) => places.length === 1);
  return [...new Set(exceptions.flat())];
}

const VALUES_OF_LETTERS: readonly ((place: number) => number)[] = [
  (place) => place + 1,
  (place) => LETTERS - place,
];

const WORDS_OF_LETTERS: readonly ((word: string, example: readonly [string, string]) => string | null)[] = [
  (word, [one, other]) => moved(word, stepsFrom(one, other)),
  (word, [one, other]) => {
    const steps = stepsFrom(reversed(one), other);
    return new Set(steps).size === 1 ? moved(reversed(word), steps) : null;
  },
  (word, [one, other]) => (mirrored(one) === other ? mirrored(word) : null),
  (word, [one, other]) => (reversed(mirrored(one)) === other ? reversed(mirrored(word)) : null),
];

const isVowel = (letter: string) => 'AEIOU'.includes(letter);

/** Numbers in a certain relation, of a number or of a pair. */
const OF_ONE: readonly ((n: number) => number)[] = [
  ...[-1, 0, 1].flatMap((more) => [
    (n: number) => n ** 2 + more,
    (n: number) => n ** 3 + more,
    (n: number) => (n + 1) ** 2 + more,
    (n: number) => (n - 1) ** 2 + more,
    (n: number) => (n + 1) ** 3 + more,
    (n: number) => (n - 1) ** 3 + more,
    (n: number) => n ** 2 + more * n,
    (n: number) => n ** 3 + more * n,
    (n: number) => n ** 3 + more * n ** 2,
  ]),
];
const OF_TWO: readonly ((one: number, other: number) => number)[] = [
  ...[-2, -1, 0, 1, 2].flatMap((more) => [
    (one: number, other: number) => one * other + more,
    (one: number, other: number) => one * other + more * one,
    (one: number, other: number) => one * other + more * other,
    (one: number, other: number) => one * other + more * (one + other),
    (one: number, other: number) => one * other + more * (one - other),
    (one: number, other: number) => one ** 2 + more * other,
    (one: number, other: number) => other ** 2 + more * one,
    (one: number, other: number) => one ** 2 + other ** 2 + more,
    (one: number, other: number) => Math.abs(one ** 2 - other ** 2) + more,
  ]),
  ...[1, 2, 3, 4, 5].flatMap((times) => [
    (one: number, other: number) => times * (one + other),
    (one: number, other: number) => times * Math.abs(one - other),
    (one: number, other: number) => times * one * other,
  ]),
];

const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-9;
const isPrime = (n: number) =>
  n > 1 && !Array.from({ length: n - 2 }, (_unused, i) => i + 2).some((d) => n % d === 0);
const NUMBERS_ALIKE: readonly ((n: number) => boolean)[] = [
  isPrime,
  (n) => n > 1 && !isPrime(n),
  (n) => n % 2 === 1,
  ...[-1, 0, 1].map((more) => (n: number) => isWhole(Math.sqrt(n - more))),
  ...[-1, 0, 1].map((more) => (n: number) => isWhole(Math.cbrt(n - more))),
  ...Array.from({ length: 24 }, (_unused, less) => (n: number) => n % (less + 2) === 0),
];

const dollarless = (option: string) => Number(option.replaceAll('$', ''));

/** The value of 'a + b \times c ...', with multiplication and division first. */
function valueOf(parts: readonly string[]): number {
  const terms: number[] = [];
  let sign = '+';
  parts.forEach((part, place) => {
    if (place % 2 === 1) {
      sign = part;
      return;
    }
    const number = Number(part);
    if (sign === '+') terms.push(number);
    else if (sign === '-') terms.push(-number);
    else if (sign === String.raw`\times`) terms.push((terms.pop() ?? Number.NaN) * number);
    else if (sign === String.raw`\div`) terms.push((terms.pop() ?? Number.NaN) / number);
    else throw new Unreadable(`Not a sign: ${sign}`);
  });
  return terms.reduce((sum, term) => sum + term, 0);
}

export const codes: Solvers = {
  'reasoning-ability/letters-moved-on': (printed) => inMovedLetters(printed, true),
  'reasoning-ability/letters-moved-by-place': (printed) => inMovedLetters(printed, false),
  'general-intelligence-and-reasoning/letters-in-a-series': ({ text, options }) => {
    const [listed = ''] = wordsOf(text, /comes next in the series ([A-Z, ]+)\?/);
    const pairs = listed.split(', ');
    const next = [0, 1].map((column) => {
      const places = pairs.map((pair) => placeOf(pair[column]));
      const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0) + LETTERS);
      const growths = steps.slice(1).map((step, index) => (step - (steps[index] ?? 0) + LETTERS) % LETTERS);
      const [growth = 0] = growths;
      if (new Set(growths).size !== 1) throw new Unreadable(`The steps do not grow evenly: ${listed}`);
      return letterAt((places.at(-1) ?? 0) + (steps.at(-1) ?? 0) + growth);
    });
    return placesSaying(options, next.join(''));
  },
  'general-intelligence-and-reasoning/word-as-a-number': ({ text, options }) => {
    const [word = '', code = '', asked = ''] = wordsOf(text, CODED);
    const sums = VALUES_OF_LETTERS.map(
      (value) => (of: string) => [...of].reduce((sum, letter) => sum + value(placeOf(letter)), 0),
    );
    const coded = sums.flatMap((sum) => {
      const times = Number(code) / sum(word);
      return Number.isInteger(times) ? [times * sum(asked)] : [];
    });
    return byOneRule(options, (option) => coded.includes(dollarless(option)));
  },
  'general-intelligence-and-reasoning/number-analogy': ({ text, options }) => {
    const [one = 0, other = 0, third = 0] = wordsOf(text, /\$(\d+) : (\d+) :: (\d+) : \\;\?\$/).map(Number);
    const multiple = (n: number) => (n * other) / one;
    const rules = [...OF_ONE, multiple].filter((rule) => rule(one) === other);
    return byOneRule(options, (option) => rules.some((rule) => rule(third) === dollarless(option)));
  },
  'general-intelligence-and-reasoning/set-of-numbers-alike': ({ text, options }) => {
    const SET = /\((\d+), (\d+), (\d+)\)/g;
    const setsIn = (said: string) => [...said.matchAll(SET)].map((set) => set.slice(1).map(Number));
    const examples = setsIn(text);
    const fits =
      (rule: (one: number, other: number) => number) =>
      ([one = 0, other = 0, third]: readonly number[]) =>
        rule(one, other) === third;
    if (examples.length !== 2) throw new Unreadable(`Not two sets: ${text}`);
    const rules = OF_TWO.filter((rule) => examples.every(fits(rule)));
    return byOneRule(options, (option) => rules.some((rule) => setsIn(option).some(fits(rule))));
  },
  'general-intelligence-and-reasoning/letter-analogy': ({ text, options }) => {
    const [one = '', other = '', asked = ''] = wordsOf(text, /([A-Z]+) : ([A-Z]+) :: ([A-Z]+) : \?/);
    const groups = WORDS_OF_LETTERS.map((rule) => rule(asked, [one, other]));
    return byOneRule(options, (option) => groups.includes(option));
  },
  'general-intelligence-and-reasoning/odd-number-out': ({ text, options }) => {
    wordsOf(text, /Three of the following four numbers are alike .* Select the number that is different/);
    return oddOnesOut(
      options,
      NUMBERS_ALIKE.map((isSo) => (option) => isSo(dollarless(option))),
    );
  },
  'general-intelligence-and-reasoning/odd-letters-out': ({ text, options }) => {
    wordsOf(
      text,
      /Three of the following four letter-groups are alike .* Select the letter-group that is different/,
    );
    const stepsIn = (group: string) => String(stepsFrom(group.slice(0, -1), group.slice(1)));
    return oddOnesOut(
      options,
      options.map((model) => (option) => stepsIn(option) === stepsIn(model)),
    );
  },
  'general-intelligence-and-reasoning/words-as-in-a-dictionary': ({ text, options }) => {
    wordsOf(text, /Arrange the following words in the order in which they occur in an English dictionary/);
    const words = [...text.matchAll(/^(\d)\. (\w+)$/gm)].map(([, number = '', word = '']) => ({
      number,
      word,
    }));
    const sorted = words.toSorted((one, other) =>
      one.word.toLowerCase() < other.word.toLowerCase() ? -1 : 1,
    );
    return placesSaying(options, sorted.map(({ number }) => number).join(', '));
  },
  'general-intelligence-and-reasoning/two-signs-interchanged': ({ text, options }) => {
    const [said = '', result = ''] = wordsOf(
      text,
      /Which two signs should be interchanged [^]*\$([^$=]*) = (\d+)\$/,
    );
    const parts = said.trim().split(' ');
    return placesWhere(options, (option) => {
      const [one = '', other = ''] = wordsOf(option, /^\$(\S+)\$ and \$(\S+)\$$/);
      const exchanged = new Map([
        [one, other],
        [other, one],
      ]);
      return Math.abs(valueOf(parts.map((part) => exchanged.get(part) ?? part)) - Number(result)) < 1e-9;
    });
  },
  'general-intelligence-and-reasoning/vowels-and-consonants-moved': ({ text, options }) => {
    const [word = '', code = '', asked = ''] = wordsOf(text, CODED_LANGUAGE);
    const steps = stepsFrom(word, code);
    const stepOf = (isOfVowels: boolean) => {
      const [step, ...more] = new Set(
        steps.filter((_step, place) => isVowel(word[place] ?? '') === isOfVowels),
      );
      if (step === undefined || more.length > 0) throw new Unreadable(`Not moved alike: ${text}`);
      return step;
    };
    const [vowels, consonants] = [stepOf(true), stepOf(false)];
    return placesSaying(
      options,
      moved(
        asked,
        [...asked].map((letter) => (isVowel(letter) ? vowels : consonants)),
      ),
    );
  },
  'general-intelligence-and-reasoning/letters-in-another-order': ({ text, options }) => {
    const [word = '', code = '', asked = ''] = wordsOf(text, CODED_LANGUAGE);
    const from = [...code].map((letter) => word.indexOf(letter));
    if (new Set(word).size !== asked.length || from.includes(-1))
      throw new Unreadable(`Not another order: ${text}`);
    return placesSaying(options, from.map((place) => asked[place] ?? '').join(''));
  },
  'general-intelligence-and-reasoning/letters-as-digits': ({ text, options }) => {
    const pairs = [...text.matchAll(/([A-Z]+)(?: is written)? as (\d+)/g)];
    const [asked = ''] = wordsOf(text, /How is ([A-Z]+) written in that language\?/);
    const code = new Map(
      pairs.flatMap(([, word = '', digits = '']) =>
        [...word].map((letter, place) => [letter, digits[place] ?? ''] as const),
      ),
    );
    const coded = [...asked].map((letter) => code.get(letter));
    if (pairs.length !== 2 || coded.includes(undefined))
      throw new Unreadable(`A letter is not known: ${text}`);
    return placesSaying(options, coded.join(''));
  },
};
