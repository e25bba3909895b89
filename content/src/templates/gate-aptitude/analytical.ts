import { nearMiss, puzzleOf, type Clue, type Order, type Puzzle } from '../aptitude/arrangement.ts';
import { permutations } from '../combinations.ts';
import { whenAsked } from '../../when-asked.ts';
import { range } from '../numbers.ts';
import type { Random } from '../random.ts';
import { templatesOf } from '../subject.ts';
import { meaningsOf, type Kin, kinds, relationBy, SIGNS } from './kin.ts';

const { mcq } = templatesOf('General Aptitude');
const ANALYTICAL = 'Analytical Aptitude';

const PEOPLE = ['P', 'Q', 'R', 'S', 'T', 'U'] as const;
const everyOrder = whenAsked((): readonly Order[] => permutations(PEOPLE));
/** Flats by number: the upper floor from left to right, then the lower one. */
const FLATS = [
  'at the left end of the upper floor',
  'in the middle of the upper floor',
  'at the right end of the upper floor',
  'at the left end of the lower floor',
  'in the middle of the lower floor',
  'at the right end of the lower floor',
] as const;
const floorOf = (flat: number) => Math.floor(flat / 3);
const columnOf = (flat: number) => flat % 3;

/** What may be said of two persons in this order, by the flats in which they live. */
const COMPARED: readonly (readonly [
  says: (one: string, other: string) => string,
  holds: (a: number, b: number) => boolean,
])[] = [
  [(one, other) => `${one} lives directly above ${other}.`, (a, b) => b - a === 3],
  [
    (one, other) => `${one} and ${other} live on the same floor, ${one} immediately to the left of ${other}.`,
    (a, b) => floorOf(a) === floorOf(b) && b - a === 1,
  ],
  [
    (one, other) => `${one} and ${other} live on different floors, and neither directly above the other.`,
    (a, b) => floorOf(a) !== floorOf(b) && columnOf(a) !== columnOf(b),
  ],
  [
    (one, other) => `${one} and ${other} live on the same floor, one at each end of it.`,
    (a, b) => floorOf(a) === floorOf(b) && Math.abs(a - b) === 2,
  ],
  [(one, other) => `${one} lives further to the left than ${other}.`, (a, b) => columnOf(a) < columnOf(b)],
];

function cluesOfFlats(solution: Order): Clue[] {
  const placed = PEOPLE.map((name): Clue => {
    const isUpper = floorOf(solution.indexOf(name)) === 0;
    return {
      says: `${name} lives on the ${isUpper ? 'upper' : 'lower'} floor.`,
      holds: (order) => (floorOf(order.indexOf(name)) === 0) === isUpper,
      isPlace: true,
    };
  });
  const compared = PEOPLE.flatMap((one) =>
    PEOPLE.filter((other) => other !== one).flatMap((other) =>
      COMPARED.filter(([, holds]) => holds(solution.indexOf(one), solution.indexOf(other))).map(
        ([says, holds]): Clue => ({
          says: says(one, other),
          holds: (order) => holds(order.indexOf(one), order.indexOf(other)),
        }),
      ),
    ),
  );
  return [...placed, ...compared];
}

/** A question whose answer no clue says: for a flat, or for the neighbour above or below. */
function askedOfFlats(random: Random, { solution, clues }: Puzzle) {
  const flat = random.int(0, 5);
  const right = solution[flat] ?? '';
  const other = solution[(flat + 3) % 6] ?? '';
  if (random.int(0, 1) === 0)
    return {
      question: `Who lives ${FLATS[flat] ?? ''}?`,
      right,
      beside: '',
      answerIn: (order: Order) => order[flat],
    };
  const isSaid = clues.some(({ says }) => says.includes(right) && says.includes(other));
  const way = floorOf(flat) === 0 ? 'above' : 'below';
  const answerIn = (order: Order) => order[order.indexOf(other) + (way === 'above' ? -3 : 3)];
  return isSaid ? null : { question: `Who lives directly ${way} ${other}?`, right, beside: other, answerIn };
}

const SUSPECTS = ['Anil', 'Bina', 'Chetan', 'Divya', 'Eshan'] as const;

/** What somebody says of who did it. */
interface Saying {
  readonly says: string;
  readonly isTrueIf: (culprit: string) => boolean;
}

function sayingOf(random: Random, speaker: string): Saying {
  const others = random.sample(
    SUSPECTS.filter((name) => name !== speaker),
    2,
  );
  const [one = '', other = ''] = others;
  return random.pick<Saying>([
    { says: `"${one} did it."`, isTrueIf: (culprit) => culprit === one },
    { says: '"I did not do it."', isTrueIf: (culprit) => culprit !== speaker },
    { says: `"${one} did not do it."`, isTrueIf: (culprit) => culprit !== one },
    { says: `"It was ${one} or ${other}."`, isTrueIf: (culprit) => culprit === one || culprit === other },
  ]);
}

/** Somebody who comes, or does not. */
interface Literal {
  readonly who: number;
  readonly comes: boolean;
}

const opposite = ({ who, comes }: Literal): Literal => ({ who, comes: !comes });
const isTrueIn = ({ who, comes }: Literal, world: number) => ((world >> who) & 1) === (comes ? 1 : 0);
const isSame = (one: Literal, other: Literal) => one.who === other.who && one.comes === other.comes;

const GUESTS = ['Asha', 'Binod', 'Charu', 'Dev', 'Esha'] as const;
const said = ({ who, comes }: Literal) => `${GUESTS[who] ?? ''} ${comes ? 'comes' : 'does not come'}`;

type Rule = readonly [cause: Literal, result: Literal];

/** What follows from a fact by the rules and by what they say the other way round, in the order in which it follows. */
function followed(fact: Literal, rules: readonly Rule[]): (readonly [Literal, from: Literal])[] {
  const both = rules.flatMap(([cause, result]): Rule[] => [
    [cause, result],
    [opposite(result), opposite(cause)],
  ]);
  const found: (readonly [Literal, Literal])[] = [];
  const known = [fact];
  for (const one of known)
    for (const [cause, result] of both)
      if (isSame(cause, one) && !known.some((other) => isSame(other, result))) {
        known.push(result);
        found.push([result, one]);
      }
  return found;
}

export const analytical = [
  mcq('flats-on-two-floors', ANALYTICAL, 5, (random) => {
    const puzzle = puzzleOf(random, everyOrder(), cluesOfFlats, {
      place: (flat) => FLATS[flat] ?? '',
      inOrder: 'On the upper floor from left to right, and then on the lower floor',
    });
    const asked = puzzle === null ? null : askedOfFlats(random, puzzle);
    if (puzzle === null || asked === null) return null;
    const { question, right, beside, answerIn } = asked;
    return {
      text: `A building has two floors with three flats each, the flats of the upper floor directly above those of the lower floor. P, Q, R, S, T and U live in one flat each. Left and right are as seen from the street.

${puzzle.clues.map(({ says }, at) => `(${at + 1}) ${says}`).join('\n\n')}

${question}`,
      right,
      wrong: PEOPLE.filter((name) => name !== right && name !== beside),
      proof: [[puzzle.count, 1]],
      difficulty: Math.max(4, puzzle.clues.length),
      why: `${puzzle.steps}${nearMiss(puzzle, everyOrder(), right, answerIn)}`,
    };
  }),

  mcq('who-did-it', ANALYTICAL, 5, (random) => {
    const wanted = random.pick([1, 4]);
    const sayings = SUSPECTS.map((name) => ({ name, ...sayingOf(random, name) }));
    const trueIf = (culprit: string) => sayings.filter(({ isTrueIf }) => isTrueIf(culprit)).length;
    const [right, ...others] = SUSPECTS.filter((name) => trueIf(name) === wanted);
    const isDull = new Set(sayings.map(({ says }) => says)).size < 5;
    if (right === undefined || others.length > 0 || isDull) return null;
    // Counted once more from the other side: who of the five speaks the truth.
    const truthful = sayings.filter(({ isTrueIf }) => isTrueIf(right)).map(({ name }) => name);
    const odd = wanted === 1 ? truthful : SUSPECTS.filter((name) => !truthful.includes(name));
    const checked = SUSPECTS.map((name) => `if ${name} did it, ${trueIf(name)}`).join('; ');
    return {
      text: `One of five persons has broken a window. They say:

${sayings.map(({ name, says }) => `${name}: ${says}`).join('\n\n')}

Exactly ${wanted === 1 ? 'one of these statements is true' : 'one of these statements is false'}. Who broke the window?`,
      right,
      wrong: SUSPECTS.filter((name) => name !== right),
      proof: [
        [others.length + 1, 1],
        [odd.length, 1],
      ],
      why: `The number of true statements is, ${checked}. There ${wanted === 1 ? 'is exactly one' : 'are exactly four'} only if ${right} did it; then the ${wanted === 1 ? 'true' : 'false'} statement is that of ${odd.join()}.`,
    };
  }),

  mcq('who-must-come', ANALYTICAL, 5, (random) => {
    const people = random.shuffle(range(0, 4));
    const chain = people.map((who): Literal => ({ who, comes: random.int(0, 2) > 0 }));
    const [first, second, third, fourth, fifth] = chain as [Literal, Literal, Literal, Literal, Literal];
    // Two steps from the fact, one that leads on from there or away, and one whose result is known already.
    const rules = (
      [
        [first, second],
        [second, third],
        random.int(0, 1) === 0 ? [fourth, third] : [fourth, first],
        [fifth, second],
      ] as Rule[]
    ).map((rule): Rule => (random.int(0, 1) === 0 ? rule : [opposite(rule[1]), opposite(rule[0])]));
    const fact = random.pick([first, opposite(third)]);
    const worlds = range(0, 31).filter(
      (world) => isTrueIn(fact, world) && rules.every(([a, b]) => !isTrueIn(a, world) || isTrueIn(b, world)),
    );
    const literals = range(0, 4).flatMap((who) => [true, false].map((comes): Literal => ({ who, comes })));
    const isSure = (one: Literal) => worlds.every((world) => isTrueIn(one, world));
    const steps = followed(fact, rules);
    const sure = literals.filter((one) => isSure(one) && !isSame(one, fact));
    const right = random.pick(steps.slice(1))[0];
    const wrong = literals.filter((one) => !isSure(one) && one.who !== fact.who);
    const path = pathTo(right, steps).map(
      (one, at, all) => `${at === 0 ? said(one) : `so ${said(one)}`}${at === all.length - 1 ? '' : ','}`,
    );
    return {
      text: `Whether five friends come to a party depends on one another:

${random
  .shuffle(rules)
  .map(([cause, result]) => `If ${said(cause)}, then ${said(result)}.`)
  .join('\n\n')}

It is known that ${said(fact)}. Which of the following must be true?`,
      right: `${said(right)}.`,
      wrong: random.shuffle(wrong).map((one) => `${said(one)}.`),
      proof: [
        [steps.length, sure.length],
        [isSure(right) ? 1 : 0, 1],
        [wrong.filter((one) => steps.some(([found]) => isSame(found, one))).length, 0],
      ],
      why: `A sentence "If X, then Y" also says that if Y is not so, X is not so; it does not say "If Y, then X". Here ${path.join(' ')}. The other options are false or need not be true.`,
    };
  }),

  mcq('relations-in-code', ANALYTICAL, 5, (random) => {
    const code = random.sample(kinds, 4);
    const every = range(0, 15).map((n): readonly [Kin, Kin] => [
      code[n % 4] ?? kinds[0],
      code[Math.floor(n / 4)] ?? kinds[0],
    ]);
    const known = every.filter(([one, other]) => relationBy(one, other) !== null);
    const right = random.pick(known);
    const asked = relationBy(...right) ?? '';
    const wrong = known.filter(([one, other]) => relationBy(one, other) !== asked);
    const show = ([one, other]: readonly [Kin, Kin]) =>
      `$P ${SIGNS[code.indexOf(one)] ?? ''} Q ${SIGNS[code.indexOf(other)] ?? ''} R$`;
    const [likeliest = right, ...others] = random.shuffle(wrong);
    return wrong.length < 4 || kinds.some((kind) => kind === asked)
      ? null
      : {
          text: `In a code, ${code.map((kind, at) => `$A ${SIGNS[at] ?? ''} B$ means that A is the ${kind} of B`).join('; ')}. Which of the following means that P is the ${asked} of R?`,
          right: show(right),
          likeliest: show(likeliest),
          wrong: others.map(show),
          proof: [
            [meaningsOf(...right).every((one) => one.includes(asked)) ? 1 : 0, 1],
            [wrong.filter((pair) => meaningsOf(...pair).some((one) => one.includes(asked))).length, 0],
          ],
          why: `${show(right)} means that P is the ${right[0]} of Q and Q is the ${right[1]} of R, so P is the ${asked} of R. In ${show(likeliest)}, P is the ${relationBy(...likeliest) ?? ''} of R.`,
        };
  }),
];

/** The literals that lead from the fact to the one that follows, both included. */
function pathTo(end: Literal, steps: readonly (readonly [Literal, from: Literal])[]): Literal[] {
  const step = steps.find(([found]) => isSame(found, end));
  return step === undefined ? [end] : [...pathTo(step[1], steps), end];
}
