import { range } from '../mathematics/methods.ts';
import { choicesOf, placesSaying } from '../reasoning/enumerate.ts';
import { placesWhere, solve, Unreadable, wordsOf, type Solvers } from '../solver.ts';
import { listOf } from './root.ts';

/**
 * The number of states of the minimal automaton that is equal to one of which all states can be reached.
 *
 * @param next the states that follow each state, in the order of the symbols.
 */
function minimalStates(
  next: readonly (readonly number[])[],
  isAccepting: (state: number) => boolean,
): number {
  let classOf = next.map<number>((_unused, state) => (isAccepting(state) ? 1 : 0));
  for (;;) {
    const signs = next.map((after, state) => [state, ...after].map((one) => classOf[one]).join(' '));
    const different = [...new Set(signs)];
    if (different.length === new Set(classOf).size) return different.length;
    classOf = signs.map((sign) => different.indexOf(sign));
  }
}

interface Production {
  readonly from: string;
  /** Empty for epsilon. */
  readonly to: string;
}

const EPSILON = String.raw`\varepsilon`;
const END = String.raw`\#`;
const isVariable = (symbol: string) => /^[A-Z]$/.test(symbol);

/** The productions in the lines '$A \to bA \mid \varepsilon$'. @throws Unreadable */
function grammarIn(text: string): Production[] {
  const rules = [...text.matchAll(/^\$([A-Z]) \\to (.*)\$$/gm)];
  const productions = rules.flatMap(([, from = '', right = '']) =>
    right.split(String.raw` \mid `).map((to) => ({ from, to: to === EPSILON ? '' : to })),
  );
  const isRead = productions.every(({ to }) =>
    to.split('').every((symbol) => /[a-z]/.test(symbol) || productions.some(({ from }) => from === symbol)),
  );
  if (rules.length === 0 || !isRead) throw new Unreadable(text);
  return productions;
}

type SetsOf = ReadonlyMap<string, ReadonlySet<string>>;

/** With what the strings that follow from some symbols can begin; with epsilon if one of them is empty. */
function firstOfSymbols(symbols: string, first: SetsOf): Set<string> {
  const found = new Set<string>();
  for (const symbol of symbols) {
    const ofSymbol = isVariable(symbol) ? (first.get(symbol) ?? new Set<string>()) : new Set([symbol]);
    for (const start of ofSymbol) if (start !== EPSILON) found.add(start);
    if (!ofSymbol.has(EPSILON)) return found;
  }
  return found.add(EPSILON);
}

/** Adds to the sets of the variables until none grows. */
function grown(
  productions: readonly Production[],
  start: SetsOf,
  added: (production: Production, sets: SetsOf) => readonly (readonly [string, ReadonlySet<string>])[],
): SetsOf {
  const sets = new Map(productions.map(({ from }) => [from, new Set(start.get(from))]));
  const size = () => [...sets.values()].reduce((total, one) => total + one.size, 0);
  for (let before = -1; before < size();) {
    before = size();
    for (const [variable, symbols] of productions.flatMap((production) => added(production, sets)))
      for (const symbol of symbols) sets.get(variable)?.add(symbol);
  }
  return sets;
}

const firstSets = (productions: readonly Production[]): SetsOf =>
  grown(productions, new Map(), ({ from, to }, first) => [[from, firstOfSymbols(to, first)]]);

function followSets(productions: readonly Production[]): SetsOf {
  const first = firstSets(productions);
  return grown(productions, new Map([['S', new Set([END])]]), ({ from, to }, follow) =>
    to.split('').flatMap((symbol, place) => {
      if (!isVariable(symbol)) return [];
      const after = firstOfSymbols(to.slice(place + 1), first);
      const behind = after.delete(EPSILON) ? (follow.get(from) ?? []) : [];
      return [[symbol, new Set([...after, ...behind])] as const];
    }),
  );
}

/** The places of the options that are this set, in whatever order. */
const placesOfSet = (options: readonly string[], wanted: ReadonlySet<string>): number[] =>
  placesWhere(options, (option) => {
    const [list = ''] = wordsOf(option, /^\$\\\{(.*)\\\}\$$/);
    return listOf(list).toSorted().join() === [...wanted].toSorted().join();
  });

/** A production with a point before one of its symbols, or behind the last. */
interface Item extends Production {
  readonly point: number;
}

const AUGMENTED: Item = { from: "S'", to: 'S', point: 0 };

const afterPoint = ({ to, point }: Item): string => to.charAt(point);
const said = ({ from, to, point }: Item): string => `${from} > ${to.slice(0, point)}.${to.slice(point)}`;

function closureOf(kernel: readonly Item[], productions: readonly Production[]): Item[] {
  const items = new Map(kernel.map((item) => [said(item), item]));
  // The map grows while it is gone through.
  for (const item of items.values()) {
    for (const { from, to } of productions.filter((production) => production.from === afterPoint(item))) {
      const added = { from, to, point: 0 };
      items.set(said(added), added);
    }
  }
  return [...items.values()];
}

/** The canonical collection of LR(0) items, without the empty set. */
function collectionOf(productions: readonly Production[]): Item[][] {
  const keyOf = (items: readonly Item[]) => items.map(said).toSorted().join(', ');
  const start = closureOf([AUGMENTED], productions);
  const states = new Map([[keyOf(start), start]]);
  for (const items of states.values()) {
    for (const symbol of new Set(items.map(afterPoint))) {
      if (symbol === '') continue;
      const kernel = items
        .filter((item) => afterPoint(item) === symbol)
        .map((item) => ({ ...item, point: item.point + 1 }));
      const after = closureOf(kernel, productions);
      states.set(keyOf(after), after);
    }
  }
  return [...states.values()];
}

interface Conflicts {
  readonly shiftReduce: boolean;
  readonly reduceReduce: boolean;
}

/** @throws Unreadable where a state both accepts and reduces */
function conflictsIn(items: readonly Item[]): Conflicts {
  const complete = items.filter((item) => afterPoint(item) === '');
  // What is accepted is at its end, where nothing is shifted.
  const reduced = complete.filter(({ from }) => from !== AUGMENTED.from);
  if (reduced.length > 0 && reduced.length < complete.length)
    throw new Unreadable(items.map(said).join(', '));
  const shifts = items.some((item) => /[a-z]/.test(afterPoint(item)));
  return { shiftReduce: shifts && reduced.length > 0, reduceReduce: reduced.length > 1 };
}

function nameOf({ shiftReduce, reduceReduce }: Conflicts): string {
  if (shiftReduce && reduceReduce) return 'Both kinds of conflict';
  if (shiftReduce) return 'A shift-reduce conflict, but no reduce-reduce conflict';
  return reduceReduce ? 'A reduce-reduce conflict, but no shift-reduce conflict' : 'Neither kind of conflict';
}

export const automataAndGrammars: Solvers = {
  'computer-science/states-for-divisibility': solve(
    /minimal DFA over \$\\\{0, 1\\\}\$ that accepts exactly the binary strings whose value is divisible by (\d+)\? The string is read from the most significant bit, and the empty string has the value 0\./,
    (divisor) => {
      const remainders = range(0, divisor - 1);
      const next = remainders.map((value) => [0, 1].map((bit) => (2 * value + bit) % divisor));
      return minimalStates(next, (remainder) => remainder === 0);
    },
  ),
  'computer-science/strings-without-a-pair': ({ text }) => {
    const [length = '', pair = ''] = wordsOf(
      text,
      /^How many strings of length (\d+) over \$\\\{0, 1\\\}\$ do not contain \$([01]+)\$ as a substring\?/,
    );
    const strings = choicesOf(['0', '1'], Number(length));
    return strings.filter((symbols) => !symbols.join('').includes(pair)).length;
  },
  'computer-science/first-of-a-variable': ({ text, options }) => {
    const [asked = ''] = wordsOf(
      text,
      /in which \$S\$ is the start symbol and the small letters are terminals\. What is FIRST\$\(([A-Z])\)\$\?/,
    );
    return placesOfSet(options, firstOfSymbols(asked, firstSets(grammarIn(text))));
  },
  'computer-science/follow-of-a-variable': ({ text, options }) => {
    const [asked = ''] = wordsOf(
      text,
      /in which \$S\$ is the start symbol, the small letters are terminals and \$\\#\$ marks the end of the input\. What is FOLLOW\$\(([A-Z])\)\$\?/,
    );
    return placesOfSet(options, followSets(grammarIn(text)).get(asked) ?? new Set());
  },
  'computer-science/states-of-an-automaton-of-items': ({ text }) => {
    wordsOf(
      text,
      /It is augmented by the production \$S' \\to S\$\. How many states has the canonical collection of LR\(0\) items\?/,
    );
    return collectionOf(grammarIn(text)).length;
  },
  'computer-science/conflicts-of-a-grammar': ({ text, options }) => {
    wordsOf(text, /Which conflicts does its LR\(0\) parser have\?/);
    const found = collectionOf(grammarIn(text)).map(conflictsIn);
    return placesSaying(
      options,
      nameOf({
        shiftReduce: found.some((state) => state.shiftReduce),
        reduceReduce: found.some((state) => state.reduceReduce),
      }),
    );
  },
};
