/**
 * Reads back what a question prints, for the tests: the number that an option or a statement ends with. It knows nothing
 * of how it was printed.
 */

const UNIT = /\\[ ,]?\\mathrm\{(?:[^{}]|\{[^{}]*\})*\}/g;
const FRACTION = String.raw`\\frac(?:\{(\d+)\}\{(\d+)\}|(\d)(\d))`;
const SHAPES: readonly (readonly [RegExp, (groups: readonly number[]) => number])[] = [
  // Eight binary digits.
  [/^([01]{8})$/, ([bits = 0]) => Number.parseInt(String(bits), 2)],
  [/^(\d+(?:\.\d+)?)$/, ([plain = 0]) => plain],
  [
    /^(\d+(?:\.\d+)?) \\times 10\^\{(-?\d+)\}$/,
    ([mantissa = 0, exponent = 0]) => Number(`${mantissa}e${exponent}`),
  ],
  [/^(\d*)\\sqrt\{(\d+)\}$/, ([outside, inside = 0]) => (outside ?? 1) * Math.sqrt(inside)],
  [
    /^(?:(\d+)\()?(\d*)\\sqrt\{(\d+)\} \+ (\d+)\)?$/,
    ([times = 1, roots = 1, inside = 0, whole = 0]) => times * (roots * Math.sqrt(inside) + whole),
  ],
  [
    /^(?:(\d+)\()?(\d*)\\sqrt\{(\d+)\} - (\d+)\)?$/,
    ([times = 1, roots = 1, inside = 0, whole = 0]) => times * (roots * Math.sqrt(inside) - whole),
  ],
  [
    /^(?:(\d+)\()?(\d+) - (\d*)\\sqrt\{(\d+)\}\)?$/,
    ([times = 1, whole = 0, roots = 1, inside = 0]) => times * (whole - roots * Math.sqrt(inside)),
  ],
  [/^(\d+(?:\.\d+)?) : (\d+)$/, ([one = 0, other = 1]) => one / other],
  [/^(\d*)\\sqrt\{(\d+)\} : 1$/, ([outside, inside = 0]) => (outside ?? 1) * Math.sqrt(inside)],
  [
    new RegExp(`^(\\d*)${FRACTION}$`),
    ([whole = 0, a, b, c, d]) => whole + (a ?? c ?? Number.NaN) / (b ?? d ?? Number.NaN),
  ],
];

/** The number that a text is or ends with, null if there is none. */
export function printedValue(text: string): number | null {
  const last = text.match(/\$[^$]+\$[^$]*$/)?.[0] ?? text;
  const bare = last
    .replaceAll(UNIT, '')
    .replaceAll(/[$₹]|\\%|\^\\circ|\\,a_0|\.\s*$/g, '')
    .replace(/\s(?:days|m|kg|h|s)$/, '')
    .trim();
  const [, sign = '', size = ''] = /^([+-]?)(.*)$/.exec(bare) ?? [];
  for (const [shape, valueOf] of SHAPES) {
    const groups = shape.exec(size)?.slice(1);
    if (groups === undefined) continue;
    const numbers = groups.map((group) => (group === undefined || group === '' ? undefined : Number(group)));
    return (sign === '-' ? -1 : 1) * valueOf(numbers as number[]);
  }
  return null;
}
