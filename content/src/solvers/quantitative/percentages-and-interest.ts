import { firstOf, numberIn, placesWhere, solve, Unreadable, wordsOf, type Solvers } from '../solver.ts';
import { rootBetween } from './root.ts';

const FRACTIONS: Readonly<Record<string, number>> = {
  half: 1 / 2,
  'two thirds': 2 / 3,
  'three fourths': 3 / 4,
  'three fifths': 3 / 5,
  'four fifths': 4 / 5,
};

const grown = (amount: number, ...rates: readonly number[]) =>
  rates.reduce((now, rate) => now * (1 + rate / 100), amount);

/** What an option such as 'A loss of ₹756' says was gained. */
function gainIn(option: string): number {
  if (option === 'Neither a gain nor a loss') return 0;
  const [kind = '', amount = ''] = wordsOf(option, /^A (gain|loss) of ₹(\d+(?:\.\d+)?)$/);
  return (kind === 'loss' ? -1 : 1) * numberIn(amount);
}

/** The x up to 100, as a discount cannot be more, that gives a profit. @throws Unreadable if there is not exactly one */
function theOnePercentage(profitAt: (x: number) => number, profit: number): number {
  const excess = (x: number) => profitAt(x) - profit;
  const starts = Array.from({ length: 400 }, (_unused, step) => step / 4 + 0.125);
  const roots = starts
    .filter((x) => excess(x) * excess(x + 0.25) <= 0)
    .map((x) => rootBetween(excess, x, x + 0.25));
  const [root] = roots;
  if (root === undefined || roots.length > 1) throw new Unreadable(`${roots.length} percentages`);
  return root;
}

export const percentagesAndInterest: Solvers = {
  'quantitative-aptitude/marked-and-discounted': solve(
    'costs # at #% above the cost price and then allows a discount of #% on the marked price. The selling price',
    (cost, rise, discount) => grown(cost, rise, -discount),
  ),
  'quantitative-aptitude/compound-less-simple': solve(
    'compounded annually) and the simple interest on # for two years at #% per annum',
    (sum, rate) => grown(sum, rate, rate) - grown(sum, 2 * rate),
  ),
  'quantitative-aptitude/price-rises-use-falls': solve(
    'rises by #%…By what percentage must the family reduce its consumption',
    (rise) => 100 - 100 / grown(1, rise),
  ),
  'quantitative-aptitude/population-of-a-town': firstOf(
    solve(
      'was #. It increased by #% in the first year and decreased by #% in the second year. What was it at the end',
      (start, rise, fall) => grown(start, rise, -fall),
    ),
    solve(
      'increased by #% in the first year and decreased by #% in the second year. At the end of the second year it was #. What was it at the beginning',
      (rise, fall, end) => end / grown(1, rise, -fall),
    ),
  ),
  'quantitative-aptitude/marks-needed-to-pass': solve(
    'scores #% of the maximum marks fails by # marks…scores #% of the maximum marks gets # marks more than the pass marks. What are the maximum',
    (low, short, high, over) => (100 * (short + over)) / (high - low),
  ),
  'quantitative-aptitude/two-sold-at-one-price': ({ text, options }) => {
    const [price = 0, gain = 0, loss = 0] = wordsOf(
      text,
      'two articles at # each. He gains #% on one of them and loses #% on the other',
    ).map(numberIn);
    const result = 2 * price - price / grown(1, gain) - price / grown(1, -loss);
    return placesWhere(options, (option) => Math.abs(gainIn(option) - result) < 1e-6);
  },
  'quantitative-aptitude/cost-price-from-two-sales': solve(
    'at a loss of #%. If he had sold it for # more, he would have gained #%. The cost price',
    (loss, more, gain) => more / (grown(1, gain) - grown(1, -loss)),
  ),
  'quantitative-aptitude/rate-from-two-amounts': ({ text }) => {
    const said =
      /simple interest amounts to ₹(\d+) in (\d+) years and to ₹(\d+) in (\d+) years. The (rate of interest per annum|sum) is/;
    const words = wordsOf(text, said);
    const [first = 0, years = 0, second = 0, moreYears = 0] = words.slice(0, 4).map(numberIn);
    const interest = (second - first) / (moreYears - years);
    const sum = first - years * interest;
    return words[4] === 'sum' ? sum : (100 * interest) / sum;
  },
  'quantitative-aptitude/compounded-half-yearly': solve(
    'compound interest on # for # year…at #% per annum, compounded half-yearly',
    (sum, years, rate) => grown(sum, ...Array<number>(2 * years).fill(rate / 2)) - sum,
  ),
  'quantitative-aptitude/gain-lent-at-interest': solve(
    'for # and sells it at a profit of #%. She lends the whole selling price at #% per annum simple interest for # years. What amount does she get back',
    (cost, profit, rate, years) => grown(cost, profit, rate * years),
  ),
  'quantitative-ability/percentage-in-two-places': ({ text }) => {
    const said =
      /marks his goods \$(\d*)x\$ per cent above the cost price\. He sells ([a-z ]+) of them at the marked price and the rest at a discount of \$x\$ per cent on the marked price\. On the whole he makes a profit of (\d+(?:\.\d+)?) per cent/;
    const [times = '', part = '', profit = ''] = wordsOf(text, said);
    const share = FRACTIONS[part];
    if (share === undefined) throw new Unreadable(part);
    const marked = (x: number) => grown(100, times === '' ? x : Number(times) * x);
    return theOnePercentage(
      (x) => share * marked(x) + (1 - share) * grown(marked(x), -x) - 100,
      numberIn(profit),
    );
  },
};
