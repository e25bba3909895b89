import { axes, curve, dot, sheet } from '../drawing.ts';
import { amount, integrate, number, root, tex } from '../numbers.ts';
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
      text: tex`An object stands ${amount(away, 'cm')} in front of a converging lens of focal length ${amount(f, 'cm')}. Behind the lens its image is at`,
      value,
      check: root((v) => 1 / v + 1 / away - 1 / f, f * 1.0001, 1000),
      mistakes: [(f * away) / (away + f), away - f, (away * away) / (away - f), (f * f) / (away - f)],
      unit: 'cm',
      why: tex`$\frac1v = \frac1f - \frac1{|u|} = \frac1{${f}} - \frac1{${away}}$, so $v = ${number(value)}\ \mathrm{cm}$.`,
    };
  }),

  mcq('two-slits', OPTICS, 3, (random) => {
    const [nanometres, distance, gap, order] = [
      random.int(450, 650, 50),
      random.pick([1, 1.2, 1.5, 2]),
      random.pick([0.2, 0.4, 0.5, 1]),
      random.int(2, 5),
    ];
    const fringe = (nanometres * 1e-6 * distance * 1e3) / gap;
    return {
      text: tex`Light of ${amount(nanometres, 'nm')} falls on two slits ${amount(gap, 'mm')} apart; the screen is ${amount(distance, 'm')} away. Bright fringe number ${order} is from the middle at a distance of`,
      value: order * fringe,
      // Where the two ways differ by so many wavelengths, for small angles.
      check: root((x) => (gap * x) / (distance * 1e3) - order * nanometres * 1e-6, 0, 1e3),
      mistakes: [(order - 0.5) * fringe, (order + 0.5) * fringe, fringe, (order * fringe) / 2],
      unit: 'mm',
      why: tex`$x = \frac{n\lambda D}{d} = ${order} \times ${number(fringe)}\ \mathrm{mm} = ${number(order * fringe)}\ \mathrm{mm}$.`,
    };
  }),

  mcq('electrons-out-of-a-metal', QUANTA, 4, (random) => {
    const [work, energy] = [random.pick([1.8, 2.1, 2.3, 2.5, 4.2]), random.pick([3.1, 3.5, 4.0, 5.0, 6.2])];
    const value = Math.round((energy - work) * 100) / 100;
    return value < 0.5
      ? null
      : {
          text: tex`Light with photons of ${amount(energy, 'eV')} falls on a metal whose work function is ${amount(work, 'eV')}. When the intensity is doubled, the stopping potential is`,
          value,
          check: (energy * 1.6e-19 - work * 1.6e-19) / 1.6e-19,
          mistakes: [2 * value, energy, energy + work, work, value / 2],
          unit: 'V',
          why: tex`$eV_0 = h\nu - \phi = ${energy} - ${work} = ${number(value)}\ \mathrm{eV}$. More photons give more electrons, not faster ones.`,
        };
  }),

  mcq('what-is-left', NUCLEI, 3, (random) => {
    const [halfLife, lives, start] = [random.int(2, 20, 2), random.int(2, 6), random.int(1, 9)];
    const value = (start * 64) / 2 ** lives;
    return {
      text: tex`A radioactive sample of ${amount(start * 64, 'g')} has a half-life of ${amount(halfLife, 'days')}. The part that has decayed after ${amount(halfLife * lives, 'days')} is`,
      value: start * 64 - value,
      check: integrate(
        (t) => ((start * 64 * Math.LN2) / halfLife) * Math.exp((-Math.LN2 * t) / halfLife),
        0,
        halfLife * lives,
      ),
      mistakes: [value, (start * 64) / lives, start * 64 * (1 - 1 / lives), start * 64 - 2 * value],
      unit: 'g',
      digits: 4,
      why: tex`${lives} half-lives leave $\frac{${start * 64}}{2^{${lives}}} = ${number(value)}\ \mathrm{g}$; $${number(start * 64 - value, 4)}\ \mathrm{g}$ have decayed.`,
    };
  }),

  mcq('velocity-in-a-graph', 'Kinematics', 3, (random) => {
    const [top, first, steady, last] = [
      random.int(4, 20, 4),
      random.int(2, 4),
      random.int(2, 6),
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
      text: 'The graph shows the velocity of a lift on its way up. The lift rises by',
      diagram: {
        svg: sheet(400, 250, [...parts, curve(shape), ...shape.slice(1, 3).map(dot)]),
        alt: `Velocity against time: from 0 up to ${top} m/s at ${first} s, level until ${first + steady} s, and down to 0 at ${end} s.`,
      },
      value,
      check:
        integrate(speed, 0, first) + integrate(speed, first, end - last) + integrate(speed, end - last, end),
      mistakes: [top * end, (top * end) / 2, top * steady, top * (steady + first + last / 2)],
      unit: 'm',
      why: tex`The way is the area under the graph: $\frac12 \times ${first} \times ${top} + ${steady} \times ${top} + \frac12 \times ${last} \times ${top} = ${number(value)}\ \mathrm{m}$.`,
    };
  }),

  numerical('series-of-hydrogen', NUCLEI, 5, (random) => {
    const [n, z] = [random.int(2, 5), random.int(1, 3)];
    return {
      text: tex`A gas of hydrogen-like atoms with $Z = ${z}$ is excited to $n = ${n + 1}$. How many different spectral lines can it send out on its way down to the ground state?`,
      value: ((n + 1) * n) / 2,
      check: Array.from({ length: n }, (_unused, from) => n - from).reduce((a, b) => a + b, 0),
      why: tex`Every pair of levels gives a line: $\frac{n(n-1)}{2}$ with $n = ${n + 1}$ is $${((n + 1) * n) / 2}$.`,
    };
  }),

  numerical('de-broglie-ratio', QUANTA, 4, (random) => {
    const [k, mass] = [random.int(2, 6), random.pick([1, 4, 9])];
    const volts = k * k;
    return {
      text: tex`Two particles with equal charges and masses $m$ and $${mass === 1 ? '' : mass}m$ are accelerated from rest, the first by ${amount(100, 'V')}, the second by ${amount(100 * volts, 'V')}. By what factor is the de Broglie wavelength of the first larger than that of the second?`,
      value: k * Math.sqrt(mass),
      check: Math.sqrt(2 * mass * volts * 100) / Math.sqrt(2 * 100),
      why: tex`$\lambda = \frac{h}{\sqrt{2mqU}}$, so the factor is $\sqrt{${mass} \times ${volts}} = ${k * Math.sqrt(mass)}$.`,
    };
  }),

  numerical('scale-with-a-vernier', 'Experimental Skills', 4, (random) => {
    const [main, mark, parts] = [random.int(12, 60), random.int(1, 9), 10];
    const zero = random.int(0, 3);
    const value = main * 10 + mark - zero;
    return {
      text: tex`The main scale of a vernier calliper is divided into millimetres; ${parts} divisions of the vernier are as long as ${parts - 1} of the main scale. With closed jaws it shows $+${zero / 10}\ \mathrm{mm}$. On a rod the main scale shows ${amount(main, 'mm')} and vernier mark ${mark} coincides. How long is the rod, in units of $0.1\ \mathrm{mm}$?`,
      value,
      check: Math.round((main + mark * (1 - (parts - 1) / parts) - zero / 10) * 10),
      why: tex`One vernier step counts $0.1\ \mathrm{mm}$: $${main} + 0.${mark} = ${main}.${mark}\ \mathrm{mm}$, less the zero error $${zero / 10}\ \mathrm{mm}$, which is $${value}$ tenths of a millimetre.`,
    };
  }),

  msq('orbit-of-an-electron', NUCLEI, 6, (random) => {
    const [n, z] = [random.int(2, 4), random.int(1, 3)];
    const energy = (-13.6 * z * z) / (n * n);
    return {
      text: tex`An electron of a hydrogen-like atom with $Z = ${z}$ is in the orbit $n = ${n}$ of Bohr's model. Let $a_0$ be the first radius of hydrogen, and $-13.6\ \mathrm{eV}$ its ground state. Which of the following is/are correct?`,
      claims: [
        {
          says: 'The total energy of the electron in eV is',
          value: energy,
          check: -((13.6 * z) / n) * (z / n),
          mistake: (-13.6 * z) / (n * n) - 1,
          because: tex`$E = -13.6\,\frac{Z^2}{n^2}\ \mathrm{eV}$.`,
        },
        {
          says: 'Its kinetic energy in eV is',
          value: -energy,
          check: 2 * energy * -0.5,
          mistake: -2 * energy,
          because: tex`$K = -E$.`,
        },
        {
          says: 'Its potential energy in eV is',
          value: 2 * energy,
          check: energy - -energy,
          mistake: energy,
          because: tex`$U = 2E$.`,
        },
        {
          says: tex`The radius of the orbit in units of $a_0$ is`,
          value: (n * n) / z,
          check: (n / z) * n,
          mistake: n * n * z + n,
          because: tex`$r = \frac{n^2}{Z}a_0$.`,
        },
      ],
    };
  }),
];
