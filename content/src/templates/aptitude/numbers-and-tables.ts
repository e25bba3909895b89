import { gcd, number, power as powerOf, range, signed, sum, tex } from '../numbers.ts';
import type { Random } from '../random.ts';
import { templatesOf } from '../subject.ts';
import { isWhole } from './rupees.ts';

const { mcq, msq, numerical } = templatesOf('Quantitative Aptitude');
const SIMPLE = 'Simplification and Approximation';
const SERIES = 'Number Series';

/** What follows 1 + base in the sum of the powers of a base up to an exponent. */
const seriesOf = (base: number, exponent: number) =>
  exponent === 1 ? '' : tex` + ${exponent > 2 ? tex`\dots + ` : ''}${powerOf(base, exponent)}`;

/**
 * The roots of an equation in x and of one in y. How they lie is drawn first, with equal probability: of any four numbers
 * most leave the relation open.
 */
function rootsOfTwo(random: Random): readonly [number, number, number, number] {
  const [i, j, k, l] = range(1, 4)
    .map(() => random.int(-9, 9))
    .sort((one, other) => one - other) as [number, number, number, number];
  return random.pick([
    [k, l, i, j],
    [i, j, k, l],
    [j, l, i, j],
    [i, j, j, l],
    [i, k, j, l],
  ] as const);
}

export const numbersAndTables = [
  mcq('order-of-operations', SIMPLE, 2, (random) => {
    const [a, b, c, d] = [random.int(2, 9), random.int(2, 9), random.int(2, 9), random.int(10, 60)];
    const value = d + a * b * c - c;
    return {
      text: tex`$${d} + ${a * c} \times ${b} - ${a * c} \div ${a} = \;?$`,
      value,
      check: [d, a * c * b, -c].reduce((x, y) => x + y, 0),
      within: [1, 6000],
      mistakes: [
        (d + a * c) * b - c,
        value + 2 * c,
        (d + a * c * b - a * c) / a,
        d + a * c * (b - c),
        value - d,
        d + a * c + b - c,
        value + c,
      ].filter(Number.isInteger),
      why: tex`Division and multiplication come first: $${a * c} \times ${b} = ${a * b * c}$ and $${a * c} \div ${a} = ${c}$, so $${d} + ${a * b * c} - ${c} = ${value}$. Adding ${d} and ${a * c} before the multiplication would give $(${d} + ${a * c}) \times ${b} - ${c} = ${(d + a * c) * b - c}$.`,
    };
  }),

  mcq('about-how-much', SIMPLE, 3, (random) => {
    const [share, whole, side] = [random.int(10, 60, 5), random.int(200, 900, 20), random.int(11, 25)];
    const part = (share * whole) / 100;
    const value = part + side;
    const isApart = (mistake: number) => Number.isInteger(mistake) && Math.abs(mistake - value) > value / 20;
    return {
      text: tex`The value of $\left(${(share + 0.02).toFixed(2)}\%\ \text{of}\ ${(whole - 0.04).toFixed(2)}\right) + \sqrt{${side * side + 1}}$ is closest to`,
      value,
      check: (share / 100) * whole + Math.floor(Math.sqrt(side * side + 1)),
      within: [10, 1200],
      step: Math.max(5, 5 * Math.round(value / 50)),
      mistakes: [part, part - side, part + 2 * side, part + side * side, part + side / 2, value * 2].filter(
        isApart,
      ),
      why: tex`$${share}\%$ of $${whole}$ is $${number(part)}$ and $\sqrt{${side * side + 1}} \approx ${side}$: about $${number(part)} + ${side} = ${number(value)}$. $${number(part)}$ alone would leave out the root, and $${number(part)} - ${side} = ${number(part - side)}$ would subtract it.`,
    };
  }),

  mcq('next-in-the-series', SERIES, 3, (random) => {
    const [first, a, b] = [random.int(3, 20), random.int(2, 3), random.int(-3, 5)];
    const terms = range(1, 5).reduce<number[]>((list) => [...list, (list.at(-1) ?? 0) * a + b], [first]);
    const [last = 0, before = 0] = [terms.at(-1), terms.at(-2)];
    // Differences of such a series grow by the factor alone.
    const gap = before - (terms.at(-3) ?? 0);
    const check = before + gap * a;
    return last === before || b === 0
      ? null
      : {
          text: `What comes in place of the question mark in the series ${terms.slice(0, -1).join(', ')}, ?`,
          value: last,
          check,
          // The terms grow faster and faster: what is nearer to the last one, or much more than the answer, is no option.
          within: [before + gap, last * 1.5],
          mistakes: [
            before * a,
            last + b,
            last + 2 * b,
            last - b,
            before + last - first,
            before + gap,
            last + a,
          ].filter((mistake) => mistake !== last),
          why: tex`Each term is ${a} times the previous one ${b < 0 ? 'less' : 'plus'} ${Math.abs(b)}: $${before} \times ${a} ${signed(b)} = ${last}$. The differences are multiplied by ${a} as well, so the last of them, ${gap}, is not simply added again: $${before} + ${gap} = ${before + gap}$.`,
        };
  }),

  mcq('wrong-in-the-series', SERIES, 4, (random) => {
    const [first, step, place, slip] = [
      random.int(2, 15),
      random.int(2, 6),
      random.int(2, 4),
      random.pick([-2, -1, 1, 2]),
    ];
    const terms = range(0, 6).map((k) => first + step * k + k * k);
    const spoilt = terms.map((term, k) => (k === place ? term + slip : term));
    const bends = range(1, 5).filter(
      (k) => (spoilt[k + 1] ?? 0) - 2 * (spoilt[k] ?? 0) + (spoilt[k - 1] ?? 0) !== 2,
    );
    const differences = terms.slice(1).map((term, k) => term - (terms[k] ?? 0));
    return {
      text: `Find the wrong number in the series ${spoilt.join(', ')}.`,
      value: spoilt[place] ?? Number.NaN,
      // The second differences are spoilt around the wrong number and nowhere else.
      check: spoilt[sum(bends) / bends.length] ?? Number.NaN,
      within: [1, 200],
      mistakes: spoilt.filter((_term, k) => k !== place),
      show: (shown) => (spoilt.includes(shown) ? `$${shown}$` : null),
      why: tex`The differences should be $${differences.join(', ')}$, increasing by 2. So $${spoilt[place]}$ should be $${terms[place]}$. The next number, $${spoilt[place + 1]}$, is right: only because of the wrong number before it the difference seems to be $${(spoilt[place + 1] ?? 0) - (spoilt[place] ?? 0)}$ and not $${differences[place]}$.`,
    };
  }),

  mcq('two-quadratics', 'Quadratic Equations', 4, (random) => {
    const [a, b, c, d] = rootsOfTwo(random);
    const show = (p: number, q: number, letter: string) =>
      tex`${letter}^2 ${p + q < 0 ? '+' : '-'} ${Math.abs(p + q) === 1 ? '' : Math.abs(p + q)}${letter} ${signed(p * q)} = 0`;
    const [lowX, highX, lowY, highY] = [Math.min(a, b), Math.max(a, b), Math.min(c, d), Math.max(c, d)];
    const [greater, less, notLess, notGreater, none] = [
      '$x > y$',
      '$x < y$',
      tex`$x \ge y$`,
      tex`$x \le y$`,
      'The relation between $x$ and $y$ cannot be established',
    ] as const;
    const right =
      lowX > highY
        ? greater
        : highX < lowY
          ? less
          : lowX === highY
            ? notLess
            : highX === lowY
              ? notGreater
              : none;
    // Every root of the one against every root of the other.
    const outcomes = new Set([a, b].flatMap((x) => [c, d].map((y) => Math.sign(x - y))));
    const expected =
      { [greater]: 1, [less]: 1, [notLess]: 2, [notGreater]: 2, [none]: 0 }[right] ?? Number.NaN;
    // Where the strict relation holds, the other one holds as well: only one of them is offered.
    const alsoTrue = right === greater ? notLess : right === less ? notGreater : right;
    const said = right === none ? 'the relation cannot be established' : `${right} in every case`;
    const nearest = {
      [greater]: `Whoever takes the roots with the opposite signs gets ${less} instead.`,
      [less]: `Whoever takes the roots with the opposite signs gets ${greater} instead.`,
      [notLess]: `${greater} is not true for $x = y = ${lowX}$.`,
      [notGreater]: `${less} is not true for $x = y = ${highX}$.`,
      [none]: `$x = ${highX}$ is greater than $y = ${lowY}$, but ${lowX === highX ? '' : `$x = ${lowX}$ is `}less than $y = ${highY}$, so neither ${greater} nor ${less} holds in every case.`,
    }[right];
    return a + b === 0 || c + d === 0 || a * b * c * d === 0 || (lowX === highY && highX === lowY)
      ? null
      : {
          text: tex`I. $${show(a, b, 'x')}$

II. $${show(c, d, 'y')}$

Which of the following is true for every root $x$ of equation I and every root $y$ of equation II?`,
          right,
          // Always offered: an option that appears only where it is right would give itself away.
          ...(right !== none && { likeliest: none }),
          wrong: [greater, less, notLess, notGreater, '$x = y$'].filter(
            (other) => other !== right && other !== alsoTrue,
          ),
          proof: [[expected, outcomes.has(1) && outcomes.has(-1) ? 0 : outcomes.has(0) ? 2 : 1]],
          why: tex`The roots are $x = ${lowX === highX ? lowX : `${lowX}, ${highX}`}$ and $y = ${lowY === highY ? lowY : `${lowY}, ${highY}`}$. Comparing each $x$ with each $y$, ${said}. ${nearest ?? ''}`,
        };
  }),

  mcq('table-of-sales', 'Data Interpretation', 4, (random) => {
    const years = [2021, 2022, 2023, 2024];
    const [books, pens] = [
      years.map(() => random.int(120, 480, 20)),
      years.map(() => random.int(100, 400, 20)),
    ];
    const [from, to] = [random.int(0, 1), random.int(2, 3)];
    const total = (place: number) => (books[place] ?? 0) + (pens[place] ?? 0);
    const rise = (one: number, other: number) => ((other - one) / one) * 100;
    const value = rise(total(from), total(to));
    const rows = years.map((year, place) => tex`${year} & ${books[place]} & ${pens[place]} \\`).join('\n');
    const isApart = (mistake: number) => Math.abs(mistake - value) >= 3;
    return value <= 10
      ? null
      : {
          text: tex`The table gives the sales of a shop (in hundreds).

\begin{tabular}{ccc}
\hline
Year & Books & Pens \\
\hline
${rows}
\hline
\end{tabular}

The percentage increase in the total sales of books and pens from ${years[from]} to ${years[to]}, to one decimal place, is`,
          value,
          check:
            (sum([books[to] ?? 0, pens[to] ?? 0]) / sum([books[from] ?? 0, pens[from] ?? 0])) * 100 - 100,
          within: [2, 260],
          step: Math.max(4, value / 8),
          mistakes: [
            ((total(to) - total(from)) / total(to)) * 100,
            (total(to) / total(from)) * 100,
            rise(books[from] ?? 0, books[to] ?? 0),
            rise(pens[from] ?? 0, pens[to] ?? 0),
            (total(from) / total(to)) * 100,
          ].filter(isApart),
          show: (shown: number) => tex`$${shown.toFixed(1)}\%$`,
          why: tex`${years[from]}: $${books[from]} + ${pens[from]} = ${total(from)}$; ${years[to]}: $${books[to]} + ${pens[to]} = ${total(to)}$. $\frac{${total(to)} - ${total(from)}}{${total(from)}} \times 100 = \frac{${total(to) - total(from)}}{${total(from)}} \times 100 ${isWhole(value * 10) ? '=' : tex`\approx`} ${value.toFixed(1)}\%$. The increase is a percentage of the sales of the earlier year, $${total(from)}$, not of those of ${years[to]}.`,
        };
  }),

  mcq('unit-digit', 'Number System', 3, (random) => {
    const [digit, power] = [random.pick([2, 3, 4, 7, 8, 9]), random.int(20, 150)];
    const base = random.int(1, 9) * 10 + digit;
    const cycle = range(1, 4).map((k) => digit ** k % 10);
    const value = cycle[(power - 1) % 4] ?? Number.NaN;
    const shown = [4, 9].includes(digit) ? cycle.slice(0, 2) : cycle;
    return {
      text: tex`The unit digit of $${base}^{${power}}$ is`,
      value,
      check: range(1, power).reduce((last) => (last * digit) % 10, 1),
      within: [0, 9],
      mistakes: [...cycle, (digit * power) % 10].filter((mistake) => mistake !== value),
      why: tex`The unit digits of the powers of ${digit} repeat in the cycle $${shown.join(', ')}$. On division by ${shown.length}, $${power}$ leaves the remainder $${power % shown.length}$, so the unit digit is that of $${powerOf(digit, ((power - 1) % shown.length) + 1)}$, which is $${value}$. ${power % shown.length === 0 ? 'The remainder 0 stands for the last place; the first' : 'The next'} digit of the cycle, $${cycle[power % shown.length]}$, would be right for the exponent $${power + 1}$.`,
    };
  }),

  numerical('least-number', 'Number System', 3, (random) => {
    const [a, b, c] = [random.int(4, 9), random.int(10, 15), random.int(6, 12)];
    const lcm = (x: number, y: number) => (x * y) / gcd(x, y);
    const rest = random.int(1, 3);
    const all = lcm(lcm(a, b), c);
    return new Set([a, b, c]).size < 3 || [a, b, c].includes(all)
      ? null
      : {
          text: `What is the smallest number greater than ${rest} that leaves the remainder ${rest} when divided by ${a}, ${b} and ${c}?`,
          value: all + rest,
          check:
            range(rest + 1, all + rest).find((n) => [a, b, c].every((d) => n % d === rest % d)) ?? Number.NaN,
          why: tex`The LCM of ${a}, ${b} and ${c} is $${all}$, so the number is $${all} + ${rest} = ${all + rest}$.`,
        };
  }),

  msq('facts-of-a-number', 'Number System', 4, (random) => {
    const [p, q, prime] = [random.int(1, 4), random.int(1, 3), random.pick([5, 7])];
    const n = 2 ** p * 3 ** q * prime;
    const divisors = range(1, n).filter((d) => n % d === 0);
    const square = 2 ** (2 * Math.floor(p / 2)) * 3 ** (2 * Math.floor(q / 2));
    const factors = tex`${powerOf(2, p)} \times ${powerOf(3, q)} \times ${prime}`;
    const [twos, threes] = [2 ** (p + 1) - 1, (3 ** (q + 1) - 1) / 2];
    return {
      text: tex`Which of the following is/are correct for the number $${n}$?`,
      claims: [
        {
          says: 'The number of its divisors is',
          value: 2 * (p + 1) * (q + 1),
          check: divisors.length,
          mistake: random.pick([p * q * 2, (p + 1) * (q + 1)]),
          because: tex`$${n} = ${factors}$, so the number of divisors is $(${p} + 1)(${q} + 1)(1 + 1) = ${2 * (p + 1) * (q + 1)}$.`,
        },
        {
          says: 'The sum of all its divisors is',
          value: twos * threes * (prime + 1),
          check: sum(divisors),
          mistake: sum(divisors) - n,
          because: tex`$${twos} \times ${threes} \times (1 + ${prime}) = ${sum(divisors)}$, where $${twos} = 1 + 2${seriesOf(2, p)}$ and $${threes} = 1 + 3${seriesOf(3, q)}$.`,
        },
        {
          says: 'The number of its odd divisors is',
          value: 2 * (q + 1),
          check: divisors.filter((d) => d % 2 === 1).length,
          mistake: q + 1,
          because: tex`Without the factor 2: $(${q} + 1)(1 + 1) = ${2 * (q + 1)}$.`,
        },
        {
          says: 'The largest perfect square that divides it is',
          value: square,
          check: Math.max(...range(1, n).filter((r) => n % (r * r) === 0)) ** 2,
          mistake: square % 9 === 0 ? square * 4 : square * 9,
          because: tex`It takes the even powers from $${factors}$: $${square}$.`,
        },
      ],
    };
  }),
];
