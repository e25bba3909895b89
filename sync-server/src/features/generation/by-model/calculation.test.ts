import { describe, expect, test } from 'vitest';
import { valueOf } from './calculation.ts';
import { isPrintedAs, isSameNumber, numberIn } from './numbers.ts';

describe('[LM5] a calculation', () => {
  test.each([
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4 / 10', 2],
    ['2^10', 1024],
    ['-3^2', -9],
    ['sqrt(16) + cbrt(27)', 7],
    ['5 * 9.8^2 / 2', 240.1],
    ['sin(pi / 6)', 0.5],
    ['log(e)', 1],
    ['log10(1000) + log2(8)', 6],
    ['combinations(10, 3) + 5!', 240],
    ['1.6e-19 * 1e19', 1.6],
    ['2 pi', 2 * Math.PI],
  ])('%s has a value', (expression, value) => {
    expect(valueOf(expression)).toBeCloseTo(value, 9);
  });

  test.each([
    ['names', 'x + 1'],
    ['assignments', 'a = 5'],
    ['functions of its own', 'f(x) = x'],
    ['several lines', '1; 2'],
    ['texts', '"5"'],
    ['lists', '[1, 2]'],
    ['members', 'pi.constructor'],
    ['functions of members', 'pi.sqrt(4)'],
    ['functions of texts', '"a".sqrt(4)'],
    ['a way to code', 'cos.constructor("return process")()'],
    ['units', '5 cm'],
    ['evaluation', 'evaluate("1")'],
    ['import', 'import({})'],
    ['parsing', 'parse("1")'],
    ['chance', 'random()'],
    ['ranges', '1:1000000'],
    ['conditions', '1 > 2 ? 3 : 4'],
    ['objects', '{a: 1}'],
    ['nothing', ''],
    ['words', 'the answer is 5'],
    ['an infinity', '1 / 0'],
    ['no number', 'sqrt(-1)'],
    ['a tower of powers', '9^9^9^9'],
    ['a large factorial', '100000000!'],
    ['a large count', 'combinations(100000000, 50000000)'],
    ['a count of a count', 'factorial(factorial(5))'],
    ['too much', Array.from({ length: 90 }, () => '1').join('+')],
    ['what is too long', `1 + ${' '.repeat(500)}1`],
    ['what is too deep', `${'('.repeat(190)}1${')'.repeat(190)}`],
  ])('%s is refused', (_what, expression) => {
    expect(valueOf(expression)).toBeNull();
  });
});

describe('[LM5] numbers', () => {
  test.each([
    ['5', 5],
    ['-2.50', -2.5],
    ['−3', -3],
    ['1,25,000', null],
    ['125,000', 125_000],
    ['12 m/s', 12],
    ['$3 \\times 10^{8}$', 3e8],
    ['1.6e-19', 1.6e-19],
    ['between 2 and 3', null],
    ['no number', null],
  ])('%s is %s', (text, value) => {
    expect(numberIn(text)).toBe(value);
  });

  test.each([
    [4.3301, '4.33', true],
    [4.3349, '4.33', true],
    [4.3351, '4.33', false],
    [5, '5', true],
    [5.4, '5', false],
    [299_792_458, '$3.00 \\times 10^{8}$', true],
    [299_792_458, '$2.90 \\times 10^{8}$', false],
    [0.001, '0', false],
    [0, '0', true],
    [5, 'five', false],
  ])('%d is printed as %s: %s', (value, printed, is) => {
    expect(isPrintedAs(value, printed)).toBe(is);
  });

  test.each([
    [5, 5, true],
    [5, 6, false],
    [1000, 1001, false],
    [4.33, 4.34, true],
    [4.33, 4.5, false],
    [-4, 4, false],
  ])('%d and %d are the same: %s', (one, other, same) => {
    expect(isSameNumber(one, other)).toBe(same);
  });
});
