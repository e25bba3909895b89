import {
  firstOf,
  named,
  numberIn,
  solve,
  Unreadable,
  wordsOf,
  type Solver,
  type Solvers,
} from '../solver.ts';

/** The clay and the rod, and how far below the hinge they meet. */
function clayOnARod(rod: number, length: number, clay: number, depth: number) {
  const ofRod = (rod * length * length) / 3;
  const together = ofRod + clay * depth * depth;
  const spin = (speed: number) => (clay * speed * depth) / together;
  const lost = (speed: number) => (clay * speed ** 2) / 2 - (together * spin(speed) ** 2) / 2;
  /** To lift the middle of the rod, and the clay, from below the hinge to above it. */
  const rise = (g: number) => 2 * g * (rod * (length / 2) + clay * depth);
  const least = (g: number) => Math.sqrt((2 * rise(g)) / together) * (together / (clay * depth));
  return { spin, lost, least };
}

const ROD = 'rod of mass # kg and length # m…clay of mass # kg…at a distance of # m below the hinge…';

const SUBSTEPS = 20_000;
const HALF_DEGREES: Readonly<Record<string, number>> = { monatomic: 1.5, diatomic: 2.5 };

const triangle: Solver = ({ text }) => {
  const [gas = '', ...printed] = wordsOf(
    text,
    'ideal @ gas…pressure is # kPa, its volume # L and its temperature # K…rises to # kPa…until the pressure is # kPa again and the volume is # L',
  );
  const [low = 0, small = 0, kelvins = 0, high = 0, end = 0, large = 0] = printed.map(numberIn);
  if (low !== end) throw new Unreadable('The cycle is not closed.');
  const half = named(HALF_DEGREES, gas);
  const width = (large - small) / SUBSTEPS;
  const at = (volume: number) => high - ((high - low) * (volume - small)) / (large - small);
  let [absorbed, net, hottest] = [half * small * (high - low), 0, 0];
  for (let step = 0; step < SUBSTEPS; step += 1) {
    const [from, to] = [small + step * width, small + (step + 1) * width];
    const heat = half * (to * at(to) - from * at(from)) + ((at(from) + at(to)) / 2) * width;
    net += heat;
    absorbed += Math.max(heat, 0);
    hottest = Math.max(hottest, to * at(to), from * at(from));
  }
  if (text.includes('The net heat absorbed')) return net;
  if (text.includes('The highest temperature')) return (hottest * kelvins) / (low * small);
  if (text.includes('The efficiency')) return (((high - low) * (large - small)) / 2 / absorbed) * 100;
  throw new Unreadable(`Nothing is asked: ${text}`);
};

const CHARGES: Readonly<Record<string, number>> = {
  'hydrogen atoms': 1,
  [String.raw`\mathrm{He^+} ions`]: 2,
  [String.raw`\mathrm{Li^{2+}} ions`]: 3,
};

const photon = (charge: number, hydrogen: number, from: number, to: number): number =>
  charge ** 2 * (hydrogen / to ** 2 - hydrogen / from ** 2);

const photoelectrons: Solver = ({ text }) => {
  const [emitter = '', ...numbers] = wordsOf(
    text,
    'excited @ emit light in the transition from n = # to n = #…work function of # eV…ionisation energy of hydrogen is # eV',
  );
  const [from = 0, to = 0, work = 0, hydrogen = 0] = numbers.map(numberIn);
  const energy = photon(named(CHARGES, emitter.trim()), hydrogen, from, to) - work;
  if (text.includes('The stopping potential')) return energy;
  const [milli = 0, mass = 0, charge = 0] = wordsOf(
    text,
    'The field is # mT; take # kg for the mass of the electron and # C for its charge',
  ).map(numberIn);
  const speed = Math.sqrt((2 * energy * charge) / mass);
  return ((mass * speed) / (charge * milli * 1e-3)) * 1000;
};

const twoTrials: Solver = ({ text }) => {
  const [emitter = '', ...numbers] = wordsOf(
    text,
    'excited @ emit light that falls…from n = # to n = #, in a second one…from n = # to n = #…is # times as large…hydrogen is # eV',
  );
  const [from = 0, to = 0, from2 = 0, to2 = 0, ratio = 0, hydrogen = 0] = numbers.map(numberIn);
  const charge = named(CHARGES, emitter.trim());
  const [one, two] = [photon(charge, hydrogen, from, to), photon(charge, hydrogen, from2, to2)];
  // The differences of the energies grow by this factor.
  return one - (two - one) / (ratio ** 2 - 1);
};

export const paragraphs: Solvers = {
  'physics/paragraph-on-clay-and-a-rod': firstOf(
    solve(`${ROD}speed of the ball is # m…angular speed`, (rod, length, clay, depth, speed) =>
      clayOnARod(rod, length, clay, depth).spin(speed),
    ),
    solve(`${ROD}speed of the ball is # m…kinetic energy is lost`, (rod, length, clay, depth, speed) =>
      clayOnARod(rod, length, clay, depth).lost(speed),
    ),
    solve(
      `${ROD}least speed for which the rod makes a complete turn…g = # m…kinetic energy is lost`,
      (rod, length, clay, depth, g) => {
        const { least, lost } = clayOnARod(rod, length, clay, depth);
        return lost(least(g));
      },
    ),
  ),
  'physics/paragraph-on-a-triangular-cycle': triangle,
  'physics/paragraph-on-photoelectrons-in-a-field': firstOf(photoelectrons, twoTrials),
};
