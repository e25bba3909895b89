import {
  choose,
  combination,
  factor,
  factorial,
  fraction,
  number,
  power,
  range,
  sum,
  tex,
} from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, numerical } = templatesOf('Computer Science');
const MATHEMATICS = 'Engineering Mathematics';
const LOGIC = 'Digital Logic';
const LETTERS = ['A', 'B', 'C', 'D'] as const;

type Matrix = readonly (readonly number[])[];

const matrix = (rows: Matrix) =>
  tex`\begin{pmatrix} ${rows.map((row) => row.join(' & ')).join(tex` \\ `)} \end{pmatrix}`;

function product(a: Matrix, b: Matrix): number[][] {
  return a.map((row) =>
    row.map((_entry, column) => sum(row.map((entry, at) => entry * (b[at]?.[column] ?? 0)))),
  );
}

/** Along the first row. */
function determinant(rows: Matrix): number {
  if (rows.length === 1) return rows[0]?.[0] ?? 0;
  return sum(
    (rows[0] ?? []).map(
      (entry, at) =>
        (at % 2 === 0 ? entry : -entry) *
        determinant(rows.slice(1).map((row) => row.filter((_each, column) => column !== at))),
    ),
  );
}

const minus = (rows: Matrix, value: number): number[][] =>
  rows.map((row, at) => row.map((entry, column) => (at === column ? entry - value : entry)));

/** A product of literals: for each variable 1, 0, or null where it does not occur. */
type Implicant = readonly (0 | 1 | null)[];
const bitOf = (row: number, place: number) => ((row >> (3 - place)) & 1) as 0 | 1;
const covers = (implicant: Implicant, row: number) =>
  implicant.every((literal, place) => literal === null || literal === bitOf(row, place));
const everyImplicant: readonly Implicant[] = range(0, 80).map((code) =>
  range(0, 3).map((place) => ([0, 1, null] as const)[Math.floor(code / 3 ** place) % 3] ?? null),
);
const literals = (implicant: Implicant) => implicant.filter((literal) => literal !== null).length;
const printed = (implicant: Implicant) =>
  implicant
    .map((literal, place) =>
      literal === null ? '' : literal === 1 ? LETTERS[place] : tex`\bar{${LETTERS[place]}}`,
    )
    .join('');

/** By definition: products that cover minterms alone, and that no such product with fewer literals contains. */
function primesOf(minterms: readonly number[]): Implicant[] {
  const inside = everyImplicant.filter((implicant) =>
    range(0, 15).every((row) => !covers(implicant, row) || minterms.includes(row)),
  );
  const contains = (one: Implicant, other: Implicant) =>
    one !== other && one.every((literal, place) => literal === null || literal === other[place]);
  return inside.filter((implicant) => !inside.some((other) => contains(other, implicant)));
}

/** By merging neighbours, as in the tables of Quine and McCluskey. */
function countByMerging(minterms: readonly number[]): number {
  let level = new Set(
    minterms.map((row) =>
      range(0, 3)
        .map((place) => String(bitOf(row, place)))
        .join(''),
    ),
  );
  let primes = 0;
  while (level.size > 0) {
    const merged = new Set<string>();
    const used = new Set<string>();
    for (const one of level)
      for (const other of level) {
        const places = range(0, 3).filter((place) => one[place] !== other[place]);
        const [place] = places;
        if (places.length !== 1 || place === undefined || one[place] === '-' || other[place] === '-')
          continue;
        merged.add(`${one.slice(0, place)}-${one.slice(place + 1)}`);
        used.add(one).add(other);
      }
    primes += level.size - used.size;
    level = merged;
  }
  return primes;
}

/** The fewest prime implicants that cover all minterms, and among those the fewest literals. */
function smallestCover(minterms: readonly number[], primes: readonly Implicant[]): Implicant[] {
  const covering = range(1, 2 ** primes.length - 1)
    .map((subset) => primes.filter((_prime, at) => (subset >> at) % 2 === 1))
    .filter((some) => minterms.every((row) => some.some((implicant) => covers(implicant, row))));
  const cost = (some: readonly Implicant[]) => some.length * 100 + sum(some.map(literals));
  return covering.reduce((best, some) => (cost(some) < cost(best) ? some : best));
}

/** Trees that contain all vertices of a graph, by trying every choice of edges. */
function spanningTrees(vertices: number, edges: readonly (readonly [number, number])[]): number {
  const isTree = (chosen: readonly (readonly [number, number])[]) => {
    const root = range(0, vertices - 1);
    const find = (at: number): number => (root[at] === at ? at : find(root[at] ?? at));
    return chosen.every(([one, other]) => {
      const [a, b] = [find(one), find(other)];
      root[a] = b;
      return a !== b;
    });
  };
  return range(0, 2 ** edges.length - 1)
    .map((subset) => edges.filter((_edge, at) => (subset >> at) % 2 === 1))
    .filter((chosen) => chosen.length === vertices - 1 && isTree(chosen)).length;
}

export const engineeringMathematics = [
  mcq('larger-eigenvalue', MATHEMATICS, 3, (random) => {
    const [a, b, c, d] = [random.int(-4, 9), random.int(1, 6), random.int(1, 6), random.int(-4, 9)];
    const [trace, det] = [a + d, a * d - b * c];
    const apart = Math.sqrt(trace * trace - 4 * det);
    const value = (trace + apart) / 2;
    const rows = [
      [a, b],
      [c, d],
    ];
    return !Number.isInteger(apart) || trace === 0 || det === 0
      ? null
      : {
          text: tex`The larger eigenvalue of the matrix $${matrix(rows)}$ is`,
          value,
          // The determinant of A - xI vanishes there and nowhere above.
          check: range(-40, 40).findLast((x) => determinant(minus(rows, x)) === 0) ?? Number.NaN,
          within: [-15, 30],
          mistakes: [(trace - apart) / 2, trace, det, apart, Math.max(a, d), -value].filter(
            (one) => one !== value,
          ),
          why: tex`The characteristic equation is $${combination([
            [1, tex`\lambda^{2}`],
            [-trace, tex`\lambda`],
            [det, ''],
          ])} = 0$, with the trace $${trace}$ and the determinant $${det}$. Its roots are $${value}$ and $${(trace - apart) / 2}$. The larger entry of the diagonal, $${Math.max(a, d)}$, would be an eigenvalue only if the matrix were triangular.`,
        };
  }),

  numerical('eigenvalues-of-a-power', MATHEMATICS, 5, (random) => {
    const [a, b, c] = [random.int(-3, 4), random.int(-3, 4), random.int(1, 5)];
    const [p, q, r] = [random.int(1, 5), random.int(1, 4), random.int(1, 4)];
    const rows = [
      [a, p, q],
      [0, b, r],
      [0, 0, c],
    ];
    const exponent = random.int(2, 3);
    const value = sum([a, b, c].map((one) => one ** exponent));
    const powers = range(2, exponent).reduce<Matrix>((last) => product(last, rows), rows);
    return new Set([a, b, c]).size < 3
      ? null
      : {
          text: tex`Let $M = ${matrix(rows)}$. What is the sum of the eigenvalues of $M^{${exponent}}$?`,
          value,
          check: sum(powers.map((row, at) => row[at] ?? 0)),
          why: tex`The matrix is triangular, so its eigenvalues are the entries of its diagonal, $${a}$, $${b}$ and $${c}$. Those of $M^{${exponent}}$ are their powers: $${[a, b, c].map((one) => one ** exponent).join(', ')}$. Their sum is $${value}$.`,
        };
  }),

  mcq('faulty-part-by-machine', MATHEMATICS, 5, (random) => {
    const first = random.pick([20, 30, 40, 60, 70]);
    const [one, other] = random.sample([1, 2, 3, 4, 5, 6, 8], 2) as [number, number];
    const [good, all] = [first * one, first * one + (100 - first) * other];
    return {
      text: tex`Two machines make $${first}\%$ and $${100 - first}\%$ of the parts of a factory. $${one}\%$ of the parts of the first machine and $${other}\%$ of those of the second are faulty. A part taken at random is faulty. The probability that the first machine made it is`,
      value: good / all,
      // Counted in ten thousand parts.
      check:
        (((10000 * first) / 100) * (one / 100)) /
        (((10000 * first) / 100) * (one / 100) + ((10000 * (100 - first)) / 100) * (other / 100)),
      within: [0.02, 0.98],
      step: (1 / all) * 10,
      mistakes: [1 - good / all, first / 100, one / (one + other), (first * one) / 10000, all / 10000],
      show: (shown: number) => {
        const below = range(1, 700).find((d) => Math.abs(shown * d - Math.round(shown * d)) < 1e-9);
        return below === undefined ? null : `$${fraction(Math.round(shown * below), below)}$`;
      },
      why: tex`By Bayes' theorem: $\frac{${number(first / 100)} \times ${number(one / 100)}}{${number(first / 100)} \times ${number(one / 100)} + ${number(1 - first / 100)} \times ${number(other / 100)}} = \frac{${good}}{${good} + ${all - good}} = ${fraction(good, all)}$. Comparing only the shares of faulty parts, $\frac{${one}}{${one} + ${other}} = ${fraction(one, one + other)}$, would be right if both machines made equally many parts.`,
    };
  }),

  numerical('term-of-a-recurrence', MATHEMATICS, 5, (random) => {
    const [r, s] = random.sample([-2, -1, 1, 2, 3, 4], 2) as [number, number];
    const [u, v, asked] = [random.int(1, 3), random.pick([-2, -1, 1, 2]), random.int(5, 8)];
    const closed = (n: number) => u * r ** n + v * s ** n;
    const terms = range(2, asked).reduce<number[]>(
      (list) => [...list, (r + s) * (list.at(-1) ?? 0) - r * s * (list.at(-2) ?? 0)],
      [closed(0), closed(1)],
    );
    const value = terms[asked] ?? Number.NaN;
    const shown = (base: number) => (base < 0 ? `(${base})` : String(base));
    const start = (k: number, base: number, isFirst: boolean) =>
      `${k < 0 ? '-' : isFirst ? '' : '+'}${isFirst ? '' : ' '}${Math.abs(k) === 1 ? '' : tex`${Math.abs(k)} \cdot `}${power(shown(base), asked).replace(String(asked), 'n')}`;
    return r + s === 0 || Math.abs(value) > 99999 || r === 1 || s === 1
      ? null
      : {
          text: tex`A sequence is given by $a_0 = ${closed(0)}$, $a_1 = ${closed(1)}$ and $a_n = ${combination(
            [
              [r + s, 'a_{n-1}'],
              [-r * s, 'a_{n-2}'],
            ],
          )}$ for $n \ge 2$. What is $a_{${asked}}$?`,
          value,
          check: closed(asked),
          why: tex`The characteristic equation $${combination([
            [1, 'x^{2}'],
            [-(r + s), 'x'],
            [r * s, ''],
          ])} = 0$ has the roots $${r}$ and $${s}$, and the first two terms give $a_n = ${start(u, r, true)} ${start(v, s, false)}$. So $a_{${asked}} = ${value}$; the terms are $${terms.join(', ')}$.`,
        };
  }),

  numerical('spanning-trees-of-a-graph', MATHEMATICS, 5, (random) => {
    const [m, n] = [random.int(3, 5), random.int(3, 5)];
    const kind = random.int(0, 2);
    // Two cycles that share an edge; two that share a vertex; a complete graph.
    const cycle = (vertices: readonly number[]) =>
      vertices.map((vertex, at) => [vertex, vertices[(at + 1) % vertices.length] ?? 0] as const);
    const sizes = m === n ? `of ${m} vertices each` : `of ${m} and ${n} vertices`;
    const first = range(0, m - 1);
    const second = kind === 0 ? [0, ...range(m, m + n - 3), m - 1] : [0, ...range(m, m + n - 2)];
    const twoCycles = [...cycle(first), ...cycle(second).slice(0, kind === 0 ? -1 : undefined)];
    const complete = range(0, m - 1).flatMap((one) =>
      range(one + 1, m - 1).map((other) => [one, other] as const),
    );
    const [edges, vertices] = kind === 2 ? [complete, m] : [twoCycles, new Set([...first, ...second]).size];
    const value = kind === 0 ? m * n - 1 : kind === 1 ? m * n : m ** (m - 2);
    return kind === 2 && m === 3
      ? null
      : {
          text:
            [
              `Two cycles ${sizes} share exactly one edge and its two end vertices. How many spanning trees does the graph have?`,
              `Two cycles ${sizes} share exactly one vertex. How many spanning trees does the graph have?`,
              `How many spanning trees does the complete graph on ${m} labelled vertices have?`,
            ][kind] ?? '',
          value,
          check: spanningTrees(vertices, edges),
          difficulty: kind === 0 ? 6 : 4,
          why:
            [
              tex`Without the shared edge one cycle of ${m + n - 2} edges is left, and one of them must go: ${m + n - 2} trees. With it, one of the other ${m - 1} edges of the first and one of the other ${n - 1} edges of the second cycle must go: $${m - 1} \times ${n - 1} = ${(m - 1) * (n - 1)}$. Together: $${value}$.`,
              tex`A spanning tree leaves out exactly one edge of each cycle, and the choices do not depend on each other: $${m} \times ${n} = ${value}$.`,
              tex`By Cayley's formula there are $n^{n-2}$ of them: $${m}^{${m - 2}} = ${value}$.`,
            ][kind] ?? '',
        };
  }),

  mcq('onto-functions', MATHEMATICS, 5, (random) => {
    const [from, onto] = [random.int(4, 6), random.int(2, 4)];
    const value = sum(
      range(0, onto).map((k) => (k % 2 === 0 ? 1 : -1) * choose(onto, k) * (onto - k) ** from),
    );
    const all = range(0, onto ** from - 1).map((code) =>
      new Set(range(0, from - 1).map((at) => Math.floor(code / onto ** at) % onto)).size === onto ? 1 : 0,
    );
    return {
      text: tex`A set $X$ has ${from} elements and a set $Y$ has ${onto}. The number of onto functions from $X$ to $Y$ is`,
      value,
      check: sum(all),
      within: [4, 8000],
      mistakes: [
        onto ** from,
        from ** onto,
        choose(from, onto) * factorial(onto),
        onto ** from - onto,
        value / factorial(onto),
        onto ** from - onto * (onto - 1) ** from,
      ].filter((mistake) => mistake !== value && mistake > 0),
      why: tex`By inclusion and exclusion: $${range(0, onto - 1)
        .map(
          (k) =>
            tex`${k === 0 ? '' : k % 2 === 0 ? '+ ' : '- '}${factor(choose(onto, k))}${choose(onto, k) === 1 ? '' : tex` \times `}${power(onto - k, from)}`,
        )
        .join(
          ' ',
        )} = ${value}$. All functions, $${power(onto, from)} = ${onto ** from}$, include those that miss an element of $Y$.`,
    };
  }),

  numerical('prime-implicants', LOGIC, 5, (random) => {
    const minterms = random.sample(range(0, 15), random.int(6, 9)).sort((one, other) => one - other);
    const primes = primesOf(minterms);
    return primes.length < 3 || primes.length > 7
      ? null
      : {
          text: tex`A Boolean function is given by $F(A, B, C, D) = \sum m(${minterms.join(', ')})$, where $A$ is the most significant bit. How many prime implicants does $F$ have?`,
          value: primes.length,
          check: countByMerging(minterms),
          why: tex`The largest groups of the K-map are ${primes
            .map(
              (prime) =>
                `$${printed(prime)}$ (${range(0, 15)
                  .filter((row) => covers(prime, row))
                  .join(', ')})`,
            )
            .join('; ')}: ${primes.length} prime implicants.`,
        };
  }),

  numerical('literals-after-minimising', LOGIC, 5, (random) => {
    const minterms = random.sample(range(0, 15), random.int(6, 9)).sort((one, other) => one - other);
    const primes = primesOf(minterms);
    if (primes.length > 8) return null;
    const cover = smallestCover(minterms, primes);
    const value = sum(cover.map(literals));
    // Any products that cover nothing else, prime or not: none of them do with fewer literals and as few terms.
    const inside = everyImplicant.filter((one) =>
      range(0, 15).every((row) => !covers(one, row) || minterms.includes(row)),
    );
    return cover.length < 2 || cover.length > 4
      ? null
      : {
          text: tex`A Boolean function is given by $F(A, B, C, D) = \sum m(${minterms.join(', ')})$, where $A$ is the most significant bit. How many literals does its minimal sum of products have? (A variable counts each time it occurs.)`,
          value,
          check: fewestLiterals(minterms, inside, cover.length),
          why: tex`A minimal cover of the K-map is $F = ${cover.map(printed).join(' + ')}$, with $${cover.map(literals).join(' + ')} = ${value}$ literals.`,
        };
  }),
];

/** By branching on the first minterm that is not yet covered. */
function fewestLiterals(open: readonly number[], products: readonly Implicant[], terms: number): number {
  const [row] = open;
  if (row === undefined) return 0;
  if (terms === 0) return Number.POSITIVE_INFINITY;
  return Math.min(
    ...products
      .filter((one) => covers(one, row))
      .map((one) => {
        const left = open.filter((other) => !covers(one, other));
        return literals(one) + fewestLiterals(left, products, terms - 1);
      }),
  );
}
