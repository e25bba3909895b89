import { choose, factorial, factor, number, range, signed, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Mathematics');
const COUNTING = 'Permutations and Combinations';
const SETS = 'Sets, Relations and Functions';

export const counting = [
  mcq('words-with-vowels-together', COUNTING, 4, (random) => {
    const [word, vowels] = random.pick([
      ['MONDAY', 2],
      ['TRIANGLE', 3],
      ['EQUATION', 5],
      ['SUNDAY', 2],
      ['ORANGE', 3],
      ['DAUGHTER', 3],
      ['VOLUME', 3],
      ['LOGARITHM', 3],
    ] as const);
    const n = word.length;
    const value = factorial(n - vowels + 1) * factorial(vowels);
    return {
      text: tex`In how many ways can the letters of the word ${word} be arranged so that the vowels stand together?`,
      value,
      check: (n - vowels + 1) * factorial(n - vowels) * factorial(vowels),
      mistakes: [
        factorial(n - vowels + 1),
        factorial(n - vowels) * factorial(vowels),
        factorial(n),
        factorial(n) - value,
      ],
      why: tex`The ${vowels} vowels are one block: $${n - vowels + 1}!$ orders of blocks times $${vowels}!$ inside it: $${number(value, 7)}$.`,
    };
  }),

  mcq('a-committee', COUNTING, 3, (random) => {
    const [men, women, size, least] = [
      random.int(4, 7),
      random.int(3, 6),
      random.int(3, 5),
      random.int(1, 2),
    ];
    const value = sum(range(least, size).map((w) => choose(women, w) * choose(men, size - w)));
    return {
      text: `From ${men} men and ${women} women a committee of ${size} is formed with at least ${least === 1 ? 'one woman' : 'two women'}. The number of ways is`,
      value,
      check:
        choose(men + women, size) -
        sum(range(0, least - 1).map((w) => choose(women, w) * choose(men, size - w))),
      mistakes: [
        choose(men + women, size),
        choose(women, least) * choose(men, size - least),
        choose(women, least) * choose(men + women - least, size - least),
        choose(men + women, size) - choose(women, size),
      ],
      why: tex`All committees less those with fewer women: $${choose(men + women, size)} - ${choose(men + women, size) - value} = ${value}$.`,
    };
  }),

  mcq('term-of-a-binomial', 'Binomial Theorem', 4, (random) => {
    const [n, k, a, b] = [random.int(5, 8), random.int(2, 4), random.int(1, 3), random.pick([-3, -2, 2, 3])];
    const value = choose(n, k) * a ** k * b ** (n - k);
    // The coefficient by multiplying out, bracket by bracket.
    const expanded = range(1, n).reduce<number[]>(
      (terms) => [...terms, 0].map((term, i) => term * b + (terms[i - 1] ?? 0) * a),
      [1],
    );
    return {
      text: tex`The coefficient of $x^{${k}}$ in $(${factor(a)}x ${signed(b)})^{${n}}$ is`,
      value,
      check: expanded[k] ?? Number.NaN,
      mistakes: [
        -value,
        choose(n, k),
        choose(n, k) * a ** (n - k) * b ** k,
        choose(n, k - 1) * a ** k * b ** (n - k),
        value * 2,
      ],
      why: tex`$\binom{${n}}{${k}} (${a})^{${k}} (${b})^{${n - k}} = ${number(value, 7)}$.`,
    };
  }),

  mcq('size-of-a-union', SETS, 2, (random) => {
    const [both, onlyA, onlyB, none] = [
      random.int(5, 20),
      random.int(8, 30),
      random.int(8, 30),
      random.int(3, 15),
    ];
    const all = both + onlyA + onlyB + none;
    return {
      text: `Of ${all} students ${onlyA + both} play cricket, ${onlyB + both} play chess and ${none} play neither. The number of those who play exactly one of the two is`,
      value: onlyA + onlyB,
      check: 2 * (all - none) - (onlyA + both) - (onlyB + both),
      mistakes: [all - none, both, onlyA + onlyB + both * 2, onlyA + onlyB + none, all - both],
      why: tex`$${all - none}$ play something, so both games: $${onlyA + both} + ${onlyB + both} - ${all - none} = ${both}$; exactly one: $${all - none} - ${both} = ${onlyA + onlyB}$.`,
    };
  }),

  numerical('zeros-at-the-end', COUNTING, 3, (random) => {
    const n = random.int(25, 400);
    return {
      text: tex`With how many zeros does $${n}!$ end?`,
      value: [5, 25, 125].reduce((count, power) => count + Math.floor(n / power), 0),
      check: sum(range(1, n).map((k) => (k % 125 === 0 ? 3 : k % 25 === 0 ? 2 : k % 5 === 0 ? 1 : 0))),
      why: tex`Each zero needs a factor 5: $\left\lfloor\frac{${n}}{5}\right\rfloor + \left\lfloor\frac{${n}}{25}\right\rfloor + \left\lfloor\frac{${n}}{125}\right\rfloor = ${Math.floor(n / 5) + Math.floor(n / 25) + Math.floor(n / 125)}$.`,
    };
  }),

  numerical('paths-on-a-grid', COUNTING, 3, (random) => {
    const [across, up] = [random.int(3, 7), random.int(2, 5)];
    const rows = range(1, up).reduce<number[]>(
      (row) => row.reduce<number[]>((next, value) => [...next, (next.at(-1) ?? 0) + value], []),
      Array.from({ length: across + 1 }, () => 1),
    );
    return {
      text: `A robot goes from one corner of a grid to the opposite one, ${across} steps to the right and ${up} steps up in any order. How many ways does it have?`,
      value: choose(across + up, up),
      check: rows.at(-1) ?? Number.NaN,
      why: tex`Of ${across + up} steps, ${up} go up: $\binom{${across + up}}{${up}} = ${choose(across + up, up)}$.`,
    };
  }),

  msq('subsets', SETS, 4, (random) => {
    const [n, m] = [random.int(3, 6), random.int(2, 4)];
    return {
      text: tex`Let $A$ have ${n} and $B$ have ${m} elements. Which of the following is/are correct?`,
      claims: [
        {
          says: 'The number of subsets of $A$ is',
          value: 2 ** n,
          check: sum(range(0, n).map((k) => choose(n, k))),
          mistake: n * n,
          because: tex`$2^n$.`,
        },
        {
          says: 'The number of functions from $A$ to $B$ is',
          value: m ** n,
          check: range(1, n).reduce((count) => count * m, 1),
          mistake: n ** m === m ** n ? n + m : n ** m,
          because: tex`Each element of $A$ has ${m} choices.`,
        },
        {
          says: tex`The number of elements of $A \times B$ is`,
          value: n * m,
          check: sum(range(1, n).map(() => m)),
          mistake: n + m === n * m ? 2 * n * m : n + m,
          because: 'Every pair counts.',
        },
        {
          says: 'The number of relations from $A$ to $B$ is',
          value: 2 ** (n * m),
          check: 4 ** ((n * m) / 2),
          mistake: 2 ** (n + m) === 2 ** (n * m) ? n * m : 2 ** (n + m),
          because: tex`Relations are subsets of $A \times B$.`,
        },
      ],
    };
  }),
];
