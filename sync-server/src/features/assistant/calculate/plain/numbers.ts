import type { Worked } from '../worked.ts';
import { fractionTex, gcd, numbersOf, type PlainFamily, valueTex, worked } from './answer.ts';

const POWER = String.raw`\(?(\d+)\s*\)?\s*(?:\^|to power|raised to power|power)\s*\(?(\d+)\)?`;
const UNIT_DIGIT = new RegExp(
  String.raw`^(?:(?:unit|units|last|unit's|ones) (?:digit|place|place digit|digit number)|इकाई (?:का )?अंक|ikai (?:of )?ank) (?:of|in)?\s*${POWER}$`,
);
const UNIT_DIGIT_AFTER = new RegExp(
  String.raw`^${POWER} (?:of|in)?\s*(?:(?:unit|units|last) digit|इकाई (?:of )?अंक|ikai (?:of )?ank)$`,
);
const REMAINDER = new RegExp(
  String.raw`^(?:remainder (?:when|of|on|obtained when|left when|if|in)?\s*)?${POWER} (?:divided by|by|divide by|mod|/|÷|divided|from divide|from bhag dene|से भाग देने)\s*(\d+)(?: (?:remainder|in remainder|of remainder|then remainder))?$`,
);
const SMALL_REMAINDER =
  /^(?:remainder (?:when|of|on|if|in)?\s*)(\d+) (?:divided by|by|divide by|mod|\/|÷|divided)\s*(\d+)$|^(\d+) (?:divided by|divide by|mod) (\d+) (?:remainder|then remainder|of remainder)$/;

function powerModulo(base: number, exponent: number, divisor: number): number {
  let [result, factor, left] = [1n, BigInt(base) % BigInt(divisor), BigInt(exponent)];
  while (left > 0n) {
    if (left % 2n === 1n) result = (result * factor) % BigInt(divisor);
    factor = (factor * factor) % BigInt(divisor);
    left /= 2n;
  }
  return Number(result % BigInt(divisor));
}

const LARGEST = 1e9;

/** AS72: last digits and remainders of powers. */
export const remainders: PlainFamily = (question) => {
  const digit = UNIT_DIGIT.exec(question) ?? UNIT_DIGIT_AFTER.exec(question);
  if (digit !== null) {
    const [base, exponent] = [Number(digit[1]), Number(digit[2])];
    if (base > LARGEST || exponent > LARGEST) return null;
    return worked(['Unit digit', 'इकाई का अंक'], {
      law: String.raw`\text{unit digits of powers repeat after 4 steps: } ${exponent} = 4 \times ${Math.floor(exponent / 4)} + ${exponent % 4}`,
      result: String.raw`\text{unit digit} = ${powerModulo(base, exponent, 10)}`,
    });
  }
  const power = REMAINDER.exec(question);
  const isAsked = /remainder|mod/.test(question);
  if (power !== null && isAsked) {
    const [base, exponent, divisor] = numbersOf(power.slice(1));
    if (base === undefined || exponent === undefined || divisor === undefined || divisor === 0) return null;
    if (base > LARGEST || exponent > LARGEST || divisor > LARGEST) return null;
    return worked(['Remainder', 'शेषफल'], {
      law: String.raw`${base} \equiv ${base % divisor} \pmod{${divisor}}`,
      result: String.raw`${base}^{${exponent}} \bmod ${divisor} = ${powerModulo(base, exponent, divisor)}`,
    });
  }
  const small = numbersOf((SMALL_REMAINDER.exec(question) ?? []).slice(1));
  const [dividend, divisor] = small;
  if (dividend === undefined || divisor === undefined || divisor === 0) return null;
  return worked(['Remainder', 'शेषफल'], {
    law: String.raw`${dividend} = ${divisor} \times ${Math.floor(dividend / divisor)} + r`,
    result: String.raw`r = ${dividend % divisor}`,
  });
};

const isPrime = (number: number): boolean => {
  if (number < 2) return false;
  for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) return false;
  return true;
};

const PRIMES =
  /^(?:how many|number of|no of|count of|count|total|list|all|sum of)?\s*(?:of)?\s*(?:all )?prime(?: number)?s?(?: numbers?)? (?:there )?(?:(?:lie|present|there|exist|in|from) )*(?:between|from|less than|below|upto|up to|smaller than)?\s*(\d+)?(?: (?:and|to|-) (\d+))?(?: (?:of between|between)(?: in)?)?$/;

/** AS72: the prime numbers between two numbers. */
export const primesBetween: PlainFamily = (question) => {
  const plain = question
    .replace(
      /^(\d+) (?:and|to|from) (\d+) (?:of )?(?:between|beech|bich|बीच)(?: in)?\s*(how many|sum of)?\s*(?:find )?\s*(?:abhajya number|अभाज्य number|prime)s?(?: numbers?)?(?: find)?$/,
      'prime between $1 and $2',
    )
    .replace(/\bsankhya\b/g, 'number');
  const match = PRIMES.exec(
    plain
      .replace(/\bfind\b/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  if (match === null || match[1] === undefined) return null;
  const [from, to] = match[2] === undefined ? [2, Number(match[1])] : [Number(match[1]), Number(match[2])];
  if (match[2] === undefined && !/less|below|upto|up to|smaller/.test(plain)) return null;
  if (to > 2000 || to <= from) return null;
  const isStrict = match[2] === undefined && /less|below|smaller/.test(plain);
  const found = Array.from({ length: to - from + (isStrict ? 0 : 1) }, (_, place) => from + place).filter(
    isPrime,
  );
  const shown = found.length <= 40 ? found.join(', ') : `${found.slice(0, 10).join(', ')}, \\ldots`;
  const isSum = plain.startsWith('sum');
  return worked(['Prime numbers', 'अभाज्य संख्याएँ'], {
    law: String.raw`\text{divisible only by 1 and itself}`,
    steps: [shown],
    result: isSum
      ? String.raw`\text{sum} = ${found.reduce((sum, each) => sum + each, 0)}`
      : String.raw`${found.length} \text{ prime numbers}`,
  });
};

const DIGITS =
  /^(sum|product) (?:of )?(?:all )?digits (?:of|in)\s*(?:number)?\s*(\d+)$|^(\d+) of digits of (sum|product)$|^(\d+) of ank(?:o|on)? of (sum|product)$/;

/** AS72: sums of digits, fractions of numbers, decimals as fractions. */
export const digits: PlainFamily = (question) => {
  const match = DIGITS.exec(question);
  if (match !== null) {
    const kind = match[1] ?? match[4] ?? match[6];
    const all = [...(match[2] ?? match[3] ?? match[5] ?? '')].map(Number);
    const value =
      kind === 'sum' ? all.reduce((sum, each) => sum + each, 0) : all.reduce((sum, each) => sum * each, 1);
    const sign = kind === 'sum' ? '+' : String.raw`\times`;
    return worked(['Digits', 'अंक'], { law: all.join(` ${sign} `), result: String(value) });
  }
  return fractionOf(question) ?? asFraction(question);
};

const FRACTION_OF =
  /^(\d+)\s*\/\s*(\d+)\s*(?:of|th of|rd of)\s*(?:₹|rs)?\s*(\d+(?:\.\d+)?)$|^(\d+(?:\.\d+)?) of (\d+)\s*\/\s*(\d+)$/;

function fractionOf(question: string): Worked | null {
  const match = FRACTION_OF.exec(question);
  if (match === null) return null;
  const [top, bottom, whole] =
    match[1] === undefined
      ? [Number(match[5]), Number(match[6]), Number(match[4])]
      : [Number(match[1]), Number(match[2]), Number(match[3])];
  if (bottom === 0) return null;
  return worked(['Fraction of a number', 'संख्या का भाग'], {
    law: String.raw`\frac{a}{b} \text{ of } n = \frac{a \times n}{b}`,
    result: String.raw`\frac{${top}}{${bottom}} \times ${whole} = ${valueTex((top * whole) / bottom)}`,
  });
}

const AS_FRACTION =
  /^(?:express|convert|write|change)?\s*(\d*\.\d{1,6}) (?:in|into|as|to) (?:simplest |lowest |form of )?(?:a )?(?:p\/q|fraction|fractional)(?: form| of form)?$|^(?:fraction|p\/q)(?: form)? of (\d*\.\d{1,6})$/;
const AS_PERCENT =
  /^(?:express|convert|write|change)?\s*(\d+)\s*\/\s*(\d+) (?:in|into|as|to) (?:a )?percent$|^(?:express|convert|write|change)?\s*(\d*\.\d+) (?:in|into|as|to) (?:a )?percent$/;
const AS_DECIMAL =
  /^(?:express|convert|write|change)?\s*(\d+)\s*\/\s*(\d+) (?:in|into|as|to) (?:a )?decimal(?: form)?$/;
const LOWEST =
  /^(?:simplify|reduce|express|write|simplest form of|lowest form of|lowest terms of)?\s*(\d+)\s*\/\s*(\d+)(?: (?:to|in) (?:its )?(?:simplest|lowest) (?:form|terms))?$/;

function asFraction(question: string): Worked | null {
  const title = ['Fractions and decimals', 'भिन्न और दशमलव'] as const;
  const [, first, second = first] = AS_FRACTION.exec(question) ?? [];
  if (second !== undefined) {
    const scale = 10 ** (second.split('.')[1]?.length ?? 0);
    const top = Math.round(Number(second) * scale);
    const common = gcd(top, scale);
    return worked(title, {
      law: String.raw`${second} = \frac{${top}}{${scale}}`,
      result: String.raw`${second} = \frac{${top / common}}{${scale / common}}`,
    });
  }
  const percent = AS_PERCENT.exec(question);
  if (percent !== null) {
    const value = percent[3] === undefined ? Number(percent[1]) / Number(percent[2]) : Number(percent[3]);
    return Number.isFinite(value)
      ? worked(title, {
          law: String.raw`\text{multiply by } 100`,
          result: String.raw`${valueTex(value * 100)}\%`,
        })
      : null;
  }
  const decimal = AS_DECIMAL.exec(question);
  if (decimal !== null && Number(decimal[2]) !== 0)
    return worked(title, {
      law: String.raw`\text{divide}`,
      result: String.raw`\frac{${decimal[1]}}{${decimal[2]}} ${Number.isInteger((Number(decimal[1]) / Number(decimal[2])) * 1e6) ? '=' : String.raw`\approx`} ${Number((Number(decimal[1]) / Number(decimal[2])).toPrecision(8))}`,
    });
  const lowest = LOWEST.exec(question);
  if (lowest === null || !/simpl|lowest|reduce/.test(question) || Number(lowest[2]) === 0) return null;
  return worked(title, {
    law: String.raw`\text{divide by the HCF } ${gcd(Number(lowest[1]), Number(lowest[2]))}`,
    result: fractionTex(Number(lowest[1]) / Number(lowest[2])),
  });
}
