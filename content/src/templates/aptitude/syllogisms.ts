import type { WordChoice } from '../asked.ts';
import { range } from '../numbers.ts';
import type { Random } from '../random.ts';
import { templatesOf } from '../subject.ts';

const { mcq } = templatesOf('Reasoning Ability');

/** A quantifier and two of three classes. */
type Statement = readonly [kind: 'All' | 'Some' | 'No', subject: number, predicate: number];

/** What is inhabited in a diagram of three classes: bit r for the region of the things that are in the classes r. */
const everyDiagram = range(0, 255);
const regions = range(0, 7);
const isIn = (region: number, set: number) => ((region >> set) & 1) === 1;

/** The regions, as a diagram has them, of the things that are in one class and in the other, or not in the other. */
const maskOf = (a: number, b: number, isInOther: boolean): number =>
  regions
    .filter((region) => isIn(region, a) && isIn(region, b) === isInOther)
    .reduce((mask, region) => mask | (1 << region), 0);

const sets = [0, 1, 2];
const shared = sets.map((a) => sets.map((b) => maskOf(a, b, true)));
const outside = sets.map((a) => sets.map((b) => maskOf(a, b, false)));

function isTrueIn([kind, a, b]: Statement, diagram: number): boolean {
  if (kind === 'All') return (diagram & (outside[a]?.[b] ?? 0)) === 0;
  const isShared = (diagram & (shared[a]?.[b] ?? 0)) !== 0;
  return kind === 'Some' ? isShared : !isShared;
}

/** As in all such papers, no class is empty. */
function diagramsOf(statements: readonly Statement[]): number[] {
  return everyDiagram.filter(
    (diagram) =>
      sets.every((set) => isTrueIn(['Some', set, set], diagram)) &&
      statements.every((statement) => isTrueIn(statement, diagram)),
  );
}

/**
 * The same by rules of inference: what can be derived from two statements, in as many steps as it takes, each with
 * what it was derived from.
 */
function derivedFrom(statements: readonly Statement[]): Map<string, readonly string[]> {
  const known = new Map<string, readonly string[]>(statements.map((statement) => [statement.join(' '), []]));
  const learn = (conclusion: string, ...premises: string[]) => {
    if (premises.every((premise) => known.has(premise)) && !known.has(conclusion))
      known.set(conclusion, premises);
  };
  for (let size = -1; size < known.size;) {
    size = known.size;
    const pairs = sets.flatMap((a) => sets.map((b) => [a, b] as const));
    for (const [a, b] of pairs) {
      learn(`Some ${b} ${a}`, `All ${a} ${b}`);
      learn(`Some ${a} ${b}`, `All ${a} ${b}`);
      learn(`Some ${a} ${b}`, `Some ${b} ${a}`);
      learn(`No ${a} ${b}`, `No ${b} ${a}`);
    }
    for (const [a, b, c] of pairs.flatMap(([a, b]) => sets.map((c) => [a, b, c] as const))) {
      learn(`All ${a} ${c}`, `All ${a} ${b}`, `All ${b} ${c}`);
      learn(`Some ${a} ${c}`, `Some ${a} ${b}`, `All ${b} ${c}`);
      learn(`No ${a} ${c}`, `All ${a} ${b}`, `No ${b} ${c}`);
    }
  }
  return known;
}

/** 'All roses are flowers', 'No rose is a flower'. */
function said([kind, a, b]: Statement, classes: readonly string[]): string {
  const [one, other] = [classes[a] ?? '', classes[b] ?? ''];
  const single = (name: string) => name.replace(/s$/, '');
  return kind === 'No' ? `No ${single(one)} is a ${single(other)}` : `${kind} ${one} are ${other}`;
}

const statementOf = (key: string): Statement => {
  const [kind, a, b] = key.split(' ');
  return [kind as Statement[0], Number(a), Number(b)];
};

/** The steps from what is given to the conclusion: 'All A are B and no B is a C: no A is a C'. */
function stepsTo(
  key: string,
  known: ReadonlyMap<string, readonly string[]>,
  classes: readonly string[],
): string[] {
  const premises = known.get(key) ?? [];
  if (premises.length === 0) return [];
  const words = premises.map((premise) => `"${said(statementOf(premise), classes)}"`).join(' and ');
  const before = premises.flatMap((premise) => stepsTo(premise, known, classes));
  return [
    ...before,
    `${words} ${premises.length === 1 ? 'gives' : 'give'} "${said(statementOf(key), classes)}"`,
  ];
}

const CLASSES = [
  ['poets', 'singers', 'teachers'],
  ['pens', 'books', 'bags'],
  ['roses', 'flowers', 'trees'],
  ['doctors', 'players', 'writers'],
  ['cups', 'plates', 'bowls'],
  ['rivers', 'lakes', 'ponds'],
] as const;

const FOLLOWS = [
  'Neither I nor II follows',
  'Only I follows',
  'Only II follows',
  'Both I and II follow',
] as const;

/** CT14: the fifth option of bank exams. */
const EITHER = 'Either I or II follows';
const WHY_EITHER =
  'But I and II are about the same two classes, and one of them says "some" where the other says "no": they cannot both be false, so either I or II follows.';

/** By the rule that candidates learn: of 'some' and 'no' about the same two classes, one must be true. */
function areComplementary([one, a, b]: Statement, [other, c, d]: Statement): boolean {
  const kinds = [one, other];
  return kinds.includes('Some') && kinds.includes('No') && [a, b].includes(c) && [a, b].includes(d);
}

/** 'No cup is a bowl' and 'No bowl is a cup' say the same, and who knows that need not look at the statements. */
function areConverses([one, a, b]: Statement, [other, c, d]: Statement): boolean {
  return one === other && one !== 'All' && a === d && b === c;
}

function twoConclusions(
  random: Random,
  classes: readonly string[],
  offered: readonly string[],
): WordChoice | null {
  const statement = (a: number, b: number): Statement => {
    const [one, other] = random.sample([a, b], 2) as [number, number];
    return [random.pick(['All', 'Some', 'No'] as const), one, other];
  };
  const given = [statement(0, 1), statement(1, 2)];
  const first = statement(0, 2);
  const second = random.int(0, 2) === 0 ? statement(1, random.pick([0, 2])) : statement(0, 2);
  const conclusions = [first, second];
  const worlds = diagramsOf(given);
  const known = derivedFrom(given);
  const follows = conclusions.map((one) => worlds.every((world) => isTrueIn(one, world)));
  const derived = conclusions.map((one) => known.has(one.join(' ')));
  const sentences = [...given, ...conclusions].map((one) => said(one, classes));
  const isOneTrue = worlds.every((world) => conclusions.some((one) => isTrueIn(one, world)));
  const isEither = isOneTrue && !follows.includes(true);
  const isEitherByRule = areComplementary(first, second) && !derived.includes(true);
  const right = isEither
    ? EITHER
    : (FOLLOWS[(follows[0] === true ? 1 : 0) + (follows[1] === true ? 2 : 0)] ?? '');
  const isDull =
    new Set(sentences).size < 4 ||
    worlds.length === 0 ||
    areConverses(first, second) ||
    !offered.includes(right);
  const reasons = conclusions.map((conclusion, at) => {
    const name = ['I', 'II'][at] ?? '';
    return follows[at] === true
      ? `${name} follows: ${stepsTo(conclusion.join(' '), known, classes).join('; ')}.`
      : `${name} does not follow: ${counterExample(worlds, conclusion, classes)}`;
  });
  return isDull
    ? null
    : {
        text: `**Statements:** ${sentences.slice(0, 2).join('. ')}.

**Conclusions:**

I. ${sentences[2] ?? ''}.

II. ${sentences[3] ?? ''}.

Taking the statements to be true, which of the conclusions follows logically from them?`,
        right,
        wrong: offered.filter((option) => option !== right),
        order: offered,
        proof: [
          ...follows.map((one, at) => [one ? 1 : 0, derived[at] === true ? 1 : 0] as const),
          [isEither ? 1 : 0, isEitherByRule ? 1 : 0],
        ],
        why: [...reasons, ...(isEither ? [WHY_EITHER] : [])].join('\n\n'),
      };
}

/** In words, one case in which the statements are true and the conclusion is not. */
function counterExample(
  worlds: readonly number[],
  conclusion: Statement,
  classes: readonly string[],
): string {
  const [kind, a, b] = conclusion;
  const [one, other] = [classes[a] ?? '', classes[b] ?? ''];
  if (worlds.every((world) => !isTrueIn(conclusion, world))) return 'it contradicts the statements.';
  if (kind === 'All') return `the statements allow that some ${one} are not ${other}.`;
  if (kind === 'Some') return `the statements allow that no ${one} are ${other}.`;
  return `the statements allow that some ${one} are ${other}.`;
}

export const syllogisms = [
  mcq('two-conclusions', 'Syllogism', 4, (random, options) => {
    // Which of them follow is drawn first: left to chance, mostly neither would.
    const offered = options === 5 ? [...FOLLOWS, EITHER] : FOLLOWS;
    const wanted = random.pick(offered);
    const classes = random.sample(random.pick(CLASSES), 3);
    for (let tries = 0; tries < 400; tries += 1) {
      const made = twoConclusions(random, classes, offered);
      if (made?.right === wanted) return made;
    }
    return null;
  }),
];
