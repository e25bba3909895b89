import { number, range, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Chemistry');
const ATOM = 'Atomic Structure';
const BONDS = 'Chemical Bonding and Molecular Structure';
const COMPLEXES = 'Coordination Compounds';
const METALS = 'd- and f-Block Elements';
const ORGANIC = 'Basic Principles of Organic Chemistry';

/** Electrons of a diatomic species up to fluorine fill these orbitals in this order, two each. */
function bondOrder(electrons: number): number {
  // Whether an orbital binds; the order within the 2p block does not change how many bind.
  const binds = [true, false, true, false, true, true, true, false, false, false];
  const filled = binds.map((_bonding, place) => Math.min(2, Math.max(0, electrons - 2 * place)));
  return sum(filled.map((count, place) => (binds[place] ? count : -count))) / 2;
}

/** Unpaired d electrons by Hund's rule, one by one. */
function unpaired(electrons: number): number {
  const orbitals = [0, 0, 0, 0, 0];
  for (let placed = 0; placed < electrons; placed += 1)
    orbitals[placed % 5] = (orbitals[placed % 5] ?? 0) + 1;
  return orbitals.filter((count) => count === 1).length;
}

const ions = [
  ['Ti', 3, 1],
  ['V', 3, 2],
  ['Cr', 3, 3],
  ['Mn', 2, 5],
  ['Fe', 3, 5],
  ['Fe', 2, 6],
  ['Co', 2, 7],
  ['Ni', 2, 8],
  ['Cu', 2, 9],
] as const;

export const structure = [
  mcq('radius-of-an-orbit', ATOM, 2, (random) => {
    const [n, z] = [random.int(2, 5), random.int(2, 4)];
    const value = (52.9 * n * n) / z;
    return {
      text: tex`The radius of the first orbit of hydrogen is $52.9\ \mathrm{pm}$. The radius of orbit $n = ${n}$ of an ion with one electron and $Z = ${z}$ is`,
      value,
      check: sum(range(1, n).map((m) => 2 * m - 1)) * (52.9 / z),
      mistakes: [
        (52.9 * n) / z,
        (52.9 * z) / (n * n),
        52.9 * n * n,
        (52.9 * n * n) / (z * z),
        52.9 * n * n * z,
      ],
      unit: 'pm',
      why: tex`$r = 52.9\,\frac{n^2}{Z} = ${number(value)}\ \mathrm{pm}$.`,
    };
  }),

  mcq('nodes', ATOM, 3, (random) => {
    const [n, l] = [random.int(3, 6), random.int(0, 3)];
    const name = `${n}${['s', 'p', 'd', 'f'][l]}`;
    const radial = n - l - 1;
    const show = (a: number, b: number) => `${a} radial and ${b} angular`;
    return radial < 0 || radial === l
      ? null
      : {
          text: `An orbital ${name} has these nodes:`,
          right: show(radial, l),
          wrong: [
            show(l, radial),
            show(radial + 1, l),
            show(n - l, l + 1),
            show(n - 1, l),
            show(radial, l + 1),
          ],
          proof: [[radial + l, n - 1]],
          why: tex`Angular nodes: $l = ${l}$. Radial nodes: $n - l - 1 = ${radial}$. Together $n - 1 = ${n - 1}$.`,
        };
  }),

  mcq('strongest-bond', BONDS, 4, (random) => {
    const species = [
      ['N_2', 14],
      ['N_2^+', 13],
      ['O_2', 16],
      ['O_2^+', 15],
      ['O_2^-', 17],
      ['O_2^{2-}', 18],
      ['F_2', 18],
      ['C_2', 12],
      ['B_2', 10],
      ['NO^+', 14],
    ] as const;
    const drawn = random
      .sample(species, 4)
      .map(([name, electrons]) => ({ name, order: bondOrder(electrons) }));
    const best = Math.max(...drawn.map(({ order }) => order));
    const [right, ...more] = drawn.filter(({ order }) => order === best);
    return right === undefined || more.length > 0
      ? null
      : {
          text: 'By molecular orbital theory, which of these species has the highest bond order?',
          right: tex`$\mathrm{${right.name}}$`,
          wrong: drawn.filter((one) => one !== right).map(({ name }) => tex`$\mathrm{${name}}$`),
          proof: [[Math.max(...drawn.map(({ order }) => order * 2)), 2 * right.order]],
          why: `The bond orders are ${drawn.map(({ name, order }) => tex`$\mathrm{${name}}$: $${order}$`).join(', ')}.`,
        };
  }),

  mcq('shape-by-repulsion', BONDS, 3, (random) => {
    const molecules = [
      ['BF_3', 'trigonal planar', 3, 0, 3],
      ['NH_3', 'trigonal pyramidal', 3, 1, 5],
      ['ClF_3', 'T-shaped', 3, 2, 7],
      ['CH_4', 'tetrahedral', 4, 0, 4],
      ['SF_4', 'see-saw', 4, 1, 6],
      ['XeF_4', 'square planar', 4, 2, 8],
      ['PCl_5', 'trigonal bipyramidal', 5, 0, 5],
      ['BrF_5', 'square pyramidal', 5, 1, 7],
      ['SF_6', 'octahedral', 6, 0, 6],
      ['XeF_2', 'linear', 2, 3, 8],
      ['H_2O', 'bent', 2, 2, 6],
    ] as const;
    const [name, shape, bonds, lone, valence] = random.pick(molecules);
    return {
      text: tex`The shape of $\mathrm{${name}}$ is`,
      right: shape,
      wrong: molecules.map((one) => one[1]).filter((other) => other !== shape),
      // Electron pairs from the valence electrons: every neighbour here adds one.
      proof: [[bonds + lone, (valence + bonds) / 2]],
      why: tex`Around the central atom there are ${bonds} bonding and ${lone} lone pairs: the shape is ${shape}.`,
    };
  }),

  mcq('magnetic-moment', METALS, 3, (random) => {
    const [sign, charge, electrons] = random.pick(ions);
    const free = unpaired(electrons);
    const value = Math.sqrt(free * (free + 2));
    return {
      text: tex`The spin-only magnetic moment of $\mathrm{${sign}^{${charge}+}}$ ($3d^{${electrons}}$) is`,
      value,
      check: 2 * Math.sqrt((free / 2) * (free / 2 + 1)),
      mistakes: [1, 2, 3, 4, 5].filter((n) => n !== free).map((n) => Math.sqrt(n * (n + 2))),
      show: (shown: number) => tex`$${shown.toFixed(2)}\ \mu_B$`,
      why: tex`${free} electron${free === 1 ? ' is' : 's are'} unpaired: $\mu = \sqrt{${free} \times ${free + 2}} = ${value.toFixed(2)}\ \mu_B$.`,
    };
  }),

  mcq('oxidation-number', 'Redox Reactions and Electrochemistry', 2, (random) => {
    const compounds = [
      ['KMnO_4', 'Mn', 1, 4, 0, 1],
      ['K_2Cr_2O_7', 'Cr', 2, 7, 0, 2],
      ['Na_2S_2O_3', 'S', 2, 3, 0, 2],
      ['Na_2S_4O_6', 'S', 2, 6, 0, 4],
      ['ClO_4^-', 'Cl', 0, 4, 1, 1],
      ['K_2MnO_4', 'Mn', 2, 4, 0, 1],
      ['NO_3^-', 'N', 0, 3, 1, 1],
      ['S_2O_8^{2-}', 'S', 0, 8, 2, 2],
    ] as const;
    const [formula, sign, alkali, oxygens, charge, atoms] = random.pick(
      compounds.filter(([name]) => name !== 'S_2O_8^{2-}'),
    );
    const value = (2 * oxygens - alkali - charge) / atoms;
    return {
      text: tex`The${atoms > 1 ? ' average' : ''} oxidation number of $\mathrm{${sign}}$ in $\mathrm{${formula}}$ is`,
      value,
      check:
        range(-16, 32)
          .map((quarter) => quarter / 4)
          .find((x) => atoms * x + alkali - 2 * oxygens === -charge) ?? Number.NaN,
      mistakes: [value - 1, value + 1, value + 2, value - 2, 2 * oxygens - alkali].filter(
        (wrong) => wrong !== value,
      ),
      show: (shown: number) => `$${shown > 0 ? '+' : ''}${number(shown)}$`,
      why: tex`Oxygen counts $-2$${alkali > 0 ? ', the alkali metal $+1$' : ''}; the sum is ${charge === 0 ? 'zero' : `the charge $-${charge}$`}, which leaves $${value > 0 ? '+' : ''}${number(value)}$.`,
    };
  }),

  mcq('degree-of-unsaturation', ORGANIC, 3, (random) => {
    const [carbons, rings, nitrogens] = [random.int(4, 12), random.int(1, 5), random.int(0, 2)];
    const hydrogens = 2 * carbons + 2 + nitrogens - 2 * rings;
    return hydrogens < 3
      ? null
      : {
          text: tex`Rings and double bonds together, the molecule $\mathrm{C_{${carbons}}H_{${hydrogens}}${nitrogens === 0 ? '' : nitrogens === 1 ? 'N' : 'N_2'}O}$ has`,
          value: rings,
          check: (carbons * 2 + nitrogens - hydrogens + 2) / 2,
          mistakes: [rings + 1, rings + 2, rings - 1, rings + 3, rings + 4].filter((wrong) => wrong > 0),
          why: tex`$\frac{2C + 2 + N - H}{2} = \frac{${2 * carbons} + 2 + ${nitrogens} - ${hydrogens}}{2} = ${rings}$; oxygen does not count.`,
        };
  }),

  numerical('unpaired-electrons', COMPLEXES, 4, (random) => {
    const [[sign, charge, electrons], strong] = [
      random.pick(ions.filter((ion) => ion[2] >= 4 && ion[2] <= 7)),
      random.int(0, 1) === 1,
    ];
    const low = electrons <= 6 ? 6 - electrons : electrons - 6;
    const value = strong ? low : unpaired(electrons);
    return {
      text: tex`How many unpaired electrons has the octahedral ${strong ? 'low-spin' : 'high-spin'} complex of $\mathrm{${sign}^{${charge}+}}$ ($3d^{${electrons}}$)?`,
      value,
      check: strong ? Math.abs(electrons - 6) : 5 - Math.abs(electrons - 5),
      why: strong
        ? tex`The lower level $t_{2g}$ takes six electrons before any goes to $e_g$: ${value} stay unpaired.`
        : tex`All five orbitals are filled singly first: ${value} stay unpaired.`,
    };
  }),

  numerical('sigma-bonds', BONDS, 3, (random) => {
    const [chain, doubles] = [random.int(3, 9), random.int(1, 2)];
    const hydrogens = 2 * chain + 2 - 2 * doubles;
    return chain < 2 * doubles
      ? null
      : {
          text: tex`How many $\sigma$ bonds are there in an open-chain hydrocarbon $\mathrm{C_{${chain}}H_{${hydrogens}}}$?`,
          value: chain + hydrogens - 1,
          check: hydrogens + range(2, chain).length,
          why: tex`Without rings, $n$ atoms are joined by $n - 1$ $\sigma$ bonds: $${chain} + ${hydrogens} - 1 = ${chain + hydrogens - 1}$. Double bonds add $\pi$ bonds only.`,
        };
  }),

  msq('quantum-numbers', ATOM, 4, (random) => {
    const n = random.int(3, 5);
    return {
      text: tex`Of the shell $n = ${n}$ which of the following is/are correct?`,
      claims: [
        {
          says: 'The number of its subshells is',
          value: n,
          check: range(0, n - 1).length,
          mistake: n - 1,
          because: tex`$l = 0, \dots, n - 1$.`,
        },
        {
          says: 'The number of its orbitals is',
          value: n * n,
          check: sum(range(0, n - 1).map((l) => 2 * l + 1)),
          mistake: 2 * n * n,
          because: tex`$n^2$.`,
        },
        {
          says: 'The most electrons that it can hold are',
          value: 2 * n * n,
          check: 2 * sum(range(0, n - 1).map((l) => 2 * l + 1)),
          mistake: n * n * 2 + 2,
          because: tex`$2n^2$.`,
        },
        {
          says: tex`The largest magnetic quantum number in it is`,
          value: n - 1,
          check: Math.max(...range(0, n - 1)),
          mistake: n,
          because: tex`$m \le l \le n - 1$.`,
        },
      ],
    };
  }),
];
