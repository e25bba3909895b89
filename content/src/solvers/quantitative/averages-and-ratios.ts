import { numberIn, solve, trueAmong, Unreadable, wordsOf, type Solvers } from '../solver.ts';

const TIMES: Readonly<Record<string, number>> = { once: 1, twice: 2 };

/** The k and l for which a k + b l = c and d k + e l = f. */
function twoUnknowns(a: number, b: number, c: number, d: number, e: number, f: number): [number, number] {
  const determinant = a * e - b * d;
  return [(c * e - b * f) / determinant, (a * f - c * d) / determinant];
}

export const averagesAndRatios: Solvers = {
  'quantitative-aptitude/mean-with-one-more': solve(
    'average age of # players of a team is # years…the average increases by # year…The age of the coach',
    (players, mean, more) => (players + 1) * (mean + more) - players * mean,
  ),
  'quantitative-aptitude/mixture-of-two': solve(
    'tea at # per kg be mixed with tea at # per kg so that the mixture costs # per kg',
    (one, other, mixture) => (other - mixture) / (mixture - one),
  ),
  'quantitative-aptitude/shares-of-partners': ({ text }) => {
    const [first = 0, months = 0, second = 0, profit = 0] = wordsOf(
      text.replaceAll(/(?<=\d),(?=\d{3})/g, ''),
      "with #. B joins him after # months with #. The profit at the end of the year is #. B's share",
    ).map(numberIn);
    const part = second * (12 - months);
    return (profit * part) / (first * 12 + part);
  },
  'quantitative-aptitude/averages-of-a-class': ({ text, options }) => {
    const [boys = 0, ofBoys = 0, girls = 0, ofGirls = 0] = wordsOf(
      text,
      'average mark of the # boys is # and that of the # girls is #. Which',
    ).map(numberIn);
    const [more = ''] = wordsOf(options.join('\n'), 'If each boy gets # marks more');
    const total = boys * ofBoys + girls * ofGirls;
    return trueAmong(options, [
      ['total of the marks of all students', total],
      ['average mark of the class', total / (boys + girls)],
      ['average mark of the boys becomes', ofBoys + numberIn(more)],
      ['greater than that of the class', ofGirls - total / (boys + girls)],
    ]);
  },
  'quantitative-aptitude/income-from-savings': ({ text }) => {
    const words = wordsOf(
      text,
      'incomes of Anita and Bharat are in the ratio # : #, and their expenditures are in the ratio # : #. Each of them saves # a month. The monthly income of @ is',
    );
    const [a = 0, b = 0, c = 0, d = 0, saved = 0] = words.slice(0, 5).map(numberIn);
    const [part] = twoUnknowns(a, -c, saved, b, -d, saved);
    return part * (words[5] === 'Anita' ? a : b);
  },
  'quantitative-aptitude/milk-replaced-by-water': ({ text }) => {
    const [volume = '', taken = '', again = ''] = wordsOf(
      text,
      'contains # litres of pure milk. # litres of it are taken out and replaced by water, and this is done @ more with the mixture. How much milk',
    );
    const more = TIMES[again];
    if (more === undefined) throw new Unreadable(text);
    let milk = numberIn(volume);
    for (let done = 0; done <= more; done++) milk -= (milk / numberIn(volume)) * numberIn(taken);
    return milk;
  },
  'quantitative-aptitude/ratio-of-ages': ({ text }) => {
    const said =
      /ages of (\w+) and \w+ are in the ratio (\d+) : (\d+)\. (?:(After)|Their ages) (\d+) years (?:their ages will be|ago were) in the ratio (\d+) : (\d+)\. What is the present age of (\w+),/;
    const [first, a, b, after, years, c, d, asked] = wordsOf(text, said);
    const [one = 0, other = 0, shift = 0, then = 0, otherThen = 0] = [a, b, years, c, d].map(Number);
    const passed = after === 'After' ? shift : -shift;
    // one k + passed = then l, and so for the other.
    const [part] = twoUnknowns(one, -then, -passed, other, -otherThen, -passed);
    return part * (asked === first ? one : other);
  },
  'quantitative-aptitude/average-with-a-misreading': solve(
    'average mark of # students was found to be #…the mark of one of them, #, had been read as #. The correct average',
    (students, mean, right, read) => (students * mean - read + right) / students,
  ),
  'quantitative-ability/two-vessels-exchanged-twice': solve(
    'Vessel A contains # litres of milk and vessel B # litres of water. # litres are poured from A into B and mixed well, and then # litres of the mixture are poured back from B into A. The whole procedure is then carried out once more. How many litres of milk does A contain',
    (inA, inB, over, back) => {
      let [milkA, milkB, volumeA, volumeB] = [inA, 0, inA, inB];
      for (let round = 0; round < 2; round++) {
        const there = (milkA / volumeA) * over;
        [milkA, milkB, volumeA, volumeB] = [milkA - there, milkB + there, volumeA - over, volumeB + over];
        const here = (milkB / volumeB) * back;
        [milkA, milkB, volumeA, volumeB] = [milkA + here, milkB - here, volumeA + back, volumeB - back];
      }
      return milkA;
    },
  ),
};
