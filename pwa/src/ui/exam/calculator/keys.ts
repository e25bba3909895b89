import type { CalculatorKey, EditKey, MemoryKey } from './calculator.ts';
import type { BinaryName, UnaryName } from './functions.ts';

/** A key as it is drawn: what it says, what it is called, what it does. */
export interface DrawnKey {
  readonly face: string;
  /** Where the face alone could not be read out. */
  readonly name?: string;
  readonly press: CalculatorKey;
  readonly look?: 'digit' | 'main' | 'wide' | 'quiet';
}

const f = (face: string, name: UnaryName, label: string): DrawnKey => ({
  face,
  name: label,
  press: { kind: 'unary', name },
});
const op = (face: string, name: BinaryName, label: string): DrawnKey => ({
  face,
  name: label,
  press: { kind: 'binary', name },
});
const edit = (face: string, key: EditKey, name: string, look?: DrawnKey['look']): DrawnKey => ({
  face,
  name,
  press: { kind: 'edit', key },
  ...(look && { look }),
});
const memory = (key: MemoryKey, name: string): DrawnKey => ({
  face: key.replace('-', '−'),
  name,
  press: { kind: 'memory', key },
  look: 'quiet',
});
const digit = (face: string, look: DrawnKey['look'] = 'digit'): DrawnKey => ({
  face,
  press: { kind: 'digit', digit: face },
  look,
});

/** Rows of six. */
export const functionKeys: readonly DrawnKey[] = [
  f('sin', 'sin', 'Sine'),
  f('cos', 'cos', 'Cosine'),
  f('tan', 'tan', 'Tangent'),
  f('sin⁻¹', 'asin', 'Inverse sine'),
  f('cos⁻¹', 'acos', 'Inverse cosine'),
  f('tan⁻¹', 'atan', 'Inverse tangent'),
  f('sinh', 'sinh', 'Hyperbolic sine'),
  f('cosh', 'cosh', 'Hyperbolic cosine'),
  f('tanh', 'tanh', 'Hyperbolic tangent'),
  f('sinh⁻¹', 'asinh', 'Inverse hyperbolic sine'),
  f('cosh⁻¹', 'acosh', 'Inverse hyperbolic cosine'),
  f('tanh⁻¹', 'atanh', 'Inverse hyperbolic tangent'),
  f('ln', 'ln', 'Natural logarithm'),
  f('log', 'log', 'Logarithm to base ten'),
  f('log₂', 'log2', 'Logarithm to base two'),
  op('logᵧx', 'logBase', 'Logarithm of x to base y'),
  f('eˣ', 'exp', 'e to the power of x'),
  f('10ˣ', 'tenPower', 'Ten to the power of x'),
  f('x²', 'square', 'Square'),
  f('x³', 'cube', 'Cube'),
  op('xʸ', 'pow', 'x to the power of y'),
  op('ʸ√x', 'root', 'y-th root of x; type y first'),
  f('√', 'sqrt', 'Square root'),
  f('∛', 'cbrt', 'Cube root'),
  edit('π', 'pi', 'Pi'),
  edit('e', 'e', 'Euler’s number e'),
  f('n!', 'factorial', 'Factorial'),
  f('|x|', 'abs', 'Absolute value'),
  f('1/x', 'reciprocal', 'Reciprocal'),
  op('mod', 'mod', 'Remainder of a division'),
];

const memoryKeys: readonly DrawnKey[] = [
  memory('MC', 'Memory clear'),
  memory('MR', 'Memory recall'),
  memory('MS', 'Memory store'),
  memory('M+', 'Add to memory'),
  memory('M-', 'Subtract from memory'),
];

/** Rows of six; the sign of equality is two rows high, nought two columns wide. */
export const numberKeys: readonly DrawnKey[] = [
  ...memoryKeys,
  edit('C', 'clear', 'Clear', 'quiet'),
  digit('7'),
  digit('8'),
  digit('9'),
  edit('(', '(', 'Open bracket'),
  edit(')', ')', 'Close bracket'),
  edit('⌫', 'back', 'Delete last digit', 'quiet'),
  digit('4'),
  digit('5'),
  digit('6'),
  op('×', '*', 'Times'),
  op('÷', '/', 'Divided by'),
  f('%', 'percent', 'Percent'),
  digit('1'),
  digit('2'),
  digit('3'),
  op('+', '+', 'Plus'),
  op('−', '-', 'Minus'),
  edit('=', '=', 'Equals', 'main'),
  digit('0', 'wide'),
  edit('.', '.', 'Decimal point', 'digit'),
  edit('±', 'sign', 'Change sign'),
  edit('Exp', 'exponent', 'Times ten to the power of'),
];

/** The basic one has the root in the place of brackets. */
export const basicKeys: readonly DrawnKey[] = numberKeys.map((key) => {
  if (key.face === '(') return f('√', 'sqrt', 'Square root');
  if (key.face === ')') return f('1/x', 'reciprocal', 'Reciprocal');
  return key.face === 'Exp' ? f('x²', 'square', 'Square') : key;
});

const TYPED: Readonly<Record<string, CalculatorKey>> = {
  '+': { kind: 'binary', name: '+' },
  '-': { kind: 'binary', name: '-' },
  '*': { kind: 'binary', name: '*' },
  '/': { kind: 'binary', name: '/' },
  '^': { kind: 'binary', name: 'pow' },
  '!': { kind: 'unary', name: 'factorial' },
  '%': { kind: 'unary', name: 'percent' },
  '.': { kind: 'edit', key: '.' },
  ',': { kind: 'edit', key: '.' },
  '(': { kind: 'edit', key: '(' },
  ')': { kind: 'edit', key: ')' },
  '=': { kind: 'edit', key: '=' },
  e: { kind: 'edit', key: 'exponent' },
  p: { kind: 'edit', key: 'pi' },
  r: { kind: 'unary', name: 'sqrt' },
  Backspace: { kind: 'edit', key: 'back' },
  Delete: { kind: 'edit', key: 'clear' },
};

const isSame = (a: CalculatorKey, b: CalculatorKey) => JSON.stringify(a) === JSON.stringify(b);

/** What a key of the keyboard does, if the calculator has a key for it. Enter belongs to the key that has the focus. */
export function typedKey(key: string, drawn: readonly DrawnKey[]): CalculatorKey | null {
  if (/^\d$/.test(key)) return { kind: 'digit', digit: key };
  const found = TYPED[key];
  return found !== undefined && drawn.some(({ press }) => isSame(press, found)) ? found : null;
}
