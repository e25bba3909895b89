import { amount, integrate, number, root, slope, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Physics');
const WORK = 'Work, Energy and Power';
const G = 10;
const TAKE_G = tex`take $g = 10\ \mathrm{m\,s^{-2}}$`;

export const energy = [
  mcq('work-of-a-growing-force', WORK, 3, (random) => {
    const [a, b, from] = [random.int(2, 20), random.int(2, 8, 2), random.int(0, 3)];
    const to = from + random.int(2, 5);
    const value = a * (to - from) + (b / 2) * (to * to - from * from);
    return {
      text: tex`A force $F = ${a} + ${b}x$ acts along the $x$ axis ($F$ in newtons, $x$ in metres). The work that it does from $x = ${from}\ \mathrm{m}$ to $x = ${to}\ \mathrm{m}$ is`,
      value,
      check: integrate((x) => a + b * x, from, to),
      mistakes: [
        (a + b * to) * (to - from),
        (a + b * from) * (to - from),
        a * (to - from) + b * (to * to - from * from),
        a * to + (b * to * to) / 2,
      ],
      unit: 'J',
      why: tex`$W = \int_{${from}}^{${to}} (${a} + ${b}x)\,dx = \left[${a}x + ${b / 2}x^2\right]_{${from}}^{${to}} = ${number(value)}\ \mathrm{J}$.`,
    };
  }),

  mcq('pump', WORK, 3, (random) => {
    const [mass, height, minutes, share] = [
      random.int(300, 1200, 100),
      random.int(6, 30, 3),
      random.int(1, 5),
      random.pick([50, 60, 75, 80]),
    ];
    const value = (mass * G * height) / (minutes * 60) / (share / 100);
    return {
      text: tex`A pump lifts ${amount(mass, 'kg')} of water to a height of ${amount(height, 'm')} in ${minutes} min. Its efficiency is $${share}\%$. The power that it takes in is (${TAKE_G})`,
      value,
      check: root((power) => power * (share / 100) * minutes * 60 - mass * G * height, 0, 1e6),
      mistakes: [
        (mass * G * height) / (minutes * 60),
        ((mass * G * height) / (minutes * 60)) * (share / 100),
        (mass * G * height) / minutes / (share / 100),
      ],
      unit: 'W',
      why: tex`Useful power is $\frac{mgh}{t} = ${number((mass * G * height) / (minutes * 60))}\ \mathrm{W}$; what goes in is that divided by $${share / 100}$: $${number(value)}\ \mathrm{W}$.`,
    };
  }),

  mcq('head-on-elastic', WORK, 5, (random) => {
    const [m, k, u] = [random.int(1, 4), random.int(2, 5), random.int(4, 15)];
    const big = k * m;
    const target = (2 * m * u) / (m + big);
    const asksTarget = random.int(0, 1) === 1;
    const back = (u * (big - m)) / (m + big);
    return {
      text: tex`A ball of ${amount(m, 'kg')} meets a ball of ${amount(big, 'kg')} at rest head-on at ${amount(u, 'm\\,s^{-1}')}. The collision is elastic. Afterwards the speed of the ${asksTarget ? 'heavier' : 'lighter'} ball is`,
      value: asksTarget ? target : back,
      // The relative speed turns round; momentum is kept.
      check: asksTarget ? root((v) => m * (v - u) + big * v - m * u, 0, 2 * u) : u - target,
      mistakes: asksTarget
        ? [u / k, u, (m * u) / (m + big), back]
        : [u, target, u / (1 + k), (u * (k - 1)) / k],
      unit: 'm\\,s^{-1}',
      why: tex`$v_1 = \frac{m_1 - m_2}{m_1 + m_2}u = ${number(-back)}\ \mathrm{m\,s^{-1}}$ (it bounces back) and $v_2 = \frac{2m_1}{m_1 + m_2}u = ${number(target)}\ \mathrm{m\,s^{-1}}$.`,
    };
  }),

  mcq('loss-when-bodies-stick', WORK, 4, (random) => {
    const [a, b, u] = [random.int(1, 6), random.int(1, 6), random.int(4, 14, 2)];
    const together = (a * u) / (a + b);
    const value = (a * u * u) / 2 - ((a + b) * together * together) / 2;
    return {
      text: tex`A lump of clay of ${amount(a, 'kg')} hits a block of ${amount(b, 'kg')} at rest at ${amount(u, 'm\\,s^{-1}')} and sticks to it. The kinetic energy that is lost is`,
      value,
      check: (((a * b) / (a + b)) * u * u) / 2,
      mistakes: [
        (a * u * u) / 2,
        ((a + b) * together * together) / 2,
        (b * u * u) / 2,
        (a * (u - together) ** 2) / 2,
      ],
      unit: 'J',
      why: tex`Momentum gives $v = ${number(together)}\ \mathrm{m\,s^{-1}}$. The loss is $\frac12 \frac{m_1 m_2}{m_1 + m_2} u^2 = ${number(value)}\ \mathrm{J}$.`,
    };
  }),

  numerical('block-meets-a-spring', WORK, 4, (random) => {
    const [mass, speed, squeezed] = [
      random.int(1, 8),
      random.int(2, 12, 2),
      random.pick([0.1, 0.2, 0.4, 0.5]),
    ];
    const value = (mass * speed * speed) / (squeezed * squeezed);
    return {
      text: tex`A block of ${amount(mass, 'kg')} slides over a smooth floor at ${amount(speed, 'm\\,s^{-1}')} into a spring and presses it together by ${amount(squeezed, 'm')} at most. What is the spring constant, in $\mathrm{N\,m^{-1}}$?`,
      value,
      check: mass * (speed / squeezed) ** 2,
      why: tex`$\frac12 mv^2 = \frac12 kx^2$, so $k = \frac{${mass} \times ${speed}^2}{${squeezed}^2} = ${number(value, 6)}\ \mathrm{N\,m^{-1}}$.`,
    };
  }),

  msq('thrown-from-a-tower', 'Kinematics', 6, (random) => {
    const [u, t] = [random.int(5, 30, 5), random.int(2, 6)];
    const height = 5 * t * t;
    const landing = Math.hypot(u, G * t);
    return {
      text: tex`A stone is thrown horizontally at ${amount(u, 'm\\,s^{-1}')} from a tower ${amount(height, 'm')} high (${TAKE_G}; air does not matter). Which of the following is/are correct?`,
      claims: [
        {
          says: 'It is in the air for',
          value: t,
          check: root((s) => height - 5 * s * s, 0, 60),
          mistake: 2 * t,
          unit: 's',
          because: tex`$h = \frac12 gt^2$ does not depend on the throw.`,
        },
        {
          says: 'It lands at a distance from the foot of the tower of',
          value: u * t,
          check: integrate(() => u, 0, t),
          mistake: u * t + height,
          unit: 'm',
          because: tex`$x = ut$.`,
        },
        {
          says: 'It lands with a speed of',
          value: landing,
          check: Math.sqrt(u * u + 2 * G * height),
          mistake: u + G * t,
          unit: 'm\\,s^{-1}',
          because: tex`$v = \sqrt{u^2 + (gt)^2}$; speeds at a right angle do not add up.`,
        },
        {
          says: 'The size of its acceleration just before it lands is',
          value: G,
          check: -slope((s) => -G * s, t),
          mistake: 2 * G,
          unit: 'm\\,s^{-2}',
          because: 'Gravity is all that acts.',
        },
      ],
    };
  }),

  msq('ball-hits-equal-ball', WORK, 6, (random) => {
    const [mass, u, e] = [random.int(1, 5), random.int(4, 20, 4), random.pick([0.5, 0.6, 0.8])];
    const [slow, fast] = [(u * (1 - e)) / 2, (u * (1 + e)) / 2];
    return {
      text: tex`A ball of ${amount(mass, 'kg')} meets an equal ball at rest head-on at ${amount(u, 'm\\,s^{-1}')}; the coefficient of restitution is $${e}$. Which of the following is/are correct?`,
      claims: [
        {
          says: 'Afterwards the ball that was hit moves at',
          value: fast,
          check: (mass * u - mass * slow) / mass,
          mistake: u * e,
          unit: 'm\\,s^{-1}',
          because: tex`$v_2 = \frac{1 + e}{2}u$.`,
        },
        {
          says: 'Afterwards the other ball moves at',
          value: slow,
          check: fast - e * u,
          mistake: u * (1 - e),
          unit: 'm\\,s^{-1}',
          because: tex`$v_1 = \frac{1 - e}{2}u$.`,
        },
        {
          says: 'The ball that was hit got an impulse of',
          value: mass * fast,
          check: mass * u - mass * slow,
          mistake: mass * u,
          unit: 'N\\,s',
          because: 'Impulse is the change of momentum.',
        },
        {
          says: 'The kinetic energy that was lost is',
          value: (mass * u * u * (1 - e * e)) / 4,
          check: (mass * (u * u - slow * slow - fast * fast)) / 2,
          mistake: (mass * u * u * (1 - e * e)) / 2,
          unit: 'J',
          because: tex`$\Delta E = \frac14 mu^2(1 - e^2)$ for equal masses.`,
        },
      ],
    };
  }),
];
