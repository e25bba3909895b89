import { ONE, type Rational, over, rational, rationalTex, rootOf, times, toNumber } from '../rational.ts';
import type { Sentence } from '../words/sentence.ts';
import { type Family, type Worked, decimal, equalTo, inDollars } from '../worked.ts';
import { isOnly, small } from './pattern.ts';
import { factorsTex, primeFactors } from './prime-factors.ts';

const POWER = ['Powers', 'घात'] as const;
const ROOT = ['Roots', 'मूल'] as const;
const LOG = ['Logarithm', 'लघुगणक'] as const;

const values = ({ numbers }: Sentence): Rational[] => numbers.map(({ value }) => value);

/** AS44: squares, cubes, powers, roots, logarithms, factorials and reciprocals. */
export const powers: Family = (sentence) => {
  const { shape, numbers } = sentence;
  if (numbers.some(({ unit, letter }) => unit !== null || letter !== null)) return null;
  const [first, second] = values(sentence);
  if (first === undefined) return null;
  if (/^(?:squared #|# squared|# square)$/.test(shape)) return power(first, 2);
  if (/^(?:cubed #|# cubed|# cube)$/.test(shape)) return power(first, 3);
  const exponent = small(second, 200);
  if (/^# power #(?:th)?$/.test(shape) && exponent !== null) return power(first, exponent);
  if (/^(?:#th power #|#th # power)$/.test(shape) && second !== undefined) {
    const n = small(first, 200);
    return n === null ? null : power(second, n);
  }
  if (/^(?:square-root #|# square-root|# root)$/.test(shape)) return squareRoot(first);
  if (/^(?:cube-root #|# cube-root)$/.test(shape)) return rootOfDegree(first, 3);
  if (/^#th (?:root|square-root|roots) #$/.test(shape) && second !== undefined) {
    const degree = small(first, 20);
    return degree === null ? null : rootOfDegree(second, degree);
  }
  if (/^(?:factorial #|# factorial)$/.test(shape)) return factorialOf(first);
  if (/^(?:reciprocal #|# reciprocal)$/.test(shape)) return reciprocalOf(first);
  return logarithm(sentence);
};

function power(base: Rational, exponent: number): Worked | null {
  const steps = Math.abs(exponent);
  if (base.n === 0n && exponent <= 0) return null;
  if (String(base.n).length * steps > 300) return null;
  let value = ONE;
  for (let step = 0; step < steps; step += 1) value = times(value, base);
  const result = exponent < 0 ? over(ONE, value) : value;
  const factors = Array(steps)
    .fill(rationalTex(base))
    .join(String.raw` \times `);
  const start = `${rationalTex(base)}^{${exponent}}`;
  return {
    title: POWER,
    law: inDollars(String.raw`a^n = a \times a \times \dots \times a`),
    steps: steps > 1 && steps <= 6 && exponent > 0 ? [inDollars(`${start} = ${factors}`)] : [],
    result: inDollars(`${start} = ${rationalTex(result)}`),
  };
}

function squareRoot(value: Rational): Worked | null {
  if (value.n < 0n) return null;
  const exact = rootOf(value);
  const law = inDollars(String.raw`\sqrt{a} = b \text{ if } b^2 = a`);
  const tex = String.raw`\sqrt{${decimal(value)}}`;
  const steps =
    value.d === 1n && value.n > 1n && value.n < 1_000_000_000_000n
      ? [inDollars(`${value.n} = ${factorsTex(value.n)}`)]
      : [];
  if (exact !== null) return { title: ROOT, law, steps, result: inDollars(`${tex} = ${decimal(exact)}`) };
  const [outside, inside] = simplified(value);
  const simple = outside > 1n ? [inDollars(String.raw`${tex} = ${outside}\sqrt{${inside}}`)] : [];
  const result = inDollars(String.raw`${tex} \approx ${decimal(Math.sqrt(toNumber(value)))}`);
  return { title: ROOT, law, steps: [...steps, ...simple], result };
}

function simplified({ n, d }: Rational): readonly [outside: bigint, inside: bigint] {
  if (d !== 1n || n > 1_000_000_000_000n) return [1n, n];
  let [outside, inside] = [1n, n];
  for (const prime of new Set(primeFactors(n)))
    while (inside % (prime * prime) === 0n) {
      inside /= prime * prime;
      outside *= prime;
    }
  return [outside, inside];
}

function rootOfDegree(value: Rational, degree: number): Worked | null {
  if (degree < 2 || (value.n < 0n && degree % 2 === 0)) return null;
  if (degree === 2) return squareRoot(value);
  const size = Math.round(Math.abs(toNumber(value)) ** (1 / degree)) * Math.sign(toNumber(value));
  const isExact = value.d === 1n && BigInt(size) ** BigInt(degree) === value.n;
  const tex = String.raw`\sqrt[${degree}]{${decimal(value)}}`;
  const approximately = Math.sign(toNumber(value)) * Math.abs(toNumber(value)) ** (1 / degree);
  return {
    title: ROOT,
    law: inDollars(String.raw`\sqrt[${degree}]{a} = b \text{ if } b^{${degree}} = a`),
    steps:
      value.d === 1n && value.n > 1n && value.n < 1_000_000_000_000n
        ? [inDollars(`${value.n} = ${factorsTex(value.n)}`)]
        : [],
    result: inDollars(isExact ? `${tex} = ${size}` : String.raw`${tex} \approx ${decimal(approximately)}`),
  };
}

function factorialOf(value: Rational): Worked | null {
  const n = small(value, 60);
  if (n === null || n < 0) return null;
  let product = 1n;
  for (let factor = 2n; factor <= BigInt(n); factor += 1n) product *= factor;
  const factors = Array.from({ length: n }, (_, place) => n - place).join(String.raw` \times `);
  return {
    title: ['Factorial', 'क्रमगुणित'],
    law: inDollars(String.raw`n! = n \times (n-1) \times \dots \times 1`),
    steps: n > 1 && n <= 12 ? [inDollars(`${n}! = ${factors}`)] : [],
    result: inDollars(`${n}! = ${product}`),
  };
}

function reciprocalOf(value: Rational): Worked | null {
  if (value.n === 0n) return null;
  const result = over(ONE, value);
  return {
    title: ['Reciprocal', 'व्युत्क्रम'],
    law: inDollars(String.raw`\frac{1}{a}`),
    steps: [],
    result: inDollars(`${rationalTex(result)} ${equalTo(result)}`),
  };
}

function logarithm(sentence: Sentence): Worked | null {
  if (!isOnly(sentence, ['log', 'ln', 'base'])) return null;
  const { shape } = sentence;
  const [first, second] = values(sentence);
  if (first === undefined) return null;
  if (/^ln #$/.test(shape)) return logOf(first, null);
  if (/^log #$/.test(shape)) return logOf(first, rational(10n));
  if (second === undefined) return null;
  if (/^log base # #$/.test(shape)) return logOf(second, first);
  if (/^log # base #$/.test(shape) || /^# log base #$/.test(shape)) return logOf(first, second);
  if (/^base # log #$/.test(shape) || /^log # # base$/.test(shape)) return logOf(second, first);
  return null;
}

/** @param base null for the natural logarithm. */
function logOf(value: Rational, base: Rational | null): Worked | null {
  const [x, b] = [toNumber(value), base === null ? Math.E : toNumber(base)];
  if (x <= 0 || b <= 0 || b === 1) return null;
  const name = base === null ? String.raw`\ln` : String.raw`\log_{${decimal(base)}}`;
  const result = Math.log(x) / Math.log(b);
  const nearest = Math.round(result);
  const isExact = base !== null && Math.abs(result - nearest) < 1e-9;
  const step = isExact ? [inDollars(`${decimal(base)}^{${nearest}} = ${decimal(value)}`)] : [];
  return {
    title: LOG,
    law: inDollars(String.raw`\log_b a = x \iff b^x = a`),
    steps: step,
    result: inDollars(
      isExact
        ? `${name} ${decimal(value)} = ${nearest}`
        : String.raw`${name} ${decimal(value)} \approx ${decimal(result)}`,
    ),
  };
}
