import { range, sum } from '../numbers.ts';
import { templatesOf } from '../subject.ts';
import { code, program, programInPython } from './printed-code.ts';

const { mcq, msq, numerical } = templatesOf('Programming');
const ARRAYS = 'Arrays and strings';

const WORDS = [
  'computer',
  'keyboard',
  'language',
  'function',
  'variable',
  'database',
  'operator',
  'notebook',
  'software',
  'terminal',
];
const list = (values: readonly number[]) => values.join(', ');

export const arrays = [
  numerical('elements-changed-in-turn', ARRAYS, 4, (random) => {
    const values = range(1, 5).map(() => random.int(1, 9));
    const isForward = random.int(0, 1) === 1;
    const after = [...values];
    const steps = isForward ? [1, 2, 3, 4] : [4, 3, 2, 1];
    for (const i of steps) after[i] = (after[i] ?? 0) + (after[i - 1] ?? 0);
    const asked = random.int(2, 4);
    const value = after[asked] ?? 0;
    return {
      text: `What is printed by the following C program segment?

${program(
  `int i, a[5] = {${list(values)}};`,
  isForward ? 'for (i = 1; i < 5; i++)' : 'for (i = 4; i > 0; i--)',
  '  a[i] = a[i] + a[i - 1];',
  `printf("%d", a[${asked}]);`,
)}`,
      value,
      check: isForward ? sum(values.slice(0, asked + 1)) : (values[asked] ?? 0) + (values[asked - 1] ?? 0),
      why: `The array begins with a[0] and ends as {${list(after)}}. ${isForward ? 'From the front, each element is added to a sum that already has all elements before it' : 'From the back, each element is added to the one before it, which has not changed yet'}. So a[${asked}] is ${value}.`,
    };
  }),

  numerical('elements-counted', ARRAYS, 3, (random) => {
    const values = range(1, 7).map(() => random.int(1, 20));
    const pairs = range(0, 5).filter((i) => (values[i] ?? 0) < (values[i + 1] ?? 0));
    return {
      text: `What is printed by the following C program segment?

${program(
  `int i, n = 0, a[7] = {${list(values)}};`,
  'for (i = 0; i < 6; i++)',
  '  if (a[i] < a[i + 1]) n++;',
  'printf("%d", n);',
)}`,
      value: pairs.length,
      check: values.slice(1).filter((value, place) => value > (values[place] ?? 0)).length,
      why: `Each element is compared with the next one. n is raised for ${pairs.length === 0 ? 'none of the pairs' : pairs.map((i) => `${values[i]} < ${values[i + 1]}`).join(', ')}, so ${pairs.length} is printed. Equal neighbours do not count, and there are six pairs, not seven.`,
    };
  }),

  mcq('two-indices-that-meet', ARRAYS, 4, (random) => {
    const values = range(1, 6).map(() => random.int(1, 9));
    const value = sum([0, 1, 2].map((i) => (values[i] ?? 0) * (values[5 - i] ?? 0)));
    return {
      text: `What is printed by the following C program segment?

${program(
  `int i, s = 0, a[6] = {${list(values)}};`,
  'for (i = 0; i < 3; i++)',
  '  s += a[i] * a[5 - i];',
  'printf("%d", s);',
)}`,
      value,
      check: [3, 4, 5].reduce((all, i) => all + (values[i] ?? 0) * (values[5 - i] ?? 0), 0),
      within: [3, 300],
      mistakes: [
        2 * value,
        sum([0, 1, 2].map((i) => (values[i] ?? 0) * (values[i + 3] ?? 0))),
        sum(values),
        sum([1, 2].map((i) => (values[i] ?? 0) * (values[5 - i] ?? 0))),
        sum([0, 1].map((i) => (values[i] ?? 0) * (values[5 - i] ?? 0))),
        sum([0, 1, 2].map((i) => (values[i] ?? 0) + (values[5 - i] ?? 0))) + value,
      ],
      why: `The first element is multiplied by the last, the second by the last but one, and so on: $${[0, 1, 2].map((i) => `${values[i]} \\times ${values[5 - i]}`).join(' + ')} = ${value}$. The loop ends at the middle; over all six indices the sum would be ${2 * value}.`,
    };
  }),

  mcq('letters-of-a-slice', ARRAYS, 3, (random) => {
    const word = random.pick(WORDS);
    const [from, to] = [random.int(1, 3), random.int(5, 7)];
    const right = word.slice(from, to);
    return {
      text: `What is printed by the following Python program?

${programInPython(`s = "${word}"`, `print(s[${from}:${to}])`)}`,
      right,
      wrong: [
        word.slice(from, to + 1),
        word.slice(from - 1, to),
        word.slice(from - 1, to - 1),
        word.slice(from + 1, to),
        word.slice(from, to - 1),
      ],
      likeliest: word.slice(from, to + 1),
      proof: [[right.length, to - from]] as const,
      why: `Indices begin with 0, and a slice ends before its second index: from index ${from}, which is "${word[from]}", to index ${to - 1}, which is "${word[to - 1]}". It has $${to} - ${from} = ${to - from}$ letters: "${right}". "${word.slice(from, to + 1)}" would include index ${to}.`,
    };
  }),

  mcq('every-second-letter-back', ARRAYS, 4, (random) => {
    const word = random.pick(WORDS);
    const step = random.pick([2, 3]);
    const letters = [...word].toReversed();
    const right = letters.filter((_letter, place) => place % step === 0).join('');
    const forward = [...word].filter((_letter, place) => place % step === 0).join('');
    const others = [
      forward,
      [...forward].toReversed().join(''),
      letters.filter((_letter, place) => place % step === 1).join(''),
      letters.slice(0, right.length).join(''),
      [...word].filter((_letter, place) => place % step === 1).join(''),
      letters.join(''),
    ];
    const check = range(0, word.length - 1)
      .map((place) => word.length - 1 - place * step)
      .filter((at) => at >= 0)
      .map((at) => word[at])
      .join('');
    return {
      text: `What is printed by the following Python program?

${programInPython(`s = "${word}"`, `print(s[::-${step}])`)}`,
      right,
      wrong: others.filter((other) => other !== right),
      proof: [[check === right ? 1 : 0, 1]] as const,
      why: `With a negative step the string is read from its last letter to the front, here every ${step === 2 ? 'second' : 'third'} letter: "${right}". "${forward}" would be the result of a step of ${step}, from the front.`,
    };
  }),

  msq('facts-of-a-list', ARRAYS, 4, (random) => {
    const values = random.sample(range(2, 30), 6);
    const [i, j] = [random.int(1, 2), random.int(3, 4)];
    const claim = (expression: string, value: number, check: number, mistake: number, because: string) => ({
      says: `The value of ${code(expression)} is`,
      value,
      check,
      mistake,
      because,
    });
    return {
      text: `In a Python program, a = [${list(values)}]. Which of the following statements is/are correct?`,
      claims: [
        claim(
          `a[${i}]`,
          values[i] ?? 0,
          values.at(i - 6) ?? 0,
          values[i - 1] ?? 0,
          'The first element has the index 0.',
        ),
        claim(
          'a[-2]',
          values[4] ?? 0,
          values.at(-2) ?? 0,
          values[3] ?? 0,
          'Negative indices count from the end; the last element is a[-1].',
        ),
        claim(
          `len(a[${i}:${j}])`,
          j - i,
          values.slice(i, j).length,
          j - i + 1,
          `The slice ends before index ${j}, so it has $${j} - ${i} = ${j - i}$ elements.`,
        ),
        claim(
          'max(a) - a[0]',
          Math.max(...values) - (values[0] ?? 0),
          (values.toSorted((x, y) => y - x)[0] ?? 0) - (values[0] ?? 0),
          Math.max(...values) - (values[1] ?? 0),
          `The largest element is ${Math.max(...values)} and a[0] is ${values[0]}.`,
        ),
      ],
    };
  }),
];
