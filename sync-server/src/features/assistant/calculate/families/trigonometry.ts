import { readTree } from '../../../../expressions/index.ts';
import { approximate } from '../approximate.ts';
import { type Family, decimal, inDollars } from '../worked.ts';

/** Sines and the like of angles in degrees that school tables have. */
const EXACT: Readonly<Record<string, readonly [tex: string, degrees: number][]>> = {
  sin: [
    ['0', 0],
    [String.raw`\frac{1}{2}`, 30],
    [String.raw`\frac{1}{\sqrt{2}}`, 45],
    [String.raw`\frac{\sqrt{3}}{2}`, 60],
    ['1', 90],
  ],
};

const FUNCTION =
  /^(?:value (?:of )?)?\s*(sin|cos|tan|cot|sec|cosec|csc)\s*\(?\s*(-?\d+(?:\.\d+)?)\s*(?:°|deg(?:ree)?s?|\^\s*\\?circ)?\s*\)?$/i;

/** AS44: values of trigonometric functions of an angle in degrees. */
export const trigonometry: Family = ({ text }) => {
  const asked = text
    .replace(/[?.।]+\s*$/, '')
    .replace(
      /^\s*(?:what is|whats|find|calculate|evaluate|tell me)?\s*(?:the)?\s*(?:exact )?(?:value of)?\s*/i,
      '',
    )
    .replace(/\s*(?:ka|का)\s*(?:maan|मान|value)\b.*$/iu, '')
    .replace(/\s*(?:value|=|ki value.*|ka value.*|please|pls)\s*$/i, '')
    .trim();
  const [, name, angle] = FUNCTION.exec(asked) ?? [];
  if (name === undefined || angle === undefined) return null;
  const fn = name.toLowerCase() === 'csc' ? 'cosec' : name.toLowerCase();
  const degrees = Number(angle);
  const exact = exactValue(fn, degrees);
  const start = `${fn === 'cosec' ? String.raw`\operatorname{cosec}` : `\\${fn}`} ${angle}^\\circ`;
  const law = inDollars(
    String.raw`\sin 30^\circ = \frac12,\ \sin 45^\circ = \frac{1}{\sqrt2},\ \sin 60^\circ = \frac{\sqrt3}{2},\ \cos\theta = \sin(90^\circ - \theta),\ \tan\theta = \frac{\sin\theta}{\cos\theta}`,
  );
  const title = ['Trigonometric values', 'त्रिकोणमितीय मान'] as const;
  if (exact === 'undefined')
    return { title, law, steps: [], result: `${inDollars(start)} is not defined / परिभाषित नहीं है` };
  const value = Math.round(approximate(readTree(`${fn}(${angle} deg)`)) * 1e12) / 1e12;
  const near = Number.isInteger(value * 2) ? `= ${decimal(value)}` : String.raw`\approx ${decimal(value)}`;
  const isPrinted = exact !== null && exact !== decimal(value);
  return { title, law, steps: [], result: inDollars(`${start} ${isPrinted ? `= ${exact} ` : ''}${near}`) };
};

/** TeX of the exact value; null if the angle is not one of the tables. */
function exactValue(fn: string, degrees: number): string | null {
  const turned = ((degrees % 360) + 360) % 360;
  if (turned % 30 !== 0 && turned % 45 !== 0) return null;
  const sin = exactSine(turned);
  const cos = exactSine((turned + 90) % 360);
  const [s, c] = [Math.sin((turned * Math.PI) / 180), Math.cos((turned * Math.PI) / 180)];
  if (fn === 'sin') return sin;
  if (fn === 'cos') return cos;
  const isZero = (x: number) => Math.abs(x) < 1e-12;
  if ((fn === 'tan' || fn === 'sec') && isZero(c)) return 'undefined';
  if ((fn === 'cot' || fn === 'cosec') && isZero(s)) return 'undefined';
  const value = { tan: s / c, cot: c / s, sec: 1 / c, cosec: 1 / s }[fn];
  return value === undefined ? null : surd(value);
}

function exactSine(turned: number): string | null {
  const folded = turned > 180 ? 360 - turned : turned;
  const acute = folded > 90 ? 180 - folded : folded;
  const found = EXACT['sin']?.find(([, degrees]) => degrees === acute)?.[0];
  if (found === undefined) return null;
  return turned > 180 && found !== '0' ? `-${found}` : found;
}

const SURDS: readonly (readonly [value: number, tex: string])[] = [
  [0, '0'],
  [1, '1'],
  [2, '2'],
  [Math.SQRT2, String.raw`\sqrt{2}`],
  [Math.sqrt(3), String.raw`\sqrt{3}`],
  [1 / Math.sqrt(3), String.raw`\frac{1}{\sqrt{3}}`],
  [2 / Math.sqrt(3), String.raw`\frac{2}{\sqrt{3}}`],
];

function surd(value: number): string | null {
  const found = SURDS.find(([size]) => Math.abs(size - Math.abs(value)) < 1e-9)?.[1];
  return found === undefined ? null : value < -1e-9 ? `-${found}` : found;
}
