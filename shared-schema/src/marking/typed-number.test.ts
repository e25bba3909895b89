import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDecimal } from './decimal.ts';
import { asksForPercent, typedNumber } from './typed-number.ts';

describe('[SC9] a typed number', () => {
  test.each([
    ['the minus sign of formulas and of the calculator', '\u22125', '-5'],
    ['an en dash', '\u20135', '-5'],
    ['a minus in full width', '\uff0d\uff15', '-5'],
    ['a blank after the sign', '\u2212\u00a05', '-5'],
    ['a minus in the exponent', '1e\u22123', '1e-3'],
    ['digits of Devanagari', '\u0967\u0968.\u096b', '12.5'],
    ['digits of Tamil', '\u0be7\u0be8', '12'],
    ['digits and a point in full width', '\uff11\uff12\uff0e\uff15', '12.5'],
    ['digits of mathematical bold', '\u{1d7cf}\u{1d7d0}', '12'],
    ['thousands', '1,234,567.5', '1234567.5'],
    ['lakhs and crores', '-12,34,567', '-1234567'],
    ['thin spaces between thousands', '12\u2009345', '12345'],
    ['a zero-width space', '\u200b5', '5'],
    ['a word joiner and marks of direction', '\u200e5\u2060.5\u200f', '5.5'],
    ['a line break', '5\n', '5'],
    ['a plus', '+ 5', '+5'],
  ])('may have %s', (_what, text, number) => {
    expect(typedNumber(text)).toBe(number);
  });

  test.each([
    '',
    ' ',
    '\u2212',
    'x',
    '5 m',
    '0,500',
    '1,5',
    '1,00',
    '1,2345',
    '1,000 000',
    '1,23,45',
    '1 2',
    '5\u22123',
    '10\u00b3',
    '\u00bd',
    '5%',
    '1\u20445',
  ])("is not read from '%s'", (text) => {
    expect(typedNumber(text)).toBeNull();
  });

  test('may be a per cent, if it is asked for in per cent', () => {
    expect(['5%', '5 %', '\uff15\uff05', '5'].map((text) => typedNumber(text, true))).toEqual(
      Array(4).fill('5'),
    );
    expect(typedNumber('%', true)).toBeNull();
  });

  test.each([
    ['By what percentage does it rise?', true],
    ['What per cent is lost?', true],
    ['The efficiency (in %) is', true],
    ['The efficiency (\\%) is', true],
    ['इसमें कितने प्रतिशत की वृद्धि होती है?', true],
    ['At the 5 % level, the value is', false],
    ['How many?', false],
  ])('is asked for in per cent: %s', (text, asks) => {
    expect(asksForPercent(text)).toBe(asks);
  });

  test('keeps its text, if marking reads it already', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+-.eE ') }), (text) => {
        if (parseDecimal(text) !== null) expect(typedNumber(text)).toBe(text.trim());
      }),
    );
  });

  test('is read by marking, and the same when it is read again', () => {
    const signs = fc.constantFrom(...'019+-.,e % \u2212\u2013\u0966\u096f\uff10\uff0d\u200b\u00a0');
    fc.assert(
      fc.property(fc.string({ unit: signs }), fc.boolean(), (text, isPercent) => {
        const number = typedNumber(text, isPercent);
        if (number === null) return;
        expect(parseDecimal(number)).not.toBeNull();
        expect(typedNumber(number)).toBe(number);
      }),
    );
  });
});
