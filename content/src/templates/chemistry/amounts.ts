import { amount, equals, gcd, integrate, number, root, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Chemistry');
const BASICS = 'Some Basic Concepts';
const SOLUTIONS = 'Solutions';
const AVOGADRO = 6.022e23;
const TAKE_AVOGADRO = tex`Take $N_A = 6.022 \times 10^{23}\ \mathrm{mol^{-1}}$.`;

const substances = [
  { formula: tex`\mathrm{CaCO_3}`, mass: 100, parts: [40, 12, 16, 16, 16], oxygens: 3 },
  { formula: tex`\mathrm{H_2SO_4}`, mass: 98, parts: [1, 1, 32, 16, 16, 16, 16], oxygens: 4 },
  { formula: tex`\mathrm{NaOH}`, mass: 40, parts: [23, 16, 1], oxygens: 1 },
  { formula: tex`\mathrm{CO_2}`, mass: 44, parts: [12, 16, 16], oxygens: 2 },
  { formula: tex`\mathrm{C_6H_{12}O_6}`, mass: 180, parts: [72, 12, 96], oxygens: 6 },
  { formula: tex`\mathrm{NaHCO_3}`, mass: 84, parts: [23, 1, 12, 48], oxygens: 3 },
] as const;

export const amounts = [
  mcq('atoms-in-a-mass', BASICS, 2, (random) => {
    const [{ formula, mass, parts, oxygens }, moles] = [
      random.pick(substances),
      random.pick([0.05, 0.1, 0.2, 0.25, 0.5, 1.5]),
    ];
    const value = moles * oxygens * AVOGADRO;
    return {
      text: tex`${TAKE_AVOGADRO} The number of oxygen atoms in ${amount(moles * mass, 'g')} of $${formula}$ (molar mass $${mass}\ \mathrm{g\,mol^{-1}}$) is`,
      value,
      check: ((moles * mass) / sum(parts)) * oxygens * AVOGADRO,
      within: [1e21, 1e26],
      mistakes: [
        moles * AVOGADRO,
        oxygens * AVOGADRO,
        (moles / oxygens) * AVOGADRO,
        moles * parts.length * AVOGADRO,
        moles * (oxygens + 1) * AVOGADRO,
      ],
      why: tex`$n = \frac{${number(moles * mass)}}{${mass}} = ${number(moles)}\ \mathrm{mol}$. Each formula unit contains ${oxygens} oxygen atom${oxygens === 1 ? '' : 's'}: $${oxygens} \times ${number(moles)} \times 6.022 \times 10^{23} ${equals(value)}$. ${oxygens === 1 ? tex`Counting all ${parts.length} atoms of the formula unit would give $${number(moles * parts.length * AVOGADRO)}$.` : tex`Without the factor ${oxygens} one gets only the number of formula units, $${number(moles * AVOGADRO)}$.`}`,
    };
  }),

  mcq('limiting-reagent', BASICS, 4, (random) => {
    const [nitrogen, hydrogen] = [random.int(1, 8), random.int(2, 20)];
    const lacksHydrogen = 3 * nitrogen > hydrogen;
    const [byNitrogen, byHydrogen] = [2 * nitrogen * 17, ((2 * hydrogen) / 3) * 17];
    const value = Math.min(byNitrogen, byHydrogen);
    return 3 * nitrogen === hydrogen
      ? null
      : {
          text: tex`For the reaction $\mathrm{N_2 + 3H_2 \rightarrow 2NH_3}$, the maximum mass of ammonia that can be obtained from ${amount(nitrogen * 28, 'g')} of nitrogen and ${amount(hydrogen * 2, 'g')} of hydrogen is`,
          value,
          check: root((x) => Math.min(nitrogen - x / 34, hydrogen - (3 * x) / 34) - 1e-12, 0, 2000),
          // The yield of the reagent in excess is more than both masses together, but it is the commonest answer.
          within: [2, Math.max(byNitrogen, byHydrogen)],
          mistakes: [
            byNitrogen,
            byHydrogen,
            nitrogen * 28 + hydrogen * 2,
            hydrogen * 2 * 17,
            hydrogen * 17,
            nitrogen * 17,
            (hydrogen / 3) * 17,
          ],
          unit: 'g',
          why: tex`$\mathrm{N_2}$: $\frac{${nitrogen * 28}}{28} = ${nitrogen}\ \mathrm{mol}$; $\mathrm{H_2}$: $\frac{${hydrogen * 2}}{2} = ${hydrogen}\ \mathrm{mol}$. The ${nitrogen} mol of $\mathrm{N_2}$ would need $${3 * nitrogen}\ \mathrm{mol}$ of $\mathrm{H_2}$, so ${lacksHydrogen ? 'hydrogen' : 'nitrogen'} is the limiting reagent. ${lacksHydrogen ? tex`$\frac23 \times ${hydrogen} \times 17 ${equals(value)}\ \mathrm{g}$` : tex`$2 \times ${nitrogen} \times 17 ${equals(value)}\ \mathrm{g}$`} of ammonia is formed. Taking ${lacksHydrogen ? 'nitrogen' : 'hydrogen'} as the limiting reagent would give ${lacksHydrogen ? tex`$2 \times ${nitrogen} \times 17 ${equals(byNitrogen)}\ \mathrm{g}$` : tex`$\frac23 \times ${hydrogen} \times 17 ${equals(byHydrogen)}\ \mathrm{g}$`}, more than the total mass of the reactants.`,
        };
  }),

  mcq('empirical-formula', BASICS, 3, (random) => {
    const [c, h, o] = [random.int(1, 6), random.int(2, 12), random.int(1, 4)];
    const isPossible = ([carbons = 0, hydrogens = 0, oxygens = 0]: readonly number[]) =>
      carbons > 0 &&
      oxygens > 0 &&
      hydrogens > 0 &&
      hydrogens <= 2 * carbons + 2 &&
      gcd(gcd(carbons, hydrogens), oxygens) === 1;
    const show = (counts: readonly number[]) =>
      `$\\mathrm{${['C', 'H', 'O'].map((sign, place) => `${sign}${counts[place] === 1 ? '' : `_{${counts[place]}}`}`).join('')}}$`;
    const whole = 12 * c + h + 16 * o;
    const carbonShare = ([carbons = 0, hydrogens = 0, oxygens = 0]: readonly number[]) =>
      Math.round((12 * carbons * 1e4) / (12 * carbons + hydrogens + 16 * oxygens)) / 100;
    const share = (part: number) => Math.round((part / whole) * 1e4) / 100;
    const oxygenShare = 100 - share(12 * c) - share(h);
    const moles = [share(12 * c) / 12, share(h), oxygenShare / 16];
    const near = [
      [c, h, o + 1],
      [c + 1, h, o],
      [c, h + 1, o],
      [c, h + 2, o],
      [c + 1, h, o + 1],
      [c, h - 1, o],
      [c, h - 2, o],
      [c - 1, h, o],
      [c, h, o - 1],
      [c + 1, h + 2, o],
    ].filter(isPossible);
    // Formulas as real compounds have them: not C5H2O, not CH4O3.
    const isUsual = isPossible([c, h, o]) && 2 * h >= c && o <= c + 1;
    return isUsual
      ? {
          text: tex`A compound of carbon, hydrogen and oxygen contains $${share(12 * c)}\%$ carbon and $${share(h)}\%$ hydrogen by mass. Its empirical formula is`,
          right: show([c, h, o]),
          wrong: near.map(show),
          proof: [
            [(12 * c) / whole / 12 / (h / whole), c / h],
            [(whole - 12 * c - h) / 16, o],
          ],
          why: tex`Oxygen: $${number(oxygenShare, 4)}\%$. Ratio of moles in $100\ \mathrm{g}$: $\frac{${share(12 * c)}}{12} : \frac{${share(h)}}{1} : \frac{${number(oxygenShare, 4)}}{16} = ${moles.map((one) => one.toFixed(2)).join(' : ')} = ${c} : ${h} : ${o}$.${near
            .slice(0, 1)
            .map(
              (other) =>
                tex` In ${show(other)} the percentage of carbon would be $${carbonShare(other)}\%$, not $${share(12 * c)}\%$.`,
            )
            .join('')}`,
        }
      : null;
  }),

  mcq('thinned-acid', SOLUTIONS, 3, (random) => {
    const [first, a, second, b] = [
      random.int(1, 6) / 10,
      random.int(100, 400, 50),
      random.int(7, 15) / 10,
      random.int(100, 400, 50),
    ];
    const value = (first * a + second * b) / (a + b);
    return {
      text: tex`${amount(a, 'mL')} of ${amount(first, 'M')} hydrochloric acid is mixed with ${amount(b, 'mL')} of ${amount(second, 'M')} hydrochloric acid. Assume that the volumes are additive. The molarity of the mixture is`,
      value,
      check: root((m) => a * (m - first) - b * (second - m), 0, 10),
      within: [first, second],
      step: (second - first) / 10,
      mistakes: [
        (first + second) / 2,
        (first * b + second * a) / (a + b),
        Math.sqrt(first * second),
        second - first,
      ],
      unit: 'M',
      difficulty: a === b ? 2 : 3,
      why: tex`$M = \frac{M_1V_1 + M_2V_2}{V_1 + V_2} = \frac{${first} \times ${a} + ${second} \times ${b}}{${a} + ${b}} = \frac{${number(first * a + second * b)}}{${a + b}} ${equals(value)}\ \mathrm{M}$. ${a === b ? 'The mean of the two molarities is right here only because the volumes are equal.' : `The mean of the two molarities, ${amount((first + second) / 2, 'M')}, would be right only for equal volumes.`}`,
    };
  }),

  mcq('freezing-point', SOLUTIONS, 4, (random) => {
    const solute = random.pick([
      { name: 'urea', mass: 60, i: 1 },
      { name: 'glucose', mass: 180, i: 1 },
      { name: 'sodium chloride', mass: 58.5, i: 2 },
      { name: 'calcium chloride', mass: 111, i: 3 },
    ]);
    const [moles, water] = [random.pick([0.05, 0.1, 0.2, 0.4]), random.int(100, 500, 50)];
    const molality = (moles * 1000) / water;
    const value = solute.i * 1.86 * molality;
    return {
      text: tex`${amount(moles * solute.mass, 'g')} of ${solute.name} ($M = ${solute.mass}\ \mathrm{g\,mol^{-1}}$) is dissolved in ${amount(water, 'g')} of water ($K_f = 1.86\ \mathrm{K\,kg\,mol^{-1}}$).${solute.i > 1 ? ' Assume that it dissociates completely.' : ''} The depression of the freezing point is`,
      value,
      check: solute.i * 1.86 * ((moles * solute.mass) / solute.mass / (water / 1000)),
      within: [0.05, 25],
      mistakes: [
        ...[1, 2, 3, 1.5].map((i) => i * 1.86 * molality),
        1.86 / molality,
        (solute.i * 1.86 * moles * 1000) / (water + moles * solute.mass),
      ].filter((mistake) => mistake !== value),
      unit: 'K',
      difficulty: solute.i === 1 ? 3 : 4,
      why: tex`Molality: $m = \frac{${number(moles)}\ \mathrm{mol}}{${water / 1000}\ \mathrm{kg}} ${equals(molality)}\ \mathrm{mol\,kg^{-1}}$. $\Delta T_f = iK_fm = ${solute.i} \times 1.86 \times \frac{${number(moles)}}{${water / 1000}} ${equals(value)}\ \mathrm{K}$. ${solute.i === 1 ? tex`With $i = 2$, as for a salt of two ions, one would get ${amount(2 * value, 'K')}, but ${solute.name} does not dissociate.` : tex`Forgetting the dissociation, with $i = 1$, one would get only ${amount(1.86 * molality, 'K')}.`}`,
    };
  }),

  mcq('vapour-over-a-mixture', SOLUTIONS, 4, (random) => {
    const [a, b, p, q] = [
      random.int(1, 5),
      random.int(1, 5),
      random.int(100, 400, 20),
      random.int(420, 900, 20),
    ];
    const value = (a * p + b * q) / (a + b);
    const asksVapour = random.int(0, 1) === 1;
    const share = (a * p) / (a * p + b * q);
    const total = tex`$p = x_A p_A^\circ + x_B p_B^\circ = \frac{${a}}{${a + b}} \times ${p} + \frac{${b}}{${a + b}} \times ${q} ${equals(value, 4)}\ \mathrm{mmHg}$`;
    return {
      text: tex`${amount(a, 'mol')} of liquid A ($p_A^\circ = ${p}\ \mathrm{mmHg}$) and ${amount(b, 'mol')} of liquid B ($p_B^\circ = ${q}\ \mathrm{mmHg}$) form an ideal solution. ${asksVapour ? 'The mole fraction of A in the vapour phase is' : 'The total vapour pressure of the solution is'}`,
      value: asksVapour ? share : value,
      check: asksVapour ? (p * (a / (a + b))) / value : p + (b / (a + b)) * (q - p),
      within: asksVapour ? [0.02, 0.98] : [p, q],
      ...(!asksVapour && { step: (q - p) / 12 }),
      mistakes: asksVapour
        ? [a / (a + b), 1 - share, p / (p + q), b / (a + b), q / (p + q)]
        : [(p + q) / 2, (b * p + a * q) / (a + b), (2 * p * q) / (p + q)],
      unit: asksVapour ? '' : 'mmHg',
      difficulty: asksVapour ? 5 : 4,
      why: asksVapour
        ? tex`${total}, and $y_A = \frac{x_A p_A^\circ}{p} = \frac{${a} \times ${p}}{${a} \times ${p} + ${b} \times ${q}} ${equals(share)}$. The mole fraction of A in the solution, $x_A = \frac{${a}}{${a + b}} ${equals(a / (a + b))}$, is larger, since B is the more volatile liquid.`
        : `${total}. ${a === b ? 'The mean of the two vapour pressures is right here only because the amounts are equal.' : `The mean of the two vapour pressures, ${amount((p + q) / 2, 'mmHg')}, would be right only for equal amounts.`}`,
    };
  }),

  numerical('carbonate-and-acid', BASICS, 3, (random) => {
    const [purity, mass] = [random.int(50, 95, 5), random.int(20, 100, 10)];
    const pure = (mass * purity) / 100;
    const value = (pure / 100) * 22.4 * 10;
    return {
      text: tex`A ${amount(mass, 'g')} sample of limestone contains $${purity}\%$ of $\mathrm{CaCO_3}$ ($M = 100\ \mathrm{g\,mol^{-1}}$) by mass and is treated with excess hydrochloric acid. The volume of carbon dioxide evolved at STP is $x \times 10^{-1}\ \mathrm{L}$. What is $x$, rounded to the nearest whole number? Take the molar volume as $22.4\ \mathrm{L}$.`,
      value,
      check: root((litres) => (litres / 22.4) * 100 - pure, 0, 1000) * 10,
      why: tex`Mass of $\mathrm{CaCO_3}$: $${mass} \times \frac{${purity}}{100} = ${number(pure)}\ \mathrm{g}$, which is $${number(pure / 100)}\ \mathrm{mol}$. One mole of $\mathrm{CaCO_3}$ gives one mole of $\mathrm{CO_2}$: $${number(pure / 100)} \times 22.4 ${equals(value / 10, 5)}\ \mathrm{L}$, so $x ${equals(value, 5)}$.`,
    };
  }),

  numerical('neutralised', BASICS, 3, (random) => {
    const [a, b, volume] = [random.int(1, 9), random.int(1, 9), random.int(10, 60, 5)];
    const value = (2 * a * volume) / b;
    return {
      text: tex`What volume of $${b / 10}\ \mathrm{M}$ sodium hydroxide, in millilitres, is needed to neutralise ${amount(volume, 'mL')} of $${a / 10}\ \mathrm{M}$ sulphuric acid completely? Round off to the nearest whole number.`,
      value,
      check: root((v) => (v * b) / 10 - 2 * ((a / 10) * volume), 0, 5000),
      why: tex`One mole of $\mathrm{H_2SO_4}$ needs two moles of $\mathrm{NaOH}$: $V = \frac{2 \times ${a / 10} \times ${volume}}{${b / 10}} ${equals(value, 4)}\ \mathrm{mL}$.`,
    };
  }),

  msq('a-portion-of-gas', BASICS, 5, (random) => {
    const gas = random.pick([
      { name: 'methane', mass: 16, atoms: 5 },
      { name: 'ammonia', mass: 17, atoms: 4 },
      { name: 'carbon dioxide', mass: 44, atoms: 3 },
      { name: 'sulphur dioxide', mass: 64, atoms: 3 },
    ]);
    const moles = random.pick([0.25, 0.5, 2, 2.5, 4]);
    return {
      text: tex`Consider ${amount(moles * gas.mass, 'g')} of ${gas.name} ($M = ${gas.mass}\ \mathrm{g\,mol^{-1}}$). ${TAKE_AVOGADRO} The molar volume at STP is $22.4\ \mathrm{L}$. Which of the following is/are correct?`,
      claims: [
        {
          says: 'The amount of substance is',
          value: moles,
          check: (moles * gas.mass) / gas.mass,
          mistake: moles * 2,
          unit: 'mol',
          because: tex`$n = \frac{m}{M} = \frac{${number(moles * gas.mass)}}{${gas.mass}} = ${moles}\ \mathrm{mol}$.`,
        },
        {
          says: 'Its volume at STP is',
          value: moles * 22.4,
          check: integrate(() => 22.4, 0, moles),
          mistake: 22.4 / moles,
          unit: 'L',
          because: tex`$V = ${moles} \times 22.4 = ${number(moles * 22.4)}\ \mathrm{L}$.`,
        },
        {
          says: 'The total number of atoms is',
          value: moles * gas.atoms * AVOGADRO,
          check: sum(Array.from({ length: gas.atoms }, () => moles * AVOGADRO)),
          mistake: moles * AVOGADRO,
          because: tex`Each molecule has ${gas.atoms} atoms: $${moles} \times ${gas.atoms} \times 6.022 \times 10^{23} ${equals(moles * gas.atoms * AVOGADRO)}$.`,
        },
        {
          says: 'The mass of one molecule is',
          value: gas.mass / AVOGADRO,
          check: (moles * gas.mass) / (moles * AVOGADRO),
          mistake: gas.mass / AVOGADRO / gas.atoms,
          unit: 'g',
          because: tex`$\frac{M}{N_A} = \frac{${gas.mass}}{6.022 \times 10^{23}} ${equals(gas.mass / AVOGADRO)}\ \mathrm{g}$.`,
        },
      ],
    };
  }),
];
