import type { MathNode } from 'mathjs/number';
import { Incalculable, readTree } from '../../../expressions/index.ts';

/** Characters. */
const LONGEST = 300;

/** Names allowed in an expression, besides single letters. */
const NAMES = new Set(
  'sqrt cbrt sin cos tan cot sec cosec csc asin acos atan arcsin arccos arctan log ln log10 exp abs pi e deg nCr nPr factorial'
    .toLowerCase()
    .split(' '),
);

/** Converts TeX and typographic symbols to the syntax of the parser. */
export function plainExpression(text: string): string {
  let plain = text
    .normalize('NFKC')
    .replace(/\$|\\\(|\\\)|\\\[|\\\]|\\[,;! ]|\\left|\\right|\\displaystyle/g, ' ')
    .replace(/\\(?:times|cdot)|[×·∙]/g, '*')
    .replace(/\\div|÷/g, '/')
    .replace(/[−–]/g, '-')
    .replace(/\\pi|π/g, ' pi ')
    .replace(/°|\^\{?\\circ\}?|\bdegrees?\b/g, ' deg ')
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
    .replace(/√\s*(\d+(?:\.\d+)?|[a-z])/gi, 'sqrt($1)')
    .replace(/√/g, 'sqrt')
    .replace(/\*\*/g, '^');
  for (let depth = 0; depth < 5; depth += 1)
    plain = plain
      .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '(($1)/($2))')
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, 'sqrt($1)')
      .replace(/\^\s*\{([^{}]*)\}/g, '^($1)');
  return plain
    .replace(/\\(sin|cos|tan|log|ln|exp)/g, '$1')
    .replace(/\blog10\s+(\d+(?:\.\d+)?)/g, 'log10($1)')
    .replace(/\b(sqrt|sin|cos|tan|cot|log(?!10\()|ln)\s*(\d+(?:\.\d+)?(?:\s*deg\b)?)/g, '$1($2)')
    .replace(/(?<=\d)\s+[xX]\s+(?=\d)/g, '*')
    .replace(/(\d),(?=\d{3}(?:\D|$))/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a text consists only of numbers, operators, single letters and function names. */
export function looksLikeExpression(text: string): boolean {
  // The parser would silently round a number with more digits.
  if (text.length > LONGEST || /\d{16}/.test(text) || !/^[\w\s.+\-*/^%!(),=]+$/.test(text)) return false;
  return (text.match(/[a-z_][a-z_0-9]*/gi) ?? []).every(
    (word) => word.length === 1 || NAMES.has(word.toLowerCase()),
  );
}

/** @throws Incalculable if the text is not such an expression, or too large. */
export function readExpression(text: string): MathNode {
  if (!looksLikeExpression(text)) throw new Incalculable('no expression');
  return readTree(text);
}
