import type { InBoth } from '../worked.ts';
import { type PlainFamily, denominatorOf, fractionWithDecimal, worked } from './answer.ts';
import { functionOf } from './limits.ts';

const TITLE: InBoth = ['Equation', 'समीकरण'];
const LEAD =
  /^(?:(?:please|solve|find|what|is|the|value|of|x|for|if|given|that|equation|then|log equation|exponential equation|calculate|determine)(?![\p{L}=^])[\s:,]*)*(?=\S)/u;
const END =
  /[\s,;.?।]*(?:(?:find|solve|then|what|is|the|value|of|x|for|where|and|to|ka|maan|man|batao|nikalo|kya|hoga|hai|karo|hal|ho|toh?|solution)(?![\p{L}=^(])[\s,;.?।]*)*$/u;
const ARGUMENT = String.raw`(\((?:[^()]|\([^()]*\)){1,60}\)|\d*\s?[a-z](?![a-z(]))`;
const WITH_BASE = new RegExp(
  String.raw`log\s*(?:base|to the base|_)?\s*\{?\(?(\d+(?:\.\d+)?)\)?\}?\s*(?:of\s*)?${ARGUMENT}`,
  'g',
);
const WITHOUT_BASE = new RegExp(String.raw`(?<![a-z])log\s*(?:of\s*)?${ARGUMENT}`, 'g');

/** Where roots are sought: finely near zero, and the whole numbers beyond. */
const [NEAR, FAR, STEP] = [20, 3000, 0.05];
const HALVINGS = 80;
const EXACT = 1e-9;
const MOST = 4;

/** AS72: an equation with logarithms, with powers to the unknown, or with roots, whose solutions are seen where the sign changes. */
export const otherEquations: PlainFamily = (_question, text) => {
  const plain = text
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/²/g, '^2')
    .replace(/[₀-₉]/g, (sign) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(sign)))
    .replace(/√\s?\(/g, 'sqrt(')
    .replace(/√\s?(\d*x)/g, 'sqrt($1)')
    .replace(LEAD, '')
    .replace(END, '');
  const [left = '', right = '', ...more] = plain.split('=').map((side) => side.trim());
  if (left === '' || right === '' || more.length > 0) return null;
  if (!/log|ln|sqrt|\^\s*\(?[^)]*x/.test(plain) || /sin|cos|tan|[<>]/.test(plain)) return null;
  const [f, g] = [left, right].map((side) =>
    /x/.test(side) ? functionOf(withBases(side), 'x') : constant(side),
  );
  if (f == null || g == null) return null;
  const roots = rootsOf((x) => f(x) - g(x));
  if (roots === null) return null;
  const isExact = roots.every((root) => denominatorOf(root) !== null);
  if (!isExact && roots.length > 1) return null;
  return worked(TITLE, {
    law: /log|ln/.test(plain)
      ? String.raw`\log_b m + \log_b n = \log_b mn,\ \log_b m = k \iff m = b^k`
      : /sqrt/.test(plain)
        ? String.raw`\sqrt{u} = v \Rightarrow u = v^2,\ v \geq 0`
        : String.raw`a^m = a^n \iff m = n`,
    result: roots
      .map((root) =>
        isExact
          ? String.raw`x = ${fractionWithDecimal(root)}`
          : String.raw`x \approx ${Number(root.toPrecision(6))}`,
      )
      .join(String.raw`,\ `),
  });
};

const inBrackets = (argument: string): string => (argument.startsWith('(') ? argument : `(${argument})`);

const withBases = (side: string): string =>
  side
    .replace(WITH_BASE, (_all, base: string, argument: string) => `(ln${inBrackets(argument)}/ln(${base}))`)
    .replace(WITHOUT_BASE, (_all, argument: string) => `(ln${inBrackets(argument)}/ln(10))`);

function constant(side: string): ((x: number) => number) | null {
  const found = functionOf(`${withBases(side)} + 0*x`, 'x');
  const value = found?.(1);
  return value === undefined || !Number.isFinite(value) ? null : () => value;
}

/** All roots in the range; null if there is none, or too many. */
function rootsOf(at: (x: number) => number): number[] | null {
  const places: number[] = [];
  for (let place = -NEAR; place < NEAR; place += STEP) places.push(Number(place.toFixed(2)));
  for (let place = NEAR; place <= FAR; place += 1) places.push(place);
  const roots: number[] = [];
  let [before, last] = [Number.NaN, Number.NaN];
  for (const place of places) {
    const value = at(place);
    if (Math.abs(value) < EXACT) roots.push(place);
    else if (
      Number.isFinite(last) &&
      Number.isFinite(value) &&
      Math.abs(last) >= EXACT &&
      last < 0 !== value < 0
    ) {
      const root = between(at, before, place);
      if (Math.abs(at(root)) < EXACT * 100) roots.push(root);
    }
    [before, last] = [place, value];
    if (roots.length > MOST) return null;
  }
  return roots.length === 0 ? null : roots.map((root) => Number(root.toPrecision(10)));
}

function between(at: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const isBelow = at(low) < 0;
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const middle = (low + high) / 2;
    if (at(middle) < 0 === isBelow) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
