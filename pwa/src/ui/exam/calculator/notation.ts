import type { BinaryName, UnaryName } from './functions.ts';

const DIGITS = 12;

/**
 * As many digits as fit the display, without trailing zeros; very large and very small numbers in scientific
 * notation.
 */
export function formatNumber(value: number): string {
  const size = Math.abs(value);
  const plain = size === 0 || (size < 1e12 && size >= 1e-6);
  const rounded = Number(value.toPrecision(DIGITS));
  const text = plain ? decimals(rounded) : String(rounded.toExponential()).replace('e+', 'e');
  return text.replaceAll('-', '−');
}

/** JavaScript formats small numbers with an exponent. */
function decimals(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(DIGITS + 6).replace(/0+$/, '') : text;
}

const SIGNS: Readonly<Record<BinaryName, string>> = {
  '+': '+',
  '-': '−',
  '*': '×',
  '/': '÷',
  mod: 'mod',
  pow: '^',
  root: 'yroot',
  logBase: 'log base',
};

/** Postfix functions; all others are written before the number. */
const AFTER: Partial<Readonly<Record<UnaryName, string>>> = {
  square: '²',
  cube: '³',
  factorial: '!',
  percent: '%',
};

const BEFORE: Partial<Readonly<Record<UnaryName, string>>> = {
  asin: 'sin⁻¹',
  acos: 'cos⁻¹',
  atan: 'tan⁻¹',
  asinh: 'sinh⁻¹',
  acosh: 'cosh⁻¹',
  atanh: 'tanh⁻¹',
  log2: 'log₂',
  exp: 'e^',
  tenPower: '10^',
  sqrt: '√',
  cbrt: '∛',
  reciprocal: '1/',
};

/** How an operation is written in the calculation. */
export const notation = {
  binary: (name: BinaryName): string => SIGNS[name],
  unary(name: UnaryName, text: string): string {
    const after = AFTER[name];
    const inner = text.startsWith('(') && text.endsWith(')') && text.indexOf(')') === text.length - 1;
    const wrapped = inner ? text : `(${text})`;
    return after === undefined ? `${BEFORE[name] ?? name}${wrapped}` : `${wrapped}${after}`;
  },
};
