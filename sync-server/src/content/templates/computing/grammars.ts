import { tex } from '../numbers.ts';
import type { Random } from '../random.ts';
import { templatesOf } from '../subject.ts';

const { mcq, numerical } = templatesOf('Computer Science');
const COMPILER = 'Compiler Design';
const EMPTY = 'ε';
const END = '$';

/** Right sides by variable; '' derives the empty string. Capital letters are variables, S is where it begins. */
type Grammar = Readonly<Record<string, readonly string[]>>;
type Sets = Readonly<Record<string, ReadonlySet<string>>>;

const isVariable = (symbol: string) => /[A-Z]/.test(symbol);

/** FIRST of a string of symbols, with ε where it can vanish. */
function firstOf(text: string, first: Sets): Set<string> {
  const found = new Set<string>();
  for (const symbol of text) {
    if (!isVariable(symbol)) return found.add(symbol);
    for (const one of first[symbol] ?? []) if (one !== EMPTY) found.add(one);
    if (first[symbol]?.has(EMPTY) !== true) return found;
  }
  return found.add(EMPTY);
}

/** The least sets that obey the rules of FIRST. */
function firstSets(grammar: Grammar): Sets {
  const first = Object.fromEntries(Object.keys(grammar).map((name) => [name, new Set<string>()]));
  growing(first, () => {
    for (const [name, sides] of Object.entries(grammar))
      for (const side of sides) for (const one of firstOf(side, first)) first[name]?.add(one);
  });
  return first;
}

function followSets(grammar: Grammar, first: Sets): Sets {
  const follow = Object.fromEntries(
    Object.keys(grammar).map((name) => [name, new Set<string>(name === 'S' ? [END] : [])]),
  );
  growing(follow, () => {
    for (const [name, sides] of Object.entries(grammar))
      for (const side of sides)
        for (const [at, symbol] of [...side].entries()) {
          const after = firstOf(side.slice(at + 1), first);
          for (const one of after) if (one !== EMPTY) follow[symbol]?.add(one);
          if (after.has(EMPTY)) for (const one of follow[name] ?? []) follow[symbol]?.add(one);
        }
  });
  return follow;
}

/** Repeats a step until none of the sets grows any more. */
function growing(sets: Readonly<Record<string, Set<string>>>, step: () => void): void {
  const size = () => Object.values(sets).reduce((all, set) => all + set.size, 0);
  for (let before = -1; before < size();) {
    before = size();
    step();
  }
}

const LONGEST = 7;
const MOST_FORMS = 60_000;

/** Every sentential form up to a length, by deriving; the empty string among them. Null if they are too many. */
function sententialForms(grammar: Grammar, start: string): string[] | null {
  const seen = new Set([start]);
  for (const form of seen) {
    if (seen.size > MOST_FORMS) return null;
    for (const [at, symbol] of [...form].entries())
      for (const side of grammar[symbol] ?? []) {
        const next = form.slice(0, at) + side + form.slice(at + 1);
        if (next.length <= LONGEST) seen.add(next);
      }
  }
  return [...seen];
}

/** FIRST and FOLLOW by their definition: what begins a derived string, and what stands after the variable in one. */
function firstByDeriving(grammar: Grammar, name: string): string[] | null {
  const forms = sententialForms(grammar, name);
  return (
    forms &&
    sorted(
      new Set(
        forms.filter((form) => form === '' || !isVariable(form[0] ?? '')).map((form) => form[0] ?? EMPTY),
      ),
    )
  );
}

function followByDeriving(grammar: Grammar, name: string): string[] | null {
  const forms = sententialForms(grammar, 'S');
  const after = forms?.flatMap((form) =>
    [...form].flatMap((symbol, at) => (symbol === name ? [form[at + 1] ?? END] : [])),
  );
  return after === undefined ? null : sorted(new Set(after.filter((symbol) => !isVariable(symbol))));
}

const sorted = (set: ReadonlySet<string>) => [...set].sort((one, other) => rank(one) - rank(other));
const rank = (symbol: string) => (symbol === EMPTY ? 1000 : symbol === END ? 1001 : symbol.charCodeAt(0));
const inTex = (symbol: string) => (symbol === EMPTY ? tex`\varepsilon` : symbol === END ? tex`\#` : symbol);
const setOf = (symbols: readonly string[]) => tex`$\{${symbols.map(inTex).join(', ')}\}$`;

const printed = (grammar: Grammar) =>
  Object.entries(grammar)
    .map(
      ([name, sides]) =>
        tex`$${name} \to ${sides.map((side) => (side === '' ? inTex(EMPTY) : side)).join(tex` \mid `)}$`,
    )
    .join('\n\n');

/** A grammar with a chain of variables, some of which can vanish. */
function drawn(random: Random): Grammar {
  const [a, b, c, d, e] = random.sample(['a', 'b', 'c', 'd', 'e', 'f'], 5) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const vanishing = (side: string) => (random.int(0, 2) === 0 ? [side] : [side, '']);
  // What repeats itself must end somehow.
  const ending = (side: string) => [side, random.pick(['', e])];
  const shapes: readonly Grammar[] = [
    { S: [`AB${c}`], A: ending(`${a}A`), B: [`${b}B`, ''] },
    { S: ['ABC'], A: vanishing(a), B: [`${b}B`, ''], C: vanishing(c) },
    { S: ['AB', `${d}AB`], A: ending(`${a}A`), B: [`${b}B`, c] },
    { S: ['AB', d], A: ending(`${a}S${c}`), B: [b, `${c}B`] },
    { S: [`A${d}B`], A: [`B${a}`, ''], B: vanishing(b) },
  ];
  return random.pick(shapes);
}

/** Other sets of the same symbols, a symbol more or fewer. */
function nearlyRight(random: Random, right: readonly string[], symbols: readonly string[]): string[][] {
  const fewer = right.length > 1 ? right.map((out) => right.filter((one) => one !== out)) : [];
  const more = symbols.filter((one) => !right.includes(one)).map((one) => sorted(new Set([...right, one])));
  const turned = fewer.flatMap((set) =>
    symbols.filter((one) => !right.includes(one)).map((one) => sorted(new Set([...set, one]))),
  );
  return random.shuffle([...fewer, ...more, ...turned]);
}

const terminalsOf = (grammar: Grammar) =>
  [...new Set(Object.values(grammar).flat().join(''))].filter((symbol) => !isVariable(symbol));

const reasons = (sets: Sets, name: string) =>
  Object.entries(sets)
    .map(([variable, set]) => tex`$\mathrm{${name}}(${variable}) = \{${sorted(set).map(inTex).join(', ')}\}$`)
    .join(', ');

const code = (set: readonly string[] | null) =>
  (set ?? []).reduce((all, symbol) => all * 31 + rank(symbol), 7);

/** Expressions in operators of two operands, as a tree. */
type Expression = string | readonly [operator: string, left: Expression, right: Expression];
const PRECEDENCE: Readonly<Record<string, number>> = { '+': 1, '-': 1, '*': 2, '/': 2 };

function expression(random: Random, operators: number): Expression {
  if (operators === 0) return random.pick(['a', 'b', 'c', 'd']);
  if (operators === 1) {
    const [one, other] = random.sample(['a', 'b', 'c', 'd'], 2) as [string, string];
    return [random.pick(['+', '-', '*']), one, other];
  }
  const left = random.int(0, operators - 1);
  return [random.pick(['+', '-', '*']), expression(random, left), expression(random, operators - 1 - left)];
}

function infix(tree: Expression, outer = 0, isRight = false): string {
  if (typeof tree === 'string') return tree;
  const own = PRECEDENCE[tree[0]] ?? 0;
  const sign = tree[0] === '*' ? tex`\times` : tree[0];
  const text = `${infix(tree[1], own)} ${sign} ${infix(tree[2], own, true)}`;
  return own < outer || (isRight && own === outer) ? `(${text})` : text;
}

/** One instruction for each different subexpression, in the order in which they are needed. */
function instructions(tree: Expression, names = new Map<string, string>()): Map<string, string> {
  if (typeof tree === 'string') return names;
  const [operator, left, right] = tree;
  instructions(left, names);
  instructions(right, names);
  const nameOf = (part: Expression) =>
    typeof part === 'string' ? part : (names.get(JSON.stringify(part)) ?? '');
  const key = JSON.stringify(tree);
  if (!names.has(key)) names.set(key, `t_{${names.size / 2 + 1}}`);
  // What it computes is kept beside its name for the solution.
  names.set(
    `= ${key}`,
    `${names.get(key) ?? ''} = ${nameOf(left)} ${operator === '*' ? tex`\times` : operator} ${nameOf(right)}`,
  );
  return names;
}

/** An item of LR(0): which rule, and how much of its right side has been read. */
type Item = `${number}.${number}`;
type Rule = readonly [left: string, right: string];

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

export const grammars = [
  mcq('first-of-a-variable', COMPILER, 4, (random) => {
    const grammar = drawn(random);
    const first = firstSets(grammar);
    const right = sorted(first.S ?? new Set());
    const symbols = [...terminalsOf(grammar), EMPTY];
    return right.length < 2
      ? null
      : {
          text: `Consider the grammar

${printed(grammar)}

in which $S$ is the start symbol and the small letters are terminals. What is FIRST$(S)$?`,
          right: setOf(right),
          wrong: nearlyRight(random, right, symbols).map(setOf),
          proof: [[code(right), code(firstByDeriving(grammar, 'S'))]],
          why: tex`Working up from the variables on the right sides: ${reasons(first, 'FIRST')}. A variable whose FIRST set contains $\varepsilon$ lets the symbol after it come first.`,
        };
  }),

  mcq('follow-of-a-variable', COMPILER, 5, (random) => {
    const grammar = drawn(random);
    const [first, name] = [firstSets(grammar), random.pick(Object.keys(grammar).slice(1))];
    const follow = followSets(grammar, first);
    const right = sorted(follow[name] ?? new Set());
    const symbols = [...terminalsOf(grammar), END];
    return right.length < 2
      ? null
      : {
          text: tex`Consider the grammar

${printed(grammar)}

in which $S$ is the start symbol, the small letters are terminals and $\#$ marks the end of the input. What is FOLLOW$(${name})$?`,
          right: setOf(right),
          wrong: nearlyRight(random, right, symbols).map(setOf),
          proof: [[code(right), code(followByDeriving(grammar, name))]],
          why: tex`First ${reasons(first, 'FIRST')}. With $\#$ in FOLLOW$(S)$, and whatever can stand after each variable: ${reasons(follow, 'FOLLOW')}.`,
        };
  }),

  numerical('temporaries-of-an-expression', COMPILER, 4, (random) => {
    const shared = expression(random, 1);
    const [outer, inner] = [random.pick(['+', '-', '*']), random.pick(['+', '*'])];
    const tree: Expression = [
      outer,
      [inner, shared, expression(random, 1)],
      random.int(0, 1) === 1 ? shared : ['*', shared, random.pick(['a', 'b', 'c'])],
    ];
    const names = instructions(tree);
    const lines = [...names].filter(([key]) => key.startsWith('= ')).map(([, line]) => line);
    // The different parts of the printed expression, counted from a list of all of them.
    const partsIn = (part: Expression): string[] =>
      typeof part === 'string' ? [] : [infix(part), ...partsIn(part[1]), ...partsIn(part[2])];
    return new Set(partsIn(tree)).size !== lines.length || partsIn(tree).length === lines.length
      ? null
      : {
          text: tex`The statement $x = ${infix(tree)}$ is translated into three-address code of the form $t = y\ \mathrm{op}\ z$. Common subexpressions are computed only once, and no algebraic identities are used. The result of every operation, the last one included, is stored in a new temporary. How many temporaries are needed?`,
          value: lines.length,
          check: new Set(partsIn(tree)).size,
          why: tex`${lines.map((line) => `$${line}$`).join(', ')}: ${lines.length} temporaries, because ${`$${infix(shared)}$`} is computed only once.`,
        };
  }),

  numerical('states-of-an-automaton-of-items', COMPILER, 6, (random) => {
    const grammar = tiny(random);
    const rules: Rule[] = [
      ['Z', 'S'],
      ...Object.entries(grammar).flatMap(([left, sides]) => sides.map((side): Rule => [left, side])),
    ];
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
    const rules: Rule[] = [
      ['Z', 'S'],
      ...Object.entries(grammar).flatMap(([left, sides]) => sides.map((side): Rule => [left, side])),
    ];
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
    return {
      text: `Consider the grammar

${printed(grammar)}

Which conflicts does its LR(0) parser have?`,
      right,
      wrong: options.filter((option) => option !== right),
      proof: [[kind, expected]],
      why: `In the canonical collection of LR(0) items, ${why}.`,
    };
  }),
];
