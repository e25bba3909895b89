import { amount, number, root, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq } = templatesOf('Physics');
const ROTATION = 'Rotational Motion';
const GRAVITATION = 'Gravitation';
const G = 10;
const TAKE_G = tex`take $g = 10\ \mathrm{m\,s^{-2}}$`;

export const rotationAndGravitation = [
  mcq('rolling-down', ROTATION, 5, (random) => {
    const body = random.pick([
      { name: 'solid sphere', k: 2 / 5, shown: tex`\frac25` },
      { name: 'solid cylinder', k: 1 / 2, shown: tex`\frac12` },
      { name: 'thin ring', k: 1, shown: '1' },
      { name: 'hollow sphere', k: 2 / 3, shown: tex`\frac23` },
    ]);
    const height = random.int(1, 12);
    const value = Math.sqrt((2 * G * height) / (1 + body.k));
    return {
      text: tex`A ${body.name} starts from rest and rolls down a slope without slipping. When its centre has come down by ${amount(height, 'm')}, the speed of its centre is (${TAKE_G})`,
      value,
      check: root((v) => (v * v) / 2 + (body.k * v * v) / 2 - G * height, 0, 100),
      mistakes: [2 / 5, 1 / 2, 1, 2 / 3, 0]
        .filter((k) => k !== body.k)
        .map((k) => Math.sqrt((2 * G * height) / (1 + k))),
      unit: 'm\\,s^{-1}',
      why: tex`$mgh = \frac12 mv^2\left(1 + \frac{I}{mr^2}\right)$ with $\frac{I}{mr^2} = ${body.shown}$ gives $v = ${number(value)}\ \mathrm{m\,s^{-1}}$.`,
    };
  }),

  mcq('disc-spun-up', ROTATION, 4, (random) => {
    const [mass, radius, force, time] = [
      random.int(2, 10),
      random.pick([0.1, 0.2, 0.25, 0.5]),
      random.int(4, 20, 2),
      random.int(2, 6),
    ];
    const value = ((2 * force) / (mass * radius)) * time;
    return {
      text: tex`A string is wound round a disc of ${amount(mass, 'kg')} and radius ${amount(radius, 'm')} that turns freely about its axle. The string is pulled with ${amount(force, 'N')} for ${amount(time, 's')} from rest. The disc then turns at`,
      value,
      // Torque times time is angular momentum.
      check: (force * radius * time) / ((mass * radius * radius) / 2),
      mistakes: [value / 2, value / time, value * radius, (force / (mass * radius)) * time * time],
      unit: 'rad\\,s^{-1}',
      why: tex`$\alpha = \frac{FR}{\frac12 MR^2} = ${number(value / time)}\ \mathrm{rad\,s^{-2}}$, so $\omega = \alpha t = ${number(value)}\ \mathrm{rad\,s^{-1}}$.`,
    };
  }),

  mcq('gravity-at-a-height', GRAVITATION, 3, (random) => {
    const [n, weight] = [random.int(1, 4), random.int(90, 900, 45)];
    const value = weight / (1 + n) ** 2;
    return {
      text: tex`A body weighs ${amount(weight, 'N')} on the surface of a planet of radius $R$. At a height of $${n === 1 ? '' : n}R$ above the surface its weight is`,
      value,
      check: weight / (4 * Math.PI * (n + 1) ** 2) / (1 / (4 * Math.PI)),
      mistakes: [weight / (1 + n), weight / n ** 2, weight * (1 - (2 * n) / 9), weight / (1 + n) ** 3],
      unit: 'N',
      why: tex`The distance from the centre is $${n + 1}R$, so the weight is $\frac{${weight}}{${n + 1}^2} = ${number(value)}\ \mathrm{N}$.`,
    };
  }),

  mcq('period-of-a-satellite', GRAVITATION, 4, (random) => {
    const [ratio, period] = [random.pick([4, 9, 16, 2.25]), random.int(2, 24, 2)];
    const value = period * ratio ** 1.5;
    return {
      text: tex`A satellite goes round a planet in a circle of radius $r$ in ${amount(period, 'h')}. Another one in a circle of radius $${ratio}r$ needs`,
      value,
      check: (period * (2 * Math.PI * ratio)) / (2 * Math.PI * Math.sqrt(1 / ratio)),
      mistakes: [period * ratio, period * ratio ** 2, period * Math.sqrt(ratio), period * ratio ** 3],
      unit: 'h',
      why: tex`$T^2 \propto r^3$, so $T = ${period} \times ${ratio}^{3/2} = ${number(value)}\ \mathrm{h}$.`,
    };
  }),
];
