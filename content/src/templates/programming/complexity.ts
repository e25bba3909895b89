import { range, sum } from '../numbers.ts';
import { templatesOf } from '../subject.ts';
import type { Fact } from '../fact.ts';
import { program } from './printed-code.ts';

const { mcq, numerical, fact } = templatesOf('Programming');
const COMPLEXITY = 'Complexity';

const ORDERS = ['O(log n)', 'O(n)', 'O(n log n)', 'O(n^2)', 'O(n^2 log n)', 'O(n^3)'] as const;
const shown = (order: string) => `$${order.replace('log', String.raw`\log`)}$`;

/** Loops, with how often they run for n and the order of that number. */
interface Loop {
  readonly head: (name: string) => string;
  readonly runs: string;
  /** Powers of n and of its logarithm. */
  readonly order: readonly [power: number, logs: number];
}

const LOOPS: readonly Loop[] = [
  { head: (i) => `for (${i} = 0; ${i} < n; ${i}++)`, runs: 'n times', order: [1, 0] },
  { head: (i) => `for (${i} = 0; ${i} < n; ${i} += 2)`, runs: 'n / 2 times', order: [1, 0] },
  { head: (i) => `for (${i} = n; ${i} > 0; ${i} -= 3)`, runs: 'n / 3 times', order: [1, 0] },
  { head: (i) => `for (${i} = 1; ${i} < n; ${i} *= 2)`, runs: 'about log n times', order: [0, 1] },
  { head: (i) => `for (${i} = 1; ${i} < n; ${i} *= 3)`, runs: 'about log n times', order: [0, 1] },
  { head: (i) => `for (${i} = n; ${i} > 1; ${i} /= 2)`, runs: 'about log n times', order: [0, 1] },
  { head: (i) => `for (${i} = 0; ${i} < 100; ${i}++)`, runs: '100 times, whatever n is', order: [0, 0] },
];

function orderOf([power, logs]: readonly [number, number]): string {
  const n = power === 0 ? '' : power === 1 ? 'n' : `n^${power}`;
  const log = logs === 0 ? '' : logs === 1 ? 'log n' : '(log n)^2';
  return `O(${[n, log].filter(Boolean).join(' ') || '1'})`;
}

const GROWTH: readonly Fact[] = [
  [
    'Merge sort makes Θ(n log n) comparisons in the worst case.',
    'Merge sort makes Θ(n²) comparisons in the worst case.',
    'The array is halved about log n times, and each level merges n elements.',
  ],
  [
    'Quicksort makes Θ(n²) comparisons in the worst case.',
    'Quicksort makes Θ(n log n) comparisons in the worst case.',
    'The worst case comes when each pivot is the smallest or the largest of its part; n log n is the mean.',
  ],
  [
    'Binary search in a sorted array takes Θ(log n) comparisons in the worst case.',
    'Binary search in a sorted array takes Θ(n) comparisons in the worst case.',
    'Each comparison halves the part that is left; only a search from the front takes n.',
  ],
  [
    'An element is appended to a linked list with a pointer to its end in Θ(1).',
    'An element is appended to a linked list with a pointer to its end in Θ(n).',
    'One pointer of the last node is set; without a pointer to the end the list would have to be walked.',
  ],
  [
    'The smallest element of a min-heap is found in Θ(1).',
    'The smallest element of a min-heap is found in Θ(log n).',
    'It stands at the root; only its removal takes Θ(log n).',
  ],
  [
    'An element is inserted into a binary heap in Θ(log n) in the worst case.',
    'An element is inserted into a binary heap in Θ(n) in the worst case.',
    'It rises at most through the height of the heap, which is about log n.',
  ],
  [
    'A breadth-first search of a graph in adjacency lists takes Θ(V + E).',
    'A breadth-first search of a graph in adjacency lists takes Θ(V × E).',
    'Every vertex is taken from the queue once, and every edge is looked at once or twice.',
  ],
  [
    'A search in a hash table takes Θ(1) on average.',
    'A search in a hash table takes Θ(1) in the worst case.',
    'In the worst case all keys have the same hash value and the search takes Θ(n).',
  ],
];

export const complexity = [
  mcq('order-of-two-loops', COMPLEXITY, 4, (random) => {
    const [outer, inner] = [random.pick(LOOPS), random.pick(LOOPS)];
    const isNested = random.int(0, 2) > 0;
    const nested = [outer.order[0] + inner.order[0], outer.order[1] + inner.order[1]] as const;
    const larger =
      [outer.order, inner.order].toSorted((one, other) => other[0] - one[0] || other[1] - one[1])[0] ??
      outer.order;
    const order = isNested ? nested : larger;
    const right = orderOf(order);
    if (right === 'O(1)') return null;
    const swap = orderOf(isNested ? larger : nested);
    const wrong = ['O(1)', ...ORDERS, 'O((log n)^2)'].filter((one) => one !== right);
    // As a number for a large n, in another way.
    const n = 2 ** 20;
    const size = (each: Loop) => n ** each.order[0] * 20 ** each.order[1];
    const lines = isNested
      ? [outer.head('i'), `  ${inner.head('j')}`, '    s++;']
      : [outer.head('i'), '  s++;', inner.head('j'), '  s++;'];
    return {
      text: `What is the tightest bound on the time that the following C program segment takes, as a function of n?

${program('int i, j, s = 0;', ...lines)}`,
      right: shown(right),
      wrong: wrong.filter((one) => one !== swap || swap === right).map(shown),
      ...(swap !== right && { likeliest: shown(swap) }),
      proof: [
        [
          n ** order[0] * 20 ** order[1],
          isNested ? size(outer) * size(inner) : Math.max(size(outer), size(inner)),
        ],
      ] as const,
      why: `The loop over i runs ${outer.runs}, the one over j ${inner.runs}. ${isNested ? 'The second stands within the first, so the numbers are multiplied' : 'The second follows the first, so the numbers are added and the larger one counts'}; factors that do not depend on n are left out: ${shown(right)}.${swap === right ? '' : ` ${shown(swap)} would be right if the loops ${isNested ? 'followed each other' : 'stood within each other'}.`}`,
    };
  }),

  numerical('runs-of-the-inner-statement', COMPLEXITY, 4, (random) => {
    const n = random.int(6, 15);
    const [start, isUpTo] = random.pick([
      ['i', false],
      ['i + 1', false],
      ['0', true],
    ] as const);
    const runs = range(0, n - 1).map((i) => (isUpTo ? i : n - i - (start === 'i + 1' ? 1 : 0)));
    const value = sum(runs);
    const head = isUpTo ? 'for (j = 0; j < i; j++)' : `for (j = ${start}; j < ${n}; j++)`;
    return {
      text: `What is printed by the following C program segment?

${program('int i, j, s = 0;', `for (i = 0; i < ${n}; i++)`, `  ${head}`, '    s++;', 'printf("%d", s);')}`,
      value,
      check: start === 'i' ? (n * (n + 1)) / 2 : (n * (n - 1)) / 2,
      why: `For i = 0, 1, 2 and so on the inner loop runs ${runs.slice(0, 3).join(', ')}, ... and at last ${runs.at(-1)} times. The sum is $\\frac{${n} \\times ${start === 'i' ? n + 1 : n - 1}}{2} = ${value}$, about half of $${n} \\times ${n} = ${n * n}$, so the time is of the order of n squared all the same.`,
    };
  }),

  numerical('runs-of-a-halving-loop', COMPLEXITY, 3, (random) => {
    const [n, factor] = [random.int(40, 2000), random.int(2, 4)];
    let [runs, i] = [0, n];
    for (; i > 0; i = Math.floor(i / factor)) runs += 1;
    return {
      text: `What is printed by the following C program segment?

${program('int i, s = 0;', `for (i = ${n}; i > 0; i /= ${factor})`, '  s++;', 'printf("%d", s);')}`,
      value: runs,
      check: n.toString(factor).length,
      why: `i is divided by ${factor} and cut off until it is 0. This happens as often as ${n} has digits to the base ${factor}: ${runs} times. The number of runs grows with the logarithm of n, not with n.`,
    };
  }),

  fact('orders-of-algorithms', COMPLEXITY, 4, 'the time that algorithms take', GROWTH),
];
