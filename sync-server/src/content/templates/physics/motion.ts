import { amount, degrees, fraction, integrate, number, range, root, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, numerical } = templatesOf('Physics');
const KINEMATICS = 'Kinematics';
const LAWS = 'Laws of Motion';
const G = 10;
const TAKE_G = tex`take $g = 10\ \mathrm{m\,s^{-2}}$`;

export const motion = [
  mcq('two-halves-of-a-road', KINEMATICS, 2, (random) => {
    const [first, second] = [random.int(20, 45, 5), random.int(50, 90, 5)];
    const value = (2 * first * second) / (first + second);
    return {
      text: tex`A car covers the first half of a straight road at ${amount(first, 'km\\,h^{-1}')} and the second half at ${amount(second, 'km\\,h^{-1}')}. Its average speed over the whole road is`,
      value,
      check: 600 / (300 / first + 300 / second),
      mistakes: [
        (first + second) / 2,
        Math.sqrt(first * second),
        (first * second) / (first + second),
        Math.abs(first - second),
      ],
      unit: 'km\\,h^{-1}',
      why: tex`Both halves have the length $d$, so $v = \frac{2d}{d/v_1 + d/v_2} = \frac{2 v_1 v_2}{v_1 + v_2} = ${number(value)}\ \mathrm{km\,h^{-1}}$. The plain mean would hold for equal times, not for equal distances.`,
    };
  }),

  mcq('distance-in-one-second', KINEMATICS, 3, (random) => {
    const [u, a, n] = [random.int(0, 12, 2), random.int(2, 8, 2), random.int(3, 8)];
    const place = (t: number) => u * t + (a * t * t) / 2;
    const value = u + (a / 2) * (2 * n - 1);
    return {
      text: tex`A body starts with ${amount(u, 'm\\,s^{-1}')} and has the constant acceleration ${amount(a, 'm\\,s^{-2}')} along its motion. The distance that it covers in second number ${n} is`,
      value,
      check: place(n) - place(n - 1),
      mistakes: [place(n), u + a * n, u + (a / 2) * (2 * n + 1), u + a * (2 * n - 1)],
      unit: 'm',
      why: tex`In second number $n$ it covers $u + \frac{a}{2}(2n - 1) = ${u} + ${a / 2} \times ${2 * n - 1} = ${number(value)}\ \mathrm{m}$.`,
    };
  }),

  mcq('projectile', KINEMATICS, 4, (random) => {
    const [u, angle] = [random.int(20, 60, 10), random.pick([30, 45, 60])];
    const [up, along] = [u * Math.sin(degrees(angle)), u * Math.cos(degrees(angle))];
    const flight = root((t) => up * t - (G / 2) * t * t, 0.1, 20);
    const asked = random.pick([
      {
        what: 'horizontal range',
        value: (u * u * Math.sin(degrees(2 * angle))) / G,
        check: along * flight,
        mistakes: [
          (u * u) / G,
          (u * u * Math.sin(degrees(angle))) / G,
          (along * flight) / 2,
          (up * up) / (2 * G),
        ],
        unit: 'm',
        formula: tex`R = \frac{u^2 \sin 2\theta}{g}`,
      },
      {
        what: 'greatest height',
        value: (up * up) / (2 * G),
        check: integrate((t) => up - G * t, 0, up / G),
        mistakes: [(u * u) / (2 * G), (up * up) / G, (along * along) / (2 * G), along * flight],
        unit: 'm',
        formula: tex`H = \frac{u^2 \sin^2\theta}{2g}`,
      },
      {
        what: 'time of flight',
        value: (2 * up) / G,
        check: flight,
        mistakes: [up / G, (2 * u) / G, (2 * along) / G, u / G],
        unit: 's',
        formula: tex`T = \frac{2u \sin\theta}{g}`,
      },
    ]);
    return {
      ...asked,
      text: tex`A ball is thrown from level ground at ${amount(u, 'm\\,s^{-1}')}, $${angle}^\circ$ above the horizontal. Its ${asked.what} is (air does not matter; ${TAKE_G})`,
      why: tex`$${asked.formula} = ${number(asked.value)}\ \mathrm{${asked.unit}}$ with $u = ${u}\ \mathrm{m\,s^{-1}}$ and $\theta = ${angle}^\circ$.`,
    };
  }),

  mcq('boat-across-a-river', KINEMATICS, 4, (random) => {
    const [a, b, c] = random.pick([
      [3, 4, 5],
      [6, 8, 10],
      [5, 12, 13],
      [8, 15, 17],
    ] as const);
    const width = random.int(120, 600, 120);
    const straight = random.int(0, 1) === 1;
    const value = straight ? width / b : width / c;
    const heading = straight ? Math.asin(a / c) : 0;
    return {
      text: tex`A boat makes ${amount(c, 'm\\,s^{-1}')} in still water. A river ${amount(width, 'm')} wide flows at ${amount(a, 'm\\,s^{-1}')}. ${straight ? 'The time in which the boat gets to the point right opposite' : 'The shortest time in which the boat can cross'} is`,
      value,
      check: width / (c * Math.cos(heading)),
      mistakes: [width / c, width / b, width / (a + c), width / (c - a), width / a],
      unit: 's',
      why: straight
        ? tex`To be carried straight across, the boat heads upstream, and $\sqrt{${c}^2 - ${a}^2} = ${b}\ \mathrm{m\,s^{-1}}$ is left across the river: $t = \frac{${width}}{${b}} = ${number(value)}\ \mathrm{s}$.`
        : tex`The crossing is quickest with the bow straight across; the stream carries the boat along and costs no time: $t = \frac{${width}}{${c}} = ${number(value)}\ \mathrm{s}$.`,
    };
  }),

  mcq('stopping-distance', KINEMATICS, 3, (random) => {
    const [kmh, brake, reaction] = [
      random.int(36, 108, 18),
      random.int(4, 8),
      random.pick([0.4, 0.5, 0.8, 1]),
    ];
    const v = kmh / 3.6;
    const value = v * reaction + (v * v) / (2 * brake);
    return {
      text: tex`A driver at ${amount(kmh, 'km\\,h^{-1}')} sees a barrier, needs ${amount(reaction, 's')} to react and then brakes at ${amount(brake, 'm\\,s^{-2}')}. From where the barrier was seen, the car stops after`,
      value,
      check: v * reaction + integrate((t) => v - brake * t, 0, v / brake),
      mistakes: [
        (v * v) / (2 * brake),
        v * reaction + (v * v) / brake,
        kmh * reaction + (kmh * kmh) / (2 * brake),
      ],
      unit: 'm',
      why: tex`$v = ${number(v)}\ \mathrm{m\,s^{-1}}$. Reacting takes $${number(v * reaction)}\ \mathrm{m}$, braking $\frac{v^2}{2a} = ${number((v * v) / (2 * brake))}\ \mathrm{m}$, together $${number(value)}\ \mathrm{m}$.`,
    };
  }),

  mcq('two-masses-over-a-pulley', LAWS, 3, (random) => {
    const [light, more] = [random.int(1, 6), random.int(1, 6)];
    const heavy = light + more;
    const a = (more * G) / (light + heavy);
    const tension = (2 * light * heavy * G) / (light + heavy);
    const asksTension = random.int(0, 1) === 1;
    return {
      text: tex`Two bodies of ${amount(light, 'kg')} and ${amount(heavy, 'kg')} hang on a light string over a smooth, light pulley and are let go. The ${asksTension ? 'tension of the string' : 'size of their acceleration'} is (${TAKE_G})`,
      value: asksTension ? tension : a,
      check: asksTension ? light * (G + a) : (heavy * G - tension) / heavy,
      mistakes: asksTension
        ? [more * G, light * G, heavy * G, tension / 2]
        : [G, (more * G) / heavy, (light * G) / heavy, G / 2],
      unit: asksTension ? 'N' : 'm\\,s^{-2}',
      why: tex`$a = \frac{m_2 - m_1}{m_1 + m_2} g = ${number(a)}\ \mathrm{m\,s^{-2}}$ and $T = \frac{2 m_1 m_2}{m_1 + m_2} g = ${number(tension)}\ \mathrm{N}$.`,
    };
  }),

  mcq('block-on-a-rough-slope', LAWS, 4, (random) => {
    const [mu, [opposite, adjacent, side]] = [
      random.pick([0.1, 0.2, 0.25, 0.3]),
      random.pick([
        [3, 4, 5],
        [4, 3, 5],
        [12, 5, 13],
      ] as const),
    ];
    const [sine, cosine] = [opposite / side, adjacent / side];
    const value = G * (sine - mu * cosine);
    const length = 10;
    return {
      text: tex`A block slides down a slope with $\sin\theta = ${fraction(opposite, side)}$. The coefficient of kinetic friction is $${mu}$. Its acceleration is (${TAKE_G})`,
      value,
      // From the energy that is left after ten metres.
      check: (2 * G * length * sine - 2 * mu * G * length * cosine) / (2 * length),
      mistakes: [G * sine, G * (sine + mu * cosine), G * (cosine - mu * sine), G * (sine - mu), mu * G],
      unit: 'm\\,s^{-2}',
      why: tex`Along the slope $mg\sin\theta - \mu mg\cos\theta = ma$, so $a = 10\left(${fraction(opposite, side)} - ${mu} \times ${fraction(adjacent, side)}\right) = ${number(value)}\ \mathrm{m\,s^{-2}}$.`,
    };
  }),

  mcq('flat-curve', LAWS, 4, (random) => {
    const [mu, radius] = [random.pick([0.2, 0.25, 0.4, 0.5, 0.8]), random.int(20, 200, 10)];
    const value = Math.sqrt(mu * G * radius);
    return {
      text: tex`A car goes round a flat curve of radius ${amount(radius, 'm')}; the coefficient of static friction is $${mu}$. The greatest speed without slipping is (${TAKE_G})`,
      value,
      check: root((v) => (v * v) / radius - mu * G, 0, 200),
      mistakes: [
        mu * G * radius,
        Math.sqrt(G * radius),
        Math.sqrt(radius / mu),
        Math.sqrt(2 * mu * G * radius),
      ],
      unit: 'm\\,s^{-1}',
      why: tex`Friction alone turns the car: $\frac{mv^2}{r} \le \mu mg$, so $v = \sqrt{\mu g r} = ${number(value)}\ \mathrm{m\,s^{-1}}$.`,
    };
  }),

  numerical('pull-on-a-train-of-blocks', LAWS, 4, (random) => {
    const [a, masses] = [random.int(2, 6), [random.int(2, 9), random.int(2, 9), random.int(2, 9)]];
    const [first = 0, second = 0, third = 0] = masses;
    const force = a * sum(masses);
    return {
      text: tex`Three blocks of ${amount(first, 'kg')}, ${amount(second, 'kg')} and ${amount(third, 'kg')} lie in a row on a smooth table, tied together by light strings. A force of ${amount(force, 'N')} pulls the first block. What is the tension of the string between the second and the third block, in newtons?`,
      value: third * a,
      check: force - (first + second) * (force / sum(masses)),
      why: tex`All move with $a = \frac{${force}}{${sum(masses)}} = ${a}\ \mathrm{m\,s^{-2}}$; the last string moves the third block alone: $T = ${third} \times ${a} = ${third * a}\ \mathrm{N}$.`,
    };
  }),

  numerical('drops-from-a-tap', KINEMATICS, 5, (random) => {
    const [gaps, unit] = [random.int(3, 6), random.int(1, 4)];
    const height = unit * gaps * gaps;
    const order = random.int(2, gaps);
    const fallen = gaps - order + 1;
    const value = height - unit * fallen * fallen;
    return {
      text: tex`Drops leave a tap ${amount(height, 'm')} above the floor at equal times. Drop number ${gaps + 1} leaves at the moment when drop number 1 reaches the floor. How high above the floor is drop number ${order} then, in metres?`,
      value,
      check: sum(range(fallen + 1, gaps).map((n) => unit * (2 * n - 1))),
      why: tex`Distances grow with the square of the time. Drop 1 fell for ${gaps} intervals, drop ${order} for ${fallen}: it has fallen $${height} \times \frac{${fallen}^2}{${gaps}^2} = ${unit * fallen * fallen}\ \mathrm{m}$ and is $${value}\ \mathrm{m}$ high.`,
    };
  }),
];
