import { range, sum } from '../mathematics/methods.ts';
import { choicesOf } from '../reasoning/enumerate.ts';
import { placesWhere, Unreadable, wordsOf, type Solvers } from '../solver.ts';
import { listOf, numbersOf } from './root.ts';

/** The value of a word of bits of which the first counts negatively. */
function signedValue(bits: string): number {
  const [sign = '', ...others] = bits;
  return Number.parseInt(others.join(''), 2) - Number(sign) * 2 ** others.length;
}

/** '(3F)_{16}' */
function valueInBase(text: string): number {
  const [digits = '', base = ''] = wordsOf(text, /^\$?\(([0-9A-F]+)\)_\{(\d+)\}\$?$/);
  const value = Number.parseInt(digits, Number(base));
  if (value.toString(Number(base)).toUpperCase() !== digits) throw new Unreadable(text);
  return value;
}

/** Whether a product such as 'A\bar{B}' is true for the values of the variables. */
function isTrue(product: string, valueOf: (variable: string) => string): boolean {
  const literals = product.match(/\\bar\{[A-Z]\}|[A-Z]/g) ?? [];
  if (literals.length === 0 || literals.join('') !== product) throw new Unreadable(product);
  return literals.every(
    (literal) => valueOf(literal.replaceAll(/\W|bar/g, '')) === (/bar/.test(literal) ? '0' : '1'),
  );
}

/** A product of literals: for each variable 0 or 1, or '-' if the product does not contain it. */
type Product = readonly string[];

const covers = (product: Product, other: Product): boolean =>
  product.every((literal, place) => literal === '-' || literal === other[place]);

interface SumOfMinterms {
  readonly minterms: readonly Product[];
  readonly primes: readonly Product[];
}

/** @throws Unreadable */
function sumOfMinterms(text: string): SumOfMinterms {
  const [variables = '', list = ''] = wordsOf(
    text,
    /\$F\(([A-Z, ]+)\) = \\sum m\(([\d, ]+)\)\$, where \$A\$ is the most significant bit/,
  );
  const bits = listOf(variables).length;
  const wanted = new Set(numbersOf(list));
  const all = choicesOf(['0', '1'], bits);
  const minterms = all.filter((minterm) => wanted.has(Number.parseInt(minterm.join(''), 2)));
  if (minterms.length !== wanted.size) throw new Unreadable(text);
  const implicants = choicesOf(['0', '1', '-'], bits).filter((product) =>
    all.every((minterm) => !covers(product, minterm) || minterms.includes(minterm)),
  );
  const primes = implicants.filter(
    (product) => !implicants.some((other) => other !== product && covers(other, product)),
  );
  return { minterms, primes };
}

const literalsIn = (product: Product): number => product.filter((literal) => literal !== '-').length;

/** The sums of prime implicants that are equal to the function. */
function coversBy({ minterms, primes }: SumOfMinterms): Product[][] {
  const masks = primes.map((prime) =>
    sum(minterms.map((minterm, place) => (covers(prime, minterm) ? 2 ** place : 0))),
  );
  const sets = range(1, 2 ** primes.length - 1).filter(
    (set) =>
      masks.reduce((covered, mask, place) => covered | ((set >> place) & 1 ? mask : 0), 0) ===
      2 ** minterms.length - 1,
  );
  return sets.map((set) => primes.filter((_unused, place) => (set >> place) & 1));
}

export const booleanFunctions: Solvers = {
  'computer-science/twos-complement': ({ text, options }) => {
    const [value = '', length = ''] = wordsOf(
      text,
      /^The representation of \$(-\d+)\$ in (\d+)-bit two's complement is$/,
    );
    return placesWhere(options, (option) => {
      const [bits = ''] = wordsOf(option, /^\$([01]+)\$$/);
      return bits.length === Number(length) && signedValue(bits) === Number(value);
    });
  },
  'computer-science/number-in-another-base': ({ text, options }) => {
    const [given = ''] = wordsOf(text, /^The number \$(.*)\$ is equal to$/);
    return placesWhere(options, (option) => valueInBase(option) === valueInBase(given));
  },
  'computer-science/range-of-minterms': ({ text }) => {
    const [variables = '', sumOfProducts = ''] = wordsOf(
      text,
      /How many minterms does the Boolean function \$F\(([A-Z, ]+)\) = (.*)\$ have\?/,
    );
    const names = listOf(variables);
    return choicesOf(['0', '1'], names.length).filter((values) =>
      sumOfProducts
        .split(' + ')
        .some((product) => isTrue(product, (variable) => values[names.indexOf(variable)] ?? '')),
    ).length;
  },
  'computer-science/prime-implicants': ({ text }) => {
    wordsOf(text, /How many prime implicants does \$F\$ have\?/);
    return sumOfMinterms(text).primes.length;
  },
  'computer-science/literals-after-minimising': ({ text }) => {
    wordsOf(text, /How many literals does its minimal sum of products have\? \(A variable counts each time/);
    const sums = coversBy(sumOfMinterms(text));
    const fewestTerms = Math.min(...sums.map((terms) => terms.length));
    const literals = (some: readonly Product[][]) =>
      Math.min(...some.map((terms) => sum(terms.map(literalsIn))));
    const least = literals(sums);
    // A minimal sum has the fewest terms and the fewest literals; the text does not say which of the two decides.
    if (least !== literals(sums.filter((terms) => terms.length === fewestTerms))) throw new Unreadable(text);
    return least;
  },
};
