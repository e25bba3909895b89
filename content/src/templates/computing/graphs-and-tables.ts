import { range, sum, tex } from '../numbers.ts';
import type { Random } from '../random.ts';
import { templatesOf } from '../subject.ts';

const { numerical } = templatesOf('Computer Science');
const ALGORITHMS = 'Algorithms';
const DATABASES = 'Databases';

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

const NODES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
const nameOf = (node: number) => NODES[node] ?? '';
const shownEdge = ({ from, to, weight }: Edge) => `${nameOf(from)}${nameOf(to)} ${weight}`;

/** A connected graph with different weights: a path through all nodes, and more edges. */
function graphOf(random: Random, nodes: number): Edge[] {
  const pairs = range(0, nodes - 1).flatMap((from) =>
    range(from + 1, nodes - 1).map((to) => [from, to] as const),
  );
  const path = pairs.filter(([from, to]) => to === from + 1);
  const others = random.sample(
    pairs.filter(([from, to]) => to !== from + 1),
    4,
  );
  const weights = random.sample(range(1, 15), path.length + others.length);
  return [...path, ...others]
    .map(([from, to], at) => ({ from, to, weight: weights[at] ?? 1 }))
    .sort((one, other) => one.from - other.from || one.to - other.to);
}

/** Kruskal: the lightest edges that join what was apart. */
function spanningTree(edges: readonly Edge[], nodes: number): Edge[] {
  const part = range(0, nodes - 1);
  return [...edges]
    .sort((one, other) => one.weight - other.weight)
    .filter(({ from, to }) => {
      const [kept = 0, gone = 0] = [part[from], part[to]];
      if (kept === gone) return false;
      for (const [node, own] of part.entries()) if (own === gone) part[node] = kept;
      return true;
    });
}

/** Prim: the lightest edge that leads out of what is joined. */
function weightFrom(edges: readonly Edge[], nodes: number): number {
  const joined = new Set([0]);
  let weight = 0;
  while (joined.size < nodes) {
    const out = edges.filter(({ from, to }) => joined.has(from) !== joined.has(to));
    const best = out.reduce((lightest, edge) => (edge.weight < lightest.weight ? edge : lightest));
    joined.add(best.from).add(best.to);
    weight += best.weight;
  }
  return weight;
}

/** Bellman and Ford. */
function distances(edges: readonly Edge[], nodes: number): number[] {
  const far = range(0, nodes - 1).map((node) => (node === 0 ? 0 : Number.POSITIVE_INFINITY));
  for (let round = 0; round < nodes; round += 1)
    for (const { from, to, weight } of edges) {
      far[to] = Math.min(far[to] ?? 0, (far[from] ?? 0) + weight);
      far[from] = Math.min(far[from] ?? 0, (far[to] ?? 0) + weight);
    }
  return far;
}

/** Every way without a node twice. */
function waysTo(
  edges: readonly Edge[],
  goal: number,
  way: readonly number[] = [0],
  length = 0,
): { way: readonly number[]; length: number }[] {
  const at = way.at(-1) ?? 0;
  if (at === goal) return [{ way, length }];
  return edges.flatMap(({ from, to, weight }) => {
    const next = from === at ? to : to === at ? from : -1;
    return next < 0 || way.includes(next) ? [] : waysTo(edges, goal, [...way, next], length + weight);
  });
}

const letters = (set: number, count: number) =>
  range(0, count - 1)
    .filter((place) => (set >> place) & 1)
    .map(nameOf)
    .join('');

type Dependency = readonly [left: number, right: number];

/** What no dependency determines is in every key; the closures show the rest. */
function whyKeys(keys: readonly number[], dependencies: readonly Dependency[], count: number): string {
  const determined = dependencies.reduce((all, [, right]) => all | right, 0);
  const whole = 2 ** count - 1;
  const fixed = [...letters(whole & ~determined, count)];
  const isOne = fixed.length === 1;
  const names = keys.map((key) => letters(key, count));
  const closures = names.map((name) => tex`$(\mathrm{${name}})^+ = \mathrm{${letters(whole, count)}}$`);
  return [
    fixed.length === 0
      ? 'Each attribute is on some right-hand side, so none of them has to be in every key.'
      : `${fixed.join(', ').replace(/, (?=.$)/, ' and ')} ${isOne ? 'is' : 'are'} on no right-hand side, so every key contains ${isOne ? 'it' : 'them'}.`,
    keys.length === 1
      ? `Since ${closures[0] ?? ''}, there is only $1$ candidate key, ${names[0] ?? ''}.`
      : `The closures ${closures.join(', ')} are complete, and those of their parts are not. The candidate keys are ${names.join(', ')}; every other superkey contains one of them. There are $${keys.length}$ of them.`,
  ].join(' ');
}

function closure(set: number, dependencies: readonly Dependency[]): number {
  const next = dependencies.reduce((all, [left, right]) => ((all & left) === left ? all | right : all), set);
  return next === set ? set : closure(next, dependencies);
}

/** A table of two columns, small enough to be joined by hand. */
const tableOf = (
  name: string,
  columns: readonly [string, string],
  rows: readonly (readonly [number, number])[],
) =>
  [
    `${name}:`,
    '',
    tex`\begin{tabular}{cc}`,
    tex`\hline`,
    tex`${columns.join(' & ')} \\`,
    tex`\hline`,
    ...rows.map((row) => tex`${row.join(' & ')} \\`),
    tex`\hline`,
    tex`\end{tabular}`,
  ].join('\n');

export const graphsAndTables = [
  numerical('minimum-spanning-tree', ALGORITHMS, 4, (random) => {
    const nodes = random.int(5, 6);
    const edges = graphOf(random, nodes);
    const tree = spanningTree(edges, nodes);
    return {
      text: `An undirected graph has the vertices ${NODES.slice(0, nodes).join(', ')} and the following edges with their weights: ${edges.map(shownEdge).join(', ')}. What is the weight of its minimum spanning tree?`,
      value: sum(tree.map(({ weight }) => weight)),
      check: weightFrom(edges, nodes),
      why: `Kruskal's algorithm takes the edges ${tree.map(shownEdge).join(', ')} and leaves out those that would close a cycle: ${tree.map(({ weight }) => weight).join(' + ')} = ${sum(tree.map(({ weight }) => weight))}.`,
    };
  }),

  numerical('shortest-path', ALGORITHMS, 4, (random) => {
    const nodes = random.int(5, 6);
    const edges = graphOf(random, nodes);
    const goal = nodes - 1;
    const ways = waysTo(edges, goal).sort((one, other) => one.length - other.length);
    const [best, second] = ways;
    return best === undefined || best.way.length < 3 || best.length === second?.length
      ? null
      : {
          text: `An undirected graph has the vertices ${NODES.slice(0, nodes).join(', ')} and the following edges with their lengths: ${edges.map(shownEdge).join(', ')}. What is the length of the shortest path from A to ${nameOf(goal)}?`,
          value: best.length,
          check: distances(edges, nodes)[goal] ?? Number.NaN,
          difficulty: best.way.length > 3 ? 5 : 4,
          why: `Dijkstra's algorithm finds the distances ${distances(edges, nodes)
            .map((far, node) => `${nameOf(node)}: ${far}`)
            .join(
              ', ',
            )}. The shortest path is ${best.way.map(nameOf).join(' → ')}, of length ${best.length}.`,
        };
  }),

  numerical('candidate-keys', DATABASES, 6, (random) => {
    const count = 4;
    const whole = 2 ** count - 1;
    const set = (size: number) =>
      random.sample(range(0, count - 1), size).reduce((all, place) => all | (1 << place), 0);
    const dependencies = range(1, 3).map((): Dependency => [set(random.int(1, 2)), set(1)]);
    const isTrivial = dependencies.some(([left, right]) => (left & right) !== 0);
    const isRedundant = dependencies.some(
      ([left, right], place) => (closure(left, dependencies.toSpliced(place, 1)) & right) === right,
    );
    const isSuperkey = (one: number) => closure(one, dependencies) === whole;
    const keys = range(1, whole).filter(
      (one) =>
        isSuperkey(one) &&
        range(0, count - 1).every((place) => (one & (1 << place)) === 0 || !isSuperkey(one & ~(1 << place))),
    );
    const superkeys = range(1, whole).filter(isSuperkey);
    // Of the superkeys those that contain no smaller one.
    const minimal = superkeys.filter(
      (one) => !superkeys.some((other) => other !== one && (one & other) === other),
    );
    const shown = dependencies.map(
      ([left, right]) =>
        tex`$\mathrm{${letters(left, count)}} \rightarrow \mathrm{${letters(right, count)}}$`,
    );
    return isTrivial || isRedundant || new Set(shown).size < 3 || keys.includes(whole)
      ? null
      : {
          text: `The relation R(A, B, C, D) has the functional dependencies ${shown.join(', ')} and no others except those that follow from them. How many candidate keys does it have?`,
          value: keys.length,
          check: minimal.length,
          difficulty: keys.length === 1 ? 4 : 6,
          why: whyKeys(keys, dependencies, count),
        };
  }),

  numerical('rows-of-a-join', DATABASES, 3, (random) => {
    const rows = (count: number) => range(1, count).map((at) => [at, random.int(1, 4)] as const);
    const [left, right] = [rows(random.int(4, 6)), rows(random.int(3, 5))];
    const kind = random.pick(['natural join', 'left outer join'] as const);
    const matches = left.map(([, b]) => right.filter(([, other]) => other === b).length);
    const isOuter = kind === 'left outer join';
    const value = sum(matches.map((match) => (isOuter ? Math.max(1, match) : match)));
    const joined = left.flatMap(([, b]) => right.filter(([, other]) => other === b));
    const alone = left.filter(([, b]) => right.every(([, other]) => other !== b));
    return value === 0 || (isOuter && alone.length === 0)
      ? null
      : {
          text: `${tableOf('R', ['A', 'B'], left)}

${tableOf('S', ['C', 'B'], right)}

How many tuples does the ${kind} of R with S${isOuter ? ', by equal values of B,' : ''} have?`,
          value,
          check: joined.length + (isOuter ? alone.length : 0),
          difficulty: isOuter ? 4 : 3,
          why: `For the tuples of R in their order, S has ${matches.join(', ')} tuples with the same B: ${matches.join(' + ')} = ${sum(matches)}.${isOuter ? ` The ${alone.length === 1 ? 'one tuple' : `${alone.length} tuples`} of R without a partner ${alone.length === 1 ? 'is' : 'are'} kept with nulls: ${sum(matches)} + ${alone.length} = ${value}.` : ''}`,
        };
  }),

  numerical('records-of-an-index', DATABASES, 4, (random) => {
    const [records, size, block, key, pointer] = [
      random.int(20, 200) * 1000,
      random.pick([64, 100, 128, 200, 256]),
      random.pick([1024, 2048, 4096]),
      random.int(6, 14),
      random.int(6, 10),
    ];
    const perBlock = Math.floor(block / size);
    const dataBlocks = Math.ceil(records / perBlock);
    const entries = Math.floor(block / (key + pointer));
    const value = Math.ceil(dataBlocks / entries);
    return {
      text: tex`A file has ${records} records of ${size} bytes, ordered by a key of ${key} bytes, in blocks of ${block} bytes; records do not span blocks. A primary (sparse) index has one entry for each block of the file, and a pointer to a block has ${pointer} bytes. How many blocks does a single-level index have?`,
      value,
      check: blocksByFilling(records, perBlock, entries),
      why: tex`Records in a block: $\left\lfloor\frac{${block}}{${size}}\right\rfloor = ${perBlock}$. Blocks of the file: $\left\lceil\frac{${records}}{${perBlock}}\right\rceil = ${dataBlocks}$. Index entries in a block: $\left\lfloor\frac{${block}}{${key} + ${pointer}}\right\rfloor = ${entries}$. Blocks of the index: $\left\lceil\frac{${dataBlocks}}{${entries}}\right\rceil = ${value}$.`,
    };
  }),
];

/** Block after block, as they are written. */
function blocksByFilling(records: number, perBlock: number, entries: number): number {
  let [indexBlocks, room] = [0, 0];
  for (let written = 0; written < records; written += perBlock) {
    if (room === 0) [indexBlocks, room] = [indexBlocks + 1, entries];
    room -= 1;
  }
  return indexBlocks;
}
