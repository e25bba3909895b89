import type { Random } from '../random.ts';
import type { MadeQuestion, Turn } from '../template.ts';

/** What a rule requires, as one of the options says that it is missing: 'because the thing was nobody’s'. */
type Element = string;

/** A situation in which each element of a rule is met or not, in one or two sentences each. '{A}' and '{B}' are names. */
interface Situation {
  readonly begins: string;
  /** In the order of the elements. The rest are the sentences of the other elements where those that are met do not fit. */
  readonly parts: readonly (readonly [
    isMet: string,
    isMissing: string,
    rest?: readonly [one: string, other: string],
  ])[];
}

/** CT31: a rule of law of three elements, all of which are needed. */
export interface LegalRule {
  readonly principle: string;
  readonly asks: string;
  /** What holds if all elements are met; follows 'Yes, because'. */
  readonly ifAll: string;
  /** What holds if one is missing; each follows 'No, because'. */
  readonly elements: readonly [Element, Element, Element];
  readonly situations: readonly Situation[];
}

const NAMES = ['Arun', 'Bela', 'Charu', 'Dinesh', 'Ela', 'Firoz', 'Gopal', 'Hema', 'Iqbal', 'Jaya'];
/** All elements are met, or one of the three is missing. */
const CASES = 4;

const quoted = (sentences: readonly string[]) => sentences.map((one) => `"${one}"`).join(' ');

/**
 * CT31: facts to which a rule is applied. All elements are met, or exactly one is missing; each situation comes once in
 * each case before any comes again.
 * @returns null if more than four options are asked for: there are no more cases.
 */
export function chooseCase(random: Random, turn: Turn, rule: LegalRule): MadeQuestion | null {
  const { principle, asks, ifAll, elements, situations } = rule;
  const order = turn.family.shuffle(
    situations.flatMap((situation) =>
      Array.from({ length: CASES }, (_unused, missing) => ({ situation, missing: missing - 1 })),
    ),
  );
  const drawn = order[turn.number % order.length];
  if (drawn === undefined || turn.options > CASES) return null;
  const { situation, missing } = drawn;
  const [a = '', b = ''] = random.sample(NAMES, 2);
  const named = (words: string) => words.replaceAll('{A}', a).replaceAll('{B}', b);
  const [, decisive, rest] = situation.parts[missing] ?? [];
  const others = [
    ...(rest ?? situation.parts.flatMap(([isMet], place) => (place === missing ? [] : [isMet]))),
  ];
  const facts = decisive === undefined ? others : others.toSpliced(missing, 0, decisive);
  const options = [`Yes, because ${ifAll}.`, ...elements.map((element) => `No, because ${element}.`)].map(
    named,
  );
  return {
    text: named(
      `**Principle:** ${principle}\n\n**Facts:** ${[situation.begins, ...facts].join(' ')}\n\n${asks}`,
    ),
    options: random.shuffle(options.map((text, place) => ({ text, isRight: place === missing + 1 }))),
    answer: null,
    explanation: named(
      decisive === undefined
        ? `The facts meet each part of the principle: ${quoted(facts)} So none of the reasons for "No" is there.`
        : `The facts say: "${decisive}" So ${elements[missing]}. All parts of the principle are needed, and the others, which are met, do not make up for this one: ${quoted(others)}`,
    ),
    diagram: null,
    within: null,
    proof: [],
  };
}
