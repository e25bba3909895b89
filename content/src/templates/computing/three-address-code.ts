import { tex } from '../numbers.ts';
import type { Random } from '../random.ts';
import { templatesOf } from '../subject.ts';
import { COMPILER } from './grammar.ts';

const { numerical } = templatesOf('Computer Science');

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

/** Alike for 'c × d' and 'd × c'. */
function unordered(tree: Expression): string {
  if (typeof tree === 'string') return tree;
  const parts = [unordered(tree[1]), unordered(tree[2])];
  return JSON.stringify([tree[0], ...(tree[0] === '-' ? parts : parts.sort())]);
}

export const threeAddressCode = [
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
    // With 'c × d' and 'd × c' in one expression, who takes them for the same would be right, too.
    const formsIn = (part: Expression): string[] =>
      typeof part === 'string' ? [] : [unordered(part), ...formsIn(part[1]), ...formsIn(part[2])];
    return new Set(partsIn(tree)).size !== lines.length ||
      new Set(formsIn(tree)).size !== lines.length ||
      partsIn(tree).length === lines.length
      ? null
      : {
          text: tex`The statement $x = ${infix(tree)}$ is translated into three-address code of the form $t = y\ \mathrm{op}\ z$. Common subexpressions are computed only once, and no algebraic identities are used. The result of every operation, the last one included, is stored in a new temporary. How many temporaries are needed?`,
          value: lines.length,
          check: new Set(partsIn(tree)).size,
          why: tex`${lines.map((line) => `$${line}$`).join(', ')}: ${lines.length} temporaries, because ${`$${infix(shared)}$`} is computed only once.`,
        };
  }),
];
