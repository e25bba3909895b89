import { axes, curve, sheet } from '../drawing.ts';
import {
  asFraction,
  bracketed,
  chainOf,
  combination,
  factor,
  fraction,
  fractionOf,
  integrate,
  number,
  polynomial,
  power,
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
          text: tex`The value of $\displaystyle\lim_{x \to 0} \frac{${factor(c)}\sin ${a}x}{\tan ${b}x}$ is`,
          value: (c * a) / b,
          check: (c * Math.sin(a * h)) / Math.tan(b * h),
          within: [0.05, 60],
          step: 1 / b,
          mistakes: [(c * b) / a, c, a / b, a / (b * c), c * a, (c * a * a) / (b * b)].filter(
            (mistake) => mistake !== (c * a) / b,
          ),
          show: asFraction(b * c),
          why: tex`As $x \to 0$, $\frac{\sin ${a}x}{${a}x} \to 1$ and $\frac{\tan ${b}x}{${b}x} \to 1$, so the limit is $${chainOf(tex`${c === 1 ? '' : tex`${c} \times `}\frac{${a}}{${b}}`, fraction(c * a, b))}$. Taking $\frac{\sin ${a}x}{\tan ${b}x} \to 1$, without regard to the factors of $x$, would give $${c}$.`,
        };
  }),

  mcq('slope-of-a-product', LIMITS, 3, (random) => {
    const [a, b, at] = [random.int(1, 5), random.int(-4, 4), random.int(1, 5)];
    // a ln(at) plus a fraction, kept apart so that options stay exact.
    const show = (logs: number, above: number) => {
      const rest = fractionOf(above / at, at) ?? '';
      const log = at === 1 || logs === 0 ? '' : tex`${factor(logs)}\ln ${at}`;
      if (log === '') return `$${rest}$`;
      if (above === 0) return `$${log}$`;
      return `$${log} ${above < 0 ? '-' : '+'} ${fractionOf(Math.abs(above) / at, at) ?? ''}$`;
    };
    const above = a * at + b;
    const f = (x: number) => (a * x + b) * Math.log(x);
    return at === 1 || above === 0
      ? null
      : {
          text: tex`If $f(x) = ${b === 0 ? polynomial([a, b]) : `(${polynomial([a, b])})`}\ln x$, then $f'(${at})$ is equal to`,
          right: show(a, above),
          wrong: [
            show(0, a),
            show(a, 0),
            show(0, above),
            show(a, above * at),
            show(above, a),
            show(a, a),
            show(a, -above),
          ],
          proof: [[slope(f, at), a * Math.log(at) + above / at]],
          why: tex`By the product rule $f'(x) = ${factor(a)}\ln x + \frac{${polynomial([a, b])}}{x}$. At $x = ${at}$: ${show(a, above)}. The product of the two derivatives, ${show(0, a)}, is not the derivative of the product.`,
        };
  }),

  mcq('largest-on-an-interval', LIMITS, 4, (random) => {
    const [c, end] = [random.int(1, 4), random.int(2, 6)];
    const f = (x: number) => x ** 3 - 3 * c * c * x;
    const points = range(0, 1000 * end).map((k) => f(k / 1000));
    const [greatest, least] = [Math.max(f(0), f(end)), f(c)];
    const value = greatest - least;
    return end <= c
      ? null
      : {
          text: tex`The difference between the greatest and the least value of $f(x) = x^3 - ${3 * c * c}x$ on $[0, ${end}]$ is`,
          value,
          check: Math.max(...points) - Math.min(...points),
          within: [1, 600],
          mistakes: [
            greatest,
            -least,
            4 * c ** 3,
            Math.abs(f(end)),
            Math.abs(f(end) - f(-c)),
            greatest + c ** 3,
            value + 2 * c ** 3,
          ].filter((mistake) => mistake !== value),
          why: tex`$f'(x) = 3x^2 - ${3 * c * c} = 0$ at $x = ${c}$, where $f(${c}) = ${least}$. At the ends, $f(0) = 0$ and $f(${end}) = ${f(end)}$. Greatest less least: $${greatest} - (${least}) = ${value}$. ${
            end >= 2 * c
              ? tex`Comparing only the values at the two ends would give $${f(end)}$.`
              : tex`Taking $f(-${c}) = ${f(-c)}$ as the greatest value would give $${4 * c ** 3}$, but $x = -${c}$ lies outside the interval.`
          }`,
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
          text: tex`The value of $\displaystyle\int_{${from}}^{${to}} ${b === 0 && c === 0 ? polynomial([3 * a, b, c]) + tex`\,` : tex`\left(${polynomial([3 * a, b, c])}\right)`} dx$ is`,
          value,
          check: integrate((x) => 3 * a * x * x + b * x + c, from, to),
          within: [-500, 700],
          mistakes: [
            F(to),
            F(to) + F(from),
            3 * a * to * to + b * to + c - (3 * a * from * from + b * from + c),
            -value,
            value + c,
            value - c * (to - from),
          ].filter((mistake) => mistake !== value),
          difficulty: from === 0 ? 2 : 3,
          why: tex`$\left[${polynomial([a, b / 2, c, 0])}\right]_{${from}}^{${to}} = ${F(to)} - ${bracketed(F(from))} = ${value}$. ${
            F(from) === 0
              ? tex`Subtracting in the wrong order would give $${-value}$.`
              : tex`Forgetting the value at the lower limit gives $${F(to)}$.`
          }`,
        };
  }),

  mcq('area-in-a-drawing', INTEGRALS, 4, (random) => {
    const [a, height] = [random.pick([2, 3, 4, 5, 6]), random.int(1, 3)];
    const f = (x: number) => height * x * (a - x);
    const top = f(a / 2);
    const { at, parts } = axes({ across: a, up: top, stepAcross: 1, stepUp: top / 2 }, ['x', 'y']);
    const value = (height * a ** 3) / 6;
    return {
      text: tex`The figure shows the curve $y = ${factor(height)}x(${a} - x)$. The area of the region bounded by the curve and the $x$ axis is`,
      diagram: {
        svg: sheet(400, 250, [...parts, curve(range(0, 40).map((k) => at((a * k) / 40, f((a * k) / 40))))]),
        alt: `A parabola that opens downwards, from (0, 0) to (${a}, 0) with its vertex at (${a / 2}, ${top}).`,
      },
      value,
      check: integrate(f, 0, a),
      within: [0.5, a * top],
      step: 1 / 6,
      mistakes: [
        a * top,
        (a * top) / 2,
        (height * a ** 3) / 3,
        (height * a ** 3) / 2,
        (height * a ** 3) / 8,
        (height * a ** 3) / 12,
      ],
      show: asFraction(12),
      why: tex`$\int_0^{${a}} ${height === 1 ? '' : height}(${a}x - x^2)\,dx = ${height === 1 ? '' : height}\left[\frac{${a}x^2}{2} - \frac{x^3}{3}\right]_0^{${a}} = ${height === 1 ? '' : tex`${height} \times `}\frac{${a}^3}{6} = ${fractionOf(value, 12) ?? ''}$ square units. Half of base times height, $${fractionOf((a * top) / 2, 12) ?? ''}$, would be the area of a triangle, not of the region under a parabola.`,
    };
  }),

  mcq('growth', EQUATIONS, 4, (random) => {
    const [start, k, at] = [random.int(2, 9), random.int(2, 4), random.int(1, 3)];
    const value = start * k ** at;
    const rate = (Math.log(k) * at) / 20000;
    return {
      text: tex`If $\dfrac{dy}{dx} = y\ln ${k}$ and $y(0) = ${start}$, then $y(${at})$ is equal to`,
      value,
      // Step by step along the slope, each step to the second order.
      check: range(1, 20000).reduce((y) => y * (1 + rate + (rate * rate) / 2), start),
      within: [1, 3000],
      mistakes: [
        start + k ** at,
        start * k * at,
        start ** at * k,
        start * k ** (at + 1),
        k ** at,
        start + k * at,
        start * k ** (at - 1),
      ].filter((mistake) => mistake !== value),
      why: tex`$\int \frac{dy}{y} = \int \ln ${k}\,dx$ gives $y = ${start}\,e^{x\ln ${k}} = ${start} \times ${k}^x$, so $y(${at}) = ${start} \times ${power(k, at)} = ${value}$. Without the constant of integration $y = ${k}^x$ would give $${k ** at}$, but then $y(0)$ would be $1$.`,
    };
  }),

  mcq('value-that-joins', LIMITS, 3, (random) => {
    const [a, at, c] = [random.int(-4, 6), random.int(2, 5), random.pick([-5, -3, -2, 1, 3, 4])];
    const left = at * at + c;
    const value = (left - a) / at;
    return a === 0
      ? null
      : {
          text: tex`The function $f(x) = \begin{cases} x^2 ${signed(c)}, & x \le ${at} \\ ${combination([
            [1, 'kx'],
            [a, ''],
          ])}, & x > ${at} \end{cases}$ is continuous at $x = ${at}$. The value of $k$ is`,
          value,
          check: root((k) => k * at + a - at * at - c, -500, 500),
          within: [-20, 40],
          step: 1 / at,
          mistakes: [2 * at, left - a, (left + a) / at, left / at, (at * at - c - a) / at, -value].filter(
            (mistake) => mistake !== value,
          ),
          show: asFraction(at),
          why: tex`Both parts must agree at $x = ${at}$: $${combination([
            [at, 'k'],
            [a, ''],
          ])} = ${at}^2 ${signed(c)} = ${left}$, so $k = ${fraction(left - a, at)}$. Moving $${a}$ to the other side without changing its sign gives $k = ${fraction(left + a, at)}$.`,
        };
  }),

  numerical('integral-of-a-modulus', INTEGRALS, 4, (random) => {
    const [c, left, right] = [random.int(1, 5), random.int(1, 5), random.int(1, 5)];
    return {
      text: tex`What is the value of $\displaystyle 2\int_{${c - left}}^{${c + right}} |x - ${c}|\,dx$?`,
      value: left * left + right * right,
      check: 2 * (integrate((x) => c - x, c - left, c) + integrate((x) => x - c, c, c + right)),
      why: tex`Split at $x = ${c}$: $2\left(\int_{${c - left}}^{${c}} (${c} - x)\,dx + \int_{${c}}^{${c + right}} (x - ${c})\,dx\right) = 2\left(\frac{${left}^2}{2} + \frac{${right}^2}{2}\right) = ${left * left + right * right}$.`,
    };
  }),

  numerical('tangent-through-a-point', LIMITS, 4, (random) => {
    const [a, b, at] = [random.int(1, 4), random.int(-5, 5), random.int(1, 4)];
    const f = (x: number) => a * x * x + b * x;
    return {
      text: tex`The tangent to the curve $y = ${polynomial([a, b, 0])}$ at $x = ${at}$ meets the $y$ axis at the point $(0, -c)$. What is the value of $c$?`,
      value: a * at * at,
      check: at * slope(f, at) - f(at),
      why: tex`At $x = ${at}$, $y = ${f(at)}$ and $\frac{dy}{dx} = ${2 * a} \times ${at} ${b === 0 ? '' : signed(b)} = ${2 * a * at + b}$. The tangent meets the $y$ axis at $y = ${f(at)} - ${at} \times ${bracketed(2 * a * at + b)} = ${-a * at * at}$, so $c = ${a * at * at}$.`,
    };
  }),

  numerical('sum-as-an-integral', INTEGRALS, 5, (random) => {
    const [p, k] = [random.int(1, 4), random.int(2, 9)];
    const n = 2000;
    const terms = [1, 2].map((base) => (base === 1 ? '1' : power(base, p)));
    return {
      text: tex`What is the value of $\displaystyle\lim_{n \to \infty} \frac{${k * (p + 1)}}{n^{${p + 1}}}\left(${terms.join(' + ')} + ${power(3, p)} + \dots + ${power('n', p)}\right)$?`,
      value: k,
      check: Math.round(k * (p + 1) * (sum(range(1, n).map((j) => (j / n) ** p)) / n)),
      why: tex`As a definite integral: $${k * (p + 1)}\int_0^1 ${power('x', p)}\,dx = ${k * (p + 1)} \times \frac{1}{${p + 1}} = ${k}$.`,
    };
  }),

  msq('a-cubic-in-numbers', LIMITS, 6, (random) => {
    const [a, c] = [random.int(1, 3), random.pick([-4, -3, -2, -1, 1, 2, 3, 4])];
    const f = (x: number) => x ** 3 - 3 * a * a * x + c;
    return {
      text: tex`Let $f(x) = ${polynomial([1, 0, -3 * a * a, c])}$ for real $x$. Which of the following is/are correct?`,
      claims: [
        {
          says: 'The local maximum value of $f$ is',
          value: 2 * a ** 3 + c,
          check: f(-a),
          mistake: c - 2 * a ** 3,
          because: tex`$f'(x) = 3x^2 - ${3 * a * a} = 0$ at $x = \pm ${a}$, and $f''(-${a}) < 0$: $f(-${a}) = ${-(a ** 3)} + ${3 * a ** 3} ${signed(c)} = ${2 * a ** 3 + c}$.`,
        },
        {
          says: tex`The value of $f'(0)$ is`,
          value: -3 * a * a,
          check: slope(f, 0),
          mistake: 3 * a * a,
          because: tex`$f'(x) = 3x^2 - ${3 * a * a}$, so $f'(0) = -${3 * a * a}$.`,
        },
        {
          says: tex`The value of $\int_{-1}^{1} f(x)\,dx$ is`,
          value: 2 * c,
          check: integrate(f, -1, 1),
          mistake: random.pick([0, c]),
          because: tex`$x^3$ and $${3 * a * a}x$ are odd and contribute nothing: $\int_{-1}^{1} ${bracketed(c)}\,dx = ${2 * c}$.`,
        },
        {
          says: 'The $x$ coordinate of the point of inflexion is',
          value: 0,
          check: root((x) => 6 * x, -1, 1),
          mistake: a,
          because: tex`$f''(x) = 6x$ changes its sign at $x = 0$.`,
        },
      ],
    };
  }),

  msq('piece-by-piece', INTEGRALS, 5, (random) => {
    const [a, b] = [random.int(2, 6), random.int(2, 6)];
    return {
      text: tex`Let $f$ be continuous with $\int_0^1 f(x)\,dx = ${a}$ and $\int_1^2 f(x)\,dx = ${b}$. Which of the following is/are correct?`,
      claims: [
        {
          says: tex`The value of $\int_0^2 f(x)\,dx$ is`,
          value: a + b,
          check: b - -a,
          mistake: a * b === a + b ? 2 * a + b : a * b,
          because: tex`$\int_0^2 = \int_0^1 + \int_1^2 = ${a} + ${b} = ${a + b}$.`,
        },
        {
          says: tex`The value of $\int_2^1 f(x)\,dx$ is`,
          value: -b,
          check: a - (a + b),
          mistake: b,
          because: tex`Interchanging the limits changes the sign: $-${b}$.`,
        },
        {
          says: tex`The value of $\int_0^1 f(2x)\,dx$ is`,
          value: (a + b) / 2,
          check: 0.5 * (a + b),
          mistake: 2 * (a + b),
          show: asFraction(2),
          because: tex`With $u = 2x$: $\frac12\int_0^2 f(u)\,du = ${fraction(a + b, 2)}$.`,
        },
        {
          says: tex`The value of $\int_0^1 \left[f(x) + 3\right]dx$ is`,
          value: a + 3,
          check: a + integrate(() => 3, 0, 1),
          mistake: a + 6,
          because: tex`$\int_0^1 f(x)\,dx + \int_0^1 3\,dx = ${a} + 3 = ${number(a + 3)}$.`,
        },
      ],
    };
  }),
];
