import { label, sheet } from '../drawing.ts';
import { gcd, number, range, sum, tex } from '../numbers.ts';
import type { Random } from '../random.ts';
import { templatesOf } from '../subject.ts';
import type { Diagram } from '../template.ts';

const { mcq, numerical } = templatesOf('Data Interpretation and Logical Reasoning');
const TOPIC = 'Bar, Line and Pie Charts';

const FILLS = ['#1d4ed8', '#f59e0b'];
const [LEFT, BOTTOM, WIDTH, HEIGHT] = [50, 210, 340, 170];

const bar = (x: number, height: number, width: number, fill: string) =>
  `<rect x="${x}" y="${BOTTOM - height}" width="${width}" height="${height}" fill="${fill}"/>`;

interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

/** Bars side by side, each with its value above it, so that nothing has to be read off a scale. */
function barChart(titles: readonly string[], series: readonly Series[], what: string): Diagram {
  const most = Math.max(...series.flatMap(({ values }) => values));
  const slot = WIDTH / titles.length;
  const width = (slot * 0.7) / series.length;
  const parts = titles.flatMap((title, place) => [
    label(title, [LEFT + slot * (place + 0.5), BOTTOM + 18]),
    ...series.flatMap(({ values }, index) => {
      const height = ((values[place] ?? 0) / most) * HEIGHT;
      const x = LEFT + slot * (place + 0.15) + width * index;
      return [
        bar(x, height, width - 3, FILLS[index] ?? ''),
        label(String(values[place]), [x + width / 2, BOTTOM - height - 5]),
      ];
    }),
  ]);
  const key = series.flatMap(({ name }, index) => [
    `<rect x="${LEFT + 150 * index}" y="236" width="12" height="12" fill="${FILLS[index]}"/>`,
    label(name, [LEFT + 150 * index + 18, 247], 'start'),
  ]);
  const axis = `<line x1="${LEFT}" y1="${BOTTOM}" x2="${LEFT + WIDTH}" y2="${BOTTOM}" stroke="#1f2937" stroke-width="2"/>`;
  return {
    svg: sheet(420, 258, [axis, ...parts, ...key]),
    alt: `A bar chart of ${what}. ${series.map(({ name, values }) => `${name}: ${titles.map((title, place) => `${title} ${values[place]}`).join(', ')}`).join('. ')}.`,
  };
}

/** Two lines over years, with their values beside the points. */
function lineChart(titles: readonly string[], series: readonly Series[], what: string): Diagram {
  const most = Math.max(...series.flatMap(({ values }) => values));
  const step = WIDTH / (titles.length - 1);
  const at = (place: number, value: number) =>
    [LEFT + step * place, BOTTOM - (value / most) * HEIGHT] as const;
  const parts = series.flatMap(({ name, values }, index) => {
    const points = values.map((value, place) => at(place, value));
    const fill = FILLS[index] ?? '';
    return [
      `<polyline points="${points.map((point) => point.join(',')).join(' ')}" fill="none" stroke="${fill}" stroke-width="2"/>`,
      ...points.flatMap(([x, y], place) => [
        `<circle cx="${x}" cy="${y}" r="4" fill="${fill}"/>`,
        label(String(values[place]), [x, index === 0 ? y - 9 : y + 20]),
      ]),
      `<rect x="${LEFT + 150 * index}" y="250" width="12" height="12" fill="${fill}"/>`,
      label(name, [LEFT + 150 * index + 18, 261], 'start'),
    ];
  });
  const years = titles.map((title, place) => label(title, [LEFT + step * place, BOTTOM + 32]));
  return {
    svg: sheet(440, 272, [...years, ...parts]),
    alt: `A line chart of ${what}. ${series.map(({ name, values }) => `${name}: ${titles.map((title, place) => `${title} ${values[place]}`).join(', ')}`).join('. ')}.`,
  };
}

const SHADES = ['#1d4ed8', '#f59e0b', '#059669', '#dc2626', '#7c3aed'];

/** Sectors with their names and central angles. */
function pieChart(sectors: readonly (readonly [name: string, angle: number])[], what: string): Diagram {
  const [x, y, radius] = [130, 125, 100];
  const point = (angle: number, far = radius) => {
    const turned = ((angle - 90) * Math.PI) / 180;
    return [x + far * Math.cos(turned), y + far * Math.sin(turned)].map((one) => Math.round(one * 10) / 10);
  };
  let start = 0;
  const parts = sectors.flatMap(([name, angle], index) => {
    const [from, to, middle] = [point(start), point(start + angle), point(start + angle / 2, 62)];
    start += angle;
    return [
      `<path d="M${x},${y} L${from.join(',')} A${radius},${radius} 0 ${angle > 180 ? 1 : 0} 1 ${to.join(',')} Z" fill="${SHADES[index]}" fill-opacity="0.35" stroke="#1f2937"/>`,
      label(`${angle}°`, [middle[0] ?? 0, (middle[1] ?? 0) + 5]),
      `<rect x="255" y="${45 + 32 * index}" width="14" height="14" fill="${SHADES[index]}" fill-opacity="0.35" stroke="#1f2937"/>`,
      label(name, [277, 57 + 32 * index], 'start'),
    ];
  });
  return {
    svg: sheet(400, 250, parts),
    alt: `A pie chart of ${what}. Central angles: ${sectors.map(([name, angle]) => `${name} ${angle} degrees`).join(', ')}.`,
  };
}

const YEARS = ['2020', '2021', '2022', '2023', '2024'];
const HEADS = ['Rent', 'Food', 'Education', 'Transport', 'Health'];
const BRANCHES = ['Salt Lake', 'Andheri', 'Rohini', 'Adyar', 'Kukatpally'];

/** Angles in steps of six degrees, which make a full circle. */
function anglesOf(random: Random): number[] | null {
  const four = range(1, 4).map(() => random.int(36, 108, 6));
  const last = 360 - sum(four);
  return last < 30 || last > 120 || new Set([...four, last]).size < 5 ? null : [...four, last];
}

export const charts = [
  mcq('rise-in-a-bar-chart', TOPIC, 4, (random) => {
    const [one, other] = random.pick([
      ['Imports', 'Exports'],
      ['Men', 'Women'],
      ['Cars', 'Scooters'],
    ] as const);
    const series = [one, other].map((name) => ({ name, values: YEARS.map(() => random.int(40, 240, 10)) }));
    const [from, to] = [random.int(0, 1), random.int(3, 4)];
    const total = (place: number) => sum(series.map(({ values }) => values[place] ?? 0));
    const [before, after] = [total(from), total(to)];
    const value = ((after - before) / before) * 100;
    if (value < 12 || value > 150 || !Number.isInteger(value * 2)) return null;
    const rise = (place: number) => {
      const { values } = series[place] as Series;
      return (((values[to] ?? 0) - (values[from] ?? 0)) / (values[from] ?? 1)) * 100;
    };
    return {
      text: tex`The chart shows numbers, in thousands, for five years. By what percentage was the total of both bars higher in ${YEARS[to]} than in ${YEARS[from]}?`,
      value,
      check: (after / before) * 100 - 100,
      within: [2, 260],
      step: 5,
      mistakes: [
        ((after - before) / after) * 100,
        (after / before) * 100,
        rise(0),
        rise(1),
        after - before,
      ].filter((mistake) => mistake > 0 && Number.isInteger(mistake * 2)),
      show: (shown: number) => (Number.isInteger(shown * 2) ? tex`$${number(shown)}\%$` : null),
      diagram: barChart(YEARS, series, 'numbers in thousands'),
      why: tex`In ${YEARS[from]} the total is $${series.map(({ values }) => values[from]).join(' + ')} = ${before}$, in ${YEARS[to]} it is $${series.map(({ values }) => values[to]).join(' + ')} = ${after}$. The rise is $\frac{${after} - ${before}}{${before}} \times 100 = ${number(value)}\%$. It is a percentage of the total of ${YEARS[from]}, not of that of ${YEARS[to]}, and not $${after - before}$, which is the rise in thousands.`,
    };
  }),

  numerical('amount-from-a-pie-chart', TOPIC, 4, (random) => {
    const angles = anglesOf(random);
    if (angles === null) return null;
    const perDegree = random.int(30, 150, 10);
    const [known, asked] = random.sample(range(0, 4), 2) as [number, number];
    const [amount, value] = [(angles[known] ?? 0) * perDegree, (angles[asked] ?? 0) * perDegree];
    const sectors = HEADS.map((head, place) => [head, angles[place] ?? 0] as const);
    const [knownHead, askedHead] = [HEADS[known] ?? '', HEADS[asked] ?? ''];
    return {
      text: `The pie chart shows how a family spends its income of a month; each sector has its central angle. It spends ₹${amount} on ${knownHead.toLowerCase()}. How many rupees does it spend on ${askedHead.toLowerCase()}?`,
      value,
      check: (360 * perDegree * (angles[asked] ?? 0)) / 360,
      diagram: pieChart(sectors, 'the expenses of a family'),
      why: tex`The angle of ${knownHead.toLowerCase()} is $${angles[known]}^\circ$, so each degree stands for $\frac{${amount}}{${angles[known]}} = ${perDegree}$ rupees. ${askedHead} has $${angles[asked]}^\circ$: $${angles[asked]} \times ${perDegree} = ${value}$ rupees. The angle is a share of $360^\circ$, not a percentage.`,
    };
  }),

  mcq('share-in-a-pie-chart', TOPIC, 4, (random) => {
    const angles = anglesOf(random);
    if (angles === null) return null;
    const [one, other] = random
      .sample(range(0, 4), 2)
      .map((place) => [BRANCHES[place] ?? '', angles[place] ?? 0]) as [[string, number], [string, number]];
    const value = ((one[1] - other[1]) / 360) * 100;
    if (value <= 3 || !Number.isInteger(value)) return null;
    const fits = (mistake: number) => Math.abs(mistake - value) > 1;
    return {
      text: tex`The pie chart shows the sales of a chain by branch; each sector has its central angle. The sales of ${one[0]} exceed those of ${other[0]} by what percentage of all sales?`,
      value,
      check: (one[1] * 100) / 360 - (other[1] * 100) / 360,
      within: [0.5, 150],
      step: 5,
      mistakes: [
        one[1] - other[1],
        ((one[1] - other[1]) / other[1]) * 100,
        ((one[1] - other[1]) / one[1]) * 100,
        (one[1] / 360) * 100,
        (other[1] / 360) * 100,
      ].filter(fits),
      show: (shown: number) => (Number.isInteger(shown * 2) ? tex`$${number(shown)}\%$` : null),
      diagram: pieChart(
        BRANCHES.map((name, place) => [name, angles[place] ?? 0] as const),
        'the sales of a chain by branch',
      ),
      why: tex`The angles differ by $${one[1]} - ${other[1]} = ${one[1] - other[1]}$ degrees. The whole circle has 360: $\frac{${one[1] - other[1]}}{360} \times 100 = ${value}\%$. The difference is $${one[1] - other[1]}$ degrees, not per cent, and the question is about all sales, not about those of ${other[0]}.`,
    };
  }),

  numerical('gap-in-a-line-chart', TOPIC, 4, (random) => {
    const [one, other] = random.pick([
      ['Produced', 'Sold'],
      ['Applied', 'Admitted'],
      ['Ordered', 'Delivered'],
    ] as const);
    const above = YEARS.map(() => random.int(200, 480, 20));
    const below = above.map((value) => value - random.int(20, 140, 20));
    const gaps = YEARS.map((_year, place) => (above[place] ?? 0) - (below[place] ?? 0));
    const value = sum(gaps);
    return {
      text: `The chart shows two numbers, in hundreds, for each of five years. By how many hundreds is the total of "${one}" over all five years higher than the total of "${other}"?`,
      value,
      check: sum(above) - sum(below),
      diagram: lineChart(
        YEARS,
        [
          { name: one, values: above },
          { name: other, values: below },
        ],
        'numbers in hundreds',
      ),
      why: tex`The gaps of the five years are $${gaps.join(' + ')} = ${value}$. The totals give the same: $${sum(above)} - ${sum(below)} = ${value}$.`,
    };
  }),

  numerical('ratio-from-a-line-chart', TOPIC, 4, (random) => {
    const values = YEARS.map(() => random.int(60, 240, 20));
    const others = YEARS.map(() => random.int(60, 240, 20));
    const [from, to] = [random.int(0, 2), 4];
    const chosen = range(from, to);
    const [first, second] = [
      sum(chosen.map((place) => values[place] ?? 0)),
      sum(chosen.map((place) => others[place] ?? 0)),
    ];
    const [k, l] = [first / gcd(first, second), second / gcd(first, second)];
    if (k > 15 || l > 15 || k === l) return null;
    return {
      text: `The chart shows how many visitors, in thousands, two museums had in five years. The ratio of all visitors of museum P to all visitors of museum Q from ${YEARS[from]} to ${YEARS[to]} is m : n in lowest terms. What is m + n?`,
      value: k + l,
      check: (first + second) / gcd(first, second),
      diagram: lineChart(
        YEARS,
        [
          { name: 'Museum P', values },
          { name: 'Museum Q', values: others },
        ],
        'visitors in thousands',
      ),
      why: tex`P: $${chosen.map((place) => values[place]).join(' + ')} = ${first}$. Q: $${chosen.map((place) => others[place]).join(' + ')} = ${second}$. Both are multiples of ${gcd(first, second)}: the ratio is ${k} : ${l}, and $${k} + ${l} = ${k + l}$.`,
    };
  }),
];
