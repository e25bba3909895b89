import {
  amount,
  degrees,
  equals,
  fraction,
  integrate,
  number,
  ordinal,
  range,
  root,
  rootOf,
  sum,
  tex,
} from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, numerical } = templatesOf('Physics');
const KINEMATICS = 'Kinematics';
const LAWS = 'Laws of Motion';
const G = 10;
const TAKE_G = tex`Take $g = 10\ \mathrm{m\,s^{-2}}$.`;
const SPEED = tex`m\,s^{-1}`;
const ACCELERATION = tex`m\,s^{-2}`;

export const motion = [
  mcq('two-halves-of-a-road', KINEMATICS, 2, (random) => {
    const [first, second] = [random.int(20, 45, 5), random.int(50, 90, 5)];
    const value = (2 * first * second) / (first + second);
    return {
      text: tex`A car covers the first half of a straight road at ${amount(first, tex`km\,h^{-1}`)} and the second half at ${amount(second, tex`km\,h^{-1}`)}. Its average speed over the whole road is`,
      value,
      check: 600 / (300 / first + 300 / second),
      within: [first, second],
      step: (second - first) / 10,
      mistakes: [
        (first + second) / 2,
        Math.sqrt(first * second),
        (2 * first + second) / 3,
        (first + 2 * second) / 3,
      ],
      unit: tex`km\,h^{-1}`,
      why: tex`Let each half be $d$. Then $v = \frac{2d}{d/v_1 + d/v_2} = \frac{2 v_1 v_2}{v_1 + v_2} = \frac{2 \times ${first} \times ${second}}{${first} + ${second}} ${equals(value)}\ \mathrm{km\,h^{-1}}$. The arithmetic mean of the speeds would hold for equal times, not for equal distances.`,
    };
  }),

  mcq('distance-in-one-second', KINEMATICS, 3, (random) => {
    const [u, a, n] = [random.int(0, 12, 2), random.int(2, 8, 2), random.int(3, 8)];
    const place = (t: number) => u * t + (a * t * t) / 2;
    const value = u + (a / 2) * (2 * n - 1);
    const start = u === 0 ? 'starts from rest' : tex`starts with a velocity of ${amount(u, SPEED)}`;
    return {
      text: tex`A body ${start} and moves along a straight line with a constant acceleration of ${amount(a, ACCELERATION)}. The distance that it covers in the ${ordinal(n)} second is`,
      value,
      check: place(n) - place(n - 1),
      within: [1, 400],
      mistakes: [
        place(n),
        place(n - 1),
        u + a * n,
        u + (a / 2) * (2 * n + 1),
        u + (a / 2) * (2 * n - 3),
        u + (a / 2) * n,
        u + a * (2 * n - 1),
      ],
      unit: 'm',
      why: tex`$s_n = u + \frac{a}{2}(2n - 1) = ${u} + \frac{${a}}{2} \times ${2 * n - 1} = ${number(value)}\ \mathrm{m}$. The formula $s = ut + \frac12 at^2$ would give ${amount(place(n), 'm')}, the total distance covered in ${n} seconds.`,
    };
  }),

  mcq('projectile', KINEMATICS, 3, (random) => {
    const [u, angle] = [random.int(20, 80, 20), random.pick([30, 45, 60])];
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
        formula: tex`R = \frac{u^2 \sin 2\theta}{g} = \frac{${u}^2 \times \sin ${2 * angle}^\circ}{10}`,
        slip: tex`Half of this, $${rootOf((u * u * Math.sin(degrees(2 * angle))) / (2 * G)) ?? ''}\ \mathrm{m}$, is the horizontal distance covered up to the highest point.`,
      },
      {
        what: 'maximum height',
        value: (up * up) / (2 * G),
        check: integrate((t) => up - G * t, 0, up / G),
        mistakes: [(u * u) / (2 * G), (up * up) / G, (along * along) / (2 * G), along * flight],
        unit: 'm',
        formula: tex`H = \frac{u^2 \sin^2\theta}{2g} = \frac{${u}^2 \times \sin^2 ${angle}^\circ}{20}`,
        slip: tex`Without $\sin^2\theta$ the formula gives ${amount((u * u) / (2 * G), 'm')}, the height for a ball thrown vertically upwards.`,
      },
      {
        what: 'time of flight',
        value: (2 * up) / G,
        check: flight,
        mistakes: [up / G, (2 * u) / G, (2 * along) / G, u / G],
        unit: 's',
        formula: tex`T = \frac{2u \sin\theta}{g} = \frac{2 \times ${u} \times \sin ${angle}^\circ}{10}`,
        slip: tex`The time taken to reach the highest point is only half of this, $${rootOf(up / G) ?? ''}\ \mathrm{s}$.`,
      },
    ]);
    return {
      ...asked,
      within: asked.unit === 's' ? [0.5, 30] : [1, 1500],
      show: (shown: number) => {
        const exact = rootOf(shown);
        return exact === null ? null : tex`$${exact}\ \mathrm{${asked.unit}}$`;
      },
      text: tex`A ball is projected from level ground with a speed of ${amount(u, SPEED)} at an angle of $${angle}^\circ$ with the horizontal. Neglect air resistance. ${TAKE_G} The ${asked.what} of the ball is`,
      why: tex`$${asked.formula} = ${rootOf(asked.value) ?? ''}\ \mathrm{${asked.unit}}$. ${asked.slip}`,
    };
  }),

  mcq('boat-across-a-river', KINEMATICS, 4, (random) => {
    const [a, b, c] = random.pick([
      [3, 4, 5],
      [1.5, 2, 2.5],
      [4.5, 6, 7.5],
      [6, 8, 10],
      [5, 12, 13],
    ] as const);
    const width = random.int(200, 1200, 100);
    const straight = random.int(0, 1) === 1;
    const minutes = (speed: number) => (width / 1000 / speed) * 60;
    const value = minutes(straight ? b : c);
    const heading = straight ? Math.asin(a / c) : 0;
    return {
      text: tex`A boat has a speed of ${amount(c, tex`km\,h^{-1}`)} in still water. It crosses a river ${amount(width, 'm')} wide that flows at ${amount(a, tex`km\,h^{-1}`)}. ${straight ? 'The time in which it reaches the point directly opposite to its starting point' : 'The shortest time in which it can cross the river'} is`,
      value,
      check: minutes(c * Math.cos(heading)),
      within: [0.5, 90],
      mistakes: [minutes(c), minutes(b), minutes(a + c), minutes(c - a), minutes(a)],
      unit: 'min',
      difficulty: straight ? 4 : 3,
      why: straight
        ? tex`The boat must head upstream so that the component of its velocity along the bank cancels the flow. Across the river $\sqrt{${c}^2 - ${a}^2} = ${b}\ \mathrm{km\,h^{-1}}$ remains, so $t = \frac{${width / 1000}\ \mathrm{km}}{${b}\ \mathrm{km\,h^{-1}}} \times 60 ${equals(value)}\ \mathrm{min}$. Steered at right angles to the flow, the boat would cross in only ${amount(minutes(c), 'min')}, but it would be carried downstream.`
        : tex`The time is least when the boat is steered at right angles to the flow; the flow only carries it downstream. $t = \frac{${width / 1000}\ \mathrm{km}}{${c}\ \mathrm{km\,h^{-1}}} \times 60 ${equals(value)}\ \mathrm{min}$. To land directly opposite its starting point, the boat would need more time, ${amount(minutes(b), 'min')}.`,
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
      text: tex`A car moves at ${amount(kmh, tex`km\,h^{-1}`)}. Its driver sees a barrier, takes ${amount(reaction, 's')} to react and then applies the brakes, which retard the car at ${amount(brake, ACCELERATION)}. The total distance that the car covers before it stops is`,
      value,
      check: v * reaction + integrate((t) => v - brake * t, 0, v / brake),
      within: [4, 320],
      mistakes: [
        (v * v) / (2 * brake),
        v * reaction + (v * v) / brake,
        v * reaction,
        (v * v) / (2 * brake) - v * reaction,
        (v * v) / brake,
        v * reaction + v / brake,
      ],
      unit: 'm',
      why: tex`$v = ${kmh} \times \frac{5}{18} = ${number(v)}\ \mathrm{m\,s^{-1}}$. Distance in the reaction time: $${number(v)} \times ${reaction} = ${number(v * reaction)}\ \mathrm{m}$. Braking distance: $\frac{v^2}{2a} = \frac{${number(v)}^2}{2 \times ${brake}} ${equals((v * v) / (2 * brake))}\ \mathrm{m}$. Total: $${number(value)}\ \mathrm{m}$. The braking distance alone, ${amount((v * v) / (2 * brake), 'm')}, leaves out the distance that the car covers before the brakes are applied.`,
    };
  }),

  mcq('two-masses-over-a-pulley', LAWS, 3, (random) => {
    const [light, more] = [random.int(1, 6), random.int(1, 6)];
    const heavy = light + more;
    const a = (more * G) / (light + heavy);
    const tension = (2 * light * heavy * G) / (light + heavy);
    const asksTension = random.int(0, 1) === 1;
    return {
      text: tex`Two bodies of masses ${amount(light, 'kg')} and ${amount(heavy, 'kg')} are connected by a light string that passes over a smooth, light pulley, and are released from rest. ${TAKE_G} The ${asksTension ? 'tension in the string' : 'magnitude of their acceleration'} is`,
      value: asksTension ? tension : a,
      check: asksTension ? light * (G + a) : (heavy * G - tension) / heavy,
      within: asksTension ? [1, (light + heavy) * G] : [0.1, G],
      mistakes: asksTension
        ? [more * G, light * G, heavy * G, tension / 2, ((light + heavy) * G) / 2]
        : [(more * G) / heavy, (light * G) / heavy, (light * G) / (light + heavy), G / 2, a / 2],
      unit: asksTension ? 'N' : ACCELERATION,
      difficulty: asksTension ? 4 : 3,
      why: tex`$a = \frac{m_2 - m_1}{m_1 + m_2} g = \frac{${heavy} - ${light}}{${light + heavy}} \times 10 ${equals(a)}\ \mathrm{m\,s^{-2}}$${asksTension ? tex`, and $T = m_1(g + a) = \frac{2 m_1 m_2}{m_1 + m_2} g = \frac{2 \times ${light} \times ${heavy}}{${light + heavy}} \times 10 ${equals(tension)}\ \mathrm{N}$` : ''}. ${asksTension ? tex`The weight of the lighter body, ${amount(light * G, 'N')}, would be the tension only if the bodies did not accelerate.` : tex`Dividing the net force by $m_2$ alone would give ${amount((more * G) / heavy, ACCELERATION)}, but it accelerates both bodies.`}`,
    };
  }),

  mcq('block-on-a-rough-slope', LAWS, 4, (random) => {
    const [mu, [opposite, adjacent, side]] = [
      random.pick([0.1, 0.2, 0.25, 0.3, 0.4, 0.5]),
      random.pick([
        [3, 4, 5],
        [4, 3, 5],
        [12, 5, 13],
        [15, 8, 17],
      ] as const),
    ];
    const [sine, cosine] = [opposite / side, adjacent / side];
    const value = G * (sine - mu * cosine);
    const length = 10;
    return {
      text: tex`A block slides down an inclined plane with $\sin\theta = ${fraction(opposite, side)}$. The coefficient of kinetic friction is $${mu}$. ${TAKE_G} The acceleration of the block is`,
      value,
      // From the energy that is left after ten metres.
      check: (2 * G * length * sine - 2 * mu * G * length * cosine) / (2 * length),
      within: [0.2, 10],
      mistakes: [
        G * sine,
        G * (sine + mu * cosine),
        G * (cosine - mu * sine),
        G * (sine - mu),
        G * mu * cosine,
        G * (1 - mu) * sine,
      ],
      unit: ACCELERATION,
      why: tex`Along the plane $mg\sin\theta - \mu mg\cos\theta = ma$, so $a = 10\left(${fraction(opposite, side)} - ${mu} \times ${fraction(adjacent, side)}\right) ${equals(value)}\ \mathrm{m\,s^{-2}}$. Taking the normal force as $mg$ instead of $mg\cos\theta$ would give ${amount(G * (sine - mu), ACCELERATION)}.`,
    };
  }),

  mcq('flat-curve', LAWS, 4, (random) => {
    const [mu, value] = [random.pick([0.2, 0.25, 0.4, 0.5, 0.8]), random.int(6, 30)];
    const radius = (value * value) / (mu * G);
    const isRound = Number.isInteger(radius) && radius >= 15 && radius <= 250;
    return isRound
      ? {
          text: tex`A car moves along a level circular road of radius ${amount(radius, 'm')}; the coefficient of static friction between tyres and road is $${mu}$. ${TAKE_G} The maximum speed at which the car does not slip is`,
          value,
          check: root((v) => (v * v) / radius - mu * G, 0, 200),
          within: [2, 60],
          mistakes: [
            Math.sqrt(G * radius),
            Math.sqrt((G * radius) / mu),
            Math.sqrt(2 * mu * G * radius),
            Math.sqrt((mu * G * radius) / 2),
            Math.sqrt(mu * radius),
          ],
          unit: SPEED,
          why: tex`Friction provides the centripetal force: $\frac{mv^2}{r} \le \mu mg$, so $v = \sqrt{\mu g r} = \sqrt{${mu} \times 10 \times ${radius}} = ${value}\ \mathrm{m\,s^{-1}}$. Leaving out the coefficient of friction would give $\sqrt{gr} ${equals(Math.sqrt(G * radius))}\ \mathrm{m\,s^{-1}}$.`,
        }
      : null;
  }),

  numerical('pull-on-a-train-of-blocks', LAWS, 4, (random) => {
    const [a, masses] = [random.int(2, 6), [random.int(2, 9), random.int(2, 9), random.int(2, 9)]];
    const [first = 0, second = 0, third = 0] = masses;
    const force = a * sum(masses);
    return {
      text: tex`Three blocks of masses ${amount(first, 'kg')}, ${amount(second, 'kg')} and ${amount(third, 'kg')} lie in this order on a smooth horizontal table and are connected by light strings. The first block is pulled with a horizontal force of ${amount(force, 'N')}. What is the tension in the string between the second and the third block, in newtons?`,
      value: third * a,
      check: force - (first + second) * (force / sum(masses)),
      why: tex`All blocks have the acceleration $a = \frac{${force}}{${first} + ${second} + ${third}} = ${a}\ \mathrm{m\,s^{-2}}$. The last string accelerates the third block alone: $T = ${third} \times ${a} = ${third * a}\ \mathrm{N}$.`,
    };
  }),

  numerical('drops-from-a-tap', KINEMATICS, 5, (random) => {
    const [gaps, unit] = [random.int(3, 6), random.pick([5, 10, 15, 20, 25])];
    const height = unit * gaps * gaps;
    const order = random.int(2, gaps);
    const fallen = gaps - order + 1;
    const value = height - unit * fallen * fallen;
    return {
      text: tex`Water drops fall at regular intervals of time from a tap ${amount(height / 100, 'm')} above the floor. The ${ordinal(gaps + 1)} drop leaves the tap at the instant at which the 1st drop reaches the floor. What is the height of the ${ordinal(order)} drop above the floor at this instant, in centimetres?`,
      value,
      check: sum(range(fallen + 1, gaps).map((n) => unit * (2 * n - 1))),
      why: tex`Distance fallen is proportional to the square of time. The 1st drop has fallen for ${gaps} intervals, the ${ordinal(order)} drop for ${fallen}, so it has fallen $${height} \times \frac{${fallen}^2}{${gaps}^2} = ${unit * fallen * fallen}\ \mathrm{cm}$ and is at a height of $${height} - ${unit * fallen * fallen} = ${value}\ \mathrm{cm}$.`,
    };
  }),
];
