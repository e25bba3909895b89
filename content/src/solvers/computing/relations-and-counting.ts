import { matrixProduct, range, rootsOf, sum } from '../mathematics/methods.ts';
import { rowsOf } from '../mathematics/expressions.ts';
import { choicesOf } from '../reasoning/enumerate.ts';
import { named, solve, Unreadable, wordsOf, type Solvers } from '../solver.ts';
import { listOf, tablesIn } from './root.ts';

type Dependency = readonly [from: string, to: string];

const contains = (attributes: ReadonlySet<string>, some: string): boolean =>
  some.split('').every((attribute) => attributes.has(attribute));

/** The attributes that follow from some. */
function closureOf(attributes: readonly string[], dependencies: readonly Dependency[]): Set<string> {
  const closure = new Set(attributes);
  for (;;) {
    const next = dependencies.find(([from, to]) => contains(closure, from) && !contains(closure, to));
    if (next === undefined) return closure;
    for (const attribute of next[1]) closure.add(attribute);
  }
}

/** The number of tuples of a join over the last column of two tables. */
const JOINS = {
  'natural join of R with S': (matches: readonly number[]) => sum(matches),
  'left outer join of R with S, by equal values of B,': (matches: readonly number[]) =>
    sum(matches.map((count) => Math.max(count, 1))),
};

function matrixIn(text: string): number[][] {
  const [rows = ''] = wordsOf(text, /\\begin\{pmatrix\}(.*)\\end\{pmatrix\}/);
  return rowsOf(rows);
}

const trace = (rows: readonly (readonly number[])[]): number =>
  sum(rows.map((row, place) => row[place] ?? 0));

/** The multiples in '3a_{n-1} - a_{n-2}', by how far back they reach. @throws Unreadable */
function recurrence(text: string): Map<number, number> {
  const terms = [...text.matchAll(/(?:^| )?([+-]?) ?(\d*)a_\{n-(\d+)\}/g)];
  if (terms.map(([whole]) => whole).join('') !== text) throw new Unreadable(text);
  return new Map(
    terms.map(([, sign, times = '', back]) => [
      Number(back),
      (sign === '-' ? -1 : 1) * (times === '' ? 1 : Number(times)),
    ]),
  );
}

/** The functions from so many elements that take exactly so many values out of some. */
function functionsOnto(elements: number, taken: number, values: number): number {
  if (elements === 0 || taken === 0) return elements === taken ? 1 : 0;
  const withAnOldValue = functionsOnto(elements - 1, taken, values) * taken;
  return withAnOldValue + functionsOnto(elements - 1, taken - 1, values) * (values - taken + 1);
}

export const relationsAndCounting: Solvers = {
  'computer-science/candidate-keys': ({ text }) => {
    const [attributes = '', list = ''] = wordsOf(
      text,
      /^The relation R\(([A-Z, ]+)\) has the functional dependencies (.*) and no others except those that follow from them\. How many candidate keys does it have\?/,
    );
    const dependencies = listOf(list).map((said): Dependency => {
      const [from = '', to = ''] = wordsOf(
        said,
        /^\$\\mathrm\{([A-Z]+)\} \\rightarrow \\mathrm\{([A-Z]+)\}\$$/,
      );
      return [from, to];
    });
    const all = listOf(attributes);
    const keys = choicesOf([true, false], all.length)
      .map((isIn) => all.filter((_unused, place) => isIn[place]))
      .filter((some) => closureOf(some, dependencies).size === all.length);
    const isLarger = (key: readonly string[], other: readonly string[]) =>
      key !== other && other.every((attribute) => key.includes(attribute));
    return keys.filter((key) => !keys.some((other) => isLarger(key, other))).length;
  },
  'computer-science/rows-of-a-join': ({ text }) => {
    const [join = ''] = wordsOf(text, /How many tuples does the (.*) have\?/);
    wordsOf(text, /^R:\n[^]*^A & B \\\\$[^]*^S:\n[^]*^C & B \\\\$/m);
    const [r = [], s = []] = tablesIn(text);
    const matches = r.map(([, value]) => s.filter(([, other]) => other === value).length);
    return named(JOINS, join)(matches);
  },
  'computer-science/larger-eigenvalue': ({ text }) => {
    wordsOf(text, /^The larger eigenvalue of the matrix/);
    const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = matrixIn(text);
    return Math.max(...rootsOf(-a - d, a * d - b * c));
  },
  'computer-science/eigenvalues-of-a-power': ({ text }) => {
    const [exponent = ''] = wordsOf(text, /What is the sum of the eigenvalues of \$M\^\{(\d+)\}\$\?/);
    const matrix = matrixIn(text);
    return trace(range(2, Number(exponent)).reduce((power) => matrixProduct(power, matrix), matrix));
  },
  'computer-science/faulty-part-by-machine': solve(
    'Two machines make #% and #% of the parts of a factory. #% of the parts of the first machine and #% of those of the second are faulty. A part taken at random is faulty. The probability that the first machine made it is',
    (first, second, faultyOfFirst, faultyOfSecond) =>
      (first * faultyOfFirst) / (first * faultyOfFirst + second * faultyOfSecond),
  ),
  'computer-science/term-of-a-recurrence': ({ text }) => {
    const [a0 = '', a1 = '', rule = '', asked = ''] = wordsOf(
      text,
      /^A sequence is given by \$a_0 = (-?\d+)\$, \$a_1 = (-?\d+)\$ and \$a_n = (.*)\$ for \$n \\ge 2\$\. What is \$a_\{(\d+)\}\$\?/,
    );
    const multiples = [...recurrence(rule)];
    const terms = [Number(a0), Number(a1)];
    while (terms.length <= Number(asked))
      terms.push(sum(multiples.map(([back, times]) => times * (terms.at(-back) ?? Number.NaN))));
    return terms[Number(asked)] ?? Number.NaN;
  },
  'computer-science/onto-functions': solve(
    /^A set \$X\$ has (\d+) elements and a set \$Y\$ has (\d+)\. The number of onto functions from \$X\$ to \$Y\$ is$/,
    (x, y) => functionsOnto(x, y, y),
  ),
};
