import { named, numberIn, solve, wordsOf, type Solvers } from '../solver.ts';
import { total, trueBy } from './formulae.ts';

const TIMES: Readonly<Record<string, number>> = { doubled: 2, 'made three times': 3, 'made four times': 4 };

const halfLivesUntil = (part: number): number => -Math.log2(part);

export const rates: Solvers = {
  'chemistry/first-order': solve(
    'A first order reaction has a half-life of # min. The time required for #% completion',
    (halfLife, percent) => halfLife * halfLivesUntil(1 - percent / 100),
  ),
  'chemistry/order-from-rates': ({ text }) => {
    const [orderOfA = '', orderOfB = '', timesA = '', timesB = ''] = wordsOf(
      text,
      /r = k\[\\mathrm\{A\}\](?:\^\{(\d)\})?\[\\mathrm\{B\}\](?:\^\{(\d)\})?\$\. The concentration of A is (.*) and that of B is (.*?)\. The factor by which the rate increases/,
    );
    const rate = (a: number, b: number) => a ** Number(orderOfA || 1) * b ** Number(orderOfB || 1);
    return rate(named(TIMES, timesA), named(TIMES, timesB)) / rate(1, 1);
  },
  'chemistry/half-lives-counted': solve(
    'first order reaction…falls to # of its initial value in # s. What is the half-life',
    (part, seconds) => seconds / halfLivesUntil(part),
  ),
  'chemistry/first-order-in-numbers': ({ text, options }) => {
    const [initial = 0, halfLife = 0, ln2 = 0] = wordsOf(
      text,
      String.raw`initial concentration # M decomposes in a first order reaction with a half-life of # s. Take \ln 2 = #.`,
    ).map(numberIn);
    return trueBy(options, [
      ['The rate constant', () => ln2 / halfLife],
      ['The initial rate', () => (ln2 / halfLife) * initial],
      ['The concentration of the reactant after # s', (seconds) => initial * 0.5 ** (seconds / halfLife)],
      ['If the initial concentration were doubled, the half-life would be', () => halfLife],
    ]);
  },
  'chemistry/pressure-after-half-lives': ({ text }) => {
    const [products = '', ...numbers] = wordsOf(
      text,
      String.raw`reaction \mathrm{A(g) \rightarrow @} is of the first order with a half-life of # minutes. It begins with A alone at a pressure of # mm…The total pressure after # minutes`,
    );
    const [halfLife = 0, pressure = 0, minutes = 0] = numbers.map(numberIn);
    const coefficients = products
      .split(' + ')
      .map((product) => Number(wordsOf(product, /^(\d*)[A-Z]\(g\)$/)[0] || 1));
    const left = pressure * 0.5 ** (minutes / halfLife);
    return left + (pressure - left) * total(coefficients);
  },
};
