import {
  amount,
  equals,
  integrate,
  isPrintedInFull,
  number,
  polynomial,
  root,
  slope,
  tex,
} from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Physics');
const WORK = 'Work, Energy and Power';
const G = 10;
const TAKE_G = tex`Take $g = 10\ \mathrm{m\,s^{-2}}$.`;
const SPEED = tex`m\,s^{-1}`;

export const energy = [
  mcq('work-of-a-growing-force', WORK, 3, (random) => {
    const [a, b, from] = [random.int(2, 20), random.int(2, 8, 2), random.int(0, 3)];
    const to = from + random.int(2, 5);
    const value = a * (to - from) + (b / 2) * (to * to - from * from);
    const F = (x: number) => a * x + (b / 2) * x * x;
    return {
      text: tex`A force $F = ${a} + ${b}x$ acts on a body along the $x$ axis, with $F$ in newtons and $x$ in metres. The work done by the force from $x = ${from}\ \mathrm{m}$ to $x = ${to}\ \mathrm{m}$ is`,
      value,
      check: integrate((x) => a + b * x, from, to),
      within: [1, 800],
      mistakes: [
        (a + b * to) * (to - from),
        (a + b * from) * (to - from),
        a * (to - from) + b * (to * to - from * from),
        F(to),
        F(to) + F(from),
        a * (to - from) + (b / 2) * (to - from),
      ],
      unit: 'J',
      difficulty: from === 0 ? 3 : 4,
      why: tex`$W = \int_{${from}}^{${to}} (${a} + ${b}x)\,dx = \left[${polynomial([b / 2, a, 0])}\right]_{${from}}^{${to}} = ${F(to)} - ${F(from)} = ${number(value)}\ \mathrm{J}$. Multiplying the final force, ${amount(a + b * to, 'N')}, by the displacement would give ${amount((a + b * to) * (to - from), 'J')}, but the force is smaller before that.`,
    };
  }),

  mcq('pump', WORK, 3, (random) => {
    const [mass, height, minutes, share] = [
      random.int(300, 1200, 100),
      random.int(6, 30, 3),
      random.int(1, 5),
      random.pick([50, 60, 75, 80]),
    ];
    const useful = (mass * G * height) / (minutes * 60);
    const value = useful / (share / 100);
    // Else a rounded step would lead to another last digit.
    if (!isPrintedInFull(useful)) return null;
    return {
      text: tex`A pump raises ${amount(mass, 'kg')} of water through a height of ${amount(height, 'm')} in ${minutes === 1 ? 'one minute' : `${minutes} minutes`}. Its efficiency is $${share}\%$. ${TAKE_G} The power supplied to the pump is`,
      value,
      check: root((power) => power * (share / 100) * minutes * 60 - mass * G * height, 0, 1e6),
      within: [50, 40000],
      mistakes: [
        useful,
        useful * (share / 100),
        useful * (1 + (100 - share) / 100),
        useful / (1 - share / 100 + (share === 50 ? 0.1 : 0)),
        value * 1.5,
      ],
      unit: 'W',
      why: tex`Useful power: $\frac{mgh}{t} = \frac{${mass} \times 10 \times ${height}}{${minutes * 60}} ${equals(useful)}\ \mathrm{W}$. Power supplied: $\frac{${number(useful)}}{${share / 100}} ${equals(value)}\ \mathrm{W}$. The useful power, ${amount(useful, 'W')}, would be enough only for a pump without losses.`,
    };
  }),

  mcq('head-on-elastic', WORK, 5, (random) => {
    const [m, k, u] = [random.int(1, 4), random.int(2, 5), random.int(4, 15)];
    const big = k * m;
    const target = (2 * m * u) / (m + big);
    const asksTarget = random.int(0, 1) === 1;
    const back = (u * (big - m)) / (m + big);
    return {
      text: tex`A ball of mass ${amount(m, 'kg')} moving at ${amount(u, SPEED)} collides head-on with a ball of mass ${amount(big, 'kg')} at rest. The collision is perfectly elastic. After the collision the speed of the ${asksTarget ? 'heavier' : 'lighter'} ball is`,
      value: asksTarget ? target : back,
      // The relative speed turns round; momentum is kept.
      check: asksTarget ? root((v) => m * (v - u) + big * v - m * u, 0, 2 * u) : u - target,
      within: [0.2, 2 * u],
      mistakes: asksTarget
        ? [u / k, u, (m * u) / (m + big), back, 2 * target]
        : [u, target, u / (1 + k), (u * (k - 1)) / k, (u * k) / (1 + k)],
      unit: SPEED,
      why: asksTarget
        ? tex`$v_2 = \frac{2m_1}{m_1 + m_2}u = \frac{2 \times ${m}}{${m} + ${big}} \times ${u} ${equals(target)}\ \mathrm{m\,s^{-1}}$. Half of this, ${amount((m * u) / (m + big), SPEED)}, would be the common speed if the balls stuck together.`
        : tex`$v_1 = \frac{m_1 - m_2}{m_1 + m_2}u = \frac{${m} - ${big}}{${m} + ${big}} \times ${u} ${equals(-back)}\ \mathrm{m\,s^{-1}}$; the minus sign means that the lighter ball rebounds. Its speed is $${number(back)}\ \mathrm{m\,s^{-1}}$. It would rebound with its full speed, ${amount(u, SPEED)}, only from a very much heavier ball.`,
    };
  }),

  mcq('loss-when-bodies-stick', WORK, 4, (random) => {
    const [a, b, u] = [random.int(1, 6), random.int(1, 6), random.int(4, 14, 2)];
    const together = (a * u) / (a + b);
    const value = (a * u * u) / 2 - ((a + b) * together * together) / 2;
    return {
      text: tex`A lump of clay of mass ${amount(a, 'kg')} moving at ${amount(u, SPEED)} strikes a block of mass ${amount(b, 'kg')} at rest and sticks to it. The loss of kinetic energy is`,
      value,
      check: (((a * b) / (a + b)) * u * u) / 2,
      within: [1, (a * u * u) / 2],
      mistakes: [
        (a * u * u) / 2,
        ((a + b) * together * together) / 2,
        (b * u * u) / 2,
        (a * (u - together) ** 2) / 2,
        (a * together * together) / 2,
        (a * u * u) / 2 - (b * together * together) / 2,
      ],
      unit: 'J',
      why: tex`By conservation of momentum $v = \frac{${a} \times ${u}}{${a} + ${b}} ${equals(together)}\ \mathrm{m\,s^{-1}}$. The loss is $\frac12 \frac{m_1 m_2}{m_1 + m_2} u^2 = \frac12 \times \frac{${a} \times ${b}}{${a + b}} \times ${u}^2 ${equals(value)}\ \mathrm{J}$. The whole kinetic energy, ${amount((a * u * u) / 2, 'J')}, would be lost only if the bodies came to rest.`,
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
      text: tex`A block of mass ${amount(mass, 'kg')} slides on a smooth horizontal floor at ${amount(speed, SPEED)}, strikes a light spring and compresses it by at most ${amount(squeezed, 'm')}. What is the spring constant, in $\mathrm{N\,m^{-1}}$?`,
      value,
      check: mass * (speed / squeezed) ** 2,
      why: tex`$\frac12 mv^2 = \frac12 kx^2$, so $k = \frac{mv^2}{x^2} = \frac{${mass} \times ${speed}^2}{${squeezed}^2} = ${number(value)}\ \mathrm{N\,m^{-1}}$.`,
    };
  }),

  msq('thrown-from-a-tower', 'Kinematics', 6, (random) => {
    const [u, t] = [random.int(5, 30, 5), random.int(2, 6)];
    const height = 5 * t * t;
    const landing = Math.hypot(u, G * t);
    return {
      text: tex`A stone is thrown horizontally at ${amount(u, SPEED)} from the top of a tower ${amount(height, 'm')} high. Neglect air resistance. ${TAKE_G} Which of the following is/are correct?`,
      claims: [
        {
          says: 'The time that the stone takes to reach the ground is',
          value: t,
          check: root((s) => height - 5 * s * s, 0, 60),
          mistake: height / u === t ? 2 * t : height / u,
          unit: 's',
          because: tex`$t = \sqrt{\frac{2h}{g}} = \sqrt{\frac{2 \times ${height}}{10}} = ${t}\ \mathrm{s}$, whatever the horizontal velocity.`,
        },
        {
          says: 'The horizontal distance from the foot of the tower at which it strikes the ground is',
          value: u * t,
          check: integrate(() => u, 0, t),
          mistake: Math.hypot(u * t, height),
          unit: 'm',
          because: tex`$x = ut = ${u} \times ${t} = ${u * t}\ \mathrm{m}$.`,
        },
        {
          says: 'The speed with which it strikes the ground is',
          value: landing,
          check: Math.sqrt(u * u + 2 * G * height),
          mistake: u + G * t,
          unit: SPEED,
          because: tex`$v = \sqrt{u^2 + (gt)^2} = \sqrt{${u}^2 + ${G * t}^2} ${equals(landing)}\ \mathrm{m\,s^{-1}}$; perpendicular components are not simply added.`,
        },
        {
          says: tex`The tangent of the angle between its velocity and the horizontal, as it strikes the ground, is`,
          value: (G * t) / u,
          check: -slope((s) => -5 * s * s, t) / u,
          mistake: u === G * t ? 2 : u / (G * t),
          because: tex`$\tan\theta = \frac{gt}{u} = \frac{${G * t}}{${u}} ${equals((G * t) / u)}$.`,
        },
      ],
    };
  }),

  msq('ball-hits-equal-ball', WORK, 6, (random) => {
    const [mass, u, e] = [random.int(1, 5), random.int(4, 20, 4), random.pick([0.5, 0.6, 0.8])];
    const [slow, fast] = [(u * (1 - e)) / 2, (u * (1 + e)) / 2];
    const loss = (mass * u * u * (1 - e * e)) / 4;
    return {
      text: tex`A ball of mass ${amount(mass, 'kg')} moving at ${amount(u, SPEED)} collides head-on with an identical ball at rest. The coefficient of restitution is $${e}$. Which of the following is/are correct?`,
      claims: [
        {
          says: 'The speed of the struck ball after the collision is',
          value: fast,
          check: (mass * u - mass * slow) / mass,
          mistake: u * e,
          unit: SPEED,
          because: tex`$v_2 = \frac{1 + e}{2}u = \frac{${1 + e}}{2} \times ${u} = ${number(fast)}\ \mathrm{m\,s^{-1}}$.`,
        },
        {
          says: 'The speed of the other ball after the collision is',
          value: slow,
          check: fast - e * u,
          mistake: u * (1 - e),
          unit: SPEED,
          because: tex`$v_1 = \frac{1 - e}{2}u = \frac{${number(1 - e)}}{2} \times ${u} = ${number(slow)}\ \mathrm{m\,s^{-1}}$.`,
        },
        {
          says: 'The magnitude of the impulse on the struck ball is',
          value: mass * fast,
          check: mass * u - mass * slow,
          mistake: mass * u,
          unit: tex`N\,s`,
          because: tex`Impulse is the change of momentum: $mv_2 = ${mass} \times ${number(fast)} = ${number(mass * fast)}\ \mathrm{N\,s}$.`,
        },
        {
          says: 'The loss of kinetic energy is',
          value: loss,
          check: (mass * (u * u - slow * slow - fast * fast)) / 2,
          mistake: 2 * loss,
          unit: 'J',
          because: tex`$\Delta K = \frac12 m(u^2 - v_1^2 - v_2^2) = \frac12 \times ${mass} \times \left(${u}^2 - ${number(slow)}^2 - ${number(fast)}^2\right) ${equals(loss)}\ \mathrm{J}$.`,
        },
      ],
    };
  }),
];
