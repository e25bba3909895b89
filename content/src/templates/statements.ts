import { combinations } from './combinations.ts';
import { judged, said, type Fact } from './fact.ts';
import type { Random } from './random.ts';
import type { MadeQuestion, Turn } from './template.ts';

/** By the place of the right option: which of the two statements are true. */
const PAIRS: readonly (readonly [option: string, first: boolean, second: boolean])[] = [
  ['Both Statement I and Statement II are correct.', true, true],
  ['Both Statement I and Statement II are incorrect.', false, false],
  ['Statement I is correct, but Statement II is incorrect.', true, false],
  ['Statement I is incorrect, but Statement II is correct.', false, true],
];
const COUNTS = ['None', 'Only one', 'Only two', 'All three'];

/**
 * CT22: two statements about facts, each of which may be true. Every two facts come once before any come again, in an
 * order of the family.
 * @returns null if more than four options are asked for: there are no more cases.
 */
export function chooseStatements(
  random: Random,
  turn: Turn,
  about: string,
  pool: readonly Fact[],
): MadeQuestion | null {
  const [, ...truths] = PAIRS[turn.rank] ?? [];
  if (truths.length === 0 || turn.options > PAIRS.length) return null;
  const shown = random
    .shuffle(companyOf(turn, pool, 2))
    .map((fact, place) => ({ fact, saysTrue: truths[place] === true }));
  const lines = shown.map((one, place) => `**Statement ${place === 0 ? 'I' : 'II'}:** ${said(one)}`);
  return {
    ...inOrder(
      PAIRS.map(([option]) => option),
      turn.rank,
    ),
    text: `Given below are two statements about ${about}.\n\n${lines.join('\n\n')}\n\nWhich of the following is correct?`,
    explanation: shown.map(judged).join('\n\n'),
  };
}

/** CT22: how many of three statements about facts are true. @returns null if more than four options are asked for. */
export function countStatements(
  random: Random,
  turn: Turn,
  about: string,
  pool: readonly Fact[],
): MadeQuestion | null {
  if (turn.options > COUNTS.length) return null;
  const company = companyOf(turn, pool, 3);
  const shown = random.shuffle(company.map((fact, place) => ({ fact, saysTrue: place < turn.rank })));
  return {
    ...inOrder(COUNTS, turn.rank),
    text: `Consider the following statements about ${about}:\n\n${shown.map((one, place) => `(${place + 1}) ${said(one)}`).join('\n\n')}\n\nHow many of the statements given above are correct?`,
    explanation: shown.map(judged).join('\n\n'),
  };
}

/** The options of a question in the order in which papers print them. */
export function inOrder(
  options: readonly string[],
  right: number,
): Pick<MadeQuestion, 'options' | 'isInOrder' | 'answer' | 'diagram' | 'within' | 'proof'> {
  return {
    options: options.map((text, place) => ({ text, isRight: place === right })),
    isInOrder: true,
    answer: null,
    diagram: null,
    within: null,
    proof: [],
  };
}

/** So many facts, others with each turn until all companies have been. */
function companyOf({ family, number }: Turn, pool: readonly Fact[], size: number): readonly Fact[] {
  const all = family.shuffle(combinations(pool, size));
  return all[number % all.length] ?? [];
}
