import { numberIn, placesWhere, solve, Unreadable, wordsOf, type Solvers } from '../solver.ts';

/** Every way along links, each of which leads from its first end to its second; no place comes twice. */
function waysAlong(
  links: readonly (readonly [string, string, number])[],
  here: string,
  end: string,
  been: readonly string[] = [],
): number[] {
  if (here === end) return [0];
  return links.flatMap(([from, to, cost]) =>
    from === here && !been.includes(to)
      ? waysAlong(links, to, end, [...been, here]).map((rest) => rest + cost)
      : [],
  );
}

/** Steps to the east and the north, as all words of so many letters of each. */
function stepsOnGrid(east: number, north: number): string[] {
  if (east === 0) return ['N'.repeat(north)];
  if (north === 0) return ['E'.repeat(east)];
  return [
    ...stepsOnGrid(east - 1, north).map((rest) => `E${rest}`),
    ...stepsOnGrid(east, north - 1).map((rest) => `N${rest}`),
  ];
}

const countOf = (word: string, letter: string) => word.split(letter).length - 1;

export const tournamentsAndRoutes: Solvers = {
  'data-interpretation-and-logical-reasoning/draws-in-a-league': solve(
    'league of # teams, each team plays each other team once. A win brings # points, a draw 1 point to each of the two teams, and a defeat none. At the end all teams together have # points.',
    (teams, win, points) => {
      let matches = 0;
      for (let one = 1; one <= teams; one += 1) for (let other = 1; other < one; other += 1) matches += 1;
      return (win * matches - points) / (win - 2);
    },
  ),
  'data-interpretation-and-logical-reasoning/missing-row-of-a-league': ({ text }) => {
    const [teams = '', all = '', team = '', asked = ''] = wordsOf(
      text,
      /^Each of (\d) teams has played [^]*There (?:were|was) (\d+) drawn match(?:es)? in all\. How many matches has (\w) (won|drawn|lost)\?$/,
    );
    const rows = [...text.matchAll(/^\w & (\d) & (\d) & (\d) \\\\$/gm)].map((row) =>
      row.slice(1).map(Number),
    );
    if (rows.length !== Number(teams) - 1 || !text.includes(`the row of ${team} is missing`))
      throw new Unreadable(text);
    const [won, drawn, lost] = [0, 1, 2].map((place) =>
      rows.reduce((sum, row) => sum + (row[place] ?? 0), 0),
    ) as [number, number, number];
    const ownDraws = 2 * Number(all) - drawn;
    const decided = Number(teams) - 1 - ownDraws;
    // Its wins and defeats are so many together, and differ as the wins and defeats of the others do.
    const ownWins = (decided + lost - won) / 2;
    return asked === 'drawn' ? ownDraws : asked === 'won' ? ownWins : decided - ownWins;
  },
  'data-interpretation-and-logical-reasoning/opponent-in-a-knockout': ({ text, options }) => {
    const [size = '', seed = '', round = ''] = wordsOf(
      text,
      /^(\d+) players, seeded [^]* Seed (\d+) wins all matches before the ([\w- ]+); all other matches are won by the better seed\./,
    );
    const last =
      round === 'final'
        ? 2
        : round === 'semi-final'
          ? 4
          : round === 'quarter-final'
            ? 8
            : Number(round.replace(/\D+/, ''));
    // Who is left in the order of the seeds whose places they hold.
    let left = Array.from({ length: Number(size) }, (_unused, place) => place + 1);
    while (left.length > last) {
      const half = left.length / 2;
      left = left.slice(0, half).map((better, place) => {
        const worse = left[left.length - 1 - place] ?? 0;
        return [better, worse].includes(Number(seed)) ? Number(seed) : Math.min(better, worse);
      });
    }
    const opponent = left[left.length - 1 - left.indexOf(Number(seed))];
    return placesWhere(options, (option) => numberIn(option) === opponent);
  },
  'data-interpretation-and-logical-reasoning/cheapest-way-between-towns': ({ text }) => {
    const roads = [...text.matchAll(/^(\w) and (\w) & (\d+) \\\\$/gm)].flatMap(
      ([, one = '', other = '', cost]) => [
        [one, other, Number(cost)] as const,
        [other, one, Number(cost)] as const,
      ],
    );
    return Math.min(...waysAlong(roads, 'A', 'F'));
  },
  'data-interpretation-and-logical-reasoning/ways-round-a-closed-crossing': ({ text }) => {
    const [east, north, x, y] = wordsOf(
      text,
      /is (\d+) blocks further east and (\d+) blocks further north, and always[^]* The crossing that is (\d+) blocks? east and (\d+) blocks? north of the start is closed\./,
    ).map(Number) as [number, number, number, number];
    return stepsOnGrid(east, north).filter((steps) => {
      const upTo = steps.slice(0, x + y);
      return countOf(upTo, 'E') !== x || countOf(upTo, 'N') !== y;
    }).length;
  },
  'data-interpretation-and-logical-reasoning/ways-along-one-way-streets': ({ text }) => {
    const links = [...text.matchAll(/from (\w) to ((?:\w, )*\w(?: and \w)?)(?=[;.])/g)].flatMap(
      ([, from = '', ends = '']) => ends.split(/, | and /).map((to) => [from, to, 1] as const),
    );
    return waysAlong(links, 'A', 'F').length;
  },
};
