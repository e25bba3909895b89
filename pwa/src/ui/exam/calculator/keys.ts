import type { CalculatorKey, EditKey, MemoryKey } from './calculator.ts';
import type { BinaryName, UnaryName } from './functions.ts';
import { say } from '../../../sentences/index.ts';

/** A key: its label and its action. */
export interface DrawnKey {
  readonly face: string;
  readonly press: CalculatorKey;
  readonly look?: 'digit' | 'main' | 'wide' | 'quiet';
}

const f = (face: string, name: UnaryName): DrawnKey => ({ face, press: { kind: 'unary', name } });
const op = (face: string, name: BinaryName): DrawnKey => ({ face, press: { kind: 'binary', name } });
const edit = (face: string, key: EditKey, look?: DrawnKey['look']): DrawnKey => ({
  face,
  press: { kind: 'edit', key },
  ...(look && { look }),
});
const memory = (key: MemoryKey): DrawnKey => ({
  face: key.replace('-', '−'),
  press: { kind: 'memory', key },
  look: 'quiet',
});
const digit = (face: string, look: DrawnKey['look'] = 'digit'): DrawnKey => ({
  face,
  press: { kind: 'digit', digit: face },
  look,
});

/** The accessible name of a key whose label cannot be read aloud. */
export function keyName({ press }: DrawnKey): string | undefined {
  const { unary, binary, edit: editing, memory: stored } = say.tools.calculator;
  switch (press.kind) {
    case 'unary':
      return unary[press.name];
    case 'binary':
      return binary[press.name];
    case 'edit':
      return editing[press.key];
    case 'memory':
      return stored[press.key];
    case 'digit':
    case 'unit':
      return undefined;
  }
}

/** In rows of six. */
export const functionKeys: readonly DrawnKey[] = [
  f('sin', 'sin'),
  f('cos', 'cos'),
  f('tan', 'tan'),
  f('sin⁻¹', 'asin'),
  f('cos⁻¹', 'acos'),
  f('tan⁻¹', 'atan'),
  f('sinh', 'sinh'),
  f('cosh', 'cosh'),
  f('tanh', 'tanh'),
  f('sinh⁻¹', 'asinh'),
  f('cosh⁻¹', 'acosh'),
  f('tanh⁻¹', 'atanh'),
  f('ln', 'ln'),
  f('log', 'log'),
  f('log₂', 'log2'),
  op('logᵧx', 'logBase'),
  f('eˣ', 'exp'),
  f('10ˣ', 'tenPower'),
  f('x²', 'square'),
  f('x³', 'cube'),
  op('xʸ', 'pow'),
  op('ʸ√x', 'root'),
  f('√', 'sqrt'),
  f('∛', 'cbrt'),
  edit('π', 'pi'),
  edit('e', 'e'),
  f('n!', 'factorial'),
  f('|x|', 'abs'),
  f('1/x', 'reciprocal'),
  op('mod', 'mod'),
];

const memoryKeys: readonly DrawnKey[] = [
  memory('MC'),
  memory('MR'),
  memory('MS'),
  memory('M+'),
  memory('M-'),
];

/** In rows of six; the equals key is two rows high, zero two columns wide. */
export const numberKeys: readonly DrawnKey[] = [
  ...memoryKeys,
  edit('C', 'clear', 'quiet'),
  digit('7'),
  digit('8'),
  digit('9'),
  edit('(', '('),
  edit(')', ')'),
  edit('⌫', 'back', 'quiet'),
  digit('4'),
  digit('5'),
  digit('6'),
  op('×', '*'),
  op('÷', '/'),
  f('%', 'percent'),
  digit('1'),
  digit('2'),
  digit('3'),
  op('+', '+'),
  op('−', '-'),
  edit('=', '=', 'main'),
  digit('0', 'wide'),
  edit('.', '.', 'digit'),
  edit('±', 'sign'),
  edit('Exp', 'exponent'),
];

/** The basic calculator has roots in place of brackets. */
export const basicKeys: readonly DrawnKey[] = numberKeys.map((key) => {
  if (key.face === '(') return f('√', 'sqrt');
  if (key.face === ')') return f('1/x', 'reciprocal');
  return key.face === 'Exp' ? f('x²', 'square') : key;
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

/** The action of a keyboard key, if the calculator has a key for it. Enter belongs to the focused key. */
export function typedKey(key: string, drawn: readonly DrawnKey[]): CalculatorKey | null {
  if (/^\d$/.test(key)) return { kind: 'digit', digit: key };
  const found = TYPED[key];
  return found !== undefined && drawn.some(({ press }) => isSame(press, found)) ? found : null;
}
