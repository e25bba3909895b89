import {
  asFraction,
  combination,
  fraction,
  fractionOf,
  gcd,
  integrate,
  polynomial,
  range,
  root,
  signed,
  slope,
  sum,
  tex,
} from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, numerical } = templatesOf('Mathematics');

/** A question at the end of a paragraph whose answer is typed. */
interface Question {
  readonly asks: string;
  readonly difficulty: number;
  readonly value: number;
  readonly check: number;
  readonly why: string;
}

interface ChoiceQuestion extends Question {
  readonly mistakes: readonly number[];
}

/** From the centre of a circle to the point that all lines of a family have in common. */
const WAYS = [
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 2],
  [1, 3],
  [3, 1],
  [2, 3],
  [3, 2],
] as const;

/** The coefficients a, b and c of a line ax + by + c = 0. */
type Line = readonly [a: number, b: number, c: number];
const written = ([a, b, c]: Line) =>
  combination([
    [a, 'x'],
    [b, 'y'],
    [c, ''],
  ]);

/** Half of the product of two perpendicular chords, one of them at this distance from the centre. */
const areaAt = (square: number, apart: number) => (distance: number) =>
  2 * Math.sqrt((square - distance * distance) * (square - apart + distance * distance));

interface Bag {
  readonly white: number;
  readonly black: number;
}
const inBag = ({ white, black }: Bag) =>
  `${white} white and ${black} black ${black === 1 ? 'ball' : 'balls'}`;

/** How often each number of white balls comes up among the pairs of balls of a bag. */
function pairsOf({ white, black }: Bag): readonly [none: number, one: number, both: number] {
  const balls = [...range(1, white).map(() => 1), ...range(1, black).map(() => 0)];
  const whites = balls.flatMap((one, at) => balls.slice(at + 1).map((other) => one + other));
  const countOf = (wanted: number) => whites.filter((count) => count === wanted).length;
  return [countOf(0), countOf(1), countOf(2)];
}

const LARGEST_DENOMINATOR = 900;
const exact = (value: number) => fractionOf(value, 2100) ?? '';

export const paragraphsOfMathematics = [
  mcq('paragraph-family-and-circle', 'Coordinate Geometry', 8, (random) => {
    const [g, f] = [random.int(-5, 5), random.int(-5, 5)];
    const [across, up] = random.pick(WAYS);
    const [right, above] = [across * random.pick([1, -1]), up * random.pick([1, -1])];
    const [x, y] = [g + right, f + above];
    const apart = across * across + up * up;
    const square = apart + random.int(3, 30);
    const through = (a: number, b: number): Line => [a, b, -a * x - b * y];
    const first = through(random.int(1, 4), random.int(-4, 4));
    const second = through(random.int(1, 4), random.int(-4, 4));
    const [[a1, b1], [a2, b2]] = [first, second];
    // The second line is no member of the family, so it must not be one of the lines that are asked for.
    const onSecond = (a2 * g + b2 * f + second[2]) ** 2 / (a2 * a2 + b2 * b2);
    const isMissing = [apart / 2, apart].some((one) => Math.abs(one - onSecond) < 1e-9);
    const isPoor = [b1, b2, first[2], second[2], g, f].includes(0) || gcd(a1, b1) !== 1 || gcd(a2, b2) !== 1;
    const circle = combination([
      [1, 'x^2'],
      [1, 'y^2'],
      [-2 * g, 'x'],
      [-2 * f, 'y'],
      [g * g + f * f - square, ''],
    ]);
    const found = tex`For every $\lambda$ the line passes through the point in which $${written(first)} = 0$ and $${written(second)} = 0$ meet, $P = (${x}, ${y})$. The circle has the centre $C = (${g}, ${f})$ and $r^2 = ${square}$, and $CP^2 = ${across ** 2} + ${up ** 2} = ${apart}$.`;
    const chord = (distance: number) => 2 * Math.sqrt(square - distance * distance);
    const questions: readonly ChoiceQuestion[] = [
      {
        asks: 'The square of the length of the shortest chord that a line of the family cuts off from the circle is',
        difficulty: 6,
        value: 4 * (square - apart),
        // P bisects this chord, so the square of half of it is the power of P.
        check: -4 * (x * x + y * y - 2 * g * x - 2 * f * y + g * g + f * f - square),
        mistakes: [
          square - apart,
          2 * (square - apart),
          4 * square,
          4 * (square + apart),
          4 * apart,
          2 * square,
        ],
        why: tex`The farther a chord is from $C$, the shorter it is, and no chord through $P$ is farther away than the one perpendicular to $CP$: its length is $2\sqrt{r^2 - CP^2}$, and the square of it $4(${square} - ${apart}) = ${4 * (square - apart)}$. Without the factor 4, $${square - apart}$ is the square of only half the chord.`,
      },
      {
        asks: tex`Two lines of the family that are perpendicular to each other cut off the chords $AB$ and $DE$ from the circle. The value of $AB^2 + DE^2$ is`,
        difficulty: 7,
        value: 8 * square - 4 * apart,
        check: chord(Math.sqrt(apart) * 0.6) ** 2 + chord(Math.sqrt(apart) * 0.8) ** 2,
        mistakes: [
          8 * square - 8 * apart,
          8 * square,
          4 * square - 4 * apart,
          2 * square - apart,
          8 * square + 4 * apart,
          4 * square - 2 * apart,
        ],
        why: tex`Let $p$ and $q$ be the distances of the chords from $C$. The feet of these perpendiculars form a rectangle with $C$ and $P$, so $p^2 + q^2 = CP^2$. Then $AB^2 + DE^2 = 4(r^2 - p^2) + 4(r^2 - q^2) = 8r^2 - 4CP^2 = 8 \times ${square} - 4 \times ${apart} = ${8 * square - 4 * apart}$. Taking $CP$ as the distance of both chords would give $${8 * square - 8 * apart}$, but only one of them can be perpendicular to $CP$.`,
      },
      {
        asks: tex`Two lines of the family that are perpendicular to each other cut off the chords $AB$ and $DE$ from the circle. The greatest possible area of the quadrilateral $ADBE$ is`,
        difficulty: 9,
        value: 2 * square - apart,
        check: areaAt(
          square,
          apart,
        )(root((d) => slope(areaAt(square, apart), d), 0.1, Math.sqrt(apart) - 0.1)),
        mistakes: [
          2 * square,
          2 * square - 2 * apart,
          square - apart,
          4 * square - 2 * apart,
          square,
          2 * square + apart,
          (2 * square - apart) / 2,
        ],
        why: tex`The diagonals $AB$ and $DE$ are perpendicular, so the area is $\frac12 AB \cdot DE$. Let $p$ and $q$ be the distances of the chords from $C$. The feet of these perpendiculars form a rectangle with $C$ and $P$, so $p^2 + q^2 = CP^2$. The area is $\frac12 \cdot 2\sqrt{r^2 - p^2} \cdot 2\sqrt{r^2 - q^2}$, which by AM $\geq$ GM is at most $(r^2 - p^2) + (r^2 - q^2) = 2r^2 - CP^2 = 2 \times ${square} - ${apart} = ${2 * square - apart}$. It is reached for $p = q$, when both chords make an angle of $45^\circ$ with $CP$. Two diameters would give $2r^2 = ${2 * square}$, but only one of the chords can pass through $C$.`,
      },
    ];
    const question = random.pick(questions);
    return a1 * b2 === a2 * b1 || isMissing || isPoor
      ? null
      : {
          text: tex`Consider the circle $${circle} = 0$. For every real number $\lambda$ the equation $${written(first)} + \lambda(${written(second)}) = 0$ is that of a line, and all these lines form a family. They have a point $P$ in common, which lies inside the circle, so that each line of the family cuts off a chord from the circle. ${question.asks}`,
          ...question,
          within: [1, 8 * square + 4 * apart],
          why: `${found} ${question.why}`,
        };
  }),

  mcq('paragraph-die-and-bags', 'Statistics and Probability', 8, (random) => {
    const [first, second] = random.sample(
      range(1, 4).flatMap((white) => range(1, 4).map((black) => ({ white, black }))),
      2,
    );
    if (first === undefined || second === undefined) return null;
    const third = { white: random.int(1, 5), black: random.int(1, 5) };
    const faces = random.pick([1, 2, 4, 5]);
    const all = third.white + third.black + 2;
    const shares = [faces / 6, 1 - faces / 6] as const;
    const bags = [first, second] as const;
    const pairs = [pairsOf(first), pairsOf(second)] as const;
    const counts = [sum(pairs[0]), sum(pairs[1])] as const;
    /** The chance to draw white at last, if the balls come from this bag. */
    const whiteFrom = (bag: 0 | 1): number =>
      sum(pairs[bag].map((ways, whites) => (ways / counts[bag]) * ((third.white + whites) / all)));
    const [fromA, fromB] = [whiteFrom(0), whiteFrom(1)];
    const white = shares[0] * fromA + shares[1] * fromB;
    // One of the answers has the square of this denominator.
    if (fractionOf(white, Math.sqrt(LARGEST_DENOMINATOR)) === null) return null;
    // A bag of two balls leaves nothing to chance, and two bags that do the same leave nothing to the die.
    if (Math.abs(fromA - fromB) < 1e-9 || bags.some((bag) => bag.white + bag.black < 3)) return null;
    const swapped = shares[1] * fromA + shares[0] * fromB;
    // On average two draws bring twice the share of white balls of the bag.
    const average = (bag: 0 | 1) => (2 * bags[bag].white) / (bags[bag].white + bags[bag].black);
    const again = (third.white + shares[0] * average(0) + shares[1] * average(1)) / all;
    const mixed = shares[0] * (pairs[0][1] / counts[0]);
    const mixedAndWhite = (mixed * (third.white + 1)) / all;
    // All three answers must be printable, for otherwise one question would be asked more often than another.
    if (fractionOf(mixedAndWhite / white, LARGEST_DENOMINATOR) === null) return null;
    const mixedFromB = (shares[1] * (pairs[1][1] / counts[1]) * (third.white + 1)) / all;
    const terms = (bag: 0 | 1) =>
      pairs[bag]
        .flatMap((ways, whites) =>
          ways === 0
            ? []
            : [tex`${fraction(ways, counts[bag])} \times \frac{${third.white + whites}}{${all}}`],
        )
        .join(' + ');
    const found = tex`If the two balls come from Bag A, the ball from Bag C is white with the probability $${terms(0)} = ${exact(fromA)}$; if they come from Bag B, with the probability $${terms(1)} = ${exact(fromB)}$. By the theorem of total probability, $P(W) = ${exact(shares[0])} \times ${exact(fromA)} + ${exact(shares[1])} \times ${exact(fromB)} = ${exact(white)}$.`;
    const questions: readonly ChoiceQuestion[] = [
      {
        asks: 'The probability that the ball drawn from Bag C is white is',
        difficulty: 6,
        value: white,
        check: again,
        mistakes: [swapped, 1 - white, (fromA + fromB) / 2, fromA, fromB, third.white / (all - 2)],
        why: tex`The mean of the two probabilities, $${exact((fromA + fromB) / 2)}$, would be right only if the die chose both bags equally often.`,
      },
      {
        asks: 'Given that the ball drawn from Bag C is white, the probability that the two balls put into Bag C were from Bag A and of different colours is',
        difficulty: 8,
        value: mixedAndWhite / white,
        check: (shares[0] * first.white * first.black * (third.white + 1)) / (counts[0] * all * again),
        mistakes: [
          mixed,
          mixedAndWhite,
          (shares[0] * fromA) / white,
          (mixedAndWhite + mixedFromB) / white,
          1 - mixedAndWhite / white,
          pairs[0][1] / counts[0],
          mixedFromB / white,
        ],
        why: tex`From Bag A, of different colours, and then white: $${exact(shares[0])} \times ${fraction(pairs[0][1], counts[0])} \times \frac{${third.white + 1}}{${all}} = ${exact(mixedAndWhite)}$. By Bayes' theorem the probability is the ratio of the two, $${exact(mixedAndWhite)} \div ${exact(white)} = ${exact(mixedAndWhite / white)}$. The numerator alone, $${exact(mixedAndWhite)}$, is the probability that all of this happens, not the conditional one.`,
      },
      {
        asks: 'Asha and Ravi perform this experiment by turns, Asha first, each time with the three bags filled as at the beginning. The first to draw a white ball from Bag C wins. Given that Asha wins, the probability that she wins at her first turn is',
        difficulty: 9,
        value: white * (2 - white),
        check: again / sum(range(0, 300).map((round) => again * (1 - again) ** (2 * round))),
        mistakes: [
          white,
          1 / (2 - white),
          (1 - white) / (2 - white),
          1 - white,
          (1 - white) ** 2,
          white * white,
          white * (1 - white),
        ],
        why: tex`Let $p = ${exact(white)}$ and $q = 1 - p = ${exact(1 - white)}$. Asha wins at her first, second, third turn with the probabilities $p, q^2p, q^4p, \ldots$, in all $\frac{p}{1 - q^2}$. Given that she wins, the first turn has the probability $p \div \frac{p}{1 - q^2} = 1 - q^2 = 1 - \left(${exact(1 - white)}\right)^2 = ${exact(white * (2 - white))}$. Without the condition that Asha wins it would be $p = ${exact(white)}$.`,
      },
    ];
    const question = random.pick(questions);
    return {
      text: tex`Bag A contains ${inBag(first)}, Bag B contains ${inBag(second)}, and Bag C contains ${inBag(third)}. A fair die is thrown. If it shows ${faces === 1 ? '1' : faces === 2 ? '1 or 2' : `a number from 1 to ${faces}`}, two balls are drawn at random from Bag A; otherwise two balls are drawn at random from Bag B. These two balls are put into Bag C, and then one ball is drawn at random from Bag C. ${question.asks}`,
      ...question,
      within: [0.005, 0.995],
      show: asFraction(2 * LARGEST_DENOMINATOR),
      why: `${found} ${question.why}`,
    };
  }),

  numerical('paragraph-integral-equation', 'Integral Calculus', 8, (random) => {
    const [k, s] = [random.int(1, 3), random.int(-4, 4)];
    const q = s - 5 * k;
    const lead = 6 * k;
    // Solved for the two integrals, which this form makes whole numbers.
    const [whole, moment] = [5 * k - 7 * s, 3 * k - 4 * s];
    const curve = (x: number) => lead * x * x + (q + whole) * x + moment;
    const [u, m] = [random.int(-3, 3), random.int(1, 3)];
    const v = curve(u) - lead * m * m;
    const asked = random.int(-4, 6);
    const slopes = [u - m, u + m].map((x) => 2 * lead * x + q + whole);
    const [left = 0, right = 0] = slopes;
    // The two equations for the integrals, by Cramer's rule with moments that are integrated numerically.
    const given = (x: number) => lead * x * x + q * x;
    const [one, two] = [integrate(given, 0, 1), integrate((x) => x * given(x), 0, 1)];
    const mixed = integrate((x) => x * x, 0, 1);
    const half = integrate((x) => x, 0, 1);
    const below = (1 - half) ** 2 - mixed;
    const solvedWhole = (one * (1 - half) + two) / below;
    const solvedMoment = ((1 - half) * two + mixed * one) / below;
    const solved = (x: number) => given(x) + solvedWhole * x + solvedMoment;
    const touches = [root(passes, u - 8, u), root(passes, u, u + 8)] as const;
    function passes(x: number): number {
      return solved(x) + (2 * lead * x + q + solvedWhole) * (u - x) - v;
    }
    const between = (at: number) => (x: number) =>
      solved(x) - v - (2 * lead * at + q + solvedWhole) * (x - u);
    const found = tex`Put $A = \int_0^1 f(t)\,dt$ and $B = \int_0^1 t f(t)\,dt$, so that $f(x) = ${lead}x^2 + (A ${signed(q)})x + B$. Integrating $f(x)$ and $x f(x)$ from 0 to 1 gives $A = ${2 * k} + \frac{A ${signed(q)}}{2} + B$ and $B = ${fraction(3 * k, 2)} + \frac{A ${signed(q)}}{3} + \frac{B}{2}$. Hence $A = ${whole}$, $B = ${moment}$ and $f(x) = ${polynomial([lead, q + whole, moment])}$.`;
    const touching = tex`The tangent at $x = a$ lies below the curve by $f(x) - y = ${lead}(x - a)^2$. That tangent passes through $T(${u}, ${v})$ if $${lead}${u === 0 ? 'a' : `(a ${signed(-u)})`}^2 = f(${u}) - ${v < 0 ? `(${v})` : v} = ${lead * m * m}$, that is, for $a = ${u - m}$ and $a = ${u + m}$.`;
    const questions: readonly Question[] = [
      {
        asks: tex`What is the value of $f(${asked})$?`,
        difficulty: 6,
        value: curve(asked),
        check: solved(asked),
        why: tex`So $f(${asked}) = ${curve(asked)}$.`,
      },
      {
        asks: 'What is the product of the slopes of the two tangents?',
        difficulty: 8,
        value: left * right,
        check: slope(solved, touches[0]) * slope(solved, touches[1]),
        why: tex`${touching} With $f'(x) = ${polynomial([2 * lead, q + whole])}$ the slopes are $${left}$ and $${right}$, and their product is $${left * right}$.`,
      },
      {
        asks: tex`What is the area of the region bounded by $\Gamma$ and the two tangents?`,
        difficulty: 9,
        value: 4 * k * m ** 3,
        check: integrate(between(touches[0]), touches[0], u) + integrate(between(touches[1]), u, touches[1]),
        why: tex`${touching} From $x = ${u - m}$ to $x = ${u}$ the region lies above the first tangent, from $x = ${u}$ to $x = ${u + m}$ above the second one. Both parts have the same area, so the whole is $2\int_0^${m} ${lead}t^2\,dt = \frac{2 \times ${lead} \times ${m}^3}{3} = ${4 * k * m ** 3}$.`,
      },
    ];
    const question = random.pick(questions);
    return s === 0 || moment === 0 || whole === 0 || questions.some(({ value }) => Math.abs(value) > 2000)
      ? null
      : {
          text: tex`A function $f : \mathbb{R} \to \mathbb{R}$ satisfies $f(x) = ${polynomial([lead, q, 0])} + x\int_0^1 f(t)\,dt + \int_0^1 t f(t)\,dt$ for every real number $x$. Let $\Gamma$ be the graph of $f$. From the point $T(${u}, ${v})$ two tangents are drawn to $\Gamma$. ${question.asks}`,
          ...question,
          why: `${found} ${question.why}`,
        };
  }),
];
