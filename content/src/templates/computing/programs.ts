import { range, sum, tex } from '../numbers.ts';
import type { Random } from '../random.ts';
import { templatesOf } from '../subject.ts';

const { mcq, numerical } = templatesOf('Computer Science');
const STRUCTURES = 'Programming and Data Structures';
const ALGORITHMS = 'Algorithms';

interface Tree {
  readonly key: number;
  readonly left: Tree | null;
  readonly right: Tree | null;
}

function inserted(tree: Tree | null, key: number): Tree {
  if (tree === null) return { key, left: null, right: null };
  return key < tree.key
    ? { ...tree, left: inserted(tree.left, key) }
    : { ...tree, right: inserted(tree.right, key) };
}

const treeOf = (keys: readonly number[]) => keys.reduce<Tree | null>(inserted, null);
const preorder = (tree: Tree | null): number[] =>
  tree === null ? [] : [tree.key, ...preorder(tree.left), ...preorder(tree.right)];
const postorder = (tree: Tree | null): number[] =>
  tree === null ? [] : [...postorder(tree.left), ...postorder(tree.right), tree.key];
const heightOf = (tree: Tree | null): number =>
  tree === null ? -1 : 1 + Math.max(heightOf(tree.left), heightOf(tree.right));

function levelorder(tree: Tree | null): number[] {
  const queue = [tree];
  const keys: number[] = [];
  for (const node of queue) {
    if (node === null) continue;
    keys.push(node.key);
    queue.push(node.left, node.right);
  }
  return keys;
}

const differentKeys = (random: Random, count: number) => random.sample(range(1, 60), count);
const program = (...lines: readonly string[]) => ['```c', ...lines, '```'].join('\n');

/** The array after each key has been added to a max-heap and has risen to its place. */
function heapOf(keys: readonly number[]): number[] {
  const heap: number[] = [];
  for (const key of keys) {
    heap.push(key);
    for (let at = heap.length - 1; at > 0;) {
      const parent = Math.floor((at - 1) / 2);
      const [above = 0, own = 0] = [heap[parent], heap[at]];
      if (above >= own) break;
      [heap[parent], heap[at]] = [own, above];
      at = parent;
    }
  }
  return heap;
}

const isHeap = (heap: readonly number[]) =>
  heap.every((key, at) => at === 0 || (heap[Math.floor((at - 1) / 2)] ?? 0) >= key);

function takenSlots(slots: readonly number[]): string {
  if (slots.length === 1) return `slot ${slots[0]} is taken`;
  return `slots ${slots.slice(0, -1).join(', ')} and ${slots.at(-1)} are taken`;
}

export const programs = [
  mcq('traversal-of-a-search-tree', STRUCTURES, 4, (random) => {
    const keys = differentKeys(random, 7);
    const tree = treeOf(keys);
    const asksPost = random.int(0, 1) === 1;
    const show = (list: readonly number[]) => list.join(', ');
    const right = asksPost ? postorder(tree) : preorder(tree);
    const rebuilt = treeOf(preorder(tree));
    return heightOf(tree) > 4
      ? null
      : {
          text: `The keys ${show(keys)} are inserted in this order into an empty binary search tree. The ${asksPost ? 'postorder' : 'preorder'} traversal of the tree is`,
          right: show(right),
          wrong: [
            show([...keys].sort((a, b) => a - b)),
            show(asksPost ? preorder(tree) : postorder(tree)),
            show(levelorder(tree)),
            show([...right].reverse()),
          ],
          // The traversal, if it is right, builds the same tree again.
          proof: [
            [rebuilt?.key ?? -1, keys[0] ?? -2],
            [
              sum(postorder(rebuilt).map((key, at) => key * (at + 1))),
              sum(postorder(tree).map((key, at) => key * (at + 1))),
            ],
          ],
          why: `The root is ${keys[0]}. ${[
            ['left', keys.filter((key) => key < (keys[0] ?? 0))] as const,
            ['right', keys.filter((key) => key > (keys[0] ?? 0))] as const,
          ]
            .map(
              ([side, part]) =>
                `Its ${side} subtree ${part.length === 0 ? 'is empty' : `has the keys ${show(part)}, inserted in this order`}.`,
            )
            .join(
              ' ',
            )} ${asksPost ? 'Postorder visits left subtree, right subtree, root' : 'Preorder visits root, left subtree, right subtree'}: ${show(right)}. The order ${show([...keys].sort((a, b) => a - b))} is that of the inorder traversal.`,
        };
  }),

  numerical('height-of-a-search-tree', STRUCTURES, 3, (random) => {
    const keys = differentKeys(random, random.int(7, 10));
    const tree = treeOf(keys);
    const depths = keys.map((key) => {
      let [node, depth] = [tree, 0];
      while (node !== null && node.key !== key) {
        node = key < node.key ? node.left : node.right;
        depth += 1;
      }
      return depth;
    });
    const deepest = keys[depths.indexOf(Math.max(...depths))] ?? 0;
    return {
      text: `The keys ${keys.join(', ')} are inserted in this order into an empty binary search tree. What is the height of the tree, if a tree with a single node has the height 0?`,
      value: heightOf(tree),
      check: Math.max(...depths),
      why: `The depths of the keys, in the order of insertion, are ${depths.join(', ')}. The deepest is ${deepest}, and the height is ${heightOf(tree)}.`,
    };
  }),

  mcq('heap-after-insertions', STRUCTURES, 4, (random) => {
    const keys = differentKeys(random, 7);
    const heap = heapOf(keys);
    const show = (list: readonly number[]) => list.join(', ');
    const sorted = [...keys].sort((a, b) => b - a);
    const swapped = (one: number, other: number) => {
      const copy = [...heap];
      [copy[one], copy[other]] = [heap[other] ?? 0, heap[one] ?? 0];
      return copy;
    };
    return show(heap) === show(keys)
      ? null
      : {
          text: `The keys ${show(keys)} are inserted one by one, in this order, into an empty max-heap that is stored in an array. The array is finally`,
          right: show(heap),
          wrong: [show(sorted), show(swapped(1, 2)), show(swapped(3, 4)), show(swapped(5, 6)), show(keys)],
          proof: [
            [isHeap(heap) ? 1 : 0, 1],
            [sum(heap), sum(keys)],
          ],
          why: `Each key is appended and exchanged with its parent while it is greater. The arrays are ${keys.map((_key, at) => `[${show(heapOf(keys.slice(0, at + 1)))}]`).join(', ')}. ${
            show(sorted) === show(heap)
              ? `The order of insertion, ${show(keys)}, is not a max-heap.`
              : `The keys in descending order, ${show(sorted)}, are a max-heap as well, but not the one that these insertions give.`
          }`,
        };
  }),

  mcq('output-of-a-loop', STRUCTURES, 3, (random) => {
    const [start, end, step, divisor] = [
      random.int(1, 5),
      random.int(15, 30),
      random.int(2, 4),
      random.int(3, 7),
    ];
    const taken: number[] = [];
    for (let i = start; i < end; i += step) if (i % divisor !== 0) taken.push(i);
    const visited = range(0, Math.ceil((end - start) / step) - 1).map((k) => start + k * step);
    const value = sum(taken);
    return taken.length === visited.length
      ? null
      : {
          text: [
            'What is printed by the following C program segment?',
            program(
              'int i, s = 0;',
              `for (i = ${start}; i < ${end}; i += ${step})`,
              `    if (i % ${divisor} != 0) s += i;`,
              'printf("%d", s);',
            ),
          ].join('\n\n'),
          value,
          check: sum(visited) - sum(visited.filter((i) => Math.floor(i / divisor) * divisor === i)),
          within: [1, 600],
          mistakes: [
            sum(visited),
            sum(visited) - value,
            value + (visited.at(-1) ?? 0) + step,
            value - (taken.at(-1) ?? 0),
            value - start,
            taken.length,
          ].filter((mistake) => mistake !== value),
          why: tex`$i$ takes the values $${visited.join(', ')}$. Those not divisible by ${divisor} are added: $${taken.join(' + ')} = ${value}$.`,
        };
  }),

  numerical('value-of-a-recursion', STRUCTURES, 4, (random) => {
    const [a, b, first, second, n] = [
      random.int(1, 3),
      random.int(1, 2),
      random.int(1, 3),
      random.int(1, 4),
      random.int(5, 7),
    ];
    const f = (k: number): number => (k === 0 ? first : k === 1 ? second : a * f(k - 1) + b * f(k - 2));
    const times = (factor: number) => (factor === 1 ? '' : `${factor} * `);
    const values = range(2, n).reduce<number[]>(
      (list) => [...list, a * (list.at(-1) ?? 0) + b * (list.at(-2) ?? 0)],
      [first, second],
    );
    return {
      text: [
        'Consider the following C function.',
        program(
          'int f(int n) {',
          `    if (n == 0) return ${first};`,
          `    if (n == 1) return ${second};`,
          `    return ${times(a)}f(n - 1) + ${times(b)}f(n - 2);`,
          '}',
        ),
        `What is the value returned by \`f(${n})\`?`,
      ].join('\n\n'),
      value: f(n),
      check: values.at(-1) ?? Number.NaN,
      why: tex`$f(0), f(1), \dots, f(${n})$ are $${values.join(', ')}$.`,
    };
  }),

  numerical('postfix-expression', STRUCTURES, 3, (random) => {
    const [a, b, c, d, e] = [
      random.int(2, 9),
      random.int(2, 9),
      random.int(2, 9),
      random.int(1, 9),
      random.int(2, 9),
    ];
    const postfix = random.pick([
      {
        shown: `${a} ${b} + ${c} * ${d} -`,
        infix: tex`(${a} + ${b}) \times ${c} - ${d}`,
        value: (a + b) * c - d,
      },
      {
        shown: `${a} ${b} ${c} * + ${d} ${e} * -`,
        infix: tex`(${a} + ${b} \times ${c}) - ${d} \times ${e}`,
        value: a + b * c - d * e,
      },
      {
        shown: `${a} ${b} * ${c} ${d} + ${e} * +`,
        infix: tex`${a} \times ${b} + (${c} + ${d}) \times ${e}`,
        value: a * b + (c + d) * e,
      },
      {
        shown: `${a} ${b} ${c} + * ${d} - ${e} +`,
        infix: tex`${a} \times (${b} + ${c}) - ${d} + ${e}`,
        value: a * (b + c) - d + e,
      },
    ]);
    return {
      text: `What is the value of the postfix expression \`${postfix.shown}\`? All operands are single digits.`,
      value: postfix.value,
      check: evaluated(postfix.shown),
      why: tex`In infix notation it is $${postfix.infix} = ${postfix.value}$.`,
    };
  }),

  numerical('hashing-with-probing', STRUCTURES, 4, (random) => {
    const size = random.pick([7, 10, 11, 13]);
    const keys = random.sample(range(10, 99), random.int(5, 6));
    const table: (number | null)[] = Array.from({ length: size }, () => null);
    for (const key of keys) {
      let slot = key % size;
      while (table[slot] !== null) slot = (slot + 1) % size;
      table[slot] = key;
    }
    const last = keys.at(-1) ?? 0;
    const taken = new Set(table.flatMap((key, slot) => (key !== null && key !== last ? [slot] : [])));
    const probes = range(0, size - 1).map((step) => (last + step) % size);
    const filled = table
      .map((key, slot) => (key === null ? '' : `${slot}: ${key}`))
      .filter((one) => one !== '');
    return table[last % size] === last
      ? null
      : {
          text: tex`A hash table has ${size} slots, numbered from 0, and uses $h(k) = k \bmod ${size}$ with linear probing. The keys ${keys.join(', ')} are inserted in this order into the empty table. What is the number of the slot in which ${last} is stored?`,
          value: table.indexOf(last),
          check: probes.find((slot) => !taken.has(slot)) ?? Number.NaN,
          why: tex`$${last} \bmod ${size} = ${last % size}$, but ${takenSlots(probes.slice(0, probes.indexOf(table.indexOf(last))))}, so $${last}$ goes to slot ${table.indexOf(last)}. The table is finally ${filled.join(', ')}.`,
        };
  }),

  numerical('comparisons-of-a-search', ALGORITHMS, 2, (random) => {
    const n = random.int(20, 2000);
    return {
      text: `A sorted array has ${n} elements. What is the maximum number of elements that binary search has to inspect to find a key or to establish that it is absent?`,
      value: Math.floor(Math.log2(n)) + 1,
      check: n.toString(2).length,
      why: tex`After each inspection at most half of the elements remain: $\lfloor\log_2 ${n}\rfloor + 1 = ${Math.floor(Math.log2(n)) + 1}$, since $2^{${Math.floor(Math.log2(n))}} \le ${n} < 2^{${Math.floor(Math.log2(n)) + 1}}$.`,
    };
  }),

  numerical('inversions', ALGORITHMS, 3, (random) => {
    const keys = differentKeys(random, random.int(6, 8));
    const later = keys.map((key, at) => keys.slice(at + 1).filter((other) => other < key).length);
    return {
      text: `How many exchanges of adjacent elements does bubble sort make to sort ${keys.join(', ')} in ascending order?`,
      value: sum(later),
      check: exchangesOfBubbleSort(keys),
      why: `Each exchange removes one inversion. The numbers of smaller elements to the right of the elements are ${later.join(', ')}, in all ${sum(later)}.`,
    };
  }),
];

function evaluated(postfix: string): number {
  const stack: number[] = [];
  for (const token of postfix.split(' ')) {
    if (/^\d+$/.test(token)) {
      stack.push(Number(token));
      continue;
    }
    const [second = 0, first = 0] = [stack.pop(), stack.pop()];
    stack.push(token === '+' ? first + second : token === '-' ? first - second : first * second);
  }
  return stack.pop() ?? Number.NaN;
}

function exchangesOfBubbleSort(keys: readonly number[]): number {
  const list = [...keys];
  let exchanges = 0;
  for (let end = list.length - 1; end > 0; end -= 1)
    for (let at = 0; at < end; at += 1) {
      const [left = 0, right = 0] = [list[at], list[at + 1]];
      if (left <= right) continue;
      [list[at], list[at + 1]] = [right, left];
      exchanges += 1;
    }
  return exchanges;
}
