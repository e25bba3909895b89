import { range } from '../numbers.ts';
import type { Random } from '../random.ts';
import { templatesOf } from '../subject.ts';

const { mcq } = templatesOf('Reasoning Ability');
const TOPIC = 'Input-Output';

type Line = readonly number[];

/** One step of a machine on a line of numbers; the line itself if it is arranged. */
interface Machine {
  readonly does: string;
  readonly step: (line: Line, done: number) => Line;
}

const without = (line: Line, place: number) => line.filter((_number, at) => at !== place);
const swapped = (line: Line, one: number, other: number) =>
  line.map((number, at) => (at === one ? line[other] : at === other ? line[one] : number) as number);
const smallestFrom = (line: Line, from: number) => line.indexOf(Math.min(...line.slice(from)));
const largestBefore = (line: Line, to: number) => line.indexOf(Math.max(...line.slice(0, to)));
const largestFrom = (line: Line, from: number) => line.indexOf(Math.max(...line.slice(from)));

/** The place of each number is taken in turn; `done` numbers are in their places. */
const machines: readonly Machine[] = [
  {
    does: 'the smallest of the numbers that are not arranged yet is moved to the left of the others',
    step: (line, done) => {
      const place = smallestFrom(line, done);
      const rest = without(line, place);
      return [...rest.slice(0, done), line[place] as number, ...rest.slice(done)];
    },
  },
  {
    does: 'the largest of the numbers that are not arranged yet is moved to the left of the others',
    step: (line, done) => {
      const place = largestFrom(line, done);
      const rest = without(line, place);
      return [...rest.slice(0, done), line[place] as number, ...rest.slice(done)];
    },
  },
  {
    does: 'the largest of the numbers that are not arranged yet is moved to the right of the others',
    step: (line, done) => {
      const end = line.length - done;
      const place = largestBefore(line, end);
      const rest = without(line, place);
      return [...rest.slice(0, end - 1), line[place] as number, ...rest.slice(end - 1)];
    },
  },
  {
    does: 'the smallest of the numbers that are not arranged yet changes places with the first of these',
    step: (line, done) => swapped(line, done, smallestFrom(line, done)),
  },
  {
    does: 'the largest of the numbers that are not arranged yet changes places with the first of these',
    step: (line, done) => swapped(line, done, largestFrom(line, done)),
  },
];

const isSame = (one: Line, other: Line) => String(one) === String(other);

/** The steps up to the arranged line; a number that is in its place already takes none. */
function stepsOf({ step }: Machine, input: Line): Line[] {
  const steps: Line[] = [];
  for (const done of range(0, input.length - 1)) {
    const before = steps.at(-1) ?? input;
    const after = step(before, done);
    if (!isSame(before, after)) steps.push(after);
  }
  return steps;
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];
const printed = (line: Line) => line.join(' ');
const SIZE = 6;
const lineOf = (random: Random): Line => random.sample(range(11, 98), SIZE);

/** Every step of all machines, of which wrong options are chosen. */
function likeLines(machine: Machine, input: Line): Line[] {
  const own = stepsOf(machine, input);
  return [...own, ...machines.filter((one) => one !== machine).flatMap((one) => stepsOf(one, input))];
}

const INTRODUCTION =
  'A machine arranges a line of numbers step by step, by a fixed rule. An input and all its steps are shown as an illustration.';

function illustrated(random: Random) {
  const machine = random.pick(machines);
  const [example, input] = [lineOf(random), lineOf(random)];
  const [shown, steps] = [stepsOf(machine, example), stepsOf(machine, input)];
  const isClear = machines.every(
    (other) => other === machine || String(stepsOf(other, example)) !== String(shown),
  );
  if (!isClear || shown.length < 4 || steps.length < 4) return null;
  const illustration = [
    `Input: ${printed(example)}`,
    ...shown.map((line, place) => `Step ${ROMAN[place]}: ${printed(line)}`),
  ].join('\n\n');
  return { machine, input, steps, illustration };
}

const walked = (input: Line, steps: readonly Line[]) =>
  [`Input: ${printed(input)}`, ...steps.map((line, place) => `Step ${ROMAN[place]}: ${printed(line)}`)].join(
    '; ',
  );

export const inputOutput = [
  mcq('step-of-a-machine', TOPIC, 4, (random) => {
    const found = illustrated(random);
    if (found === null) return null;
    const { machine, input, steps, illustration } = found;
    const asked = random.int(1, steps.length - 2);
    const right = steps[asked] as Line;
    const before = steps[asked - 1] as Line;
    // The same step by the rule for the place that it fills, from the step before.
    const again = range(0, SIZE - 1)
      .map((done) => machine.step(before, done))
      .find((line) => !isSame(line, before));
    return {
      text: `${INTRODUCTION}

${illustration}

By the same rule, which of the following is Step ${ROMAN[asked]} of this input?

Input: ${printed(input)}`,
      right: printed(right),
      wrong: likeLines(machine, input).map(printed),
      proof: [[isSame(again ?? [], right) ? 1 : 0, 1]] as const,
      why: `In each step ${machine.does}. ${walked(input, steps)}. Step ${ROMAN[asked - 1]} and Step ${ROMAN[asked + 1]} are the lines before and after the one that is asked for.`,
    };
  }),

  mcq('number-in-a-step', TOPIC, 4, (random, options) => {
    const found = illustrated(random);
    if (found === null) return null;
    const { machine, input, steps, illustration } = found;
    const [asked, place] = [random.int(1, steps.length - 2), random.int(1, SIZE - 2)];
    const line = steps[asked] as Line;
    const right = line[place] as number;
    const fromRight = SIZE - 1 - place;
    const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
    const isFromLeft = random.int(0, 1) === 0;
    const mirrored = line[fromRight] as number;
    const wrong = line.filter((number) => number !== right);
    return wrong.length < options - 1
      ? null
      : {
          text: `${INTRODUCTION}

${illustration}

By the same rule, which number is ${ORDINALS[isFromLeft ? place : fromRight]} from the ${isFromLeft ? 'left' : 'right'} end in Step ${ROMAN[asked]} of this input?

Input: ${printed(input)}`,
          right: String(right),
          wrong: wrong.map(String),
          ...(mirrored !== right && { likeliest: String(mirrored) }),
          proof: [[line.indexOf(right), SIZE - 1 - line.toReversed().indexOf(right)]] as const,
          why: `In each step ${machine.does}. ${walked(input, steps)}. In Step ${ROMAN[asked]} the number is ${right}${mirrored === right ? '' : `; ${mirrored} is at this place from the other end`}.`,
        };
  }),
];
