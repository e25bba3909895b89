import { battery, capacitor, line, resistor, sheet } from '../drawing.ts';
import { amount, integrate, number, root, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';
import type { Diagram } from '../template.ts';

const { mcq, msq, numerical } = templatesOf('Physics');
const CHARGES = 'Electrostatics';
const CURRENT = 'Current Electricity';
const OHM = tex`\Omega`;
/** One part in the wire on the left, two side by side on the right, the battery below. */
function ladder(
  draw: typeof resistor,
  kind: string,
  names: readonly [string, string, string],
  cell: string,
): Diagram {
  const [upper, middle, lower, bottom] = [45, 75, 105, 175];
  const wires = [
    line([
      [40, middle],
      [200, middle],
    ]),
    line([
      [200, upper],
      [200, lower],
    ]),
    line([
      [200, upper],
      [340, upper],
      [340, lower],
      [200, lower],
    ]),
    line([
      [340, middle],
      [370, middle],
      [370, bottom],
      [40, bottom],
      [40, middle],
    ]),
  ];
  const parts = [
    draw([110, middle], names[0]),
    draw([270, upper], names[1]),
    draw([270, lower], names[2]),
    battery([200, bottom], cell),
  ];
  return {
    svg: sheet(400, 230, [...wires, ...parts]),
    alt: `A battery of ${cell} with a ${kind} of ${names[0]} in series with two ${kind}s in parallel, ${names[1]} and ${names[2]}.`,
  };
}

export const electricity = [
  mcq('where-the-field-vanishes', CHARGES, 4, (random) => {
    const [n, m, gap] = [random.int(1, 3), random.int(2, 5), random.int(20, 120, 10)];
    const value = (gap * n) / (n + m);
    return {
      text: tex`Charges of $+${n * n}q$ and $+${m * m}q$ are ${amount(gap, 'cm')} apart. The electric field is zero between them, at a distance from $+${n * n}q$ of`,
      value,
      check: root((x) => (n * n) / (x * x) - (m * m) / (gap - x) ** 2, 0.01, gap - 0.01),
      mistakes: [
        (gap * m) / (n + m),
        (gap * n * n) / (n * n + m * m),
        gap / 2,
        (gap * m * m) / (n * n + m * m),
      ],
      unit: 'cm',
      why: tex`$\frac{${n * n}}{x^2} = \frac{${m * m}}{(${gap} - x)^2}$; taking roots, $${m}x = ${n}(${gap} - x)$ and $x = ${number(value)}\ \mathrm{cm}$.`,
    };
  }),

  mcq('capacitors-in-a-drawing', CHARGES, 5, (random) => {
    const [first, second, third, volts] = [
      random.int(2, 12),
      random.int(1, 6),
      random.int(1, 6),
      random.int(6, 24, 6),
    ];
    const both = second + third;
    const value = (volts * first * both) / (first + both);
    return {
      text: tex`In the circuit shown the capacitors are charged fully. The charge that the battery has delivered is`,
      diagram: ladder(capacitor, 'capacitor', [`${first} µF`, `${second} µF`, `${third} µF`], `${volts} V`),
      value,
      check: root((charge) => charge / first + charge / both - volts, 0, 1e4),
      mistakes: [
        volts * (first + both),
        volts * (first + (second * third) / both),
        (volts * second * third * first) / (first * both + second * third),
        volts * both,
      ],
      unit: tex`\mu C`,
      why: tex`The two in parallel make ${amount(both, tex`\mu F`)}; with ${amount(first, tex`\mu F`)} in series $C = ${number((first * both) / (first + both))}\ \mathrm{\mu F}$, and $Q = CU = ${number(value)}\ \mathrm{\mu C}$.`,
    };
  }),

  mcq('resistors-in-a-drawing', CURRENT, 4, (random) => {
    const [first, second, third, volts] = [
      random.int(1, 10),
      random.int(2, 12),
      random.int(2, 12),
      random.int(6, 36, 6),
    ];
    const both = (second * third) / (second + third);
    const value = volts / (first + both);
    return {
      text: tex`The battery in the circuit shown has no resistance of its own. The current that it delivers is`,
      diagram: ladder(resistor, 'resistor', [`${first} Ω`, `${second} Ω`, `${third} Ω`], `${volts} V`),
      value,
      // The voltage of the pair, at which the currents into and out of their node are equal.
      check: (volts - root((v) => (volts - v) / first - v / second - v / third, 0, volts)) / first,
      mistakes: [
        volts / (first + second + third),
        volts / first,
        volts / both,
        volts / (1 / (1 / first + 1 / second + 1 / third)),
      ],
      unit: 'A',
      why: tex`In parallel: $\frac{${second} \times ${third}}{${second} + ${third}} = ${number(both)}\ \Omega$. In all $${number(first + both)}\ \Omega$, so $I = ${number(value)}\ \mathrm{A}$.`,
    };
  }),

  mcq('cell-with-resistance', CURRENT, 4, (random) => {
    const [inner, outer, more, current] = [
      random.pick([0.5, 1, 1.5, 2]),
      random.int(2, 6),
      random.int(2, 8),
      random.int(1, 4),
    ];
    const emf = current * (outer + inner);
    const value = (emf * (outer + more)) / (outer + more + inner);
    return {
      text: tex`A cell drives ${amount(current, 'A')} through ${amount(outer, OHM)}; its internal resistance is ${amount(inner, OHM)}. With ${amount(outer + more, OHM)} instead, the voltage at its terminals is`,
      value,
      check: emf - inner * (emf / (outer + more + inner)),
      mistakes: [emf, current * (outer + more), (emf * inner) / (outer + more + inner), current * outer],
      unit: 'V',
      digits: 4,
      why: tex`$E = ${current}(${outer} + ${inner}) = ${number(emf)}\ \mathrm{V}$. Then $I = ${number(emf / (outer + more + inner))}\ \mathrm{A}$ and $U = IR = ${number(value, 4)}\ \mathrm{V}$.`,
    };
  }),

  numerical('balanced-bridge', CURRENT, 3, (random) => {
    const [p, q, factor] = [random.int(2, 9), random.int(2, 9), random.int(2, 12)];
    return {
      text: tex`A metre bridge balances at $${number((100 * p) / (p + q), 5)}\ \mathrm{cm}$ from the left end with ${amount(p * factor, OHM)} in the left gap. How large is the resistance in the right gap, in ohms (nearest whole number)?`,
      value: q * factor,
      check: root((r) => (p * factor) / (p * factor + r) - p / (p + q), 0, 1000),
      why: tex`$\frac{R_1}{R_2} = \frac{l}{100 - l}$ gives $R_2 = ${p * factor} \times ${number(q / p)} = ${q * factor}\ \Omega$.`,
    };
  }),

  msq('plates-pulled-apart', CHARGES, 6, (random) => {
    const [c, volts, times] = [random.int(2, 12), random.int(10, 60, 10), random.int(2, 4)];
    const charge = c * volts;
    return {
      text: tex`A plate capacitor of ${amount(c, tex`\mu F`)} is charged to ${amount(volts, 'V')} and taken off the battery. Then its plates are pulled apart to ${times} times their distance. Which of the following is/are correct?`,
      claims: [
        {
          says: 'Its charge is then',
          value: charge,
          check: (c / times) * (volts * times),
          mistake: charge / times,
          unit: tex`\mu C`,
          because: 'The charge has nowhere to go.',
        },
        {
          says: 'The voltage between its plates is then',
          value: volts * times,
          check: charge / (c / times),
          mistake: volts / times,
          unit: 'V',
          because: tex`$U = Q/C$, and $C$ has become smaller.`,
        },
        {
          says: 'Its capacitance is then',
          value: c / times,
          check: charge / (volts * times),
          mistake: c * times,
          unit: tex`\mu F`,
          because: tex`$C = \varepsilon_0 A/d$.`,
        },
        {
          says: 'The work done in pulling is',
          value: (c * volts * volts * (times - 1)) / 2,
          check: integrate(() => (charge * charge) / (2 * c), 1, times),
          mistake: (c * volts * volts * times) / 2,
          unit: tex`\mu J`,
          because: tex`$W = \frac{Q^2}{2C'} - \frac{Q^2}{2C}$.`,
        },
      ],
    };
  }),

  msq('current-in-three-resistors', CURRENT, 5, (random) => {
    const [first, k, volts] = [random.int(2, 6), random.int(2, 6), random.int(1, 4)];
    const [second, third] = [2 * k, 2 * k];
    const current = volts;
    const emf = current * (first + k);
    return {
      text: tex`The battery in the circuit shown has no resistance of its own. Which of the following is/are correct?`,
      diagram: ladder(resistor, 'resistor', [`${first} Ω`, `${second} Ω`, `${third} Ω`], `${emf} V`),
      claims: [
        {
          says: 'The resistance of the whole circuit is',
          value: first + k,
          check: first + 1 / sum([1 / second, 1 / third]),
          mistake: first + second + third,
          unit: OHM,
          because: 'Equal ones in parallel have half the resistance.',
        },
        {
          says: 'The current through the single resistor on the left is',
          value: current,
          check: root((i) => i * first + (i * second) / 2 - emf, 0, 100),
          mistake: emf / first,
          unit: 'A',
          because: tex`$I = U/R$ of the whole.`,
        },
        {
          says: 'The current through each of the two in parallel is',
          value: current / 2,
          check: (current * k) / second,
          mistake: current,
          unit: 'A',
          because: 'They share the current.',
        },
        {
          says: 'The power that the battery delivers is',
          value: emf * current,
          check: current ** 2 * first + 2 * (current / 2) ** 2 * second,
          mistake: (emf * current) / 2,
          unit: 'W',
          because: tex`$P = UI$.`,
        },
      ],
    };
  }),
];
