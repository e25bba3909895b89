import {
  bracketed,
  choose,
  factorial,
  factor,
  gcd,
  number,
  power,
  range,
  signed,
  sum,
  tex,
} from '../numbers.ts';
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
      ['VECTOR', 2],
      ['PROBLEMS', 2],
      ['FRACTION', 3],
      ['DELHI', 2],
      ['MATRIX', 2],
    ] as const);
    const n = word.length;
    const value = factorial(n - vowels + 1) * factorial(vowels);
    return {
      text: tex`The number of arrangements of the letters of the word ${word} in which all the vowels occur together is`,
      value,
      check: (n - vowels + 1) * factorial(n - vowels) * factorial(vowels),
      within: [2, factorial(n)],
      mistakes: [
        factorial(n - vowels + 1),
        factorial(n - vowels) * factorial(vowels),
        factorial(n),
        factorial(n) - value,
        factorial(n - 1),
        factorial(n) / factorial(vowels),
        factorial(n - vowels + 1) * vowels,
      ],
      difficulty: vowels > 2 ? 4 : 3,
      why: tex`Take the ${vowels} vowels as one block. The block and the other ${n - vowels} letters can be arranged in $${n - vowels + 1}! = ${factorial(n - vowels + 1)}$ ways, the vowels within the block in $${vowels}! = ${factorial(vowels)}$ ways: $${factorial(n - vowels + 1)} \times ${factorial(vowels)} = ${value}$. Forgetting that the vowels can also change places within the block gives $${factorial(n - vowels + 1)}$.`,
    };
  }),

  mcq('a-committee', COUNTING, 3, (random) => {
    const men = random.int(4, 7);
    const [women, size, least] = [random.int(3, 6), random.int(3, Math.min(men, 5)), random.int(1, 2)];
    const all = choose(men + women, size);
    const value = sum(range(least, size).map((w) => choose(women, w) * choose(men, size - w)));
    const fewer = range(0, least - 1).map((w) => tex`\binom{${women}}{${w}}\binom{${men}}{${size - w}}`);
    return {
      text: `A committee of ${size} persons is to be formed from ${men} men and ${women} women. It must include at least ${least === 1 ? 'one woman' : 'two women'}. The number of ways in which this can be done is`,
      value,
      check: all - sum(range(0, least - 1).map((w) => choose(women, w) * choose(men, size - w))),
      within: [1, 2500],
      mistakes: [
        all,
        choose(women, least) * choose(men, size - least),
        choose(women, least) * choose(men + women - least, size - least),
        all - choose(women, size),
        all - choose(men, size - 1),
        value - choose(women, least) * choose(men, size - least),
      ].filter((mistake) => mistake !== value),
      difficulty: least === 1 ? 3 : 4,
      why: tex`All committees less those with fewer women: $\binom{${men + women}}{${size}} - ${fewer.join(' - ')} = ${all} - ${all - value} = ${value}$. Choosing ${least === 1 ? 'one woman' : 'two women'} first and the rest from all the others would give $\binom{${women}}{${least}}\binom{${men + women - least}}{${size - least}} = ${choose(women, least) * choose(men + women - least, size - least)}$, which counts some committees more than once.`,
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
    if (gcd(a, b) > 1) return null;
    return {
      text: tex`The coefficient of $x^{${k}}$ in the expansion of $(${factor(a)}x ${signed(b)})^{${n}}$ is`,
      value,
      check: expanded[k] ?? Number.NaN,
      within: [-500000, 500000],
      mistakes: [
        -value,
        choose(n, k),
        choose(n, k) * a ** (n - k) * b ** k,
        choose(n, k - 1) * a ** k * b ** (n - k),
        choose(n, k) * a ** k * b ** (n - k - 1),
        choose(n, k) * b ** (n - k),
        choose(n, k + 1) * a ** k * b ** (n - k),
        choose(n, k) * a ** k * b ** (n - k + 1),
        choose(n, k) * a ** (k - 1) * b ** (n - k),
      ].filter((mistake) => mistake !== value),
      difficulty: a === 1 ? 3 : 4,
      why: tex`$\binom{${n}}{${k}} ${a === 1 ? '' : tex`\times ${power(a, k)}`} \times ${power(bracketed(b), n - k)} = ${choose(n, k)} ${a === 1 ? '' : tex`\times ${a ** k}`} \times ${bracketed(b ** (n - k))} = ${number(value)}$. ${
        a === 1
          ? tex`The binomial coefficient alone, $${choose(n, k)}$, leaves out the power of $${b}$.`
          : tex`Leaving out the factor $${power(a, k)}$, which comes from $(${a}x)^{${k}}$, gives $${number(choose(n, k) * b ** (n - k))}$.`
      }`,
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
      text: `In a class of ${all} students, ${onlyA + both} play cricket, ${onlyB + both} play chess and ${none} play neither of the two. The number of students who play exactly one of the two games is`,
      value: onlyA + onlyB,
      check: 2 * (all - none) - (onlyA + both) - (onlyB + both),
      within: [1, all],
      mistakes: [all - none, both, onlyA + onlyB + none, onlyA, onlyB, onlyA + both, onlyB + both],
      why: tex`At least one game: $${all} - ${none} = ${all - none}$. Both games: $${onlyA + both} + ${onlyB + both} - ${all - none} = ${both}$. Exactly one: $${all - none} - ${both} = ${onlyA + onlyB}$. The number $${all - none}$ also includes those who play both games.`,
    };
  }),

  numerical('zeros-at-the-end', COUNTING, 3, (random) => {
    const n = random.int(25, 400);
    const powers = [5, 25, 125].filter((one) => one <= n);
    const counts = powers.map((one) => Math.floor(n / one));
    return {
      text: tex`How many zeros are there at the end of $${n}!$?`,
      value: [5, 25, 125].reduce((count, one) => count + Math.floor(n / one), 0),
      check: sum(range(1, n).map((k) => (k % 125 === 0 ? 3 : k % 25 === 0 ? 2 : k % 5 === 0 ? 1 : 0))),
      why: tex`The exponent of $5$ in $${n}!$ is $${powers.map((one) => tex`\left\lfloor\frac{${n}}{${one}}\right\rfloor`).join(' + ')} = ${counts.join(' + ')} = ${sum(counts)}$, and that of $2$ is greater.`,
    };
  }),

  numerical('paths-on-a-grid', COUNTING, 3, (random) => {
    const [across, up] = [random.int(3, 7), random.int(2, 5)];
    const rows = range(1, up).reduce<number[]>(
      (row) => row.reduce<number[]>((next, value) => [...next, (next.at(-1) ?? 0) + value], []),
      Array.from({ length: across + 1 }, () => 1),
    );
    return {
      text: `A robot moves on a grid from one corner to the opposite corner, ${across} steps to the right and ${up} steps up, one step at a time and in any order. How many different paths can it take?`,
      value: choose(across + up, up),
      check: rows.at(-1) ?? Number.NaN,
      why: tex`Of the ${across + up} steps, the ${up} upward ones can be chosen in $\binom{${across + up}}{${up}} = ${choose(across + up, up)}$ ways.`,
    };
  }),

  msq('subsets', SETS, 4, (random) => {
    const [n, m] = [random.int(3, 6), random.int(2, 4)];
    return {
      text: tex`Let the set $A$ have ${n} elements and the set $B$ have ${m} elements. Which of the following is/are correct?`,
      claims: [
        {
          says: 'The number of subsets of $A$ is',
          value: 2 ** n,
          check: sum(range(0, n).map((k) => choose(n, k))),
          mistake: n * n === 2 ** n ? 2 * n : n * n,
          because: tex`Each element is in the subset or not: $2^{${n}} = ${2 ** n}$.`,
        },
        {
          says: 'The number of functions from $A$ to $B$ is',
          value: m ** n,
          check: range(1, n).reduce((count) => count * m, 1),
          mistake: n ** m === m ** n ? n * m : n ** m,
          because: tex`Each of the ${n} elements of $A$ has ${m} possible images: $${m}^{${n}} = ${m ** n}$.`,
        },
        {
          says: tex`The number of elements of $A \times B$ is`,
          value: n * m,
          check: sum(range(1, n).map(() => m)),
          mistake: n + m === n * m ? 2 * n * m : n + m,
          because: tex`$${n} \times ${m} = ${n * m}$.`,
        },
        {
          says: 'The number of relations from $A$ to $B$ is',
          value: 2 ** (n * m),
          check: 4 ** ((n * m) / 2),
          mistake: 2 ** (n + m) === 2 ** (n * m) ? n * m : 2 ** (n + m),
          because: tex`Relations are subsets of $A \times B$: $2^{${n * m}} = ${2 ** (n * m)}$.`,
        },
      ],
    };
  }),
];
