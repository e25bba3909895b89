import { parse, type MathNode } from 'mathjs/number';

const LONGEST = 400;
const MOST_NODES = 120;
/** Counting functions take as many steps as their arguments are large. */
const LARGEST_COUNTED = 1000;

const OPERATORS: ReadonlySet<string> = new Set(['+', '-', '*', '/', '^', '!']);
const CONSTANTS: ReadonlySet<string> = new Set(['pi', 'e']);
const COUNTING: ReadonlySet<string> = new Set(['combinations', 'permutations', 'factorial', 'gcd', 'lcm']);
const FUNCTIONS: ReadonlySet<string> = new Set([
  ...['sqrt', 'cbrt', 'abs', 'exp', 'log', 'log10', 'log2', 'pow', 'floor', 'ceil', 'round', 'min', 'max'],
  ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh', 'mod'],
  ...COUNTING,
]);

/** What the nodes of an expression have that their type does not say. */
type Node = MathNode & {
  readonly op?: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly fn?: { readonly type?: string; readonly name?: string };
  readonly args?: readonly MathNode[];
};

/**
 * LM5: computes an expression of numbers, operators and the functions above. Anything else (names, assignments, texts,
 * lists, units) and whatever could take long is refused.
 * @returns null if it is refused or has no finite value.
 */
export function valueOf(expression: string): number | null {
  if (expression.length > LONGEST) return null;
  try {
    const root = parse(expression);
    const nodes: Node[] = [];
    root.traverse((node) => void nodes.push(node));
    const isHarmless =
      nodes.length <= MOST_NODES && nodes.filter((node) => !isNameOf(node, nodes)).every(isAllowed);
    if (!isHarmless) return null;
    // Below counting functions nothing counts, so that their arguments are cheap to look at.
    if (!nodes.filter(isCounting).every(countsLittle)) return null;
    const value: unknown = root.evaluate();
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  } catch {
    return null;
  }
}

/** The name of a function is a node of its own, which is looked at with the function. */
const isNameOf = (node: Node, nodes: readonly Node[]) =>
  node.type === 'SymbolNode' && nodes.some(({ fn }) => (fn as unknown) === node);

function isAllowed(node: Node): boolean {
  switch (node.type) {
    case 'ParenthesisNode':
      return true;
    case 'ConstantNode':
      return typeof node.value === 'number';
    case 'OperatorNode':
      return OPERATORS.has(node.op ?? '');
    case 'SymbolNode':
      return CONSTANTS.has(node.name ?? '');
    case 'FunctionNode':
      return isCalled(node, FUNCTIONS);
    default:
      return false;
  }
}

/** By its name alone: what is reached through a member has a name too. */
const isCalled = ({ fn }: Node, functions: ReadonlySet<string>): boolean =>
  fn?.type === 'SymbolNode' && functions.has(fn.name ?? '');

const isCounting = (node: Node): boolean =>
  (node.type === 'FunctionNode' && isCalled(node, COUNTING)) ||
  (node.type === 'OperatorNode' && node.op === '!');

function countsLittle({ args = [] }: Node): boolean {
  return args.every((arg) => {
    if (arg.filter((node: Node) => isCounting(node)).length > 0) return false;
    const value: unknown = arg.evaluate();
    return typeof value === 'number' && Math.abs(value) <= LARGEST_COUNTED;
  });
}
