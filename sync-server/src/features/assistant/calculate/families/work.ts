import { ONE, ZERO, minus, over, plus, rational, times } from '../rational.ts';
import type { Quantity, Sentence } from '../words/sentence.ts';
import { type Family, type Worked, decimal, equalTo, inDollars } from '../worked.ts';
import { has, isStory } from './pattern.ts';

const WORK_IDS = [
  'work',
  'together',
  'days',
  'how-long',
  'time',
  'pipe',
  'tank',
  'fills',
  'empties',
  'alone',
  'number',
];

/** AS44: several who work, or pipes that fill and empty, together. */
export const work: Family = (sentence) => {
  if (!isStory(sentence, WORK_IDS) || !has(sentence, 'together', 'pipe', 'work')) return null;
  const { numbers } = sentence;
  const unit = numbers[0]?.unit ?? null;
  if (
    unit === null ||
    !['day', 'h', 'min'].includes(unit) ||
    numbers.some((each) => each.unit !== unit || each.value.n <= 0n)
  )
    return null;
  if (numbers.length < 2 || numbers.length > 4) return null;
  const isPipes = has(sentence, 'pipe', 'tank', 'fills');
  if (has(sentence, 'alone')) return oneAlone(sentence, unit);
  if (!has(sentence, 'together')) return null;
  const signs = signsOf(sentence);
  if (
    signs === null ||
    (/\btogether\b.{0,20}\bin\s+\d|साथ.{0,15}\d/iu.test(sentence.text) && numbers.length === 2)
  )
    return null;
  const rates = numbers.map(({ value }, place) => times(rational(signs[place] ?? 1n), over(ONE, value)));
  const rate = rates.reduce(plus, ZERO);
  if (rate.n <= 0n) return null;
  const value = over(ONE, rate);
  const sum = numbers
    .map(
      ({ value: time }, place) =>
        String.raw`${place === 0 ? '' : signs[place] === -1n ? '- ' : '+ '}\frac{1}{${decimal(time)}}`,
    )
    .join(' ');
  const name = unit === 'day' ? 'days' : unit;
  return {
    title: isPipes ? ['Pipes and tanks', 'नल और टंकी'] : ['Time and work', 'समय और कार्य'],
    law: inDollars(String.raw`\frac{1}{t} = \frac{1}{a} + \frac{1}{b}`),
    steps: [inDollars(String.raw`\frac{1}{t} = ${sum} = \frac{${rate.n}}{${rate.d}}`)],
    result: `${inDollars(`t = ${rate.n === 1n ? '' : String.raw`\frac{${rate.d}}{${rate.n}} `}${equalTo(value)}`)} ${name}`,
  };
};

/** -1 for what empties, by the word nearest before the number. */
function signsOf({ tokens, concepts }: Sentence): bigint[] | null {
  if (!concepts.includes('empties')) return tokens.flatMap((token) => (token.kind === 'number' ? [1n] : []));
  const signs: bigint[] = [];
  let last: string | null = null;
  for (const token of tokens) {
    if (token.kind === 'concept' && (token.id === 'fills' || token.id === 'empties')) last = token.id;
    if (token.kind !== 'number') continue;
    if (last === null) return null;
    signs.push(last === 'empties' ? -1n : 1n);
  }
  return signs;
}

/** Both together in one time, one alone in another: the other alone. */
function oneAlone(sentence: Sentence, unit: string): Worked | null {
  const { numbers, text } = sentence;
  if (numbers.length !== 2 || !has(sentence, 'together')) return null;
  const [one, two] = numbers as [Quantity, Quantity];
  const isTogetherFirst =
    sentence.concepts.indexOf('together') < sentence.concepts.lastIndexOf('alone') &&
    /\b(?:and|aur|और)\b/iu.test(text.slice(0, 25));
  const [both, alone] = isTogetherFirst ? [one, two] : [two, one];
  const rate = minus(over(ONE, both.value), over(ONE, alone.value));
  if (rate.n <= 0n) return null;
  const value = over(ONE, rate);
  return {
    title: ['Time and work', 'समय और कार्य'],
    law: inDollars(String.raw`\frac{1}{b} = \frac{1}{t} - \frac{1}{a}`),
    steps: [
      inDollars(
        String.raw`\frac{1}{${decimal(both.value)}} - \frac{1}{${decimal(alone.value)}} = \frac{${rate.n}}{${rate.d}}`,
      ),
    ],
    result: `${inDollars(`b ${equalTo(value)}`)} ${unit === 'day' ? 'days' : unit}`,
  };
}
