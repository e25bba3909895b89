import { amount, gcd, integrate, number, root, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Chemistry');
const BASICS = 'Some Basic Concepts';
const SOLUTIONS = 'Solutions';

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
    const value = moles * oxygens * 6.022;
    return {
      text: tex`How many oxygen atoms are in ${amount(moles * mass, 'g')} of $${formula}$ (molar mass $${mass}\ \mathrm{g\,mol^{-1}}$)?`,
      value,
      check: ((moles * mass) / sum(parts)) * oxygens * 6.022,
      mistakes: [moles * 6.022, moles * mass * oxygens * 0.1, oxygens * 6.022, (moles / oxygens) * 6.022],
      show: (shown: number) => `$${number(shown * 1e23)}$`,
      why: tex`$n = ${number(moles)}\ \mathrm{mol}$ of the compound holds $${oxygens}n$ of oxygen: $${number(value)} \times 10^{23}$ atoms.`,
    };
  }),

  mcq('limiting-reagent', BASICS, 4, (random) => {
    const [nitrogen, hydrogen] = [random.int(1, 8), random.int(2, 20)];
    const value = Math.min(2 * nitrogen, (2 * hydrogen) / 3) * 17;
    return {
      text: tex`$\mathrm{N_2 + 3H_2 \rightarrow 2NH_3}$. From ${amount(nitrogen * 28, 'g')} of nitrogen and ${amount(hydrogen * 2, 'g')} of hydrogen at most how much ammonia can be made?`,
      value,
      check: root((x) => Math.min(nitrogen - x / 34, hydrogen - (3 * x) / 34) - 1e-12, 0, 2000),
      mistakes: [
        2 * nitrogen * 17,
        ((2 * hydrogen) / 3) * 17,
        nitrogen * 28 + hydrogen * 2,
        hydrogen * 2 * 17,
        nitrogen * 17,
      ],
      unit: 'g',
      why: tex`$${nitrogen}$ mol of $\mathrm{N_2}$ and $${hydrogen}$ mol of $\mathrm{H_2}$: ${3 * nitrogen > hydrogen ? 'hydrogen' : 'nitrogen'} sets the limit, and $${number(value / 17)}\ \mathrm{mol}$ of ammonia weighs $${number(value)}\ \mathrm{g}$.`,
    };
  }),

  mcq('empirical-formula', BASICS, 3, (random) => {
    const [c, h, o] = [random.int(1, 6), random.int(2, 12), random.int(1, 4)];
    const shared = gcd(gcd(c, h), o);
    const show = (...counts: readonly number[]) =>
      `$\\mathrm{${['C', 'H', 'O'].map((sign, place) => `${sign}${counts[place] === 1 ? '' : `_{${counts[place]}}`}`).join('')}}$`;
    const whole = 12 * c + h + 16 * o;
    const share = (part: number) => Math.round((part / whole) * 1e4) / 100;
    return shared > 1
      ? null
      : {
          text: tex`A compound of carbon, hydrogen and oxygen holds $${share(12 * c)}\%$ of carbon and $${share(h)}\%$ of hydrogen by mass. Its empirical formula is`,
          right: show(c, h, o),
          wrong: [
            show(c, h, o + 1),
            show(c + 1, h, o),
            show(c, h + 1, o),
            show(c, h + 2, o),
            show(c + 1, h, o + 1),
          ],
          proof: [
            [(12 * c) / whole / 12 / (h / whole), c / h],
            [(whole - 12 * c - h) / 16, o],
          ],
          why: tex`In 100 g: $\frac{${share(12 * c)}}{12} : \frac{${share(h)}}{1} : \frac{${number(100 - share(12 * c) - share(h), 4)}}{16} = ${c} : ${h} : ${o}$.`,
        };
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
      text: tex`${amount(a, 'mL')} of ${amount(first, 'M')} acid is mixed with ${amount(b, 'mL')} of ${amount(second, 'M')} acid of the same kind. The molarity of the mixture is (volumes add up)`,
      value,
      check: root((m) => a * (m - first) - b * (second - m), 0, 10),
      mistakes: [
        (first + second) / 2,
        first + second,
        (first * b + second * a) / (a + b),
        (first * a + second * b) / Math.max(a, b),
      ],
      unit: 'M',
      why: tex`$M = \frac{M_1V_1 + M_2V_2}{V_1 + V_2} = \frac{${number(first * a)} + ${number(second * b)}}{${a + b}} = ${number(value)}\ \mathrm{M}$.`,
    };
  }),

  mcq('freezing-point', SOLUTIONS, 4, (random) => {
    const solute = random.pick([
      { name: 'urea', mass: 60, i: 1 },
      { name: 'glucose', mass: 180, i: 1 },
      { name: 'sodium chloride (fully dissociated)', mass: 58.5, i: 2 },
      { name: 'calcium chloride (fully dissociated)', mass: 111, i: 3 },
    ]);
    const [moles, water] = [random.pick([0.05, 0.1, 0.2, 0.4]), random.int(100, 500, 50)];
    const value = (solute.i * 1.86 * moles * 1000) / water;
    return {
      text: tex`${amount(moles * solute.mass, 'g')} of ${solute.name}, $M = ${solute.mass}\ \mathrm{g\,mol^{-1}}$, is dissolved in ${amount(water, 'g')} of water ($K_f = 1.86\ \mathrm{K\,kg\,mol^{-1}}$). The freezing point falls by`,
      value,
      check: solute.i * 1.86 * ((moles * solute.mass) / solute.mass / (water / 1000)),
      mistakes: [value / solute.i, value * 2, value / 1.86, value / 10, value * 1.5],
      unit: 'K',
      why: tex`$\Delta T_f = iK_fm = ${solute.i} \times 1.86 \times ${number((moles * 1000) / water)} = ${number(value)}\ \mathrm{K}$.`,
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
    return {
      text: tex`${a} mol of liquid A ($p^\circ = ${p}\ \mathrm{mmHg}$) and ${b} mol of liquid B ($p^\circ = ${q}\ \mathrm{mmHg}$) make an ideal solution. ${asksVapour ? 'The mole fraction of A in the vapour is' : 'The vapour pressure of the solution is'}`,
      value: asksVapour ? share : value,
      check: asksVapour ? (p * (a / (a + b))) / value : p + (b / (a + b)) * (q - p),
      mistakes: asksVapour
        ? [a / (a + b), 1 - share, p / (p + q), b / (a + b)]
        : [(p + q) / 2, (b * p + a * q) / (a + b), p + q, (p * q) / (p + q)],
      unit: asksVapour ? '' : 'mmHg',
      why: tex`$p = x_A p_A^\circ + x_B p_B^\circ = ${number(value, 4)}\ \mathrm{mmHg}$, and $y_A = \frac{x_A p_A^\circ}{p} = ${number(share)}$.`,
    };
  }),

  numerical('carbonate-and-acid', BASICS, 3, (random) => {
    const [purity, mass] = [random.int(50, 95, 5), random.int(20, 100, 10)];
    const value = ((mass * purity) / 100 / 100) * 22.4 * 10;
    return {
      text: tex`A ${amount(mass, 'g')} sample of limestone with $${purity}\%$ of $\mathrm{CaCO_3}$ ($M = 100\ \mathrm{g\,mol^{-1}}$) is dissolved in acid. The volume of carbon dioxide at STP is $x \times 10^{-1}\ \mathrm{L}$. What is $x$, rounded to the nearest whole number? One mole of gas takes $22.4\ \mathrm{L}$.`,
      value,
      check: root((litres) => (litres / 22.4) * 100 - (mass * purity) / 100, 0, 1000) * 10,
      why: tex`$${number((mass * purity) / 100)}\ \mathrm{g}$ is $${number((mass * purity) / 1e4, 4)}\ \mathrm{mol}$, which sets free $${number(value / 10, 4)}\ \mathrm{L}$.`,
    };
  }),

  numerical('neutralised', BASICS, 3, (random) => {
    const [a, b, volume] = [random.int(1, 9), random.int(1, 9), random.int(10, 60, 5)];
    const value = (2 * a * volume) / b;
    return {
      text: tex`How many millilitres of $${b / 10}\ \mathrm{M}$ sodium hydroxide neutralise ${amount(volume, 'mL')} of $${a / 10}\ \mathrm{M}$ sulphuric acid? Round to the nearest whole number.`,
      value,
      check: root((v) => (v * b) / 10 - 2 * ((a / 10) * volume), 0, 5000),
      why: tex`Each mole of acid needs two of base: $V = \frac{2 \times ${a / 10} \times ${volume}}{${b / 10}} = ${number(value, 4)}\ \mathrm{mL}$.`,
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
      text: tex`Of ${amount(moles * gas.mass, 'g')} of ${gas.name} ($M = ${gas.mass}\ \mathrm{g\,mol^{-1}}$) which of the following is/are correct? At STP one mole takes $22.4\ \mathrm{L}$; $N_A = 6.022 \times 10^{23}$.`,
      claims: [
        {
          says: 'The amount of substance is',
          value: moles,
          check: (moles * gas.mass) / gas.mass,
          mistake: moles * 2,
          unit: 'mol',
          because: tex`$n = m/M$.`,
        },
        {
          says: 'At STP the volume is',
          value: moles * 22.4,
          check: integrate(() => 22.4, 0, moles),
          mistake: moles * gas.mass * 22.4,
          unit: 'L',
          because: tex`$V = 22.4\,n$.`,
        },
        {
          says: 'The number of atoms is',
          value: moles * gas.atoms * 6.022e23,
          check: sum(Array.from({ length: gas.atoms }, () => moles * 6.022e23)),
          mistake: moles * 6.022e23,
          because: `Each molecule has ${gas.atoms} atoms.`,
        },
        {
          says: 'The mass of one molecule is',
          value: gas.mass / 6.022e23,
          check: (moles * gas.mass) / (moles * 6.022e23),
          mistake: gas.mass,
          unit: 'g',
          because: tex`$M/N_A$.`,
        },
      ],
    };
  }),
];
