import type { ShownQuestion } from '../index.ts';

export const integral: ShownQuestion = {
  _id: 'q12',
  type: 'MCQ',
  text: 'The value of the integral\n\n$$\\int_0^{\\pi/2} \\frac{\\sin^2 x}{1 + \\sin x \\cos x}\\,dx$$\n\nis equal to',
  options: [
    { _id: 'a', text: '$\\frac{\\pi}{3\\sqrt{3}}$' },
    { _id: 'b', text: '$\\frac{2\\pi}{3\\sqrt{3}}$' },
    { _id: 'c', text: '$\\frac{\\pi}{\\sqrt{3}}$' },
    { _id: 'd', text: '$\\frac{\\pi}{6}$' },
  ],
};

export const matrices: ShownQuestion = {
  _id: 'q18',
  type: 'MSQ',
  text: 'Let $A = \\begin{bmatrix} 1 & 2 \\\\ 0 & 1 \\end{bmatrix}$ and let $n$ be a positive integer. Which of the following are true?',
  options: [
    { _id: 'a', text: '$A^n = \\begin{bmatrix} 1 & 2n \\\\ 0 & 1 \\end{bmatrix}$' },
    { _id: 'b', text: '$\\det(A^n) = 1$' },
    { _id: 'c', text: '$A$ is diagonalisable over the reals' },
    { _id: 'd', text: '$A^{-1} = \\begin{bmatrix} 1 & -2 \\\\ 0 & 1 \\end{bmatrix}$' },
  ],
};

export const area: ShownQuestion = {
  _id: 'q23',
  type: 'Numerical',
  text: 'The area of the region enclosed by the curves $y = x^2$ and $y = 2x$ is ____ square units. Round off to two decimal places.',
  options: [],
};

export const wide: ShownQuestion = {
  _id: 'q24',
  type: 'MCQ',
  text: 'A formula wider than a phone: $$a_1x_1 + a_2x_2 + a_3x_3 + a_4x_4 + a_5x_5 + a_6x_6 + a_7x_7 + a_8x_8 + a_9x_9 + a_{10}x_{10} + a_{11}x_{11} + a_{12}x_{12} = \\sum_{i=1}^{12} a_i x_i$$ and a table: \\begin{tabular}{|l|c|c|c|c|} Quantity & First reading & Second reading & Third reading & Mean \\\\ Length in cm & 12.01 & 12.03 & 11.98 & 12.007 \\end{tabular} <b>This is text, not markup.</b>',
  options: [
    { _id: 'a', text: 'Neither' },
    {
      _id: 'b',
      text: '$x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}, \\quad y = \\frac{-q \\pm \\sqrt{q^2 - 4pr}}{2p}, \\quad z = 0$',
    },
  ],
};

const inBlock = (...lines: readonly string[]) => ['```python', ...lines, '```'].join('\n');

export const program: ShownQuestion = {
  _id: 'q26',
  type: 'MCQ',
  text: [
    'The loop below calls `printf("%d\\n", i)` and runs in `$HOME`. It reacts as in \\ce{2H2 + O2 -> 2H2O}.',
    '```c',
    'int main(void) {',
    '    for (int i = 0; i < 3; i++) {',
    '        printf("%d\\n", i); /* a comment that is longer than the screen of a phone is wide */',
    '    }',
    '}',
    '```',
    'Which of these is the same in Python?',
  ].join('\n'),
  options: [
    { _id: 'a', text: inBlock('for i in range(3):', '    print(i)', '    print()') },
    { _id: 'b', text: inBlock('for i in range(3):', '    print(i)', 'print()') },
    { _id: 'c', text: '`print("a line of code that is far too long for the screen of a phone", end="")`' },
    {
      _id: 'd',
      text: inBlock('print("another line of code that is far too long for the screen of a phone", end="")'),
    },
  ],
};

export const broken: ShownQuestion = { _id: 'q25', type: 'MCQ', text: '', options: null };
