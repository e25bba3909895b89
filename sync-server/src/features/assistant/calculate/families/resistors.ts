import { ONE, ZERO, over, plus } from '../rational.ts';
import type { Quantity, Sentence } from '../words/sentence.ts';
import { type Family, type Worked, decimal, equalTo, inDollars, withUnit } from '../worked.ts';
import { isStory } from './pattern.ts';

const RESISTORS = ['Resistors in series and in parallel', 'श्रेणीक्रम और पार्श्वक्रम में प्रतिरोध'] as const;

/** AS44: resistors in series, in parallel, and two in parallel with others in series. */
export const resistors: Family = (sentence) => {
  const { numbers, concepts } = sentence;
  if (!isStory(sentence, ['resistance', 'series', 'parallel', 'sum']) || numbers.length < 2) return null;
  if (numbers.some(({ unit, value }) => unit !== 'ohm' || value.n <= 0n)) {
    const isBareList =
      numbers.slice(0, -1).every(({ unit }) => unit === null || unit === 'ohm') &&
      numbers.at(-1)?.unit === 'ohm';
    if (!isBareList || numbers.some(({ value }) => value.n <= 0n)) return null;
  }
  const [series, parallel] = [concepts.includes('series'), concepts.includes('parallel')];
  const law = inDollars(
    String.raw`R_s = R_1 + R_2 + \dots,\ \frac{1}{R_p} = \frac{1}{R_1} + \frac{1}{R_2} + \dots`,
  );
  const values = numbers.map(({ value }) => value);
  const inParallel = (list: typeof values) =>
    over(ONE, list.map((value) => over(ONE, value)).reduce(plus, ZERO));
  const unit = 'ohm';
  if (series && !parallel) {
    const value = values.reduce(plus, ZERO);
    return {
      title: RESISTORS,
      law,
      steps: [inDollars(values.map(decimal).join(' + '))],
      result: inDollars(`R = ${withUnit(value, unit)}`),
    };
  }
  if (parallel && !series) {
    const value = inParallel(values);
    return {
      title: RESISTORS,
      law,
      steps: [
        inDollars(
          `${values.map((each) => String.raw`\frac{1}{${decimal(each)}}`).join(' + ')} = ${String.raw`\frac{${value.d}}{${value.n}}`}`,
        ),
      ],
      result: inDollars(`R ${equalTo(value).split(' ')[0]} ${withUnit(value, unit)}`),
    };
  }
  if (!series || numbers.length < 3) return null;
  return mixed(sentence, law, inParallel);
};

/** 'a and b in parallel, in series with c': what stands before 'parallel' is parallel, the rest in series. */
function mixed(
  { tokens }: Sentence,
  law: string,
  inParallel: (list: Quantity['value'][]) => Quantity['value'],
): Worked | null {
  const at = tokens.findIndex((token) => token.kind === 'concept' && token.id === 'parallel');
  const own = tokens.slice(0, at).flatMap((token) => (token.kind === 'number' ? [token.value] : []));
  const rest = tokens.slice(at).flatMap((token) => (token.kind === 'number' ? [token.value] : []));
  const isSeriesBefore = tokens
    .slice(0, at)
    .some((token) => token.kind === 'concept' && token.id === 'series');
  if (own.length < 2 || rest.length === 0 || isSeriesBefore) return null;
  const part = inParallel(own);
  const value = rest.reduce(plus, part);
  return {
    title: RESISTORS,
    law,
    steps: [inDollars(`R_p = ${withUnit(part, 'ohm')}`)],
    result: inDollars(
      `R = ${decimal(part)} + ${rest.map(decimal).join(' + ')} ${equalTo(value).split(' ')[0]} ${withUnit(value, 'ohm')}`,
    ),
  };
}
