import { amount, integrate, number, slope, tex } from '../numbers.ts';
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
    const field = (current: number) => (2e-7 * current) / half;
    const value = (opposite ? field(first) + field(second) : Math.abs(field(first) - field(second))) * 1e6;
    return first === second
      ? null
      : {
          text: tex`Two long parallel wires ${amount(gap, 'cm')} apart carry ${amount(first, 'A')} and ${amount(second, 'A')} in ${opposite ? 'opposite directions' : 'the same direction'}. The magnetic field half-way between them is ($\mu_0 = 4\pi \times 10^{-7}\ \mathrm{T\,m\,A^{-1}}$)`,
          value,
          check:
            (4 * Math.PI * 1e-7 * (opposite ? first + second : Math.abs(first - second)) * 1e6) /
            (2 * Math.PI * half),
          mistakes: [
            (opposite ? Math.abs(field(first) - field(second)) : field(first) + field(second)) * 1e6,
            value / 2,
            value * Math.PI,
            value / 4,
          ],
          unit: tex`\mu T`,
          why: tex`Each gives $B = \frac{\mu_0 I}{2\pi d}$ with $d = ${number(half * 100)}\ \mathrm{cm}$. Between the wires the fields ${opposite ? 'add up' : 'are opposed'}: $${number(value)}\ \mathrm{\mu T}$.`,
        };
  }),

  mcq('rod-on-rails', INDUCTION, 4, (random) => {
    const [b, length, speed, ohms] = [
      random.pick([0.2, 0.4, 0.5, 0.8]),
      random.pick([0.5, 1, 1.5, 2]),
      random.int(2, 12, 2),
      random.int(1, 5),
    ];
    const value = (b * b * length * length * speed) / ohms;
    return {
      text: tex`A rod ${amount(length, 'm')} long slides at ${amount(speed, 'm\\,s^{-1}')} along smooth rails that are joined by ${amount(ohms, OHM)}; a field of ${amount(b, 'T')} is normal to the rails' plane. The force that keeps its speed is`,
      value,
      // Its power is what the resistor turns into heat.
      check: (b * length * speed) ** 2 / ohms / speed,
      mistakes: [
        (b * length * speed) / ohms,
        b * length * speed,
        (b * b * length * length * speed * speed) / ohms,
        (b * length * length * speed) / ohms,
      ],
      unit: 'N',
      why: tex`$\mathcal{E} = Blv = ${number(b * length * speed)}\ \mathrm{V}$, $I = ${number((b * length * speed) / ohms)}\ \mathrm{A}$, and $F = BIl = ${number(value)}\ \mathrm{N}$.`,
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
      text: tex`A resistor of ${amount(part * scale, OHM)}, a coil with reactance ${amount(capacitive + rest * scale, OHM)} and a capacitor with reactance ${amount(capacitive, OHM)} are in series on an alternating voltage. What is the impedance, in ohms?`,
      value: whole * scale,
      check: Math.hypot(part * scale, capacitive + rest * scale - capacitive),
      why: tex`$Z = \sqrt{R^2 + (X_L - X_C)^2} = \sqrt{${part * scale}^2 + ${rest * scale}^2} = ${whole * scale}\ \Omega$.`,
    };
  }),

  msq('coil-in-a-changing-field', INDUCTION, 6, (random) => {
    const [turns, area, rate, ohms] = [
      random.int(20, 100, 10),
      random.pick([0.01, 0.02, 0.05]),
      random.int(2, 8),
      random.int(2, 10),
    ];
    const emf = turns * area * rate;
    return {
      text: tex`A coil of ${turns} turns, each with the area ${amount(area, 'm^2')}, has the resistance ${amount(ohms, OHM)} and is closed. The field through it, normal to the turns, grows by ${amount(rate, 'T')} in every second. Which of the following is/are correct?`,
      claims: [
        {
          says: 'The voltage induced in the coil is',
          value: emf,
          check: slope((t) => turns * area * rate * t, 1),
          mistake: area * rate,
          unit: 'V',
          because: tex`$\mathcal{E} = NA\,\frac{dB}{dt}$.`,
        },
        {
          says: 'The current in it is',
          value: emf / ohms,
          check: Math.sqrt((emf * emf) / ohms / ohms),
          mistake: emf * ohms,
          unit: 'A',
          because: tex`$I = \mathcal{E}/R$.`,
        },
        {
          says: 'The charge that flows in two seconds is',
          value: (2 * emf) / ohms,
          check: integrate(() => emf / ohms, 0, 2),
          mistake: emf / ohms,
          unit: 'C',
          because: tex`$q = It$.`,
        },
        {
          says: 'The heat set free in two seconds is',
          value: (2 * emf * emf) / ohms,
          check: (emf / ohms) ** 2 * ohms * 2,
          mistake: 2 * emf * emf * ohms,
          unit: 'J',
          because: tex`$Q = \frac{\mathcal{E}^2}{R}t$.`,
        },
      ],
    };
  }),
];
