import { axes, curve, dot, sheet } from '../drawing.ts';
import { amount, equals, fractionOf, integrate, number, root, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Physics');
const OPTICS = 'Optics';
const QUANTA = 'Dual Nature of Matter and Radiation';
const NUCLEI = 'Atoms and Nuclei';

export const light = [
  mcq('thin-lens', OPTICS, 3, (random) => {
    const [f, away] = [random.int(5, 25, 5), random.int(30, 90, 5)];
    const value = (f * away) / (away - f);
    return {
      text: tex`An object is placed ${amount(away, 'cm')} in front of a convex lens of focal length ${amount(f, 'cm')}. The distance of the image from the lens is`,
      value,
      check: root((v) => 1 / v + 1 / away - 1 / f, f * 1.0001, 1000),
      within: [2, 400],
      mistakes: [
        (f * away) / (away + f),
        away - f,
        (away * away) / (away - f),
        (f * f) / (away - f),
        f,
        away + f,
        (away + f) / 2,
      ],
      unit: 'cm',
      why: tex`$\frac1v - \frac1u = \frac1f$ with $u = -${away}\ \mathrm{cm}$ and $f = ${f}\ \mathrm{cm}$: $\frac1v = \frac1{${f}} - \frac1{${away}}$, so $v = \frac{${f} \times ${away}}{${away} - ${f}} ${equals(value)}\ \mathrm{cm}$. Without the minus sign of $u$ one would get ${amount((f * away) / (away + f), 'cm')}.`,
    };
  }),

  mcq('two-slits', OPTICS, 3, (random) => {
    const [nanometres, distance, gap, order] = [
      random.int(450, 650, 50),
      random.pick([1, 1.2, 1.5, 2]),
      random.pick([0.2, 0.4, 0.5, 1]),
      random.int(2, 5),
    ];
    const isBright = random.int(0, 1) === 1;
    const fringe = (nanometres * 1e-6 * distance * 1e3) / gap;
    const multiple = isBright ? order : order - 0.5;
    const value = multiple * fringe;
    const name = ['', '', 'second', 'third', 'fourth', 'fifth'][order] ?? '';
    return {
      text: tex`In Young's double slit experiment light of wavelength ${amount(nanometres, 'nm')} is used. The slits are ${amount(gap, 'mm')} apart and the screen is ${amount(distance, 'm')} away from them. The distance of the ${name} ${isBright ? 'bright' : 'dark'} fringe from the central maximum is`,
      value,
      // Where the two ways differ by so many wavelengths, for small angles.
      check: root((x) => (gap * x) / (distance * 1e3) - multiple * nanometres * 1e-6, 0, 1e3),
      within: [0.1, 80],
      mistakes: [
        (order - 0.5) * fringe,
        (order + 0.5) * fringe,
        (order - 1) * fringe,
        (order + 1) * fringe,
        order * fringe,
        fringe,
        (order * fringe) / 2,
        2 * order * fringe,
      ],
      unit: 'mm',
      difficulty: isBright ? 3 : 4,
      why: tex`The fringe width is $\beta = \frac{\lambda D}{d} = \frac{${nanometres} \times 10^{-6} \times ${distance * 1000}}{${gap}} = ${number(fringe)}\ \mathrm{mm}$. ${isBright ? tex`$x = n\beta = ${order} \times ${number(fringe)} ${equals(value)}\ \mathrm{mm}$. With $\left(n - \frac12\right)\beta$, which holds for dark fringes, one would get ${amount((order - 0.5) * fringe, 'mm')}.` : tex`$x = \left(n - \frac12\right)\beta = ${multiple} \times ${number(fringe)} ${equals(value)}\ \mathrm{mm}$. With $n\beta$, which holds for bright fringes, one would get ${amount(order * fringe, 'mm')}.`}`,
    };
  }),

  mcq('electrons-out-of-a-metal', QUANTA, 4, (random) => {
    const [work, energy] = [
      random.pick([1.8, 1.9, 2.1, 2.2, 2.3, 2.5, 2.8, 4.2, 4.5]),
      random.pick([3.1, 3.3, 3.5, 4, 4.4, 5, 5.4, 6.2]),
    ];
    const value = Math.round((energy - work) * 100) / 100;
    return value < 0.5
      ? null
      : {
          text: tex`Photons of energy ${amount(energy, 'eV')} are incident on a metal whose work function is ${amount(work, 'eV')}. The intensity of the light is then doubled. The stopping potential is now`,
          value,
          check: (energy * 1.6e-19 - work * 1.6e-19) / 1.6e-19,
          within: [0.1, 12],
          mistakes: [2 * value, energy, energy + work, work, value / 2, 2 * energy - work],
          unit: 'V',
          why: tex`$eV_0 = h\nu - \phi_0 = ${energy} - ${work} = ${number(value)}\ \mathrm{eV}$, so $V_0 = ${number(value)}\ \mathrm{V}$. Greater intensity means more photoelectrons, not greater kinetic energy: doubling the stopping potential too, to $${number(2 * value)}\ \mathrm{V}$, is the usual mistake.`,
        };
  }),

  mcq('what-is-left', NUCLEI, 3, (random) => {
    const [halfLife, lives, start] = [random.int(2, 20, 2), random.int(2, 6), random.int(1, 9)];
    const mass = start * 64;
    const left = mass / 2 ** lives;
    return {
      text: tex`A radioactive sample of mass ${amount(mass, 'g')} has a half-life of ${amount(halfLife, 'days')}. The mass that has decayed after ${amount(halfLife * lives, 'days')} is`,
      value: mass - left,
      check: integrate(
        (t) => ((mass * Math.LN2) / halfLife) * Math.exp((-Math.LN2 * t) / halfLife),
        0,
        halfLife * lives,
      ),
      within: [left / 2, mass],
      mistakes: [
        left,
        mass / lives,
        mass - mass / lives,
        mass - 2 * left,
        mass - left / 2,
        mass - 4 * left,
        mass - left / 4,
        mass - left / 8,
        mass,
      ],
      unit: 'g',
      why: tex`${halfLife * lives} days are ${lives} half-lives. What remains is $\frac{${mass}}{2^{${lives}}} = ${number(left)}\ \mathrm{g}$, so $${mass} - ${number(left)} = ${number(mass - left)}\ \mathrm{g}$ has decayed. The remaining mass, ${amount(left, 'g')}, is not what is asked for.`,
    };
  }),

  mcq('velocity-in-a-graph', 'Kinematics', 3, (random) => {
    const [top, first, steady, last] = [
      random.int(2, 6),
      random.int(2, 4),
      random.int(2, 8),
      random.int(2, 4),
    ];
    const end = first + steady + last;
    const value = top * (steady + (first + last) / 2);
    const { at, parts } = axes({ across: end, up: top, stepAcross: 1, stepUp: top / 2 }, [
      't in s',
      'v in m/s',
    ]);
    const shape = [at(0, 0), at(first, top), at(first + steady, top), at(end, 0)];
    const speed = (t: number) => Math.min((top * t) / first, top, (top * (end - t)) / last);
    return {
      text: 'The graph shows the velocity of a lift that moves upwards. The height through which the lift rises is',
      diagram: {
        svg: sheet(400, 250, [...parts, curve(shape), ...shape.slice(1, 3).map(dot)]),
        alt: `Velocity against time: from 0 up to ${top} m/s at ${first} s, level until ${first + steady} s, and down to 0 at ${end} s.`,
      },
      value,
      check:
        integrate(speed, 0, first) + integrate(speed, first, end - last) + integrate(speed, end - last, end),
      within: [1, 120],
      mistakes: [
        top * end,
        (top * end) / 2,
        top * steady,
        top * (steady + first + last / 2),
        top * (steady + first / 2 + last),
        top * (steady + first / 2),
      ],
      unit: 'm',
      why: tex`The displacement is the area under the graph: $\frac12 \times ${first} \times ${top} + ${steady} \times ${top} + \frac12 \times ${last} \times ${top} = ${number((first * top) / 2)} + ${steady * top} + ${number((last * top) / 2)} = ${number(value)}\ \mathrm{m}$. The greatest velocity times the whole time, ${amount(top * end, 'm')}, would be right only if the lift had this velocity all the time.`,
    };
  }),

  numerical('series-of-hydrogen', NUCLEI, 5, (random) => {
    const [level, z] = [random.int(3, 7), random.int(1, 3)];
    const sample =
      z === 1 ? 'Hydrogen atoms' : z === 2 ? tex`$\mathrm{He^+}$ ions` : tex`$\mathrm{Li^{2+}}$ ions`;
    return {
      text: tex`${sample} in a large sample are excited to the level $n = ${level}$. What is the maximum number of different spectral lines that the sample can emit?`,
      value: (level * (level - 1)) / 2,
      check: Array.from({ length: level - 1 }, (_unused, from) => level - 1 - from).reduce(
        (a, b) => a + b,
        0,
      ),
      difficulty: 3,
      why: tex`Each pair of levels gives one line: $\frac{n(n-1)}{2} = \frac{${level} \times ${level - 1}}{2} = ${(level * (level - 1)) / 2}$.`,
    };
  }),

  numerical('de-broglie-ratio', QUANTA, 4, (random) => {
    const [k, mass, volts] = [random.int(2, 6), random.pick([1, 4, 9]), random.int(50, 200, 50)];
    const ratio = k * k;
    const masses = mass === 1 ? 'equal masses' : tex`masses $m$ and $${mass}m$`;
    return {
      text: tex`Two particles of equal charge and ${masses} are accelerated from rest, the first through a potential difference of ${amount(volts, 'V')} and the second through ${amount(volts * ratio, 'V')}. What is the ratio of the de Broglie wavelength of the first particle to that of the second?`,
      value: k * Math.sqrt(mass),
      check: Math.sqrt(2 * mass * ratio * volts) / Math.sqrt(2 * volts),
      why: tex`$\lambda = \frac{h}{\sqrt{2mqV}}$, so $\frac{\lambda_1}{\lambda_2} = \sqrt{\frac{m_2V_2}{m_1V_1}} = \sqrt{${mass} \times ${ratio}} = ${k * Math.sqrt(mass)}$.`,
    };
  }),

  numerical('scale-with-a-vernier', 'Experimental Skills', 4, (random) => {
    const [main, mark, zero] = [random.int(12, 60), random.int(1, 9), random.int(-4, 4)];
    const value = main * 10 + mark - zero;
    const error =
      zero === 0
        ? 'There is no zero error.'
        : tex`The zero error is $${zero > 0 ? '+' : '-'}${Math.abs(zero) / 10}\ \mathrm{mm}$.`;
    return {
      text: tex`The main scale of a vernier calliper is divided into millimetres, and 10 divisions of the vernier scale coincide with 9 divisions of the main scale. ${error} When the length of a rod is measured, the main scale reading is ${amount(main, 'mm')} and the ${['', '1st', '2nd', '3rd'][mark] ?? `${mark}th`} division of the vernier scale coincides with a division of the main scale. What is the length of the rod, in units of $0.1\ \mathrm{mm}$?`,
      value,
      check: Math.round((main + mark * (1 - 9 / 10) - zero / 10) * 10),
      difficulty: zero < 0 ? 5 : zero === 0 ? 3 : 4,
      why: tex`The least count is $1 - \frac{9}{10} = 0.1\ \mathrm{mm}$, so the observed reading is $${main} + ${mark} \times 0.1 = ${main}.${mark}\ \mathrm{mm}$. Corrected reading: $${main}.${mark} - ${zero < 0 ? `(${zero / 10})` : zero / 10} = ${number(value / 10)}\ \mathrm{mm}$, which is $${value}$ units of $0.1\ \mathrm{mm}$.`,
    };
  }),

  msq('orbit-of-an-electron', NUCLEI, 6, (random) => {
    const [n, z] = [random.int(2, 4), random.int(1, 3)];
    const energy = (-13.6 * z * z) / (n * n);
    const radius = (shown: number) => tex`$${fractionOf(shown, 16) ?? ''}\,a_0$`;
    const unlike = (wrong: number, other: number) => (wrong === (n * n) / z ? other : wrong);
    return {
      text: tex`An electron of a hydrogen-like species with $Z = ${z}$ is in the orbit $n = ${n}$ of Bohr's model. Let $a_0$ be the Bohr radius; the ground state energy of hydrogen is $-13.6\ \mathrm{eV}$. Which of the following is/are correct?`,
      claims: [
        {
          says: 'The total energy of the electron is',
          value: energy,
          check: -((13.6 * z) / n) * (z / n),
          mistake: z === n ? -13.6 * z : (-13.6 * z) / n,
          unit: 'eV',
          because: tex`$E = -13.6\,\frac{Z^2}{n^2} = -13.6 \times \frac{${z * z}}{${n * n}} ${equals(energy)}\ \mathrm{eV}$.`,
        },
        {
          says: 'Its kinetic energy is',
          value: -energy,
          check: 2 * energy * -0.5,
          mistake: -2 * energy,
          unit: 'eV',
          because: tex`$K = -E ${equals(-energy)}\ \mathrm{eV}$.`,
        },
        {
          says: 'Its potential energy is',
          value: 2 * energy,
          check: energy - -energy,
          mistake: energy,
          unit: 'eV',
          because: tex`$U = 2E ${equals(2 * energy)}\ \mathrm{eV}$.`,
        },
        {
          says: 'The radius of the orbit is',
          value: (n * n) / z,
          check: (n / z) * n,
          mistake: unlike(z === 1 ? n : n * n, n / z),
          show: radius,
          because: tex`$r = \frac{n^2}{Z}a_0 = \frac{${n}^2}{${z}}a_0 = ${fractionOf((n * n) / z, 16) ?? ''}\,a_0$.`,
        },
      ],
    };
  }),
];
