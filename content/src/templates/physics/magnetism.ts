import { amount, equals, integrate, number, slope, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Physics');
const MAGNETS = 'Magnetic Effects of Current and Magnetism';
const INDUCTION = 'Electromagnetic Induction and Alternating Currents';
const OHM = tex`\Omega`;

export const magnetism = [
  mcq('two-long-wires', MAGNETS, 4, (random) => {
    const [first, second, gap, opposite] = [
      random.int(2, 12),
      random.int(2, 12),
      random.int(4, 20, 2),
      random.int(0, 1) === 1,
    ];
    const half = gap / 2 / 100;
    const field = (current: number) => ((2e-7 * current) / half) * 1e6;
    const [added, opposed] = [field(first) + field(second), Math.abs(field(first) - field(second))];
    const value = opposite ? added : opposed;
    return first === second
      ? null
      : {
          text: tex`Two long, straight, parallel wires ${amount(gap, 'cm')} apart carry currents of ${amount(first, 'A')} and ${amount(second, 'A')} in ${opposite ? 'opposite directions' : 'the same direction'}. Take $\mu_0 = 4\pi \times 10^{-7}\ \mathrm{T\,m\,A^{-1}}$. The magnitude of the magnetic field at a point midway between the wires is`,
          value,
          check:
            (4 * Math.PI * 1e-7 * (opposite ? first + second : Math.abs(first - second)) * 1e6) /
            (2 * Math.PI * half),
          within: [1, 500],
          mistakes: [
            opposite ? opposed : added,
            value / 2,
            value / 4,
            field(first),
            field(second),
            value * 2,
          ],
          unit: tex`\mu T`,
          why: tex`Each wire gives $B = \frac{\mu_0 I}{2\pi d}$ with $d = ${number(half * 100)}\ \mathrm{cm}$: $${number(field(first))}\ \mathrm{\mu T}$ and $${number(field(second))}\ \mathrm{\mu T}$. Between the wires the two fields ${opposite ? 'have the same direction and add up' : 'are opposite and subtract'}: $${number(value)}\ \mathrm{\mu T}$. ${opposite ? 'Subtracting' : 'Adding'} them, which would give ${amount(opposite ? opposed : added, tex`\mu T`)}, is right for currents in ${opposite ? 'the same direction' : 'opposite directions'}.`,
        };
  }),

  mcq('rod-on-rails', INDUCTION, 4, (random) => {
    const [b, length, speed, ohms] = [
      random.pick([0.2, 0.4, 0.5, 0.8]),
      random.pick([0.5, 1, 1.5, 2]),
      random.int(2, 12, 2),
      random.int(1, 5),
    ];
    const emf = b * length * speed;
    const value = (b * b * length * length * speed) / ohms;
    return {
      text: tex`A conducting rod ${amount(length, 'm')} long slides at ${amount(speed, tex`m\,s^{-1}`)} on smooth parallel rails that are connected by a resistance of ${amount(ohms, OHM)}. A uniform magnetic field of ${amount(b, 'T')} is perpendicular to the plane of the rails. The resistance of rod and rails is negligible. The external force needed to keep the rod moving at this speed is`,
      value,
      // Its power is what the resistor turns into heat.
      check: emf ** 2 / ohms / speed,
      within: [0.002, 40],
      mistakes: [
        emf / ohms,
        emf,
        (b * b * length * length * speed * speed) / ohms,
        (b * length * length * speed) / ohms,
        (b * b * length * speed) / ohms,
        (b * b * length * length) / ohms,
        (b * b * length * length * speed) / (ohms * ohms),
      ].filter((mistake) => mistake !== value),
      unit: 'N',
      why: tex`$\mathcal{E} = Blv = ${b} \times ${length} \times ${speed} = ${number(emf)}\ \mathrm{V}$, $I = \frac{\mathcal{E}}{R} = \frac{${number(emf)}}{${ohms}} ${equals(emf / ohms)}\ \mathrm{A}$, and $F = BIl = \frac{B^2l^2v}{R} ${equals(value)}\ \mathrm{N}$. Squaring $l$ but not $B$ would give ${amount((b * length * length * speed) / ohms, 'N')}; both enter twice, into the emf and into the force.`,
    };
  }),

  numerical('series-circuit-with-ac', INDUCTION, 5, (random) => {
    const [part, rest, whole] = random.pick([
      [3, 4, 5],
      [6, 8, 10],
      [5, 12, 13],
      [8, 15, 17],
    ] as const);
    const [scale, capacitive] = [random.int(2, 10), random.int(20, 90, 10)];
    return {
      text: tex`A resistor of ${amount(part * scale, OHM)}, an inductor of reactance ${amount(capacitive + rest * scale, OHM)} and a capacitor of reactance ${amount(capacitive, OHM)} are connected in series to an AC source. What is the impedance of the circuit, in ohms?`,
      value: whole * scale,
      check: Math.hypot(part * scale, capacitive + rest * scale - capacitive),
      difficulty: 4,
      why: tex`$Z = \sqrt{R^2 + (X_L - X_C)^2} = \sqrt{${part * scale}^2 + (${capacitive + rest * scale} - ${capacitive})^2} = \sqrt{${part * scale}^2 + ${rest * scale}^2} = ${whole * scale}\ \Omega$.`,
    };
  }),

  msq('coil-in-a-changing-field', INDUCTION, 6, (random) => {
    const [turns, area, rate, ohms] = [
      random.int(20, 100, 10),
      random.pick([0.01, 0.02, 0.05]),
      random.pick([0.2, 0.3, 0.4, 0.5, 0.6, 0.8]),
      random.int(2, 10),
    ];
    const emf = turns * area * rate;
    return {
      text: tex`A closed coil of ${turns} turns, each of area ${amount(area, 'm^2')}, has a resistance of ${amount(ohms, OHM)}. A magnetic field perpendicular to the plane of the coil increases at a constant rate of ${amount(rate, tex`T\,s^{-1}`)}. Which of the following is/are correct?`,
      claims: [
        {
          says: 'The emf induced in the coil is',
          value: emf,
          check: slope((t) => turns * area * rate * t, 1),
          mistake: area * rate,
          unit: 'V',
          because: tex`$\mathcal{E} = NA\,\frac{dB}{dt} = ${turns} \times ${area} \times ${rate} = ${number(emf)}\ \mathrm{V}$.`,
        },
        {
          says: 'The current induced in the coil is',
          value: emf / ohms,
          check: Math.sqrt((emf * emf) / ohms / ohms),
          mistake: emf * ohms,
          unit: 'A',
          because: tex`$I = \frac{\mathcal{E}}{R} = \frac{${number(emf)}}{${ohms}} ${equals(emf / ohms)}\ \mathrm{A}$.`,
        },
        {
          says: 'The charge that flows through the coil in two seconds is',
          value: (2 * emf) / ohms,
          check: integrate(() => emf / ohms, 0, 2),
          mistake: emf / ohms,
          unit: 'C',
          because: tex`$q = It = \frac{${number(emf)}}{${ohms}} \times 2 ${equals((2 * emf) / ohms)}\ \mathrm{C}$.`,
        },
        {
          says: 'The heat produced in the coil in two seconds is',
          value: (2 * emf * emf) / ohms,
          check: (emf / ohms) ** 2 * ohms * 2,
          mistake: 2 * emf * emf * ohms,
          unit: 'J',
          because: tex`$H = \frac{\mathcal{E}^2}{R}t = \frac{${number(emf)}^2}{${ohms}} \times 2 ${equals((2 * emf * emf) / ohms)}\ \mathrm{J}$.`,
        },
      ],
    };
  }),
];
