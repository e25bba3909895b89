import { range, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';
import { asCount } from '../aptitude/rupees.ts';
import { letterAt, mirrored, placeOf, shifted } from '../words/alphabet.ts';
import { fourthWord, pairAlike } from '../words/word-analogies.ts';

const { mcq } = templatesOf('General Intelligence and Reasoning');
const ANALOGY = 'Analogy';

/** How the second number of a pair may come from the first; all that a candidate would think of stands here. */
interface Rule {
  readonly of: (n: number) => number;
  /** The same value as a sum of odd numbers, of a run of numbers, or by repeated addition. */
  readonly again: (n: number) => number;
  readonly says: string;
  /** With the number put in. */
  readonly shows: (n: number) => string;
}

const squareOf = (n: number) => sum(range(1, n).map((k) => 2 * k - 1));
const cubeOf = (n: number) => sum(range(1, n).map((k) => 3 * k * (k - 1) + 1));

const RULES: readonly Rule[] = [
  {
    of: (n) => n * n + 1,
    again: (n) => squareOf(n) + 1,
    says: 'its square plus 1',
    shows: (n) => tex`${n}^2 + 1 = ${n * n} + 1 = ${n * n + 1}`,
  },
  {
    of: (n) => n * n - 1,
    again: (n) => squareOf(n) - 1,
    says: 'its square minus 1',
    shows: (n) => tex`${n}^2 - 1 = ${n * n} - 1 = ${n * n - 1}`,
  },
  {
    of: (n) => n * n + n,
    again: (n) => sum(range(1, n).map((k) => 2 * k)),
    says: 'its product with the next number',
    shows: (n) => tex`${n} \times ${n + 1} = ${n * (n + 1)}`,
  },
  {
    of: (n) => n * n - n,
    again: (n) => sum(range(1, n - 1).map((k) => 2 * k)),
    says: 'its product with the number before it',
    shows: (n) => tex`${n} \times ${n - 1} = ${n * (n - 1)}`,
  },
  {
    of: (n) => (n + 1) ** 2,
    again: (n) => squareOf(n + 1),
    says: 'the square of the next number',
    shows: (n) => tex`(${n} + 1)^2 = ${n + 1}^2 = ${(n + 1) ** 2}`,
  },
  {
    of: (n) => n ** 3 + 1,
    again: (n) => cubeOf(n) + 1,
    says: 'its cube plus 1',
    shows: (n) => tex`${n}^3 + 1 = ${n ** 3} + 1 = ${n ** 3 + 1}`,
  },
  {
    of: (n) => n ** 3 - 1,
    again: (n) => cubeOf(n) - 1,
    says: 'its cube minus 1',
    shows: (n) => tex`${n}^3 - 1 = ${n ** 3} - 1 = ${n ** 3 - 1}`,
  },
  {
    of: (n) => n ** 3 - n,
    again: (n) => (n - 1) * n * (n + 1),
    says: 'its cube minus the number itself',
    shows: (n) => tex`${n}^3 - ${n} = ${n ** 3} - ${n} = ${n ** 3 - n}`,
  },
];

/** So much a candidate would add to a product without a second thought. */
const SMALL = 3;

/** Relations of one step, or of a product and a small number: they fit any single pair, so no option may come from them. */
function plainMatches(n: number, image: number, asked: number): number[] {
  const linear = range(2, 20).flatMap((times) => {
    const added = image - times * n;
    return Math.abs(added) <= SMALL ? [times * asked + added] : [];
  });
  return [asked + image - n, (asked * image) / n, asked + image, image - n, image - asked, ...linear];
}

/** A rule for three numbers, the last of them by the other two. */
interface SetRule {
  readonly of: (a: number, b: number) => number;
  /** The same value from factors, or from sum and difference. */
  readonly again: (a: number, b: number) => number;
  readonly says: string;
  readonly shows: (a: number, b: number) => string;
}

const SET_RULES: readonly SetRule[] = [
  {
    of: (a, b) => a * b + a,
    again: (a, b) => a * (b + 1),
    says: 'The product of the first two numbers plus the first number gives the third',
    shows: (a, b) => tex`${a} \times ${b} + ${a} = ${a * b + a}`,
  },
  {
    of: (a, b) => a * b - b,
    again: (a, b) => (a - 1) * b,
    says: 'The product of the first two numbers minus the second number gives the third',
    shows: (a, b) => tex`${a} \times ${b} - ${b} = ${a * b - b}`,
  },
  {
    of: (a, b) => a * b + a + b,
    again: (a, b) => (a + 1) * (b + 1) - 1,
    says: 'The product of the first two numbers plus their sum gives the third',
    shows: (a, b) => tex`${a} \times ${b} + (${a} + ${b}) = ${a * b} + ${a + b} = ${a * b + a + b}`,
  },
  {
    of: (a, b) => a * b - a - b,
    again: (a, b) => (a - 1) * (b - 1) - 1,
    says: 'The product of the first two numbers minus their sum gives the third',
    shows: (a, b) => tex`${a} \times ${b} - (${a} + ${b}) = ${a * b} - ${a + b} = ${a * b - a - b}`,
  },
  {
    of: (a, b) => a * a + b * b,
    again: (a, b) => ((a + b) ** 2 + (a - b) ** 2) / 2,
    says: 'The sum of the squares of the first two numbers is the third',
    shows: (a, b) => tex`${a}^2 + ${b}^2 = ${a * a} + ${b * b} = ${a * a + b * b}`,
  },
  {
    of: (a, b) => Math.abs(a * a - b * b),
    again: (a, b) => (a + b) * Math.abs(a - b),
    says: 'The difference of the squares of the first two numbers is the third',
    shows: (a, b) =>
      tex`${Math.max(a, b)}^2 - ${Math.min(a, b)}^2 = ${Math.max(a, b) ** 2} - ${Math.min(a, b) ** 2} = ${Math.abs(a * a - b * b)}`,
  },
  {
    of: (a, b) => 2 * (a + b),
    again: (a, b) => a + b + a + b,
    says: 'Twice the sum of the first two numbers is the third',
    shows: (a, b) => tex`2 \times (${a} + ${b}) = 2 \times ${a + b} = ${2 * (a + b)}`,
  },
  {
    of: (a, b) => 3 * (a + b),
    again: (a, b) => a + b + a + b + a + b,
    says: 'Three times the sum of the first two numbers is the third',
    shows: (a, b) => tex`3 \times (${a} + ${b}) = 3 \times ${a + b} = ${3 * (a + b)}`,
  },
];

const turned = (letters: string) => [...letters].reverse().join('');

type Three = readonly [number, number, number];
const inBrackets = (three: Three) => `(${three.join(', ')})`;

export const analogies = [
  mcq('number-analogy', ANALOGY, 3, (random) => {
    const rule = random.pick(RULES);
    const [given, asked] = random.sample(range(4, 14), 2) as [number, number];
    const [image, value] = [rule.of(given), rule.of(asked)];
    const isOther = (other: Rule) => other !== rule;
    const alsoFits = [
      ...plainMatches(given, image, asked),
      ...RULES.filter((other) => isOther(other) && other.of(given) === image).map((other) => other.of(asked)),
    ];
    const near = RULES.filter((other) => isOther(other) && other.of(given) !== image);
    const [nearest = rule] = [...near].sort(
      (one, other) => Math.abs(one.of(asked) - value) - Math.abs(other.of(asked) - value),
    );
    return alsoFits.includes(value) || value > 1400
      ? null
      : {
          text: tex`Select the option that is related to the third number in the same way as the second number is related to the first number.

$${given} : ${image} :: ${asked} : \;?$`,
          value,
          check: rule.again(asked),
          within: [value * 0.4, value * 1.7],
          mistakes: near.map((other) => other.of(asked)).filter((mistake) => mistake !== value),
          show: (shown: number) => (alsoFits.includes(shown) || shown <= asked ? null : asCount(shown)),
          difficulty: value > asked ** 2.5 ? 4 : 3,
          why: tex`The second number is obtained from the first as ${rule.says}: $${rule.shows(given)}$. In the same way, $${rule.shows(asked)}$. The number is not ${nearest.says}, which would be $${nearest.of(asked)}$: from $${given}$ that would give $${nearest.of(given)}$ and not $${image}$.`,
        };
  }),

  mcq('set-of-numbers-alike', ANALOGY, 4, (random) => {
    const rule = random.pick(SET_RULES);
    const setBy = ({ of }: SetRule): Three => {
      const [a, b] = random.sample(range(3, 15), 2) as [number, number];
      return [a, b, of(a, b)];
    };
    const given = [setBy(rule), setBy(rule)];
    const right = setBy(rule);
    const obeys = ([a, b, c]: Three, one: SetRule) => one.of(a, b) === c;
    const explaining = SET_RULES.filter((one) => given.every((set) => obeys(set, one)));
    const wrong = [...SET_RULES.filter((one) => one !== rule), rule].map((one): Three => {
      const [a, b, c] = setBy(one);
      return one === rule ? [a, b, c + random.pick([-2, -1, 1, 2])] : [a, b, c];
    });
    const starts = [...given, right, ...wrong].map(([a, b]) => [a, b].sort().join());
    const isClear =
      explaining.length === 1 &&
      wrong.every((set) => !obeys(set, rule) && set[2] > 0) &&
      new Set(starts).size === starts.length;
    const [a, b] = right;
    return !isClear
      ? null
      : {
          text: `Select the set in which the numbers are related in the same way as the numbers of the following sets. (Operations should be performed on the whole numbers, without breaking them down into their digits.)

${given.map(inBrackets).join('; ')}`,
          right: inBrackets(right),
          wrong: random.shuffle(wrong).map(inBrackets),
          proof: [
            [[right, ...wrong].filter((set) => explaining.some((one) => obeys(set, one))).length, 1],
            [right[2], rule.again(a, b)],
          ],
          why: `${rule.says}: ${given.map(([x, y]) => `$${rule.shows(x, y)}$`).join(' and ')}. In the set ${inBrackets(right)}, $${rule.shows(a, b)}$. In each of the other sets, this rule gives another third number.`,
        };
  }),

  mcq('letter-analogy', ANALOGY, 3, (random) => {
    const word = () => random.sample(range(0, 25), 3).map(letterAt).join('');
    const [given, asked] = [word(), word()];
    const steps = random.sample([1, 2, 3, 4, -1, -2, -3], 3);
    const by = random.pick([
      { kind: 'shift', of: (letters: string) => shifted(letters, steps) },
      { kind: 'mirror', of: mirrored },
      { kind: 'reverse', of: (letters: string) => turned(shifted(letters, [steps[0] ?? 1])) },
    ] as const);
    const [image, right] = [by.of(given), by.of(asked)];
    // Letter by letter any pair fits such moves: what they make of the other group is another right answer.
    const moves = [...image].map((letter, at) => placeOf(letter) - placeOf(given[at] ?? ''));
    const byMoves = shifted(asked, moves);
    const turnedMoves = [...turned(image)].map((letter, at) => placeOf(letter) - placeOf(given[at] ?? ''));
    const byTurnedMoves = turned(shifted(asked, turnedMoves));
    const plus = (at: number, more: number) =>
      steps.map((step, place) => (place === at ? step + more : step));
    const first = steps[0] ?? 1;
    const wrong = {
      shift: [
        shifted(asked, plus(0, 1)),
        shifted(asked, plus(1, -1)),
        shifted(asked, plus(2, 1)),
        shifted(asked, [...steps].reverse()),
        shifted(
          asked,
          steps.map((step) => -step),
        ),
      ],
      mirror: [
        shifted(right, [1]),
        shifted(right, [0, 0, 1]),
        shifted(right, [0, -1, 0]),
        turned(right),
        shifted(right, [-1]),
      ],
      reverse: [
        shifted(asked, [first]),
        turned(asked),
        turned(shifted(asked, [-first])),
        shifted(right, [0, 0, 1]),
        shifted(right, [1, 0, 0]),
      ],
    }[by.kind].filter((option) => ![byMoves, byTurnedMoves, right].includes(option));
    const arrows = (from: string, to: string) =>
      [...from].map((letter, at) => `${letter} → ${to[at] ?? ''}`).join(', ');
    const step = (by: number) => `${Math.abs(by)} ${by > 0 ? 'forward' : 'back'}`;
    const plain = (letters: string) => shifted(letters, [first]);
    const how = {
      shift: `The letters are moved ${steps.map(step).join(', ')} respectively: ${arrows(given, image)}. In the same way: ${arrows(asked, right)}. After Z comes A again. Moved the opposite way, they would be ${shifted(
        asked,
        steps.map((one) => -one),
      )}.`,
      mirror: `Each letter is replaced by the one at the same place from the other end of the alphabet (A ↔ Z, B ↔ Y): ${arrows(given, image)}. In the same way: ${arrows(asked, right)}. The moves of the first group differ from letter to letter, so they are not a rule.`,
      reverse: `Each letter is moved ${step(first)}, and then the group is written in reverse: ${arrows(given, plain(given))}, reversed ${image}. In the same way: ${arrows(asked, plain(asked))}, reversed ${right}. Without the reversal it would be ${plain(asked)}.`,
    }[by.kind];
    const numbersOf = (letters: string) => [...letters].map(placeOf);
    const again = {
      shift: numbersOf(asked).map((place, at) => (place + (steps[at] ?? 0) + 26) % 26),
      mirror: numbersOf(asked).map((place) => 25 - place),
      reverse: numbersOf(asked)
        .map((place) => (place + first + 26) % 26)
        .reverse(),
    }[by.kind];
    return given === asked || (byMoves === right) !== (by.kind === 'shift')
      ? null
      : {
          text: `Select the option that is related to the third letter-group in the same way as the second letter-group is related to the first.

${given} : ${image} :: ${asked} : ?`,
          right,
          wrong,
          proof: again.map((place, at) => [place, placeOf(right[at] ?? '')] as const),
          difficulty: by.kind === 'reverse' ? 4 : 3,
          why: how,
        };
  }),

  mcq('word-analogy', ANALOGY, 2, (random) => fourthWord(random)),

  mcq('word-pairs', ANALOGY, 3, pairAlike),
];
