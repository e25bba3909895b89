import { placesWhere, Unreadable, wordsOf, type Printed, type Solver, type Solvers } from '../solver.ts';
import { outputOf, programIn, valueAfter } from './c-language.ts';

const inC: Solver = ({ text }) => {
  wordsOf(text, /^What is printed by the following C program segment\?/);
  const output = outputOf(programIn(text));
  if (!/^-?\d+$/.test(output)) throw new Unreadable(output);
  return Number(output);
};

/** The statements whose number is the value of their expression. */
function trueStatements({ options }: Printed, valueOf: (expression: string) => number): number[] {
  return placesWhere(options, (option) => {
    const [expression = '', value = ''] = wordsOf(option, /^The value of `(.*)` is \$(-?\d+)\$\.$/);
    return valueOf(expression) === Number(value);
  });
}

const inCOfTwo: Solver = (printed) => {
  const [a = '', b = ''] = wordsOf(printed.text, /with a = (\d+) and b = (\d+)\./);
  const define = `int f(int a, int b) { return 0; }`;
  return trueStatements(printed, (expression) =>
    valueAfter(define.replace('0', expression), `f(${a}, ${b})`),
  );
};

/** An expression of Python on one list of numbers. @throws Unreadable */
function valueInPython(expression: string, list: readonly number[]): number {
  const [, index] = /^a\[(-?\d+)\]$/.exec(expression) ?? [];
  if (index !== undefined) return list.at(Number(index)) ?? Number.NaN;
  const [, from, to] = /^len\(a\[(\d+):(\d+)\]\)$/.exec(expression) ?? [];
  if (from !== undefined)
    return list.filter((_one, place) => place >= Number(from) && place < Number(to)).length;
  if (expression !== 'max(a) - a[0]') throw new Unreadable(expression);
  return Math.max(...list) - (list[0] ?? Number.NaN);
}

/** What a slice of a string is in Python; ends and steps may be left out. @throws Unreadable */
const slice: Solver = ({ text, options }) => {
  const [word = '', from = '', to = '', step = ''] = wordsOf(
    programIn(text),
    /^s = "(\w+)"\nprint\(s\[(\d*):(\d*)(?::(-\d+))?\]\)$/,
  );
  const letters: string[] = [];
  if (step === '') for (let at = Number(from); at < Number(to); at += 1) letters.push(word.charAt(at));
  else for (let at = word.length - 1; at >= 0; at += Number(step)) letters.push(word.charAt(at));
  return placesWhere(options, (option) => option === letters.join(''));
};

/** Of n and of its logarithm, how often a loop runs. @throws Unreadable */
function growthOf(head: string): readonly [n: number, logs: number] {
  const [, start = '', , end = '', step = ''] =
    /^for \((\w) = \w+; \1 ([<>]) (\w+); \1 ?(\+\+|[-+*/]= \d+)\)$/.exec(head.trim()) ?? [];
  if (start === '') throw new Unreadable(head);
  if (/^[*/]/.test(step)) return [0, 1];
  return end === '100' ? [0, 0] : [1, 0];
}

const order: Solver = ({ text, options }) => {
  const lines = [...programIn(text).matchAll(/^( *)(for .*)$/gm)].map(([, indent = '', line = '']) => ({
    depth: indent.length,
    growth: growthOf(line),
  }));
  const [first, second] = lines;
  if (first === undefined || second === undefined || lines.length > 2) throw new Unreadable(text);
  const [one, other] = [first.growth, second.growth];
  const isNested = second.depth > first.depth;
  const isLarger = one[0] > other[0] || (one[0] === other[0] && one[1] > other[1]);
  const [n, logs] = isNested ? [one[0] + other[0], one[1] + other[1]] : isLarger ? one : other;
  const powers = ['', 'n', 'n^2'][n] ?? '';
  const logarithms = ['', String.raw`\log n`, String.raw`(\log n)^2`][logs] ?? '';
  const said = `$O(${[powers, logarithms].filter(Boolean).join(' ') || '1'})$`;
  return placesWhere(options, (option) => option === said);
};

const overridden: Solver = ({ text }) => {
  const [base = '', kind = '', of = '', parameter = '', own = ''] = wordsOf(
    programIn(text),
    /int rate\(\) \{ return (\d+); \}\n\s*int total\(\) \{ return rate\(\) \* (\d+) \+ 1; \}\n\}\nclass (\w+) extends \w+ \{\n\s*int rate\((int n)?\) \{ return (\d+); \}/,
  );
  if (!programIn(text).includes(`= new ${of}();`)) throw new Unreadable(text);
  return Number(parameter === '' ? own : base) * Number(kind) + 1;
};

/** Runs the lines of 'main' on objects that are named by the variables. */
const counters: Solver = ({ text }) => {
  const lines = programIn(text)
    .split('\n')
    .map((line) => line.trim());
  const isShared = lines.some((line) => line.startsWith('static int n;'));
  const shared = { n: 0 };
  const objects = new Map<string, { n: number }>();
  for (const line of lines) {
    const [, made = '', start = ''] = /^Counter (\w) = new Counter\((\d+)\);$/.exec(line) ?? [];
    const [, alias = '', of = ''] = /^Counter (\w) = (\w);$/.exec(line) ?? [];
    const [, called = ''] = /^(\w)\.step\(\);$/.exec(line) ?? [];
    if (made !== '') {
      const object = isShared ? shared : { n: 0 };
      object.n = Number(start);
      objects.set(made, object);
    }
    const other = objects.get(of);
    if (alias !== '' && other !== undefined) objects.set(alias, other);
    const object = objects.get(called);
    if (object !== undefined) object.n += 1;
  }
  return objects.get('a')?.n ?? Number.NaN;
};

const constructors: Solver = ({ text, options }) => {
  const program = programIn(text);
  const printed = ['A', 'B', 'C'].map(
    (name) =>
      wordsOf(program, new RegExp(`${name}\\(\\) \\{ System\\.out\\.print\\("(\\w) "\\); \\}`))[0] ?? '',
  );
  const [shown = ''] = wordsOf(program, /void show\(\) \{ System\.out\.print\("(\w) "\); \}/);
  const line = [...printed, ...(program.includes('c.show();') ? [shown] : [])].join(' ');
  return placesWhere(options, (option) => option === line);
};

export const programming: Solvers = {
  'programming/whole-numbers-divided': inC,
  'programming/increments-in-a-row': inC,
  'programming/bits-of-two-numbers': inC,
  'programming/shifted-bits': inC,
  'programming/side-effect-left-out': inC,
  'programming/values-of-expressions': inCOfTwo,
  'programming/elements-changed-in-turn': inC,
  'programming/elements-counted': inC,
  'programming/two-indices-that-meet': inC,
  'programming/letters-of-a-slice': slice,
  'programming/every-second-letter-back': slice,
  'programming/facts-of-a-list': (printed) => {
    const [list = ''] = wordsOf(printed.text, /a = \[([\d, ]+)\]/);
    return trueStatements(printed, (expression) => valueInPython(expression, list.split(', ').map(Number)));
  },
  'programming/order-of-two-loops': order,
  'programming/runs-of-the-inner-statement': inC,
  'programming/runs-of-a-halving-loop': inC,
  'programming/overridden-method': overridden,
  'programming/objects-that-share-a-counter': counters,
  'programming/order-of-constructors': constructors,
};
