import { amount, equals, factor, number, root, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq } = templatesOf('Physics');
const ROTATION = 'Rotational Motion';
const GRAVITATION = 'Gravitation';
const G = 10;
const TAKE_G = tex`Take $g = 10\ \mathrm{m\,s^{-2}}$.`;

export const rotationAndGravitation = [
  mcq('rolling-down', ROTATION, 5, (random) => {
    const body = random.pick([
      { name: 'solid sphere', k: 2 / 5, shown: tex`\frac25` },
      { name: 'solid cylinder', k: 1 / 2, shown: tex`\frac12` },
      { name: 'thin ring', k: 1, shown: '1' },
      { name: 'hollow sphere', k: 2 / 3, shown: tex`\frac23` },
    ]);
    const height = random.int(10, 120, 5) / 10;
    const speed = (k: number) => Math.sqrt((2 * G * height) / (1 + k));
    const value = speed(body.k);
    return {
      text: tex`A ${body.name} starts from rest and rolls down an inclined plane without slipping. ${TAKE_G} When its centre has descended through a height of ${amount(height, 'm')}, the speed of its centre is`,
      value,
      check: root((v) => (v * v) / 2 + (body.k * v * v) / 2 - G * height, 0, 100),
      within: [0.5, 25],
      mistakes: [
        ...[2 / 5, 1 / 2, 1, 2 / 3, 0].filter((k) => k !== body.k).map(speed),
        Math.sqrt((G * height) / (1 + body.k)),
        Math.sqrt(2 * G * height * body.k),
      ],
      unit: tex`m\,s^{-1}`,
      why: tex`$mgh = \frac12 mv^2\left(1 + \frac{I}{mR^2}\right)$ with $\frac{I}{mR^2} = ${body.shown}$, so $v = \sqrt{\frac{2 \times 10 \times ${height}}{1 + ${body.shown}}} ${equals(value)}\ \mathrm{m\,s^{-1}}$. Without the rotational kinetic energy one would get $\sqrt{2gh} ${equals(speed(0))}\ \mathrm{m\,s^{-1}}$, the speed of a body that slides without friction.`,
    };
  }),

  mcq('disc-spun-up', ROTATION, 4, (random) => {
    const [mass, radius, force, time] = [
      random.int(4, 12),
      random.pick([0.1, 0.2, 0.25, 0.5]),
      random.int(2, 10),
      random.int(1, 3),
    ];
    const value = ((2 * force) / (mass * radius)) * time;
    const isPulledFar = (radius * value * time) / 2 > 8;
    return isPulledFar
      ? null
      : {
          text: tex`A light string is wound round the rim of a uniform disc of mass ${amount(mass, 'kg')} and radius ${amount(radius, 'm')}, which can rotate freely about its fixed axis. The string is pulled with a constant force of ${amount(force, 'N')}. The disc starts from rest. Its angular speed after ${amount(time, 's')} is`,
          value,
          // Torque times time is angular momentum.
          check: (force * radius * time) / ((mass * radius * radius) / 2),
          within: [0.2, 400],
          mistakes: [
            value / 2,
            value / time,
            value * radius,
            value * 2,
            (force / (mass * radius)) * time * time,
            ((2 * force * radius) / mass) * time,
          ],
          unit: tex`rad\,s^{-1}`,
          why: tex`$\alpha = \frac{FR}{\frac12 MR^2} = \frac{2F}{MR} = \frac{2 \times ${force}}{${mass} \times ${radius}} ${equals(value / time)}\ \mathrm{rad\,s^{-2}}$, so $\omega = \alpha t ${equals(value)}\ \mathrm{rad\,s^{-1}}$. With $I = MR^2$, which holds for a ring, one would get only ${amount(value / 2, tex`rad\,s^{-1}`)}.`,
        };
  }),

  mcq('gravity-at-a-height', GRAVITATION, 3, (random) => {
    const [n, weight] = [random.int(1, 4), random.int(90, 900, 45)];
    const value = weight / (1 + n) ** 2;
    return {
      text: tex`A body weighs ${amount(weight, 'N')} on the surface of a planet of radius $R$. Its weight at a height of $${factor(n)}R$ above the surface is`,
      value,
      check: weight / (4 * Math.PI * (n + 1) ** 2) / (1 / (4 * Math.PI)),
      within: [1, weight],
      mistakes: [
        weight / (1 + n),
        weight / (2 * n),
        weight / (1 + n) ** 3,
        weight / (2 + n) ** 2,
        weight / (1 + n * n),
        weight / 2,
        weight - value,
      ].filter((mistake) => mistake < weight),
      unit: 'N',
      why: tex`The distance from the centre is $R + ${factor(n)}R = ${n + 1}R$, and $W \propto \frac{1}{r^2}$: $W = \frac{${weight}}{${n + 1}^2} ${equals(value)}\ \mathrm{N}$. Taking $W \propto \frac1r$, without the square, would give ${amount(weight / (1 + n), 'N')}.`,
    };
  }),

  mcq('period-of-a-satellite', GRAVITATION, 4, (random) => {
    const [ratio, period] = [random.pick([4, 9, 2.25, 6.25]), random.int(2, 24)];
    const value = period * ratio ** 1.5;
    return {
      text: tex`A satellite moves round a planet in a circular orbit of radius $r$ with a period of ${amount(period, 'h')}. The period of another satellite in a circular orbit of radius $${ratio}r$ is`,
      value,
      check: (period * (2 * Math.PI * ratio)) / (2 * Math.PI * Math.sqrt(1 / ratio)),
      within: [1, 2000],
      mistakes: [
        period * ratio,
        period * ratio ** 2,
        period * Math.sqrt(ratio),
        period * ratio ** 3,
        (period * ratio ** 2) / 2,
        2 * period * ratio ** 2,
      ],
      unit: 'h',
      why: tex`$T^2 \propto r^3$, so $T_2 = T_1 \left(\frac{r_2}{r_1}\right)^{3/2} = ${period} \times ${ratio}^{3/2} = ${period} \times ${number(ratio ** 1.5)} ${equals(value)}\ \mathrm{h}$. Taking $T \propto r$ would give ${amount(period * ratio, 'h')}, but the outer satellite also moves more slowly.`,
    };
  }),
];
