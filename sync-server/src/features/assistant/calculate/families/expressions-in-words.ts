import type { MathNode } from 'mathjs/number';
import { expressionTex } from '../expression-tex.ts';
import { plainExpression } from '../read-expression.ts';
import { withFigures } from '../words/number-words.ts';

/** Words of expressions, in signs. The order matters. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\bwhole\s+squared?\b/gi, '^2'],
  [/\b([a-z])\s*(?:ka|ki)?\s*(?:squared?|sq|varg|का\s*वर्ग)(?![a-z])/giu, '$1^2'],
  [/\b([a-z])\s*(?:cubed?)\b/gi, '$1^3'],
  [
    /\b([a-z])\s*(?:raised\s+)?(?:to\s+the\s+power(?:\s+of)?|ki\s+power|ki\s+ghat|power)\s*(-?\d+|[a-z])\b/gi,
    '$1^$2',
  ],
  [/\s*\b(?:is\s+)?(?:equals?(?:\s+to)?|is\s+equal\s+to|barabar)\b\s*/gi, ' = '],
  [/(?<=[\d a-z)])\s+\b(?:plus)\b\s+/gi, ' + '],
  [/(?<=[\d a-z)])\s+\b(?:minus)\b\s+/gi, ' - '],
  [/\b(?:times|multiplied by|into|guna)\b/gi, '*'],
  [/\b(?:divided by|upon|by|over)\b/gi, '/'],
  [/\be\s*(?:\^|to the power|raised to|power)\s*\(?\s*(-?\d*\s*[a-z])\s*\)?/gi, 'exp($1)'],
];

/** An expression or equation in words, in signs: 'x square minus 7x plus 12 equal to 0'. */
export function inSigns(text: string): string {
  return SIGNS.reduce((plain, [words, sign]) => plain.replace(words, sign), withFigures(text));
}

/** 'sin x' as 'sin(x)', '2 sin x' as '2 sin(x)', 'x sin x' as 'x*sin(x)'. */
export function withCalls(text: string): string {
  // Before the parser's syntax takes '2' of 'cos 2x' alone.
  const called = text.replace(
    /\b(sin|cos|tan|cot|sec|csc|cosec|log|ln|sqrt)\s+(\d*\s*[a-z])(?![a-z(])/gi,
    '$1($2)',
  );
  return plainExpression(called)
    .replace(/\bcosec\b/gi, 'csc')
    .replace(/\btan\s*\^\s*\(?-1\)?/gi, 'atan')
    .replace(/\b(sin|cos|tan|cot|sec|csc|log|ln|sqrt|exp)\s*\^\s*(\d)\s*\(?\s*([a-z])\s*\)?/gi, '($1($3))^$2')
    .replace(/\b(sin|cos|tan|cot|sec|csc|log|ln|sqrt)\s+(\d*\s*[a-z])(?![a-z(])/gi, '$1($2)')
    .replace(/\be\s*\^\s*\(?\s*(-?\d*\s*[a-z])\s*\)?/gi, 'exp($1)')
    .replace(/\b(?:log|ln)\(/gi, 'log(')
    .replace(/\b([a-z])\s+(?=(?:sin|cos|tan|cot|sec|csc|log|exp|sqrt)\()/gi, '$1*')
    .replace(/\b([a-z])(?=(?:sin|cos|tan|exp|log)\()/gi, '$1*')
    .replace(/\s+/g, ' ')
    .trim();
}

export const ALLOWED = /^[\d\s.+\-*/^()a-z]+$/i;
const FUNCTIONS = new Set([
  'sin',
  'cos',
  'tan',
  'cot',
  'sec',
  'csc',
  'log',
  'exp',
  'sqrt',
  'atan',
  'e',
  'pi',
]);

/** The only variable of an expression, or null if it has none or several, or other names. */
export function variableOf(expression: string): string | null {
  const names = new Set(expression.match(/[a-z]+/gi) ?? []);
  const letters = [...names].filter((name) => !FUNCTIONS.has(name.toLowerCase()));
  const [letter] = letters;
  return letters.length === 1 && letter?.length === 1 ? letter : null;
}

const LEAD =
  /^\s*(?:(?:please|pls|what(?:'s| is| will be)?|whats|find|calculate|evaluate|compute|tell me|give|solve|sir|bhai|determine)\s+)*(?:the\s+)?/i;
const END =
  /\s*(?:(?:with respect to|w\.?\s?r\.?\s?t\.?|wrt)\s+[a-z]|step by step|please|pls|plz|kya hai|kya hoga|kya hota hai|nikalo|batao|kitna hoga|ज्ञात करो|ज्ञात कीजिए|क्या है|क्या होगा|क्या होता है|निकालो|बताओ|करो|कीजिए|\?|\.|।|=)\s*$/iu;

export function trimmed(text: string): string {
  let plain = text.trim().replace(LEAD, '');
  for (let turn = 0; turn < 4; turn += 1) plain = plain.replace(END, '');
  return plain.trim();
}

/** mathjs names the natural logarithm log. */
export const texOf = (node: MathNode): string =>
  expressionTex(node)
    .replace(/\\log\b/g, String.raw`\ln`)
    .replace(/\\cdot(?![a-z])\s*/g, ' ')
    .replace(/\\log_\{10\}/g, String.raw`\ln`)
    .replace(/~|\s+/g, ' ')
    .replace(/(?<=[({=+-]) (?=[a-z])/g, '')
    .replace(/-1 (?=\\frac)/g, '-')
    // A factor before a negative one: 2 times -sin x.
    .replace(/(\d+) -(?=\\)/g, '-$1 ')
    .replace(/\+-/g, '-')
    .replace(/\{([a-z])\}\^/g, '$1^')
    .replace(
      /\{\\(sin|cos|tan|cot|sec|csc)\\left\(([^()]*)\\right\)\}\^\{(\d)\}/g,
      String.raw`\$1^{$3}\left($2\right)`,
    )
    .replace(/\\(sin|cos|tan|cot|sec|csc)(\^\{\d\})?\\left\((\d* ?[a-z])\\right\)/g, String.raw`\$1$2 $3`)
    .replace(/\\exp\\left\(([^()]*)\\right\)/g, 'e^{$1}');
