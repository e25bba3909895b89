import {
  isPrinted,
  numberIn,
  placesWhere,
  trueAmong,
  Unreadable,
  wordsOf,
  type Solver,
  type Solvers,
} from '../solver.ts';
import { expression, functionOfX, multiplesOf } from './expressions.ts';
import { follow, integral, range, slopeAt } from './methods.ts';

/** The critical points are whole numbers and so among these. */
const hundredths = (from: number, to: number): number[] =>
  range(from * 100, to * 100).map((place) => place / 100);

const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) < 1e-6 * Math.max(1, Math.abs(other));

const integralInText: Solver = ({ text }) => {
  const [times = '', from = '', to = '', integrand = ''] = wordsOf(
    text,
    /value of \$(?:\\displaystyle ?)?(\d*)\\int_\{(-?\d+)\}\^\{(-?\d+)\} (.+?)(?:\\,| )dx\$/,
  );
  return (times === '' ? 1 : Number(times)) * integral(functionOfX(integrand), Number(from), Number(to));
};

export const calculus: Solvers = {
  'mathematics/limit-of-sines': ({ text }) => {
    const [quotient = ''] = wordsOf(text, /\\lim_\{x \\to 0\} (.+)\$ is$/);
    return functionOfX(quotient)(1e-5);
  },
  'mathematics/slope-of-a-product': ({ text, options }) => {
    const [product = '', at = ''] = wordsOf(text, `f(x) = @, then f'(#) is equal to`);
    const slope = slopeAt(functionOfX(product), Number(at));
    return placesWhere(options, (option) => isNear(expression(option.replaceAll('$', ''))({}), slope));
  },
  'mathematics/largest-on-an-interval': ({ text }) => {
    const [f = '', from = '', to = ''] = wordsOf(
      text,
      'difference between the greatest and the least value of f(x) = @ on [#, #] is',
    );
    const values = hundredths(Number(from), Number(to)).map(functionOfX(f));
    return Math.max(...values) - Math.min(...values);
  },
  'mathematics/definite-integral': integralInText,
  'mathematics/integral-of-a-modulus': integralInText,
  'mathematics/even-function-over-one-plus-a-power': integralInText,
  'mathematics/area-in-a-drawing': ({ text, drawing }) => {
    const [curve = ''] = wordsOf(
      text,
      'curve y = @. The area of the region bounded by the curve and the x axis',
    );
    const [from = 0, to = 0, x = 0, y = 0] = wordsOf(
      drawing,
      'from (#, 0) to (#, 0) with its vertex at (#, #)',
    ).map(numberIn);
    const f = functionOfX(curve);
    if (f(from) !== 0 || f(to) !== 0 || !isNear(f(x), y)) throw new Unreadable(`${text} ${drawing}`);
    return Math.abs(integral(f, from, to));
  },
  'mathematics/growth': ({ text }) => {
    const [rate = '', start = '', y = '', end = ''] = wordsOf(
      text,
      String.raw`If \dfrac{dy}{dx} = @ and y(#) = #, then y(#) is equal to`,
    );
    const slope = expression(rate);
    return follow((_x, now) => slope({ y: now }), [Number(start), Number(y)], Number(end));
  },
  'mathematics/value-that-joins': ({ text }) => {
    const [before = '', join = '', after = '', same = '', again = ''] = wordsOf(
      text,
      /f\(x\) = \\begin\{cases\} (.+?), & x \\le (\d+) \\\\ (.+?), & x > (\d+) \\end\{cases\}\$ is continuous at \$x = (\d+)\$\. The value of \$k\$ is$/,
    );
    if (join !== same || join !== again) throw new Unreadable(text);
    const [times = 0, constant = 0] = multiplesOf(after.replaceAll('x', `(${join})`), ['k']);
    return (functionOfX(before)(Number(join)) - constant) / times;
  },
  'mathematics/tangent-through-a-point': ({ text }) => {
    const [curve = '', at = ''] = wordsOf(
      text,
      'tangent to the curve y = @ at x = # meets the y axis at the point (0, -c).',
    );
    const f = functionOfX(curve);
    return Number(at) * slopeAt(f, Number(at)) - f(Number(at));
  },
  'mathematics/sum-as-an-integral': ({ text }) => {
    const [times = '', under = '', two = '', three = '', last = ''] = wordsOf(
      text,
      /\\lim_\{n \\to \\infty\} \\frac\{(\d+)\}\{n\^\{(\d+)\}\}\\left\(1 \+ (2\S*) \+ (3\S*) \+ \\dots \+ (n\S*)\\right\)/,
    );
    const power = last === 'n' ? 1 : Number(under) - 1;
    const isAlike = [two, three, last].every((term) => {
      const values = { n: 5 };
      return expression(term)(values) === expression(term.slice(0, 1))(values) ** power;
    });
    if (!isAlike || Number(under) !== power + 1) throw new Unreadable(text);
    return Number(times) * integral((x) => x ** power, 0, 1);
  },
  'mathematics/a-cubic-in-numbers': ({ text, options }) => {
    const [cubic = ''] = wordsOf(text, 'Let f(x) = @ for real x.');
    const f = functionOfX(cubic);
    const bend = (x: number) => f(x + 1) - 2 * f(x) + f(x - 1);
    const peak = hundredths(-20, 20).find((x) => f(x) > f(x - 0.01) && f(x) > f(x + 0.01));
    return trueAmong(options, [
      [`value of $f'(0)$`, slopeAt(f, 0)],
      ['point of inflexion', bend(0) / (bend(0) - bend(1))],
      ['local maximum', peak === undefined ? Number.NaN : f(peak)],
      [String.raw`$\int_{-1}^{1} f(x)\,dx$`, integral(f, -1, 1)],
    ]);
  },
  'mathematics/piece-by-piece': ({ text, options }) => {
    const [first = 0, second = 0] = wordsOf(
      text,
      String.raw`f be continuous with \int_0^1 f(x)\,dx = # and \int_1^2 f(x)\,dx = #.`,
    ).map(numberIn);
    // The statements follow from the two integrals, so that any function with them will do: a straight line.
    const f = (x: number) => first + (second - first) * (x - 0.5);
    return placesWhere(options, (option) => {
      const [from = '', to = '', integrand = ''] = wordsOf(option, /\\int_(\d)\^(\d) (.+?)(?:\\,)?dx\$ is/);
      const [times = '', plus = ''] = wordsOf(integrand, /^(?:\\left\[)?f\((\d*)x\)(?: \+ (\d+)\\right\])?$/);
      const curve = (x: number) => f((times === '' ? 1 : Number(times)) * x) + Number(plus);
      return isPrinted(option, integral(curve, Number(from), Number(to)), false);
    });
  },
  'mathematics/area-beside-a-tangent': ({ text }) => {
    const [curve = '', x = '', y = ''] = wordsOf(
      text,
      'bounded by the curve y = @, its tangent at the point (#, #) and the y-axis is',
    );
    const [f, at] = [functionOfX(curve), Number(x)];
    if (f(at) !== Number(y)) throw new Unreadable(text);
    const slope = slopeAt(f, at);
    return Math.abs(integral((t) => f(t) - f(at) - slope * (t - at), 0, at));
  },
  'mathematics/equation-of-bernoulli': ({ text }) => {
    const [rest = '', x = '', y = '', end = ''] = wordsOf(
      text,
      String.raw`satisfies x\frac{dy}{dx} + @ = 0 for x > 0 and passes through the point \left(#, #\right). What is the value of \frac{1}{f(#)}?`,
    );
    const others = expression(rest);
    return 1 / follow((t, now) => -others({ x: t, y: now }) / t, [numberIn(x), numberIn(y)], Number(end));
  },
};
