import { codesIn } from '@exam/shared-schema/rich-text';
import { named, Unreadable } from '../solver.ts';

/** An element of an array is under the name and its index: 'a[2]'. */
type Variables = Map<string, number>;
interface Expression {
  (variables: Variables): number;
  /** The variable that the expression names, if it does nothing else. */
  readonly target?: (variables: Variables) => string;
}
/** What it returns from the function in which it stands; undefined if it does not return. */
type Statement = (variables: Variables) => number | undefined;
type CFunction = (...values: readonly number[]) => number;

const TOKEN = /"[^"]*"|[A-Za-z_]\w*|\d+|[-+*/%]=|[=!<>]=|&&|\|\||\+\+|--|<<|>>|[-+*/%<>=!(){};,&|^[\]]/g;
const NAME = /^[A-Za-z_]\w*$/;

/** From those that bind least to those that bind most. */
const OPERATORS: readonly Readonly<Record<string, (one: number, other: number) => number>>[] = [
  { '|': (one, other) => one | other },
  { '^': (one, other) => one ^ other },
  { '&': (one, other) => one & other },
  { '==': (one, other) => Number(one === other), '!=': (one, other) => Number(one !== other) },
  {
    '<': (one, other) => Number(one < other),
    '<=': (one, other) => Number(one <= other),
    '>': (one, other) => Number(one > other),
    '>=': (one, other) => Number(one >= other),
  },
  { '<<': (one, other) => one << other, '>>': (one, other) => one >> other },
  { '+': (one, other) => one + other, '-': (one, other) => one - other },
  {
    '*': (one, other) => one * other,
    '/': (one, other) => Math.trunc(one / other),
    '%': (one, other) => one % other,
  },
];
const [SUMS = {}, PRODUCTS = {}] = OPERATORS.slice(-2);

const ASSIGNMENTS: Readonly<Record<string, (before: number, value: number) => number>> = {
  '=': (_before, value) => value,
  ...Object.fromEntries(Object.entries({ ...SUMS, ...PRODUCTS }).map(([sign, apply]) => [`${sign}=`, apply])),
};

/** Reads and runs the part of C that has numbers of the type int, functions of them, 'if', 'for', 'return' and printf. */
class CReader {
  readonly functions = new Map<string, CFunction>();
  output = '';
  private readonly tokens: readonly string[];
  private place = 0;

  constructor(text: string) {
    this.tokens = text.match(TOKEN) ?? [];
    if (this.tokens.join('').replaceAll(/\s/g, '') !== text.replaceAll(/\s/g, ''))
      throw new Unreadable(`Not in C: ${text}`);
  }

  get isAtEnd(): boolean {
    return this.place === this.tokens.length;
  }

  private get next(): string {
    return this.tokens[this.place] ?? '';
  }

  private take(token: string): boolean {
    if (this.next !== token) return false;
    this.place += 1;
    return true;
  }

  private expect(...tokens: readonly string[]): void {
    for (const token of tokens)
      if (!this.take(token)) throw new Unreadable(`${token} was to come before ${this.next}`);
  }

  private name(): string {
    const { next } = this;
    if (!NAME.test(next)) throw new Unreadable(`Not a name: ${next}`);
    this.place += 1;
    return next;
  }

  private listUntil<T>(end: string, item: () => T): T[] {
    const items: T[] = [];
    while (!this.take(end)) {
      if (items.length > 0) this.expect(',');
      items.push(item());
    }
    return items;
  }

  /** A definition of a function, or a statement. */
  outermost(): Statement {
    const [, , afterName] = this.tokens.slice(this.place);
    if (this.next !== 'int' || afterName !== '(') return this.statement();
    this.expect('int');
    const name = this.name();
    this.expect('(');
    const parameters = this.listUntil(')', () => {
      this.expect('int');
      return this.name();
    });
    const body = this.statement();
    this.functions.set(name, (...values) => {
      const variables = new Map(
        parameters.map((parameter, place) => [parameter, values[place] ?? Number.NaN]),
      );
      const value = body(variables);
      if (value === undefined) throw new Unreadable(`${name} returns nothing`);
      return value;
    });
    return () => undefined;
  }

  private statement(): Statement {
    if (this.take('{')) return this.block();
    if (this.take('int')) return this.declaration();
    if (this.take('for')) return this.loop();
    if (this.take('if')) return this.branch();
    if (this.take('printf')) return this.print();
    const returns = this.take('return');
    const value = this.expression();
    this.expect(';');
    return (variables) => {
      const result = value(variables);
      return returns ? result : undefined;
    };
  }

  private block(): Statement {
    const statements: Statement[] = [];
    while (!this.take('}')) statements.push(this.statement());
    return (variables) => {
      for (const statement of statements) {
        const returned = statement(variables);
        if (returned !== undefined) return returned;
      }
      return undefined;
    };
  }

  private declaration(): Statement {
    const values = this.listUntil(';', (): readonly [string, Expression | readonly Expression[] | null] => {
      const name = this.name();
      if (this.take('[')) {
        this.expression();
        this.expect(']', '=', '{');
        return [name, this.listUntil('}', () => this.expression())];
      }
      return [name, this.take('=') ? this.expression() : null];
    });
    return (variables) => {
      for (const [name, value] of values) {
        if (value === null || typeof value === 'function')
          variables.set(name, value?.(variables) ?? Number.NaN);
        else
          for (const [index, element] of value.entries())
            variables.set(`${name}[${index}]`, element(variables));
      }
      return undefined;
    };
  }

  private loop(): Statement {
    this.expect('(');
    const start = this.expression();
    this.expect(';');
    const condition = this.expression();
    this.expect(';');
    const step = this.expression();
    this.expect(')');
    const body = this.statement();
    return (variables) => {
      for (start(variables); condition(variables) !== 0; step(variables)) {
        const returned = body(variables);
        if (returned !== undefined) return returned;
      }
      return undefined;
    };
  }

  private branch(): Statement {
    this.expect('(');
    const condition = this.expression();
    this.expect(')');
    const [then, otherwise] = [this.statement(), this.take('else') ? this.statement() : null];
    return (variables) => (condition(variables) === 0 ? otherwise?.(variables) : then(variables));
  }

  private print(): Statement {
    this.expect('(', '"%d"', ',');
    const value = this.expression();
    this.expect(')', ';');
    return (variables) => {
      this.output += String(value(variables));
      return undefined;
    };
  }

  expression(): Expression {
    const value = this.either();
    const change = ASSIGNMENTS[this.next];
    if (change === undefined || value.target === undefined) return value;
    this.place += 1;
    return this.changed(value.target, change, this.expression());
  }

  private changed(
    target: NonNullable<Expression['target']>,
    change: (before: number, value: number) => number,
    value: Expression,
  ): Expression {
    return (variables) => {
      const name = target(variables);
      const result = change(variables.get(name) ?? Number.NaN, value(variables));
      variables.set(name, result);
      return result;
    };
  }

  /** The right side is only evaluated where the left side does not decide. */
  private either(): Expression {
    let value = this.both();
    while (this.take('||')) {
      const [before, other] = [value, this.both()];
      value = (variables) => Number(before(variables) !== 0 || other(variables) !== 0);
    }
    return value;
  }

  private both(): Expression {
    let value = this.operation(0);
    while (this.take('&&')) {
      const [before, other] = [value, this.operation(0)];
      value = (variables) => Number(before(variables) !== 0 && other(variables) !== 0);
    }
    return value;
  }

  private operation(level: number): Expression {
    const operators = OPERATORS[level];
    if (operators === undefined) return this.operand();
    let value = this.operation(level + 1);
    while (Object.hasOwn(operators, this.next)) {
      const [before, apply] = [value, named(operators, this.next)];
      this.place += 1;
      const other = this.operation(level + 1);
      value = (variables) => apply(before(variables), other(variables));
    }
    return value;
  }

  private operand(): Expression {
    if (this.take('-')) {
      const value = this.operand();
      return (variables) => -value(variables);
    }
    if (this.take('(')) {
      const value = this.expression();
      this.expect(')');
      return value;
    }
    if (/^\d/.test(this.next)) {
      const value = Number(this.next);
      this.place += 1;
      return () => value;
    }
    for (const [sign, by] of [
      ['++', 1],
      ['--', -1],
    ] as const)
      if (this.take(sign)) {
        const { target } = this.variable();
        if (target === undefined) throw new Unreadable(sign);
        return this.changed(
          target,
          (before) => before + by,
          () => by,
        );
      }
    return this.variable();
  }

  /** A variable, which may be raised or lowered after it has been read, or a call. */
  private variable(): Expression {
    const name = this.name();
    if (!this.take('(')) {
      const index = this.take('[') ? this.expression() : null;
      if (index !== null) this.expect(']');
      const target = (variables: Variables) => (index === null ? name : `${name}[${index(variables)}]`);
      const read = (variables: Variables) => variables.get(target(variables)) ?? Number.NaN;
      const by = this.take('++') ? 1 : this.take('--') ? -1 : 0;
      if (by === 0) return Object.assign(read, { target });
      const change = this.changed(
        target,
        (before) => before + by,
        () => by,
      );
      return (variables) => change(variables) - by;
    }
    const values = this.listUntil(')', () => this.expression());
    return (variables) => {
      const called = this.functions.get(name);
      if (called === undefined) throw new Unreadable(`There is no function ${name}`);
      return called(...values.map((value) => value(variables)));
    };
  }
}

/** The program in a text. @throws Unreadable */
export function programIn(text: string): string {
  const [block, ...others] = codesIn(text).filter(({ kind }) => kind === 'block');
  if (block === undefined || others.length > 0) throw new Unreadable(`No one program: ${text}`);
  return block.code;
}

/** What a program in C prints. @throws Unreadable */
export function outputOf(program: string): string {
  const reader = new CReader(program);
  const variables: Variables = new Map();
  while (!reader.isAtEnd) reader.outermost()(variables);
  return reader.output;
}

/** The value of an expression such as 'f(5)' after the definitions of a program in C. @throws Unreadable */
export function valueAfter(program: string, expression: string): number {
  const reader = new CReader(`${program}\n${expression};`);
  while (reader.functions.size === 0) reader.outermost();
  return reader.expression()(new Map());
}
