import type { Sentence } from '../words/sentence.ts';
import { type Family, type Worked, inDollars } from '../worked.ts';
import { has, isOnly, plainValues } from './pattern.ts';
import { factorsTex, primeFactors } from './prime-factors.ts';

export const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** AS44: HCF and LCM, prime factors, remainders, prime or not. */
export const divisors: Family = (sentence) => {
  const values = plainValues(sentence);
  if (values === null || values.some(({ n, d }) => d !== 1n || n <= 0n || n > 1_000_000_000_000n))
    return null;
  const wholes = values.map(({ n }) => n);
  if (isOnly(sentence, ['hcf', 'lcm']) && has(sentence, 'hcf', 'lcm') && wholes.length > 1)
    return common(sentence, wholes);
  const [first, second] = wholes;
  if (first === undefined) return null;
  if (isOnly(sentence, ['factors']) && has(sentence, 'factors') && wholes.length === 1 && first > 1n)
    return {
      title: ['Prime factors', 'अभाज्य गुणनखंड'],
      law: 'Divide by the smallest primes in turn.',
      steps: [],
      result: inDollars(`${first} = ${factorsTex(first)}`),
    };
  if (isOnly(sentence, ['is-prime']) && has(sentence, 'is-prime') && wholes.length === 1 && first > 1n)
    return primeOrNot(first);
  if (isOnly(sentence, ['number-of-factors']) && has(sentence, 'number-of-factors') && wholes.length === 1)
    return howMany(first);
  const isRemainder =
    isOnly(sentence, ['remainder', 'divided', 'divide']) && has(sentence, 'remainder') && wholes.length === 2;
  if (isRemainder && second !== undefined && second > 0n && has(sentence, 'divided', 'divide')) {
    const [quotient, rest] = [first / second, first % second];
    return {
      title: ['Remainder', 'शेषफल'],
      law: inDollars(String.raw`a = bq + r,\ 0 \le r < b`),
      steps: [inDollars(`${first} = ${second} \\times ${quotient} + ${rest}`)],
      result: inDollars(`r = ${rest}`),
    };
  }
  return null;
};

function primeOrNot(value: bigint): Worked {
  const factors = primeFactors(value);
  const isPrime = factors.length === 1;
  return {
    title: ['Prime numbers', 'अभाज्य संख्याएँ'],
    law: 'A prime number has exactly two factors, 1 and itself.',
    steps: isPrime ? [] : [inDollars(`${value} = ${factorsTex(value)}`)],
    result: isPrime
      ? `${inDollars(String(value))} is a prime number (अभाज्य)`
      : `${inDollars(String(value))} is not a prime number (अभाज्य नहीं)`,
  };
}

function howMany(value: bigint): Worked {
  const factors = primeFactors(value);
  const exponents = [...new Set(factors)].map((prime) => factors.filter((each) => each === prime).length);
  const count = exponents.reduce((product, each) => product * (each + 1), 1);
  return {
    title: ['Number of factors', 'गुणनखंडों की संख्या'],
    law: inDollars(String.raw`N = p^a q^b \dots \text{ has } (a+1)(b+1)\dots \text{ factors}`),
    steps: value > 1n ? [inDollars(`${value} = ${factorsTex(value)}`)] : [],
    result: inDollars(`${exponents.map((each) => `(${each} + 1)`).join('') || '1'} = ${count}`),
  };
}

function common(sentence: Sentence, wholes: readonly bigint[]): Worked {
  const h = wholes.reduce(gcd);
  const l = wholes.reduce((one, other) => (one / gcd(one, other)) * other);
  const steps = wholes
    .filter((value) => value > 1n)
    .map((value) => inDollars(`${value} = ${factorsTex(value)}`));
  const results = [
    ...(has(sentence, 'hcf') ? [`\\text{HCF} = ${h}`] : []),
    ...(has(sentence, 'lcm') ? [`\\text{LCM} = ${l}`] : []),
  ];
  return {
    title: ['HCF and LCM', 'महत्तम समापवर्तक और लघुत्तम समापवर्त्य'],
    law: 'HCF: common primes with their smallest powers. LCM: all primes with their greatest powers.',
    steps,
    result: inDollars(results.join(String.raw`,\ `)),
  };
}
