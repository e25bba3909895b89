import {
  create,
  derivativeDependencies,
  simplifyConstantDependencies,
  simplifyCoreDependencies,
  type MathNode,
} from 'mathjs/number';
import { readTree } from '../../../../expressions/index.ts';
import { approximate } from '../approximate.ts';
import { expressionTex } from '../expression-tex.ts';
import { plainExpression } from '../read-expression.ts';
import { equalTo, decimal, inDollars, type Worked } from '../worked.ts';
import { withFigures } from '../words/number-words.ts';

interface Calculus {
  readonly derivative: (node: MathNode, variable: string, options: object) => MathNode;
  readonly simplifyCore: (node: MathNode) => MathNode;
  readonly simplifyConstant: (node: MathNode, options: object) => MathNode;
}

let library: Calculus | null = null;

/** Created when a derivative is first asked for: it takes a tenth of a second. */
function calculus(): Calculus {
  library ??= create({
    ...derivativeDependencies,
    ...simplifyCoreDependencies,
    ...simplifyConstantDependencies,
  }) as unknown as Calculus;
  return library;
}

/** Constants computed, zeros and ones left out. The library's whole simplification needs exact fractions, which this build lacks. */
function simplified(node: MathNode): MathNode {
  const { simplifyCore, simplifyConstant } = calculus();
  const core = simplifyCore(node);
  try {
    return simplifyCore(simplifyConstant(core, { exactFractions: false }));
  } catch {
    return core;
  }
}

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
function withCalls(text: string): string {
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

const ALLOWED = /^(?:[\d\s.+\-*/^()a-z]|sin|cos|tan|cot|sec|csc|log|exp|sqrt)+$/i;
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
function variableOf(expression: string): string | null {
  const names = new Set(expression.match(/[a-z]+/gi) ?? []);
  const letters = [...names].filter((name) => !FUNCTIONS.has(name.toLowerCase()));
  const [letter] = letters;
  return letters.length === 1 && letter?.length === 1 ? letter : null;
}

const LEAD =
  /^\s*(?:(?:please|pls|what(?:'s| is| will be)?|whats|find|calculate|evaluate|compute|tell me|give|solve|sir|bhai|determine)\s+)*(?:the\s+)?/i;
const END =
  /\s*(?:(?:with respect to|w\.?\s?r\.?\s?t\.?|wrt)\s+[a-z]|step by step|please|pls|plz|kya hai|kya hoga|kya hota hai|nikalo|batao|kitna hoga|ज्ञात करो|ज्ञात कीजिए|क्या है|क्या होगा|क्या होता है|निकालो|बताओ|करो|कीजिए|\?|\.|।|=)\s*$/iu;

function trimmed(text: string): string {
  let plain = text.trim().replace(LEAD, '');
  for (let turn = 0; turn < 4; turn += 1) plain = plain.replace(END, '');
  return plain.trim();
}

const DERIVATIVE = [
  /^()(?:dy\s*\/\s*dx|derivative)\s+(?:if|when|for|where|of)\s+y\s*=\s*(.+)$/iu,
  /^(second|2nd|third|3rd|first|1st|double)?\s*(?:order\s+)?(?:derivative|derivatives|differentiation|differential coefficient|diffrentiation|avkalan|avkalaj|अवकलज|अवकलन)\s+(?:of|ka|का)?\s*(.+)$/iu,
  /^()(?:differentiate|diff|avkalan karo)\s+(.+)$/iu,
  /^(d\^?2|d)\s*\/?\s*(?:dx\^?2?)\s*(?:of)?\s*(.+)$/iu,
  /^()(.+?)\s+(?:ka|का|ki|की)\s+(?:derivative|differentiation|avkalan|avkalaj|अवकलज|अवकलन)$/iu,
];

/** AS44: derivatives of polynomials and standard functions. @param asked as typed. */
export function derivativeOf(asked: string): Worked | null {
  const plain = trimmed(inSigns(asked)).replace(/\s+of it$/i, '');
  for (const pattern of DERIVATIVE) {
    const [, order = '', body] = pattern.exec(plain) ?? [];
    if (body === undefined) continue;
    const times = /second|2nd|double|d\^?2/i.test(order) ? 2 : /third|3rd/i.test(order) ? 3 : 1;
    const again = /^(?:and\s+)?(?:second|2nd)\s+derivative/i.test(plain) ? 2 : times;
    const found = derived(trimmed(body).replace(/^(?:of|the|y\s*=|f\(x\)\s*=)\s*/i, ''), again);
    if (found !== null) return found;
  }
  return null;
}

function derived(body: string, times: number): Worked | null {
  const expression = withCalls(body);
  const variable = variableOf(expression);
  if (variable === null || !ALLOWED.test(expression)) return null;
  const node = readTree(expression);
  const { derivative } = calculus();
  const steps: string[] = [];
  let current = node;
  for (let turn = 0; turn < times; turn += 1) {
    current = simplified(derivative(current, variable, { simplify: false }));
    const mark = turn === 0 ? `d` : `d^${turn + 1}`;
    const below = turn === 0 ? `d${variable}` : `d${variable}^${turn + 1}`;
    steps.push(
      inDollars(String.raw`\frac{${mark}}{${below}}\left(${texOf(node)}\right) = ${texOf(current)}`),
    );
  }
  const result = steps.pop() ?? '';
  return {
    title: ['Derivative', 'अवकलज'],
    law: inDollars(
      String.raw`(x^n)' = nx^{n-1},\ (\sin x)' = \cos x,\ (\cos x)' = -\sin x,\ (e^x)' = e^x,\ (\ln x)' = \frac{1}{x},\ (uv)' = u'v + uv'`,
    ),
    steps,
    result,
  };
}

/** mathjs names the natural logarithm log. */
const texOf = (node: MathNode): string =>
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
    .replace(/\\exp\\left\(([^()]*)\\right\)/g, 'e^{$1}');

const INTEGRAL = [
  /^(?:definite\s+|indefinite\s+)?(?:integral|integration|integrate|antiderivative|samakalan|समाकलन|समाकल)\s+(?:of|ka|का)?\s*(.+)$/iu,
  /^∫\s*(.+)$/iu,
  /^(.+?)\s+(?:ka|का|ki|की)\s+(?:integration|integral|samakalan|समाकलन|समाकल)$/iu,
];
const LIMITS =
  /\s*(?:from|between|limits?(?:\s+from)?|where x goes from)\s+(?:x\s*=\s*)?(-?[\d./]+|pi(?:\/\d)?|π(?:\/\d)?)\s+(?:to|and)\s+(?:x\s*=\s*)?(-?[\d./]+|pi(?:\/\d)?|π(?:\/\d)?)\s*$/i;

/** AS44: integrals of polynomials and standard functions. */
export function integralOf(asked: string): Worked | null {
  const plain = trimmed(inSigns(asked));
  for (const pattern of INTEGRAL) {
    const body = pattern.exec(plain)?.[1];
    if (body === undefined) continue;
    const limits = LIMITS.exec(body);
    const inner = trimmed(body.replace(LIMITS, ''))
      .replace(/^(?:of|the)\s+/i, '')
      .replace(/\s*\bd\s*([a-z])\s*$/i, '')
      .trim();
    const found = integrated(
      inner.replace(/\bdx\b/i, ' ').trim(),
      limits === null ? null : [limits[1] ?? '', limits[2] ?? ''],
    );
    if (found !== null) return found;
  }
  return null;
}

interface Term {
  /** TeX of the antiderivative and its value. */
  readonly tex: string;
  readonly valueAt: (x: number) => number;
}

function integrated(body: string, limits: readonly [string, string] | null): Worked | null {
  const bare = body.replace(/^\(([^()]*)\)$/, '$1');
  const expression = withCalls(bare);
  const variable = variableOf(expression) ?? (/^[\d./ ]+$/.test(expression) ? 'x' : null);
  if (variable === null) return null;
  const parts = expression
    .replace(/\s+/g, '')
    .replace(/(?<=[^(^*/])-/g, '+-')
    .split(/\+(?![^(]*\))/);
  const terms = parts.filter(Boolean).map((part) => termOf(part, variable));
  if (terms.length === 0 || terms.includes(null)) return null;
  const all = terms as Term[];
  const tex = all
    .map((term) => term.tex)
    .join(' + ')
    .replace(/\+ -/g, '- ');
  const whole = String.raw`\int ${parts.length > 1 ? `(${texOf(readTree(expression))})` : texOf(readTree(expression))}\,d${variable} = ${tex} + C`;
  const law = inDollars(
    String.raw`\int x^n\,dx = \frac{x^{n+1}}{n+1} + C,\ \int\frac{dx}{x} = \ln|x| + C,\ \int\sin x\,dx = -\cos x + C,\ \int\cos x\,dx = \sin x + C,\ \int e^x\,dx = e^x + C`,
  );
  const title = ['Integral', 'समाकलन'] as const;
  if (limits === null) return { title, law, steps: [], result: inDollars(whole) };
  const [low, high] = limits.map((limit) => approximate(readTree(limit.replace('π', 'pi')))) as [
    number,
    number,
  ];
  const valueAt = (x: number) => all.reduce((sum, term) => sum + term.valueAt(x), 0);
  if (/\\ln/.test(tex) && (low <= 0 || high <= 0)) return null;
  const value = Math.round((valueAt(high) - valueAt(low)) * 1e9) / 1e9;
  if (!Number.isFinite(value)) return null;
  const [lowTex, highTex] = limits.map((limit) => limit.replace(/pi|π/, String.raw`\pi`));
  return {
    title,
    law,
    steps: [inDollars(whole)],
    result: inDollars(String.raw`\left[${tex}\right]_{${lowTex}}^{${highTex}} ${equalTo(value)}`),
  };
}

/** One term: c x^n, c/x^n, c sin(kx), c cos(kx), c e^(kx), c sqrt(x), sec^2 x. */
function termOf(part: string, variable: string): Term | null {
  const plain = part
    .replaceAll(variable, 'x')
    .replace(/\*/g, '')
    .replace(/e(?=\()/g, 'e');
  const withExp = part
    .replace(/\*/g, '')
    .replace(new RegExp(variable, 'g'), (letter, at: number, whole: string) =>
      /exp/.test(whole.slice(Math.max(0, at - 1), at + 2)) ? letter : 'x',
    );
  const text = variable === 'x' ? plain : withExp;
  const power = /^(-?\d*\.?\d*(?:\/\d+)?)x(?:\^\(?(-?\d+(?:\/\d+)?|-?\d+\.\d+)\)?)?(?:\/(\d+))?$/.exec(text);
  if (power !== null)
    return ofPower(coefficient(power[1]) / Number(power[3] ?? 1), ratioOf(power[2] ?? '1'), variable);
  const constant = /^-?\d+(?:\.\d+)?(?:\/\d+)?$/.exec(text);
  if (constant !== null) return ofPower(ratioOf(text), 0, variable);
  const below = /^\(?(-?\d*\.?\d*)\)?\/\(?x(?:\^\(?(\d+)\)?)?\)?$/.exec(text);
  if (below !== null) return ofPower(coefficient(below[1]), -Number(below[2] ?? 1), variable);
  const root = /^(-?\d*\.?\d*)sqrt\(x\)$/.exec(text);
  if (root !== null) return ofPower(coefficient(root[1]), 0.5, variable);
  const call = /^(-?\d*\.?\d*)(sin|cos|exp)\((-?\d*\.?\d*)x\)$/.exec(text);
  if (call !== null) return ofCall(coefficient(call[1]), call[2] ?? '', coefficient(call[3]), variable);
  if (/^\(sec\(x\)\)\^2$/.test(text)) return { tex: String.raw`\tan ${variable}`, valueAt: Math.tan };
  if (/^\(csc\(x\)\)\^2$/.test(text))
    return { tex: String.raw`-\cot ${variable}`, valueAt: (x) => -1 / Math.tan(x) };
  if (/^tan\(x\)$/.test(text))
    return { tex: String.raw`\ln|\sec ${variable}|`, valueAt: (x) => -Math.log(Math.abs(Math.cos(x))) };
  if (/^log\(x\)$/.test(text))
    return { tex: String.raw`${variable}\ln ${variable} - ${variable}`, valueAt: (x) => x * Math.log(x) - x };
  if (/^1\/\(1\+x\^2\)$/.test(text)) return { tex: String.raw`\tan^{-1} ${variable}`, valueAt: Math.atan };
  return null;
}

function coefficient(text: string | undefined): number {
  if (text === undefined || text === '' || text === '+') return 1;
  if (text === '-') return -1;
  return ratioOf(text);
}

function ratioOf(text: string): number {
  const [top = '0', bottom = '1'] = text.split('/');
  return Number(top) / Number(bottom);
}

function ofPower(c: number, n: number, variable: string): Term | null {
  if (!Number.isFinite(c) || !Number.isFinite(n) || c === 0) return null;
  if (n === -1) return { tex: `${factor(c)}\\ln|${variable}|`, valueAt: (x) => c * Math.log(Math.abs(x)) };
  const next = n + 1;
  const powered = next === 1 ? variable : `${variable}^{${fraction(next)}}`;
  return { tex: `${factor(c / next)}${powered}`, valueAt: (x) => (c / next) * x ** next };
}

function ofCall(c: number, name: string, k: number, variable: string): Term | null {
  if (k === 0) return null;
  const inner = k === 1 ? variable : k === -1 ? `-${variable}` : `${decimal(k)}${variable}`;
  if (name === 'sin')
    return { tex: `${factor(-c / k)}\\cos ${inner}`, valueAt: (x) => (-c / k) * Math.cos(k * x) };
  if (name === 'cos')
    return { tex: `${factor(c / k)}\\sin ${inner}`, valueAt: (x) => (c / k) * Math.sin(k * x) };
  return { tex: `${factor(c / k)}e^{${inner}}`, valueAt: (x) => (c / k) * Math.exp(k * x) };
}

/** A coefficient as TeX: nothing for 1, a sign for -1, a fraction otherwise. */
const factor = (c: number): string => (c === 1 ? '' : c === -1 ? '-' : fraction(c));

function fraction(c: number): string {
  if (Number.isInteger(c)) return String(c);
  for (let below = 2; below <= 100; below += 1)
    if (Math.abs(c * below - Math.round(c * below)) < 1e-9)
      return `${c < 0 ? '-' : ''}\\frac{${Math.abs(Math.round(c * below))}}{${below}}`;
  return decimal(c);
}
