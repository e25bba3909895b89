import {
  amount,
  asFraction,
  equals,
  fraction,
  fractionOf,
  integrate,
  isPrintedInFull,
  number,
  root,
  tex,
} from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Physics');
const INDUCTION = 'Electromagnetic Induction and Alternating Currents';
const G = 10;
const TAKE_G = tex`Take $g = 10\ \mathrm{m\,s^{-2}}$.`;
const KILOHMS = tex`k\Omega`;

const isShort = (value: number, decimals: number): boolean =>
  Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6;

/** `k` is the moment of inertia as a share of mR². */
const BODIES = [
  { name: 'solid sphere', k: 2 / 5, shown: tex`\frac25` },
  { name: 'solid cylinder', k: 1 / 2, shown: tex`\frac12` },
  { name: 'thin ring', k: 1, shown: '1' },
  { name: 'hollow sphere', k: 2 / 3, shown: tex`\frac23` },
] as const;

/** In degrees, with the square of the sine. */
const LAUNCHES = [
  [30, 1 / 4],
  [45, 1 / 2],
  [60, 3 / 4],
] as const;

/** Energy step by step down to the lowest point and up to the end, then through the air; heights in m. */
function highestByMotion(height: number, k: number, end: number, angle: number): number {
  const below = root((v) => ((1 + k) * v * v) / 2 - G * height, 0, 100);
  const leaving = root((v) => (v * v - below * below) / 2 + G * end, 0, below);
  const upwards = leaving * Math.sin((angle * Math.PI) / 180);
  return end + integrate((t) => upwards - G * t, 0, upwards / G);
}

interface OnAWedge {
  /** Masses in kg. */
  readonly block: number;
  readonly wedge: number;
  readonly sine: number;
  /** In m. */
  readonly height: number;
}

/** What forces do: the wedge is pushed evenly for as long as the block slides down on it. */
function wedgeByForces({ block, wedge, sine, height }: OnAWedge): number {
  const cosine = Math.sqrt(1 - sine * sine);
  const effective = wedge + block * sine * sine;
  const push = (block * G * sine * cosine) / effective;
  const along = ((wedge + block) * G * sine) / effective;
  return push * Math.sqrt((2 * height) / sine / along);
}

/** What is kept: momentum along the floor, and energy. */
function wedgeByEnergy({ block, wedge, sine, height }: OnAWedge): number {
  const tangent = sine / Math.sqrt(1 - sine * sine);
  return root(
    (V) => {
      const forward = (wedge * V) / block;
      const downward = (forward + V) * tangent;
      return wedge * V * V + block * (forward ** 2 + downward ** 2) - 2 * block * G * height;
    },
    0,
    100,
  );
}

/** Angles with the sine and the square of the cosine. */
const SLOPES = [
  [tex`30^\circ`, 1 / 2, 3 / 4],
  [tex`45^\circ`, Math.SQRT1_2, 1 / 2],
  [tex`60^\circ`, Math.sqrt(3) / 2, 1 / 4],
  [tex`\sin^{-1}\frac35`, 3 / 5, 16 / 25],
  [tex`\sin^{-1}\frac45`, 4 / 5, 9 / 25],
] as const;

/** In T and m, for emfs of 1 V or 2 V at a speed of one metre per second. */
const FIELDS_AND_RODS = [
  [2, 0.5],
  [2.5, 0.4],
  [1.25, 0.8],
  [4, 0.5],
  [2, 1],
  [2.5, 0.8],
] as const;

export const advancedPhysics = [
  mcq('rolls-down-then-flies-off', 'Rotational Motion', 7, (random) => {
    const { name, k, shown } = random.pick(BODIES);
    const [rolled, end] = [random.int(6, 40) / 10, random.int(2, 20) / 10];
    const [angle, share] = random.pick(LAUNCHES);
    const height = rolled * (1 + k);
    const rise = (rolled - end) * share;
    const value = end + rise;
    return rolled - end < 0.4 || !isShort(height, 2) || !isShort(value, 2)
      ? null
      : {
          text: tex`A ${name} of small radius is released from rest on a track, ${amount(height, 'm')} above its lowest point, and rolls down without slipping. Beyond the lowest point the track is smooth; it rises to an end that is ${amount(end, 'm')} above the lowest point. There the track makes an angle of $${angle}^\circ$ with the horizontal, and the body flies off. After that, the greatest height above the lowest point that the body reaches is`,
          value,
          check: highestByMotion(height, k, end, angle),
          within: [0.1, 12],
          mistakes: [
            end + (height - end) * share,
            rolled,
            height,
            rise,
            end + (rolled - end) * (1 - share),
            rolled * share,
            end + rolled * share,
            end + rise / 2,
          ],
          step: 0.2,
          show: (shown) => (isShort(shown, 2) ? amount(shown, 'm') : null),
          why: tex`Rolling: $mgH = \frac12 mv^2\left(1 + \frac{I}{mR^2}\right)$, so at the lowest point $\frac{v^2}{2g} = \frac{${number(height)}}{1 + ${shown}} = ${number(rolled)}\ \mathrm{m}$. On the smooth part nothing changes the rotation, and only the kinetic energy of translation turns into height: at the end $\frac{v^2}{2g} = ${number(rolled)} - ${number(end)} = ${number(rolled - end)}\ \mathrm{m}$. In the air the body rises by $\frac{v^2 \sin^2 ${angle}^\circ}{2g} = ${number(rolled - end)} \times ${fractionOf(share, 4) ?? ''} = ${number(rise)}\ \mathrm{m}$. Greatest height: $${number(end)} + ${number(rise)} = ${number(value)}\ \mathrm{m}$. With the whole ${amount(height, 'm')} in place of ${amount(rolled, 'm')}, the energy of rotation would be forgotten, which the body keeps.`,
        };
  }),

  mcq('rod-that-charges-a-capacitor', INDUCTION, 8, (random) => {
    const [field, length] = random.pick(FIELDS_AND_RODS);
    const [milli, grams] = [random.int(10, 100, 10), random.int(20, 300, 10)];
    const [force, way] = [random.int(2, 20) / 10, random.int(1, 8) / 2];
    const [mass, capacitance] = [grams / 1000, milli / 1000];
    const added = (field * length) ** 2 * capacitance;
    const acceleration = force / (mass + added);
    const square = 2 * acceleration * way;
    const stored = (v: number) => (capacitance * (field * length * v) ** 2) / 2;
    const value = stored(Math.sqrt(square));
    const work = force * way;
    return square > 144 || value < 0.02
      ? null
      : {
          text: tex`A conducting rod of mass ${amount(grams, 'g')} and length ${amount(length, 'm')} lies across two smooth horizontal rails, which are joined at one end by an uncharged capacitor of ${amount(milli, 'mF')}. A uniform magnetic field of ${amount(field, 'T')} acts vertically. The rod is pulled from rest along the rails by a constant force of ${amount(force, 'N')}. All resistance is negligible. The energy stored in the capacitor when the rod has moved ${amount(way, 'm')} is`,
          value,
          // The work becomes kinetic energy and energy of the charge.
          check: stored(root((v) => work - (mass * v * v) / 2 - stored(v), 0, 1000)),
          within: [0.005, work],
          mistakes: [
            work - value,
            work,
            (work * added) / mass,
            value / 2,
            work / 2,
            (work * capacitance) / (mass + capacitance),
            (work * field * length * capacitance) / (mass + field * length * capacitance),
          ],
          unit: 'J',
          why: tex`The emf $Blv$ keeps the capacitor charged to $q = CBlv$, so a current $I = \frac{dq}{dt} = CBla$ flows while the rod accelerates, and the field holds the rod back with $BIl = B^2l^2Ca$. From $F - B^2l^2Ca = ma$ we get $a = \frac{F}{m + B^2l^2C} = \frac{${force}}{${number(mass)} + ${number(added)}} ${equals(acceleration)}\ \mathrm{m\,s^{-2}}$, which is constant, so $v^2 = 2as$. Energy: $U = \frac12 C(Blv)^2 = B^2l^2C\,as = \frac{${number(added)} \times ${force} \times ${way}}{${number(mass)} + ${number(added)}} ${equals(value)}\ \mathrm{J}$. The work of the force, $${force} \times ${way} = ${number(work)}\ \mathrm{J}$, does not all go into the capacitor: the rest is the kinetic energy of the rod.`,
        };
  }),

  msq('capacitor-beside-a-resistor', 'Current Electricity', 7, (random) => {
    const [first, second, third] = [random.int(1, 8), random.int(1, 12), random.int(1, 12)];
    const [emf, micro] = [random.pick([6, 9, 10, 12, 15, 18, 20, 24, 30, 36]), random.pick([1, 2, 4, 5, 10])];
    const atOnce = emf / (first + (second * third) / (second + third));
    const steady = (emf * second) / (first + second);
    const [charge, energy] = [micro * steady, (micro * steady * steady) / 2];
    const lag = (second + third) * micro;
    const heat = (energy * second) / (second + third);
    const node = root((v) => (emf - v) / first - v / second - v / third, 0, emf);
    const later = root((v) => (emf - v) / first - v / second, 0, emf);
    const current = (t: number) => (steady / (second + third)) * Math.exp(-t / lag);
    const isTidy = [atOnce, steady, emf / (first + second)].every((one) => isShort(one, 2));
    return !isTidy || second === third
      ? null
      : {
          text: tex`A battery of emf ${amount(emf, 'V')} and negligible internal resistance is connected through a key and a resistor $R_1 = ${first}\ \mathrm{${KILOHMS}}$ to two parallel branches. One branch is a resistor $R_2 = ${second}\ \mathrm{${KILOHMS}}$; the other is a resistor $R_3 = ${third}\ \mathrm{${KILOHMS}}$ in series with an uncharged capacitor of ${amount(micro, tex`\mu F`)}. The key is kept closed for a long time and then opened. Which of the following is/are correct?`,
          claims: [
            {
              says: 'The current through the battery just after the key is closed is',
              value: atOnce,
              check: (emf - node) / first,
              mistake: emf / (first + second),
              unit: 'mA',
              because: tex`The uncharged capacitor is like a wire at first, so $R_2$ and $R_3$ are in parallel: $I = \frac{${emf}}{${first} + ${fraction(second * third, second + third)}} = ${number(atOnce)}\ \mathrm{mA}$. Only later does no current flow through $R_3$.`,
            },
            {
              says: 'The charge on the capacitor when the currents are steady is',
              value: charge,
              check: micro * later,
              mistake: micro * emf,
              unit: tex`\mu C`,
              because: tex`No current flows through $R_3$, so the capacitor has the voltage across $R_2$, not that of the battery: $V = \frac{R_2}{R_1 + R_2}\,\mathcal{E} = \frac{${second}}{${first} + ${second}} \times ${emf} = ${number(steady)}\ \mathrm{V}$ and $Q = CV = ${micro} \times ${number(steady)} = ${number(charge)}\ \mathrm{\mu C}$.`,
            },
            {
              says: 'The time constant with which the capacitor discharges is',
              value: lag,
              // Twice the energy over the power at the beginning.
              check: (2 * energy) / (steady ** 2 / (second + third)),
              mistake: third * micro,
              unit: 'ms',
              because: tex`With the key open the charge flows through $R_3$ and $R_2$ in series: $\tau = (R_2 + R_3)C = (${second} + ${third}) \times ${micro} = ${number(lag)}\ \mathrm{ms}$.`,
            },
            {
              says: tex`The heat produced in $R_2$ during the whole discharge is`,
              value: heat,
              check: integrate((t) => current(t) ** 2 * second, 0, 20 * lag),
              mistake: energy,
              unit: tex`\mu J`,
              because: tex`The stored energy is shared as the resistances are: $H_2 = \frac{R_2}{R_2 + R_3} \times \frac12 CV^2 = \frac{${second}}{${second} + ${third}} \times \frac12 \times ${micro} \times ${number(steady)}^2 ${equals(heat)}\ \mathrm{\mu J}$. The rest becomes heat in $R_3$.`,
            },
          ],
        };
  }),

  msq('film-over-one-slit', 'Optics', 7, (random) => {
    const [nanometres, index] = [random.pick([450, 480, 500, 540, 600]), random.pick([1.4, 1.5, 1.6])];
    const waves = random.int(2, 9) + random.pick([1 / 6, 1 / 3, 1 / 2, 2 / 3, 5 / 6]);
    const [gap, screen, lamp] = [
      random.pick([0.5, 0.8, 1, 1.5, 2]),
      random.pick([1, 1.2, 1.5, 2]),
      random.pick([0.2, 0.25, 0.4, 0.5]),
    ];
    const extra = (waves * nanometres) / 1000;
    const thickness = extra / (index - 1);
    // Micrometres times metres over millimetres are millimetres.
    const [width, shift, back] = [
      ((nanometres / 1000) * screen) / gap,
      (extra * screen) / gap,
      (extra * lamp) / gap,
    ];
    const brightness = Math.round(4 * Math.cos(Math.PI * waves) ** 2) / 4;
    const more = (thickness * index * 1000) / nanometres - (thickness * 1000) / nanometres;
    const phase = 2 * Math.PI * more;
    const isTidy = [extra, width, shift, back].every((one) => isPrintedInFull(one) && isShort(one, 3));
    return !isTidy || !isShort(thickness, 2)
      ? null
      : {
          text: tex`In Young's double slit experiment the slits are ${amount(gap, 'mm')} apart and the screen is ${amount(screen, 'm')} away from them. A narrow source of wavelength ${amount(nanometres, 'nm')} lies on the axis, ${amount(lamp, 'm')} in front of the slits; the axis meets the screen at $O$. The upper slit is now covered with a transparent film of thickness ${amount(thickness, tex`\mu m`)} and refractive index $${index}$. Which of the following is/are correct?`,
          claims: [
            {
              says: 'The fringe width is now',
              value: width,
              check:
                root((y) => (gap * y) / screen - (5 * nanometres) / 1000, 0, 1000) -
                root((y) => (gap * y) / screen - (4 * nanometres) / 1000, 0, 1000),
              mistake: width / index,
              unit: 'mm',
              because: tex`The light interferes in air, not in the film, which moves all fringes alike: $\beta = \frac{\lambda D}{d} = \frac{${number(nanometres / 1000)} \times 10^{-6} \times ${screen}}{${gap} \times 10^{-3}} = ${number(width)} \times 10^{-3}\ \mathrm{m}$.`,
            },
            {
              says: 'The central maximum is shifted upwards by',
              value: shift,
              // So many more waves fit into the film than into as much air.
              check: more * width,
              mistake: (index * thickness * screen) / gap,
              unit: 'mm',
              because: tex`The film takes the place of air, so the optical path through the upper slit becomes longer by $(\mu - 1)t = (${index} - 1) \times ${number(thickness)} = ${number(extra)}\ \mathrm{\mu m}$, not by $\mu t$. This equals $\frac{yd}{D}$ at the central maximum: $y = \frac{${number(extra)} \times 10^{-6} \times ${screen}}{${gap} \times 10^{-3}} = ${number(shift)} \times 10^{-3}\ \mathrm{m}$.`,
            },
            {
              says: 'To bring the central maximum back to $O$, the source must be moved upwards by',
              value: back,
              check: root((y) => (gap * y) / lamp - extra, 0, 1000),
              mistake: shift,
              unit: 'mm',
              because: tex`Now the distance of the source from the slits counts, not that of the screen: $y = \frac{${number(extra)} \times 10^{-6} \times ${lamp}}{${gap} \times 10^{-3}} = ${number(back)} \times 10^{-3}\ \mathrm{m}$.`,
            },
            {
              says: 'With the source on the axis, the intensity at $O$, as a fraction of that at the central maximum, is',
              value: brightness,
              check: ((1 + Math.cos(phase)) ** 2 + Math.sin(phase) ** 2) / 4,
              mistake: 1 - brightness,
              show: asFraction(4),
              because: tex`The phase difference is $\phi = \frac{2\pi}{\lambda}(\mu - 1)t = 2\pi \times ${fractionOf(waves, 6) ?? ''}$, so $\frac{I}{I_{\text{max}}} = \cos^2 \frac{\phi}{2} = ${fractionOf(brightness, 4) ?? ''}$.`,
            },
          ],
        };
  }),

  numerical('block-on-a-free-wedge', 'Laws of Motion', 8, (random) => {
    const [block, wedge] = [random.int(1, 6), random.int(1, 9)];
    const [angle, sine, square] = random.pick(SLOPES);
    const speed = random.int(2, 16) / 4;
    const height =
      (speed ** 2 * (wedge + block) * (wedge + block * (1 - square))) / (2 * G * block ** 2 * square);
    const given = { block, wedge, sine, height };
    return !isShort(height, 2) || height < 0.1 || height > 3
      ? null
      : {
          text: tex`A wedge of mass ${amount(wedge, 'kg')} stands on a smooth horizontal floor and is free to move. A small block of mass ${amount(block, 'kg')} is released from rest on its smooth face, which is inclined at an angle $\theta = ${angle}$ to the horizontal, at a height of ${amount(height, 'm')} above the floor. ${TAKE_G} What is the speed of the wedge, in $\mathrm{cm\,s^{-1}}$, when the block reaches the floor?`,
          value: wedgeByForces(given) * 100,
          check: wedgeByEnergy(given) * 100,
          why: tex`Let $V$ be the speed of the wedge, and $u$ that of the block along the face, relative to the wedge. The horizontal momentum stays zero: $m(u\cos\theta - V) = MV$, so $u\cos\theta = \frac{M + m}{m}V$. Energy: $mgh = \frac12 MV^2 + \frac12 m\left[(u\cos\theta - V)^2 + (u\sin\theta)^2\right]$. From both equations: $V^2 = \frac{2m^2gh\cos^2\theta}{(M + m)(M + m\sin^2\theta)} = \frac{2 \times ${block}^2 \times 10 \times ${number(height)} \times ${number(square)}}{(${wedge} + ${block})(${wedge} + ${block} \times ${number(1 - square)})} = ${number(speed ** 2)}\ \mathrm{m^2\,s^{-2}}$. So $V = ${number(speed)}\ \mathrm{m\,s^{-1}}$, which is $${number(speed * 100)}\ \mathrm{cm\,s^{-1}}$. With $\sqrt{2gh}$ for the speed of the block, as on a fixed wedge, the energy of the wedge would be forgotten.`,
        };
  }),

  numerical('width-of-a-path-in-crossed-fields', 'Magnetic Effects of Current and Magnetism', 8, (random) => {
    const field = random.pick([0.01, 0.02, 0.025, 0.04, 0.05]);
    // In units of 10⁴ m/s.
    const [drift, start] = [random.int(2, 16) / 2, random.int(0, 20) / 2];
    const [mass, charge] = [1.6e-27, 1.6e-19];
    const electric = drift * 1e4 * field;
    const relative = Math.abs(start - drift);
    const radius = (mass * relative * 1e4) / (charge * field);
    const turn = (charge * field) / mass;
    // Where the path is parallel to the x-axis again, the speed has changed by as much as both fields say.
    const farthest = root(
      (y) => 2 * start * 1e4 * turn + turn ** 2 * y - (2 * charge * electric) / mass,
      -1,
      1,
    );
    const fast = (v: number) => (v === 1 ? '10^{4}' : tex`${number(v)} \times 10^{4}`);
    const SPEED = tex`\ \mathrm{m\,s^{-1}}`;
    return drift === start || !isShort(electric, 1) || radius < 0.002
      ? null
      : {
          text: tex`A uniform electric field of ${amount(electric, tex`V\,m^{-1}`)} along the positive $y$-axis and a uniform magnetic field of ${amount(field, 'T')} along the positive $z$-axis act in the same region. A proton (mass $${number(mass)}\ \mathrm{kg}$, charge $${number(charge)}\ \mathrm{C}$) ${start === 0 ? 'is released from rest at the origin' : tex`passes the origin with the velocity $${fast(start)}${SPEED}$ along the positive $x$-axis`}. Neglect gravity. What is the greatest distance of the proton from the $x$-axis, in millimetres?`,
          value: 2 * radius * 1000,
          check: Math.abs(farthest) * 1000,
          difficulty: start === 0 ? 7 : 8,
          why: tex`The forces of the two fields balance at the velocity $\frac{E}{B} = \frac{${number(electric)}}{${field}} = ${fast(drift)}${SPEED}$ along the $x$-axis. Seen from a frame that moves with it, there is only the force of the magnetic field, and the proton moves at $v = \left|${number(start)} - ${number(drift)}\right| \times 10^{4} = ${fast(relative)}${SPEED}$ in a circle of radius $r = \frac{mv}{qB} = \frac{${number(mass)} \times ${fast(relative)}}{${number(charge)} \times ${field}} = ${number(radius)}\ \mathrm{m}$. The circle begins on the $x$-axis, so the greatest distance is its diameter: $2r = ${number(radius * 2000)}\ \mathrm{mm}$. The velocity at the origin itself may not be put into $\frac{mv}{qB}$, since the electric field acts too.`,
        };
  }),
];
