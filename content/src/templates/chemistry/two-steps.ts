import { amount, equals, number, range, root, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, numerical } = templatesOf('Chemistry');

const CARBONATES = [
  [tex`\mathrm{CaCO_3}`, 100, tex`\mathrm{CaCO_3 + 2HCl \rightarrow CaCl_2 + H_2O + CO_2}`],
  [tex`\mathrm{MgCO_3}`, 84, tex`\mathrm{MgCO_3 + 2HCl \rightarrow MgCl_2 + H_2O + CO_2}`],
  [tex`\mathrm{Na_2CO_3}`, 106, tex`\mathrm{Na_2CO_3 + 2HCl \rightarrow 2NaCl + H_2O + CO_2}`],
] as const;

/** Standard electrode potentials in hundredths of a volt, for ions of charge 2. */
const HALF_CELLS = [
  ['Mg', -237],
  ['Zn', -76],
  ['Fe', -44],
  ['Cd', -40],
  ['Ni', -25],
  ['Sn', -14],
  ['Pb', -13],
  ['Cu', 34],
] as const;

const ion = (metal: string) => tex`\mathrm{${metal}^{2+}}`;

export const twoStepsInChemistry = [
  mcq('limiting-reagent-then-volume', 'Some Basic Concepts', 6, (random) => {
    const [formula, mass, equation] = random.pick(CARBONATES);
    const [solid, acid] = [random.int(2, 20) / 20, random.int(2, 30) / 20];
    const [volume, strength] = random.pick([
      [100, 10 * acid],
      [200, 5 * acid],
      [250, 4 * acid],
      [500, 2 * acid],
    ] as const);
    const temperature = random.pick([300, 320, 350, 400]);
    const R = 0.083;
    const litres = (moles: number) => moles * R * temperature;
    const moles = Math.min(solid, acid / 2);
    const isAcidLeft = acid / 2 > solid;
    // Neither may be used up to the last, or nothing limits the other.
    return Math.abs(acid / 2 - solid) < 0.04 || strength > 6
      ? null
      : {
          text: tex`${amount(solid * mass, 'g')} of $${formula}$ (molar mass $${mass}\ \mathrm{g\,mol^{-1}}$) is treated with ${amount(volume, 'mL')} of ${amount(strength, 'M')} hydrochloric acid. The volume of carbon dioxide formed, measured at ${amount(temperature, 'K')} and 1 bar, is (take $R = 0.083\ \mathrm{L\,bar\,mol^{-1}\,K^{-1}}$)`,
          value: litres(moles),
          // The reaction goes on until one of the two is used up.
          check: litres(root((x) => Math.min(solid - x, (volume * strength) / 1000 - 2 * x), 0, 2)),
          within: [0.5, 90],
          mistakes: [
            litres(Math.max(solid, acid / 2)),
            litres(acid),
            litres(moles / 2),
            litres(moles * 2),
            moles * 22.4,
            litres(solid + acid / 2),
          ],
          unit: 'L',
          why: tex`$${equation}$. There are $\frac{${number(solid * mass)}}{${mass}} = ${number(solid)}\ \mathrm{mol}$ of the carbonate and $\frac{${volume}}{1000} \times ${number(strength)} = ${number(acid)}\ \mathrm{mol}$ of acid, which is enough for $${number(acid / 2)}\ \mathrm{mol}$ of carbonate. ${isAcidLeft ? 'The carbonate' : 'The acid'} limits: $n(\mathrm{CO_2}) = ${number(moles)}\ \mathrm{mol}$. $V = \frac{nRT}{p} = \frac{${number(moles)} \times 0.083 \times ${temperature}}{1} ${equals(litres(moles))}\ \mathrm{L}$. Taking the ${isAcidLeft ? 'acid' : 'carbonate'} as the limiting reagent would give ${amount(litres(Math.max(solid, acid / 2)), 'L')}, but it is in excess.`,
        };
  }),

  numerical('constant-from-two-potentials', 'Redox Reactions and Electrochemistry', 6, (random) => {
    const [[one, low], [other, high]] = [...random.sample(HALF_CELLS, 2)].sort((a, b) => a[1] - b[1]) as [
      (typeof HALF_CELLS)[number],
      (typeof HALF_CELLS)[number],
    ];
    const volts = (high - low) / 100;
    const value = (2 * volts) / 0.06;
    const FARADAY = 96500;
    const energy = -2 * FARADAY * volts;
    return {
      text: tex`The standard electrode potentials of $${ion(one)}/\mathrm{${one}}$ and $${ion(other)}/\mathrm{${other}}$ are $${number(low / 100)}\ \mathrm{V}$ and $${number(high / 100)}\ \mathrm{V}$. For the reaction $\mathrm{${one}} + ${ion(other)} \rightarrow ${ion(one)} + \mathrm{${other}}$, find $\log_{10} K$ to the nearest whole number. (Take $\frac{2.303RT}{F} = 0.06\ \mathrm{V}$.)`,
      value,
      // By way of the free energy: -2.303 RT log K.
      check: -energy / (0.06 * FARADAY),
      why: tex`$E^\circ = E^\circ_{\text{cathode}} - E^\circ_{\text{anode}} = ${number(high / 100)} - (${number(low / 100)}) = ${number(volts)}\ \mathrm{V}$. Two electrons are transferred: $\log_{10} K = \frac{nE^\circ}{0.06} = \frac{2 \times ${number(volts)}}{0.06} ${equals(value)}$.`,
    };
  }),

  mcq('buffer-by-neutralising', 'Equilibrium', 6, (random) => {
    const [pKa, name] = random.pick([
      [4.76, 'acetic acid'],
      [3.74, 'formic acid'],
      [4.2, 'benzoic acid'],
    ] as const);
    const ratio = random.pick([1, 2, 3, 4, 9, 0.5, 0.25]);
    const [strength, portion] = [random.pick([0.1, 0.2, 0.3]), random.int(1, 6)];
    const [salt, acid] = [ratio < 1 ? portion : ratio * portion, ratio < 1 ? portion / ratio : portion];
    // In units of a hundredth of a litre; both solutions are of one strength.
    const [acidVolume, baseVolume] = [(salt + acid) * 10, salt * 10];
    const value = pKa + Math.log10(ratio);
    return acidVolume > 250
      ? null
      : {
          text: tex`(Take $\log 2 = 0.301$ and $\log 3 = 0.477$.) ${amount(acidVolume, 'mL')} of ${amount(strength, 'M')} ${name} ($\mathrm{p}K_a = ${pKa.toFixed(2)}$) is mixed with ${amount(baseVolume, 'mL')} of ${amount(strength, 'M')} sodium hydroxide. The pH of the solution is (to two decimal places)`,
          value,
          check: -Math.log10(root((h) => 10 ** -pKa - (h * salt) / acid, 1e-9, 1e-1)),
          within: [2, 7],
          mistakes: [
            pKa - Math.log10(ratio),
            pKa + Math.log10(baseVolume / acidVolume),
            pKa + Math.log10(acidVolume / baseVolume),
            pKa,
            pKa + 1,
            pKa - 1,
          ].filter((mistake) => Math.abs(mistake - value) > 0.02),
          step: 0.3,
          show: (shown: number) => `$${shown.toFixed(2)}$`,
          why: tex`The base turns $${number((strength * baseVolume) / 1000)}\ \mathrm{mol}$ of the acid into its salt; $${number((strength * (acidVolume - baseVolume)) / 1000)}\ \mathrm{mol}$ of acid is left. $\mathrm{pH} = \mathrm{p}K_a + \log \frac{[\text{salt}]}{[\text{acid}]} = ${pKa.toFixed(2)} + \log \frac{${baseVolume}}{${acidVolume - baseVolume}} \approx ${value.toFixed(2)}$. With the initial amount of the acid in place of the amount left one would get $${(pKa + Math.log10(baseVolume / acidVolume)).toFixed(2)}$.`,
        };
  }),

  mcq('pressure-after-half-lives', 'Chemical Kinetics', 6, (random) => {
    const [products, halves, p] = [random.int(2, 4), random.int(2, 4), random.int(1, 10) * 32];
    const [minutes, what] = [random.int(5, 30, 5), ['', '', '2B', '2B + C', '3B + C'][products] ?? ''];
    const left = p / 2 ** halves;
    const value = left + products * (p - left);
    // Half of what is there decays in each half-life, and every molecule gives so many.
    const [rest, formed] = range(1, halves).reduce<readonly [number, number]>(
      ([there, made]) => [there / 2, made + (products * there) / 2],
      [p, 0],
    );
    return {
      text: tex`The reaction $\mathrm{A(g) \rightarrow ${what.replaceAll(/([BC])/g, '$1(g)')}}$ is of the first order with a half-life of ${minutes} minutes. It begins with A alone at a pressure of ${amount(p, 'mm\\,Hg')}, and volume and temperature stay the same. The total pressure after ${minutes * halves} minutes is`,
      value,
      check: rest + formed,
      within: [10, 1400],
      mistakes: [
        left,
        products * (p - left),
        p + products * (p - left),
        left + (p - left),
        products * p,
        left + (products - 1) * (p - left),
        p / 2 + (products * p) / 2,
      ],
      unit: tex`mm\,Hg`,
      why: tex`${minutes * halves} minutes are ${halves} half-lives: $p_A = \frac{${p}}{2^{${halves}}} = ${number(left)}\ \mathrm{mm\,Hg}$. Each mole of A that has reacted gives ${products} moles: $${products} \times (${p} - ${number(left)}) = ${number(products * (p - left))}\ \mathrm{mm\,Hg}$. Total: $${number(left)} + ${number(products * (p - left))} = ${number(value)}\ \mathrm{mm\,Hg}$. Without the A that is left one would get only ${amount(products * (p - left), tex`mm\,Hg`)}.`,
    };
  }),
];
