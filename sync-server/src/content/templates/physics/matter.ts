import { amount, integrate, number, root, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Physics');
const HEAT = 'Thermodynamics';
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
