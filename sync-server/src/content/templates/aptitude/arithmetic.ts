import { choose, fraction, gcd, number, range, root, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Quantitative Aptitude');
const WORDS = 'Arithmetic Word Problems';
const SIMPLE = 'Simplification and Approximation';
const SERIES = 'Number Series';

const rupees = (value: number) => `₹${number(Math.round(value * 100) / 100, 8)}`;
const percent = (value: number) => tex`$${number(value)}\%$`;

export const arithmetic = [
  mcq('marked-and-discounted', WORDS, 3, (random) => {
    const [markup, discount, cost] = [
      random.int(20, 60, 5),
      random.int(5, 25, 5),
      random.int(200, 2000, 100),
    ];
    const value = (1 + markup / 100) * (100 - discount) - 100;
    const sold = cost * (1 + markup / 100) * (1 - discount / 100);
    return value === 0
      ? null
      : {
          text: tex`A trader marks an article that cost ${rupees(cost)} by $${markup}\%$ above its cost and then allows a discount of $${discount}\%$. The selling price is`,
          value: sold,
          check: cost + (cost * value) / 100,
          mistakes: [
            cost * (1 + (markup - discount) / 100),
            cost * (1 + markup / 100),
            cost * (1 - discount / 100),
            cost * (1 + (markup + discount) / 100),
          ],
          show: rupees,
          why: tex`Marked: ${rupees(cost * (1 + markup / 100))}. Less $${discount}\%$ of that: ${rupees(sold)}. The percentages are of different sums and are not simply subtracted.`,
        };
  }),

  mcq('compound-less-simple', WORDS, 4, (random) => {
    const [sum_, rate] = [random.int(2000, 20000, 500), random.int(4, 20, 2)];
    const simple = (sum_ * rate * 2) / 100;
    return {
      text: tex`The difference between compound and simple interest on ${rupees(sum_)} for two years at $${rate}\%$ a year is`,
      value: sum_ * (1 + rate / 100) ** 2 - sum_ - simple,
      check: (((sum_ * rate) / 100) * rate) / 100,
      mistakes: [simple, (sum_ * rate) / 100, (sum_ * rate * rate) / 5000, (sum_ * rate * rate) / 20000],
      show: rupees,
      why: tex`It is the interest on the first year's interest: $P\left(\frac{r}{100}\right)^2 =$ ${rupees((sum_ * rate * rate) / 10000)}.`,
    };
  }),

  mcq('work-together', WORDS, 3, (random) => {
    const [a, b] = [random.int(6, 20), random.int(21, 40)];
    return {
      text: `A alone does a piece of work in ${a} days and B alone in ${b} days. Working together they finish it in`,
      value: (a * b) / (a + b),
      check: root((t) => t / a + t / b - 1, 0.1, 100),
      mistakes: [(a + b) / 2, a + b, b - a, (a * b) / (b - a)],
      show: (shown: number) => `${shown.toFixed(1)} days`,
      why: tex`In a day they do $\frac{1}{${a}} + \frac{1}{${b}} = ${fraction(a + b, a * b)}$ of it, so they need about $${((a * b) / (a + b)).toFixed(1)}$ days.`,
    };
  }),

  mcq('train-and-platform', WORDS, 3, (random) => {
    const [kmh, train, platform] = [
      random.int(36, 108, 18),
      random.int(100, 250, 10),
      random.int(120, 400, 20),
    ];
    const speed = kmh / 3.6;
    return {
      text: `A train ${train} m long runs at ${kmh} km/h. It passes a platform of ${platform} m in`,
      value: (train + platform) / speed,
      check: root((t) => speed * t - train - platform, 0, 1000),
      mistakes: [platform / speed, train / speed, (train + platform) / kmh, (platform - train) / speed],
      show: (shown: number) => `${number(shown)} s`,
      why: tex`${kmh} km/h is $${number(speed)}$ m/s, and the train covers $${train} + ${platform} = ${train + platform}$ m: $${number((train + platform) / speed)}$ s.`,
    };
  }),

  mcq('upstream-and-down', WORDS, 4, (random) => {
    const [boat, stream, hours] = [random.int(8, 20), random.int(2, 6), random.int(2, 5)];
    const way = (boat + stream) * hours;
    return {
      text: `A boat goes ${way} km downstream in ${hours} h. The stream flows at ${stream} km/h. To come back the boat needs`,
      value: way / (boat - stream),
      check: root((t) => (boat - stream) * t - way, 0, 1000),
      mistakes: [way / boat, hours, way / (boat + stream + stream), hours + stream / 2],
      show: (shown: number) => `${number(shown)} h`,
      why: tex`Downstream it makes $${boat + stream}$ km/h, so in still water $${boat}$ and upstream $${boat - stream}$ km/h: $${number(way / (boat - stream))}$ h.`,
    };
  }),

  mcq('mean-with-one-more', WORDS, 2, (random) => {
    const [n, mean, rise] = [random.int(9, 29, 2), random.int(20, 60), random.int(1, 4)];
    return {
      text: `The mean age of ${n} players is ${mean} years. With their coach the mean rises by ${rise === 1 ? '1 year' : `${rise} years`}. The age of the coach in years is`,
      value: (n + 1) * (mean + rise) - n * mean,
      check: mean + rise * (n + 1),
      mistakes: [mean + n * rise, mean + rise, n * rise, (n + 1) * rise, mean + rise * (n + 2)],
      why: tex`$${n + 1} \times ${mean + rise} - ${n} \times ${mean} = ${mean + rise * (n + 1)}$.`,
    };
  }),

  mcq('mixture-of-two', WORDS, 4, (random) => {
    const [cheap, dear] = [random.int(30, 60, 5), random.int(70, 120, 5)];
    const mean = random.int(cheap + 5, dear - 5, 5);
    const [a, b] = [dear - mean, mean - cheap];
    const show = (x: number, y: number) => `${x / gcd(x, y)} : ${y / gcd(x, y)}`;
    return a === b
      ? null
      : {
          text: `Tea at ₹${cheap} and tea at ₹${dear} per kg are mixed so that the mixture costs ₹${mean} per kg. The ratio of the cheaper to the dearer tea is`,
          right: show(a, b),
          wrong: [show(b, a), show(cheap, dear), show(dear, cheap), show(a + b, a), show(mean, dear)],
          proof: [[(a * cheap + b * dear) / (a + b), mean]],
          why: tex`By alligation $(${dear} - ${mean}) : (${mean} - ${cheap}) = ${a} : ${b}$, which is ${show(a, b)}.`,
        };
  }),

  mcq('shares-of-partners', WORDS, 3, (random) => {
    const [a, b, late, unit] = [random.int(2, 9), random.int(2, 9), random.int(2, 6), random.int(20, 90, 10)];
    const [partA, partB] = [a * 12, b * (12 - late)];
    const profit = (partA + partB) * unit;
    return {
      text: `A starts a business with ₹${a}0,000; B joins with ₹${b}0,000 after ${late} months. The profit of the year is ₹${profit}. B's share is`,
      value: partB * unit,
      check: profit - partA * unit,
      mistakes: [partA * unit, (profit * b) / (a + b), profit / 2, (profit * late) / 12],
      show: rupees,
      why: tex`Capital times months: $${a} \times 12 : ${b} \times ${12 - late} = ${partA} : ${partB}$, so B gets ${rupees(partB * unit)}.`,
    };
  }),

  mcq('price-rises-use-falls', WORDS, 3, (random) => {
    const rise = random.pick([10, 20, 25, 50, 60]);
    const [left, whole] = [random.int(2, 9), 100];
    return {
      text: tex`The price of rice rises by $${rise}\%$. A family that used ${left * 5} kg a month cuts its use so that it spends as much as before. Its use falls by`,
      value: (rise / (100 + rise)) * 100,
      check: (1 - left / ((left * (whole + rise)) / whole)) * 100,
      mistakes: [rise, rise / 2, (rise / (100 - rise)) * 100, 100 - rise],
      show: percent,
      why: tex`$\frac{r}{100 + r} \times 100 = \frac{${rise}}{${100 + rise}} \times 100 = ${number((rise / (100 + rise)) * 100)}\%$, however much it was.`,
    };
  }),

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
    const [share, whole, root_] = [random.int(10, 60, 5), random.int(200, 900, 20), random.int(11, 25)];
    const value = (share / 100) * whole + root_;
    return {
      text: tex`$${(share + 0.02).toFixed(2)}\%$ of $${(whole - 0.04).toFixed(2)} + \sqrt{${root_ * root_ + 1}}$ is closest to`,
      value,
      check: (share * whole) / 100 + Math.floor(Math.sqrt(root_ * root_ + 1)),
      mistakes: [value + root_ * (root_ - 1), (share / 100) * whole, value + 40, value - 25, value * 1.2],
      show: (shown: number) => `$${number(Math.round(shown))}$`,
      why: tex`$${share}\%$ of $${whole}$ is $${number((share / 100) * whole)}$, and $\sqrt{${root_ * root_ + 1}} \approx ${root_}$: about $${number(Math.round(value))}$.`,
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

  msq('averages-of-a-class', WORDS, 4, (random) => {
    const [boys, girls, a, b] = [
      random.int(10, 30, 5),
      random.int(10, 30, 5),
      random.int(40, 60),
      random.int(62, 80),
    ];
    const all = boys * a + girls * b;
    return {
      text: `In a class ${boys} boys have the mean mark ${a} and ${girls} girls the mean mark ${b}. Which of the following is/are correct?`,
      claims: [
        {
          says: 'The marks of all add up to',
          value: all,
          check: sum([...range(1, boys).map(() => a), ...range(1, girls).map(() => b)]),
          mistake: all + boys,
          because: 'Number times mean, added.',
        },
        {
          says: 'The mean mark of the class is',
          value: all / (boys + girls),
          check: a + ((b - a) * girls) / (boys + girls),
          mistake: (all / (boys + girls)) * 0.9,
          because: 'The means count by the numbers of students.',
        },
        {
          says: 'If each boy gets 4 marks more, the mean of the boys becomes',
          value: a + 4,
          check: (boys * a + 4 * boys) / boys,
          mistake: a + 4 * boys,
          because: 'The mean shifts by as much.',
        },
        {
          says: 'The number of pairs of a boy and a girl is',
          value: boys * girls,
          check: choose(boys + girls, 2) - choose(boys, 2) - choose(girls, 2),
          mistake: boys + girls,
          because: 'Every boy with every girl.',
        },
      ],
    };
  }),
];
