import { expect, test } from 'vitest';
import { hasMaths, parseRichText, plainText } from './index.ts';

const maths = (tex: string) => ({ kind: 'maths', tex });
const text = (words: string) => ({ kind: 'text', text: words });

test('[CT27] chemistry is a formula, between dollars or without', () => {
  expect(parseRichText('In $\\ce{2H2 + O2 -> 2H2O}$ and \\ce{SO4^{2-}} at \\pu{5 m s-1}.')).toEqual([
    {
      kind: 'paragraph',
      children: [
        text('In '),
        maths('\\ce{2H2 + O2 -> 2H2O}'),
        text(' and '),
        maths('\\ce{SO4^{2-}}'),
        text(' at '),
        maths('\\pu{5 m s-1}'),
        text('.'),
      ],
    },
  ]);
  expect(hasMaths('Pure \\ce{H2O}')).toBe(true);
});

test.each([
  ['a triple bond', '$\\ce{HC#CH}$', '\\ce{HC#CH}'],
  ['a percent sign', '\\pu{5 %}', '\\pu{5 \\%}'],
  ['maths within', '$\\ce{$n$ H2O}$', '\\ce{$n$ H2O}'],
  ['condition of an arrow', '\\ce{A ->[\\Delta][{H+}] B}', '\\ce{A ->[\\Delta][{H+}] B}'],
  ['a number sign elsewhere', '$\\ce{A} + #1$', '\\ce{A} + \\#1'],
])('[CT27] %s is kept', (_, source, tex) => {
  expect(parseRichText(source)).toEqual([{ kind: 'paragraph', children: [maths(tex)] }]);
});

test.each([
  ['\\ce{2H2 + O2 -> 2H2O}', '2H2 + O2 → 2H2O'],
  ['$\\ce{N2 + 3H2 <=> 2NH3}$', 'N2 + 3H2 ⇌ 2NH3'],
  ['\\ce{SO4^2-}', 'SO4^2-'],
  ['\\ce{HC#CH}', 'HC≡CH'],
  ['\\ce{CaCO3 ->[\\Delta] CaO + CO2 ^}', 'CaCO3 → (Δ ) CaO + CO2 ↑'],
  ['\\ce{Ag+ + Cl- -> AgCl v}', 'Ag+ + Cl- → AgCl ↓'],
  ['\\pu{25 °C}', '25 °C'],
  ['$K=\\frac{[\\ce{H2}]^2}{[\\ce{N2}]}$', 'K=([H2]^2)/([N2])'],
])('[CT27] %s is read out in signs', (source, words) => {
  expect(plainText(source)).toBe(words);
});

test('[CT27] what is open stays', () => {
  expect(plainText('an open \\ce{H2O')).toBe('an open \\ce{H2O');
});
