import { amount, equals, fractionOf, integrate, number, range, slope, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Physics');
const WAVES = 'Oscillations and Waves';
const SPEED = tex`m\,s^{-1}`;

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
      text: tex`A particle executes simple harmonic motion with amplitude ${amount(amplitude, 'cm')} and angular frequency $\omega = ${omega}\ \mathrm{rad\,s^{-1}}$. Its speed at a displacement of ${amount(part, 'cm')} from the mean position is`,
      value,
      check: slope((t) => amplitude * Math.sin(omega * t), instant),
      within: [1, omega * amplitude],
      mistakes: [
        omega * amplitude,
        omega * part,
        omega * (amplitude - part),
        rest * rest,
        omega * Math.floor((amplitude + part) / 2),
      ],
      unit: tex`cm\,s^{-1}`,
      why: tex`$v = \omega\sqrt{A^2 - x^2} = ${omega}\sqrt{${amplitude}^2 - ${part}^2} = ${omega} \times ${rest} = ${value}\ \mathrm{cm\,s^{-1}}$. The square root must not be taken term by term: $\omega(A - x)$ would give ${amount(omega * (amplitude - part), tex`cm\,s^{-1}`)}.`,
    };
  }),

  mcq('siren-comes-near', WAVES, 5, (random) => {
    const [pitch, speed, sound] = [random.int(300, 900, 50), random.int(10, 40, 5), random.pick([330, 340])];
    const nears = random.int(0, 1) === 1;
    const value = (pitch * sound) / (nears ? sound - speed : sound + speed);
    const ratio = speed / sound;
    return {
      text: tex`An ambulance whose siren has a frequency of ${amount(pitch, 'Hz')} moves at ${amount(speed, SPEED)} directly ${nears ? 'towards' : 'away from'} a stationary listener. The speed of sound is ${amount(sound, SPEED)}. The frequency heard by the listener is`,
      value,
      // The distance between two crests, and how often it passes.
      check: sound / ((sound + (nears ? -speed : speed)) / pitch),
      within: [pitch * 0.6, pitch * 1.6],
      mistakes: [
        (pitch * sound) / (nears ? sound + speed : sound - speed),
        // As if the listener moved as well, or the listener alone, the other way.
        (pitch * (1 + ratio)) / (1 - ratio),
        (pitch * (1 - ratio)) / (1 + ratio),
        pitch * (nears ? 1 - ratio : 1 + ratio),
        pitch,
      ],
      step: pitch * ratio,
      unit: 'Hz',
      digits: 4,
      why: tex`$f' = f\,\frac{v}{v ${nears ? '-' : '+'} v_s} = ${pitch} \times \frac{${sound}}{${nears ? sound - speed : sound + speed}} ${equals(value, 4)}\ \mathrm{Hz}$. The source moves, so its speed stands in the denominator. With $v ${nears ? '+' : '-'} v_s$ one would get ${amount((pitch * sound) / (nears ? sound + speed : sound - speed), 'Hz', 4)}, the frequency heard when the ambulance ${nears ? 'moves away' : 'comes nearer'}.`,
    };
  }),

  numerical('harmonics-of-a-string', WAVES, 4, (random) => {
    const [first, order] = [random.int(40, 150, 5), random.int(2, 6)];
    const [low, high] = [first * order, first * (order + 1)];
    return {
      text: tex`A string fixed at both ends has two consecutive resonant frequencies of ${amount(low, 'Hz')} and ${amount(high, 'Hz')}. What is its fundamental frequency, in hertz?`,
      value: high - low,
      check: range(1, low).findLast((f) => low % f === 0 && high % f === 0) ?? Number.NaN,
      difficulty: 3,
      why: tex`The resonant frequencies are $f_n = nf_1$, so consecutive ones differ by $f_1 = ${high} - ${low} = ${first}\ \mathrm{Hz}$.`,
    };
  }),

  msq('mass-on-a-spring', WAVES, 6, (random) => {
    const [mass, omega, amplitude] = [random.int(1, 4), random.int(2, 10), random.pick([0.1, 0.2, 0.5])];
    const k = mass * omega * omega;
    const place = (t: number) => amplitude * Math.cos(omega * t);
    const asFraction = (shown: number) => `$${fractionOf(shown, 4) ?? ''}$`;
    return {
      text: tex`A block of mass ${amount(mass, 'kg')}, attached to a light spring with $k = ${k}\ \mathrm{N\,m^{-1}}$, executes simple harmonic motion of amplitude ${amount(amplitude, 'm')} on a smooth horizontal table. Which of the following is/are correct?`,
      claims: [
        {
          says: 'Its maximum speed is',
          value: amplitude * omega,
          check: -slope(place, Math.PI / 2 / omega),
          mistake: amplitude * omega * omega,
          unit: SPEED,
          because: tex`$\omega = \sqrt{\frac{k}{m}} = \sqrt{\frac{${k}}{${mass}}} = ${omega}\ \mathrm{rad\,s^{-1}}$ and $v_{max} = A\omega = ${amplitude} \times ${omega} = ${number(amplitude * omega)}\ \mathrm{m\,s^{-1}}$.`,
        },
        {
          says: 'Its total energy is',
          value: (k * amplitude ** 2) / 2,
          check: integrate((x) => k * x, 0, amplitude),
          mistake: k * amplitude ** 2,
          unit: 'J',
          because: tex`$E = \frac12 kA^2 = \frac12 \times ${k} \times ${amplitude}^2 ${equals((k * amplitude ** 2) / 2)}\ \mathrm{J}$.`,
        },
        {
          says: 'The maximum restoring force on it is',
          value: k * amplitude,
          check: mass * amplitude * omega ** 2,
          mistake: (k * amplitude) / 2,
          unit: 'N',
          because: tex`$F_{max} = kA = ${k} \times ${amplitude} = ${number(k * amplitude)}\ \mathrm{N}$.`,
        },
        {
          says: 'Midway between the mean position and an extreme position, the ratio of its kinetic energy to its total energy is',
          value: 3 / 4,
          check: 1 - integrate((x) => 2 * x, 0, 0.5),
          mistake: random.pick([1 / 2, 1 / 4]),
          show: asFraction,
          because: tex`$\frac{K}{E} = \frac{A^2 - x^2}{A^2} = 1 - \left(\frac12\right)^2 = \frac34$.`,
        },
      ],
    };
  }),
];
