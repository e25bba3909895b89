import { describe, expect, test } from 'vitest';
import { binary, type BinaryName, unary, type UnaryName } from './functions.ts';

const value = (outcome: ReturnType<typeof unary>) => (outcome.ok ? outcome.value : outcome.error);

describe('functions of one number, against known values', () => {
  test.each<[UnaryName, number, 'deg' | 'rad', number]>([
    ['sin', 30, 'deg', 0.5],
    ['sin', 180, 'deg', 0],
    ['sin', 270, 'deg', -1],
    ['sin', -30, 'deg', -0.5],
    ['cos', 60, 'deg', 0.5],
    ['cos', 90, 'deg', 0],
    ['cos', 180, 'deg', -1],
    ['tan', 45, 'deg', 1],
    ['tan', 135, 'deg', -1],
    ['sin', Math.PI, 'rad', 0],
    ['cos', Math.PI / 2, 'rad', 0],
    ['sin', 1, 'rad', 0.841470984807897],
    ['asin', 0.5, 'deg', 30],
    ['acos', 0, 'deg', 90],
    ['atan', 1, 'deg', 45],
    ['atan', 1, 'rad', 0.785398163397448],
    ['sinh', 1, 'deg', 1.1752011936438],
    ['cosh', 0, 'deg', 1],
    ['tanh', 0.5, 'deg', 0.46211715726001],
    ['asinh', 1, 'deg', 0.881373587019543],
    ['acosh', 1, 'deg', 0],
    ['atanh', 0.5, 'deg', 0.549306144334055],
    ['ln', Math.E, 'deg', 1],
    ['log', 1000, 'deg', 3],
    ['log2', 1024, 'deg', 10],
    ['exp', 1, 'deg', 2.71828182845905],
    ['tenPower', -3, 'deg', 0.001],
    ['square', -1.5, 'deg', 2.25],
    ['cube', -3, 'deg', -27],
    ['sqrt', 2, 'deg', 1.4142135623731],
    ['cbrt', -27, 'deg', -3],
    ['reciprocal', 8, 'deg', 0.125],
    ['abs', -7.5, 'deg', 7.5],
    ['factorial', 0, 'deg', 1],
    ['factorial', 20, 'deg', 2432902008176640000],
    ['percent', 12.5, 'deg', 0.125],
  ])('%s of %d in %s', (name, x, unit, expected) => {
    expect(value(unary(name, x, unit))).toBeCloseTo(expected, 12);
  });

  test.each<[UnaryName, number, string]>([
    ['tan', 90, 'invalid'],
    ['tan', 270, 'invalid'],
    ['asin', 1.01, 'invalid'],
    ['acosh', 0.5, 'invalid'],
    ['atanh', 1, 'invalid'],
    ['sqrt', -1, 'invalid'],
    ['ln', 0, 'invalid'],
    ['log', -1, 'invalid'],
    ['factorial', 2.5, 'invalid'],
    ['factorial', -1, 'invalid'],
    ['factorial', 171, 'too-large'],
    ['exp', 710, 'too-large'],
    ['reciprocal', 0, 'divided-by-zero'],
  ])('%s of %d is the error it says', (name, x, error) => {
    expect(value(unary(name, x, 'deg'))).toBe(error);
  });
});

describe('operations on two numbers', () => {
  test.each<[BinaryName, number, number, number]>([
    ['+', 0.1, 0.2, 0.3],
    ['-', 0.3, 0.1, 0.2],
    ['*', 1.1, 1.1, 1.21],
    ['/', 1, 3, 0.333333333333333],
    ['mod', 17, 5, 2],
    ['mod', -7, 3, -1],
    ['pow', 2, 10, 1024],
    ['pow', 2, -1, 0.5],
    ['root', 3, 64, 4],
    ['root', 3, -8, -2],
    ['root', 5, 100000, 10],
    ['logBase', 8, 2, 3],
    ['logBase', 125, 5, 3],
  ])('%s of %d and %d', (name, left, right, expected) => {
    expect(value(binary(name, left, right))).toBe(expected);
  });

  test.each<[BinaryName, number, number, string]>([
    ['/', 1, 0, 'divided-by-zero'],
    ['mod', 1, 0, 'divided-by-zero'],
    ['pow', 0, -1, 'divided-by-zero'],
    ['pow', -8, 0.5, 'invalid'],
    ['pow', 10, 400, 'too-large'],
    ['root', 2, -4, 'invalid'],
    ['root', 0, 4, 'invalid'],
    ['logBase', 8, 1, 'invalid'],
    ['logBase', -8, 2, 'invalid'],
  ])('%s of %d and %d is the error it says', (name, left, right, error) => {
    expect(value(binary(name, left, right))).toBe(error);
  });
});
