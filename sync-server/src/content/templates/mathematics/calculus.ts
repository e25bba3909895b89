import { axes, curve, sheet } from '../drawing.ts';
import {
  factor,
  fraction,
  integrate,
  number,
  polynomial,
  range,
  root,
  signed,
  slope,
  sum,
  tex,
} from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Mathematics');
const LIMITS = 'Limit, Continuity and Differentiability';
const INTEGRALS = 'Integral Calculus';
const EQUATIONS = 'Differential Equations';

export const calculus = [
  mcq('limit-of-sines', LIMITS, 3, (random) => {
    const [a, b, c] = [random.int(2, 9), random.int(2, 9), random.int(1, 6)];
    const h = 1e-6;
    return a === b
      ? null
      : {
          text: tex`$\displaystyle\lim_{x \to 0} \frac{${factor(c)}\sin ${a}x}{\tan ${b}x}$ equals`,
          value: (c * a) / b,
          check: (c * Math.sin(a * h)) / Math.tan(b * h),
          mistakes: [(c * b) / a, c, a / b / c, (c * a * a) / (b * b)],
          show: (shown: number) => `$${fraction(Math.round(shown * 2520 * 36), 2520 * 36)}$`,
          why: tex`$\frac{\sin ${a}x}{${a}x} \to 1$ and $\frac{\tan ${b}x}{${b}x} \to 1$, so the limit is $\frac{${c} \times ${a}}{${b}} = ${fraction(c * a, b)}$.`,
        };
  }),

  mcq('slope-of-a-product', LIMITS, 3, (random) => {
    const [a, b, at] = [random.int(1, 5), random.int(-4, 4), random.int(1, 4)];
    const f = (x: number) => (a * x + b) * Math.log(x);
    const value = a * Math.log(at) + (a * at + b) / at;
    return at === 1 && b === -a
      ? null
      : {
          text: tex`If $f(x) = (${polynomial([a, b])})\ln x$, then $f'(${at})$ equals`,
          value,
          check: slope(f, at),
          mistakes: [a / at, a * Math.log(at), (a * at + b) / at, a + Math.log(at), f(at) + a],
          show: (shown: number) => `$${shown.toFixed(2)}$`,
          why: tex`$f'(x) = ${a === 1 ? '' : a}\ln x + \frac{${polynomial([a, b])}}{x}$, which is $${value.toFixed(2)}$ at $x = ${at}$.`,
        };
  }),

  mcq('largest-on-an-interval', LIMITS, 4, (random) => {
    const [c, end] = [random.int(1, 3), random.int(2, 5)];
    const f = (x: number) => x ** 3 - 3 * c * c * x;
    const points = range(0, 1000 * end).map((k) => f(k / 1000));
    const value = Math.max(f(0), f(c), f(end));
    return end <= c
      ? null
      : {
          text: tex`The difference between the greatest and the smallest value of $f(x) = x^3 - ${3 * c * c}x$ on $[0, ${end}]$ is`,
          value: value + 2 * c ** 3,
          check: Math.max(...points) - Math.min(...points),
          mistakes: [value, 2 * c ** 3, 4 * c ** 3, Math.abs(f(end)) + c, value + c ** 3],
          why: tex`$f'(x) = 0$ at $x = ${c}$, where $f = ${-2 * c ** 3}$; at the ends $f(0) = 0$ and $f(${end}) = ${f(end)}$.`,
        };
  }),

  mcq('definite-integral', INTEGRALS, 3, (random) => {
    const [a, b, c, from] = [random.int(1, 4), random.int(-6, 6, 2), random.int(-5, 5), random.int(-1, 2)];
    const to = from + random.int(1, 3);
    const F = (x: number) => a * x ** 3 + (b / 2) * x * x + c * x;
    const value = F(to) - F(from);
    return value === 0
      ? null
      : {
          text: tex`$\displaystyle\int_{${from}}^{${to}} \left(${polynomial([3 * a, b, c])}\right) dx$ equals`,
          value,
          check: integrate((x) => 3 * a * x * x + b * x + c, from, to),
          mistakes: [
            F(to),
            F(to) + F(from),
            3 * a * to * to + b * to + c - (3 * a * from * from + b * from + c),
            -value,
            value + c,
          ],
          why: tex`An antiderivative is $${polynomial([a, b / 2, c, 0])}$; between the limits it gives $${value}$.`,
        };
  }),

  mcq('area-in-a-drawing', INTEGRALS, 4, (random) => {
    const [a, height] = [random.pick([2, 4, 6]), random.int(1, 2)];
    const f = (x: number) => height * x * (a - x);
    const top = f(a / 2);
    const { at, parts } = axes({ across: a, up: top, stepAcross: 1, stepUp: top / 2 }, ['x', 'y']);
    const value = (height * a ** 3) / 6;
    return {
      text: tex`The drawing shows $y = ${height === 1 ? '' : height}x(${a} - x)$. The area between the curve and the $x$ axis is`,
      diagram: {
        svg: sheet(400, 250, [...parts, curve(range(0, 40).map((k) => at((a * k) / 40, f((a * k) / 40))))]),
        alt: `A parabola that opens downwards, from (0, 0) to (${a}, 0) with its top at (${a / 2}, ${top}).`,
      },
      value,
      check: integrate(f, 0, a),
      mistakes: [a * top, (a * top) / 2, (height * a ** 3) / 3, (height * a ** 3) / 2],
      show: (shown: number) => `$${fraction(Math.round(shown * 6), 6)}$`,
      why: tex`$\int_0^{${a}} ${height === 1 ? '' : height}(${a}x - x^2)\,dx = ${fraction(value * 6, 6)}$.`,
    };
  }),

  mcq('growth', EQUATIONS, 4, (random) => {
    const [start, k, at] = [random.int(2, 9), random.int(2, 4), random.int(1, 3)];
    const value = start * k ** at;
    const rate = (Math.log(k) * at) / 20000;
    return {
      text: tex`If $\dfrac{dy}{dx} = y\ln ${k}$ and $y(0) = ${start}$, then $y(${at})$ equals`,
      value,
      // Step by step along the slope, each step to the second order.
      check: range(1, 20000).reduce((y) => y * (1 + rate + (rate * rate) / 2), start),
      mistakes: [start + k ** at, start * k * at, start ** at * k, (start + k) ** at, start * k ** (at + 1)],
      why: tex`$y = ${start}\,e^{x\ln ${k}} = ${start} \times ${k}^x$, so $y(${at}) = ${value}$.`,
    };
  }),

  mcq('value-that-joins', LIMITS, 3, (random) => {
    const [a, at, c] = [random.int(1, 6), random.int(2, 5), random.pick([-5, -3, -2, 1, 3, 4])];
    const left = at * at + c;
    return {
      text: tex`The function $f(x) = \begin{cases} x^2 ${signed(c)} & x \le ${at} \\ kx + ${a} & x > ${at} \end{cases}$ is continuous at $x = ${at}$ when $k$ equals`,
      value: (left - a) / at,
      check: root((k) => k * at + a - at * at - c, -500, 500),
      mistakes: [2 * at, left - a, (left + a) / at, left / at],
      show: (shown: number) => `$${fraction(Math.round(shown * 60), 60)}$`,
      why: tex`$${at}k + ${a} = ${left}$, so $k = ${fraction(left - a, at)}$.`,
    };
  }),

  numerical('integral-of-a-modulus', INTEGRALS, 4, (random) => {
    const [c, left, right] = [random.int(1, 5), random.int(1, 5), random.int(1, 5)];
    return {
      text: tex`What is $\displaystyle 2\int_{${c - left}}^{${c + right}} |x - ${c}|\,dx$?`,
      value: left * left + right * right,
      check: 2 * (integrate((x) => c - x, c - left, c) + integrate((x) => x - c, c, c + right)),
      why: tex`Two triangles: $2\left(\frac{${left}^2}{2} + \frac{${right}^2}{2}\right) = ${left * left + right * right}$.`,
    };
  }),

  numerical('tangent-through-a-point', LIMITS, 4, (random) => {
    const [a, b, at] = [random.int(1, 4), random.int(-5, 5), random.int(1, 4)];
    const f = (x: number) => a * x * x + b * x;
    return {
      text: tex`The tangent to $y = ${polynomial([a, b, 0])}$ at $x = ${at}$ meets the $y$ axis at $(0, -c)$. What is $c$?`,
      value: a * at * at,
      check: at * slope(f, at) - f(at),
      why: tex`The slope is $${2 * a * at + b}$, so the tangent meets the axis at $${f(at)} - ${at} \times (${2 * a * at + b}) = ${-a * at * at}$.`,
    };
  }),

  numerical('sum-as-an-integral', INTEGRALS, 5, (random) => {
    const [p, k] = [random.int(1, 4), random.int(2, 9)];
    const n = 20000;
    return {
      text: tex`What is $\displaystyle\lim_{n \to \infty} \frac{${k * (p + 1)}}{n^{${p + 1}}}\left(1^{${p}} + 2^{${p}} + \dots + n^{${p}}\right)$?`,
      value: k,
      check: Math.round(k * (p + 1) * (sum(range(1, n).map((j) => (j / n) ** p)) / n)),
      why: tex`The limit is $${k * (p + 1)}\int_0^1 x^{${p}}\,dx = ${k}$.`,
    };
  }),

  msq('a-cubic-in-numbers', LIMITS, 6, (random) => {
    const [a, c] = [random.int(1, 3), random.int(-4, 4)];
    const f = (x: number) => x ** 3 - 3 * a * a * x + c;
    return {
      text: tex`Let $f(x) = ${polynomial([1, 0, -3 * a * a, c])}$. Which of the following is/are correct?`,
      claims: [
        {
          says: 'The local maximum of $f$ is',
          value: 2 * a ** 3 + c,
          check: f(-a),
          mistake: c - 2 * a ** 3,
          because: tex`$f'(x) = 0$ at $x = \pm ${a}$; the maximum is at $-${a}$.`,
        },
        {
          says: tex`$f'(0)$ is`,
          value: -3 * a * a,
          check: slope(f, 0),
          mistake: 3 * a * a,
          because: tex`$f'(x) = 3x^2 - ${3 * a * a}$.`,
        },
        {
          says: tex`The integral of $f$ from $-1$ to $1$ is`,
          value: 2 * c,
          check: integrate(f, -1, 1),
          mistake: 2 * c + 1,
          because: 'The odd part contributes nothing.',
        },
        {
          says: 'The point of inflexion is at $x$ equal to',
          value: 0,
          check: root((x) => 6 * x, -1, 1),
          mistake: a,
          because: tex`$f''(x) = 6x$.`,
        },
      ],
    };
  }),

  msq('piece-by-piece', INTEGRALS, 5, (random) => {
    const [a, b] = [random.int(2, 6), random.int(2, 6)];
    return {
      text: tex`Let $f$ be continuous with $\int_0^{1} f(x)\,dx = ${a}$ and $\int_1^{2} f(x)\,dx = ${b}$. Which of the following is/are correct?`,
      claims: [
        {
          says: tex`$\int_0^2 f(x)\,dx$ is`,
          value: a + b,
          check: b - -a,
          mistake: a * b === a + b ? 2 * a + b : a * b,
          because: 'Integrals over neighbouring intervals add up.',
        },
        {
          says: tex`$\int_2^1 f(x)\,dx$ is`,
          value: -b,
          check: a - (a + b),
          mistake: b,
          because: 'The order of the limits changes the sign.',
        },
        {
          says: tex`$\int_0^1 f(2x)\,dx$ is`,
          value: (a + b) / 2,
          check: 0.5 * (a + b),
          mistake: 2 * (a + b),
          because: tex`Put $u = 2x$.`,
        },
        {
          says: tex`$\int_0^1 \left(f(x) + 3\right)dx$ is`,
          value: a + 3,
          check: a + integrate(() => 3, 0, 1),
          mistake: a + 6,
          because: tex`The constant adds $${number(3)}$.`,
        },
      ],
    };
  }),
];
