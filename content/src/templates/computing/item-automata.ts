import { tex } from '../numbers.ts';
import type { Random } from '../random.ts';
import { templatesOf } from '../subject.ts';
import { COMPILER, printed, type Grammar } from './grammar.ts';

const { mcq, numerical } = templatesOf('Computer Science');

/** An item of LR(0): which rule, and how much of its right side has been read. */
type Item = `${number}.${number}`;
type Rule = readonly [left: string, right: string];

/** The rules of a grammar, after the one that its parser ends with. */
const augmented = (grammar: Grammar): Rule[] => [
  ['Z', 'S'],
  ...Object.entries(grammar).flatMap(([left, sides]) => sides.map((side): Rule => [left, side])),
];

function closure(rules: readonly Rule[], kernel: readonly Item[]): Item[] {
  const items = new Set(kernel);
  for (const item of items) {
    const next = nextOf(rules, item);
    for (const [at, [left]] of rules.entries()) if (left === next) items.add(`${at}.0`);
  }
  return [...items].sort();
}

const partsOf = (item: Item) => item.split('.').map(Number) as [number, number];
function nextOf(rules: readonly Rule[], item: Item): string | undefined {
  const [rule, dot] = partsOf(item);
  return rules[rule]?.[1][dot];
}

function statesOf(rules: readonly Rule[]): Item[][] {
  const states = [closure(rules, ['0.0'])];
  const known = new Set([states[0]?.join()]);
  for (const state of states) {
    const symbols = [...new Set(state.flatMap((item) => nextOf(rules, item) ?? []))].sort();
    for (const symbol of symbols) {
      const moved = state
        .filter((item) => nextOf(rules, item) === symbol)
        .map((item): Item => `${partsOf(item)[0]}.${partsOf(item)[1] + 1}`);
      const target = closure(rules, moved);
      if (known.has(target.join())) continue;
      known.add(target.join());
      states.push(target);
    }
  }
  return states;
}

/** The same number of states: the viable prefixes, as subsets of an automaton whose states are the items. */
function statesByPrefixes(rules: readonly Rule[]): number {
  const found = new Map<string, string>();
  const queue = [''];
  const symbols = [...new Set(rules.map(([left, right]) => left + right).join(''))];
  for (const prefix of queue) {
    const reached = itemsAfter(rules, prefix);
    if (reached.size === 0 || found.has([...reached].sort().join())) continue;
    found.set([...reached].sort().join(), prefix);
    queue.push(...symbols.map((symbol) => prefix + symbol));
  }
  return found.size;
}

/** Items that can be reached by reading a prefix, stepping without reading where a variable is next. */
function itemsAfter(rules: readonly Rule[], prefix: string): Set<Item> {
  const reach = (item: Item, left: string, into: Set<Item>, seen: Set<string>): void => {
    if (seen.has(item + left)) return;
    seen.add(item + left);
    if (left === '') into.add(item);
    const next = nextOf(rules, item);
    const [rule, dot] = partsOf(item);
    if (next !== undefined && left.startsWith(next)) reach(`${rule}.${dot + 1}`, left.slice(1), into, seen);
    for (const [at, [name]] of rules.entries()) if (name === next) reach(`${at}.0`, left, into, seen);
  };
  const into = new Set<Item>();
  reach('0.0', prefix, into, new Set());
  return into;
}

const tiny = (random: Random): Grammar => {
  const [a, b, c] = random.sample(['a', 'b', 'c', 'd'], 3) as [string, string, string];
  return random.pick<Grammar>([
    { S: [`${a}S${b}`, c] },
    { S: [`${a}A`, b], A: [`${a}A`, c] },
    { S: [`A${a}`, `${b}A${c}`], A: [`${c}`] },
    { S: ['AA'], A: [`${a}A`, b] },
    { S: [`S${a}A`, 'A'], A: [b, `${c}S${b}`] },
    { S: [`${a}A${b}`, `${a}B${c}`], A: [c], B: [c] },
    { S: [`${a}A`, `${b}B`], A: [`${c}A`, a], B: [`${c}B`, a] },
    { S: [`S${a}`, b, `${c}S`] },
    { S: [`A${a}A${b}`, c], A: [c, `${b}A`] },
  ]);
};

export const itemAutomata = [
  numerical('states-of-an-automaton-of-items', COMPILER, 6, (random) => {
    const grammar = tiny(random);
    const rules = augmented(grammar);
    const states = statesOf(rules);
    const kernel = (state: readonly Item[]) =>
      state
        .filter((item) => item === '0.0' || !item.endsWith('.0'))
        .map((item) => {
          const [rule, dot] = partsOf(item);
          const [left = '', right = ''] = rules[rule] ?? [];
          return tex`${left === 'Z' ? "S'" : left} \to ${right.slice(0, dot)}\cdot ${right.slice(dot)}`;
        })
        .join(', ');
    return {
      text: tex`Consider the grammar

${printed(grammar)}

It is augmented by the production $S' \to S$. How many states has the canonical collection of LR(0) items?`,
      value: states.length,
      check: statesByPrefixes(rules),
      difficulty: states.length > 8 ? 7 : 6,
      why: tex`The kernels of the states are ${states.map((state, at) => tex`$I_{${at}}: ${kernel(state)}$`).join('; ')}. There are ${states.length} states.`,
    };
  }),

  mcq('conflicts-of-a-grammar', COMPILER, 6, (random) => {
    const [a, b, c] = random.sample(['a', 'b', 'c', 'd'], 3) as [string, string, string];
    const [grammar, why] = random.pick<readonly [Grammar, string]>([
      [{ S: [`${a}S${b}`, c] }, 'no state holds a completed item beside another item'],
      [{ S: ['AA'], A: [`${a}A`, b] }, 'no state holds a completed item beside another item'],
      [
        { S: [`A${a}`, `B${b}`], A: [c], B: [c] },
        tex`the state after $${c}$ holds the two completed items $A \to ${c}\cdot$ and $B \to ${c}\cdot$`,
      ],
      [
        { S: [`${a}A`, `${a}B`], A: [`${b}`], B: [b] },
        tex`the state after $${a}${b}$ holds the two completed items $A \to ${b}\cdot$ and $B \to ${b}\cdot$`,
      ],
      [
        { S: [`A${a}`, `${b}${c}`], A: [b] },
        tex`the state after $${b}$ holds the completed item $A \to ${b}\cdot$ beside $S \to ${b}\cdot ${c}$`,
      ],
      [
        { S: [`${a}A`, `${a}${b}${c}`], A: [b] },
        tex`the state after $${a}${b}$ holds the completed item $A \to ${b}\cdot$ beside $S \to ${a}${b}\cdot ${c}$`,
      ],
      [
        { S: [`${a}S`, a] },
        tex`the state after $${a}$ holds the completed item $S \to ${a}\cdot$ beside items in which $${a}$ can be shifted`,
      ],
    ]);
    const rules = augmented(grammar);
    const kinds = statesOf(rules).map((state) => {
      const done = state.filter((item) => nextOf(rules, item) === undefined && !item.startsWith('0.'));
      const shifts = state.filter((item) => /[a-z]/.test(nextOf(rules, item) ?? ''));
      return (done.length > 1 ? 2 : 0) + (done.length > 0 && shifts.length > 0 ? 1 : 0);
    });
    const kind = Math.max(...kinds);
    const expected = why.startsWith('no state') ? 0 : why.includes('two completed') ? 2 : 1;
    const options = [
      'Neither kind of conflict',
      'A shift-reduce conflict, but no reduce-reduce conflict',
      'A reduce-reduce conflict, but no shift-reduce conflict',
      'Both kinds of conflict',
    ];
    const right = options[kind] ?? '';
    const others = [
      'Several items in one state are no conflict as long as none of them is completed.',
      'No state holds two completed items, so there is no reduce-reduce conflict.',
      'Nothing can be shifted in this state, so there is no shift-reduce conflict.',
    ];
    return {
      text: `Consider the grammar

${printed(grammar)}

Which conflicts does its LR(0) parser have?`,
      right,
      wrong: options.filter((option) => option !== right),
      proof: [[kind, expected]],
      why: `In the canonical collection of LR(0) items, ${why}. ${others[kind] ?? ''}`,
    };
  }),
];
