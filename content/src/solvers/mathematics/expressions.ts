import { Unreadable } from '../solver.ts';

/** By name of variable, a single letter. */
type Values = Readonly<Record<string, number>>;
export type Expression = (values: Values) => number;

const TOKEN = /\\[a-z]+|\d+(?:\.\d+)?|[a-z]|[-+^(){}|]/gy;
const FUNCTIONS: Readonly<Record<string, (argument: number) => number>> = {
  '\\sin': Math.sin,
  '\\cos': Math.cos,
  '\\tan': Math.tan,
  '\\ln': Math.log,
};
const CONSTANTS: Readonly<Record<string, number>> = { e: Math.E, '\\pi': Math.PI };

class Reader {
  private readonly tokens: readonly string[];
  private place = 0;
  private isWithinBars = false;

  private readonly text: string;

  constructor(text: string) {
    this.text = text;
    const bare = text.replaceAll(/\\left|\\right|\\,|\s/g, ' ');
    this.tokens = bare.split(' ').flatMap((word) => {
      const tokens = word.match(TOKEN) ?? [];
      return tokens.join('') === word ? tokens : this.fail();
    });
  }

  whole(): Expression {
    const value = this.sum();
    return this.place === this.tokens.length ? value : this.fail();
  }

  private fail(): never {
    throw new Unreadable(`Not an expression: ${this.text}`);
  }

  private get next(): string | undefined {
    return this.tokens[this.place];
  }

  private take(...wanted: readonly string[]): string | null {
    const { next } = this;
    if (next === undefined || !wanted.includes(next)) return null;
    this.place += 1;
    return next;
  }

  private expect(token: string): void {
    if (this.take(token) === null) this.fail();
  }

  private sum(): Expression {
    const isNegative = this.take('-') !== null;
    const first = this.product();
    let value: Expression = isNegative ? (at) => -first(at) : first;
    for (let sign = this.take('+', '-'); sign !== null; sign = this.take('+', '-')) {
      const before = value;
      const term = this.product();
      value = sign === '+' ? (at) => before(at) + term(at) : (at) => before(at) - term(at);
    }
    return value;
  }

  private get hasFactor(): boolean {
    const { next } = this;
    if (next === undefined || ['+', '-', '^', ')', '}'].includes(next)) return false;
    return next !== '|' || !this.isWithinBars;
  }

  /** The argument of a function without parentheses ends where the next function begins. */
  private product(isArgument = false): Expression {
    let value = this.power();
    while (this.hasFactor && !(isArgument && this.next !== undefined && this.next in FUNCTIONS)) {
      const before = value;
      this.take('\\cdot', '\\times');
      const factor = this.power();
      value = (at) => before(at) * factor(at);
    }
    return value;
  }

  private power(): Expression {
    const base = this.factor();
    if (this.take('^') === null) return base;
    const exponent = this.next === '{' ? this.within('{', '}') : this.singleSign();
    return (at) => base(at) ** exponent(at);
  }

  private singleSign(): Expression {
    return this.next?.length === 1 ? this.factor() : this.fail();
  }

  private within(open: string, close: string): Expression {
    this.expect(open);
    const value = this.sum();
    this.expect(close);
    return value;
  }

  private factor(): Expression {
    if (this.next === '(') return this.within('(', ')');
    if (this.next === '|' && !this.isWithinBars) {
      this.isWithinBars = true;
      this.expect('|');
      const inside = this.sum();
      this.isWithinBars = false;
      this.expect('|');
      return (at) => Math.abs(inside(at));
    }
    return this.named(this.next ?? this.fail());
  }

  private named(name: string): Expression {
    this.place += 1;
    if (name === '\\frac' || name === '\\dfrac') {
      const over = this.within('{', '}');
      const under = this.within('{', '}');
      return (at) => over(at) / under(at);
    }
    const applied = FUNCTIONS[name];
    if (applied !== undefined) {
      const argument = this.product(true);
      return (at) => applied(argument(at));
    }
    const constant = CONSTANTS[name] ?? (/^\d/.test(name) ? Number(name) : undefined);
    if (constant !== undefined) return () => constant;
    return /^[a-z]$/.test(name) ? (at) => at[name] ?? this.fail() : this.fail();
  }
}

/** An expression in LaTeX, with letters for variables. @throws Unreadable, also for a variable without a value. */
export const expression = (text: string): Expression => new Reader(text).whole();

export function functionOfX(text: string): (x: number) => number {
  const value = expression(text);
  return (x) => value({ x });
}

/** A sum of multiples of the variables and a constant. @returns the multiples in their order, then the constant. */
export function multiplesOf(text: string, variables: readonly string[]): number[] {
  const value = expression(text);
  const atZero = Object.fromEntries(variables.map((name) => [name, 0]));
  const constant = value(atZero);
  return [...variables.map((name) => value({ ...atZero, [name]: 1 }) - constant), constant];
}

/** The components of a vector in terms of the unit vectors. */
export function vectorOf(text: string): number[] {
  const bare = text.replaceAll(/\\hat\{([ijk])\}/g, '$1');
  return multiplesOf(bare, ['i', 'j', 'k']).slice(0, 3);
}

/** The rows of a matrix: '2 & 5 \\ 3 & 8'. */
export function rowsOf(text: string): number[][] {
  return text.split(String.raw`\\`).map((row) => row.split('&').map((entry) => expression(entry.trim())({})));
}
