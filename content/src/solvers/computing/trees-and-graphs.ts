import { range, sum } from '../mathematics/methods.ts';
import { firstOf, named, solve, wordsOf, type Solvers } from '../solver.ts';
import { listOf, numbersOf, placesOfList } from './root.ts';

interface Tree {
  readonly key: number;
  readonly left: Tree | null;
  readonly right: Tree | null;
}

function withKey(tree: Tree | null, key: number): Tree {
  if (tree === null) return { key, left: null, right: null };
  return key < tree.key
    ? { ...tree, left: withKey(tree.left, key) }
    : { ...tree, right: withKey(tree.right, key) };
}

/** The binary search tree into which a text says that keys are inserted. */
function treeIn(text: string): Tree | null {
  const [list = ''] = wordsOf(
    text,
    /^The keys ([\d, ]+) are inserted in this order into an empty binary search tree\./,
  );
  return numbersOf(list).reduce<Tree | null>(withKey, null);
}

function preorder(tree: Tree | null): number[] {
  return tree === null ? [] : [tree.key, ...preorder(tree.left), ...preorder(tree.right)];
}

function inorder(tree: Tree | null): number[] {
  return tree === null ? [] : [...inorder(tree.left), tree.key, ...inorder(tree.right)];
}

function postorder(tree: Tree | null): number[] {
  return tree === null ? [] : [...postorder(tree.left), ...postorder(tree.right), tree.key];
}

const heightOf = (tree: Tree | null): number =>
  tree === null ? -1 : 1 + Math.max(heightOf(tree.left), heightOf(tree.right));

/** A max-heap from 0, to the end of which a key is added. */
function withInHeap(heap: readonly number[], key: number): number[] {
  const after = [...heap, key];
  let place = heap.length;
  for (;;) {
    const parent = Math.floor((place - 1) / 2);
    const above = after[parent];
    if (above === undefined || above >= key) return after;
    [after[parent], after[place]] = [key, above];
    place = parent;
  }
}

/** The exchanges that bubble sort makes. */
function exchanges(numbers: readonly number[]): number {
  const sorted = [...numbers];
  let count = 0;
  for (let last = sorted.length - 1; last > 0; last -= 1) {
    for (const place of range(0, last - 1)) {
      const [one = 0, next = 0] = sorted.slice(place);
      if (one <= next) continue;
      [sorted[place], sorted[place + 1]] = [next, one];
      count += 1;
    }
  }
  return count;
}

/** The most elements that binary search inspects among so many. */
function inspections(count: number): number {
  if (count === 0) return 0;
  const before = Math.floor((count - 1) / 2);
  return 1 + Math.max(inspections(before), inspections(count - 1 - before));
}

interface Edge {
  readonly ends: readonly [string, string];
  readonly length: number;
}

interface Graph {
  readonly vertices: readonly string[];
  readonly edges: readonly Edge[];
}

/** @throws Unreadable */
function graphIn(text: string, measure: string): Graph {
  const [vertices = '', edges = ''] = wordsOf(
    text,
    new RegExp(
      `^An undirected graph has the vertices ([A-Z, ]+) and the following edges with their ${measure}: ([A-Z\\d, ]+)\\.`,
    ),
  );
  return {
    vertices: listOf(vertices),
    edges: listOf(edges).map((edge) => {
      const [from = '', to = '', length = ''] = wordsOf(edge, /^([A-Z])([A-Z]) (\d+)$/);
      return { ends: [from, to], length: Number(length) };
    }),
  };
}

/** The sets of edges that connect all vertices without a cycle. */
function spanningTrees({ vertices, edges }: Graph): Edge[][] {
  const [first, ...others] = edges;
  if (vertices.length === 1) return [[]];
  if (first === undefined) return [];
  const without = spanningTrees({ vertices, edges: others });
  const [kept, merged] = first.ends;
  if (kept === merged) return without;
  // With the edge, its two ends are as one vertex.
  const moved = (vertex: string) => (vertex === merged ? kept : vertex);
  const within = spanningTrees({
    vertices: vertices.filter((vertex) => vertex !== merged),
    edges: others.map(({ ends: [from, to], length }) => ({ ends: [moved(from), moved(to)], length })),
  });
  return [...without, ...within.map((tree) => [first, ...tree])];
}

function distance({ vertices, edges }: Graph, start: string, end: string): number {
  const reached = new Map([[start, 0]]);
  const reach = (from: string, to: string, length: number) => {
    const through = (reached.get(from) ?? Number.POSITIVE_INFINITY) + length;
    if (through < (reached.get(to) ?? Number.POSITIVE_INFINITY)) reached.set(to, through);
  };
  for (let turn = 1; turn < vertices.length; turn += 1) {
    for (const { ends, length } of edges) {
      const [one, other] = ends;
      reach(one, other, length);
      reach(other, one, length);
    }
  }
  return reached.get(end) ?? Number.NaN;
}

/** Of edges between numbered vertices. */
function countOfSpanningTrees(pairs: readonly (readonly [number, number])[]): number {
  const edges = pairs.map(([from, to]): Edge => ({ ends: [String(from), String(to)], length: 1 }));
  return spanningTrees({ vertices: [...new Set(edges.flatMap(({ ends }) => ends))], edges }).length;
}

function cycle(vertices: readonly number[]): [number, number][] {
  return vertices.map((vertex, place) => [vertex, vertices[(place + 1) % vertices.length] ?? Number.NaN]);
}

/** Two cycles with one vertex in common, 0. */
function treesOfTwoWithAVertex(one: number, other: number): number {
  return countOfSpanningTrees([...cycle(range(0, one - 1)), ...cycle([0, ...range(one, one + other - 2)])]);
}

/** Two cycles with one edge in common, that from 1 to 0. */
function treesOfTwoWithAnEdge(one: number, other: number): number {
  const [, ...rest] = cycle([0, 1, ...range(one, one + other - 3)]);
  return countOfSpanningTrees([...cycle(range(0, one - 1)), ...rest]);
}

const WITH_A_VERTEX = 'share exactly one vertex. How many spanning trees does the graph have?';
const WITH_AN_EDGE =
  'share exactly one edge and its two end vertices. How many spanning trees does the graph have?';

export const treesAndGraphs: Solvers = {
  'computer-science/traversal-of-a-search-tree': (printed) => {
    const [order = ''] = wordsOf(printed.text, /The (\w+) traversal of the tree is$/);
    return placesOfList(printed, named({ preorder, inorder, postorder }, order)(treeIn(printed.text)));
  },
  'computer-science/height-of-a-search-tree': ({ text }) => {
    wordsOf(text, /What is the height of the tree, if a tree with a single node has the height 0\?/);
    return heightOf(treeIn(text));
  },
  'computer-science/heap-after-insertions': (printed) => {
    const [list = ''] = wordsOf(
      printed.text,
      /^The keys ([\d, ]+) are inserted one by one, in this order, into an empty max-heap that is stored in an array\. The array is finally$/,
    );
    return placesOfList(printed, numbersOf(list).reduce<number[]>(withInHeap, []));
  },
  'computer-science/hashing-with-probing': ({ text }) => {
    const [slots = '', divisor = '', list = '', sought = ''] = wordsOf(
      text,
      /^A hash table has (\d+) slots, numbered from 0, and uses \$h\(k\) = k \\bmod (\d+)\$ with linear probing\. The keys ([\d, ]+) are inserted in this order into the empty table\. What is the number of the slot in which (\d+) is stored\?/,
    );
    const table = new Map<number, number>();
    for (const key of numbersOf(list)) {
      let slot = key % Number(divisor);
      while (table.has(slot)) slot = (slot + 1) % Number(slots);
      table.set(slot, key);
    }
    const [[slot] = []] = [...table].filter(([, key]) => key === Number(sought));
    return slot ?? Number.NaN;
  },
  'computer-science/comparisons-of-a-search': solve(
    'A sorted array has # elements. What is the maximum number of elements that binary search has to inspect to find a key or to establish that it is absent?',
    inspections,
  ),
  'computer-science/inversions': ({ text }) => {
    const [list = ''] = wordsOf(
      text,
      /^How many exchanges of adjacent elements does bubble sort make to sort ([\d, ]+) in ascending order\?/,
    );
    return exchanges(numbersOf(list));
  },
  'computer-science/minimum-spanning-tree': ({ text }) => {
    wordsOf(text, /What is the weight of its minimum spanning tree\?/);
    const trees = spanningTrees(graphIn(text, 'weights'));
    return Math.min(...trees.map((tree) => sum(tree.map(({ length }) => length))));
  },
  'computer-science/shortest-path': ({ text }) => {
    const [from = '', to = ''] = wordsOf(text, /the length of the shortest path from ([A-Z]) to ([A-Z])\?/);
    return distance(graphIn(text, 'lengths'), from, to);
  },
  'computer-science/spanning-trees-of-a-graph': firstOf(
    solve('How many spanning trees does the complete graph on # labelled vertices have?', (count) =>
      countOfSpanningTrees(
        range(1, count).flatMap((from) => range(from + 1, count).map((to): [number, number] => [from, to])),
      ),
    ),
    solve(`Two cycles of # and # vertices ${WITH_A_VERTEX}`, treesOfTwoWithAVertex),
    solve(`Two cycles of # vertices each ${WITH_A_VERTEX}`, (size) => treesOfTwoWithAVertex(size, size)),
    solve(`Two cycles of # and # vertices ${WITH_AN_EDGE}`, treesOfTwoWithAnEdge),
    solve(`Two cycles of # vertices each ${WITH_AN_EDGE}`, (size) => treesOfTwoWithAnEdge(size, size)),
  ),
};
