import { Unreadable, wordsOf, type Solvers } from '../solver.ts';
import { outputOf, programIn, valueAfter } from './c-language.ts';

const OPERATIONS: Readonly<Record<string, (one: number, other: number) => number>> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
};

/** Of an expression with its operators after its operands. @throws Unreadable */
function valueOfPostfix(symbols: readonly string[]): number {
  const stack: number[] = [];
  for (const symbol of symbols) {
    const apply = OPERATIONS[symbol];
    if (apply === undefined) {
      stack.push(Number(symbol));
      continue;
    }
    const [one, other] = stack.splice(-2);
    if (one === undefined || other === undefined) throw new Unreadable(symbols.join(' '));
    stack.push(apply(one, other));
  }
  const [value] = stack;
  if (value === undefined || stack.length > 1) throw new Unreadable(symbols.join(' '));
  return value;
}

/** The different operations of an expression, each written with all its parentheses. @throws Unreadable */
function operationsOf(expression: string): Set<string> {
  const operations = new Set<string>();
  const symbols = expression.replaceAll(String.raw`\times`, '*').match(/[a-z]|[-+*()]/g) ?? [];
  let place = 0;
  const chain = (signs: string, operand: () => string): string => {
    let one = operand();
    for (let sign = symbols[place]; sign !== undefined && signs.includes(sign); sign = symbols[place]) {
      place += 1;
      one = `(${one}${sign}${operand()})`;
      operations.add(one);
    }
    return one;
  };
  const sumOf = (): string => chain('+-', () => chain('*', factor));
  const factor = (): string => {
    const symbol = symbols[place] ?? '';
    place += 1;
    if (/^[a-z]$/.test(symbol)) return symbol;
    const within = symbol === '(' ? sumOf() : '';
    if (within === '' || symbols[place] !== ')') throw new Unreadable(expression);
    place += 1;
    return within;
  };
  sumOf();
  if (place < symbols.length) throw new Unreadable(expression);
  return operations;
}

export const programs: Solvers = {
  'computer-science/output-of-a-loop': ({ text }) => {
    wordsOf(text, /^What is printed by the following C program segment\?/);
    const output = outputOf(programIn(text));
    if (!/^-?\d+$/.test(output)) throw new Unreadable(output);
    return Number(output);
  },
  'computer-science/value-of-a-recursion': ({ text }) => {
    const [call = ''] = wordsOf(text, /What is the value returned by `([^`]*)`\?/);
    return valueAfter(programIn(text), call);
  },
  'computer-science/postfix-expression': ({ text }) => {
    const [symbols = ''] = wordsOf(
      text,
      /^What is the value of the postfix expression `([-\d *+]+)`\? All operands are single digits\./,
    );
    return valueOfPostfix(symbols.split(' '));
  },
  'computer-science/temporaries-of-an-expression': ({ text }) => {
    const [expression = ''] = wordsOf(
      text,
      /^The statement \$x = (.*?)\$ is translated into three-address code [^]* Common subexpressions are computed only once, and no algebraic identities are used\. The result of every operation, the last one included, is stored in a new temporary\. How many temporaries are needed\?/,
    );
    return operationsOf(expression).size;
  },
};
