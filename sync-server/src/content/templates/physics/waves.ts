import { amount, integrate, number, range, slope, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Physics');
const WAVES = 'Oscillations and Waves';

export const waves = [
  mcq('swing-at-a-place', WAVES, 4, (random) => {
    const [omega, [part, rest, amplitude]] = [
      random.int(2, 10),
      random.pick([
        [3, 4, 5],
        [4, 3, 5],
        [6, 8, 10],
        [5, 12, 13],
        [12, 5, 13],
      ] as const),
    ];
    const value = omega * rest;
    const instant = Math.asin(part / amplitude) / omega;
    return {
      text: tex`A particle swings harmonically with amplitude ${amount(amplitude, 'cm')} and $\omega = ${omega}\ \mathrm{rad\,s^{-1}}$. Where it is ${amount(part, 'cm')} from the middle, its speed is`,
      value,
      check: slope((t) => amplitude * Math.sin(omega * t), instant),
      mistakes: [omega * amplitude, omega * part, omega * (amplitude - part), omega * omega * part],
      unit: 'cm\\,s^{-1}',
      why: tex`$v = \omega\sqrt{A^2 - x^2} = ${omega}\sqrt{${amplitude}^2 - ${part}^2} = ${value}\ \mathrm{cm\,s^{-1}}$.`,
    };
  }),

  mcq('siren-comes-near', WAVES, 5, (random) => {
    const [pitch, speed, sound] = [random.int(300, 900, 50), random.int(10, 40, 5), random.pick([330, 340])];
    const nears = random.int(0, 1) === 1;
    const value = (pitch * sound) / (nears ? sound - speed : sound + speed);
    return {
      text: tex`An ambulance drives straight ${nears ? 'towards' : 'away from'} a listener at rest at ${amount(speed, 'm\\,s^{-1}')}; its siren gives ${amount(pitch, 'Hz')}. Sound travels at ${amount(sound, 'm\\,s^{-1}')}. The listener hears`,
      value,
      // The distance between two crests, and how often it passes.
      check: sound / ((sound + (nears ? -speed : speed)) / pitch),
      mistakes: [
        (pitch * sound) / (nears ? sound + speed : sound - speed),
        pitch * (1 + (nears ? speed : -speed) / (sound / 2)),
        pitch,
      ],
      unit: 'Hz',
      digits: 4,
      why: tex`$f' = f\,\frac{v}{v ${nears ? '-' : '+'} v_s} = ${pitch} \times \frac{${sound}}{${nears ? sound - speed : sound + speed}} = ${number(value, 4)}\ \mathrm{Hz}$.`,
    };
  }),

  numerical('harmonics-of-a-string', WAVES, 4, (random) => {
    const [first, order] = [random.int(40, 150, 5), random.int(2, 6)];
    const [low, high] = [first * order, first * (order + 1)];
    return {
      text: tex`Two neighbouring resonances of a string fixed at both ends are at ${amount(low, 'Hz')} and ${amount(high, 'Hz')}. What is the frequency of its fundamental note, in hertz?`,
      value: high - low,
      check: range(1, low).findLast((f) => low % f === 0 && high % f === 0) ?? Number.NaN,
      why: tex`The resonances are whole multiples of the fundamental, so neighbours differ by it: $${high} - ${low} = ${first}\ \mathrm{Hz}$.`,
    };
  }),

  msq('mass-on-a-spring', WAVES, 6, (random) => {
    const [mass, omega, amplitude] = [random.int(1, 4), random.int(2, 10), random.pick([0.1, 0.2, 0.5])];
    const k = mass * omega * omega;
    const place = (t: number) => amplitude * Math.cos(omega * t);
    return {
      text: tex`A body of ${amount(mass, 'kg')} on a spring with $k = ${k}\ \mathrm{N\,m^{-1}}$ swings on a smooth table with amplitude ${amount(amplitude, 'm')}. Which of the following is/are correct?`,
      claims: [
        {
          says: 'Its greatest speed is',
          value: amplitude * omega,
          check: -slope(place, Math.PI / 2 / omega),
          mistake: amplitude * omega * omega,
          unit: 'm\\,s^{-1}',
          because: tex`$v = A\omega$ with $\omega = \sqrt{k/m} = ${omega}\ \mathrm{rad\,s^{-1}}$.`,
        },
        {
          says: 'The energy of the swing is',
          value: (k * amplitude ** 2) / 2,
          check: integrate((x) => k * x, 0, amplitude),
          mistake: k * amplitude ** 2,
          unit: 'J',
          because: tex`$E = \frac12 kA^2$.`,
        },
        {
          says: 'The greatest force of the spring is',
          value: k * amplitude,
          check: mass * amplitude * omega ** 2,
          mistake: (k * amplitude) / 2,
          unit: 'N',
          because: tex`$F = kA$.`,
        },
        {
          says: 'Half-way between the middle and the turning point, the share of the kinetic energy in the whole is',
          value: 3 / 4,
          check: 1 - integrate((x) => 2 * x, 0, 0.5),
          mistake: 1 / 2,
          because: tex`$1 - \left(\frac12\right)^2 = \frac34$.`,
        },
      ],
    };
  }),
];
