import { describe, expect, it } from 'vitest';
import type { WrittenSet } from '../../written-question.ts';
import { nineEngineers } from './puzzles/engineers.ts';
import { threeCrops } from './puzzles/farmers.ts';
import { newLaboratory } from './puzzles/laboratory.ts';
import { kabaddiLeague } from './puzzles/league.ts';
import { fiveTasters } from './puzzles/tasting.ts';

/** The rows below the head of a printed table, cell by cell. */
const rowsOf = ({ diagramLatex = '' }: WrittenSet): string[][] =>
  diagramLatex
    .split('\\\\')
    .slice(1)
    .map((row) => row.replace(/\\hline|\\end\{array\}/g, '').split('&'))
    .map((cells) => cells.map((cell) => cell.replace(/\\text\{([^}]*)\}/, '$1').trim()));

const askedIn = (set: WrittenSet, name: string) =>
  set.questions.find((question) => question.name === `${set.name}/${name}`);

/** What the key of a question says: the words of an option, or a number. */
function keyOf(set: WrittenSet, name: string): string | number | undefined {
  const asked = askedIn(set, name);
  if (asked?.key.type === 'MCQ') return asked.options[Number(asked.key.correct[0])];
  return asked?.key.type === 'Numerical' ? Number(asked.key.values?.[0]) : undefined;
}

/** The key is what is found in every case. */
function expectForced<Case>(
  set: WrittenSet,
  name: string,
  cases: readonly Case[],
  find: (one: Case) => string | number | undefined,
): void {
  expect([...new Set(cases.map(find))], name).toEqual([keyOf(set, name)]);
}

/** The key is the one option that holds in every case. */
function expectCertain<Case>(
  set: WrittenSet,
  name: string,
  cases: readonly Case[],
  holds: (option: string, one: Case) => boolean,
): void {
  const { options = [] } = askedIn(set, name) ?? {};
  expect(cases).not.toEqual([]);
  expect(
    options.filter((option) => cases.every((one) => holds(option, one))),
    name,
  ).toEqual([keyOf(set, name)]);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('[CT6] [CT20] the kabaddi league, by all results of ten matches', () => {
  const points = rowsOf(kabaddiLeague).map(([, , total]) => Number(total));
  const RESULTS = [
    [5, 0],
    [5, 1],
    [3, 3],
    [1, 5],
    [0, 5],
  ] as const;
  const matches = range(0, 4).flatMap((one) => range(one + 1, 4).map((other) => [one, other] as const));

  /** What each team (row) got from each other one (column). */
  function leaguesFrom(at: number, got: readonly (readonly number[])[]): (readonly (readonly number[])[])[] {
    if (got.some((row, team) => sum(row) > (points[team] ?? 0))) return [];
    const match = matches[at];
    if (!match) return got.every((row, team) => sum(row) === points[team]) ? [got] : [];
    const [one, other] = match;
    return RESULTS.flatMap(([first, second]) =>
      leaguesFrom(
        at + 1,
        got.map((row, team) =>
          team === one ? row.with(other, first) : team === other ? row.with(one, second) : row,
        ),
      ),
    );
  }

  const TEAMS = rowsOf(kabaddiLeague).map(([team = '']) => team);
  const empty = TEAMS.map(() => TEAMS.map(() => 0));
  type League = (typeof leagues)[number];
  const from = (league: League, one: string, other: string) =>
    league[TEAMS.indexOf(one)]?.[TEAMS.indexOf(other)] ?? 0;
  const tied = (league: League, one: string, other: string) => from(league, one, other) === 3;
  const countOf = (league: League, fits: (one: number, other: number) => boolean) =>
    matches.filter(([a, b]) => fits(league[a]?.[b] ?? 0, league[b]?.[a] ?? 0)).length;

  const leagues = leaguesFrom(0, empty);
  const allowed = leagues.filter(
    (league) =>
      TEAMS.every((team) => TEAMS.some((other) => from(league, other, team) === 5)) &&
      TEAMS.every((team) => from(league, 'Puri', team) < 5) &&
      from(league, 'Dhule', 'Imphal') === 5,
  );

  it('gives both teams points in as many matches', () => {
    expectForced(kabaddiLeague, 'both-teams', allowed, (league) =>
      countOf(league, (one, other) => one > 0 && other > 0),
    );
  });

  it('has one match that was certainly tied', () => {
    expectCertain(kabaddiLeague, 'certainly-tied', allowed, (option, league) => {
      const [one = '', other = ''] = option.split(' and ');
      return tied(league, one, other);
    });
  });

  it('gives Coimbatore its points if three matches were tied', () => {
    const threeTied = allowed.filter((league) => countOf(league, (one) => one === 3) === 3);
    expectForced(
      kabaddiLeague,
      'three-ties',
      threeTied,
      (league) => from(league, 'Coimbatore', 'Dhule') + from(league, 'Coimbatore', 'Puri'),
    );
  });

  it('has one consequence of a defeat of Bhiwani by Coimbatore', () => {
    const holds: Record<string, (league: League) => boolean> = {
      'Coimbatore tied with Puri.': (league) => tied(league, 'Coimbatore', 'Puri'),
      'Dhule beat Puri.': (league) => from(league, 'Dhule', 'Puri') === 5,
      'Bhiwani beat Dhule by more than seven.': (league) =>
        from(league, 'Bhiwani', 'Dhule') === 5 && from(league, 'Dhule', 'Bhiwani') === 0,
      'Imphal beat Coimbatore.': (league) => from(league, 'Imphal', 'Coimbatore') === 5,
    };
    const beaten = allowed.filter((league) => from(league, 'Coimbatore', 'Bhiwani') === 5);
    expectCertain(
      kabaddiLeague,
      'coimbatore-beats-bhiwani',
      beaten,
      (option, league) => holds[option]?.(league) ?? false,
    );
  });
});

describe('[CT6] [CT20] the tasting, by all ratings of five tasters', () => {
  const rows = rowsOf(fiveTasters);
  const TASTERS = ['Lata', 'Meher', 'Nikhil', 'Omar', 'Preeti'];
  const [DOSA, JALEBI, MOMOS, POHA] = [0, 1, 2, 3];

  /** Four different ratings and, as the fifth number, the one that was left out. */
  const orders = (numbers: readonly number[]): number[][] =>
    numbers.length === 0
      ? [[]]
      : numbers.flatMap((number) =>
          orders(numbers.filter((other) => other !== number)).map((rest) => [number, ...rest]),
        );
  const obeysCells = (ratings: readonly number[], taster: number) =>
    rows.every((row, dish) => row[taster + 1] === '?' || Number(row[taster + 1]) === ratings[dish]);

  const byTaster = TASTERS.map((_name, taster) =>
    orders([1, 2, 3, 4, 5]).filter((ratings) => obeysCells(ratings, taster)),
  );
  /** Whether the ratings so far leave room for the mean of every dish that has one. */
  const canReach = (given: readonly number[][]) =>
    rows.every((row, dish) => {
      const missing = Math.round(Number(row[6]) * 5) - sum(given.map((ratings) => ratings[dish] ?? 0));
      const left = TASTERS.length - given.length;
      return row[6] === '?' || (missing >= left && missing <= 5 * left);
    });

  function tastingsFrom(taster: number, given: readonly number[][]): (readonly number[][])[] {
    const all = byTaster[taster];
    if (!canReach(given)) return [];
    if (all === undefined) return [given];
    return all
      .filter((ratings) => given.every((other) => other[4] !== ratings[4]))
      .flatMap((ratings) => tastingsFrom(taster + 1, [...given, ratings]));
  }
  type Tasting = readonly number[][];
  const ratingsOf = (tasting: Tasting, dish: number) => tasting.map((ratings) => ratings[dish] ?? 0);
  const obeysRow = (tasting: Tasting, dish: number) => {
    const sorted = ratingsOf(tasting, dish).sort();
    const [mean, median] = rows[dish]?.slice(6) ?? [];
    return (mean === '?' || sum(sorted) === Math.round(Number(mean) * 5)) && sorted[2] === Number(median);
  };
  const allowed = tastingsFrom(0, []).filter((tasting) =>
    [DOSA, JALEBI, MOMOS, POHA].every((dish) => obeysRow(tasting, dish)),
  );

  it('gives Momos one sum', () => {
    expectForced(fiveTasters, 'sum-of-momos', allowed, (tasting) => sum(ratingsOf(tasting, MOMOS)));
  });

  it('has two tasters who gave Jalebi a 1', () => {
    expectForced(fiveTasters, 'jalebi-one', allowed, (tasting) =>
      TASTERS.filter((_, taster) => tasting[taster]?.[JALEBI] === 1).join(' and '),
    );
  });

  it('leaves as many ratings without a doubt', () => {
    const certain = range(0, 19).filter(
      (cell) => new Set(allowed.map((tasting) => tasting[Math.floor(cell / 4)]?.[cell % 4])).size === 1,
    );
    expect(certain).toHaveLength(Number(keyOf(fiveTasters, 'certain-ratings')));
  });

  it('has one number that Preeti left out if Omar rated Poha higher', () => {
    const higher = allowed.filter((tasting) => (tasting[3]?.[POHA] ?? 0) > (tasting[4]?.[POHA] ?? 0));
    expectForced(fiveTasters, 'left-out-by-preeti', higher, (tasting) => String(tasting[4]?.[4]));
  });
});

describe('[CT6] [CT20] the three crops, by all numbers of farmers', () => {
  const upTo = range(1, 28);
  const allowed = upTo
    .flatMap((paddyGroundnut) => upTo.map((paddyCotton) => ({ paddyGroundnut, paddyCotton })))
    .flatMap((two) => upTo.map((groundnutCotton) => ({ ...two, groundnutCotton })))
    .flatMap((two) => upTo.map((three) => ({ ...two, three })))
    .map((shared) => ({
      ...shared,
      paddy: 32 - shared.paddyGroundnut - shared.paddyCotton - shared.three,
      groundnut: 30 - shared.paddyGroundnut - shared.groundnutCotton - shared.three,
      cotton: 28 - shared.paddyCotton - shared.groundnutCotton - shared.three,
    }))
    .filter((village) => Math.min(...Object.values(village)) >= 1 && sum(Object.values(village)) === 60)
    .filter(({ paddyGroundnut, paddyCotton }) => paddyGroundnut === paddyCotton)
    .filter(({ paddyGroundnut, three }) => three > paddyGroundnut);

  it('has one difference between those who grow groundnut and cotton alone', () => {
    expectForced(
      threeCrops,
      'groundnut-and-cotton-alone',
      allowed,
      (village) => village.groundnut - village.cotton,
    );
  });

  it('has at most so many who grow one crop', () => {
    const one = allowed.map(({ paddy, groundnut, cotton }) => paddy + groundnut + cotton);
    expect(Math.max(...one)).toBe(keyOf(threeCrops, 'one-crop'));
  });

  it('has one number who grow groundnut alone if 12 grow groundnut and cotton', () => {
    const twelve = allowed.filter(({ groundnutCotton }) => groundnutCotton === 12);
    expectForced(threeCrops, 'twelve-without-paddy', twelve, ({ groundnut }) => String(groundnut));
  });

  it('has at most so many who grow two crops if 18 grow paddy alone', () => {
    const two = allowed
      .filter(({ paddy }) => paddy === 18)
      .map((village) => village.paddyGroundnut + village.paddyCotton + village.groundnutCotton);
    expect(String(Math.max(...two))).toBe(keyOf(threeCrops, 'eighteen-paddy-alone'));
  });
});

describe('[CT6] [CT20] the laboratory, by all schedules', () => {
  const rows = rowsOf(newLaboratory);
  const tasks = rows.map(([name = '', days, workers, after = '']) => ({
    name,
    days: Number(days),
    workers: Number(workers),
    after:
      after === 'all other tasks'
        ? rows.map(([other]) => other).filter((other) => other !== name)
        : after.split(', ').filter((other) => other !== ''),
  }));
  type Task = (typeof tasks)[number];
  /** The first day of each task by its name. */
  type Starts = Readonly<Record<string, number>>;

  const endOf = (starts: Starts, { name, days }: Task) => (starts[name] ?? 0) + days - 1;
  const busyOn = (starts: Starts, day: number) =>
    sum(
      tasks
        .filter((task) => (starts[task.name] ?? Infinity) <= day && day <= endOf(starts, task))
        .map((task) => task.workers),
    );

  /** Every task stands in the table below those that it waits for. */
  function schedules(workers: number, days: number, at = 0, starts: Starts = {}): Starts[] {
    const task = tasks[at];
    if (!task) return [starts];
    const ready = Math.max(
      0,
      ...tasks.filter(({ name }) => task.after.includes(name)).map((other) => endOf(starts, other)),
    );
    return range(ready + 1, days - task.days + 1)
      .map((start) => ({ ...starts, [task.name]: start }))
      .filter((next) => range(1, days).every((day) => busyOn(next, day) <= workers))
      .flatMap((next) => schedules(workers, days, at + 1, next));
  }
  const ENOUGH = sum(tasks.map(({ workers }) => workers));
  const leastDays = (workers: number) => range(1, 20).find((days) => schedules(workers, days).length > 0);
  const shortest = (workers: number) => schedules(workers, leastDays(workers) ?? 0);

  it('takes so many days with workers enough, and so many with four', () => {
    expect(leastDays(ENOUGH)).toBe(keyOf(newLaboratory, 'workers-enough'));
    expect(leastDays(4)).toBe(keyOf(newLaboratory, 'four-workers'));
  });

  it('has one task that can be put off the longest', () => {
    const cases = shortest(ENOUGH);
    const slackOf = (task: string) => {
      const starts = cases.map((one) => one[task] ?? 0);
      return Math.max(...starts) - Math.min(...starts);
    };
    const { options = [] } = askedIn(newLaboratory, 'most-slack') ?? {};
    const [most, next] = [...options].sort((one, other) => slackOf(other) - slackOf(one));
    expect(most).toBe(keyOf(newLaboratory, 'most-slack'));
    expect(slackOf(String(most))).toBeGreaterThan(slackOf(String(next)));
  });

  it('has one thing that is true of every shortest schedule with four workers', () => {
    const holds: Record<string, (starts: Starts) => boolean> = {
      'Plumbing begins on day 1.': ({ Plumbing }) => Plumbing === 1,
      'Painting begins after the end of flooring.': ({ Painting = 0, Flooring = 0 }) =>
        Painting > Flooring + 1,
      'The switchboard begins after the end of flooring.': ({ Switchboard = 0, Flooring = 0 }) =>
        Switchboard > Flooring + 1,
      'The benches begin on day 4 or day 5.': ({ Benches }) => Benches === 4 || Benches === 5,
    };
    expectCertain(newLaboratory, 'must-be-true', shortest(4), (option, one) => holds[option]?.(one) ?? false);
  });

  it('needs so many workers for the least number of days', () => {
    const least = range(1, ENOUGH).find((workers) => schedules(workers, 12).length > 0);
    expect(String(least)).toBe(keyOf(newLaboratory, 'workers-for-twelve-days'));
  });
});

describe('[CT6] [CT20] the nine engineers, by all assignments', () => {
  const engineers = rowsOf(nineEngineers).map(([name = '', branch, years]) => ({
    name,
    branch,
    years: Number(years),
  }));
  /** The project of each engineer by name. */
  type Assignment = ReadonlyMap<string, string>;
  const assignments = (at = 0): Assignment[] => {
    const engineer = engineers[at];
    if (!engineer) return [new Map()];
    return assignments(at + 1).flatMap((rest) =>
      ['Dam', 'Metro', 'Port'].map((project) => new Map([[engineer.name, project], ...rest])),
    );
  };
  const crewOf = (assignment: Assignment, project: string) =>
    engineers.filter(({ name }) => assignment.get(name) === project);
  const yearsAt = (assignment: Assignment, project: string) =>
    sum(crewOf(assignment, project).map(({ years }) => years));
  const areTogether = (assignment: Assignment, one: string, other: string) =>
    assignment.get(one) === assignment.get(other);

  const allowed = assignments()
    .filter((one) => ['Dam', 'Metro', 'Port'].every((project) => crewOf(one, project).length === 3))
    .filter((one) =>
      ['Dam', 'Metro', 'Port'].every(
        (project) => crewOf(one, project).filter(({ years }) => years > 6).length === 1,
      ),
    )
    .filter((one) => new Set(crewOf(one, 'Port').map(({ branch }) => branch)).size === 3)
    .filter((one) => areTogether(one, 'Charu', 'Hema'))
    .filter(
      (one) => yearsAt(one, 'Dam') > yearsAt(one, 'Metro') && yearsAt(one, 'Metro') > yearsAt(one, 'Port'),
    );

  it('can be assigned in so many ways', () => {
    expect(allowed).toHaveLength(Number(keyOf(nineEngineers, 'number-of-ways')));
  });

  it('have one among four who cannot be at the Port', () => {
    expectCertain(nineEngineers, 'not-at-the-port', allowed, (option, one) => one.get(option) !== 'Port');
  });

  it('have so many years at the Dam if Firoz is with Gurpreet', () => {
    const together = allowed.filter((one) => areTogether(one, 'Firoz', 'Gurpreet'));
    expectForced(nineEngineers, 'firoz-with-gurpreet', together, (one) => yearsAt(one, 'Dam'));
  });

  it('have the same crew at the Dam whenever the Metro has not 15 years', () => {
    const others = allowed.filter((one) => yearsAt(one, 'Metro') !== 15);
    expectForced(nineEngineers, 'metro-not-fifteen', others, (one) =>
      crewOf(one, 'Dam')
        .map(({ name }) => name)
        .join(', ')
        .replace(/, (\w+)$/, ' and $1'),
    );
  });

  it('have one pair among four who are never together', () => {
    expectCertain(nineEngineers, 'certainly-apart', allowed, (option, one) => {
      const [first = '', second = ''] = option.split(' and ');
      return !areTogether(one, first, second);
    });
  });
});
