import { permutations } from '../combinations.ts';
import { asFraction, factorial, fraction, gcd, mixedNumber, range, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, numerical } = templatesOf('General Aptitude');
const QUANTITATIVE = 'Quantitative Aptitude';

/** Days until a piece of work is done by two who take turns; counted day by day, in parts of which it has `all`. */
function daysInTurns(all: number, first: number, second: number): number {
  let left = all;
  let days = 0;
  for (;;) {
    const rate = days % 2 === 0 ? first : second;
    if (left <= rate) return days + left / rate;
    left -= rate;
    days += 1;
  }
}

const asDays = (value: number): string | null => {
  const exact = mixedNumber(value, 12);
  return exact === null ? null : `$${exact}$ days`;
};

/** k of n in a row: n (n - 1) ... */
const arranged = (n: number, k: number): number => factorial(n) / factorial(n - k);

/** What a number may be by its last digit. */
const KINDS = [
  ['even', (digit: number) => digit % 2 === 0],
  ['odd', (digit: number) => digit % 2 === 1],
  ['divisible by 5', (digit: number) => digit % 5 === 0],
] as const;

/** How many numbers of so many different digits from 0 to `largest` are of the kind: each is looked at. */
function countedNumbers(length: number, largest: number, isOfKind: (digit: number) => boolean): number {
  return range(10 ** (length - 1), 10 ** length - 1).filter((n) => {
    const digits = [...String(n)].map(Number);
    return isOfKind(n % 10) && new Set(digits).size === length && Math.max(...digits) <= largest;
  }).length;
}

interface Seating {
  readonly persons: number;
  readonly areTogether: boolean;
  readonly isAtAnEnd: boolean;
}

/** A and B side by side or not, C at an end or not: every order is looked at. */
function countedSeatings({ persons, areTogether, isAtAnEnd }: Seating): number {
  return permutations(range(0, persons - 1)).filter((order) => {
    const [a, b, c] = [0, 1, 2].map((name) => order.indexOf(name)) as [number, number, number];
    const isSide = Math.abs(a - b) === 1;
    return isSide === areTogether && (c === 0 || c === persons - 1) === isAtAnEnd;
  }).length;
}

/** The remainders of base, base^2, ... up to where they begin again. */
function cycleOf(base: number, divisor: number): number[] {
  const cycle = [base % divisor];
  for (;;) {
    const next = ((cycle.at(-1) ?? 1) * base) % divisor;
    if (next === cycle[0]) return cycle;
    cycle.push(next);
  }
}

const inCycle = (cycle: readonly number[], exponent: number) =>
  cycle[(exponent - 1) % cycle.length] ?? Number.NaN;

/** Those who lack one thing are chosen from those who lack nothing yet, as long as there are any. */
function leftWithAll(people: number, lacking: readonly number[]): number {
  const has = Array.from({ length: people }, () => true);
  let next = 0;
  for (const count of lacking)
    for (let one = 0; one < count; one += 1) {
      has[next % people] = false;
      next += 1;
    }
  return has.filter(Boolean).length;
}

const ITEMS = ['Rent', 'Food', 'Education', 'Transport', 'Savings'] as const;

export const quantitative = [
  mcq('work-on-alternate-days', QUANTITATIVE, 5, (random) => {
    const [a, b] = [random.int(6, 24), random.int(8, 36)];
    const all = (a * b) / gcd(a, b);
    const [first, second] = [all / a, all / b];
    const rounds = Math.floor(all / (first + second));
    const rest = all - rounds * (first + second);
    const value = 2 * rounds + (rest <= first ? rest / first : 1 + (rest - first) / second);
    const turned = daysInTurns(all, second, first);
    const exact = mixedNumber(value, 12);
    const isDull = rest === 0 || Math.abs(turned - value) < 1e-9 || exact === null || a >= b;
    const last =
      rest <= first
        ? tex`A does these on day ${2 * rounds + 1} in $\frac{${rest}}{${first}}$ of a day.`.replace(
            tex`in $\frac{${rest}}{${rest}}$ of a day`,
            'in the whole day',
          )
        : tex`A does ${first} of them on day ${2 * rounds + 1}, and B the remaining ${rest - first} on day ${2 * rounds + 2}, at ${second} units a day.`;
    return isDull
      ? null
      : {
          text: `A alone can complete a piece of work in ${a} days, and B alone in ${b} days. They work on alternate days, and A works on the first day. The work is completed in`,
          value,
          check: daysInTurns(all, first, second),
          within: [3, 40],
          step: 0.5,
          mistakes: [turned, (2 * a * b) / (a + b), (a + b) / 2, 2 * rounds + 1, 2 * rounds + 2, value / 2],
          show: asDays,
          why: tex`Let the work be ${all} units: A does $\frac{${all}}{${a}} = ${first}$ and B does $\frac{${all}}{${b}} = ${second}$ units a day, together ${first + second} units in two days. After ${2 * rounds} days, $${rounds} \times ${first + second} = ${rounds * (first + second)}$ units are done and ${rest} ${rest === 1 ? 'is' : 'are'} left. ${last} In all: $${exact ?? ''}$ days. If B worked on the first day, it would be $${mixedNumber(turned, Math.max(first, second)) ?? ''}$ days.`,
        };
  }),

  numerical('numbers-from-digits', QUANTITATIVE, 5, (random) => {
    const [largest, length, [kind, isOfKind]] = [random.int(5, 9), random.int(3, 4), random.pick(KINDS)];
    const ends = range(1, largest).filter(isOfKind);
    const withZero = isOfKind(0) ? arranged(largest, length - 1) : 0;
    const withOther = (largest - 1) * arranged(largest - 1, length - 2);
    const value = withZero + ends.length * withOther;
    const falling = (from: number, count: number) => range(0, count - 1).map((k) => from - k);
    const ofZero = tex`If it is 0, the other places can be filled in $${falling(largest, length - 1).join(tex` \times `)} = ${withZero}$ ways. If not,`;
    return {
      text: `How many ${length === 3 ? 'three' : 'four'}-digit numbers without a repeated digit can be formed from the digits 0, 1, 2, ..., ${largest} that are ${kind}?`,
      value,
      check: countedNumbers(length, largest, isOfKind),
      why: tex`The last digit is one of ${[...(isOfKind(0) ? [0] : []), ...ends].join(', ')}. ${isOfKind(0) ? ofZero : 'With each of them'} the first digit can be neither 0 nor the last digit: $${[largest - 1, ...falling(largest - 1, length - 2)].join(tex` \times `)} = ${withOther}$ ways for each last digit. Total: $${withZero === 0 ? '' : `${withZero} + `}${ends.length} \times ${withOther} = ${value}$.`,
    };
  }),

  numerical('seats-with-two-conditions', QUANTITATIVE, 5, (random) => {
    const seating = {
      persons: random.int(5, 7),
      areTogether: random.int(0, 1) === 1,
      isAtAnEnd: random.int(0, 1) === 1,
    };
    const { persons: n, areTogether, isAtAnEnd } = seating;
    const [all, atEnds] = [factorial(n), 2 * factorial(n - 1)];
    const [together, togetherAtEnds] = [2 * factorial(n - 1), 4 * factorial(n - 2)];
    const [some, both] = isAtAnEnd ? [atEnds, togetherAtEnds] : [all - atEnds, together - togetherAtEnds];
    const value = areTogether ? both : some - both;
    const [a, b, c] = random.sample(['Asha', 'Binod', 'Charu', 'Dev', 'Esha', 'Farid'], 3);
    const where = isAtAnEnd ? 'at an end of the row' : 'at neither end of the row';
    const ofC = isAtAnEnd ? `2 \\times ${n - 1}! = ${some}` : `${n}! - 2 \\times ${n - 1}! = ${some}`;
    const ofBoth = isAtAnEnd
      ? `2 \\times 2 \\times ${n - 2}! = ${both}`
      : `2 \\times ${n - 1}! - 2 \\times 2 \\times ${n - 2}! = ${both}`;
    const counted = `With ${a} and ${b} taken as one, the orders in which they sit together and ${c} sits ${where} are $${ofBoth}$.`;
    return {
      text: `In how many ways can ${n} persons, among them ${a}, ${b} and ${c}, sit in a row so that ${a} and ${b} ${areTogether ? 'sit next to each other' : 'do **not** sit next to each other'} and ${c} sits ${where}?`,
      value,
      check: countedSeatings(seating),
      why: areTogether
        ? counted
        : `${c} sits ${where} in $${ofC}$ orders. ${counted} They are taken away: $${some} - ${both} = ${value}$.`,
    };
  }),

  mcq('ball-put-back-with-more', QUANTITATIVE, 6, (random) => {
    const [red, blue, more] = [random.int(2, 7), random.int(2, 7), random.int(1, 4)];
    const all = red + blue;
    const below = all * (all + more);
    // Each first ball, with each of the balls that are then in the bag.
    const pairs = [...range(1, all)].flatMap((first) =>
      range(1, all + more).map((second) => {
        const isRed = first <= red;
        return [isRed, second <= red || (second > all && isRed)] as const;
      }),
    );
    const [bothRed, bothBlue] = [red * (red + more), blue * (blue + more)];
    const secondRed = bothRed + blue * red;
    const withoutMore = (good: number) =>
      tex`If only the ball itself were put back, it would be $${fraction(good, all * all)}$.`;
    const ways = (fits: (first: boolean, second: boolean) => boolean) =>
      pairs.filter(([first, second]) => fits(first, second)).length;
    const asked = random.pick([
      {
        says: 'both balls drawn are of the same colour',
        value: (bothRed + bothBlue) / below,
        check: ways((first, second) => first === second) / pairs.length,
        why: tex`\frac{${red}}{${all}} \times \frac{${red + more}}{${all + more}} + \frac{${blue}}{${all}} \times \frac{${blue + more}}{${all + more}} = \frac{${bothRed + bothBlue}}{${below}}`,
        unlike: withoutMore(red * red + blue * blue),
      },
      {
        says: 'the two balls drawn are of different colours',
        value: (2 * red * blue) / below,
        check: ways((first, second) => first !== second) / pairs.length,
        why: tex`\frac{${red}}{${all}} \times \frac{${blue}}{${all + more}} + \frac{${blue}}{${all}} \times \frac{${red}}{${all + more}} = \frac{${2 * red * blue}}{${below}}`,
        unlike: withoutMore(2 * red * blue),
      },
      {
        says: 'the first ball was red, given that the second ball is red,',
        value: bothRed / secondRed,
        check: ways((first, second) => first && second) / ways((_first, second) => second),
        why: tex`\frac{${red} \times ${red + more}}{${red} \times ${red + more} + ${blue} \times ${red}} = \frac{${bothRed}}{${secondRed}}`,
        unlike: tex`Without any knowledge of the second ball it would be $${fraction(red, all)}$.`,
      },
    ]);
    return {
      text: `A bag contains ${red} red and ${blue} blue balls. A ball is drawn at random and put back together with ${more} more ${more === 1 ? 'ball' : 'balls'} of the same colour; then a second ball is drawn at random. The probability that ${asked.says} is`,
      value: asked.value,
      check: asked.check,
      within: [0.02, 0.98],
      mistakes: [
        1 - asked.value,
        red / all,
        blue / all,
        (red * red + blue * blue) / all ** 2,
        (2 * red * blue) / all ** 2,
        (red + more) / (all + more),
        bothRed / below,
        secondRed / below,
        (red * (red - 1)) / (all * (all - 1)),
      ],
      step: 1 / (all + more),
      show: asFraction(below),
      why: tex`After the first draw the bag has $${all} + ${more} = ${all + more}$ balls, and ${more} more of the colour that was drawn. $${asked.why}${simplified(asked.value, asked.why, below)}$. ${asked.unlike}`,
    };
  }),

  mcq('shares-of-two-years', QUANTITATIVE, 5, (random) => {
    const totals = [random.int(20, 50, 5), random.int(30, 80, 5)] as const;
    const shares = totals.map(() => {
      const four = range(1, 4).map(() => random.int(10, 30, 5));
      return [...four, 100 - sum(four)];
    });
    const place = random.int(0, 3);
    const [before = 0, after = 0] = shares.map((list) => list[place] ?? 0);
    const [spent, spends] = [before * totals[0], after * totals[1]];
    const value = ((spends - spent) / spent) * 100;
    const isTidy = Number.isInteger(Math.round(value * 1e9) / 1e9) && value >= 10 && value <= 300;
    const isFull = shares.every((list) => (list[4] ?? 0) >= 5) && before !== after && totals[1] > totals[0];
    const rows = ITEMS.map((item, at) => tex`${item} & ${shares[0]?.[at]} & ${shares[1]?.[at]} \\`).join(
      '\n',
    );
    return !isTidy || !isFull
      ? null
      : {
          text: tex`The table gives the shares (in per cent) in which a family spent its income in two years, as two pie charts show them. The income was ₹${totals[0] * 1000} a month in the first year and ₹${totals[1] * 1000} a month in the second.

\begin{tabular}{lcc}
\hline
Item & First year & Second year \\
\hline
${rows}
\hline
\end{tabular}

By how much per cent did the amount for ${ITEMS[place]} rise from the first year to the second?`,
          value,
          check: (((totals[1] / 100) * after) / ((totals[0] / 100) * before) - 1) * 100,
          within: [1, 500],
          mistakes: [
            Math.abs(after - before),
            ((after - before) / before) * 100,
            ((totals[1] - totals[0]) / totals[0]) * 100,
            ((spends - spent) / spends) * 100,
            (spends / spent) * 100,
          ],
          step: value >= 40 ? 10 : 5,
          show: (shown: number) =>
            Math.abs(shown - Math.round(shown)) < 1e-9 ? tex`$${Math.round(shown)}\%$` : null,
          why: tex`First year: $\frac{${before}}{100} \times ${totals[0] * 1000} =$ ₹${spent * 10}. Second year: $\frac{${after}}{100} \times ${totals[1] * 1000} =$ ₹${spends * 10}. The rise is $\frac{${spends * 10} - ${spent * 10}}{${spent * 10}} \times 100\% = ${Math.round(value)}\%$. The shares alone do not tell it, because the income changed as well.`,
        };
  }),

  numerical('remainder-of-two-powers', QUANTITATIVE, 6, (random) => {
    const divisor = random.pick([7, 9, 11, 13]);
    const bases = random.sample([2, 3, 4, 5, 6, 8, 10, 12], 2) as [number, number];
    const exponents = [random.int(20, 99), random.int(20, 99)] as const;
    if (bases.some((base) => gcd(base, divisor) > 1)) return null;
    const [one, other] = bases.map((base) => cycleOf(base, divisor)) as [number[], number[]];
    const rests = [inCycle(one, exponents[0]), inCycle(other, exponents[1])] as const;
    const powers = bases.map((base, at) => BigInt(base) ** BigInt(exponents[at] ?? 0)) as [bigint, bigint];
    const shown = bases.map((base, at) => {
      const [cycle, exponent] = [at === 0 ? one : other, exponents[at] ?? 0];
      return cycle.length === 1
        ? `Every power of ${base} leaves $${rests[at]}$.`
        : tex`The powers of ${base} leave ${cycle.join(', ')} in turn, and then the same again; $${exponent}$ leaves $${exponent % cycle.length}$ on division by ${cycle.length}, so $${base}^{${exponent}}$ leaves $${rests[at]}$.`;
    });
    const value = (rests[0] + rests[1]) % divisor;
    return {
      text: tex`What is the remainder when $${bases[0]}^{${exponents[0]}} + ${bases[1]}^{${exponents[1]}}$ is divided by ${divisor}?`,
      value,
      check: Number((powers[0] + powers[1]) % BigInt(divisor)),
      why: `${shown.join(' ')} The sum $${rests[0]} + ${rests[1]} = ${rests[0] + rests[1]}$ leaves $${value}$.`,
    };
  }),

  numerical('least-number-with-all-three', QUANTITATIVE, 5, (random) => {
    const people = random.int(60, 400, 20);
    const counts = range(1, 3).map(() => random.int(Math.ceil(people * 0.6), people - 5));
    const lacking = counts.map((count) => people - count);
    const value = people - sum(lacking);
    const things = random.sample(['a bicycle', 'a phone', 'a radio', 'a computer', 'a camera'], 3);
    return value <= 0
      ? null
      : {
          text: `Of ${people} residents of a hostel, ${counts.map((count, at) => `${at === 2 ? 'and ' : ''}${count} own ${things[at] ?? ''}`).join(', ')}. What is the least possible number of residents who own all three?`,
          value,
          check: leftWithAll(people, lacking),
          why: `Those without ${things.join(', ')} number $${people} - ${counts[0]} = ${lacking[0]}$, $${lacking[1]}$ and $${lacking[2]}$. Fewest own all three if no one lacks two of the things: $${people} - (${lacking.join(' + ')}) = ${people} - ${sum(lacking)} = ${value}$.`,
        };
  }),
];

/** ' = \frac{1}{2}' where the fraction that was reached is not in lowest terms. */
function simplified(value: number, reached: string, largest: number): string {
  const below = range(1, largest).find((d) => Math.abs(value * d - Math.round(value * d)) < 1e-9) ?? 1;
  const lowest = fraction(Math.round(value * below), below);
  return reached.endsWith(lowest) ? '' : ` = ${lowest}`;
}
