import { ONE, type Rational, minus, over, plus, rational, times } from '../rational.ts';
import type { Sentence } from '../words/sentence.ts';
import { type Family, type Worked, decimal, equalTo, inDollars } from '../worked.ts';
import { has, isStory } from './pattern.ts';
import { HUNDRED, amounts, percents } from './percentages.ts';

const INTEREST_IDS = [
  'si',
  'ci',
  'interest',
  'amount',
  'principal',
  'rate',
  'per-year',
  'annually',
  'half-yearly',
  'quarterly',
  'time',
  'difference',
];

/** AS44: simple and compound interest, also half-yearly and quarterly. */
export const interest: Family = (sentence) => {
  if (!isStory(sentence, INTEREST_IDS) || !has(sentence, 'si', 'ci')) return null;
  const years = timeIn(sentence);
  const [p] = percents(sentence);
  const sums = amounts(sentence);
  const [principal] = sums;
  if (years === null || p === undefined || principal === undefined || percents(sentence).length > 1)
    return null;
  if (sums.length !== 1 || sentence.numbers.length !== 3 || isUnknownPrincipal(sentence)) return null;
  const given = { principal: principal.value, rate: p.value, years };
  const [simple, compound] = [has(sentence, 'si'), has(sentence, 'ci')];
  if (simple && compound) return has(sentence, 'difference') ? differenceOf(sentence, given) : null;
  return compound ? compoundOf(sentence, given) : simpleOf(sentence, given);
};

/** 'simple interest is 1800: find the principal' asks for another quantity. */
const isUnknownPrincipal = ({ text }: Sentence): boolean =>
  /(?:find|what is|what|calculate)\s+(?:the\s+)?(?:principal|sum|rate)|(?:amount|interest|ब्याज|मिश्रधन)\s+(?:is|was|of|=)\s*(?:₹\s*)?\d+(?:\.\d+)?\s*(?:find|what|,|\.|then|and the|$)/iu.test(
    text,
  ) && !/interest (?:on|for|of)\b/i.test(text);

function timeIn({ numbers }: Sentence): Rational | null {
  const found = numbers.filter(({ unit }) => unit === 'year' || unit === 'month' || unit === 'day');
  const [time] = found;
  if (time === undefined || found.length > 1) return null;
  const parts = { year: 1n, month: 12n, day: 365n }[time.unit ?? ''];
  return parts === undefined ? null : over(time.value, rational(parts));
}

interface Given {
  readonly principal: Rational;
  readonly rate: Rational;
  readonly years: Rational;
}

const simpleInterest = ({ principal, rate, years }: Given): Rational =>
  over(times(times(principal, rate), years), HUNDRED);

function simpleOf(sentence: Sentence, given: Given): Worked {
  const { principal, rate, years } = given;
  const value = simpleInterest(given);
  const amount = plus(principal, value);
  const si = String.raw`SI = \frac{${decimal(principal)} \times ${decimal(rate)} \times ${decimal(years)}}{100} ${equalTo(value)}`;
  const isAmount = has(sentence, 'amount');
  return {
    title: ['Simple interest', 'साधारण ब्याज'],
    law: inDollars(String.raw`SI = \frac{P \times R \times T}{100},\ A = P + SI`),
    steps: isAmount ? [inDollars(si)] : [],
    result: isAmount
      ? inDollars(`A = ${decimal(principal)} + ${decimal(value)} = ${decimal(amount)}`)
      : `${inDollars(si)}, ${inDollars(`A = ${decimal(amount)}`)}`,
  };
}

/** Times a year that interest is added. */
const periodsOf = (sentence: Sentence): bigint =>
  has(sentence, 'half-yearly') ? 2n : has(sentence, 'quarterly') ? 4n : 1n;

function compoundAmount({ principal, rate, years }: Given, perYear: bigint): Rational | null {
  const periods = times(years, rational(perYear));
  if (periods.d !== 1n || periods.n < 1n || periods.n > 60n) return null;
  const factor = plus(ONE, over(rate, times(HUNDRED, rational(perYear))));
  let amount = principal;
  for (let period = 0n; period < periods.n; period += 1n) amount = times(amount, factor);
  return amount;
}

function compoundOf(sentence: Sentence, given: Given): Worked | null {
  const { principal, rate, years } = given;
  const perYear = periodsOf(sentence);
  const amount = compoundAmount(given, perYear);
  if (amount === null) return null;
  const [periods, eachRate] = [times(years, rational(perYear)), over(rate, rational(perYear))];
  const [a, ci] = [toMoney(amount), toMoney(minus(amount, principal))];
  const steps =
    perYear === 1n
      ? []
      : [
          inDollars(
            String.raw`R = \frac{${decimal(rate)}\%}{${perYear}} = ${decimal(eachRate)}\%,\ n = ${decimal(periods)}`,
          ),
        ];
  return {
    title: ['Compound interest', 'चक्रवृद्धि ब्याज'],
    law: inDollars(String.raw`A = P\left(1 + \frac{R}{100}\right)^n,\ CI = A - P`),
    steps: [
      ...steps,
      inDollars(
        String.raw`A = ${decimal(principal)}\left(1 + \frac{${decimal(eachRate)}}{100}\right)^{${decimal(periods)}} = ${a}`,
      ),
    ],
    result: inDollars(`CI = ${a} - ${decimal(principal)} = ${ci}`) + `, ${inDollars(`A = ${a}`)}`,
  };
}

function differenceOf(sentence: Sentence, given: Given): Worked | null {
  const amount = compoundAmount(given, periodsOf(sentence));
  if (amount === null) return null;
  const [ci, si] = [minus(amount, given.principal), simpleInterest(given)];
  return {
    title: ['Compound and simple interest', 'चक्रवृद्धि और साधारण ब्याज'],
    law: inDollars(String.raw`CI = P\left(1 + \frac{R}{100}\right)^n - P,\ SI = \frac{PRT}{100}`),
    steps: [inDollars(`CI = ${toMoney(ci)}`), inDollars(`SI = ${toMoney(si)}`)],
    result: inDollars(`CI - SI = ${toMoney(minus(ci, si))}`),
  };
}

/** To the paisa, without zeros at the end. */
function toMoney(value: Rational): string {
  const paise = (value.n * 200n + value.d) / (value.d * 2n);
  return decimal(rational(paise, 100n));
}
