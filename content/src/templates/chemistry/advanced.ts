import { amount, equals, integrate, isPrintedInFull, number, root, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Chemistry');

/** Salts whose hydroxides ammonia does not dissolve: metal, and solubility product of the hydroxide. */
const CHLORIDES = [
  ['magnesium chloride', 'Mg', 1.8e-11],
  ['manganese(II) chloride', 'Mn', 2e-13],
  ['iron(II) chloride', 'Fe', 8e-16],
] as const;
/** Of ammonia. */
const KB = 1.8e-5;

/** Metal, solubility product of the sulphide, and the pH at which it holds back a part of the metal. */
const SULPHIDES = [
  ['Zn', 1.6e-24, [1, 2]],
  ['Co', 4e-21, [1, 2, 3]],
  ['Fe', 6.3e-18, [3, 4, 5]],
  ['Mn', 2.5e-13, [5, 6, 7]],
] as const;

const FARADAY = 96500;
/** In g/mol. */
const [SILVER, COPPER] = [108, 63.5];
/** In mL/mol at STP. */
const MOLAR_VOLUME = 22400;

/** Name and molar mass in g/mol. */
const ACIDS = [
  ['benzoic acid', 122],
  ['acetic acid', 60],
  ['phenylacetic acid', 136],
] as const;
/** Of benzene, in K kg/mol. */
const KF = 5.12;

/** Molality of the dimer in a solution of so many moles of single molecules per kg, before they join. */
function dimers(molality: number, constant: number): number {
  const b = 4 * constant * molality + 1;
  return (b - Math.sqrt(2 * b - 1)) / (8 * constant);
}

const isShort = (value: number, decimals: number): boolean =>
  Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6;

const ion = (metal: string) => tex`\mathrm{${metal}^{2+}}`;

export const advancedChemistry = [
  mcq('hydroxide-held-back-by-a-buffer', 'Equilibrium', 7, (random) => {
    const [chloride, metal, product] = random.pick(CHLORIDES);
    const [volume, acidVolume] = [random.int(50, 200, 50), random.int(50, 200, 50)];
    const [strength, acidStrength] = [random.int(2, 10) / 10, random.int(1, 5) / 10];
    // In mmol.
    const [all, salt] = [volume * strength, acidVolume * acidStrength];
    const base = all - salt;
    const ratio = base / salt;
    const hydroxide = KB * ratio;
    const value = product / hydroxide ** 2;
    const asked = (oh: number) => product / oh ** 2;
    const isFit = ratio >= 0.25 && ratio <= 5 && ratio !== 1 && isShort(ratio, 2);
    return !isFit || isPrintedInFull(value)
      ? null
      : {
          text: tex`${amount(volume, 'mL')} of ${amount(strength, 'M')} ammonia ($K_b = ${number(KB)}$) is mixed with ${amount(acidVolume, 'mL')} of ${amount(acidStrength, 'M')} hydrochloric acid. Solid ${chloride} is then added little by little, which does not change the volume. The precipitation of $\mathrm{${metal}(OH)_2}$ ($K_{sp} = ${number(product)}$) begins when the concentration of $${ion(metal)}$ exceeds`,
          value,
          // Both laws of mass action, solved in turn.
          check: root(
            (metals) => metals * root((oh) => (oh * salt) / base - KB, 0, 1) ** 2 - product,
            0,
            100,
          ),
          within: [1e-9, 5],
          mistakes: [
            asked(KB / ratio),
            asked((KB * all) / salt),
            asked((KB * all) / base),
            asked((KB * base) / all),
            value / 4,
            product / hydroxide,
            Math.cbrt(product / 4),
            asked(KB),
          ],
          unit: 'M',
          why: tex`The acid turns $${number(salt)}\ \mathrm{mmol}$ of the ammonia into $\mathrm{NH_4^+}$ and leaves $${number(all)} - ${number(salt)} = ${number(base)}\ \mathrm{mmol}$: this is a buffer. $[\mathrm{OH^-}] = K_b\,\frac{[\mathrm{NH_3}]}{[\mathrm{NH_4^+}]} = ${number(KB)} \times \frac{${number(base)}}{${number(salt)}} = ${number(hydroxide)}\ \mathrm{M}$. At the limit $[${ion(metal)}] = \frac{K_{sp}}{[\mathrm{OH^-}]^2} = \frac{${number(product)}}{(${number(hydroxide)})^2} ${equals(value)}\ \mathrm{M}$. There is no factor 4, because the hydroxide ions come from the buffer and not from the hydroxide of the metal.`,
        };
  }),

  msq('two-cells-gas-and-acid', 'Redox Reactions and Electrochemistry', 7, (random) => {
    const [electrons, current] = [random.int(2, 24) / 200, random.pick([0.5, 1, 2, 2.5, 4, 5])];
    const litres = random.pick([0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.75, 0.8, 1, 1.2, 1.25, 1.5, 2]);
    const silver = SILVER * electrons;
    const seconds = (electrons * FARADAY) / current;
    const charge = integrate(() => current, 0, seconds);
    const acid = electrons / litres;
    const pH = -Math.log10(acid);
    const copper = (COPPER * electrons) / 2;
    return seconds > 8000 ||
      acid < 0.02 ||
      acid > 0.125 ||
      !isShort(seconds, 0) ||
      !isShort(acid, 3) ||
      !isPrintedInFull(copper)
      ? null
      : {
          text: tex`Two electrolytic cells with platinum electrodes are connected in series. The first contains ${amount(litres * 1000, 'mL')} of aqueous silver nitrate, the second aqueous copper(II) sulphate; both salts are in excess. The electrolysis is stopped when ${amount(silver, 'g')} of silver has been deposited. Take $F = ${FARADAY}\ \mathrm{C\,mol^{-1}}$, the molar masses $${SILVER}\ \mathrm{g\,mol^{-1}}$ (silver) and $${COPPER}\ \mathrm{g\,mol^{-1}}$ (copper), and a molar volume of $22.4\ \mathrm{L\,mol^{-1}}$ at STP. Which of the following is/are correct?`,
          claims: [
            {
              says: 'The mass of copper deposited in the second cell is',
              value: copper,
              // Masses are as the equivalent masses.
              check: silver * (COPPER / 2 / SILVER),
              mistake: COPPER * electrons,
              unit: 'g',
              because: tex`There are $\frac{${number(silver)}}{${SILVER}} = ${number(electrons)}\ \mathrm{mol}$ of electrons, and each $\mathrm{Cu^{2+}}$ takes two: $\frac{${number(electrons)}}{2} \times ${COPPER} = ${number(copper)}\ \mathrm{g}$.`,
            },
            {
              says: 'The volume of oxygen evolved at both anodes together, measured at STP, is',
              value: (MOLAR_VOLUME * electrons) / 2,
              check: 2 * MOLAR_VOLUME * (charge / (4 * FARADAY)),
              mistake: MOLAR_VOLUME * electrons,
              unit: 'mL',
              because: tex`At each anode $\mathrm{2H_2O \rightarrow O_2 + 4H^+ + 4e^-}$, so one mole of oxygen needs four moles of electrons, not two: $2 \times \frac{${number(electrons)}}{4} \times 22400 = ${number((MOLAR_VOLUME * electrons) / 2)}\ \mathrm{mL}$.`,
            },
            {
              says: 'If the volume of the solution in the first cell does not change, its pH at the end is',
              value: pH,
              // Four of these ions for each molecule of oxygen.
              check: root((ph) => 10 ** -ph * litres - 4 * (charge / (4 * FARADAY)), -1, 7),
              mistake: pH + Math.log10(4),
              show: (shown) => `approximately $${shown.toFixed(2)}$`,
              because: tex`One mole of $\mathrm{H^+}$ is formed for each mole of electrons: $[\mathrm{H^+}] = \frac{${number(electrons)}}{${number(litres)}} = ${number(acid)}\ \mathrm{M}$, so $\mathrm{pH} = -\log ${number(acid)} ${isShort(pH, 2) ? '=' : tex`\approx`} ${pH.toFixed(2)}$.`,
            },
            {
              says: tex`With a current of $${current}\ \mathrm{A}$ the electrolysis takes`,
              value: seconds,
              check: root((t) => ((current * t) / FARADAY) * SILVER - silver, 0, 1e5),
              mistake: 2 * seconds,
              unit: 's',
              because: tex`$t = \frac{nF}{I} = \frac{${number(electrons)} \times ${FARADAY}}{${current}} = ${number(seconds)}\ \mathrm{s}$. The same charge flows through both cells, one after the other; it is not needed twice.`,
            },
          ],
        };
  }),

  msq('sulphide-in-acid', 'Equilibrium', 8, (random) => {
    const [metal, product, acidities] = random.pick(SULPHIDES);
    const pH = random.pick(acidities);
    const [first, second] = [
      random.pick([9e-8, 9.1e-8, 1e-7, 1.1e-7]),
      random.pick([1e-14, 1.2e-13, 1.3e-13]),
    ];
    const [gas, protons] = [0.1, 10 ** -pH];
    const once = (first * gas) / protons;
    const twice = (second * once) / protons;
    const limit = product / twice;
    const overall = root((s) => (s * protons ** 2) / (first * second) - gas, 0, 1);
    return limit > 0.9 || limit < 1e-7
      ? null
      : {
          text: tex`A solution is kept saturated with hydrogen sulphide, so that $[\mathrm{H_2S}] = 0.1\ \mathrm{M}$, and a buffer keeps its pH at ${pH}. The ionisation constants of $\mathrm{H_2S}$ are $K_{a1} = ${number(first)}$ and $K_{a2} = ${number(second)}$, and the solubility product of $\mathrm{${metal}S}$ is $${number(product)}$. Which of the following is/are correct?`,
          claims: [
            {
              says: tex`The concentration of $\mathrm{HS^-}$ is`,
              value: once,
              check: root((hs) => (hs * protons) / gas - first, 0, 10),
              mistake: Math.sqrt(first * gas),
              unit: 'M',
              because: tex`$[\mathrm{HS^-}] = \frac{K_{a1}[\mathrm{H_2S}]}{[\mathrm{H^+}]} = \frac{${number(first)} \times 0.1}{10^{-${pH}}} = ${number(once)}\ \mathrm{M}$. It is not equal to $[\mathrm{H^+}]$, which the buffer decides.`,
            },
            {
              says: tex`The concentration of $\mathrm{S^{2-}}$ is`,
              value: twice,
              check: overall,
              mistake: second,
              unit: 'M',
              because: tex`$[\mathrm{S^{2-}}] = \frac{K_{a2}[\mathrm{HS^-}]}{[\mathrm{H^+}]} = \frac{${number(second)} \times ${number(once)}}{10^{-${pH}}} ${equals(twice)}\ \mathrm{M}$. It would equal $K_{a2}$ only if $[\mathrm{H^+}] = [\mathrm{HS^-}]$.`,
            },
            {
              says: tex`The greatest concentration of $${ion(metal)}$ that this solution can contain is`,
              value: limit,
              check: (product * protons ** 2) / (first * second * gas),
              mistake: Math.sqrt(product),
              unit: 'M',
              because: tex`$[${ion(metal)}] = \frac{K_{sp}}{[\mathrm{S^{2-}}]} = \frac{${number(product)} \times (10^{-${pH}})^2}{${number(first)} \times ${number(second)} \times 0.1} ${equals(limit)}\ \mathrm{M}$. $\sqrt{K_{sp}}$ would be the solubility in pure water without hydrolysis.`,
            },
            {
              says: tex`If the pH is raised by one unit, the concentration of $\mathrm{S^{2-}}$ becomes`,
              value: twice * 100,
              check: root((s) => (s * (protons / 10) ** 2) / (first * second) - gas, 0, 100),
              mistake: twice * 10,
              unit: 'M',
              because: tex`$[\mathrm{S^{2-}}] = \frac{K_{a1}K_{a2}[\mathrm{H_2S}]}{[\mathrm{H^+}]^2}$ depends on the square of $[\mathrm{H^+}]$, so it becomes 100 times as large: $100 \times ${number(twice)} ${equals(100 * twice)}\ \mathrm{M}$.`,
            },
          ],
        };
  }),

  numerical('constant-from-a-freezing-point', 'Solutions', 8, (random) => {
    const [name, molar] = random.pick(ACIDS);
    const [benzene, molality] = [random.pick([50, 100, 200, 250]), random.int(2, 12) / 20];
    const share = random.pick([0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9]);
    const mass = (molality * molar * benzene) / 1000;
    const depression = KF * molality * (1 - share / 2);
    const value = share / 2 / (molality * (1 - share) ** 2);
    const [pairs, single] = [(molality * share) / 2, molality * (1 - share)];
    const measured = molality - depression / KF;
    return value < 2.6 || value > 400 || !isPrintedInFull(depression) || !isShort(mass, 3)
      ? null
      : {
          text: tex`A solution of ${amount(mass, 'g')} of ${name} (molar mass $${molar}\ \mathrm{g\,mol^{-1}}$) in ${amount(benzene, 'g')} of benzene ($K_f = ${KF}\ \mathrm{K\,kg\,mol^{-1}}$) freezes ${amount(depression, 'K')} below the freezing point of benzene, because some of the acid forms dimers: $\mathrm{2A \rightleftharpoons A_2}$. What is the equilibrium constant of this reaction in terms of molalities, in $\mathrm{kg\,mol^{-1}}$, to the nearest whole number?`,
          value,
          // The constant by which the law of mass action leaves as many particles as were measured.
          check: root((K) => dimers(molality, K) - measured, 1e-3, 1e5),
          why: tex`Molality of the acid: $m = \frac{${number(mass)}}{${molar}} \times \frac{1000}{${benzene}} = ${number(molality)}\ \mathrm{mol\,kg^{-1}}$. The van't Hoff factor is $i = \frac{\Delta T_f}{K_f m} = \frac{${number(depression)}}{${KF} \times ${number(molality)}} = ${number(1 - share / 2)}$, and $i = 1 - \frac{\alpha}{2}$ gives $\alpha = ${share}$. So $m(1 - \alpha) = ${number(single)}\ \mathrm{mol\,kg^{-1}}$ of single molecules are in equilibrium with $\frac{m\alpha}{2} = ${number(pairs)}\ \mathrm{mol\,kg^{-1}}$ of dimers, which are half as many as the molecules in them: $K = \frac{${number(pairs)}}{(${number(single)})^2} ${equals(value)}\ \mathrm{kg\,mol^{-1}}$.`,
        };
  }),
];
