import { choose, number, power, range, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, numerical } = templatesOf('Computer Science');
const LOGIC = 'Digital Logic';
const MACHINE = 'Computer Organization and Architecture';
const THEORY = 'Theory of Computation';

const LETTERS = ['A', 'B', 'C', 'D'] as const;
const BITS = 8;
const binary = (value: number, bits = BITS) => value.toString(2).padStart(bits, '0');
const inverted = (bits: string) => [...bits].map((bit) => (bit === '0' ? '1' : '0')).join('');

/** A product of literals: for each variable 1 (as it is), 0 (complemented) or null (absent). */
type Product = readonly (0 | 1 | null)[];

const covers = (product: Product, row: number) =>
  product.every((literal, place) => literal === null || ((row >> (3 - place)) & 1) === literal);
const printed = (product: Product) =>
  product
    .map((literal, place) =>
      literal === null ? '' : literal === 1 ? LETTERS[place] : tex`\bar{${LETTERS[place]}}`,
    )
    .join('');
const sizeOf = (product: Product) => 2 ** product.filter((literal) => literal === null).length;
/** What both products cover is a product as well, unless they contradict each other. */
const sharedSize = (one: Product, other: Product) =>
  one.some((literal, place) => literal !== null && other[place] !== null && literal !== other[place])
    ? 0
    : sizeOf(one.map((literal, place) => literal ?? other[place] ?? null));

/**
 * What comes of digits grouped from the left instead of from the right, read as decimal ones, from the wrong end or with
 * the weights of base 8, or of a carry that is forgotten.
 */
function misreadings(digits: string, from: number, to: number): number[] {
  const value = Number.parseInt(digits, from);
  const weighed = (base: number, list: readonly string[]) =>
    list.reduce((total, digit) => total * base + Number.parseInt(digit, 16), 0);
  const group = Math.round(Math.log2(to));
  const bits = value.toString(2);
  return [
    Number.parseInt(bits.padEnd(Math.ceil(bits.length / group) * group, '0'), 2),
    weighed(10, [...digits]),
    weighed(from, [...digits].reverse()),
    weighed(8, [...digits]),
    value + to,
    value + to * to,
  ].filter((misread) => misread !== value && misread < 20 * value);
}

export const logicAndMachine = [
  mcq('twos-complement', LOGIC, 3, (random) => {
    const size = random.int(5, 120);
    const [value, plain] = [256 - size, binary(size)];
    const right = binary(value);
    return {
      text: tex`The representation of $-${size}$ in 8-bit two's complement is`,
      value,
      // The most significant bit weighs -128.
      check: 256 + sum([...right].map((bit, place) => Number(bit) * (place === 0 ? -128 : 2 ** (7 - place)))),
      within: [1, 255],
      mistakes: [value - 1, value + 1, value - 2, value + 2, 128 + size, size],
      show: (shown: number) => `$${binary(shown)}$`,
      why: tex`$${size} = (${plain})_2$. Complementing every bit gives $${inverted(plain)}$, and adding 1 gives $${right}$. Without adding 1 it is only the one's complement, $${inverted(plain)}$.`,
    };
  }),

  numerical('range-of-minterms', LOGIC, 5, (random) => {
    const literal = () => random.pick([0, 1, null, null] as const);
    const [one, other] = [LETTERS.map(literal), LETTERS.map(literal)] as [Product, Product];
    const counts = [one, other].map((product) => product.filter((each) => each !== null).length);
    const rows = range(0, 15).filter((row) => covers(one, row) || covers(other, row));
    const both = sharedSize(one, other);
    const isAbsorbed = both === Math.min(sizeOf(one), sizeOf(other));
    return isAbsorbed || counts.some((count) => count < 2 || count > 3)
      ? null
      : {
          text: tex`How many minterms does the Boolean function $F(A, B, C, D) = ${printed(one)} + ${printed(other)}$ have?`,
          value: rows.length,
          check: sizeOf(one) + sizeOf(other) - both,
          why: tex`$${printed(one)}$ covers $${sizeOf(one)}$ of the 16 combinations of inputs and $${printed(other)}$ covers $${sizeOf(other)}$; ${both === 0 ? 'none is covered by both' : tex`$${both}$ ${both === 1 ? 'is' : 'are'} covered by both`}: $${sizeOf(one)} + ${sizeOf(other)} - ${both} = ${rows.length}$. They are $\sum m(${rows.join(', ')})$.`,
        };
  }),

  mcq('number-in-another-base', LOGIC, 3, (random) => {
    const [value, from, to] = random.pick([
      [random.int(100, 900), 8, 16],
      [random.int(100, 900), 16, 8],
      [random.int(60, 250), 2, 16],
      [random.int(60, 250), 16, 10],
    ] as const);
    const show = (shown: number) => `$(${shown.toString(to).toUpperCase()})_{${to}}$`;
    const digits = value.toString(from).toUpperCase();
    return {
      text: tex`The number $(${digits})_{${from}}$ is equal to`,
      right: show(value),
      likeliest: show(value - to),
      wrong: misreadings(digits, from, to).map(show),
      proof: [[[...digits].reduce((total, digit) => total * from + Number.parseInt(digit, 16), 0), value]],
      why: tex`$(${digits})_{${from}} = ${[...digits].map((digit, place) => tex`${Number.parseInt(digit, 16)} \times ${from}^{${digits.length - 1 - place}}`).join(' + ')} = ${value}$, which is ${show(value)}. One too few in the second digit from the right would give ${show(value - to)}, which is too small by ${to}.`.replaceAll(
        tex`^{1}`,
        '',
      ),
    };
  }),

  numerical('tag-bits', MACHINE, 5, (random) => {
    const [address, cache, block, ways] = [
      random.pick([24, 28, 30, 32]),
      random.int(13, 18),
      random.int(4, 7),
      random.int(0, 3),
    ];
    const sets = 2 ** (cache - block - ways);
    const tag = address - block - Math.log2(sets);
    const mapping = ways === 0 ? 'direct-mapped' : `${2 ** ways}-way set-associative`;
    return {
      text: tex`A byte-addressable main memory has ${address}-bit addresses. The cache, which is ${mapping}, has a capacity of ${2 ** (cache - 10)} KB and blocks of ${2 ** block} bytes. How many bits does the tag field of an address have?`,
      value: tag,
      // Of all addresses, those that fall into one set, in blocks.
      check: Math.log2(2 ** address / 2 ** block / sets),
      difficulty: ways === 0 ? 4 : 5,
      why: tex`Block offset: $\log_2 ${2 ** block} = ${block}$ bits. Number of sets: $\frac{2^{${cache}}}{2^{${block}} \times ${2 ** ways}} = 2^{${cache - block - ways}}$, so the index has $${cache - block - ways}$ bits. Tag: $${address} - ${cache - block - ways} - ${block} = ${tag}$ bits.`,
    };
  }),

  numerical('time-in-a-pipeline', MACHINE, 4, (random) => {
    const stages = range(1, random.int(4, 6)).map(() => random.int(4, 12) * 10);
    const [latch, tasks] = [random.pick([5, 10]), random.pick([100, 200, 500, 1000])];
    const cycle = Math.max(...stages) + latch;
    const value = (stages.length + tasks - 1) * cycle;
    return {
      text: tex`An instruction pipeline has ${stages.length} stages with delays of ${stages.slice(0, -1).join(', ')} and ${stages.at(-1)} picoseconds. Each pipeline register adds ${latch} picoseconds. What is the time, in nanoseconds, in which ${tasks} instructions are executed if there are no stalls? Round off to two decimal places.`,
      value: value / 1000,
      // Cycle by cycle: which instruction is in the last stage.
      check: (range(1, stages.length + tasks - 1).length * cycle) / 1000,
      decimals: 2,
      why: tex`The clock period is the greatest delay and the register: $${Math.max(...stages)} + ${latch} = ${cycle}\ \mathrm{ps}$. $(${stages.length} + ${tasks} - 1) \times ${cycle} = ${value}\ \mathrm{ps} = ${number(value / 1000, 6)}\ \mathrm{ns}$.`,
    };
  }),

  numerical('memory-access-on-average', MACHINE, 4, (random) => {
    const [hit, miss, second, far, rate] = [
      random.int(1, 3),
      random.pick([5, 10, 20]),
      random.int(8, 15),
      random.int(60, 120, 10),
      random.pick([10, 20, 25, 50]),
    ];
    const value = hit + (miss / 100) * (second + (rate / 100) * far);
    return {
      text: tex`A processor has two levels of cache. A hit in L1 takes $${hit}\ \mathrm{ns}$; $${miss}\%$ of the accesses miss in L1 and then need $${second}\ \mathrm{ns}$ for L2. Of the accesses to L2, $${rate}\%$ miss and need another $${far}\ \mathrm{ns}$ for the main memory. What is the average memory access time in nanoseconds, rounded off to two decimal places?`,
      value,
      check:
        (1 - miss / 100) * hit +
        (miss / 100) * (1 - rate / 100) * (hit + second) +
        (miss / 100) * (rate / 100) * (hit + second + far),
      decimals: 2,
      why: tex`$T = ${hit} + ${miss / 100}\left(${second} + ${rate / 100} \times ${far}\right) = ${hit} + ${miss / 100} \times ${number(second + (rate / 100) * far)} = ${number(value)}\ \mathrm{ns}$.`,
    };
  }),

  numerical('states-for-divisibility', THEORY, 5, (random) => {
    const [odd, twos] = [random.pick([1, 3, 5, 7, 9, 11, 13]), random.int(0, 3)];
    const n = odd * 2 ** twos;
    return n < 3
      ? null
      : {
          text: tex`How many states has the minimal DFA over $\{0, 1\}$ that accepts exactly the binary strings whose value is divisible by ${n}? The string is read from the most significant bit, and the empty string has the value 0.`,
          value: odd + twos,
          check: statesAfterMinimising(n),
          difficulty: twos === 0 ? 3 : 6,
          why:
            twos === 0
              ? tex`The states are the remainders $0, 1, \dots, ${n - 1}$. Since ${n} is odd, no two of them are equivalent: ${n} states.`
              : tex`Start from the remainders modulo ${n}. With $${n} = ${odd === 1 ? '' : tex`${odd} \times `}${power(2, twos)}$, remainders that lead to the same state after a further bit merge, and $${odd} + ${twos} = ${odd + twos}$ classes are left.`,
        };
  }),

  numerical('strings-without-a-pair', THEORY, 4, (random) => {
    const [length, pair] = [random.int(4, 10), random.pick(['11', '00', '01', '10'])];
    const all = range(0, 2 ** length - 1).map((value) => binary(value, length));
    const isEqual = pair[0] === pair[1];
    return {
      text: tex`How many strings of length ${length} over $\{0, 1\}$ do not contain $${pair}$ as a substring?`,
      value: all.filter((bits) => !bits.includes(pair)).length,
      check: isEqual
        ? sum(range(0, Math.ceil(length / 2)).map((count) => choose(length - count + 1, count)))
        : length + 1,
      difficulty: isEqual ? 5 : 3,
      why: isEqual
        ? tex`Let $a_n$ be their number. A string ends in $${pair[0] === '1' ? 0 : 1}$ or in $${pair[0] === '1' ? '01' : '10'}$, so $a_n = a_{n-1} + a_{n-2}$ with $a_1 = 2$ and $a_2 = 3$: $a_{${length}} = ${all.filter((bits) => !bits.includes(pair)).length}$.`
        : tex`Without $${pair}$ all symbols $${pair[1]}$ stand before all symbols $${pair[0]}$; the string is known by how many there are: $${length} + 1 = ${length + 1}$.`,
    };
  }),
];

/** Moore's refinement of the remainders modulo n, as an automaton that reads one more bit at a time. */
function statesAfterMinimising(n: number): number {
  let classes = range(0, n - 1).map((remainder): number => (remainder === 0 ? 1 : 0));
  for (;;) {
    const keys = classes.map((own, remainder) =>
      [own, classes[(2 * remainder) % n], classes[(2 * remainder + 1) % n]].join(),
    );
    const names = [...new Set(keys)];
    const refined = keys.map((key) => names.indexOf(key));
    if (names.length === new Set(classes).size) return names.length;
    classes = refined;
  }
}
