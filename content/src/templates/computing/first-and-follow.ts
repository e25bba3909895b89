import { tex } from '../numbers.ts';
import type { Random } from '../random.ts';
import { templatesOf } from '../subject.ts';
import { COMPILER, EMPTY, END, inTex, printed, type Grammar } from './grammar.ts';

const { mcq } = templatesOf('Computer Science');

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
const setOf = (symbols: readonly string[]) => tex`$\{${symbols.map(inTex).join(', ')}\}$`;

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

export const firstAndFollow = [
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
          why: tex`Working up from the variables on the right sides: ${reasons(first, 'FIRST')}. A variable whose FIRST set contains $\varepsilon$ lets the symbol after it come first. ${
            right.includes(EMPTY)
              ? tex`The set ${setOf(right.filter((symbol) => symbol !== EMPTY))}, without $\varepsilon$, overlooks that $S$ itself derives the empty string.`
              : tex`The symbol $\varepsilon$ does not belong to FIRST$(S)$, since $S$ does not derive the empty string.`
          }`,
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
          why: tex`First ${reasons(first, 'FIRST')}. With $\#$ in FOLLOW$(S)$, and whatever can stand after each variable: ${reasons(follow, 'FOLLOW')}. ${
            right.includes(END)
              ? tex`The set ${setOf(right.filter((symbol) => symbol !== END))}, without $\#$, overlooks that $${name}$ can stand at the end of a sentential form.`
              : tex`The mark $\#$ does not belong to FOLLOW$(${name})$, since $${name}$ never stands at the end of a sentential form.`
          }`,
        };
  }),
];
