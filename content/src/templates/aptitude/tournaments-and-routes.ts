import { combinations } from '../combinations.ts';
import { choose, number, range, sum, tex } from '../numbers.ts';
import type { Random } from '../random.ts';
import { templatesOf } from '../subject.ts';

const { mcq, numerical } = templatesOf('Data Interpretation and Logical Reasoning');
const GAMES = 'Games and Tournaments';
const ROUTES = 'Routes and Networks';

const SPORTS = ['football', 'hockey', 'kabaddi', 'handball'];
const PLAYERS = ['badminton', 'table tennis', 'chess', 'tennis'];

/** Matches of a league by their results: for each pair of teams 1, 0 or -1 for a win of the first, a draw, a loss. */
const pairsOf = (count: number) => combinations(range(0, count - 1), 2) as [number, number][];

interface Record {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

function recordsOf(count: number, results: readonly number[]): Record[] {
  const pairs = pairsOf(count);
  return range(0, count - 1).map((team) => {
    const own = pairs.flatMap(([one, other], place) => {
      const result = results[place] ?? 0;
      return one === team ? [result] : other === team ? [-result] : [];
    });
    const countOf = (wanted: number) => own.filter((result) => result === wanted).length;
    return { won: countOf(1), drawn: countOf(0), lost: countOf(-1) };
  });
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** The bracket of a knockout in which the better seeds would meet as late as possible: 1 and 8, 4 and 5, ... */
function bracketOf(size: number): number[] {
  return size === 1 ? [1] : bracketOf(size / 2).flatMap((seed) => [seed, size + 1 - seed]);
}

/** Whom a seed meets in a round (0 is the first), if it wins all its matches and the better seed wins all others. */
function opponentOf(seed: number, size: number, round: number): number {
  let line = bracketOf(size);
  for (let played = 0; ; played += 1) {
    const at = line.indexOf(seed);
    const opponent = line[at % 2 === 0 ? at + 1 : at - 1] ?? 0;
    if (played === round) return opponent;
    line = range(0, line.length / 2 - 1).map((match) => {
      const pair = [line[2 * match] ?? 0, line[2 * match + 1] ?? 0];
      return pair.includes(seed) ? seed : Math.min(...pair);
    });
  }
}

const ROUND_NAMES: Readonly<{ [players: number]: string }> = {
  8: 'quarter-final',
  4: 'semi-final',
  2: 'final',
};

const games = [
  numerical('draws-in-a-league', GAMES, 5, (random) => {
    const teams = random.int(5, 9);
    const matches = choose(teams, 2);
    const draws = random.int(3, Math.floor(matches / 2));
    const [win, sport] = [random.pick([2, 3, 4]), random.pick(SPORTS)];
    const points = win * (matches - draws) + 2 * draws;
    const isSame = win === 2;
    return isSame
      ? null
      : {
          text: `In a ${sport} league of ${teams} teams, each team plays each other team once. A win brings ${win} points, a draw 1 point to each of the two teams, and a defeat none. At the end all teams together have ${points} points. How many matches were drawn?`,
          value: draws,
          check: range(0, matches).find((drawn) => win * (matches - drawn) + 2 * drawn === points) ?? -1,
          why: tex`There are $\frac{${teams} \times ${teams - 1}}{2} = ${matches}$ matches. A match that is decided brings ${win} points, a draw $2 \times 1 = 2$. If none were drawn, there would be $${win} \times ${matches} = ${win * matches}$ points. Each draw takes away ${win - 2}: $\frac{${win * matches} - ${points}}{${win - 2}} = ${draws}$.`,
        };
  }),

  numerical('missing-row-of-a-league', GAMES, 5, (random) => {
    const teams = random.pick([4, 5]);
    const names = ['P', 'Q', 'R', 'S', 'T'].slice(0, teams);
    const results = pairsOf(teams).map(() => random.pick([1, 1, 0, -1, -1]));
    const records = recordsOf(teams, results);
    const hidden = random.int(0, teams - 1);
    const asked = random.pick(['won', 'lost', 'drawn'] as const);
    const own = records[hidden] as Record;
    if (!results.includes(0)) return null;
    const others = records.filter((_record, place) => place !== hidden);
    const total = (of: keyof Record) => sum(others.map((record) => record[of]));
    const decided = results.filter((result) => result !== 0).length;
    const rows = names.map((name, place) => {
      const { won, drawn, lost } = records[place] as Record;
      return place === hidden ? tex`${name} & ? & ? & ? \\` : tex`${name} & ${won} & ${drawn} & ${lost} \\`;
    });
    // Wins and defeats are as many, so the missing team's difference follows; its matches are known.
    const difference = total('lost') - total('won');
    const drawnByOthers = total('drawn');
    const reasons = {
      won: 'wins',
      lost: 'defeats',
      drawn: 'draws',
    };
    return {
      text: `Each of ${teams} teams has played each other team once. The table shows how many matches each has won, drawn and lost; the row of ${names[hidden]} is missing.

\\begin{tabular}{cccc}
\\hline
Team & Won & Drawn & Lost \\\\
\\hline
${rows.join('\n')}
\\hline
\\end{tabular}

${results.length - decided === 1 ? 'There was 1 drawn match' : `There were ${results.length - decided} drawn matches`} in all. How many matches has ${names[hidden]} ${asked}?`,
      value: own[asked],
      check:
        asked === 'drawn'
          ? 2 * (results.length - decided) - drawnByOthers
          : asked === 'won'
            ? decided - total('won')
            : decided - total('lost'),
      why: tex`There are $\frac{${teams} \times ${teams - 1}}{2} = ${results.length}$ matches, of which ${results.length - decided} ${results.length - decided === 1 ? 'was' : 'were'} drawn and ${decided} decided. Each draw counts for two teams, so the draws in the table would be $2 \times ${results.length - decided} = ${2 * (results.length - decided)}$ in all, of which the others have ${drawnByOthers}: ${names[hidden]} has ${own.drawn}. There are ${decided} wins and as many defeats; the others have ${total('won')} and ${total('lost')}. So ${names[hidden]} has ${counted(own.won, 'win')} and ${counted(own.lost, 'defeat')}; the number of ${reasons[asked]} is ${own[asked]}. ${difference === 0 ? 'The others have as many wins as defeats, and so has this team.' : `The others have ${counted(Math.abs(difference), difference > 0 ? 'defeat' : 'win')} more than ${difference > 0 ? 'wins' : 'defeats'}, which this team makes up for.`}`,
    };
  }),

  mcq('opponent-in-a-knockout', GAMES, 5, (random, options) => {
    const size = random.pick([16, 32, 64]);
    const rounds = Math.log2(size);
    const seed = random.int(size / 2 + 1, size - 1);
    const round = random.int(1, rounds - 1);
    const left = size / 2 ** round;
    const right = opponentOf(seed, size, round);
    // The part of the bracket that the opponent comes from, by its smallest seed.
    const line = bracketOf(size);
    const width = 2 ** round;
    const part = Math.floor(line.indexOf(seed) / width);
    const sibling = part % 2 === 0 ? part + 1 : part - 1;
    const check = Math.min(...line.slice(sibling * width, (sibling + 1) * width));
    const mirror = left + 1 - Math.min(...line.slice(part * width, (part + 1) * width));
    const others = range(0, rounds - 1).map((other) => opponentOf(seed, size, other));
    const wrong = [
      ...others,
      size + 1 - seed,
      mirror + 1,
      right + 1,
      right + 2,
      Math.max(1, right - 1),
    ].filter((other) => other !== right && other !== seed);
    const name = ROUND_NAMES[left] ?? `round of the last ${left}`;
    return new Set(wrong).size < options - 1
      ? null
      : {
          text: `${size} players, seeded from 1 to ${size}, take part in a knockout tournament of ${random.pick(PLAYERS)}. In every round the draw is such that, if the better seeds won all matches, the best would play against the worst of them, the second best against the second worst, and so on: in the first round seed 1 meets seed ${size}, in the second the winner of this match meets the winner of the match between seeds ${size / 2} and ${size / 2 + 1}. Seed ${seed} wins all matches before the ${name}; all other matches are won by the better seed. Which seed does seed ${seed} meet in the ${name}?`,
          right: String(right),
          wrong: wrong.map(String),
          proof: [[right, check]] as const,
          why: tex`Seed ${seed} takes the place of the seed that it beats. In the first round this is seed $${size} + 1 - ${seed} = ${size + 1 - seed}$. In each further round, with n players left, the opponent of the place of seed k is that of seed n + 1 - k. ${range(
            0,
            round,
          )
            .map((turn) => {
              const players = size / 2 ** turn;
              const place = placeHeld(seed, size, turn);
              return tex`With ${players} players left: $${players} + 1 - ${place} = ${players + 1 - place}$.`;
            })
            .join(
              ' ',
            )} So it meets seed ${right}. Seed ${size + 1 - seed} was its opponent in the first round only.`,
        };
  }),
];

/** The best seed whose place a winner holds when so many rounds have been played. */
function placeHeld(seed: number, size: number, played: number): number {
  return played === 0
    ? seed
    : Math.min(...range(0, played - 1).map((round) => opponentOf(seed, size, round)), seed);
}

const TOWNS = ['A', 'B', 'C', 'D', 'E', 'F'];

/** Costs of direct roads by their ends, the first before the second in the alphabet. */
type Roads = ReadonlyMap<string, number>;

const costOf = (roads: Roads, one: string, other: string) =>
  roads.get([one, other].toSorted().join('')) ?? Infinity;

/** Of every way that visits no town twice. */
function waysFrom(
  roads: Roads,
  way: readonly string[],
  end: string,
  cost = 0,
): { way: string; cost: number }[] {
  const here = way.at(-1) ?? '';
  if (here === end) return [{ way: way.join('-'), cost }];
  return TOWNS.filter((town) => !way.includes(town) && costOf(roads, here, town) < Infinity).flatMap((town) =>
    waysFrom(roads, [...way, town], end, cost + costOf(roads, here, town)),
  );
}

/** By shortening distances until nothing changes. */
function leastCost(roads: Roads, from: string, to: string): number {
  const distances = new Map(TOWNS.map((town) => [town, town === from ? 0 : Infinity]));
  for (const _round of TOWNS)
    for (const one of TOWNS)
      for (const other of TOWNS) {
        const by = (distances.get(one) ?? Infinity) + costOf(roads, one, other);
        if (by < (distances.get(other) ?? Infinity)) distances.set(other, by);
      }
  return distances.get(to) ?? Infinity;
}

function roadsOf(random: Random): Roads {
  const pairs = combinations(TOWNS, 2).filter((pair) => pair.join('') !== 'AF');
  return new Map(random.sample(pairs, 9).map((pair) => [pair.join(''), random.int(3, 15)]));
}

/** Ways on a grid of streets to the east and the north, past a crossing or not. */
const waysOnGrid = (east: number, north: number) => choose(east + north, north);

function waysCounted(east: number, north: number, closed: readonly [number, number]): number {
  const counts = range(0, east).map(() => range(0, north).map(() => 0));
  for (const x of range(0, east))
    for (const y of range(0, north)) {
      const isClosed = x === closed[0] && y === closed[1];
      const before = (counts[x - 1]?.[y] ?? 0) + (counts[x]?.[y - 1] ?? 0);
      (counts[x] as number[])[y] = isClosed ? 0 : x + y === 0 ? 1 : before;
    }
  return counts[east]?.[north] ?? 0;
}

const routes = [
  numerical('cheapest-way-between-towns', ROUTES, 4, (random) => {
    const roads = roadsOf(random);
    const ways = waysFrom(roads, ['A'], 'F').toSorted((one, other) => one.cost - other.cost);
    const [best, second] = ways;
    const fewest = ways.toSorted((one, other) => one.way.length - other.way.length)[0];
    if (best === undefined || second === undefined || fewest === undefined) return null;
    if (best.cost === second.cost || best.way.length < 5 || fewest.cost === best.cost) return null;
    const rows = [...roads].map(([ends, cost]) => tex`${ends[0]} and ${ends[1]} & ${cost} \\`);
    return {
      text: `The table gives the toll, in rupees, on each road between six towns. There are no other roads, and each can be used in both directions.

\\begin{tabular}{cc}
\\hline
Road between & Toll \\\\
\\hline
${rows.join('\n')}
\\hline
\\end{tabular}

What is the least toll, in rupees, for a journey from A to F?`,
      value: best.cost,
      check: leastCost(roads, 'A', 'F'),
      why: tex`The cheapest way is ${best.way}, with $${best.way
        .split('-')
        .slice(1)
        .map((town, place) => costOf(roads, best.way.split('-')[place] ?? '', town))
        .join(
          ' + ',
        )} = ${best.cost}$. The next is ${second.way}, with ${second.cost}. The way with the fewest roads, ${fewest.way}, costs ${fewest.cost}.`,
    };
  }),

  numerical('ways-round-a-closed-crossing', ROUTES, 5, (random) => {
    const [east, north] = [random.int(3, 6), random.int(3, 5)];
    const closed = [random.int(1, east - 1), random.int(1, north - 1)] as const;
    const [before, after] = [waysOnGrid(...closed), waysOnGrid(east - closed[0], north - closed[1])];
    const all = waysOnGrid(east, north);
    const [who, from, to] = random.pick([
      ['Leela', 'her home', 'her office'],
      ['A courier', 'the depot', 'the house of a customer'],
      ['Imran', 'the station', 'his college'],
    ] as const);
    return {
      text: `The streets of a town form a grid. ${who} goes from ${from} to ${to}, which is ${east} blocks further east and ${north} blocks further north, and always moves to the east or to the north. The crossing that is ${closed[0]} ${closed[0] === 1 ? 'block' : 'blocks'} east and ${closed[1]} ${closed[1] === 1 ? 'block' : 'blocks'} north of the start is closed. How many different ways are possible?`,
      value: all - before * after,
      check: waysCounted(east, north, closed),
      why: tex`Without the closed crossing there would be $\binom{${east + north}}{${north}} = ${number(all)}$ ways. Of these $\binom{${closed[0] + closed[1]}}{${closed[1]}} \times \binom{${east + north - closed[0] - closed[1]}}{${north - closed[1]}} = ${before} \times ${after} = ${before * after}$ lead over the closed crossing: so many ways to it, and from it. So $${all} - ${before * after} = ${all - before * after}$ are possible.`,
    };
  }),

  numerical('ways-along-one-way-streets', ROUTES, 5, (random) => {
    const links = combinations(TOWNS, 2).filter(() => random.int(0, 9) < 7);
    const next = (town: string) => links.flatMap(([one = '', other = '']) => (one === town ? [other] : []));
    const count = (town: string): number => (town === 'F' ? 1 : sum(next(town).map(count)));
    // From the end: the ways to F from each place, the last places first.
    const ways = new Map<string, number>([['F', 1]]);
    for (const town of TOWNS.slice(0, -1).reverse())
      ways.set(town, sum(next(town).map((other) => ways.get(other) ?? 0)));
    const value = count('A');
    if (value < 4 || TOWNS.some((town) => town !== 'F' && next(town).length === 0)) return null;
    return {
      text: `All streets between the squares A, B, C, D, E and F of a town are one-way streets. They lead ${TOWNS.slice(
        0,
        -1,
      )
        .map((town) => `from ${town} to ${listed(next(town))}`)
        .join('; ')}. In how many different ways can one drive from A to F?`,
      value,
      check: ways.get('A') ?? 0,
      why: `From each square there are as many ways to F as from all the squares together to which its streets lead. From E there ${ways.get('E') === 1 ? 'is 1' : `are ${ways.get('E')}`}; ${TOWNS.slice(
        0,
        -2,
      )
        .reverse()
        .map(
          (town) =>
            `from ${town}: ${next(town)
              .map((other) => ways.get(other))
              .join(' + ')}${next(town).length > 1 ? ` = ${ways.get(town)}` : ''}`,
        )
        .join('; ')}. So there are ${value} ways.`,
    };
  }),
];

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const tournamentsAndRoutes = [...games, ...routes];
