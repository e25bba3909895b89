import { battery, capacitor, line, resistor, sheet } from '../drawing.ts';
import { amount, equals, fraction, gcd, integrate, number, root, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';
import type { Diagram } from '../template.ts';

const { mcq, msq, numerical } = templatesOf('Physics');
const CHARGES = 'Electrostatics';
const CURRENT = 'Current Electricity';
const OHM = tex`\Omega`;
const MICROFARAD = tex`\mu F`;

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
    const [n, m, gap] = [random.int(1, 3), random.int(1, 5), random.int(20, 120, 10)];
    const value = (gap * n) / (n + m);
    const charge = (root: number) => (root === 1 ? '+q' : `+${root * root}q`);
    return n === m
      ? null
      : {
          text: tex`Two point charges $${charge(n)}$ and $${charge(m)}$ are fixed ${amount(gap, 'cm')} apart. The electric field is zero at a point on the line joining them, at a distance from the charge $${charge(n)}$ of`,
          value,
          check: root((x) => (n * n) / (x * x) - (m * m) / (gap - x) ** 2, 0.01, gap - 0.01),
          within: [gap / 40, gap * (39 / 40)],
          step: gap / 20,
          mistakes: [
            (gap * m) / (n + m),
            (gap * n * n) / (n * n + m * m),
            gap / 2,
            (gap * m * m) / (n * n + m * m),
            (gap * n) / (n + m + 1),
            gap / (n + m),
          ],
          unit: 'cm',
          why: tex`$\frac{${n * n}}{x^2} = \frac{${m * m}}{(${gap} - x)^2}$. Taking square roots, $${m === 1 ? '' : m}x = ${n === 1 ? `${gap} - x` : `${n}(${gap} - x)`}$, so $x = \frac{${n} \times ${gap}}{${n} + ${m}} ${equals(value)}\ \mathrm{cm}$. Dividing the distance in the ratio of the charges, without taking square roots, would give ${amount((gap * n * n) / (n * n + m * m), 'cm')}.`,
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
      text: tex`In the circuit shown, the capacitors are fully charged by the battery. The charge supplied by the battery is`,
      diagram: ladder(capacitor, 'capacitor', [`${first} µF`, `${second} µF`, `${third} µF`], `${volts} V`),
      value,
      check: root((charge) => charge / first + charge / both - volts, 0, 1e4),
      within: [1, 600],
      mistakes: [
        volts * (first + both),
        volts * (first + (second * third) / both),
        (volts * second * third * first) / (first * both + second * third),
        volts * both,
        volts * first,
      ],
      unit: tex`\mu C`,
      why: tex`The two capacitors in parallel: $${second} + ${third} = ${both}\ \mathrm{\mu F}$. In series with ${amount(first, MICROFARAD)}: $C = \frac{${first} \times ${both}}{${first} + ${both}} ${equals((first * both) / (first + both))}\ \mathrm{\mu F}$. Hence $Q = CV = \frac{${first * both}}{${first + both}} \times ${volts} ${equals(value)}\ \mathrm{\mu C}$. Combining the capacitors by the rules for resistors would give ${amount(volts * (first + (second * third) / both), tex`\mu C`)}.`,
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
      text: tex`In the circuit shown, the internal resistance of the battery is negligible. The current supplied by the battery is`,
      diagram: ladder(resistor, 'resistor', [`${first} Ω`, `${second} Ω`, `${third} Ω`], `${volts} V`),
      value,
      // The voltage of the pair, at which the currents into and out of their node are equal.
      check: (volts - root((v) => (volts - v) / first - v / second - v / third, 0, volts)) / first,
      within: [0.05, 40],
      mistakes: [
        volts / (first + second + third),
        volts / first,
        volts / both,
        volts / (1 / (1 / first + 1 / second + 1 / third)),
        volts / (first + (second + third) / 2),
      ],
      unit: 'A',
      difficulty: second === third ? 3 : 4,
      why: tex`Resistors in parallel: $\frac{${second} \times ${third}}{${second} + ${third}} = ${fraction(second * third, second + third)}\ \Omega$. Total resistance: $${first} + ${fraction(second * third, second + third)} = ${fraction(first * (second + third) + second * third, second + third)}\ \Omega$. Hence $I = \frac{V}{R} = ${volts} \div ${fraction(first * (second + third) + second * third, second + third)} ${equals(value)}\ \mathrm{A}$. With all three resistors taken as in series, the current would be ${amount(volts / (first + second + third), 'A')}.`,
    };
  }),

  mcq('cell-with-resistance', CURRENT, 4, (random) => {
    const [inner, outer, more, current] = [
      random.pick([0.5, 1, 1.5, 2]),
      random.int(2, 6),
      random.int(2, 8),
      random.int(1, 3),
    ];
    const emf = current * (outer + inner);
    const after = emf / (outer + more + inner);
    const value = after * (outer + more);
    return emf > 12
      ? null
      : {
          text: tex`A battery of internal resistance ${amount(inner, OHM)} sends a current of ${amount(current, 'A')} through an external resistance of ${amount(outer, OHM)}. When the external resistance is changed to ${amount(outer + more, OHM)}, the terminal voltage of the battery is`,
          value,
          check: emf - inner * after,
          within: [0.2, 1.5 * emf],
          step: emf / 12,
          mistakes: [
            emf,
            current * outer,
            emf - current * inner * 2,
            emf + after * inner,
            (emf * outer) / (outer + more + inner),
          ],
          unit: 'V',
          why: tex`$\mathcal{E} = I(R + r) = ${current}(${outer} + ${inner}) = ${number(emf)}\ \mathrm{V}$. With ${amount(outer + more, OHM)} the current is $\frac{${number(emf)}}{${outer + more} + ${inner}} ${equals(after)}\ \mathrm{A}$, so $V = \mathcal{E}\,\frac{R}{R + r} = ${number(emf)} \times \frac{${outer + more}}{${number(outer + more + inner)}} ${equals(value)}\ \mathrm{V}$. The terminal voltage does not remain ${amount(current * outer, 'V')}, because the smaller current causes a smaller drop across the internal resistance.`,
        };
  }),

  numerical('balanced-bridge', CURRENT, 3, (random) => {
    const [parts, factor] = [random.pick([5, 8, 10, 20]), random.int(1, 12)];
    const left = random.int(Math.ceil(parts / 4), Math.floor((3 * parts) / 4));
    const shared = gcd(left, parts - left);
    const [known, unknown] = [(left / shared) * factor, ((parts - left) / shared) * factor];
    const length = (100 * left) / parts;
    return known === unknown || unknown < 2
      ? null
      : {
          text: tex`In a metre bridge, the null point is found at ${amount(length, 'cm')} from the left end when a resistance of ${amount(known, OHM)} is in the left gap. What is the resistance in the right gap, in ohms?`,
          value: unknown,
          check: root((r) => known / (known + r) - left / parts, 0, 1000),
          why: tex`$\frac{R_1}{R_2} = \frac{l}{100 - l}$, so $R_2 = ${known} \times \frac{100 - ${number(length)}}{${number(length)}} = ${unknown}\ \Omega$.`,
        };
  }),

  msq('plates-pulled-apart', CHARGES, 6, (random) => {
    const [c, volts, times] = [random.int(2, 12), random.int(10, 60, 10), random.int(2, 4)];
    const charge = c * volts;
    const work = (c * volts * volts * (times - 1)) / 2;
    return {
      text: tex`A parallel plate capacitor of capacitance ${amount(c, MICROFARAD)} is charged to ${amount(volts, 'V')} and then disconnected from the battery. The separation between its plates is then increased to ${times} times its initial value. Which of the following is/are correct?`,
      claims: [
        {
          says: 'The charge on the capacitor is now',
          value: charge,
          check: (c / times) * (volts * times),
          mistake: charge / times,
          unit: tex`\mu C`,
          because: tex`The capacitor is isolated, so its charge remains $Q = CV = ${c} \times ${volts} = ${charge}\ \mathrm{\mu C}$.`,
        },
        {
          says: 'The potential difference between its plates is now',
          value: volts * times,
          check: charge / (c / times),
          mistake: volts / times,
          unit: 'V',
          because: tex`$V' = \frac{Q}{C'} = \frac{Q}{C/${times}} = ${times} \times ${volts} = ${volts * times}\ \mathrm{V}$.`,
        },
        {
          says: 'Its capacitance is now',
          value: c / times,
          check: charge / (volts * times),
          mistake: c * times,
          unit: MICROFARAD,
          because: tex`$C = \frac{\varepsilon_0 A}{d}$, so $C' = \frac{${c}}{${times}} ${equals(c / times)}\ \mathrm{\mu F}$.`,
        },
        {
          says: 'The work done in separating the plates is',
          value: work,
          check: integrate(() => (charge * charge) / (2 * c), 1, times),
          mistake: (c * volts * volts * times) / 2,
          unit: tex`\mu J`,
          because: tex`$W = \frac{Q^2}{2C'} - \frac{Q^2}{2C} = \frac{Q^2}{2C}(${times} - 1) = \frac{${charge}^2}{2 \times ${c}} \times ${times - 1} = ${number(work)}\ \mathrm{\mu J}$.`,
        },
      ],
    };
  }),

  msq('current-in-three-resistors', CURRENT, 5, (random) => {
    const [first, k, current] = [random.int(2, 6), random.int(2, 6), random.int(1, 4)];
    const [second, third] = [2 * k, 2 * k];
    const emf = current * (first + k);
    return {
      text: tex`In the circuit shown, the internal resistance of the battery is negligible. Which of the following is/are correct?`,
      diagram: ladder(resistor, 'resistor', [`${first} Ω`, `${second} Ω`, `${third} Ω`], `${emf} V`),
      claims: [
        {
          says: 'The equivalent resistance of the circuit is',
          value: first + k,
          check: first + 1 / sum([1 / second, 1 / third]),
          mistake: first + second + third,
          unit: OHM,
          because: tex`$${first} + \frac{${second} \times ${third}}{${second} + ${third}} = ${first} + ${k} = ${first + k}\ \Omega$.`,
        },
        {
          says: 'The current through the single resistor on the left is',
          value: current,
          check: root((i) => i * first + (i * second) / 2 - emf, 0, 100),
          mistake: emf / first,
          unit: 'A',
          because: tex`$I = \frac{V}{R} = \frac{${emf}}{${first + k}} = ${current}\ \mathrm{A}$.`,
        },
        {
          says: 'The current through each of the two resistors in parallel is',
          value: current / 2,
          check: (current * k) / second,
          mistake: current,
          unit: 'A',
          because: tex`Equal resistances share the current equally: $\frac{${current}}{2} = ${current / 2}\ \mathrm{A}$.`,
        },
        {
          says: 'The power supplied by the battery is',
          value: emf * current,
          check: current ** 2 * first + 2 * (current / 2) ** 2 * second,
          mistake: (emf * current) / 2,
          unit: 'W',
          because: tex`$P = VI = ${emf} \times ${current} = ${emf * current}\ \mathrm{W}$.`,
        },
      ],
    };
  }),
];
