import { type Rational, ZERO, over, plus, rational, times, toNumber } from '../rational.ts';
import type { Sentence } from '../words/sentence.ts';
import { type Family, type Worked, decimal, equalTo, inDollars } from '../worked.ts';
import { gcd } from './divisors.ts';
import { has, isOnly, isStory, plainValues } from './pattern.ts';

/** AS44: dividing in a ratio, simplest form, proportionals. */
export const ratios: Family = (sentence) => {
  const { text, numbers } = sentence;
  const found = /(\d+(?:\.\d+)?(?:\s*:\s*\d+(?:\.\d+)?)+)/.exec(text)?.[1];
  if (found === undefined) return proportional(sentence);
  const parts = found.split(':').map((part) => rationalOf(part.trim()));
  const rest = numbers.length - parts.length;
  const ids = ['ratio', 'divide', 'first', 'together', 'amount', 'principal', 'rate'];
  if (!isStory({ ...sentence, others: sentence.others.filter((word) => word !== ':') }, ids)) return null;
  const whole = parts.reduce(plus, ZERO);
  if (rest === 0 && has(sentence, 'ratio') && isOnly(sentence, ['ratio'], /^:$/)) {
    const scale = parts.reduce((l, { d }) => (l / gcd(l, d)) * d, 1n);
    const wholes = parts.map(({ n, d }) => (n * scale) / d);
    const h = wholes.reduce(gcd);
    return {
      title: ['Ratio in simplest form', 'सरलतम अनुपात'],
      law: 'Divide all terms by their HCF.',
      steps: [inDollars(`\\text{HCF} = ${h}`)],
      result: inDollars(wholes.map((value) => value / h).join(' : ')),
    };
  }
  // 'three friends': as many as there are parts.
  const count = numbers.find(
    ({ unit, value }, place) =>
      unit === null &&
      toNumber(value) === parts.length &&
      (place === 0 || !parts.some((part) => part.n === value.n && part.d === value.d)),
  );
  const isCounted = rest === 2 && count !== undefined;
  if ((rest !== 1 && !isCounted) || !has(sentence, 'divide')) return null;
  const share =
    numbers
      .filter((each) => !isCounted || each !== count)
      .find(({ value }) => !parts.some((part) => part.n === value.n && part.d === value.d)) ?? null;
  const total = share ?? numbers[0];
  if (total === undefined || (total.unit !== null && total.unit !== 'rupee')) return null;
  const shares = parts.map((part) => over(times(total.value, part), whole));
  return {
    title: ['Division in a ratio', 'अनुपात में बाँटना'],
    law: inDollars(
      String.raw`\text{share} = \text{whole} \times \frac{\text{its part}}{\text{sum of parts}}`,
    ),
    steps: [
      inDollars(`${parts.map(decimal).join(' + ')} = ${decimal(whole)}`),
      ...shares.map((value, place) =>
        inDollars(
          String.raw`${decimal(total.value)} \times \frac{${decimal(parts[place] as Rational)}}{${decimal(whole)}} ${equalTo(value)}`,
        ),
      ),
    ],
    result: inDollars(shares.map(decimal).join(String.raw`,\ `)),
  };
};

export function rationalOf(text: string): Rational {
  const [whole = '0', decimals = ''] = text.split('.');
  return rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

function proportional(sentence: Sentence): Worked | null {
  const values = plainValues(sentence);
  if (
    values === null ||
    !isOnly(sentence, ['mean-proportional', 'third-proportional', 'fourth-proportional'])
  )
    return null;
  const [a, b, c] = values;
  if (a === undefined || b === undefined || a.n === 0n) return null;
  const title = ['Proportion', 'समानुपात'] as const;
  if (has(sentence, 'mean-proportional') && values.length === 2) {
    const value = Math.sqrt(toNumber(times(a, b)));
    return {
      title,
      law: inDollars(String.raw`x = \sqrt{ab}`),
      steps: [],
      result: inDollars(String.raw`\sqrt{${decimal(times(a, b))}} ${equalTo(value)}`),
    };
  }
  if (has(sentence, 'third-proportional') && values.length === 2)
    return {
      title,
      law: inDollars(String.raw`x = \frac{b^2}{a}`),
      steps: [],
      result: inDollars(`x ${equalTo(over(times(b, b), a))}`),
    };
  if (has(sentence, 'fourth-proportional') && values.length === 3 && c !== undefined)
    return {
      title,
      law: inDollars(String.raw`x = \frac{bc}{a}`),
      steps: [],
      result: inDollars(`x ${equalTo(over(times(b, c), a))}`),
    };
  return null;
}
