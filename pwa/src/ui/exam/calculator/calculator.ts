import {
  type AngleUnit,
  binary,
  type BinaryName,
  type CalculatorError,
  type Outcome,
  outcomeOf,
  precedence,
  settle,
  unary,
  type UnaryName,
} from './functions.ts';
import { formatNumber, notation } from './notation.ts';
import { say } from '../../../sentences/index.ts';

export type MemoryKey = 'MC' | 'MR' | 'MS' | 'M+' | 'M-';
export type EditKey = 'clear' | 'back' | 'sign' | 'exponent' | '.' | '(' | ')' | '=' | 'pi' | 'e';

export type CalculatorKey =
  | { readonly kind: 'digit'; readonly digit: string }
  | { readonly kind: 'binary'; readonly name: BinaryName }
  | { readonly kind: 'unary'; readonly name: UnaryName }
  | { readonly kind: 'memory'; readonly key: MemoryKey }
  | { readonly kind: 'edit'; readonly key: EditKey }
  | { readonly kind: 'unit'; readonly unit: AngleUnit };

/** A number of the calculation, and how it is written there. */
interface Operand {
  readonly value: number;
  readonly text: string;
}

type Token = Operand | '(' | BinaryName;

export interface CalculatorState {
  /** The tokens entered so far, before the current number. */
  readonly waiting: readonly Token[];
  /** The current number, unless it is still being typed. */
  readonly operand: Operand | null;
  readonly typing: string | null;
  /** The complete calculation that `operand` is the result of. */
  readonly done: string | null;
  readonly memory: number;
  readonly unit: AngleUnit;
  readonly error: CalculatorError | null;
}

/** The initial state. The official calculator starts in degrees. */
export const NEW_CALCULATOR: CalculatorState = {
  waiting: [],
  operand: null,
  typing: null,
  done: null,
  memory: 0,
  unit: 'deg',
  error: null,
};

const MAX_DIGITS = 15;

/** The upper line: the calculation so far. */
export function calculationOf(state: CalculatorState): string {
  if (state.done !== null) return `${state.done} =`;
  const operand = state.typing === null ? (state.operand?.text ?? '') : '';
  return [textOf(state.waiting), operand].filter((part) => part !== '').join(' ');
}

/** The lower line: the number being typed, the last number, or the error. */
export function displayOf(state: CalculatorState): string {
  if (state.error !== null) return say.tools.calculator.errors[state.error];
  if (state.typing !== null) return state.typing.replaceAll('-', '−');
  return formatNumber(shownValue(state));
}

/** The state after a key press. A function applies to the displayed number, like on the official calculator. */
export function pressKey(state: CalculatorState, key: CalculatorKey): CalculatorState {
  if (key.kind === 'unit') return { ...state, unit: key.unit };
  if (key.kind === 'memory') return pressMemory(state, key.key);
  // An error stays until it is cleared, because a fast typist could mistake the next number for the result.
  if (state.error !== null && !(key.kind === 'edit' && key.key === 'clear')) return state;
  switch (key.kind) {
    case 'digit':
      return type(state, key.digit);
    case 'unary':
      return apply(state, key.name);
    case 'binary':
      return operate(state, key.name);
    case 'edit':
      return edit(state, key.key);
  }
}

function cleared({ memory, unit }: CalculatorState): CalculatorState {
  return { ...NEW_CALCULATOR, memory, unit };
}

function edit(state: CalculatorState, key: EditKey): CalculatorState {
  switch (key) {
    case 'clear':
      return cleared(state);
    case 'back':
      return backspace(state);
    case 'sign':
      return changeSign(state);
    case '.':
      return typePoint(state);
    case 'exponent':
      return typeExponent(state);
    case '(':
      return openGroup(state);
    case ')':
      return closeGroup(state);
    case '=':
      return finish(state);
    case 'pi':
      return withOperand(state, { value: Math.PI, text: 'π' });
    case 'e':
      return withOperand(state, { value: Math.E, text: 'e' });
  }
}

function type(state: CalculatorState, digit: string): CalculatorState {
  const before = state.typing ?? '';
  if (before.replace(/\D/g, '').length >= MAX_DIGITS) return state;
  const [mantissa, exponent] = before.split('e');
  // An exponent has at most three digits, and a number has no leading zeros.
  if (exponent !== undefined && exponent.replace('-', '').length >= 3) return state;
  const typing = mantissa === '0' && exponent === undefined ? digit : before + digit;
  return { ...state, ...number(state), typing };
}

/** Typing a number after a result starts a new calculation. */
function number({ done, waiting }: CalculatorState): Pick<CalculatorState, 'operand' | 'done' | 'waiting'> {
  return { operand: null, done: null, waiting: done === null ? waiting : [] };
}

function typePoint(state: CalculatorState): CalculatorState {
  const before = state.typing ?? '';
  if (/[.e]/.test(before)) return state;
  return { ...state, ...number(state), typing: before === '' ? '0.' : `${before}.` };
}

function typeExponent(state: CalculatorState): CalculatorState {
  if (state.typing?.includes('e') === true) return state;
  return { ...state, ...number(state), typing: `${state.typing ?? '1'}e` };
}

function backspace(state: CalculatorState): CalculatorState {
  if (state.typing === null) return state;
  const typing = state.typing.slice(0, -1);
  return { ...state, typing: typing === '' || typing === '-' ? '0' : typing };
}

function changeSign(state: CalculatorState): CalculatorState {
  if (state.typing !== null) {
    const [mantissa = '', exponent] = state.typing.split('e');
    if (exponent !== undefined) return { ...state, typing: `${mantissa}e${flip(exponent)}` };
    return { ...state, typing: flip(mantissa) };
  }
  const operand = operandOf(state);
  return withOperand(state, { value: -operand.value || 0, text: `−(${operand.text})` });
}

const flip = (text: string): string => (text.startsWith('-') ? text.slice(1) : `-${text}`);

function withOperand(state: CalculatorState, operand: Operand): CalculatorState {
  return { ...state, ...number(state), typing: null, operand };
}

function apply(state: CalculatorState, name: UnaryName): CalculatorState {
  const operand = operandOf(state);
  const text = notation.unary(name, operand.text);
  return settleWith(state, unary(name, operand.value, state.unit), (value) =>
    withOperand(state, { value, text }),
  );
}

function operate(state: CalculatorState, name: BinaryName): CalculatorState {
  const last = state.waiting.at(-1);
  const hasNumber = state.typing !== null || state.operand !== null;
  // A second operator replaces the first, as a correction.
  if (!hasNumber && last !== undefined && last !== '(' && typeof last !== 'object')
    return { ...state, waiting: [...state.waiting.slice(0, -1), name] };
  const waiting = state.done === null ? state.waiting : [];
  return { ...state, waiting: [...waiting, operandOf(state), name], operand: null, typing: null, done: null };
}

/** A number before a bracket multiplies it, as on paper. */
function openGroup(state: CalculatorState): CalculatorState {
  if (state.done !== null) return { ...cleared(state), waiting: ['('] };
  const hasNumber = state.typing !== null || state.operand !== null;
  const before = hasNumber ? operate(state, '*') : state;
  return { ...before, waiting: [...before.waiting, '('] };
}

function closeGroup(state: CalculatorState): CalculatorState {
  const from = state.waiting.lastIndexOf('(');
  if (from < 0) return state;
  const inside = [...state.waiting.slice(from + 1), operandOf(state)];
  const outside = { ...state, waiting: state.waiting.slice(0, from) };
  const text = `(${textOf(inside)})`;
  return settleWith(state, evaluate(inside), (value) => withOperand(outside, { value, text }));
}

function finish(state: CalculatorState): CalculatorState {
  if (state.done !== null) return state;
  let open = state;
  while (open.error === null && open.waiting.includes('(')) open = closeGroup(open);
  if (open.error !== null) return open;
  const tokens = [...open.waiting, operandOf(open)];
  return settleWith(open, evaluate(tokens), (value) => ({
    ...open,
    waiting: [],
    typing: null,
    operand: { value, text: formatNumber(value) },
    done: textOf(tokens),
  }));
}

function settleWith(
  state: CalculatorState,
  outcome: Outcome,
  then: (value: number) => CalculatorState,
): CalculatorState {
  return outcome.ok ? then(outcome.value) : { ...cleared(state), error: outcome.error };
}

/** Evaluates numbers and operators by precedence. */
function evaluate(tokens: readonly Token[]): Outcome {
  const numbers = tokens.filter((token) => typeof token === 'object').map(({ value }) => value);
  const names = tokens.filter((token): token is BinaryName => typeof token !== 'object' && token !== '(');
  while (names.length > 0) {
    const at = strongest(names);
    const name = names[at];
    const left = numbers[at];
    const right = numbers[at + 1];
    if (name === undefined || left === undefined || right === undefined) return outcomeOf(Number.NaN);
    const outcome = binary(name, left, right);
    if (!outcome.ok) return outcome;
    numbers.splice(at, 2, outcome.value);
    names.splice(at, 1);
  }
  return outcomeOf(numbers[0] ?? 0);
}

function strongest(names: readonly BinaryName[]): number {
  const highest = Math.max(...names.map((name) => precedence[name]));
  const isHighest = (name: BinaryName) => precedence[name] === highest;
  return highest === precedence.pow ? names.findLastIndex(isHighest) : names.findIndex(isHighest);
}

function pressMemory(state: CalculatorState, key: MemoryKey): CalculatorState {
  if (key === 'MC') return { ...state, memory: 0 };
  if (state.error !== null) return state;
  if (key === 'MR') return withOperand(state, { value: state.memory, text: formatNumber(state.memory) });
  const shown = shownValue(state);
  const memory = { MS: shown, 'M+': settle(state.memory + shown), 'M-': settle(state.memory - shown) }[key];
  // The next digit starts a new number, and the calculation keeps the stored one.
  return { ...state, memory, typing: null, operand: operandOf(state) };
}

function operandOf(state: CalculatorState): Operand {
  if (state.typing === null && state.operand !== null) return state.operand;
  const value = shownValue(state);
  return { value, text: formatNumber(value) };
}

/** The current number; without one, the number before the last operator, which the display still shows. */
function shownValue({ typing, operand, waiting }: CalculatorState): number {
  if (typing !== null) return Number(typing.replace(/e-?$/, ''));
  const last = operand ?? waiting.findLast((token) => typeof token === 'object');
  return last === undefined ? 0 : last.value;
}

function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => (typeof token === 'object' ? token.text : token === '(' ? '(' : notation.binary(token)))
    .join(' ')
    .replaceAll('( ', '(');
}
