import { amount, equals, integrate, number, root, rootOf, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Physics');
const HEAT = 'Thermodynamics';
const MATTER = 'Properties of Solids and Liquids';

const gases = {
  hydrogen: 2,
  helium: 4,
  oxygen: 32,
  argon: 40,
} as const;

export const matter = [
  mcq('error-of-a-product', 'Units and Measurements', 3, (random) => {
    const [a, b, c] = [random.int(1, 4), random.int(1, 4), random.int(1, 4)];
    const value = 2 * a + b + c / 2;
    const bound = (share: number) => 1 + share / 1e6;
    return {
      text: tex`A physical quantity is given by $Q = \dfrac{x^2 y}{\sqrt{z}}$. The percentage errors in the measurement of $x$, $y$ and $z$ are $${a}\%$, $${b}\%$ and $${c}\%$ respectively. The maximum percentage error in $Q$ is`,
      value,
      // The worst case itself, for errors ten thousand times as small.
      check: Math.round(((bound(a) ** 2 * bound(b)) / Math.sqrt(2 - bound(c)) - 1) * 1e8) / 100,
      within: [0.5, 30],
      step: 0.5,
      mistakes: [
        a + b + c,
        2 * a + b - c / 2,
        2 * a + b + 2 * c,
        2 * a + b + c,
        a * a + b + c / 2,
        a + b + c / 2,
        2 * a + b,
      ],
      show: (shown: number) => tex`$${number(shown)}\%$`,
      why: tex`$\frac{\Delta Q}{Q} = 2\frac{\Delta x}{x} + \frac{\Delta y}{y} + \frac12 \frac{\Delta z}{z} = 2 \times ${a}\% + ${b}\% + \frac12 \times ${c}\% = ${number(value)}\%$. In the worst case all errors add up. Subtracting the term of $z$, because $\sqrt{z}$ is in the denominator, would give $${number(2 * a + b - c / 2)}\%$.`,
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
      text: tex`A wire of length ${amount(length, 'm')} and cross-sectional area ${amount(area, 'mm^2')} supports a load of ${amount(load, 'N')}. The Young's modulus of its material is $${young} \times 10^{11}\ \mathrm{N\,m^{-2}}$. The elongation of the wire is`,
      value,
      check: (load / (area * 1e-6) / (young * 1e11)) * length * 1e3,
      within: [0.05, 40],
      mistakes: [
        value / length,
        value * length,
        value * area,
        value * area * area,
        value * young,
        value * young * young,
        value / 2,
      ].filter((mistake) => mistake !== value),
      unit: 'mm',
      why: tex`$\Delta l = \frac{Fl}{AY} = \frac{${load} \times ${length}}{${area} \times 10^{-6} \times ${young} \times 10^{11}}\ \mathrm{m} ${equals(value)}\ \mathrm{mm}$. ${area > 1 ? tex`Leaving out the area would give ${amount(value * area, 'mm')}, the elongation of a wire with a cross-section of $1\ \mathrm{mm^2}$.` : tex`Half of this, ${amount(value / 2, 'mm')}, would be wrong: the factor $\frac12$ belongs to the stored energy, $\frac12 F \Delta l$.`}`,
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
      text: tex`A Carnot engine works between a source at ${amount(hot, 'K')} and a sink at ${amount(cold, 'K')}. It absorbs ${amount(heat, 'J')} of heat from the source in each cycle. The work done by the engine in each cycle is`,
      value,
      check: heat - (heat / hot) * cold,
      within: [10, heat - 10],
      step: heat / 20,
      mistakes: [
        (heat * cold) / hot,
        heat * (hot / cold - 1),
        (heat * cold) / (hot + cold),
        (heat * hot) / (hot + cold),
        heat / 2,
      ],
      unit: 'J',
      why: tex`$\eta = 1 - \frac{T_2}{T_1} = 1 - \frac{${cold}}{${hot}} ${equals(1 - cold / hot)}$, so $W = \eta Q_1 = \left(1 - \frac{${cold}}{${hot}}\right) \times ${heat} ${equals(value)}\ \mathrm{J}$. ${2 * cold === hot ? tex`The heat given off to the sink, $Q_1\frac{T_2}{T_1}$, is as large only because $T_1 = 2T_2$.` : tex`The product $Q_1\frac{T_2}{T_1} ${equals((heat * cold) / hot)}\ \mathrm{J}$ is the heat given off to the sink.`}`,
    };
  }),

  mcq('speed-of-molecules', 'Kinetic Theory of Gases', 4, (random) => {
    const [light, heavy] = random.pick([
      ['hydrogen', 'oxygen'],
      ['helium', 'argon'],
      ['hydrogen', 'helium'],
      ['helium', 'oxygen'],
    ] as const);
    const [kelvin, factor] = [random.int(200, 400, 20), random.pick([2, 3, 4])];
    const [m1, m2] = [gases[light], gases[heavy]];
    const value = Math.sqrt((factor * m2) / m1);
    return {
      text: tex`The ratio of the rms speed of ${light} ($M = ${m1}\ \mathrm{g\,mol^{-1}}$) at ${amount(kelvin * factor, 'K')} to the rms speed of ${heavy} ($M = ${m2}\ \mathrm{g\,mol^{-1}}$) at ${amount(kelvin, 'K')} is`,
      value,
      check: Math.sqrt((3 * 8.314 * kelvin * factor) / m1) / Math.sqrt((3 * 8.314 * kelvin) / m2),
      within: [0.1, 100],
      mistakes: [
        (factor * m2) / m1,
        Math.sqrt(m2 / m1),
        factor * Math.sqrt(m2 / m1),
        m2 / m1,
        Math.sqrt(factor),
        Math.sqrt((factor * m2) / m1 / 2),
      ],
      show: (shown: number) => {
        const exact = rootOf(shown);
        return exact === null ? null : `$${exact} : 1$`;
      },
      why: tex`$v_{rms} = \sqrt{\frac{3RT}{M}}$, so the ratio is $\sqrt{\frac{T_1 M_2}{T_2 M_1}} = \sqrt{${factor} \times \frac{${m2}}{${m1}}} = ${rootOf(value) ?? ''}$. Without the square root the ratio would be $${(factor * m2) / m1} : 1$, as if the speed were proportional to $\frac{T}{M}$.`,
    };
  }),

  numerical('gas-pushes-out', HEAT, 4, (random) => {
    const [pressure, from, more] = [random.int(1, 5), random.int(2, 8), random.int(2, 9)];
    const value = pressure * 100 * more;
    return {
      text: tex`A gas expands at a constant pressure of $${pressure} \times 10^{5}\ \mathrm{Pa}$ from ${amount(from, 'L')} to ${amount(from + more, 'L')}. What is the work done by the gas, in joules?`,
      value,
      check: integrate(() => pressure * 1e5, from / 1000, (from + more) / 1000),
      difficulty: 3,
      why: tex`$W = p\,\Delta V = ${pressure} \times 10^5 \times (${from + more} - ${from}) \times 10^{-3} = ${value}\ \mathrm{J}$.`,
    };
  }),

  numerical('ice-in-water', MATTER, 5, (random) => {
    const [ice, water, warm] = [random.int(10, 50, 10), random.int(100, 300, 20), random.int(40, 90, 5)];
    const value = (water * warm - ice * 80) / (water + ice);
    return value <= 0
      ? null
      : {
          text: tex`${amount(ice, 'g')} of ice at $0\,^\circ\mathrm{C}$ is added to ${amount(water, 'g')} of water at $${warm}\,^\circ\mathrm{C}$. Neglect any loss of heat. The latent heat of fusion of ice is $80\ \mathrm{cal\,g^{-1}}$ and the specific heat capacity of water is $1\ \mathrm{cal\,g^{-1}\,{}^\circ C^{-1}}$. What is the final temperature in $^\circ\mathrm{C}$, rounded to the nearest whole number?`,
          value,
          check: root((t) => water * (warm - t) - ice * 80 - ice * t, 0, 100),
          why: tex`Heat gained by the ice equals heat lost by the water: $${ice} \times 80 + ${ice}\,t = ${water}(${warm} - t)$, so $t = \frac{${water * warm} - ${ice * 80}}{${water + ice}} ${equals(value, 4)}\,^\circ\mathrm{C}$.`,
        };
  }),

  msq('one-mole-warms-up', HEAT, 6, (random) => {
    const [moles, rise, degreesOfFreedom] = [random.int(1, 4), random.int(20, 100, 10), random.pick([3, 5])];
    const r = 8.3;
    const cv = (degreesOfFreedom / 2) * r;
    const gamma = degreesOfFreedom === 3 ? tex`\frac53` : tex`\frac75`;
    return {
      text: tex`${amount(moles, 'mol')} of an ideal ${degreesOfFreedom === 3 ? 'monatomic' : 'rigid diatomic'} gas is heated at constant pressure so that its temperature rises by ${amount(rise, 'K')}. Take $R = 8.3\ \mathrm{J\,mol^{-1}\,K^{-1}}$. Which of the following is/are correct?`,
      claims: [
        {
          says: 'The heat absorbed by the gas is',
          value: moles * (cv + r) * rise,
          check: sum([moles * cv * rise, moles * r * rise]),
          mistake: moles * cv * rise,
          unit: 'J',
          because: tex`$Q = nC_p\,\Delta T = ${moles} \times ${number(cv + r)} \times ${rise} = ${number(moles * (cv + r) * rise)}\ \mathrm{J}$.`,
        },
        {
          says: 'The increase in its internal energy is',
          value: moles * cv * rise,
          check: moles * (cv + r) * rise - moles * r * rise,
          mistake: moles * (cv + r) * rise,
          unit: 'J',
          because: tex`$\Delta U = nC_V\,\Delta T = ${moles} \times ${number(cv)} \times ${rise} = ${number(moles * cv * rise)}\ \mathrm{J}$.`,
        },
        {
          says: 'The work done by the gas is',
          value: moles * r * rise,
          check: moles * (cv + r) * rise - moles * cv * rise,
          mistake: moles * cv * rise,
          unit: 'J',
          because: tex`$W = p\,\Delta V = nR\,\Delta T = ${moles} \times 8.3 \times ${rise} = ${number(moles * r * rise)}\ \mathrm{J}$.`,
        },
        {
          says: tex`The ratio $C_p/C_V$ is`,
          value: (cv + r) / cv,
          check: 1 + 2 / degreesOfFreedom,
          mistake: degreesOfFreedom === 3 ? 7 / 5 : 5 / 3,
          show: (shown) => (shown > 1.5 ? tex`$\frac53$` : tex`$\frac75$`),
          because: tex`$\gamma = 1 + \frac2f = 1 + \frac{2}{${degreesOfFreedom}} = ${gamma}$.`,
        },
      ],
    };
  }),
];
