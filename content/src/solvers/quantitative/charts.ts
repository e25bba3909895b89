import { Unreadable, wordsOf, type Solver, type Solvers } from '../solver.ts';

const named = 'data-interpretation-and-logical-reasoning';

/** The series of a bar or line chart, by name and title, as its description lists them. */
function seriesIn(drawing: string): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const series = [...drawing.matchAll(/([A-Z][A-Za-z ]*): ((?:\d{4} \d+(?:, )?)+)/g)].map(
    ([, name = '', list = '']) =>
      [
        name,
        new Map([...list.matchAll(/(\d{4}) (\d+)/g)].map(([, year = '', value]) => [year, Number(value)])),
      ] as const,
  );
  if (series.length !== 2) throw new Unreadable(drawing);
  return new Map(series);
}

const sectorsIn = (drawing: string): ReadonlyMap<string, number> =>
  new Map(
    [...drawing.matchAll(/([A-Z][A-Za-z ]*) (\d+) degrees/g)].map(([, name = '', angle]) => [
      name,
      Number(angle),
    ]),
  );

function angleOf(drawing: string, name: string): number {
  const [, angle] = [...sectorsIn(drawing)].find(([one]) => one.toLowerCase() === name.toLowerCase()) ?? [];
  if (angle === undefined) throw new Unreadable(`${name} in ${drawing}`);
  return angle;
}

const totalOf = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0);

/** Totals of both series over the years that are asked for. */
function totalsBetween(drawing: string, from: number, to: number): number[] {
  return [...seriesIn(drawing).values()].map((values) =>
    totalOf(
      [...values].filter(([year]) => Number(year) >= from && Number(year) <= to).map(([, value]) => value),
    ),
  );
}

const rise: Solver = ({ text, drawing }) => {
  const [to, from] = wordsOf(text, /both bars higher in (\d{4}) than in (\d{4})\?/).map(Number) as [
    number,
    number,
  ];
  const [before, after] = [from, to].map((year) => totalOf(totalsBetween(drawing, year, year))) as [
    number,
    number,
  ];
  return (100 * after) / before - 100;
};

export const charts: Solvers = {
  [`${named}/rise-in-a-bar-chart`]: rise,
  [`${named}/amount-from-a-pie-chart`]: (printed) => {
    const [amount = '', known = '', asked = ''] = wordsOf(
      printed.text,
      /It spends ₹(\d+) on (\w+)\. How many rupees does it spend on (\w+)\?/,
    );
    return (Number(amount) * angleOf(printed.drawing, asked)) / angleOf(printed.drawing, known);
  },
  [`${named}/share-in-a-pie-chart`]: (printed) => {
    const [one = '', other = ''] = wordsOf(
      printed.text,
      /The sales of ([\w ]+) exceed those of ([\w ]+) by what percentage of all sales\?/,
    );
    const all = totalOf(sectorsIn(printed.drawing).values());
    return (100 * (angleOf(printed.drawing, one) - angleOf(printed.drawing, other))) / all;
  },
  [`${named}/gap-in-a-line-chart`]: ({ text, drawing }) => {
    const [one = '', other = ''] = wordsOf(
      text,
      /is the total of "(\w+)" over all five years higher than the total of "(\w+)"\?/,
    );
    const series = seriesIn(drawing);
    return totalOf(series.get(one)?.values() ?? []) - totalOf(series.get(other)?.values() ?? []);
  },
  [`${named}/ratio-from-a-line-chart`]: (printed) => {
    const [from, to] = wordsOf(printed.text, /museum Q from (\d{4}) to (\d{4}) is m : n in lowest terms/).map(
      Number,
    ) as [number, number];
    const [one, other] = totalsBetween(printed.drawing, from, to) as [number, number];
    let shared = Math.min(one, other);
    while (one % shared !== 0 || other % shared !== 0) shared -= 1;
    return (one + other) / shared;
  },
};
