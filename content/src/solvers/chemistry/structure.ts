import { named, numberIn, placesWhere, Unreadable, wordsOf, type Solvers } from '../solver.ts';
import { ATOMIC_NUMBERS, atomsIn, atomsOf, chargeOf, formulaIn, total, trueBy } from './formulae.ts';

const LETTERS = { s: 0, p: 1, d: 2, f: 3 };

/** Of diatomic molecules, above the two levels of 1s: how many electrons a level takes, and whether it binds. */
const LEVELS: readonly (readonly [room: number, binds: 1 | -1])[] = [
  [2, 1],
  [2, -1],
  // Whether σ or π comes first does not matter here: both bind.
  [6, 1],
  [4, -1],
  [2, -1],
];

function bondOrder(formula: string): number {
  const cores = [...atomsIn(formula)].map(([element, count]) => count * (named(ATOMIC_NUMBERS, element) - 2));
  let left = total(cores) - chargeOf(formula);
  const binding = LEVELS.map(([room, binds]) => {
    const electrons = Math.min(left, room);
    left -= electrons;
    return binds * electrons;
  });
  return total(binding) / 2;
}

const VALENCE_ELECTRONS = { B: 3, C: 4, Si: 4, N: 5, P: 5, O: 6, S: 6, Cl: 7, Br: 7, I: 7, Xe: 8 };

/** By number of bonds and number of lone pairs around the central atom. */
const SHAPES: Readonly<Record<string, string>> = {
  '2 0': 'linear',
  '3 0': 'trigonal planar',
  '2 1': 'bent',
  '4 0': 'tetrahedral',
  '3 1': 'trigonal pyramidal',
  '2 2': 'bent',
  '5 0': 'trigonal bipyramidal',
  '4 1': 'see-saw',
  '3 2': 'T-shaped',
  '2 3': 'linear',
  '6 0': 'octahedral',
  '5 1': 'square pyramidal',
  '4 2': 'square planar',
};

/** For a central atom with single bonds only. */
function shapeOf(formula: string): string {
  const atoms = [...atomsIn(formula)];
  const central = atoms.filter(([, count]) => count === 1).map(([element]) => element);
  const [middle = ''] = central;
  if (central.length !== 1) throw new Unreadable(`No one central atom: ${formula}`);
  const bonds = total(atoms.map(([, count]) => count)) - 1;
  return named(SHAPES, `${bonds} ${(named(VALENCE_ELECTRONS, middle) - bonds) / 2}`);
}

/** Unpaired electrons, where groups of orbitals of the same energy are filled one after the other. */
function unpairedIn(electrons: number, groups: readonly number[]): number {
  let left = electrons;
  const unpaired = groups.map((orbitals) => {
    const here = Math.min(left, 2 * orbitals);
    left -= here;
    return Math.min(here, 2 * orbitals - here);
  });
  return total(unpaired);
}

const D_ORBITALS = 5;
/** Of an octahedral complex: t2g below eg. */
const SPLIT_D_ORBITALS = [3, 2];
/** As many electrons as argon has. */
const CORE = 18;

/** How many d electrons the ion that the text names has; what the text says must agree. @throws Unreadable */
function dElectronsIn(text: string): number {
  const [ion = '', said = ''] = wordsOf(
    text,
    /of \$\\mathrm\{([A-Z][a-z]?\^\{\d\+\})\}\$ \(\$3d\^\{(\d)\}\$\)/,
  );
  const [element = ''] = [...atomsIn(ion).keys()];
  const electrons = named(ATOMIC_NUMBERS, element) - CORE - chargeOf(ion);
  if (electrons !== numberIn(said)) throw new Unreadable(`${ion} does not have ${said} d electrons.`);
  return electrons;
}

const OXIDATION_NUMBERS: Readonly<Record<string, number>> = { O: -2, Na: 1, K: 1 };

const hydrogensOfAnAlkane = (carbons: number): number => 2 * carbons + 2;

interface Orbital {
  readonly subshell: number;
  readonly magnetic: number;
}

function orbitalsOf(shell: number): Orbital[] {
  return Array.from({ length: shell }, (_unused, subshell) =>
    Array.from({ length: 2 * subshell + 1 }, (_also, place) => ({ subshell, magnetic: place - subshell })),
  ).flat();
}

export const structure: Solvers = {
  'chemistry/radius-of-an-orbit': ({ text }) => {
    const [hydrogen = '', n = '', ion = ''] = wordsOf(
      text,
      String.raw`first Bohr orbit of hydrogen is # pm. The radius of the orbit n = # of \mathrm{@} is`,
    );
    const [element = ''] = [...atomsIn(ion).keys()];
    const protons = named(ATOMIC_NUMBERS, element);
    if (protons - chargeOf(ion) !== 1) throw new Unreadable(`Not one electron: ${ion}`);
    return (numberIn(hydrogen) * numberIn(n) ** 2) / protons;
  },
  'chemistry/nodes': ({ text, options }) => {
    const [n = '', letter = ''] = wordsOf(
      text,
      /numbers of radial and angular nodes of a (\d)([spdf]) orbital are respectively/,
    );
    const angular = named(LETTERS, letter);
    const radial = numberIn(n) - 1 - angular;
    return placesWhere(options, (option) => option === `${radial} and ${angular}`);
  },
  'chemistry/strongest-bond': ({ text, options }) => {
    wordsOf(text, 'molecular orbital theory, which of the following species has the highest bond order?');
    const orders = options.map((option) => bondOrder(formulaIn(option)));
    const highest = Math.max(...orders);
    return orders.flatMap((order, place) => (order === highest ? [place] : []));
  },
  'chemistry/shape-by-repulsion': ({ text, options }) => {
    const [formula = ''] = wordsOf(text, String.raw`the shape of the \mathrm{@} molecule is`);
    const shape = shapeOf(formula);
    return placesWhere(options, (option) => option === shape);
  },
  'chemistry/magnetic-moment': ({ text }) => {
    wordsOf(text, 'The spin-only magnetic moment of …in Bohr magnetons');
    const unpaired = unpairedIn(dElectronsIn(text), [D_ORBITALS]);
    return Math.sqrt(unpaired * (unpaired + 2));
  },
  'chemistry/unpaired-electrons': ({ text }) => {
    const [spin = ''] = wordsOf(
      text,
      'How many unpaired electrons are there in a @-spin octahedral complex of',
    );
    return unpairedIn(dElectronsIn(text), named({ high: [D_ORBITALS], low: SPLIT_D_ORBITALS }, spin));
  },
  'chemistry/oxidation-number': ({ text }) => {
    const [element = '', formula = ''] = wordsOf(text, String.raw`oxidation number of @ in \mathrm{@} is`);
    const others = [...atomsIn(formula)].filter(([other]) => other !== element);
    const ofOthers = total(others.map(([other, count]) => count * named(OXIDATION_NUMBERS, other)));
    return (chargeOf(formula) - ofOthers) / atomsOf(element, formula);
  },
  'chemistry/degree-of-unsaturation': ({ text }) => {
    const [formula = ''] = wordsOf(
      text,
      /degree of unsaturation .* with the molecular formula \$\\mathrm\{(.*)\}\$ is/,
    );
    // A nitrogen atom brings one hydrogen atom of its own, an oxygen atom none.
    const most = hydrogensOfAnAlkane(atomsOf('C', formula)) + atomsOf('N', formula);
    return (most - atomsOf('H', formula)) / 2;
  },
  'chemistry/sigma-bonds': ({ text }) => {
    const [formula = ''] = wordsOf(
      text,
      /\\sigma\$ bonds .* in an open-chain hydrocarbon with the molecular formula \$\\mathrm\{(.*)\}\$\?/,
    );
    // Without a ring, every atom but the first is joined by one σ bond.
    return total(atomsIn(formula).values()) - 1;
  },
  'chemistry/quantum-numbers': ({ text, options }) => {
    const orbitals = orbitalsOf(numberIn(wordsOf(text, 'is/are correct for the shell n = #?')[0] ?? ''));
    return trueBy(options, [
      ['The number of orbitals', () => orbitals.length],
      ['The maximum number of electrons', () => 2 * orbitals.length],
      ['The number of subshells', () => new Set(orbitals.map(({ subshell }) => subshell)).size],
      ['The largest value of the magnetic', () => Math.max(...orbitals.map(({ magnetic }) => magnetic))],
    ]);
  },
};
