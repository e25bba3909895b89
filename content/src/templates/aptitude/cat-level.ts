import {
  asFraction,
  choose,
  combination,
  factor,
  fraction,
  gcd,
  number,
  range,
  root,
  sum,
  tex,
} from '../numbers.ts';
import { templatesOf } from '../subject.ts';
import { isWhole } from './rupees.ts';

const { mcq, numerical } = templatesOf('Quantitative Ability');
const ARITHMETIC = 'Arithmetic';
const ALGEBRA = 'Algebra';

interface Vessels {
  /** Litres of milk in the first vessel, of water in the second, and taken over and back. */
  readonly milk: number;
  readonly water: number;
  readonly taken: number;
}

/** Litres of milk in the first vessel after each of so many exchanges. */
function milkByExchanges({ milk, water, taken }: Vessels, times: number): number {
  let [inFirst, inSecond] = [milk, 0];
  for (let time = 0; time < times; time += 1) {
    const over = (inFirst / milk) * taken;
    const back = ((inSecond + over) / (water + taken)) * taken;
    [inFirst, inSecond] = [inFirst - over + back, inSecond + over - back];
  }
  return inFirst;
}

/** An exchange makes the difference of the two strengths smaller by the same factor each time. */
function milkByDifference({ milk, water, taken }: Vessels, times: number): number {
  const difference = (((milk - taken) / milk) * (water / (water + taken))) ** times;
  return (milk * (milk + water * difference)) / (milk + water);
}

/** Base and height of an isosceles triangle, found by the angle for which the second circle is as large as it is. */
function triangleByAngle(large: number, small: number): { base: number; height: number } {
  const heightOf = (angle: number) => large + large / Math.sin(angle);
  // The second circle is the incircle of what a tangent parallel to the base cuts off.
  const angle = root(
    (half) => (large * (heightOf(half) - 2 * large)) / heightOf(half) - small,
    1e-3,
    Math.PI / 2,
  );
  return { base: 2 * heightOf(angle) * Math.tan(angle), height: heightOf(angle) };
}

/** Powers as they are printed, with base and exponent. */
const POWERS = [
  ['4', 2, 2],
  ['8', 2, 3],
  ['16', 2, 4],
  ['9', 3, 2],
  ['27', 3, 3],
  ['25', 5, 2],
  ['125', 5, 3],
] as const;
const RECIPROCALS = [
  ['0.5', 2, 1],
  ['0.25', 2, 2],
  ['0.125', 2, 3],
  [tex`\frac{1}{3}`, 3, 1],
  [tex`\frac{1}{9}`, 3, 2],
  [tex`\frac{1}{27}`, 3, 3],
  ['0.2', 5, 1],
  ['0.04', 5, 2],
  ['0.008', 5, 3],
] as const;

/** What is sold at the marked price, in words and as a share. */
const PARTS = [
  ['half', 1, 2],
  ['three fifths', 3, 5],
  ['two thirds', 2, 3],
  ['three fourths', 3, 4],
  ['four fifths', 4, 5],
] as const;

export const catLevel = [
  mcq('starts-in-metres-and-in-seconds', ARITHMETIC, 7, (random) => {
    const length = random.pick([400, 500, 600, 800, 1000, 1200, 1500]);
    const [speed, parts] = [random.pick([4, 5, 6, 6.25, 8]), random.int(4, 11)];
    const [metres, ahead] = [random.int(20, 150, 10), random.int(2, 12)];
    const later = ahead + random.int(2, 12);
    const still = metres - speed * (later - ahead);
    const [first, second] = [(length - metres) / speed - ahead, length / speed];
    const [third, behind] = [second * ((parts + 1) / parts), length / (parts + 1)];
    const value = third - first;
    const isFit =
      [first, second, third, still, behind].every(isWhole) && still >= 10 && metres < length / 4 && first > 0;
    // The race by A's time: in both of its forms B runs so much less than the whole length.
    const found = root(
      (time) => (length - metres) / (time + ahead) - (length - still) / (time + later),
      1,
      1000,
    );
    const ofSecond = (length * (found + ahead)) / (length - metres);
    return !isFit || length / first > 9.5
      ? null
      : {
          text: `In a ${length} m race, A gives B a start of ${metres} m and beats him by ${ahead} seconds. If A gives B a start of ${later} seconds instead, A beats him by ${still} m. When B and C run ${length} m, B beats C by ${behind} m. All of them keep the same speeds throughout. By how many seconds does A beat C in a ${length} m race without any start?`,
          value,
          check: (ofSecond * length) / (length - behind) - found,
          within: [5, 400],
          mistakes: [
            second - first,
            third - second,
            second - first + behind / speed,
            third - first - ahead,
            third - first - later,
            ahead + later,
            value + ahead,
          ],
          why: tex`Let B run at $v$ m/s, and let A need $t$ seconds. With the first start $\frac{${length - metres}}{v} = t + ${ahead}$; with the second one $v(t + ${later}) = ${length} - ${still} = ${length - still}$. The first equation says $v(t + ${ahead}) = ${length - metres}$, so $v(${later} - ${ahead}) = ${length - still} - ${length - metres} = ${metres - still}$ and $v = ${number(speed)}$ m/s. Then $t = \frac{${length - metres}}{${number(speed)}} - ${ahead} = ${first}$, and B needs $\frac{${length}}{${number(speed)}} = ${second}$ seconds. While B runs ${length} m, C runs ${length - behind} m, so C needs $${second} \times \frac{${length}}{${length - behind}} = ${third}$ seconds. A beats C by $${third} - ${first} = ${value}$ seconds. The last ${behind} m count at C's speed, not at B's.`,
        };
  }),

  mcq('two-vessels-exchanged-twice', ARITHMETIC, 7, (random) => {
    const [milk, water] = [random.int(10, 120, 2), random.int(10, 120, 2)];
    const vessels = { milk, water, taken: random.int(4, 40) };
    const { taken } = vessels;
    const value = milkByDifference(vessels, 2);
    const [over, once] = [taken, milkByExchanges(vessels, 1)];
    const back = (taken * taken) / (water + taken);
    const [overAgain, inSecond] = [(once / milk) * taken, milk - once];
    const backAgain = ((inSecond + overAgain) / (water + taken)) * taken;
    const isTidy = [once, back, overAgain, backAgain, value].every((one) => isWhole(one * 100));
    return taken > Math.min(milk, water) * 0.75 || !isTidy
      ? null
      : {
          text: `Vessel A contains ${milk} litres of milk and vessel B ${water} litres of water. ${taken} litres are poured from A into B and mixed well, and then ${taken} litres of the mixture are poured back from B into A. The whole procedure is then carried out once more. How many litres of milk does A contain at the end?`,
          value,
          check: milkByExchanges(vessels, 2),
          within: [1, milk],
          step: 2,
          show: (shown) => (isWhole(shown * 100) ? `$${number(shown)}$` : null),
          mistakes: [
            once,
            milk - value,
            // Divided by what B had before it was filled up.
            milkByExchanges({ ...vessels, water: water - taken }, 2),
            once - taken + backAgain,
            milk * ((milk - taken) / milk) ** 2,
            milk * ((milk - taken) / milk) ** 4,
            milk - 2 * (milk - once),
            once - overAgain,
            (milk * milk) / (milk + water),
          ],
          why: tex`First time: $${over}$ litres of milk go to B, and $${number(taken)} \times \frac{${over}}{${water + taken}} = ${number(back)}$ litres come back, so A has $${milk} - ${over} + ${number(back)} = ${number(once)}$ litres of milk and B has $${number(inSecond)}$. Second time: $${taken} \times \frac{${number(once)}}{${milk}} = ${number(overAgain)}$ litres of milk go to B, which then has $${number(inSecond + overAgain)}$, and $${taken} \times \frac{${number(inSecond + overAgain)}}{${water + taken}} = ${number(backAgain)}$ come back. At the end A has $${number(once)} - ${number(overAgain)} + ${number(backAgain)} = ${number(value)}$ litres of milk. The formula $${milk}\left(1 - \frac{${taken}}{${milk}}\right)^n$ does not fit, for what is poured back is not pure water.`,
        };
  }),

  mcq('logarithms-of-two-bases', ALGEBRA, 7, (random) => {
    const [a, half] = [random.pick([2, 3, 5, 7]), random.int(1, 8)];
    const [above, b, m] = random.pick(POWERS);
    const [below, other, n] = random.pick(RECIPROCALS);
    const [j, k] = [random.int(0, 3), random.int(1, 4)];
    const exponent = half / 2;
    const given = 2 * exponent - m / n;
    const right = (x: number) => j + k * x;
    const value = right(exponent);
    const x = root(
      (at) => (2 * Math.log(at)) / Math.log(a) + Math.log(b ** m) / Math.log(b ** -n) - given,
      1.0001,
      7 ** 5,
    );
    const inside = `${j === 0 ? '' : a ** j}${k === 1 ? 'x' : `x^${k}`}`;
    return a === b || b !== other || m === n || given === 0 || j + k < 2
      ? null
      : {
          text: tex`For some $x > 1$, $\log_{\sqrt{${a}}} x + \frac{\log_x ${above}}{\log_x ${below}} = ${fraction(2 * n * exponent - m, n)}$. The value of $\log_{${a}} (${inside})$ is`,
          value,
          check: Math.log(a ** j * x ** k) / Math.log(a),
          within: [1 / 4, 60],
          mistakes: [
            // The sign of the exponent forgotten.
            right((given - m / n) / 2),
            right(2 * given + (2 * m) / n),
            right((given + n / m) / 2),
            right(given + m / n),
            k * exponent,
            j * k + exponent,
            a ** j + k * exponent,
          ],
          step: 1 / 2,
          show: asFraction(12),
          difficulty: half % 2 === 0 ? 6 : 7,
          why: tex`$\log_x ${above}$ and $\log_x ${below}$ are $${m}\log_x ${b}$ and $-${factor(n)}\log_x ${b}$, so their quotient is $${fraction(-m, n)}$, whatever $x$ is. Hence $\log_{\sqrt{${a}}} x = ${fraction(2 * n * exponent - m, n)} + ${fraction(m, n)} = ${2 * exponent}$. Since $\sqrt{${a}} = ${a}^{\frac12}$, this is $2\log_{${a}} x$, and $\log_{${a}} x = ${fraction(half, 2)}$. So $\log_{${a}} (${inside}) = ${j === 0 ? '' : `${j} + `}${k === 1 ? '' : tex`${k} \times `}${fraction(half, 2)} = ${fraction(2 * j + half * k, 2)}$. A base of $\sqrt{${a}}$ doubles the logarithm; it does not halve it.`,
        };
  }),

  mcq('circle-above-the-incircle', 'Geometry and Mensuration', 7, (random) => {
    const [u, v, scale] = [random.int(2, 6), random.int(1, 5), random.int(1, 24)];
    const [large, small] = [u * u * scale, v * v * scale];
    const asksBase = random.int(0, 1) === 1;
    const [base, height] = [(2 * large * u) / v, (2 * large * large) / (large - small)];
    const value = asksBase ? base : height;
    const found = triangleByAngle(large, small);
    const [top, tangent] = [height - large, 2 * u * v * scale];
    const exactHeight = fraction(2 * large * large, large - small);
    return u <= v || gcd(u, v) > 1 || large > 100 || !isWhole(value * 10)
      ? null
      : {
          text: `A circle of radius ${large} cm is inscribed in an isosceles triangle. A smaller circle of radius ${small} cm touches this circle and both equal sides of the triangle. The ${asksBase ? 'base of the triangle' : 'height of the triangle above its base'} is`,
          value,
          check: asksBase ? found.base : found.height,
          within: [2 * large, 40 * large],
          mistakes: [
            2 * (large + small),
            asksBase ? height : base,
            asksBase ? base / 2 : top,
            asksBase ? 2 * tangent : height + small,
            2 * (large + small) + tangent,
            4 * large,
            2 * large + (large * large) / small,
          ],
          unit: 'cm',
          why: tex`Let $\alpha$ be half the angle at the vertex. The centres are at the distances $\frac{${large}}{\sin\alpha}$ and $\frac{${small}}{\sin\alpha}$ from it and $${large} + ${small} = ${large + small}$ cm apart, so $\sin\alpha = \frac{${large} - ${small}}{${large + small}} = ${fraction(large - small, large + small)}$. Height: $${large} + \frac{${large}}{\sin\alpha} = ${large} + ${fraction(large * (large + small), large - small)} = ${asksBase ? exactHeight : number(height)}$ cm. ${asksBase ? tex`From $\sin\alpha$ we get $\tan\alpha = ${fraction(large - small, tangent)}$, and the base is $2 \times ${exactHeight} \times ${fraction(large - small, tangent)} = ${number(base)}$ cm.` : tex`The two diameters, $2 \times ${large + small} = ${2 * (large + small)}$ cm, do not reach up to the vertex.`}`,
        };
  }),

  mcq('function-from-its-sums', ALGEBRA, 8, (random) => {
    const [from, length] = [random.int(3, 15), random.int(3, 20)];
    const to = from + length;
    const first = random.pick([
      60, 90, 120, 180, 210, 240, 360, 420, 480, 600, 630, 720, 840, 900, 1260, 1680, 2520,
    ]);
    const total = (n: number) => (2 * first * n) / (n + 1);
    const value = total(to) - total(from - 1);
    const term = (n: number) => (2 * first) / (n * (n + 1));
    // Each value from the ones before it: the sum of all is n² times the last.
    const values = range(2, to).reduce((list, n) => [...list, sum(list) / (n * n - 1)], [first]);
    return !isWhole(value) || value < 2
      ? null
      : {
          text: tex`For every positive integer $n$, $f(1) + f(2) + \cdots + f(n) = n^2 f(n)$. If $f(1) = ${first}$, the value of $f(${from}) + f(${from + 1}) + \cdots + f(${to})$ is`,
          value,
          check: sum(values.slice(from - 1)),
          within: [1, 2 * first],
          mistakes: [
            total(to) - total(from),
            total(to),
            value / 2,
            2 * value,
            total(to - 1) - total(from - 1),
            (length + 1) * term(to),
            (length + 1) * term(from),
            first / (from - 1) - first / to,
          ].filter(isWhole),
          why: tex`Subtracting the equation for $n - 1$ gives $f(n) = n^2 f(n) - (n - 1)^2 f(n - 1)$, so $(n^2 - 1)f(n) = (n - 1)^2 f(n - 1)$ and $f(n) = \frac{n - 1}{n + 1}f(n - 1)$. Multiplying these, $f(n) = \frac{2f(1)}{n(n + 1)}$. The sum of the first $n$ values is therefore $n^2 f(n) = \frac{2n}{n + 1}f(1)$. What is asked is the sum of the first ${to} values less that of the first ${from - 1}, not ${from}: $2 \times ${first} \times \left(\frac{${to}}{${to + 1}} - \frac{${from - 1}}{${from}}\right) = ${value}$.`,
        };
  }),

  numerical('solutions-within-bounds', 'Modern Maths', 7, (random) => {
    const least = range(1, 4).map(() => random.int(0, 4));
    const [x = 0, y = 0, z = 0, w = 0] = least;
    const [wide, broad] = [random.int(3, 7), random.int(3, 8)];
    const spare = random.int(8, 15);
    const total = sum(least) + spare;
    const free = (left: number) => (left < 0 ? 0 : choose(left + 3, 3));
    const [all, first, second, both] = [
      free(spare),
      free(spare - wide),
      free(spare - broad),
      free(spare - wide - broad),
    ];
    const value = all - first - second + both;
    const counted = range(x, x + wide - 1).flatMap((one) =>
      range(y, y + broad - 1).flatMap((two) =>
        range(z, total).filter((three) => total - one - two - three >= w),
      ),
    ).length;
    const beyond = (left: number, rest: number) => tex`$^{${left + 3}}C_3 = ${rest}$`;
    return {
      text: tex`How many solutions does the equation $a + b + c + d = ${total}$ have in integers with $${x} \le a \le ${x + wide - 1}$, $${y} \le b \le ${y + broad - 1}$, $c \ge ${z}$ and $d \ge ${w}$?`,
      value,
      check: counted,
      difficulty: both > 0 ? 8 : 7,
      why: tex`Give each unknown its least value; $${total} - ${sum(least)} = ${spare}$ is left to share out among four: ${beyond(spare, all)} ways. Those in which $a \ge ${x + wide}$ leave ${spare - wide} to share out: ${beyond(spare - wide, first)} ways. Those in which $b \ge ${y + broad}$ leave ${spare - broad}: ${beyond(spare - broad, second)} ways. ${both > 0 ? tex`Both happen in ${beyond(spare - wide - broad, both)} ways, which have been taken away twice.` : 'Both cannot happen at once.'} Number of solutions: $${all} - ${first} - ${second}${both > 0 ? ` + ${both}` : ''} = ${value}$.`,
    };
  }),

  numerical('fewer-workers-every-day', ARITHMETIC, 7, (random) => {
    const [planned, days, fewer] = [random.int(4, 30), random.int(5, 40), random.int(1, 6)];
    const late = days - planned;
    const start = (fewer * days * (days - 1)) / 2 / late;
    const last = start - fewer * (days - 1);
    return late <= 0 || !Number.isInteger(start) || last < 1 || start > 200
      ? null
      : {
          text: `A contractor starts a piece of work with a certain number of workers, who could together complete it in ${planned} days. From the second day on, however, ${fewer === 1 ? 'one worker fewer comes' : `${fewer} workers fewer come`} each day than on the day before, so that the work takes exactly ${days} days. All workers are equally efficient. How many workers come on the last day?`,
          value: last,
          // Day by day, what so many workers do is what all of them would have done in the days planned.
          check:
            root((n) => sum(range(0, days - 1).map((day) => n - fewer * day)) - n * planned, 0, 1e5) -
            fewer * (days - 1),
          why: tex`Let $n$ workers come on the first day. The work is $${planned}n$ worker-days. In ${days} days they do $n + (n - ${fewer}) + \cdots + (n - ${fewer * (days - 1)}) = ${days}n - ${fewer === 1 ? '' : tex`${fewer} \times `}\frac{${days} \times ${days - 1}}{2} = ${days}n - ${(fewer * days * (days - 1)) / 2}$. This equals $${planned}n$, so $n = ${late === 1 ? '' : tex`\frac{${(fewer * days * (days - 1)) / 2}}{${days} - ${planned}} = `}${start}$. On the last day, after ${days - 1} such steps, $${start} - ${fewer * (days - 1)} = ${last}$ ${last === 1 ? 'comes' : 'come'}.`,
        };
  }),

  numerical('percentage-in-two-places', ARITHMETIC, 7, (random) => {
    const [words, above, below] = random.pick(PARTS);
    const [x, times] = [random.int(4, 45), random.int(1, 3)];
    const rest = 1 - above / below;
    const profit = ((1 + (times * x) / 100) * (1 - (rest * x) / 100) - 1) * 100;
    // The equation has a second solution, which must not be possible.
    const other = (100 * (times - rest)) / (times * rest) - x;
    const left = below - above;
    const quadratic = [times * left, -100 * (times * below - left), Math.round(100 * below * profit)];
    const shared = quadratic.reduce(gcd);
    const [a = 0, b = 0, c = 0] = quadratic.map((one) => one / shared);
    const part = gcd(left, 100 * below);
    return !isWhole(profit * 100) || profit < 2 || other <= 100
      ? null
      : {
          text: `A trader marks his goods ${times === 1 ? '$x$' : `$${times}x$`} per cent above the cost price. He sells ${words} of them at the marked price and the rest at a discount of $x$ per cent on the marked price. On the whole he makes a profit of ${number(profit)} per cent. What is the value of $x$?`,
          value: x,
          check: root(
            (at) =>
              ((100 + times * at) * above) / below +
              (100 + times * at) * rest * (1 - at / 100) -
              100 -
              profit,
            0,
            // Up to here the profit grows with x.
            (50 * (times - rest)) / (times * rest),
          ),
          why: tex`Take the cost price of all goods as 100. The sales bring $(100 + ${factor(times)}x)\left[${fraction(above, below)} + ${fraction(left, below)}\left(1 - \frac{x}{100}\right)\right] = ${number(100 + profit)}$, that is $(100 + ${factor(times)}x)\left(1 - \frac{${factor(left / part)}x}{${(100 * below) / part}}\right) = ${number(100 + profit)}$. Multiplying out: $${combination(
            [
              [a, 'x^2'],
              [b, 'x'],
              [c, ''],
            ],
          )} = 0$. One solution is $x = ${x}$; the other one is above 100, and no discount can be so large.`,
        };
  }),
];
