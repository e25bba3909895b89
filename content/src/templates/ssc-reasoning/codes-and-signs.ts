import { equals, range, tex } from '../numbers.ts';
import type { Random } from '../random.ts';
import { templatesOf } from '../subject.ts';
import { letterAt, placeOf } from '../words/alphabet.ts';
import { nearInDictionary } from '../words/near-in-dictionary.ts';
import { shortWords, sixLetters } from '../words/words-for-codes.ts';

const { mcq } = templatesOf('General Intelligence and Reasoning');
const CODING = 'Coding-Decoding';

/** Whether one word stands before another, looked at letter by letter. */
function isBefore(one: string, other: string): boolean {
  const at = range(0, Math.max(one.length, other.length)).find((place) => one[place] !== other[place]) ?? 0;
  return placeOf((one[at] ?? '').toUpperCase()) < placeOf((other[at] ?? '').toUpperCase());
}

/** "Relax" and "Relay" differ first in x and y: why one stands before the other. */
function comparedInDictionary(before: string, after: string): string {
  const at = [...before].findIndex((letter, place) => letter !== after[place]);
  return at < 0
    ? `${before} is the beginning of ${after}, so it comes first`
    : `${before} comes before ${after}, because ${before[at] ?? ''} comes before ${after[at] ?? ''}`;
}

/** With two neighbours changed. */
const changedAt = <T>(list: readonly T[], at: number): T[] =>
  list.map((one, place) => (place === at ? list[at + 1] : place === at + 1 ? list[at] : one) ?? one);

const SIGNS = ['+', '-', '*', '/'] as const;
type Sign = (typeof SIGNS)[number];
const SHOWN: Readonly<Record<Sign, string>> = { '+': '+', '-': '-', '*': tex`\times`, '/': tex`\div` };

const does: Readonly<Record<Sign, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
};

/** Products and quotients first, then sums and differences, each from left to right. */
function valueOf(numbers: readonly number[], signs: readonly Sign[]): number {
  const sums = [numbers[0] ?? 0];
  const between: Sign[] = [];
  for (const [at, sign] of signs.entries()) {
    const next = numbers[at + 1] ?? 0;
    if (sign === '*' || sign === '/') sums.push(does[sign](sums.pop() ?? 0, next));
    else {
      between.push(sign);
      sums.push(next);
    }
  }
  return between.reduce((all, sign, at) => does[sign](all, sums[at + 1] ?? 0), sums[0] ?? 0);
}

/** The same by taking the expression apart at its last plus or minus, or else at its last sign. */
function valueApart(numbers: readonly number[], signs: readonly Sign[]): number {
  if (signs.length === 0) return numbers[0] ?? 0;
  const weak = signs.findLastIndex((sign) => sign === '+' || sign === '-');
  const at = weak >= 0 ? weak : signs.length - 1;
  return does[signs[at] ?? '+'](
    valueApart(numbers.slice(0, at + 1), signs.slice(0, at)),
    valueApart(numbers.slice(at + 1), signs.slice(at + 1)),
  );
}

const isEqual = (one: number, other: number) => Math.abs(one - other) < 1e-9;
const pairsOfSigns = SIGNS.flatMap((one, at) => SIGNS.slice(at + 1).map((other) => [one, other] as const));

const interchanged = (signs: readonly Sign[], [one, other]: readonly [Sign, Sign]): Sign[] =>
  signs.map((sign) => (sign === one ? other : sign === other ? one : sign));

const written = (numbers: readonly number[], signs: readonly Sign[]) =>
  numbers.map((n, at) => (at === 0 ? String(n) : `${SHOWN[signs[at - 1] ?? '+']} ${n}`)).join(' ');

const isVowel = (letter: string) => 'AEIOU'.includes(letter);

/** Ways to write six letters in another order: the place that each letter is taken from. */
const ORDERS = [
  { from: [1, 0, 3, 2, 5, 4], says: 'The two letters of each pair change places' },
  { from: [2, 1, 0, 5, 4, 3], says: 'Each half of the word is written in reverse' },
  { from: [3, 4, 5, 0, 1, 2], says: 'The two halves of the word change places' },
  { from: [5, 4, 3, 2, 1, 0], says: 'The word is written in reverse' },
  {
    from: [0, 2, 4, 1, 3, 5],
    says: 'First come the letters at the odd places, then those at the even places',
  },
  {
    from: [5, 0, 4, 1, 3, 2],
    says: 'The last and the first letter come first, then the next ones from both ends',
  },
  { from: [5, 1, 2, 3, 4, 0], says: 'The first and the last letter change places' },
] as const;

const ordered = (word: string, from: readonly number[]) => from.map((place) => word[place] ?? '').join('');

/** Two words whose letters are all that a third one has, and the third one. */
function wordsThatCover(random: Random): readonly [string, string, string] | null {
  const [one, other] = random.sample(shortWords, 2) as [string, string];
  const letters = new Set(one + other);
  const covered = shortWords.filter(
    (word) =>
      word !== one &&
      word !== other &&
      [...word].every((letter) => letters.has(letter)) &&
      [one, other].every((given) => [...word].some((letter) => !given.includes(letter))),
  );
  return covered.length === 0 || letters.size > 9 ? null : [one, other, random.pick(covered)];
}

export const codesAndSigns = [
  mcq('words-as-in-a-dictionary', 'Series', 2, (random) => {
    const words = random.sample(random.pick(nearInDictionary), 5);
    const order = (sorted: readonly string[]) => sorted.map((word) => words.indexOf(word) + 1);
    const sorted = [...words].sort((one, other) => one.localeCompare(other, 'en'));
    const ranked = range(0, 4).map((rank) =>
      words.find((word) => words.filter((other) => isBefore(other, word)).length === rank),
    );
    const shown = (list: readonly string[]) => order(list).join(', ');
    const reasons = sorted.slice(1).map((word, at) => comparedInDictionary(sorted[at] ?? '', word));
    // Some that are wrong in two places: else the right one would be what all others are like.
    const near = range(0, 3).map((at) => changedAt(sorted, at));
    // How many letters two neighbours have in common at the beginning.
    const alike = (at: number) =>
      range(0, 20).find((place) => sorted[at]?.[place] !== sorted[at + 1]?.[place]) ?? 0;
    const closest = range(0, 3).reduce((best, at) => (alike(at) > alike(best) ? at : best));
    const far = near.map((list, at) => changedAt(list, (at + random.int(1, 3)) % 4));
    return {
      text: `Arrange the following words in the order in which they occur in an English dictionary.

${words.map((word, at) => `${at + 1}. ${word}`).join('\n\n')}`,
      right: shown(sorted),
      wrong: [...near, ...far].map(shown),
      proof: sorted.map((word, at) => [words.indexOf(word), words.indexOf(ranked[at] ?? '')] as const),
      why: `Words are compared letter by letter from the left; the first letter that differs decides. ${reasons.join('; ')}. The order is ${sorted.join(', ')}, that is ${shown(sorted)}. ${sorted[closest]} and ${sorted[closest + 1]} have the first ${alike(closest)} letters in common; with these two in the opposite order it would be ${shown(changedAt(sorted, closest))}.`,
    };
  }),

  mcq('two-signs-interchanged', CODING, 4, (random) => {
    const signs = random.shuffle(SIGNS);
    const numbers = range(0, 4).map(() => random.int(2, 24));
    const pair = random.pick(pairsOfSigns);
    const result = valueOf(numbers, signs);
    const printed = interchanged(signs, pair);
    const solving = pairsOfSigns.filter((one) =>
      isEqual(valueOf(numbers, interchanged(printed, one)), result),
    );
    const [divided = 0, by = 1] = numbers.slice(signs.indexOf('/'));
    // As written the equation is wrong, and nobody divides into fractions.
    const isFit =
      solving.length === 1 &&
      Number.isInteger(result) &&
      result > 0 &&
      divided % by === 0 &&
      !isEqual(valueOf(numbers, printed), result);
    const shown = ([one, other]: readonly [Sign, Sign]) => `$${SHOWN[one]}$ and $${SHOWN[other]}$`;
    const others = pairsOfSigns.filter((one) => one !== pair);
    const missed = (one: readonly [Sign, Sign]) => valueOf(numbers, interchanged(printed, one));
    const nearest = others.reduce((best, one) =>
      Math.abs(missed(one) - result) < Math.abs(missed(best) - result) ? one : best,
    );
    return !isFit
      ? null
      : {
          text: `Which two signs should be interchanged to make the following equation correct?

$${written(numbers, printed)} = ${result}$`,
          right: shown(pair),
          wrong: others.map(shown),
          proof: [
            [valueApart(numbers, interchanged(printed, pair)), result],
            [
              others.filter((one) => isEqual(valueApart(numbers, interchanged(printed, one)), result)).length,
              0,
            ],
          ],
          why: `With ${shown(pair)} interchanged, division and multiplication come before addition and subtraction: $${written(numbers, signs)} = ${result}$. No other interchange gives ${result}: with ${shown(nearest)}, for example, it would be $${written(numbers, interchanged(printed, nearest))} ${equals(missed(nearest))}$.`,
        };
  }),

  mcq('vowels-and-consonants-moved', CODING, 4, (random) => {
    const [example, asked] = random.sample(sixLetters, 2) as [string, string];
    const [ofVowels, ofConsonants] = [random.int(-3, 3), random.int(-3, 3)];
    const coded = (word: string, vowels: number, consonants: number) =>
      [...word].map((letter) => letterAt(placeOf(letter) + (isVowel(letter) ? vowels : consonants))).join('');
    const right = coded(asked, ofVowels, ofConsonants);
    const way = (by: number) =>
      `${Math.abs(by)} ${Math.abs(by) === 1 ? 'place' : 'places'} ${by > 0 ? 'forward' : 'back'}`;
    const arrows = (word: string) =>
      [...word]
        .map((letter, at) => `${letter} → ${coded(word, ofVowels, ofConsonants)[at] ?? ''}`)
        .join(', ');
    return ofVowels === ofConsonants || ofVowels * ofConsonants === 0
      ? null
      : {
          text: `In a certain code language, ${example} is written as ${coded(example, ofVowels, ofConsonants)}. How is ${asked} written in that language?`,
          right,
          wrong: [
            coded(asked, ofConsonants, ofConsonants),
            coded(asked, ofConsonants, ofVowels),
            coded(asked, -ofVowels, ofConsonants),
            coded(asked, ofVowels, -ofConsonants),
            coded(asked, ofVowels, ofVowels),
          ],
          proof: [...asked].map(
            (letter, at) =>
              [
                (placeOf(right[at] ?? '') - placeOf(letter) + 26) % 26,
                ((/[AEIOU]/.test(letter) ? ofVowels : ofConsonants) + 26) % 26,
              ] as const,
          ),
          why: `Vowels are moved ${way(ofVowels)} and consonants ${way(ofConsonants)}: ${arrows(example)}. In the same way: ${arrows(asked)}. With the vowels moved like the consonants it would be ${coded(asked, ofConsonants, ofConsonants)}, but those of ${example} are not moved so.`,
        };
  }),

  mcq('letters-in-another-order', CODING, 2, (random) => {
    const [example, asked] = random.sample(sixLetters, 2) as [string, string];
    const [order = ORDERS[0], ...others] = random.shuffle(ORDERS);
    const code = ordered(example, order.from);
    const inPlace = (from: readonly number[]) => from.filter((place, at) => place === order.from[at]).length;
    const nearest = others.reduce((best, one) => (inPlace(one.from) > inPlace(best.from) ? one : best));
    // No letter comes twice, so each is followed to its new place.
    const followed = [...code].map((letter) => asked[example.indexOf(letter)] ?? '').join('');
    const right = ordered(asked, order.from);
    return {
      text: `In a certain code language, ${example} is written as ${code}. How is ${asked} written in that language?`,
      right,
      wrong: others.map(({ from }) => ordered(asked, from)),
      proof: [...right].map((letter, at) => [placeOf(letter), placeOf(followed[at] ?? '')] as const),
      why: `${order.says}: ${example} becomes ${code}. In the same way, ${asked} becomes ${right}. ${ordered(asked, nearest.from)} would be right only if ${example} became ${ordered(example, nearest.from)}.`,
    };
  }),

  mcq('letters-as-digits', CODING, 2, (random) => {
    const words = wordsThatCover(random);
    if (words === null) return null;
    const [one, other, asked] = words;
    const letters = [...new Set(one + other)];
    const digits = random.sample(range(1, 9), letters.length);
    const coded = (word: string) => [...word].map((letter) => digits[letters.indexOf(letter)] ?? 0);
    const right = coded(asked);
    const read = [...asked].map((letter) => {
      const given = one.includes(letter) ? one : other;
      return coded(given)[given.indexOf(letter)] ?? -1;
    });
    const swap = right.findIndex((digit, at) => digit !== right[at + 1]);
    const swaps = range(0, asked.length - 2).map((at) => changedAt(right, at));
    // One more or one less: the right code is as often the larger one.
    const strange = [...asked].map((_letter, at) =>
      right.map((digit, place) => (place === at ? ((digit + random.pick([7, 9])) % 9) + 1 : digit)),
    );
    const both = strange.map((code, at) => changedAt(code, at % (asked.length - 1)));
    const spelt = [...new Set(asked)].map((letter) => `${letter} = ${digits[letters.indexOf(letter)] ?? ''}`);
    return {
      text: `In a certain code language, ${one} is written as ${coded(one).join('')} and ${other} as ${coded(other).join('')}. How is ${asked} written in that language?`,
      right: right.join(''),
      wrong: random.shuffle([...swaps, ...strange, ...both]).map((code) => code.join('')),
      proof: right.map((digit, at) => [digit, read[at] ?? -1] as const),
      why: `Each letter stands for the digit below it in the codes of ${one} and ${other}: ${spelt.join(', ')}. So ${asked} is written as ${right.join('')}. In ${changedAt(right, swap).join('')} the digits of ${asked[swap] ?? ''} and ${asked[swap + 1] ?? ''} have changed places.`,
    };
  }),
];
