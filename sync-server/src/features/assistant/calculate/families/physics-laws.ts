import type { InBoth } from '../worked.ts';

/** Names of quantities, by their letter in the laws below, with unit and the concepts that ask for or name them. */
export const QUANTITIES = {
  m: { unit: 'kg', names: ['mass'] },
  v: { unit: 'm/s', names: ['speed', 'final'] },
  u: { unit: 'm/s', names: ['initial', 'speed'] },
  a: { unit: 'm/s^2', names: ['acceleration'] },
  F: { unit: 'N', names: ['force'] },
  t: { unit: 's', names: ['time', 'how-long'] },
  s: { unit: 'm', names: ['distance'] },
  h: { unit: 'm', names: ['height', 'max-height'] },
  E: { unit: 'J', names: ['kinetic-energy', 'potential-energy', 'energy'] },
  W: { unit: 'J', names: ['work-done', 'work'] },
  P: { unit: 'W', names: ['power-of', 'power'] },
  p: { unit: 'kg m/s', names: ['momentum'] },
  I: { unit: 'A', names: ['current'] },
  V: { unit: 'V', names: ['voltage'] },
  R: { unit: 'ohm', names: ['resistance'] },
  f: { unit: 'Hz', names: ['frequency'] },
  l: { unit: 'm', names: ['wavelength'] },
  A: { unit: 'm^2', names: ['area'] },
  d: { unit: 'kg/m^3', names: ['density'] },
  B: { unit: 'm^3', names: ['volume'] },
  q: { unit: 'C', names: ['charge'] },
  D: { unit: 'Pa', names: ['pressure'] },
} as const;

export type Letter = keyof typeof QUANTITIES;

export interface Law {
  readonly title: InBoth;
  /** TeX of the law. */
  readonly law: string;
  readonly asks: Letter;
  readonly given: readonly Letter[];
  /** One of these concepts must be there, besides the names of what is asked. */
  readonly with?: readonly string[];
  /** TeX of the asked letter. */
  readonly sign?: string;
  readonly value: (given: Readonly<Record<string, number>>, g: number) => number;
}

export const of = (given: Readonly<Record<string, number>>, letter: Letter): number =>
  given[letter] ?? Number.NaN;

const MOTION = ['Equations of motion', 'गति के समीकरण'] as const;
const OHM = ["Ohm's law", 'ओम का नियम'] as const;
const POWER = ['Electric power', 'विद्युत शक्ति'] as const;
const UP = ['upward', 'max-height'];

export const LAWS: readonly Law[] = [
  {
    title: ['Kinetic energy', 'गतिज ऊर्जा'],
    law: String.raw`K = \frac{1}{2}mv^2`,
    asks: 'E',
    given: ['m', 'v'],
    with: ['kinetic-energy'],
    sign: 'K',
    value: (g) => 0.5 * of(g, 'm') * of(g, 'v') ** 2,
  },
  {
    title: ['Potential energy', 'स्थितिज ऊर्जा'],
    law: 'U = mgh',
    asks: 'E',
    given: ['m', 'h'],
    with: ['potential-energy'],
    sign: 'U',
    value: (g, grav) => of(g, 'm') * grav * of(g, 'h'),
  },
  {
    title: ['Momentum', 'संवेग'],
    law: 'p = mv',
    asks: 'p',
    given: ['m', 'v'],
    value: (g) => of(g, 'm') * of(g, 'v'),
  },
  {
    title: ["Newton's second law", 'न्यूटन का दूसरा नियम'],
    law: 'F = ma',
    asks: 'F',
    given: ['m', 'a'],
    value: (g) => of(g, 'm') * of(g, 'a'),
  },
  {
    title: ["Newton's second law", 'न्यूटन का दूसरा नियम'],
    law: 'F = ma',
    asks: 'a',
    given: ['F', 'm'],
    value: (g) => of(g, 'F') / of(g, 'm'),
  },
  {
    title: ["Newton's second law", 'न्यूटन का दूसरा नियम'],
    law: 'F = ma',
    asks: 'm',
    given: ['F', 'a'],
    value: (g) => of(g, 'F') / of(g, 'a'),
  },
  {
    title: ['Work', 'कार्य'],
    law: 'W = Fs',
    asks: 'W',
    given: ['F', 's'],
    value: (g) => of(g, 'F') * of(g, 's'),
  },
  {
    title: ['Power', 'शक्ति'],
    law: String.raw`P = \frac{W}{t}`,
    asks: 'P',
    given: ['W', 't'],
    value: (g) => of(g, 'W') / of(g, 't'),
  },
  {
    title: ['Vertical throw', 'ऊर्ध्वाधर प्रक्षेप'],
    law: String.raw`H = \frac{u^2}{2g}`,
    asks: 'h',
    given: ['u'],
    with: UP,
    sign: 'H',
    value: (g, grav) => of(g, 'u') ** 2 / (2 * grav),
  },
  {
    title: ['Free fall', 'मुक्त पतन'],
    law: String.raw`t = \sqrt{\frac{2h}{g}}`,
    asks: 't',
    given: ['h'],
    with: ['dropped'],
    value: (g, grav) => Math.sqrt((2 * of(g, 'h')) / grav),
  },
  {
    title: ['Free fall', 'मुक्त पतन'],
    law: String.raw`v = \sqrt{2gh}`,
    asks: 'v',
    given: ['h'],
    with: ['dropped'],
    value: (g, grav) => Math.sqrt(2 * grav * of(g, 'h')),
  },
  {
    title: MOTION,
    law: 'v = u + at, u = 0',
    asks: 'v',
    given: ['a', 't'],
    with: ['rest'],
    value: (g) => of(g, 'a') * of(g, 't'),
  },
  {
    title: MOTION,
    law: String.raw`s = ut + \frac{1}{2}at^2, u = 0`,
    asks: 's',
    given: ['a', 't'],
    with: ['rest'],
    value: (g) => 0.5 * of(g, 'a') * of(g, 't') ** 2,
  },
  {
    title: MOTION,
    law: String.raw`a = \frac{v - u}{t}, u = 0`,
    asks: 'a',
    given: ['v', 't'],
    with: ['rest'],
    value: (g) => of(g, 'v') / of(g, 't'),
  },
  {
    title: MOTION,
    law: 'v = u + at',
    asks: 'v',
    given: ['u', 'a', 't'],
    value: (g) => of(g, 'u') + of(g, 'a') * of(g, 't'),
  },
  {
    title: MOTION,
    law: String.raw`s = ut + \frac{1}{2}at^2`,
    asks: 's',
    given: ['u', 'a', 't'],
    value: (g) => of(g, 'u') * of(g, 't') + 0.5 * of(g, 'a') * of(g, 't') ** 2,
  },
  { title: OHM, law: 'V = IR', asks: 'V', given: ['I', 'R'], value: (g) => of(g, 'I') * of(g, 'R') },
  {
    title: OHM,
    law: String.raw`I = \frac{V}{R}`,
    asks: 'I',
    given: ['V', 'R'],
    value: (g) => of(g, 'V') / of(g, 'R'),
  },
  {
    title: OHM,
    law: String.raw`R = \frac{V}{I}`,
    asks: 'R',
    given: ['V', 'I'],
    value: (g) => of(g, 'V') / of(g, 'I'),
  },
  { title: POWER, law: 'P = VI', asks: 'P', given: ['V', 'I'], value: (g) => of(g, 'V') * of(g, 'I') },
  { title: POWER, law: 'P = I^2R', asks: 'P', given: ['I', 'R'], value: (g) => of(g, 'I') ** 2 * of(g, 'R') },
  {
    title: POWER,
    law: String.raw`P = \frac{V^2}{R}`,
    asks: 'P',
    given: ['V', 'R'],
    value: (g) => of(g, 'V') ** 2 / of(g, 'R'),
  },
  {
    title: POWER,
    law: String.raw`I = \frac{P}{V}`,
    asks: 'I',
    given: ['P', 'V'],
    value: (g) => of(g, 'P') / of(g, 'V'),
  },
  {
    title: POWER,
    law: String.raw`R = \frac{V^2}{P}`,
    asks: 'R',
    given: ['P', 'V'],
    value: (g) => of(g, 'V') ** 2 / of(g, 'P'),
  },
  {
    title: ['Waves', 'तरंगें'],
    law: String.raw`v = f\lambda`,
    asks: 'l',
    given: ['v', 'f'],
    sign: String.raw`\lambda`,
    value: (g) => of(g, 'v') / of(g, 'f'),
  },
  {
    title: ['Waves', 'तरंगें'],
    law: String.raw`v = f\lambda`,
    asks: 'v',
    given: ['f', 'l'],
    value: (g) => of(g, 'f') * of(g, 'l'),
  },
  {
    title: ['Waves', 'तरंगें'],
    law: String.raw`v = f\lambda`,
    asks: 'f',
    given: ['v', 'l'],
    value: (g) => of(g, 'v') / of(g, 'l'),
  },
  {
    title: ['Density', 'घनत्व'],
    law: String.raw`\rho = \frac{m}{V}`,
    asks: 'd',
    given: ['m', 'B'],
    sign: String.raw`\rho`,
    value: (g) => of(g, 'm') / of(g, 'B'),
  },
  {
    title: ['Pressure', 'दाब'],
    law: String.raw`p = \frac{F}{A}`,
    asks: 'D',
    given: ['F', 'A'],
    sign: 'p',
    value: (g) => of(g, 'F') / of(g, 'A'),
  },
  {
    title: ['Heating by a current', 'विद्युत धारा का ऊष्मीय प्रभाव'],
    law: 'H = I^2Rt',
    asks: 'E',
    given: ['I', 'R', 't'],
    with: ['energy'],
    sign: 'H',
    value: (g) => of(g, 'I') ** 2 * of(g, 'R') * of(g, 't'),
  },
  {
    title: ['Light', 'प्रकाश'],
    law: String.raw`f = \frac{c}{\lambda},\ c = 3 \times 10^8\ \mathrm{m\,s^{-1}}`,
    asks: 'f',
    given: ['l'],
    with: ['frequency'],
    value: (g) => 3e8 / of(g, 'l'),
  },
  {
    title: ['Energy of a photon', 'फोटॉन की ऊर्जा'],
    law: String.raw`E = hf,\ h = 6.626 \times 10^{-34}\ \mathrm{J\,s}`,
    asks: 'E',
    given: ['f'],
    with: ['energy'],
    value: (g) => 6.626e-34 * of(g, 'f'),
  },
  {
    title: ['Energy of a photon', 'फोटॉन की ऊर्जा'],
    law: String.raw`E = \frac{hc}{\lambda},\ hc = 1.9878 \times 10^{-25}\ \mathrm{J\,m}`,
    asks: 'E',
    given: ['l'],
    with: ['energy'],
    value: (g) => (6.626e-34 * 3e8) / of(g, 'l'),
  },
  {
    title: ['Current', 'विद्युत धारा'],
    law: String.raw`I = \frac{q}{t}`,
    asks: 'I',
    given: ['q', 't'],
    value: (g) => of(g, 'q') / of(g, 't'),
  },
];
