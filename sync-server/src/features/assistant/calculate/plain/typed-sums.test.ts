import { expect, test } from 'vitest';
import { computed } from '../../embedded-free.ts';

test.each([
  ['[AS133] H2SO4 me oxygen ka mass percent nikalo', String.raw`65.31\%`],
  ['[AS133] mass percentage of Ca in CaCO3', String.raw`40\%`],
  ['[AS133] percent of hydrogen in Ca(OH)2 by mass', String.raw`2.703\%`],
  ['[AS133] 40% C, 6.67% H and 53.33% O by mass. empirical formula?', 'CH_2O'],
  ['[AS133] 40% carbon, 6.67% hydrogen, 53.33% oxygen, molar mass 180. molecular formula?', 'C_6H_{12}O_6'],
  ['[AS136] 10 g hydrogen and 64 g oxygen are sparked, how much water forms in grams', '= 72'],
  ['[AS136] 50 g pure CaCO3 heated fully. volume of CO2 at STP (22.4 L)', '= 11.2'],
  ['[AS136] N2 + 3H2 -> 2NH3, 85 g ammonia banane ke liye hydrogen kitne gram', '= 15'],
  ['[AS90] 12 M HCl bottle se 500 ml 0.6 M banana hai, kitna ml lena padega', '= 25'],
  [
    '[AS90] if the radius of a circle is increased by 20%, by what percent does its area increase',
    String.raw`44\%`,
  ],
  ['[AS134] area enclosed between y=x^2 and y=2x', String.raw`\frac{4}{3}`],
  ['[AS134] find the area bounded by y = x^2 and y = x + 2', '4.5'],
  ['[AS134] dy/dx = 3y with y(0) = 2, find y', '2e^{3x}'],
  [
    '[AS135] at what time between 4 and 5 o clock will the hands of a clock be together',
    String.raw`\frac{9}{11}`,
  ],
  ['[AS135] at what time between 7 and 8 are the hands of a clock opposite', String.raw`5\frac{5}{11}`],
])('%s', (title, holds) => {
  const asked = title.replace(/^\[\w+\] /, '');
  expect(computed(asked)?.text.split('\n').at(-1) ?? 'nothing').toContain(holds);
});

test.each([
  '[AS133] 10 g of CaCO3 is 80% pure, mass of calcium',
  '[AS133] 40% C and 20% H by mass. empirical formula?',
  '[AS133] 40% C, 6.67% H, 53.33% O. molecular formula?',
  '[AS136] 10 g hydrogen and 64 g oxygen, how much ammonia forms',
  '[AS136] 50 g of 80% pure CaCO3 heated. volume of CO2 at STP',
  '[AS136] 10 g hydrogen and 64 g oxygen',
  '[AS134] area between y = x^2 and y = -1',
  '[AS135] at what time between 4 and 6 are the hands together',
])('nothing of %s', (title) => {
  expect(computed(title.replace(/^\[\w+\] /, ''))).toBeNull();
});
