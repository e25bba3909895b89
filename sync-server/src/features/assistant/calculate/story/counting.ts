import { numberTex } from '../rational.ts';
import { worked } from '../plain/answer.ts';
import type { Worked } from '../worked.ts';
import type { Story } from './canonical.ts';

const COUNTING = ['Permutations and combinations', 'क्रमचय और संचय'] as const;
/** NaN for what is no small whole number. */
const factorial = (n: number): number =>
  !Number.isInteger(n) || n < 0 || n > 170 ? Number.NaN : n < 2 ? 1 : n * factorial(n - 1);
const choose = (n: number, k: number): number =>
  k < 0 || k > n ? 0 : factorial(n) / factorial(k) / factorial(n - k);

/** The arrangements of the letters of a word in capitals or quotes. */
export function lettersOfWord({ typed, words, amounts, text }: Story): Worked | null {
  if (!words.has('letters') && !words.has('ways')) return null;
  if (!words.has('ask') && !words.has('number') && !words.has('ways')) return null;
  // 'GDP in simple words'
  if (
    !words.has('letters') &&
    !/arrang|permut|anagram|\b(?:formed|made|make|banaye|banaaye|bante|bana|ban sak)|बन/i.test(typed)
  )
    return null;
  const word =
    /(?<![\p{L}])([A-Z]{3,14})(?![\p{L}])/u.exec(
      typed.replace(
        /\b(?:HOW|MANY|WORDS?|LETTERS?|CAN|THE|AND|FROM|WAYS|ALL|CAT|JEE|SSC|UPSC|GATE|CLAT|NEET|NDA)\b/g,
        ' ',
      ),
    )?.[1] ?? /["'“‘]([a-z]{3,14})["'”’]/i.exec(typed)?.[1]?.toUpperCase();
  if (word === undefined || amounts.length > 0) return null;
  if (
    /(?<!\S)(?:begin\w*|start\w*|end\w*|never|not|apart|except|no 2|alternate\w*|rank|dictionary|position\w*|order|first|last|palindrom\w*|circle|circular)(?!\S)|at-least|selected/.test(
      text,
    )
  )
    return null;
  const counts = new Map<string, number>();
  const isTogether = /vowel|swar|स्वर/.test(typed.toLowerCase());
  if (isTogether && !words.has('both')) return null;
  if (words.has('both') && !isTogether) return null;
  for (const letter of word) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const arrangements = (letters: string) => {
    const own = new Map<string, number>();
    for (const letter of letters) own.set(letter, (own.get(letter) ?? 0) + 1);
    const repeats = [...own.values()].filter((count) => count > 1);
    return {
      value: factorial(letters.length) / repeats.reduce((all, count) => all * factorial(count), 1),
      repeats,
    };
  };
  const shown = (letters: string) => {
    const { repeats } = arrangements(letters);
    return repeats.length === 0
      ? `${letters.length}!`
      : String.raw`\frac{${letters.length}!}{${repeats.map((count) => `${count}!`).join(String.raw`\,`)}}`;
  };
  const law = String.raw`\frac{n!}{p!\,q! \ldots}`;
  if (!isTogether)
    return worked(COUNTING, { law, result: `${shown(word)} = ${numberTex(arrangements(word).value)}` });
  const vowels = [...word].filter((letter) => 'AEIOU'.includes(letter)).join('');
  const rest = [...word].filter((letter) => !'AEIOU'.includes(letter)).join('');
  if (vowels.length < 2) return null;
  const value = arrangements(`${rest}*`).value * arrangements(vowels).value;
  return worked(COUNTING, {
    law,
    steps: [String.raw`\text{the vowels as one: } ${shown(`${rest}*`)} \times ${shown(vowels)}`],
    result: numberTex(value),
  });
}

/** A committee of some men and some women. */
export function committee({ text, words, amounts }: Story): Worked | null {
  if (!words.has('choose') && !words.has('ways')) return null;
  if (words.has('probability') || words.has('arrange')) return null;
  if (/at-least|at-most|never|always|particular|not|must|together|both|each/.test(text)) return null;
  const groups = [
    ...text.matchAll(
      /⟦(\d+):⟧ (men|women|woman|boys|girls|ladies|gentlemen|teachers|students|doctors|engineers|bowlers|batsmen|players|\S+)/g,
    ),
  ];
  const values = amounts.map(({ value, unit }) => (unit === null ? value : Number.NaN));
  if (values.length !== 4 || groups.length < 4) return null;
  const [a = 0, b = 0, c = 0, d = 0] = values;
  const nouns = groups.map((match) => (match[2] ?? '').slice(0, 4));
  if (nouns[0] !== nouns[2] || nouns[1] !== nouns[3] || nouns[0] === nouns[1] || c > a || d > b) return null;
  return worked(COUNTING, {
    law: String.raw`{}^nC_r = \frac{n!}{r!\,(n - r)!}`,
    result: String.raw`\binom{${a}}{${c}} \times \binom{${b}}{${d}} = ${choose(a, c)} \times ${choose(b, d)} = ${numberTex(choose(a, c) * choose(b, d))}`,
  });
}
