import { range, sum } from '../numbers.ts';
import { templatesOf } from '../subject.ts';
import { code, program } from './printed-code.ts';

const { mcq, msq, numerical } = templatesOf('Programming');
const TYPES = 'Types and operators';

export const expressions = [
  numerical('whole-numbers-divided', TYPES, 3, (random) => {
    const [a, b, c, d] = [random.int(17, 60), random.int(3, 9), random.int(2, 5), random.int(11, 40)];
    if (a % b === 0 || d % c === 0) return null;
    const value = Math.floor(a / b) * c + (d % c);
    const exact = (a / b) * c;
    return {
      text: `What is printed by the following C program segment?

${program(`int x = ${a}, y = ${d};`, `printf("%d", x / ${b} * ${c} + y % ${c});`)}`,
      value,
      check: ((a - (a % b)) / b) * c + (d - c * Math.floor(d / c)),
      why: `Operators of the same rank are applied from left to right, and the quotient of two whole numbers is cut off: x / ${b} is ${Math.floor(a / b)}, not ${(a / b).toFixed(2)}. So x / ${b} * ${c} is ${Math.floor(a / b) * c}; with the exact quotient it would be ${exact.toFixed(2)}. y % ${c} is the remainder, ${d % c}. The sum is $${Math.floor(a / b) * c} + ${d % c} = ${value}$.`,
    };
  }),

  mcq('increments-in-a-row', TYPES, 4, (random) => {
    const [start, add] = [random.int(3, 20), random.int(2, 9)];
    const isPost = random.int(0, 1) === 1;
    const by = random.int(2, 4);
    const [x, y] = isPost ? [start + 1, start + add] : [start + 1, start + 1 + add];
    const value = y * by - x;
    const other = (isPost ? start + 1 + add : start + add) * by - x;
    return {
      text: `What is printed by the following C program segment?

${program(`int x = ${start};`, `int y = ${isPost ? 'x++' : '++x'} + ${add};`, `printf("%d", y * ${by} - x);`)}`,
      value,
      check: by * (start + add + (isPost ? 0 : 1)) - (start + 1),
      within: [0, 200],
      mistakes: [other, y * by - start, other + 1, y * (by - x), y * by + x, (y - x) * by],
      why: `${isPost ? '"x++" has the value of x before it is raised' : '"++x" raises x first and has its new value'}, so y is $${isPost ? start : start + 1} + ${add} = ${y}$. In both cases x is ${start + 1} afterwards: $${y} \\times ${by} - ${x} = ${value}$. With "${isPost ? '++x' : 'x++'}" it would be ${other}.`,
    };
  }),

  numerical('bits-of-two-numbers', TYPES, 4, (random) => {
    const [a, b] = [random.int(17, 63), random.int(9, 63)];
    const [sign, value] = random.pick([
      ['&', a & b],
      ['|', a | b],
      ['^', a ^ b],
    ] as const);
    if (a === b || value === 0 || value === Math.max(a, b)) return null;
    const bits = (n: number) => n.toString(2).padStart(6, '0');
    const places = range(0, 5).map((place) => [bits(a)[place] === '1', bits(b)[place] === '1'] as const);
    const rules = {
      '&': 'a bit is 1 where both bits are 1',
      '|': 'a bit is 1 where at least one of the bits is 1',
      '^': 'a bit is 1 where the two bits differ',
    };
    const digit = ([one, other]: readonly [boolean, boolean]) =>
      sign === '&' ? one && other : sign === '|' ? one || other : one !== other;
    return {
      text: `What is printed by the following C program segment?

${program(`int a = ${a}, b = ${b};`, `printf("%d", a ${sign} b);`)}`,
      value,
      check: sum(places.map((pair, place) => (digit(pair) ? 2 ** (5 - place) : 0))),
      why: `With six bits, a is ${bits(a)} and b is ${bits(b)}. With this operator ${rules[sign]}: ${bits(value)}, which is ${value}. ${sign === '^' ? 'In C the sign stands for "exclusive or", not for a power.' : 'Unlike "&&" and "||", which give 0 or 1, the operator works bit by bit.'}`,
    };
  }),

  mcq('shifted-bits', TYPES, 3, (random) => {
    const [n, left, right] = [random.int(5, 30), random.int(1, 3), random.int(1, 3)];
    const value = (n << left) - (n >> right);
    const exact = n * 2 ** left - n / 2 ** right;
    return {
      text: `What is printed by the following C program segment?

${program(`int n = ${n};`, `printf("%d", (n << ${left}) - (n >> ${right}));`)}`,
      value,
      check: n * 2 ** left - Math.floor(n / 2 ** right),
      within: [-50, 400],
      mistakes: [
        n * left - Math.floor(n / right),
        Math.ceil(exact) === value ? value + 1 : Math.ceil(exact),
        (n << left) - n * right,
        (n << left) + (n >> right),
        (n << right) - (n >> left),
        n + left - (n - right),
      ],
      why: `A shift to the left by ${left} doubles the number ${left} ${left === 1 ? 'time' : 'times'}: $${n} \\times ${2 ** left} = ${n << left}$. A shift to the right by ${right} halves it as often and drops what is left over: ${n >> right}. The difference is $${n << left} - ${n >> right} = ${value}$. It is not a product with ${left} or a quotient by ${right}.`,
    };
  }),

  mcq('side-effect-left-out', TYPES, 5, (random) => {
    const [a, b] = [random.int(1, 9), random.int(1, 9)];
    const isAnd = random.int(0, 1) === 1;
    const limit = random.int(1, 9);
    const isTrue = a > limit;
    const isReached = isAnd ? isTrue : !isTrue;
    // The right side is true whenever it is reached.
    const holds = isTrue || !isAnd;
    const [raised, after] = [a + (holds ? 1 : 0), b + (isReached ? 1 : 0)];
    const [times, value] = [10, raised * 10 + after];
    return {
      text: `What is printed by the following C program segment?

${program(`int a = ${a}, b = ${b};`, `if (a > ${limit} ${isAnd ? '&&' : '||'} b++ > 0)`, '  a++;', `printf("%d", a * ${times} + b);`)}`,
      value,
      check: (isTrue ? (isAnd ? 11 : 10) : isAnd ? 0 : 11) + a * 10 + b,
      within: [5, 130],
      mistakes: [
        raised * 10 + (isReached ? b : b + 1),
        (holds ? a : a + 1) * 10 + after,
        (holds ? a : a + 1) * 10 + (isReached ? b : b + 1),
        raised * 10 + b + 2,
        raised * 10 + b - 1,
        after * 10 + raised,
      ],
      why: `"a > ${limit}" is ${isTrue ? 'true' : 'false'}, ${isReached ? `which does not decide "${isAnd ? '&&' : '||'}" yet, so the right side is evaluated as well and b becomes ${b + 1}` : `which decides "${isAnd ? '&&' : '||'}" already, so the right side is not evaluated and b stays ${b}`}. The condition is ${holds ? `true, so a becomes ${raised}` : `false, so a stays ${a}`}. Printed is $${raised} \\times 10 + ${after} = ${value}$, and not ${raised * 10 + (isReached ? b : b + 1)}.`,
    };
  }),

  msq('values-of-expressions', TYPES, 4, (random) => {
    const [a, b] = [random.int(11, 40), random.int(3, 7)];
    if (a % b === 0) return null;
    const claim = (expression: string, value: number, check: number, mistake: number, because: string) => ({
      says: `The value of ${code(expression)} is`,
      value,
      check,
      mistake,
      because,
    });
    return {
      text: `In a C program, a and b are of the type int, with a = ${a} and b = ${b}. Which of the following statements is/are correct?`,
      claims: [
        claim(
          'a / b',
          Math.floor(a / b),
          (a - (a % b)) / b,
          Math.floor(a / b) + 1,
          'The quotient of two whole numbers is cut off, not rounded.',
        ),
        claim(
          'a % b',
          a % b,
          a - b * Math.floor(a / b),
          b - (a % b),
          `It is the remainder: $${a} = ${b} \\times ${Math.floor(a / b)} + ${a % b}$.`,
        ),
        claim('a - b * 2', a - 2 * b, a - b - b, (a - b) * 2, 'The product comes before the difference.'),
        claim('a << 1', 2 * a, a + a, a + 1, 'A shift to the left by one bit doubles the number.'),
      ],
    };
  }),
];
