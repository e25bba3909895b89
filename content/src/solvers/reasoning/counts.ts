import { numberIn, solve, Unreadable, wordsOf, type Solvers } from '../solver.ts';
import { choicesOf, ordersOf } from './enumerate.ts';

/** The remainder of a power, one multiplication at a time. */
function remainder(base: number, exponent: number, divisor: number): number {
  let rest = 1;
  for (let turn = 0; turn < exponent; turn += 1) rest = (rest * base) % divisor;
  return rest;
}

export const counts: Solvers = {
  'general-intelligence-and-reasoning/three-groups-that-overlap': ({ text }) => {
    const [all = '', ...groups] = wordsOf(
      text,
      /^Of (\d+) \w+, (\d+) \w+ (\w+), (\d+) \w+ (\w+) and (\d+) \w+ (\w+);/,
    );
    const names = [1, 3, 5].map((place) => groups[place] ?? '');
    const sizes = new Map(names.map((name, place) => [name, Number(groups[2 * place])]));
    const pairs = [...text.matchAll(/(\d+) (?:\w+ )?both (\w+) and (\w+)/g)];
    const [three = 0] = wordsOf(text, /(\d+) \w+ all three\./).map(Number);
    const ofPair = (one: string, other: string) => {
      const found = pairs.find(([, , first = '', second = '']) =>
        [one, other].every((name) => [first, second].includes(name)),
      );
      if (found === undefined) throw new Unreadable(`Not said of both ${one} and ${other}: ${text}`);
      return Number(found[1]) - three;
    };
    const [a = '', b = '', c = ''] = names;
    const twos = [ofPair(a, b), ofPair(b, c), ofPair(a, c)];
    const onlyOf = (name: string) => {
      const size = sizes.get(name);
      const others = names.filter((other) => other !== name).map((other) => ofPair(name, other));
      if (size === undefined) throw new Unreadable(`Not a group: ${name}`);
      return size - three - others.reduce((sum, other) => sum + other, 0);
    };
    const exactlyTwo = twos.reduce((sum, two) => sum + two, 0);
    const exactlyOne = names.reduce((sum, name) => sum + onlyOf(name), 0);
    const [asked = ''] = wordsOf(text, /How many of the \w+ \w+ (.*)\?/);
    if (asked === 'none of the three') return Number(all) - exactlyOne - exactlyTwo - three;
    if (asked === 'exactly one of the three') return exactlyOne;
    if (asked === 'exactly two of the three') return exactlyTwo;
    const [name = ''] = wordsOf(asked, /^(\w+) only$/);
    return onlyOf(name);
  },
  'general-aptitude/work-on-alternate-days': solve(
    'A alone can complete a piece of work in # days, and B alone in # days. They work on alternate days, and A works on the first day.',
    (daysOfA, daysOfB) => {
      // In parts of which A does daysOfB a day, and B does daysOfA.
      let left = daysOfA * daysOfB;
      for (let day = 0; ; day += 1) {
        const done = day % 2 === 0 ? daysOfB : daysOfA;
        if (done >= left) return day + left / done;
        left -= done;
      }
    },
  ),
  'general-aptitude/numbers-from-digits': ({ text }) => {
    const [length = '', last = '', asked = ''] = wordsOf(
      text,
      /How many (three|four)-digit numbers without a repeated digit can be formed from the digits 0, 1, 2, \.\.\., (\d) that are (.*)\?/,
    );
    const tests = new Map([
      ['even', (n: number) => n % 2 === 0],
      ['odd', (n: number) => n % 2 === 1],
      ['divisible by 5', (n: number) => n % 5 === 0],
    ]);
    const isAsked = tests.get(asked);
    if (isAsked === undefined) throw new Unreadable(`Not a kind of numbers: ${asked}`);
    const [from, below] = length === 'three' ? [100, 1000] : [1000, 10_000];
    return Array.from({ length: below - from }, (_unused, more) => from + more).filter((n) => {
      const digits = [...String(n)];
      return new Set(digits).size === digits.length && digits.every((digit) => digit <= last) && isAsked(n);
    }).length;
  },
  'general-aptitude/seats-with-two-conditions': ({ text }) => {
    const [count = '', one = '', other = '', not, third = '', where = ''] = wordsOf(
      text,
      /In how many ways can (\d) persons, .* so that (\w+) and (\w+) (do \*\*not\*\* )?sit next to each other and (\w+) sits at (neither|an) end of the row\?/,
    );
    const named = [one, other, third];
    const persons = [
      ...named,
      ...Array.from({ length: Number(count) - 3 }, (_unused, place) => String(place)),
    ];
    return ordersOf(persons).filter((order) => {
      const areNeighbours = Math.abs(order.indexOf(one) - order.indexOf(other)) === 1;
      const isAtAnEnd = order[0] === third || order.at(-1) === third;
      return areNeighbours === (not === '') && isAtAnEnd === (where === 'an');
    }).length;
  },
  'general-aptitude/ball-put-back-with-more': ({ text }) => {
    const [one = '', first = '', two = '', second = '', more = '', asked = ''] = wordsOf(
      text,
      /contains (\d+) (\w+) and (\d+) (\w+) balls\. A ball is drawn at random and put back together with (\d+) more balls? of the same colour; then a second ball is drawn at random\. The probability that (.*?),? is\s*$/,
    );
    const bag: Readonly<Record<string, number>> = { [first]: Number(one), [second]: Number(two) };
    const draws = choicesOf([first, second], 2).map(([drawn = '', then = '']) => {
      const all = Number(one) + Number(two);
      const inBag = (bag[then] ?? 0) + (drawn === then ? Number(more) : 0);
      return { drawn, then, chance: ((bag[drawn] ?? 0) / all) * (inBag / (all + Number(more))) };
    });
    const chanceOf = (isSo: (draw: (typeof draws)[number]) => boolean) =>
      draws.filter((draw) => isSo(draw)).reduce((sum, { chance }) => sum + chance, 0);
    if (asked === 'the two balls drawn are of different colours')
      return chanceOf(({ drawn, then }) => drawn !== then);
    if (asked === 'both balls drawn are of the same colour')
      return chanceOf(({ drawn, then }) => drawn === then);
    const [before = '', given = ''] = wordsOf(
      asked,
      /^the first ball was (\w+), given that the second ball is (\w+)$/,
    );
    return (
      chanceOf(({ drawn, then }) => drawn === before && then === given) /
      chanceOf(({ then }) => then === given)
    );
  },
  'general-aptitude/shares-of-two-years': ({ text }) => {
    const [before = 0, after = 0] = wordsOf(
      text,
      'The income was # a month in the first year and # a month in the second',
    ).map(numberIn);
    const [item = ''] = wordsOf(
      text,
      /By how much per cent did the amount for (\w+) rise from the first year to the second\?/,
    );
    const [first = 0, second = 0] = wordsOf(text, new RegExp(String.raw`^${item} & (\d+) & (\d+) `, 'm')).map(
      Number,
    );
    return ((after * second) / (before * first) - 1) * 100;
  },
  'general-aptitude/remainder-of-two-powers': solve(
    /remainder when \$(\d+)\^\{(\d+)\} \+ (\d+)\^\{(\d+)\}\$ is divided by (\d+)\?/,
    (one, exponent, other, otherExponent, divisor) =>
      (remainder(one, exponent, divisor) + remainder(other, otherExponent, divisor)) % divisor,
  ),
  'general-aptitude/least-number-with-all-three': solve(
    /Of (\d+) residents of a hostel, (\d+) own a \w+, (\d+) own a \w+, and (\d+) own a \w+\. What is the least possible number of residents who own all three\?/,
    (all, ...owners) => {
      // Most lack something if no one lacks two things.
      const lacking = owners.reduce((sum, owning) => sum + all - owning, 0);
      return Math.max(0, all - lacking);
    },
  ),
};
