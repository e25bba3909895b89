import { gcd, number, range, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Quantitative Aptitude');
const SIMPLE = 'Simplification and Approximation';
const SERIES = 'Number Series';

export const numbersAndTables = [
  mcq('order-of-operations', SIMPLE, 2, (random) => {
    const [a, b, c, d] = [random.int(2, 9), random.int(2, 9), random.int(2, 9), random.int(10, 60)];
    const value = d + a * b * c - (a * c) / a;
    return {
      text: tex`$${d} + ${a * c} \times ${b} - ${a * c} \div ${a} = \;?$`,
      value,
      check: [d, a * c * b, -c].reduce((x, y) => x + y, 0),
      mistakes: [
        (d + a * c) * b - c,
        value + 2 * c,
        (d + a * c * b - a * c) / a,
        d + a * c * (b - c),
        value - d,
      ],
      show: (shown: number) => `$${number(Math.round(shown))}$`,
      why: tex`Multiplication and division come first: $${d} + ${a * b * c} - ${c} = ${value}$.`,
    };
  }),

  mcq('about-how-much', SIMPLE, 3, (random) => {
    const [share, whole, side] = [random.int(10, 60, 5), random.int(200, 900, 20), random.int(11, 25)];
    const value = (share / 100) * whole + side;
    return {
      text: tex`$${(share + 0.02).toFixed(2)}\%$ of $${(whole - 0.04).toFixed(2)} + \sqrt{${side * side + 1}}$ is closest to`,
      value,
      check: (share * whole) / 100 + Math.floor(Math.sqrt(side * side + 1)),
      mistakes: [value + side * (side - 1), (share / 100) * whole, value + 40, value - 25, value * 1.2],
      show: (shown: number) => `$${number(Math.round(shown))}$`,
      why: tex`$${share}\%$ of $${whole}$ is $${number((share / 100) * whole)}$, and $\sqrt{${side * side + 1}} \approx ${side}$: about $${number(Math.round(value))}$.`,
    };
  }),

  mcq('next-in-the-series', SERIES, 3, (random) => {
    const [first, a, b] = [random.int(3, 20), random.int(2, 3), random.int(-3, 5)];
    const terms = range(1, 5).reduce<number[]>((list) => [...list, (list.at(-1) ?? 0) * a + b], [first]);
    const [last = 0, before = 0] = [terms.at(-1), terms.at(-2)];
    // Differences of such a series grow by the factor alone.
    const check = before + (before - (terms.at(-3) ?? 0)) * a;
    return last === before || b === 0
      ? null
      : {
          text: `${terms.slice(0, -1).join(', ')}, ?`,
          value: last,
          check,
          mistakes: [before * a, last + b, last + 2 * b, before + last - first, last - a * b - 1],
          why: tex`Each term is the one before times ${a} ${b < 0 ? 'less' : 'plus'} ${Math.abs(b)}: $${before} \times ${a} ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${last}$.`,
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
    return {
      text: `One number in this series is wrong: ${spoilt.join(', ')}. It is`,
      right: `$${spoilt[place]}$`,
      wrong: spoilt.filter((_term, k) => k !== place).map((term) => `$${term}$`),
      // The second differences are spoilt around the wrong number and nowhere else.
      proof: [[sum(bends) / bends.length, place]],
      why: tex`The differences grow by 2: $${terms
        .slice(1)
        .map((term, k) => term - (terms[k] ?? 0))
        .join(', ')}$. In place of $${spoilt[place]}$ there should be $${terms[place]}$.`,
    };
  }),

  mcq('two-quadratics', 'Quadratic Equations', 4, (random) => {
    const [a, b, c, d] = [random.int(-9, 9), random.int(-9, 9), random.int(-9, 9), random.int(-9, 9)];
    const show = (p: number, q: number, letter: string) =>
      `${letter}^2 ${p + q < 0 ? '+' : '-'} ${Math.abs(p + q)}${letter} ${p * q < 0 ? '-' : '+'} ${Math.abs(p * q)} = 0`;
    const [lowX, highX, lowY, highY] = [Math.min(a, b), Math.max(a, b), Math.min(c, d), Math.max(c, d)];
    const right =
      lowX > highY
        ? '$x > y$'
        : highX < lowY
          ? '$x < y$'
          : lowX === highY
            ? tex`$x \ge y$`
            : highX === lowY
              ? tex`$x \le y$`
              : 'No relation can be given';
    // Every root of the one against every root of the other.
    const outcomes = new Set([a, b].flatMap((x) => [c, d].map((y) => Math.sign(x - y))));
    const expected = right.includes('>') ? 1 : right.includes('<') ? 1 : right.startsWith('No') ? 0 : 2;
    return a + b === 0 || c + d === 0 || a * b * c * d === 0
      ? null
      : {
          text: tex`$${show(a, b, 'x')}$ and $${show(c, d, 'y')}$. Which holds for all their roots?`,
          right,
          wrong: ['$x > y$', '$x < y$', tex`$x \ge y$`, tex`$x \le y$`, 'No relation can be given'].filter(
            (other) => other !== right,
          ),
          proof: [[expected, outcomes.has(1) && outcomes.has(-1) ? 0 : outcomes.has(0) ? 2 : 1]],
          why: tex`$x \in \{${lowX}, ${highX}\}$ and $y \in \{${lowY}, ${highY}\}$.`,
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
    const value = ((total(to) - total(from)) / total(from)) * 100;
    const rows = years.map((year, place) => tex`${year} & ${books[place]} & ${pens[place]} \\`).join('\n');
    return value <= 4
      ? null
      : {
          text: tex`A shop sold (in hundreds):

\begin{tabular}{ccc}
\hline
Year & Books & Pens \\
\hline
${rows}
\hline
\end{tabular}

From ${years[from]} to ${years[to]} the sales of both together rose by about`,
          value,
          check:
            (sum([books[to] ?? 0, pens[to] ?? 0]) / sum([books[from] ?? 0, pens[from] ?? 0])) * 100 - 100,
          mistakes: [
            ((total(to) - total(from)) / total(to)) * 100,
            total(to) - total(from),
            (total(to) / total(from)) * 100,
            value + 12,
          ],
          show: (shown: number) => tex`$${number(Math.round(shown * 10) / 10)}\%$`,
          why: tex`$\frac{${total(to)} - ${total(from)}}{${total(from)}} \times 100 \approx ${number(Math.round(value * 10) / 10)}\%$.`,
        };
  }),

  mcq('unit-digit', 'Number System', 3, (random) => {
    const [base, power] = [random.pick([2, 3, 7, 8]), random.int(20, 150)];
    const cycle = range(1, 4).map((k) => base ** k % 10);
    const value = cycle[(power - 1) % 4] ?? Number.NaN;
    return {
      text: tex`The unit digit of $${random.int(1, 9) * 10 + base}^{${power}}$ is`,
      right: `$${value}$`,
      wrong: range(0, 9)
        .filter((digit) => digit !== value)
        .map((digit) => `$${digit}$`),
      proof: [[range(1, power).reduce((digit) => (digit * base) % 10, 1), value]],
      why: tex`The unit digits of the powers of ${base} repeat: $${cycle.join(', ')}$; $${power}$ leaves the rest $${power % 4}$ on division by 4.`,
    };
  }),

  numerical('least-number', 'Number System', 3, (random) => {
    const [a, b, c] = [random.int(4, 9), random.int(10, 15), random.int(6, 12)];
    const lcm = (x: number, y: number) => (x * y) / gcd(x, y);
    const rest = random.int(1, 3);
    const all = lcm(lcm(a, b), c);
    return {
      text: `What is the smallest number above ${rest} that leaves the remainder ${rest} when divided by ${a}, ${b} and ${c}?`,
      value: all + rest,
      check:
        range(rest + 1, all + rest).find((n) => [a, b, c].every((d) => n % d === rest % d)) ?? Number.NaN,
      why: tex`The least common multiple is $${all}$; with the remainder it is $${all + rest}$.`,
    };
  }),

  msq('facts-of-a-number', 'Number System', 4, (random) => {
    const [p, q] = [random.int(1, 4), random.int(1, 3)];
    const n = 2 ** p * 3 ** q * 5;
    const divisors = range(1, n).filter((d) => n % d === 0);
    return {
      text: tex`Of the number $${n}$ which of the following is/are correct?`,
      claims: [
        {
          says: 'The number of its divisors is',
          value: 2 * (p + 1) * (q + 1),
          check: divisors.length,
          mistake: p * q + 3,
          because: tex`$${n} = 2^{${p}} \cdot 3^{${q}} \cdot 5$, so it is $(${p} + 1)(${q} + 1)(1 + 1)$.`,
        },
        {
          says: 'The sum of its divisors is',
          value: (2 ** (p + 1) - 1) * ((3 ** (q + 1) - 1) / 2) * 6,
          check: sum(divisors),
          mistake: sum(divisors) - n,
          because: 'The product of the sums over each prime.',
        },
        {
          says: 'The number of its odd divisors is',
          value: 2 * (q + 1),
          check: divisors.filter((d) => d % 2 === 1).length,
          mistake: q + 1,
          because: 'Leave the twos out.',
        },
        {
          says: 'The largest square that divides it is',
          value: 2 ** (2 * Math.floor(p / 2)) * 3 ** (2 * Math.floor(q / 2)),
          check: Math.max(...range(1, n).filter((r) => n % (r * r) === 0)) ** 2,
          mistake: n,
          because: 'Even powers only.',
        },
      ],
    };
  }),
];
