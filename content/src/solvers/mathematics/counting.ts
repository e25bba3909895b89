import { numberIn, solve, trueAmong, Unreadable, wordsOf, type Solvers } from '../solver.ts';
import { multiplesOf } from './expressions.ts';
import { range, sum } from './methods.ts';

const FACES = range(1, 6);
const SMALL_NUMBERS = ['zero', 'one', 'two', 'three', 'four'];

const factorial = (n: number): number => range(2, n).reduce((product, factor) => product * factor, 1);

/** Of things of which some may be alike. */
function arrangementsOf(things: readonly string[]): number {
  const alike = [...new Set(things)].map((kind) => things.filter((thing) => thing === kind).length);
  return alike.reduce((count, number) => count / factorial(number), factorial(things.length));
}

function chosen(from: number, count: number): number {
  return count === 0 ? 1 : (chosen(from - 1, count - 1) * from) / count;
}

const divisorOf = (one: number, other: number): number => (other === 0 ? one : divisorOf(other, one % other));

/** All results of a number of throws of a die. */
function throwsOf(count: number): number[][] {
  return count === 0 ? [[]] : throwsOf(count - 1).flatMap((before) => FACES.map((face) => [...before, face]));
}

export const counting: Solvers = {
  'mathematics/words-with-vowels-together': ({ text }) => {
    const [word = ''] = wordsOf(
      text,
      /^The number of arrangements of the letters of the word ([A-Z]+) in which all the vowels occur together is$/,
    );
    const letters = word.split('');
    const vowels = letters.filter((letter) => 'AEIOU'.includes(letter));
    const others = letters.filter((letter) => !vowels.includes(letter));
    return arrangementsOf([...others, 'the vowels']) * arrangementsOf(vowels);
  },
  'mathematics/a-committee': ({ text }) => {
    const [size = '', men = '', women = '', least = ''] = wordsOf(
      text,
      /committee of (\d+) persons is to be formed from (\d+) men and (\d+) women\. It must include at least (\w+) wom[ae]n\./,
    );
    const fewest = SMALL_NUMBERS.indexOf(least);
    if (fewest < 0) throw new Unreadable(text);
    const [all, sought] = [Number(men) + Number(women), Number(size)];
    const committees = range(0, 2 ** all - 1).map((set) =>
      range(0, all - 1).filter((one) => (set >> one) & 1),
    );
    return committees.filter(
      (members) => members.length === sought && members.filter((one) => one >= Number(men)).length >= fewest,
    ).length;
  },
  'mathematics/term-of-a-binomial': ({ text }) => {
    const [power = '', binomial = '', exponent = ''] = wordsOf(
      text,
      'The coefficient of x^{#} in the expansion of (@)^{#} is',
    );
    const [times = 0, constant = 0] = multiplesOf(binomial, ['x']);
    const coefficients = range(1, Number(exponent)).reduce<number[]>(
      (before) =>
        range(0, before.length).map(
          (place) => times * (before[place - 1] ?? 0) + constant * (before[place] ?? 0),
        ),
      [1],
    );
    return coefficients[Number(power)] ?? 0;
  },
  'mathematics/size-of-a-union': solve(
    'class of # students, # play cricket, # play chess and # play neither of the two. The number of students who play exactly one of the two games',
    (all, cricket, chess, neither) => {
      const both = cricket + chess - (all - neither);
      if (both < 0 || both > Math.min(cricket, chess)) throw new Unreadable('There is no such class');
      return cricket - both + chess - both;
    },
  ),
  'mathematics/zeros-at-the-end': solve('zeros are there at the end of #!', (n) => {
    const product = range(2, n).reduce((before, factor) => before * BigInt(factor), 1n);
    return (/0*$/.exec(String(product))?.[0] ?? '').length;
  }),
  'mathematics/paths-on-a-grid': solve('grid…# steps to the right and # steps up', (right, up) => {
    const paths = (toTheRight: number, upwards: number): number =>
      toTheRight === 0 || upwards === 0 ? 1 : paths(toTheRight - 1, upwards) + paths(toTheRight, upwards - 1);
    return paths(right, up);
  }),
  'mathematics/subsets': ({ text, options }) => {
    const [a = 0, b = 0] = wordsOf(text, 'set A have # elements and the set B have # elements').map(numberIn);
    return trueAmong(options, [
      ['number of subsets of $A$', 2 ** a],
      [String.raw`number of elements of $A \times B$`, a * b],
      ['number of functions from $A$ to $B$', b ** a],
      ['number of relations from $A$ to $B$', 2 ** (a * b)],
    ]);
  },
  'mathematics/two-dice': ({ text }) => {
    const [direction = '', bound = ''] = wordsOf(
      text,
      /^Two fair dice are thrown together\. The probability that the sum of the numbers on them is at (most|least) (\d+) is$/,
    );
    const sums = throwsOf(2).map(sum);
    const isMeant = (total: number) =>
      direction === 'most' ? total <= Number(bound) : total >= Number(bound);
    return sums.filter(isMeant).length / sums.length;
  },
  'mathematics/faulty-goods': solve(
    'makes #% of its bolts on machine A and the rest on machine B. Of these, #% of the bolts from A and #% of those from B are defective.…The probability that it was made on machine A is',
    (share, fromA, fromB) => (share * fromA) / (share * fromA + (100 - share) * fromB),
  ),
  'mathematics/variance-of-numbers': ({ text }) => {
    const [count = '', list = ''] = wordsOf(text, 'variance of the # observations @, rounded off');
    const numbers = list.split(', ').map(numberIn);
    if (numbers.length !== Number(count)) throw new Unreadable(text);
    const mean = sum(numbers) / numbers.length;
    return sum(numbers.map((number) => (number - mean) ** 2)) / numbers.length;
  },
  'mathematics/dice-in-numbers': ({ text, options }) => {
    const [times = ''] = wordsOf(text, 'A fair die is thrown # times.');
    const outcomes = throwsOf(Number(times));
    // Which face is counted makes no difference.
    const counts = outcomes.map((faces) => faces.filter((face) => face === 1).length);
    return trueAmong(options, [
      ['exactly one', counts.filter((count) => count === 1).length],
      [/ no \d occurs/, counts.filter((count) => count === 0).length],
      ['equally likely outcomes', outcomes.length],
      ['expected number', sum(counts) / outcomes.length],
    ]);
  },
  'mathematics/two-moved-then-one-drawn': ({ text }) => {
    const [white1 = 0, black1 = 0, white2 = 0, black2 = 0] = wordsOf(
      text,
      /^Bag I contains (\d+) white and (\d+) black balls?, and Bag II contains (\d+) white and (\d+) black balls?\. Two balls are drawn at random from Bag I and put into Bag II, and then one ball is drawn at random from Bag II\. It is white\. If the probability that both balls moved from Bag I were white is /,
    ).map(Number);
    if (white2 + black2 === 0) throw new Unreadable(text);
    const ways = range(0, 2).map(
      (white) => chosen(white1, white) * chosen(black1, 2 - white) * (white2 + white),
    );
    const [all, both] = [sum(ways), ways[2] ?? 0];
    return (both + all) / divisorOf(both, all);
  },
};
