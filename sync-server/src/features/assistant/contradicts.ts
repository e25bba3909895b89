/** Differences of this share come from rounding. */
const ROUNDING = 0.005;

/**
 * AS47: whether a text lacks the result of a computation: none of its values is there, or, of an equation, one of its roots
 * is missing. @param result the last step of the computation, as question text.
 */
export function contradicts(text: string, result: string): boolean {
  const values = resultsIn(result);
  if (values.length === 0) return false;
  const found = numbersIn(text);
  const has = (value: number) => found.some((each) => isNear(each, value));
  return /\$ or \$|\$, \$[a-z] /.test(result) ? !values.every(has) : !values.some(has);
}

const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= ROUNDING * Math.max(Math.abs(other), 1e-12);

/** The values after the signs of equality. */
function resultsIn(result: string): number[] {
  const plain = withoutGroups(result);
  const last = [
    ...plain.matchAll(/(?:=|\\approx)\s*(-?\d+(?:\.\d+)?)(?!\s*(?:\\times|\^|\}|\\frac|[a-z(]))/g),
  ];
  return last.map(([, value]) => Number(value));
}

function numbersIn(text: string): number[] {
  const plain = withoutGroups(text);
  const fractions = [
    ...plain.matchAll(/\\[dt]?frac\{(-?\d+(?:\.\d+)?)\}\{(\d+(?:\.\d+)?)\}|(-?\d+)\s*\/\s*(\d+)/g),
  ].map(([, top, bottom, above, below]) => Number(top ?? above) / Number(bottom ?? below));
  const powers = [...plain.matchAll(/(-?\d+(?:\.\d+)?)\s*(?:\\times|×|x|\*)\s*10\^\{?(-?\d+)\}?/g)].map(
    ([, factor, exponent]) => Number(factor) * 10 ** Number(exponent),
  );
  const whole = (plain.replace(/−/g, '-').match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  return [...fractions, ...powers, ...whole];
}

const withoutGroups = (text: string): string =>
  text
    .replace(/\{,\}/g, '')
    .replace(/(\d),(?=\d{2,3}(?:\D|$))/g, '$1')
    .replace(/(\d),(?=\d{3}(?:\D|$))/g, '$1');
