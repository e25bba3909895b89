import { describe, expect, test } from 'vitest';
import { calculationOf, type CalculatorState, displayOf, NEW_CALCULATOR, pressKey } from './calculator.ts';
import { basicKeys, functionKeys, numberKeys, typedKey } from './keys.ts';
import { formatNumber } from './notation.ts';

const drawn = [...functionKeys, ...numberKeys];

/** Presses keys by their labels, separated by spaces: '30 sin'. A number stands for its digits. */
function pressed(faces: string, from: CalculatorState = NEW_CALCULATOR): CalculatorState {
  const keys = faces.split(' ').flatMap((face) => (/^[\d.]+$/.test(face) ? [...face] : [face]));
  return keys.reduce((state, face) => {
    const key = drawn.find((each) => each.face === face);
    if (key === undefined) throw new Error(`There is no key ${face}`);
    return pressKey(state, key.press);
  }, from);
}

describe('a calculation', () => {
  test.each([
    ['1 + 2 × 3 =', '7'],
    ['( 1 + 2 ) × 3 =', '9'],
    ['2 ( 3 + 4 ) =', '14'],
    ['2 xʸ 3 xʸ 2 =', '512'],
    ['2 × 3 xʸ 2 =', '18'],
    ['10 − 4 − 3 =', '3'],
    ['3 ʸ√x 27 =', '3'],
    ['81 logᵧx 3 =', '4'],
    ['17 mod 5 =', '2'],
    ['30 sin', '0.5'],
    ['30 sin + 60 cos =', '1'],
    ['0.1 + 0.2 =', '0.3'],
    ['5 n!', '120'],
    ['20 n!', '2.43290200818e18'],
    ['1 ÷ 3 =', '0.333333333333'],
    ['1.5 Exp 3 × 2 =', '3000'],
    ['1 Exp 3 ± =', '0.001'],
    ['2 Exp 8 ± =', '2e−8'],
    ['5 ± x²', '25'],
    ['200 × 15 % =', '30'],
    ['2 × π =', '6.28318530718'],
    ['1 + 2 = × 5 =', '15'],
    ['1 + 2 = 7', '7'],
    ['4 + × 5 =', '20'],
    ['( ( 2 + 3 ) × 2 =', '10'],
    ['12 ⌫ ⌫ ⌫ 7', '7'],
    ['007', '7'],
    ['1.2.3', '1.23'],
    ['5 + =', '10'],
    ['9 √ + 16 √ =', '7'],
  ])('%s shows %s', (faces, shown) => {
    expect(displayOf(pressed(faces))).toBe(shown);
  });

  test('is written above the number as it grows', () => {
    expect(calculationOf(pressed('2 × ( 30 sin + 1'))).toBe('2 × (sin(30) +');
    expect(calculationOf(pressed('2 × ( 30 sin + 1 ) ='))).toBe('2 × (sin(30) + 1) =');
    expect(calculationOf(pressed('( 1 + 2 ) √'))).toBe('√(1 + 2)');
  });

  test('in radians takes and gives radians', () => {
    const radians = pressKey(NEW_CALCULATOR, { kind: 'unit', unit: 'rad' });
    expect(displayOf(pressed('π sin', radians))).toBe('0');
    expect(displayOf(pressed('1 tan⁻¹', radians))).toBe('0.785398163397');
    expect(displayOf(pressed('1 tan⁻¹'))).toBe('45');
  });
});

describe('errors', () => {
  test.each([
    ['1 ÷ 0 =', 'Cannot divide by zero'],
    ['( 1 ÷ 0 ) + 2 =', 'Cannot divide by zero'],
    ['1 ± √', 'Invalid input'],
    ['90 tan', 'Invalid input'],
    ['2.5 n!', 'Invalid input'],
    ['10 xʸ 400 =', 'Too large'],
  ])('%s says %s', (faces, error) => {
    expect(displayOf(pressed(faces))).toBe(error);
  });

  test('stay until they are cleared; the memory outlives them', () => {
    const failed = pressed('42 MS C 1 ÷ 0 =');
    expect(displayOf(pressed('8 + MR M+', failed))).toBe('Cannot divide by zero');
    expect(displayOf(pressed('C', failed))).toBe('0');
    expect(displayOf(pressed('C MR', failed))).toBe('42');
  });
});

describe('the memory', () => {
  test('stores, adds, subtracts, recalls and is cleared', () => {
    const stored = pressed('12 MS 5 M+ 2 M−');
    expect(stored.memory).toBe(15);
    expect(displayOf(pressed('C 2 × MR =', stored))).toBe('30');
    expect(pressed('MC', stored).memory).toBe(0);
  });
});

test('a number is shown with twelve digits and no idle zeros', () => {
  expect([0, -0.5, 1e-7, 123456789012, 1e12, 2 / 3, 0.000001234].map(formatNumber)).toEqual([
    '0',
    '−0.5',
    '1e−7',
    '123456789012',
    '1e12',
    '0.666666666667',
    '0.000001234',
  ]);
});

test('the keyboard presses only keys that the calculator has', () => {
  expect(typedKey('7', basicKeys)).toEqual({ kind: 'digit', digit: '7' });
  expect(typedKey('(', numberKeys)).toEqual({ kind: 'edit', key: '(' });
  expect(typedKey('(', basicKeys)).toBeNull();
  expect(typedKey('m', drawn)).toBeNull();
});
