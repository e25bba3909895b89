import { isFunctionNode, isSymbolNode, type MathNode } from 'mathjs/number';

/** Functions that mathjs prints under another name, or not as functions. */
const NAMES: Readonly<Record<string, string>> = {
  log: '\\log_{10}',
  ln: '\\ln',
  cosec: '\\csc',
  arcsin: '\\arcsin',
  arccos: '\\arccos',
  arctan: '\\arctan',
};

/** An expression as TeX, printed from its tree: the typed text is never copied into the output. */
export function expressionTex(node: MathNode): string {
  return node.toTex({ parenthesis: 'auto', implicit: 'hide', handler });
}

function handler(node: MathNode, options: object): string | undefined {
  if (isSymbolNode(node) && node.name === 'deg') return '^\\circ';
  if (!isFunctionNode(node)) return undefined;
  const name = NAMES[node.fn.name.toLowerCase()];
  const [x, base] = node.args.map((argument) => argument.toTex(options));
  if (name === undefined) return undefined;
  return base === undefined ? `${name}\\left(${x}\\right)` : `\\log_{${base}}\\left(${x}\\right)`;
}
