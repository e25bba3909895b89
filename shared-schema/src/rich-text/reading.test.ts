import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasMaths, parseRichText, plainText } from './index.ts';

describe('unknown parts stay', () => {
  test.each([
    'a \\mystery{thing} here',
    '\\begin{tikzpicture}\\draw (0,0);\\end{tikzpicture}',
    'an open \\begin{tabular}{c} a & b',
    'an open \\textbf{ bold',
    'the demand is $p=\\frac{500-x}{10}, What is the elasticity of demand',
    'mass is $R_E}=$ now',
    'ends with a backslash \\',
    'an open \\( bracket',
  ])('%s', (source) => {
    expect(plainText(source)).toBe(source);
  });
});

describe('hasMaths', () => {
  test.each([
    ['Let $x$ be real', true],
    ['\\begin{tabular}{c}$x$\\end{tabular}', true],
    ['\\begin{itemize}\\item \\textbf{$x$}\\end{itemize}', true],
    ['It costs $5 or $6', false],
    ['plain words', false],
    ['\\textbf{bold}', false],
  ])('%s: %s', (source, expected) => {
    expect(hasMaths(source)).toBe(expected);
  });
});

describe('plainText', () => {
  test.each([
    ['$\\frac{1}{2} m v^{2}$', '1/2 m v^2'],
    ['$\\frac{a+b}{\\sqrt{c d}}$', '(a+b)/(√(c d))'],
    ['$\\sqrt[3]{8}=2$', '3√8=2'],
    ['at $30^{\\circ} \\mathrm{C}$', 'at 30° C'],
    ['$1.6 \\mathrm{~kg}$', '1.6 kg'],
    ['$f^{\\prime}(x) \\leq \\pi$', 'f′(x) ≤ π'],
    ['$10^{-34} \\times x_{i j}$', '10^-34 × x_(i j)'],
    ['$\\sin x + \\log_2 8$', 'sin x + log_2 8'],
    ['$\\{1, 2\\} \\; 5\\%$', '{1, 2} 5%'],
    ['$\\begin{array}{cc}1 & 2 \\\\ 3 & 4\\end{array}$', '1 2 ; 3 4'],
    ['\\begin{tabular}{cc}a & $b$ \\\\ c & d\\end{tabular}', 'a, b; c, d'],
    ['One\n\ntwo \\textbf{three}', 'One two three'],
    ['\\begin{itemize}\\item a\\item b\\end{itemize}', 'a; b'],
  ])('%s reads %s', (source, words) => {
    expect(plainText(source)).toBe(words);
  });
});

describe('for any text', () => {
  const pieces = fc.constantFrom(
    '$',
    '$$',
    '\\',
    '\\\\',
    '{',
    '}',
    '\n',
    '\n\n',
    '&',
    '\\(',
    '\\)',
    '\\[',
    '\\]',
    '%',
    '^',
    '_',
    ' ',
    'word',
    'x',
    '5',
    '\\frac',
    '\\sqrt',
    '\\textbf{',
    '\\textbf',
    '\\begin{tabular}{c}',
    '\\end{tabular}',
    '\\begin{itemize}',
    '\\item',
    '\\end{itemize}',
    '\\begin{center}',
    '\\end{center}',
    '\\begin{align}',
    '\\end{align}',
    '\\multicolumn{2}{c}',
    '\\includegraphics{',
    '\\left',
    '\\',
  );
  const sources = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''));

  test('parsing, reading and asking for maths never throw', () => {
    fc.assert(
      fc.property(fc.oneof(sources, fc.string({ unit: 'binary' })), (source) => {
        parseRichText(source);
        plainText(source);
        hasMaths(source);
      }),
      { numRuns: 2000 },
    );
  });

  test('no letter of a text without commands is lost, nor its order', () => {
    const signs = fc.constantFrom('$', '{', '}', '\n', '&', ' ', 'a', 'b', '1', '.', ',', '$x$', 'word ');
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 40 }), (parts) => {
        const source = parts.join('');
        expect(lettersOf(plainText(source))).toBe(lettersOf(source));
      }),
      { numRuns: 2000 },
    );
  });

  test('deep nesting and long texts are read in a moment', () => {
    for (const part of [
      '\\textbf{',
      '\\begin{center}',
      '$',
      '\\(',
      '\\frac{',
      '{',
      '\\begin{itemize}\\item ',
    ]) {
      const source = part.repeat(3000);
      expect(() => plainText(source)).not.toThrow();
      expect(() => plainText(`$${source}x$`)).not.toThrow();
    }
    expect(() => plainText(`${'\\begin{center}'.repeat(500)}x${'\\end{center}'.repeat(500)}`)).not.toThrow();
    expect(() => plainText(`$${'\\frac{'.repeat(500)}x${'}{2}'.repeat(500)}$`)).not.toThrow();
  });
});

test.each([
  '\\textbf{',
  '\\begin{center}',
  '\\begin{align}',
  '\\begin{itemize}\\item ',
  '\\begin{tabular}{c}a & ',
  '\\includegraphics[',
  '\\(',
  '\\[ a',
  '\\text{',
  '$\\text{',
  '$$',
  '$$a ',
  '**a',
  '{',
  ' ',
])('100 kB of %j are read at once', (part) => {
  const source = part.repeat(Math.ceil(100_000 / part.length));
  for (const text of [source, `$$${source}$$`]) {
    const startedAt = performance.now();
    parseRichText(text);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  }
});

function lettersOf(source: string): string {
  return source.replace(/[^a-z0-9]/g, '');
}
