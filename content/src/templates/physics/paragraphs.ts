import type { NumberChoice } from '../asked.ts';
import {
  amount,
  equals,
  fraction,
  integrate,
  isPrintedInFull,
  number,
  range,
  root,
  slope,
  tex,
} from '../numbers.ts';
import type { Random } from '../random.ts';
import { templatesOf } from '../subject.ts';

const { mcq, numerical } = templatesOf('Physics');
const G = 10;

const isShort = (value: number, decimals: number): boolean =>
  Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6;

interface ClayOnARod {
  /** Mass of the rod and of the clay, in kg. */
  readonly rod: number;
  readonly clay: number;
  /** Length of the rod, and how far below the hinge it is struck, in m. */
  readonly length: number;
  readonly depth: number;
}

/** The angular speed for which the impulse gives the clay and the struck point of the rod the same speed. */
function spinByImpulses({ rod, clay, length, depth }: ClayOnARod, speed: number): number {
  const alone = (rod * length ** 2) / 3;
  const impulse = root((one) => speed - one / clay - (one * depth * depth) / alone, 0, clay * speed);
  return (impulse * depth) / alone;
}

/** For a rod that acts like a point mass where it is struck. */
function lossOfTwoMasses({ rod, clay, length, depth }: ClayOnARod, speed: number): number {
  const struck = (rod * length ** 2) / (3 * depth ** 2);
  return (((clay * struck) / (clay + struck)) * speed ** 2) / 2;
}

function drawnRod(random: Random): ClayOnARod {
  const length = random.pick([0.6, 0.9, 1.2, 1.5, 1.8]);
  const depth = length * random.pick([1 / 3, 1 / 2, 2 / 3, 1]);
  return {
    rod: random.int(5, 60) / 10,
    clay: random.int(2, 20) / 10,
    length,
    depth: Number(depth.toFixed(4)),
  };
}

/** Degrees of freedom count twice in the heat capacity at constant volume, in units of R. */
const GASES = [
  { name: 'monatomic', freedom: 3 },
  { name: 'diatomic', freedom: 5 },
] as const;

interface Cycle {
  readonly freedom: number;
  /** Of the pressures, and of the volumes, each of them the largest over the smallest. */
  readonly k: number;
  readonly r: number;
}

/** On the straight line: pressure over p, with the volume over V. */
const pressureOf =
  ({ k, r }: Cycle) =>
  (x: number): number =>
    k - ((k - 1) / (r - 1)) * (x - 1);

/** As a share of 1: heat is added up along the line for as long as it is absorbed. */
function efficiencyByParts(cycle: Cycle): number {
  const { freedom, r } = cycle;
  const pressure = pressureOf(cycle);
  const energy = (x: number) => (freedom / 2) * x * pressure(x);
  const last = root((x) => slope(energy, x) + pressure(x), 1, r);
  const absorbed = energy(last) - energy(1) + integrate(pressure, 1, last);
  const work = integrate((x) => pressure(x) - 1, 1, r);
  return work / (energy(1) - freedom / 2 + absorbed);
}

const EMITTERS = [
  { name: 'hydrogen atoms', z: 1 },
  { name: tex`$\mathrm{He^+}$ ions`, z: 2 },
  { name: tex`$\mathrm{Li^{2+}}$ ions`, z: 3 },
] as const;
const ELECTRON = { mass: 9.1e-31, charge: 1.6e-19 };

interface Fall {
  readonly from: number;
  readonly to: number;
}

/** In eV, for the fall from one state to a lower one. */
const photon = (z: number, { from, to }: Fall): number => 13.6 * z * z * (1 / to ** 2 - 1 / from ** 2);
const photonShown = (z: number, fall: Fall): string =>
  tex`13.6 ${z === 1 ? '' : tex`\times ${z}^2 `}\times \left(\frac{1}{${fall.to}^2} - \frac{1}{${fall.from}^2}\right) ${equals(photon(z, fall))}\ \mathrm{eV}`;

/** In metres, for an energy in eV: the magnetic force is the centripetal force. */
function radiusByForces(energy: number, field: number): number {
  const { mass, charge } = ELECTRON;
  const speed = root((v) => (mass * v * v) / (2 * charge) - energy, 0, 1e8);
  return (mass * speed) / (charge * field);
}

const FALLS = range(1, 4).flatMap((to) => range(to + 1, 6).map((from) => ({ from, to })));
const RATIOS = [1.2, 1.5, 1.6, 1.8, 2, 2.5, 3, 4];

/** The energies of the photoelectrons are as the squares of the radii. */
const workFunctionOf = (first: number, second: number, ratio: number): number =>
  (ratio ** 2 * first - second) / (ratio ** 2 - 1);

/** Two falls in the same kind of atom, with the ratio of the radii, that belong to the work function of a metal, in eV. */
const findTrials = () =>
  EMITTERS.flatMap((emitter) => {
    const falls = FALLS.map((fall) => ({ ...fall, light: photon(emitter.z, fall) }));
    return falls.flatMap((first) =>
      falls.flatMap((second) =>
        RATIOS.map((ratio) => ({
          ...emitter,
          first,
          second,
          ratio,
          work: workFunctionOf(first.light, second.light, ratio),
        })),
      ),
    );
  }).filter(
    ({ first, second, work }) =>
      work >= 1.9 &&
      work <= 6 &&
      work < first.light - 0.3 &&
      isShort(first.light, 2) &&
      isShort(second.light, 2),
  );

let trials: ReturnType<typeof findTrials> | undefined;
/** Found when the first is drawn: a server draws none as it starts. */
const everyTrial = () => (trials ??= findTrials());

const LEVEL = tex`The ionisation energy of hydrogen is $13.6\ \mathrm{eV}$.`;
const CIRCLE =
  'The fastest photoelectrons enter a uniform magnetic field at right angles to it and move in a circle.';

function askWorkFunction({
  name,
  z,
  first,
  second,
  ratio,
  work,
}: ReturnType<typeof findTrials>[number]): NumberChoice {
  const [light, light2] = [first.light, second.light];
  const square = number(ratio ** 2);
  return {
    text: tex`In an experiment, excited ${name} emit light that falls on a metal plate. ${CIRCLE} In a first trial the light comes from the transition from $n = ${first.from}$ to $n = ${first.to}$, in a second one from the transition from $n = ${second.from}$ to $n = ${second.to}$. The field is the same, but the radius of the circle is $${ratio}$ times as large in the second trial. ${LEVEL} The work function of the metal is`,
    value: work,
    check: root((phi) => Math.sqrt(light2 - phi) - ratio * Math.sqrt(light - phi), 0, light),
    within: [0.4, 12],
    mistakes: [
      (ratio * light - light2) / (ratio - 1),
      light - work,
      light2 / ratio ** 2,
      light / ratio,
      (light2 - light) / (ratio ** 2 - 1),
      (ratio ** 2 * light - light2) / (ratio ** 2 + 1),
      work / z ** 2,
    ],
    unit: 'eV',
    difficulty: 8,
    why: tex`Energies of the photons: $E_1 = ${photonShown(z, first)}$ and $E_2 = ${photonShown(z, second)}$. From $evB = \frac{mv^2}{r}$ we get $K = \frac12 mv^2 = \frac{e^2B^2r^2}{2m}$, so in the same field $K$ is proportional to $r^2$. Hence $E_2 - \phi = ${ratio}^2 \times (E_1 - \phi)$, so $\phi = \frac{${square}E_1 - E_2}{${square} - 1} = \frac{${square} \times ${number(light)} - ${number(light2)}}{${square} - 1} ${equals(work)}\ \mathrm{eV}$. The ratio of the radii is that of the speeds; for the energies it has to be squared.`,
  };
}

function askFastest(random: Random): NumberChoice | null {
  const { name, z } = random.pick(EMITTERS);
  const fall = random.pick(FALLS);
  const [work, milli] = [random.int(19, 58) / 10, random.pick([0.5, 0.8, 1, 1.5, 2, 2.5])];
  const light = photon(z, fall);
  const energy = light - work;
  if (energy < 0.8 || !isShort(light, 2)) return null;
  const paragraph = tex`In an experiment, excited ${name} emit light in the transition from $n = ${fall.from}$ to $n = ${fall.to}$. The light falls on a metal plate with a work function of ${amount(work, 'eV')}. ${CIRCLE} ${LEVEL}`;
  const plain = photon(1, fall);
  const solution = tex`Energy of a photon: $h\nu = 13.6Z^2\left(\frac{1}{n_1^2} - \frac{1}{n_2^2}\right) = ${photonShown(z, fall)}$. Fastest photoelectrons: $K = h\nu - \phi = ${number(light)} - ${work} = ${number(energy)}\ \mathrm{eV}$.`;
  if (random.int(0, 1) === 0)
    return {
      text: tex`${paragraph} The stopping potential for the photoelectrons is`,
      value: energy,
      check: root((volts) => light - volts - work, 0, 200),
      within: [0.1, 140],
      mistakes: [
        light,
        light + work,
        plain - work,
        z * plain - work,
        13.6 * z * z * (1 / fall.to - 1 / fall.from) - work,
        (13.6 * z * z) / fall.to ** 2 - work,
      ],
      unit: 'V',
      difficulty: 6,
      why: tex`${solution} They are stopped by $V_0 = \frac{K}{e} = ${number(energy)}\ \mathrm{V}$. The magnetic field only bends their path and changes no energy. Without subtracting the work function one would get ${amount(light, 'V')}.`,
    };
  const metres = (electronVolts: number) =>
    Math.sqrt(2 * ELECTRON.mass * electronVolts * ELECTRON.charge) / (ELECTRON.charge * milli * 1e-3);
  const value = metres(energy) * 1000;
  return {
    text: tex`${paragraph} The field is ${amount(milli, 'mT')}; take $9.1 \times 10^{-31}\ \mathrm{kg}$ for the mass of the electron and $1.6 \times 10^{-19}\ \mathrm{C}$ for its charge. The radius of the circle is`,
    value,
    check: radiusByForces(energy, milli * 1e-3) * 1000,
    within: [0.5, 150],
    mistakes: [light, light + work, plain - work, 2 * energy, energy / 2, work].map(
      (wrong) => metres(wrong) * 1000,
    ),
    unit: 'mm',
    difficulty: 7,
    why: tex`${solution} The magnetic force is the centripetal force: $evB = \frac{mv^2}{r}$, so $r = \frac{mv}{eB} = \frac{\sqrt{2mK}}{eB} = \frac{\sqrt{2 \times 9.1 \times 10^{-31} \times ${number(energy)} \times 1.6 \times 10^{-19}}}{1.6 \times 10^{-19} \times ${milli} \times 10^{-3}} ${equals(value / 1000)}\ \mathrm{m}$, which is approximately $${number(value)}\ \mathrm{mm}$. With the energy of the photon instead of $K$ the radius would be ${amount(metres(light) * 1000, 'mm')}.`,
  };
}

export const paragraphsInPhysics = [
  numerical('paragraph-on-clay-and-a-rod', 'Rotational Motion', 7, (random) => {
    // Seldom are all numbers of the later questions short.
    const asked = random.pick(['spin', 'loss', 'loss', 'loss', 'loss', 'loss', 'turn', 'turn'] as const);
    const drawn = drawnRod(random);
    const { rod, clay, length, depth } = drawn;
    const [alone, point] = [(rod * length ** 2) / 3, clay * depth ** 2];
    const inertia = alone + point;
    const paragraph = tex`A uniform rod of mass ${amount(rod, 'kg')} and length ${amount(length, 'm')} hangs at rest from a smooth hinge at its upper end and can turn freely in a vertical plane. A small ball of clay of mass ${amount(clay, 'kg')} flies horizontally in this plane and strikes the rod at a distance of ${amount(depth, 'm')} below the hinge. The collision is very short, and the clay sticks to the rod.`;
    const moments = tex`Moment of inertia about the hinge: $I = \frac{ML^2}{3} + md^2 = \frac{${rod} \times ${length}^2}{3} + ${clay} \times ${depth}^2 = ${number(alone)} + ${number(point)} = ${number(inertia)}\ \mathrm{kg\,m^2}$.`;
    const kept =
      'During the collision the impulse of the hinge has no moment about the hinge, so the angular momentum about it is conserved:';
    if (!isShort(alone, 3) || !isPrintedInFull(inertia) || !isPrintedInFull(point)) return null;
    if (asked === 'turn') {
      const sum = rod * (length / 2) + clay * depth;
      const needed = 2 * G * sum;
      const value = (needed * alone) / point;
      const speed = root((v) => (inertia * spinByImpulses(drawn, v) ** 2) / 2 - needed, 0, 1000);
      return !isShort(value, 0) || value > 500 || !isPrintedInFull(needed)
        ? null
        : {
            text: tex`${paragraph} The ball has the least speed for which the rod makes a complete turn afterwards. Take $g = 10\ \mathrm{m\,s^{-2}}$. How much kinetic energy is lost in the collision, in joules?`,
            value,
            check: lossOfTwoMasses(drawn, speed),
            difficulty: 9,
            why: tex`The hinge can push the rod as well as pull it, so the rod may come to rest at the highest point. Energy from the lowest to the highest position: $K = \frac12 I\omega^2 = 2g\left(\frac{ML}{2} + md\right) = 2 \times 10 \times \left(\frac{${rod} \times ${length}}{2} + ${clay} \times ${depth}\right) = ${number(needed)}\ \mathrm{J}$. ${moments} ${kept} $mvd = I\omega$. So the ball had the energy $\frac12 mv^2 = \frac{I^2\omega^2}{2md^2} = \frac{I}{md^2}K$, and the loss is $\left(\frac{I}{md^2} - 1\right)K = \left(\frac{${number(inertia)}}{${number(point)}} - 1\right) \times ${number(needed)} = ${number(value)}\ \mathrm{J}$. With the energy of the ball put equal to $K$, this loss would be overlooked.`,
          };
    }
    const spin = random.int(2, 12);
    const speed = (spin * inertia) / (clay * depth);
    if (!isShort(speed, 1) || speed < 3 || speed > 60) return null;
    const spins = tex`$mvd = I\omega$. So $\omega = \frac{mvd}{I} = \frac{${clay} \times ${number(speed)} \times ${depth}}{${number(inertia)}} = ${spin}\ \mathrm{rad\,s^{-1}}$.`;
    if (asked === 'spin')
      return {
        text: tex`${paragraph} The speed of the ball is ${amount(speed, tex`m\,s^{-1}`)}. What is the angular speed of the rod just after the collision, in $\mathrm{rad\,s^{-1}}$?`,
        value: spin,
        check: spinByImpulses(drawn, speed),
        difficulty: 6,
        why: tex`${moments} ${kept} ${spins} The momentum is not conserved, because of the impulse of the hinge.`,
      };
    const [before, after] = [(clay * speed ** 2) / 2, (inertia * spin ** 2) / 2];
    const value = before - after;
    return !isShort(value, 0) || !isPrintedInFull(before) || !isPrintedInFull(after) || value > 2000
      ? null
      : {
          text: tex`${paragraph} The speed of the ball is ${amount(speed, tex`m\,s^{-1}`)}. How much kinetic energy is lost in the collision, in joules?`,
          value,
          check: lossOfTwoMasses(drawn, speed),
          difficulty: 7,
          why: tex`${moments} ${kept} ${spins} Before: $\frac12 mv^2 = \frac12 \times ${clay} \times ${number(speed)}^2 = ${number(before)}\ \mathrm{J}$. After: $\frac12 I\omega^2 = \frac12 \times ${number(inertia)} \times ${spin}^2 = ${number(after)}\ \mathrm{J}$. Lost: $${number(before)} - ${number(after)} = ${number(value)}\ \mathrm{J}$.`,
        };
  }),

  mcq('paragraph-on-a-triangular-cycle', 'Thermodynamics', 7, (random) => {
    const asked = random.pick(['heat', 'hottest', 'efficiency'] as const);
    const { name, freedom } = random.pick(GASES);
    const [k, r] = [random.int(2, 6), random.int(2, 6)];
    const cycle = { freedom, k, r };
    const [kilopascals, litres] = [
      random.pick([50, 60, 80, 100, 120, 150, 200]),
      random.pick([1, 1.5, 2, 2.5, 3, 4, 5]),
    ];
    const kelvins = random.pick([150, 160, 180, 200, 240, 250, 280, 300, 320]);
    // The line is p(a - bx), and b = fall / width.
    const [fall, width] = [k - 1, r - 1];
    const above = k * width + fall;
    const unit = kilopascals * litres;
    const paragraph = tex`A fixed amount of an ideal ${name} gas goes through the cycle $A \to B \to C \to A$. In the state $A$ its pressure is ${amount(kilopascals, 'kPa')}, its volume ${amount(litres, 'L')} and its temperature ${amount(kelvins, 'K')}. From $A$ to $B$ its volume is constant and its pressure rises to ${amount(k * kilopascals, 'kPa')}. From $B$ to $C$ the pressure falls linearly as the volume increases, until the pressure is ${amount(kilopascals, 'kPa')} again and the volume is ${amount(r * litres, 'L')}. From $C$ to $A$ its pressure is constant.`;
    const pressure = pressureOf(cycle);
    const energy = (x: number) => (freedom / 2) * x * pressure(x);
    if (asked === 'heat') {
      const [inner, work] = [(freedom / 2) * (r - k) * unit, ((k + 1) / 2) * width * unit];
      const value = inner + work;
      return inner === 0 || value < 20
        ? null
        : {
            text: tex`${paragraph} The net heat absorbed by the gas from $B$ to $C$ is`,
            value,
            check: (energy(r) - energy(1) + integrate(pressure, 1, r)) * unit,
            within: [10, 40_000],
            mistakes: [
              work,
              Math.abs(work - inner),
              Math.abs(inner),
              inner * (1 + 2 / freedom) + work,
              ((8 - freedom) / freedom) * inner + work,
              (fall * width * unit) / 2,
              inner + (fall * width * unit) / 2,
            ],
            unit: 'J',
            difficulty: 6,
            why: tex`Work: the area under the line is $W = \frac12(p_B + p_C)(V_C - V_B) = \frac12 \times (${k * kilopascals} + ${kilopascals}) \times (${number(r * litres)} - ${litres}) = ${number(work)}\ \mathrm{J}$, since $1\ \mathrm{kPa\,L} = 1\ \mathrm{J}$. Internal energy: $\Delta U = \frac{${freedom}}{2}(p_CV_C - p_BV_B) = \frac{${freedom}}{2} \times (${kilopascals} \times ${number(r * litres)} - ${k * kilopascals} \times ${litres}) = ${number(inner)}\ \mathrm{J}$. First law: $Q = \Delta U + W = ${number(inner)} + ${number(work)} = ${number(value)}\ \mathrm{J}$.`,
          };
    }
    if (asked === 'hottest') {
      const product = above ** 2 / (4 * fall * width);
      const value = kelvins * product;
      const place = above / (2 * fall);
      const isInside = place > 1 && place < r;
      const best = root((x) => slope((one) => one * pressure(one), x), 1, r);
      return !isInside ||
        !isShort(value, 1) ||
        !isShort(place, 3) ||
        !isShort(pressure(place), 3) ||
        value > 2400
        ? null
        : {
            text: tex`${paragraph} The highest temperature of the gas during the cycle is`,
            value,
            check: kelvins * best * pressure(best),
            within: [kelvins, kelvins * k * r],
            mistakes: [
              kelvins * k,
              kelvins * r,
              (kelvins * (k + 1) * (r + 1)) / 4,
              (kelvins * (k + r)) / 2,
              kelvins * k * r,
              (kelvins * k * r) / 2,
            ],
            unit: 'K',
            difficulty: 7,
            why: tex`With $x = \frac{V}{V_A}$, the line from $B$ to $C$ is $\frac{p}{p_A} = a - bx$ with $b = \frac{${k} - 1}{${r} - 1} = ${fraction(fall, width)}$ and $a = ${k} + b = ${fraction(above, width)}$. Temperature: $\frac{T}{T_A} = \frac{pV}{p_AV_A} = ax - bx^2$, which is greatest at $x = \frac{a}{2b} = ${number(place)}$, between $B$ and $C$. There $\frac{p}{p_A} = \frac{a}{2} = ${number(pressure(place))}$, so $T = ${kelvins} \times ${number(place)} \times ${number(pressure(place))} = ${number(value)}\ \mathrm{K}$. At $B$ it is only $${k} \times ${kelvins} = ${k * kelvins}\ \mathrm{K}$ and at $C$ only $${r} \times ${kelvins} = ${r * kelvins}\ \mathrm{K}$.`,
          };
    }
    const turn = [above * (freedom + 2), 2 * fall * (freedom + 1)] as const;
    const beyond = turn[0] - turn[1];
    const line = [(freedom + 1) * fall * beyond ** 2, 2 * width * turn[1] ** 2] as const;
    const first = [freedom * fall, 2] as const;
    const whole = [first[0] * line[1] + first[1] * line[0], first[1] * line[1]] as const;
    const work = [fall * width, 2] as const;
    const value = ((work[0] * whole[1]) / (work[1] * whole[0])) * 100;
    const net = (freedom / 2) * (r - k) + ((k + 1) / 2) * width;
    const share = (heat: number) => (work[0] / work[1] / heat) * 100;
    const peak = Math.max(k, r, above ** 2 / (4 * fall * width));
    return beyond <= 0 || turn[0] / turn[1] >= r || net <= 0
      ? null
      : {
          text: tex`${paragraph} The efficiency of the cycle is`,
          value,
          check: efficiencyByParts(cycle) * 100,
          within: [3, 95],
          mistakes: [
            share(first[0] / 2 + net),
            share(first[0] / 2),
            share(net),
            100 * (1 - 1 / peak),
            share(first[0] / 2 + ((k + 1) / 2) * width),
            share(first[0] / 2) / 2,
          ],
          unit: tex`\%`,
          difficulty: 9,
          why: tex`In units of $p_AV_A$ the work is the area of the triangle: $W = \frac12(${k} - 1)(${r} - 1) = ${fraction(...work)}$. From $A$ to $B$: $Q_1 = \frac{${freedom}}{2} \times (${k} - 1) = ${fraction(...first)}$. With $x = \frac{V}{V_A}$, the line from $B$ to $C$ is $\frac{p}{p_A} = a - bx$ with $b = \frac{${k} - 1}{${r} - 1} = ${fraction(fall, width)}$ and $a = ${k} + b = ${fraction(above, width)}$. There $\frac{dQ}{dx} = \frac{${freedom}}{2}(a - 2bx) + (a - bx) = ${fraction(freedom + 2, 2)}a - ${freedom + 1}bx$, so heat is absorbed only up to $x_0 = \frac{${freedom + 2}a}{${2 * (freedom + 1)}b} = ${fraction(...turn)}$ and given off after that. Absorbed: $Q_2 = \int_1^{x_0} \frac{dQ}{dx}\,dx = \frac{${freedom + 1}b}{2}(x_0 - 1)^2 = ${fraction(...line)}$. Efficiency: $\frac{W}{Q_1 + Q_2} = ${fraction(...work)} \div \left(${fraction(...first)} + ${fraction(...line)}\right) ${equals(value / 100)}$. Taking the net heat from $B$ to $C$ would be wrong, since heat given off must not be subtracted from the heat supplied.`,
        };
  }),

  mcq('paragraph-on-photoelectrons-in-a-field', 'Dual Nature of Matter and Radiation', 7, (random) =>
    // Fewer numbers fit the second kind, which are drawn again more often.
    random.int(1, 6) === 1 ? askWorkFunction(random.pick(everyTrial())) : askFastest(random),
  ),
];
