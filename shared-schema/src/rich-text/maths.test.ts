import { describe, expect, test } from 'vitest';
import { parseRichText, plainText, type RichTextBlock, type RichTextInline } from './index.ts';

const text = (words: string): RichTextInline => ({ kind: 'text', text: words });
const maths = (tex: string): RichTextInline => ({ kind: 'maths', tex });
const paragraph = (...children: RichTextInline[]): RichTextBlock => ({ kind: 'paragraph', children });

/** The formulas of a text that is one paragraph. */
function formulas(source: string): string[] {
  return parseRichText(source).flatMap((block) => {
    if (block.kind === 'maths') return [block.tex];
    return 'children' in block
      ? block.children.flatMap((node) => (node.kind === 'maths' ? [node.tex] : []))
      : [];
  });
}

describe('maths in a line', () => {
  test('stands between dollars or in round TeX brackets', () => {
    expect(parseRichText('If $x^2=4$, then \\(x=\\pm 2\\).')).toEqual([
      paragraph(text('If '), maths('x^2=4'), text(', then '), maths('x=\\pm 2'), text('.')),
    ]);
  });

  test.each([
    ['a single letter', 'Let $n$ be even', 'n'],
    ['a number', 'the answer $5$ is right', '5'],
    ['blanks inside the dollars', 'Let $ x_1 $ be real', 'x_1'],
    ['a number with a unit', 'a rod of $20 km$ length', '20 km'],
    [
      'wording inside the formula',
      'so $x>0 \\text{ and not equal to any}$ holds',
      'x>0 \\text{ and not equal to any}',
    ],
    ['a dollar inside wording', 'so $x \\text{ if $y$ is real}$ holds', 'x \\text{ if $y$ is real}'],
    ['an escaped dollar', 'costs $\\$5 \\times 3$ in all', '\\$5 \\times 3'],
    ['a percent sign, which TeX would take for a comment', 'at $6.3%$ a year', '6.3\\%'],
    ['a digit right after it, where it is clearly a formula', '$\\alpha$1', '\\alpha'],
  ])('%s', (_, source, tex) => {
    expect(formulas(source)).toEqual([tex]);
  });

  test('ends at its own closing bracket, not at one after a line end', () => {
    expect(formulas('\\(a \\\\) b\\)')).toEqual(['a \\\\) b']);
  });

  test('two formulas side by side are two', () => {
    expect(formulas('$a$$b$')).toEqual(['a', 'b']);
  });
});

describe('money is not maths', () => {
  test.each([
    'He saves $5 a week.',
    'He saves $5 a week and spends $3 of it.',
    'Tickets cost $12 for adults, $10 for children and $.50 for dogs.',
    'Cards are sold for $5, $6, $ 7.',
    'Between $80,000 and $50,000 were spent.',
    'It costs $5-$10, or ($7)/($8).',
    'You pay 5$ and 10$ more.',
    'It rose from US$20 or so to US$ 30.',
    'Earn $$ and spend $$ as you like.',
    'He pays $20 per hour to the first team and $x',
  ])('%s', (source) => {
    expect(formulas(source)).toEqual([]);
    expect(plainText(source)).toBe(source);
  });

  test('an escaped dollar is a dollar', () => {
    expect(parseRichText('It costs \\$5 and \\$6.')).toEqual([paragraph(text('It costs $5 and $6.'))]);
  });

  test('money beside maths leaves the maths', () => {
    expect(formulas('A pen costs $5 and $x$ pens are bought.')).toEqual(['x']);
    expect(formulas('With $2 each, $n$ pens cost $2n$ dollars.')).toEqual(['n', '2n']);
  });
});

describe('display maths', () => {
  test.each([
    ['double dollars', '$$\\int_0^1 x\\,dx$$'],
    ['square TeX brackets', '\\[\\int_0^1 x\\,dx\\]'],
    ['an equation', '\\begin{equation}\\label{eq:1}\\int_0^1 x\\,dx\\end{equation}'],
    ['an unnumbered equation over several lines', '\\begin{equation*}\n\\int_0^1 x\\,dx\n\n\\end{equation*}'],
  ])('%s', (_, source) => {
    expect(parseRichText(`Find ${source} now`)).toEqual([
      paragraph(text('Find')),
      { kind: 'maths', tex: '\\int_0^1 x\\,dx' },
      paragraph(text('now')),
    ]);
  });

  test.each([
    ['align*', 'aligned'],
    ['eqnarray', 'aligned'],
    ['gather*', 'gathered'],
    ['multline', 'gathered'],
    ['gathered', 'gathered'],
    ['cases', 'cases'],
  ])('%s stands by itself, as KaTeX takes it', (name, taken) => {
    expect(parseRichText(`\\begin{${name}} a \\\\ b \\end{${name}}`)).toEqual([
      { kind: 'maths', tex: `\\begin{${taken}} a \\\\ b \\end{${taken}}` },
    ]);
  });

  test('a formula with an array over blank lines stays whole', () => {
    expect(formulas('$\\begin{array}{c}a \\\\\n\n b\\end{array}$')).toEqual([
      '\\begin{array}{c}a \\\\ b\\end{array}',
    ]);
  });
});

describe('known damage is repaired', () => {
  test("an eaten backslash: '\\right' and '\\theta' read as control characters", () => {
    expect(formulas('$\\left(x\right)$ and $\theta$')).toEqual(['\\left(x\\right)', '\\theta']);
  });

  test('an unclosed dollar before text that is only a formula', () => {
    expect(formulas('[A]$\\left[\\begin{array}{c}1\\end{array}\\right]\n\n[B]$x^2$')).toEqual([
      '\\left[\\begin{array}{c}1\\end{array}\\right]',
      'x^2',
    ]);
  });

  test('an unopened dollar after text that is only a formula', () => {
    expect(parseRichText('[C] \\quad P(X \\cap Y)=\\frac{1}{5}$')).toEqual([
      paragraph(text('[C] '), maths('\\quad P(X \\cap Y)=\\frac{1}{5}')),
    ]);
  });

  test("a row's end that lost its second backslash", () => {
    expect(formulas('$\\begin{array}{c}1 \\2\\end{array}$')).toEqual([
      '\\begin{array}{c}1 \\\\ 2\\end{array}',
    ]);
  });

  test('rules and spanning cells that KaTeX does not have', () => {
    expect(
      formulas('$$\\begin{array}{cc}\\multicolumn{2}{c}{a} \\\\ \\cline{1-2} 1 & 2\\end{array}$$'),
    ).toEqual(['\\begin{array}{cc}& {a} \\\\  1 & 2\\end{array}']);
  });
});
