import { expect, test } from 'vitest';
import { textBeginning } from './text-beginning.ts';

test.each([
  [String.raw`Match the lists. \begin{tabular}{|c|c|} \hline List I & Li`, 'Match the lists.…'],
  [String.raw`Match the lists. \begin{tabu`, 'Match the lists.…'],
  [
    String.raw`Of \begin{tabular}{c} a \end{tabular} the matrix \begin{bmatrix} 1 & 2`,
    String.raw`Of \begin{tabular}{c} a \end{tabular} the matrix…`,
  ],
  ['**Assertion (A):** It moves.\n\n**Reaso', '**Assertion (A):** It moves.…'],
  ['A body at $10 m/s$ has $\\frac{1}{2', 'A body at $10 m/s$ has…'],
  ['As in $$E = mc^', 'As in…'],
  [String.raw`Where \(x\) is \(y`, String.raw`Where \(x\) is…`],
  ['What is printed?\n\n```python\nfor i in ra', 'What is printed?…'],
])('[CN60] a text that was cut in a part is shown up to it: %s', (text, shown) => {
  expect(textBeginning(text)).toBe(shown);
});

test('[CN60] any other text is shown as it is', () => {
  const text = String.raw`A **bold** word, $x$, \(y\), and \begin{tabular}{c} a \end{tabular} and so o`;
  expect(textBeginning(text)).toBe(text);
});
