import { readTree } from '../../../../expressions/index.ts';
import { approximate } from '../approximate.ts';
import { type Worked, decimal, equalTo, inDollars } from '../worked.ts';
import { inSigns, texOf, trimmed, variableOf, withCalls } from './expressions-in-words.ts';

const INTEGRAL = [
  /^(?:definite\s+|indefinite\s+)?(?:integral|integration|integrate|antiderivative|samakalan|समाकलन|समाकल)\s+(?:of|ka|का)?\s*(.+)$/iu,
  /^∫\s*(.+)$/iu,
  /^(.+?)\s+(?:ka|का|ki|की)\s+(?:integration|integral|samakalan|समाकलन|समाकल)$/iu,
];
const LIMITS =
  /\s*(?:from|between|limits?(?:\s+from)?|where x goes from)\s+(?:x\s*=\s*)?(-?[\d./]+|pi(?:\/\d)?|π(?:\/\d)?)\s+(?:to|and)\s+(?:x\s*=\s*)?(-?[\d./]+|pi(?:\/\d)?|π(?:\/\d)?)\s*$/i;

/** 'from 0 to 3 of (x^2 + 2x) dx' */
const LIMITS_FIRST =
  /^(?:from\s+|_\{?)(?:x\s*=\s*)?(-?[\d./]+|pi(?:\/\d)?|π(?:\/\d)?)\}?\s*(?:to\s+|\^\{?)(?:x\s*=\s*)?(-?[\d./]+|pi(?:\/\d)?|π(?:\/\d)?)\}?\s+(?:of\s+)?(.+)$/i;

/** AS44: integrals of polynomials and standard functions. */
export function integralOf(asked: string): Worked | null {
  const plain = trimmed(inSigns(asked));
  for (const pattern of INTEGRAL) {
    const whole = pattern.exec(plain)?.[1];
    if (whole === undefined) continue;
    const body = whole.replace(LIMITS_FIRST, '$3 from $1 to $2');
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
  return byTable(text.replace(/\+-/g, '-'), variable);
}

/** An antiderivative of the tables of school books: its form with `#` for a number, and what belongs to the numbers. */
interface Known {
  readonly form: RegExp;
  readonly of: (...numbers: number[]) => Term | null;
}

const form = (source: string): RegExp =>
  new RegExp(`^${source.replace(/[()^*+]/g, String.raw`\$&`).replaceAll('#', String.raw`(-?\d*\.?\d*)`)}$`);
const root = (value: number): string =>
  Number.isInteger(Math.sqrt(value)) ? String(Math.sqrt(value)) : String.raw`\sqrt{${value}}`;
const times = (k: number): string => (k === 1 ? 'x' : `${decimal(k)}x`);

const KNOWN: readonly Known[] = [
  {
    form: form('#xexp(#x)'),
    of: (c = 0, k = 0) => ({
      tex: `${factor(c / (k * k))}(${times(k)} - 1)e^{${times(k)}}`,
      valueAt: (x) => (c / (k * k)) * (k * x - 1) * Math.exp(k * x),
    }),
  },
  {
    form: form('#x^2exp(x)'),
    of: (c = 0) => ({
      tex: `${factor(c)}(x^2 - 2x + 2)e^{x}`,
      valueAt: (x) => c * (x * x - 2 * x + 2) * Math.exp(x),
    }),
  },
  {
    form: form('#xsin(#x)'),
    of: (c = 0, k = 0) => ({
      tex: String.raw`${factor(-c / k)}x\cos ${times(k)} + ${factor(c / (k * k))}\sin ${times(k)}`,
      valueAt: (x) => (-c / k) * x * Math.cos(k * x) + (c / (k * k)) * Math.sin(k * x),
    }),
  },
  {
    form: form('#xcos(#x)'),
    of: (c = 0, k = 0) => ({
      tex: String.raw`${factor(c / k)}x\sin ${times(k)} + ${factor(c / (k * k))}\cos ${times(k)}`,
      valueAt: (x) => (c / k) * x * Math.sin(k * x) + (c / (k * k)) * Math.cos(k * x),
    }),
  },
  {
    form: form('#xlog(x)'),
    of: (c = 0) => ({
      tex: String.raw`${factor(c / 2)}x^{2}\ln x - ${factor(c / 4)}x^{2}`,
      valueAt: (x) => (c / 2) * x * x * Math.log(x) - (c / 4) * x * x,
    }),
  },
  {
    form: form('x^#log(x)'),
    of: (n = 0) =>
      n === -1
        ? null
        : {
            tex: String.raw`${factor(1 / (n + 1))}x^{${n + 1}}\ln x - ${factor(1 / (n + 1) ** 2)}x^{${n + 1}}`,
            valueAt: (x) => (x ** (n + 1) / (n + 1)) * Math.log(x) - x ** (n + 1) / (n + 1) ** 2,
          },
  },
  {
    form: form('log(x)/x'),
    of: () => ({ tex: String.raw`\frac{(\ln x)^2}{2}`, valueAt: (x) => Math.log(x) ** 2 / 2 }),
  },
  {
    form: form('(sin(x))^2'),
    of: () => ({
      tex: String.raw`\frac{x}{2} - \frac{\sin 2x}{4}`,
      valueAt: (x) => x / 2 - Math.sin(2 * x) / 4,
    }),
  },
  {
    form: form('(cos(x))^2'),
    of: () => ({
      tex: String.raw`\frac{x}{2} + \frac{\sin 2x}{4}`,
      valueAt: (x) => x / 2 + Math.sin(2 * x) / 4,
    }),
  },
  { form: form('(tan(x))^2'), of: () => ({ tex: String.raw`\tan x - x`, valueAt: (x) => Math.tan(x) - x }) },
  {
    form: form('(cot(x))^2'),
    of: () => ({ tex: String.raw`-\cot x - x`, valueAt: (x) => -1 / Math.tan(x) - x }),
  },
  {
    form: form('cot(x)'),
    of: () => ({ tex: String.raw`\ln|\sin x|`, valueAt: (x) => Math.log(Math.abs(Math.sin(x))) }),
  },
  {
    form: form('sec(x)'),
    of: () => ({
      tex: String.raw`\ln|\sec x + \tan x|`,
      valueAt: (x) => Math.log(Math.abs(1 / Math.cos(x) + Math.tan(x))),
    }),
  },
  {
    form: form('csc(x)'),
    of: () => ({
      tex: String.raw`\ln|\csc x - \cot x|`,
      valueAt: (x) => Math.log(Math.abs(1 / Math.sin(x) - 1 / Math.tan(x))),
    }),
  },
  { form: form('sec(x)tan(x)'), of: () => ({ tex: String.raw`\sec x`, valueAt: (x) => 1 / Math.cos(x) }) },
  { form: form('csc(x)cot(x)'), of: () => ({ tex: String.raw`-\csc x`, valueAt: (x) => -1 / Math.sin(x) }) },
  {
    form: form('sin(x)cos(x)'),
    of: () => ({ tex: String.raw`\frac{\sin^2 x}{2}`, valueAt: (x) => Math.sin(x) ** 2 / 2 }),
  },
  {
    form: form('exp(x)sin(x)'),
    of: () => ({
      tex: String.raw`\frac{e^{x}(\sin x - \cos x)}{2}`,
      valueAt: (x) => (Math.exp(x) * (Math.sin(x) - Math.cos(x))) / 2,
    }),
  },
  {
    form: form('exp(x)cos(x)'),
    of: () => ({
      tex: String.raw`\frac{e^{x}(\sin x + \cos x)}{2}`,
      valueAt: (x) => (Math.exp(x) * (Math.sin(x) + Math.cos(x))) / 2,
    }),
  },
  {
    form: form('1/(x^2+#)'),
    of: (a = 0) =>
      a <= 0
        ? null
        : a === 1
          ? { tex: String.raw`\tan^{-1} x`, valueAt: Math.atan }
          : {
              tex: String.raw`\frac{1}{${root(a)}}\tan^{-1}\frac{x}{${root(a)}}`,
              valueAt: (x) => Math.atan(x / Math.sqrt(a)) / Math.sqrt(a),
            },
  },
  {
    form: form('1/(x^2-#)'),
    of: (a = 0) =>
      a <= 0
        ? null
        : {
            tex: String.raw`\frac{1}{2${a === 1 ? '' : String.raw`\cdot ${root(a)}`}}\ln\left|\frac{x - ${root(a)}}{x + ${root(a)}}\right|`,
            valueAt: (x) => Math.log(Math.abs((x - Math.sqrt(a)) / (x + Math.sqrt(a)))) / (2 * Math.sqrt(a)),
          },
  },
  {
    form: form('1/sqrt(#-x^2)'),
    of: (a = 0) =>
      a <= 0
        ? null
        : {
            tex: a === 1 ? String.raw`\sin^{-1} x` : String.raw`\sin^{-1}\frac{x}{${root(a)}}`,
            valueAt: (x) => Math.asin(x / Math.sqrt(a)),
          },
  },
  {
    form: form('1/(#x+#)'),
    of: (a = 0, b = 0) => ({
      tex: String.raw`${factor(1 / a)}\ln|${times(a)} + ${decimal(b)}|`,
      valueAt: (x) => Math.log(Math.abs(a * x + b)) / a,
    }),
  },
  {
    form: form('1/(#x-#)'),
    of: (a = 0, b = 0) => ({
      tex: String.raw`${factor(1 / a)}\ln|${times(a)} - ${decimal(b)}|`,
      valueAt: (x) => Math.log(Math.abs(a * x - b)) / a,
    }),
  },
  { form: form('(#x+#)^#'), of: (a = 0, b = 0, n = 0) => ofLinear(a, b, n) },
  { form: form('(#x-#)^#'), of: (a = 0, b = 0, n = 0) => ofLinear(a, -b, n) },
];

/** (ax + b)^n */
function ofLinear(a: number, b: number, n: number): Term | null {
  if (a === 0 || n === -1) return null;
  return {
    tex: `${factor(1 / (a * (n + 1)))}(${times(a)} ${b < 0 ? '-' : '+'} ${decimal(Math.abs(b))})^{${n + 1}}`,
    valueAt: (x) => (a * x + b) ** (n + 1) / (a * (n + 1)),
  };
}

function byTable(text: string, variable: string): Term | null {
  for (const { form: pattern, of } of KNOWN) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const numbers = match.slice(1).map(coefficient);
    const found = numbers.includes(0) ? null : of(...numbers);
    return found === null ? null : { ...found, tex: found.tex.replace(/(?<![a-z\\])x(?![a-z])/g, variable) };
  }
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
