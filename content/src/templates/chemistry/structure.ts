import { amount, equals, number, range, sum, tex } from '../numbers.ts';
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

interface Species {
  readonly name: string;
  readonly electrons: number;
  readonly order: number;
}

/** How its electrons make up the bond order of a species that is not the one asked for. */
function comparison({ name, electrons, order }: Species): string {
  const [bonding, antibonding] = [electrons / 2 + order, electrons / 2 - order];
  return tex`$\mathrm{${name}}$ comes next: its ${bonding} bonding and ${antibonding} antibonding electrons give only $\frac{${bonding} - ${antibonding}}{2} = ${order}$.`;
}

/** How the electron pairs are arranged, by their number. */
const ARRANGEMENTS: Readonly<Record<number, string>> = {
  4: 'tetrahedral',
  5: 'trigonal bipyramidal',
  6: 'octahedral',
};

/** Without lone pairs: what is often taken for the shape, by the number of bond pairs. */
const OTHER_SHAPES: Readonly<Record<number, string>> = {
  3: 'With a lone pair as well it would be trigonal pyramidal.',
  4: 'With two lone pairs as well it would be square planar.',
  5: 'With a lone pair as well it would be square pyramidal.',
  6: 'With only five bond pairs it would be trigonal bipyramidal.',
};

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
    const species = ['', '', tex`\mathrm{He^+}`, tex`\mathrm{Li^{2+}}`, tex`\mathrm{Be^{3+}}`][z] ?? '';
    const value = (52.9 * n * n) / z;
    return {
      text: tex`The radius of the first Bohr orbit of hydrogen is $52.9\ \mathrm{pm}$. The radius of the orbit $n = ${n}$ of $${species}$ is`,
      value,
      check: sum(range(1, n).map((m) => 2 * m - 1)) * (52.9 / z),
      within: [5, 4000],
      mistakes: [
        (52.9 * n) / z,
        (52.9 * z) / n,
        52.9 * n * n,
        (52.9 * n * n) / (z * z),
        52.9 * n * n * z,
        52.9 * n,
      ],
      unit: 'pm',
      why: tex`$r_n = 52.9\,\frac{n^2}{Z} = 52.9 \times \frac{${n}^2}{${z}} ${equals(value)}\ \mathrm{pm}$. With $n$ in place of $n^2$ one would get only ${amount((52.9 * n) / z, 'pm')}.`,
    };
  }),

  mcq('nodes', ATOM, 3, (random) => {
    const [n, l] = [random.int(3, 7), random.int(0, 3)];
    const name = `${n}${['s', 'p', 'd', 'f'][l]}`;
    const radial = n - l - 1;
    const show = (a: number, b: number) => `${a} and ${b}`;
    return radial < 0 || radial === l
      ? null
      : {
          text: `The numbers of radial and angular nodes of a ${name} orbital are respectively`,
          right: show(radial, l),
          wrong: [
            show(l, radial),
            show(radial + 1, l),
            show(n - l, l + 1),
            show(n - 1, l),
            show(radial, l + 1),
          ],
          proof: [[radial + l, n - 1]],
          why: tex`For a ${name} orbital $n = ${n}$ and $l = ${l}$. Radial nodes: $n - l - 1 = ${n} - ${l} - 1 = ${radial}$. Angular nodes: $l = ${l}$. Interchanging the two would give ${show(l, radial)}, but the number of angular nodes depends on $l$ alone.`,
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
      .map(([name, electrons]) => ({ name, electrons, order: bondOrder(electrons) }));
    const best = Math.max(...drawn.map(({ order }) => order));
    const [right, ...more] = drawn.filter(({ order }) => order === best);
    const [next] = drawn.filter((one) => one !== right).toSorted((one, other) => other.order - one.order);
    return right === undefined || next === undefined || more.length > 0
      ? null
      : {
          text: 'According to molecular orbital theory, which of the following species has the highest bond order?',
          right: tex`$\mathrm{${right.name}}$`,
          wrong: drawn.filter((one) => one !== right).map(({ name }) => tex`$\mathrm{${name}}$`),
          proof: [[Math.max(...drawn.map(({ order }) => order * 2)), 2 * right.order]],
          why: `Bond order is half the difference of the numbers of bonding and antibonding electrons: ${drawn.map(({ name, order }) => tex`$\mathrm{${name}}$: $${order}$`).join(', ')}. ${comparison(next)}`,
        };
  }),

  mcq('shape-by-repulsion', BONDS, 3, (random) => {
    const molecules = [
      ['BF_3', 'trigonal planar', 3, 0, 3],
      ['NH_3', 'trigonal pyramidal', 3, 1, 5],
      ['PCl_3', 'trigonal pyramidal', 3, 1, 5],
      ['ClF_3', 'T-shaped', 3, 2, 7],
      ['BrF_3', 'T-shaped', 3, 2, 7],
      ['CH_4', 'tetrahedral', 4, 0, 4],
      ['SiCl_4', 'tetrahedral', 4, 0, 4],
      ['SF_4', 'see-saw', 4, 1, 6],
      ['XeF_4', 'square planar', 4, 2, 8],
      ['PCl_5', 'trigonal bipyramidal', 5, 0, 5],
      ['BrF_5', 'square pyramidal', 5, 1, 7],
      ['IF_5', 'square pyramidal', 5, 1, 7],
      ['SF_6', 'octahedral', 6, 0, 6],
      ['XeF_2', 'linear', 2, 3, 8],
      ['H_2O', 'bent', 2, 2, 6],
    ] as const;
    const [name, shape, bonds, lone, valence] = random.pick(molecules);
    return {
      text: tex`According to VSEPR theory, the shape of the $\mathrm{${name}}$ molecule is`,
      right: shape,
      wrong: molecules.map((one) => one[1]).filter((other) => other !== shape),
      // Electron pairs from the valence electrons: every neighbour here adds one.
      proof: [[bonds + lone, (valence + bonds) / 2]],
      difficulty: lone === 0 ? 2 : bonds > 3 ? 4 : 3,
      why: tex`The central atom has ${bonds} bond pairs and ${lone === 0 ? 'no lone pair' : lone === 1 ? 'one lone pair' : `${lone} lone pairs`}, ${bonds + lone} electron pairs in all. The shape is ${shape}. ${lone === 0 ? (OTHER_SHAPES[bonds] ?? '') : `The arrangement of all the pairs is ${ARRANGEMENTS[bonds + lone] ?? ''}, but lone pairs are not counted in the shape.`}`,
    };
  }),

  mcq('magnetic-moment', METALS, 3, (random) => {
    const [sign, charge, electrons] = random.pick(ions);
    const free = unpaired(electrons);
    const moment = (n: number) => Math.sqrt(n * (n + 2));
    const value = moment(free);
    const inBohrMagnetons = (n: number) => tex`$${moment(n).toFixed(2)}\ \mathrm{BM}$`;
    const pairs = electrons - 5;
    const slip =
      electrons === 1
        ? tex`Taking the charge of the ion, $${charge}$, for $n$ would give ${inBohrMagnetons(charge)}.`
        : pairs <= 0
          ? `Pairing the electrons first, against Hund's rule, would leave ${electrons % 2} unpaired and give ${inBohrMagnetons(electrons % 2)}.`
          : tex`Five unpaired electrons would give ${inBohrMagnetons(5)}, but ${pairs === 1 ? 'one of the five $d$ orbitals holds' : tex`${pairs} of the five $d$ orbitals hold`} a pair.`;
    return {
      text: tex`The spin-only magnetic moment of $\mathrm{${sign}^{${charge}+}}$ ($3d^{${electrons}}$) in Bohr magnetons (to two decimal places) is`,
      value,
      check: 2 * Math.sqrt((free / 2) * (free / 2 + 1)),
      within: [0, 10],
      mistakes: [0, 1, 2, 3, 4, 5, 6, 7].filter((n) => n !== free).map(moment),
      show: (shown: number) => `$${shown.toFixed(2)}$`,
      why: tex`$\mathrm{${sign}^{${charge}+}}$ has ${free} unpaired electron${free === 1 ? '' : 's'}: $\mu = \sqrt{n(n + 2)} = \sqrt{${free} \times ${free + 2}} \approx ${value.toFixed(2)}\ \mathrm{BM}$. ${slip}`,
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
      ['Na_2SO_3', 'S', 2, 3, 0, 1],
      ['KClO_3', 'Cl', 1, 3, 0, 1],
      ['NaClO', 'Cl', 1, 1, 0, 1],
      ['K_2CrO_4', 'Cr', 2, 4, 0, 1],
      ['NO_2^-', 'N', 0, 2, 1, 1],
    ] as const;
    const [formula, sign, alkali, oxygens, charge, atoms] = random.pick(compounds);
    const value = (2 * oxygens - alkali - charge) / atoms;
    const show = (shown: number) => `$${shown > 0 ? '+' : ''}${number(shown)}$`;
    return {
      text: tex`The${atoms > 1 ? ' average' : ''} oxidation number of ${sign} in $\mathrm{${formula}}$ is`,
      value,
      check:
        range(-16, 32)
          .map((quarter) => quarter / 4)
          .find((x) => atoms * x + alkali - 2 * oxygens === -charge) ?? Number.NaN,
      within: [-4, 8],
      step: value % 1 === 0 ? 1 : 0.5,
      mistakes: [
        value - 1,
        value + 1,
        value + 2,
        value - 2,
        -value,
        2 * oxygens - alkali,
        2 * oxygens,
      ].filter((wrong) => wrong !== value),
      show,
      difficulty: value % 1 === 0 ? 2 : 3,
      why: tex`Let it be $x$. Oxygen has $-2$${alkali > 0 ? ' and the alkali metal $+1$' : ''}: $${atoms === 1 ? '' : atoms}x ${alkali > 0 ? `+ ${alkali} ` : ''}- ${2 * oxygens} = ${-charge}$, so $x = ${show(value).slice(1, -1)}$. Forgetting ${alkali > 0 ? 'the alkali metal' : 'the charge of the ion'} would give ${show((2 * oxygens) / atoms)}.`,
    };
  }),

  mcq('degree-of-unsaturation', ORGANIC, 3, (random) => {
    const [carbons, degree, nitrogens] = [random.int(4, 12), random.int(1, 6), random.int(0, 2)];
    const hydrogens = 2 * carbons + 2 + nitrogens - 2 * degree;
    return hydrogens < carbons / 2
      ? null
      : {
          text: tex`The degree of unsaturation (double bond equivalents) of a compound with the molecular formula $\mathrm{C_{${carbons}}H_{${hydrogens}}${nitrogens === 0 ? '' : nitrogens === 1 ? 'N' : 'N_2'}O}$ is`,
          value: degree,
          check: (carbons * 2 + nitrogens - hydrogens + 2) / 2,
          within: [0, 12],
          mistakes: [degree + 1, degree - 1, degree + nitrogens, degree - nitrogens, 2 * degree].filter(
            (wrong) => wrong !== degree,
          ),
          difficulty: nitrogens === 0 ? 2 : 3,
          why: tex`$\frac{2C + 2 + N - H}{2} = \frac{2 \times ${carbons} + 2 + ${nitrogens} - ${hydrogens}}{2} = ${degree}$; oxygen is not counted.`,
        };
  }),

  numerical('unpaired-electrons', COMPLEXES, 4, (random) => {
    const [[sign, charge, electrons], strong] = [
      random.pick(ions.filter((ion) => ion[2] >= 4 && ion[2] <= 7)),
      random.int(0, 1) === 1,
    ];
    const low = electrons <= 6 ? 6 - electrons : electrons - 6;
    const value = strong ? low : unpaired(electrons);
    const inUpper = electrons - 6;
    return {
      text: tex`How many unpaired electrons are there in ${strong ? 'a low-spin' : 'a high-spin'} octahedral complex of $\mathrm{${sign}^{${charge}+}}$ ($3d^{${electrons}}$)?`,
      value,
      check: strong ? Math.abs(electrons - 6) : 5 - Math.abs(electrons - 5),
      why: strong
        ? tex`The $t_{2g}$ level is filled first and holds six electrons: $t_{2g}^{${Math.min(6, electrons)}}e_g^{${Math.max(0, inUpper)}}$, with ${value} unpaired.`
        : tex`All five $d$ orbitals are singly occupied before pairing starts: ${electrons} electrons leave ${value} unpaired.`,
    };
  }),

  numerical('sigma-bonds', BONDS, 3, (random) => {
    const [chain, doubles] = [random.int(3, 9), random.int(1, 3)];
    const hydrogens = 2 * chain + 2 - 2 * doubles;
    return chain < 2 * doubles
      ? null
      : {
          text: tex`How many $\sigma$ bonds are there in an open-chain hydrocarbon with the molecular formula $\mathrm{C_{${chain}}H_{${hydrogens}}}$?`,
          value: chain + hydrogens - 1,
          check: hydrogens + range(2, chain).length,
          why: tex`In an open chain $n$ atoms are joined by $n - 1$ $\sigma$ bonds: $${chain} + ${hydrogens} - 1 = ${chain + hydrogens - 1}$. Multiple bonds add only $\pi$ bonds.`,
        };
  }),

  msq('quantum-numbers', ATOM, 4, (random) => {
    const n = random.int(3, 6);
    return {
      text: tex`Which of the following is/are correct for the shell $n = ${n}$?`,
      claims: [
        {
          says: 'The number of subshells is',
          value: n,
          check: range(0, n - 1).length,
          mistake: n - 1,
          because: tex`$l = 0, 1, ${n > 3 ? tex`\dots, ` : ''}${n - 1}$.`,
        },
        {
          says: 'The number of orbitals is',
          value: n * n,
          check: sum(range(0, n - 1).map((l) => 2 * l + 1)),
          mistake: random.pick([2 * n * n, 2 * n + 1]),
          because: tex`$n^2 = ${n}^2 = ${n * n}$.`,
        },
        {
          says: 'The maximum number of electrons is',
          value: 2 * n * n,
          check: 2 * sum(range(0, n - 1).map((l) => 2 * l + 1)),
          mistake: random.pick([n * n, 2 * (2 * n + 1)]),
          because: tex`$2n^2 = 2 \times ${n}^2 = ${2 * n * n}$.`,
        },
        {
          says: tex`The largest value of the magnetic quantum number $m_l$ is`,
          value: n - 1,
          check: Math.max(...range(0, n - 1)),
          mistake: n,
          because: tex`$m_l$ runs from $-l$ to $+l$, and the largest $l$ is $n - 1 = ${n - 1}$.`,
        },
      ],
    };
  }),
];
