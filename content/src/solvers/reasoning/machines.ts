import { placesWhere, Unreadable, wordsOf, type Solvers } from '../solver.ts';

type Line = readonly number[];

const lineOf = (printed: string): Line => printed.split(' ').map(Number);

/** The illustrated lines, input first, and the input that is asked about. */
function linesIn(text: string) {
  const inputs = [...text.matchAll(/^Input: ([\d ]+)$/gm)].map(([, line = '']) => lineOf(line));
  const steps = [...text.matchAll(/^Step [IV]+: ([\d ]+)$/gm)].map(([, line = '']) => lineOf(line));
  const [example, input] = inputs;
  if (example === undefined || input === undefined || inputs.length > 2) throw new Unreadable(text);
  return { example, input, steps };
}

/** Rules, each as the order in which numbers take their places, the end that fills, and whether others shift or swap. */
interface Rule {
  readonly ascending: boolean;
  readonly end: 'left' | 'right';
  readonly swaps: boolean;
}

const RULES: readonly Rule[] = [true, false].flatMap((ascending) =>
  (['left', 'right'] as const).flatMap((end) => [true, false].map((swaps) => ({ ascending, end, swaps }))),
);

function stepsBy({ ascending, end, swaps }: Rule, input: Line): Line[] {
  const queue = input.toSorted((a, b) => (ascending ? a - b : b - a));
  const steps: Line[] = [];
  let line = [...input];
  for (const [turn, number] of queue.entries()) {
    const to = end === 'left' ? turn : input.length - 1 - turn;
    const from = line.indexOf(number);
    if (from === to) continue;
    line = [...line];
    if (swaps) [line[from], line[to]] = [line[to] as number, number];
    else line.splice(to, 0, ...line.splice(from, 1));
    steps.push(line);
  }
  return steps;
}

/** By every rule that gives the illustrated steps: the line is the same by each of them. @throws Unreadable */
function stepsAskedFor(text: string): Line[] {
  const { example, input, steps } = linesIn(text);
  const fitting = RULES.filter((rule) => String(stepsBy(rule, example)) === String(steps)).map((rule) =>
    stepsBy(rule, input),
  );
  const [found] = fitting;
  if (found === undefined || fitting.some((other) => String(other) !== String(found)))
    throw new Unreadable(`${fitting.length} rules fit: ${text}`);
  return found;
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export const machines: Solvers = {
  'reasoning-ability/step-of-a-machine': ({ text, options }) => {
    const [step = ''] = wordsOf(text, /which of the following is Step ([IV]+) of this input\?/);
    const line = stepsAskedFor(text)[ROMAN.indexOf(step)] ?? [];
    return placesWhere(options, (option) => option === line.join(' '));
  },
  'reasoning-ability/number-in-a-step': ({ text, options }) => {
    const [place = '', end = '', step = ''] = wordsOf(
      text,
      /which number is (\w+) from the (left|right) end in Step ([IV]+) of this input\?/,
    );
    const line = stepsAskedFor(text)[ROMAN.indexOf(step)] ?? [];
    const number = line.at(end === 'left' ? ORDINALS.indexOf(place) : -1 - ORDINALS.indexOf(place));
    return placesWhere(options, (option) => Number(option) === number);
  },
};
