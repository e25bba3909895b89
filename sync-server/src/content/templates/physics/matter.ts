import { amount, integrate, number, range, root, slope, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Physics');
const HEAT = 'Thermodynamics';
const WAVES = 'Oscillations and Waves';
const MATTER = 'Properties of Solids and Liquids';

export const matter = [
  mcq('error-of-a-product', 'Units and Measurements', 3, (random) => {
    const [a, b, c] = [random.int(1, 4), random.int(1, 4), random.int(1, 4)];
    const value = 2 * a + b + c / 2;
    const bound = (share: number) => 1 + share / 1e6;
    return {
      text: tex`A quantity is $Q = \dfrac{x^2 y}{\sqrt{z}}$. The percentage errors of $x$, $y$ and $z$ are $${a}\%$, $${b}\%$ and $${c}\%$. The greatest percentage error of $Q$ is`,
      value,
      // The worst case itself, for errors ten thousand times as small.
      check: Math.round(((bound(a) ** 2 * bound(b)) / Math.sqrt(2 - bound(c)) - 1) * 1e8) / 100,
      mistakes: [a + b + c, 2 * a + b - c / 2, 2 * a + b + 2 * c, 2 * a + b + c],
      show: (shown: number) => tex`$${number(shown)}\%$`,
      why: tex`Powers become factors, and errors add up: $2 \times ${a}\% + ${b}\% + \frac12 \times ${c}\% = ${number(value)}\%$.`,
    };
  }),

  mcq('wire-under-a-load', MATTER, 4, (random) => {
    const [load, length, area, young] = [
      random.int(50, 400, 50),
      random.int(1, 5),
      random.int(1, 5),
      random.pick([1, 2, 1.2]),
    ];
    const value = ((load * length) / (area * young * 1e5)) * 1e3;
    return {
      text: tex`A wire of length ${amount(length, 'm')} and cross-section ${amount(area, 'mm^2')} carries a load of ${amount(load, 'N')}. Its Young's modulus is $${young} \times 10^{11}\ \mathrm{N\,m^{-2}}$. It becomes longer by`,
      value,
      check: (load / (area * 1e-6) / (young * 1e11)) * length * 1e3,
      mistakes: [value * 10, value / length, value / 10, value * area * area],
      unit: 'mm',
      why: tex`$\Delta l = \frac{Fl}{AY} = \frac{${load} \times ${length}}{${area} \times 10^{-6} \times ${young} \times 10^{11}}\ \mathrm{m} = ${number(value)}\ \mathrm{mm}$.`,
    };
  }),

  mcq('heat-engine', HEAT, 3, (random) => {
    const [cold, hot, heat] = [
      random.int(250, 350, 10),
      random.int(400, 800, 20),
      random.int(200, 2000, 100),
    ];
    const value = heat * (1 - cold / hot);
    return {
      text: tex`A Carnot engine works between ${amount(hot, 'K')} and ${amount(cold, 'K')} and takes in ${amount(heat, 'J')} per cycle. The work that it delivers per cycle is`,
      value,
      check: heat - (heat / hot) * cold,
      mistakes: [
        (heat * cold) / hot,
        heat * (hot / cold - 1),
        heat * (1 - (cold - 273) / (hot - 273)),
        heat / 2,
      ],
      unit: 'J',
      why: tex`$\eta = 1 - \frac{T_2}{T_1} = ${number(1 - cold / hot)}$, so $W = \eta Q = ${number(value)}\ \mathrm{J}$.`,
    };
  }),

  mcq('speed-of-molecules', 'Kinetic Theory of Gases', 4, (random) => {
    const [light, heavy] = random.pick(
      [
        ['hydrogen', 2, 'oxygen', 32],
        ['helium', 4, 'argon', 40],
        ['hydrogen', 2, 'helium', 4],
        ['helium', 4, 'oxygen', 32],
      ].map(
        ([a, b, c, d]) =>
          [
            [a, b],
            [c, d],
          ] as const,
      ),
    );
    const [kelvin, factor] = [random.int(200, 400, 20), random.pick([2, 3, 4])];
    const [m1, m2] = [light[1] as number, heavy[1] as number];
    const value = Math.sqrt((factor * m2) / m1);
    return {
      text: tex`The ratio of the rms speed of ${light[0]} molecules ($M = ${m1}$) at ${amount(kelvin * factor, 'K')} to that of ${heavy[0]} ($M = ${m2}$) at ${amount(kelvin, 'K')} is`,
      value,
      check: Math.sqrt((3 * 8.314 * kelvin * factor) / m1) / Math.sqrt((3 * 8.314 * kelvin) / m2),
      mistakes: [
        (factor * m2) / m1,
        Math.sqrt(m2 / m1),
        Math.sqrt((factor * m1) / m2),
        factor * Math.sqrt(m2 / m1),
      ],
      why: tex`$v = \sqrt{3RT/M}$, so the ratio is $\sqrt{\frac{T_1 M_2}{T_2 M_1}} = \sqrt{${factor} \times ${number(m2 / m1)}} = ${number(value)}$.`,
    };
  }),

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

  numerical('gas-pushes-out', HEAT, 4, (random) => {
    const [pressure, from, more] = [random.int(1, 5), random.int(2, 8), random.int(2, 9)];
    const value = pressure * 100 * more;
    return {
      text: tex`A gas expands at the constant pressure $${pressure} \times 10^{5}\ \mathrm{Pa}$ from ${amount(from, 'L')} to ${amount(from + more, 'L')}. How much work does it do, in joules?`,
      value,
      check: integrate(() => pressure * 1e5, from / 1000, (from + more) / 1000),
      why: tex`$W = p\,\Delta V = ${pressure} \times 10^5 \times ${more} \times 10^{-3} = ${value}\ \mathrm{J}$.`,
    };
  }),

  numerical('ice-in-water', MATTER, 5, (random) => {
    const [ice, water, warm] = [random.int(10, 50, 10), random.int(100, 300, 20), random.int(40, 90, 5)];
    const value = (water * warm - ice * 80) / (water + ice);
    return value <= 0
      ? null
      : {
          text: tex`${ice} g of ice at $0\,^\circ\mathrm{C}$ is put into ${water} g of water at $${warm}\,^\circ\mathrm{C}$; no heat is lost. What is the final temperature in $^\circ\mathrm{C}$, rounded to the nearest whole number? The latent heat of ice is $80\ \mathrm{cal\,g^{-1}}$, the specific heat of water $1\ \mathrm{cal\,g^{-1}\,{}^\circ C^{-1}}$.`,
          value,
          check: root((t) => water * (warm - t) - ice * 80 - ice * t, 0, 100),
          why: tex`$${ice} \times 80 + ${ice}\,t = ${water}(${warm} - t)$, so $t = ${number(value, 4)}\,^\circ\mathrm{C}$.`,
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

  msq('one-mole-warms-up', HEAT, 6, (random) => {
    const [moles, rise, degreesOfFreedom] = [random.int(1, 4), random.int(20, 100, 10), random.pick([3, 5])];
    const r = 8.3;
    const cv = (degreesOfFreedom / 2) * r;
    return {
      text: tex`${moles} mol of an ideal ${degreesOfFreedom === 3 ? 'monatomic' : 'diatomic (rigid)'} gas is warmed by ${amount(rise, 'K')} at constant pressure ($R = 8.3\ \mathrm{J\,mol^{-1}\,K^{-1}}$). Which of the following is/are correct?`,
      claims: [
        {
          says: 'The heat that it takes in is',
          value: moles * (cv + r) * rise,
          check: sum([moles * cv * rise, moles * r * rise]),
          mistake: moles * cv * rise,
          unit: 'J',
          because: tex`$Q = nC_p\,\Delta T$.`,
        },
        {
          says: 'Its internal energy grows by',
          value: moles * cv * rise,
          check: moles * (cv + r) * rise - moles * r * rise,
          mistake: moles * (cv + r) * rise,
          unit: 'J',
          because: tex`$\Delta U = nC_V\,\Delta T$.`,
        },
        {
          says: 'The work that it does is',
          value: moles * r * rise,
          check: moles * (cv + r) * rise - moles * cv * rise,
          mistake: moles * r * rise * 1.5,
          unit: 'J',
          because: tex`$W = p\,\Delta V = nR\,\Delta T$.`,
        },
        {
          says: tex`The ratio $C_p/C_V$ is`,
          value: (cv + r) / cv,
          check: 1 + 2 / degreesOfFreedom,
          mistake: degreesOfFreedom === 3 ? 7 / 5 : 5 / 3,
          because: tex`$\gamma = 1 + \frac2f$.`,
        },
      ],
    };
  }),
];
