/**
 * Reads back what a solution calculates, for the tests: formulas of numbers alone, and what is said to be equal to what.
 * It knows nothing of how they were printed.
 */

const SPACES = /\\left|\\right|\\[ ,;]|\s+/g;
const UNIT = /\\mathrm\{(?:[^{}]|\{[^{}]*\})*\}/g;
const SIGNS: readonly (readonly [pattern: RegExp, sign: string])[] = [
  [/\\times|\\cdot/g, '*'],
  [/\\div/g, '/'],
  [/\\dfrac/g, '\\frac'],
  [/\^\{?\\circ\}?|₹/g, ''],
];

class NotANumber extends Error {}

/** A formula, read from left to right. */
class Formula {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** @throws NotANumber if there is more, or anything but numbers. */
  value(): number {
    const value = this.sum();
    if (this.at < this.text.length) throw new NotANumber();
    return value;
  }

  private takes(token: string): boolean {
    const isThere = this.text.startsWith(token, this.at);
    if (isThere) this.at += token.length;
    return isThere;
  }

  private match(pattern: RegExp): string {
    const [found] = pattern.exec(this.text.slice(this.at)) ?? [];
    if (found === undefined) throw new NotANumber();
    this.at += found.length;
    return found;
  }

  private sum(): number {
    let value = this.product();
    for (;;) {
      if (this.takes('+')) value += this.product();
      else if (this.takes('-')) value -= this.product();
      else return value;
    }
  }

  private product(): number {
    let value = this.power();
    for (;;) {
      if (this.takes('*')) value *= this.power();
      else if (this.takes('/')) value /= this.power();
      else if (/^(?:[([]|\\sqrt)/.test(this.text.slice(this.at))) value *= this.power();
      else return value;
    }
  }

  private power(): number {
    if (this.takes('-')) return -this.power();
    const base = this.atom();
    return this.takes('^') ? base ** this.group() : base;
  }

  private atom(): number {
    if (this.takes('(')) return this.upTo(')');
    if (this.takes('[')) return this.upTo(']');
    if (this.takes('\\frac')) return this.group() / this.group();
    if (this.takes('\\sqrt')) return Math.sqrt(this.group());
    const number = Number(this.match(/^\d+(?:\.\d+)?/));
    // A mixed number.
    return this.takes('\\frac') ? number + this.group() / this.group() : number;
  }

  private upTo(end: string): number {
    const value = this.sum();
    if (!this.takes(end)) throw new NotANumber();
    return value;
  }

  private group(): number {
    return this.takes('{') ? this.upTo('}') : Number(this.match(/^\d/));
  }
}

/** Null for what is not a formula of numbers alone. */
function valueOf(tex: string): number | null {
  const plain = SIGNS.reduce(
    (text, [pattern, sign]) => text.replaceAll(pattern, sign),
    tex.replaceAll(UNIT, '').replaceAll(SPACES, ''),
  );
  try {
    return new Formula(plain).value();
  } catch (error) {
    if (error instanceof NotANumber) return null;
    throw error;
  }
}

/** Half of the last digit that a number has. */
function halfOfTheLastDigit(tex: string): number {
  const [, decimals = '', exponent = '0'] =
    /^\s*-?\d+(?:\.(\d+))?(?:\s*\\times 10\^\{(-?\d+)\})?/.exec(tex) ?? [];
  return 0.5 * 10 ** (Number(exponent) - decimals.length);
}

const unitsOf = (tex: string) => tex.match(UNIT)?.join('') ?? '';

/** Whether what is printed on both sides is the same number, or its right side that number rounded. */
function agree(left: string, sign: string, right: string): boolean {
  const [one, other] = [valueOf(left), valueOf(right)];
  // From metres to millimetres, say.
  const isConverted = unitsOf(left) !== '' && unitsOf(left) !== unitsOf(right);
  if (one === null || other === null || isConverted) return true;
  const slack = sign === '=' ? 1e-9 * Math.max(1, Math.abs(one)) : halfOfTheLastDigit(right) * 1.001;
  return Math.abs(one - other) <= slack;
}

/** CT6: the formulas of a text in which two sides of a sign of equality or of rounding do not agree. */
export function wrongEquationsIn(text: string): string[] {
  return (text.match(/\$[^$]+\$/g) ?? []).filter((formula) => {
    const parts = formula.slice(1, -1).split(/(=|\\approx)/);
    return parts.some((sign, at) => at % 2 === 1 && !agree(parts[at - 1] ?? '', sign, parts[at + 1] ?? ''));
  });
}
