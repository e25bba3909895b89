import { expect, test } from 'vitest';
import { contradicts } from './contradicts.ts';

const percent = String.raw`$\frac{15}{100} \times 240 = 36$.`;
const roots = '$x = 2$ or $x = 3$.';

test.each([
  [false, 'It is 36, a sixth of the whole.', percent],
  [false, 'It is $36.0$.', percent],
  [true, 'It is 360.', percent],
  [true, 'It is about forty.', percent],
  [false, 'The roots are 2 and 3.', roots],
  [true, 'The roots are 2 and 4.', roots],
  [false, 'You get 1,98,000.', '$= 198000$'],
  [false, String.raw`It is $\frac{36}{5}$ days.`, '$t = 7.2$ days'],
  [false, 'There is no real root.', 'It has no real root.'],
])('[AS47] a contradiction is %s: %s', (expected, text, result) => {
  expect(contradicts(text, result)).toBe(expected);
});
