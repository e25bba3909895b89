import { amount, equals, integrate, isPrintedInFull, number, root, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq } = templatesOf('Chemistry');

const FARADAY = 96500;
/** 2.303 RT/F, in V. */
const NERNST = 0.06;
/** In V. */
const ZINC = -0.76;

/**
 * Metal of the cathode, its potential in V, its salt, a ligand with its formula, how many of it are bound, and decimal
 * logarithms of the formation constant and of the concentration of the free ligand.
 */
const COMPLEXES = [
  ['Cu', 0.34, 'copper', 'copper(II) sulphate', 'ammonia', 'NH_3', 4, [12, 13], [-1]],
  ['Cu', 0.34, 'copper', 'copper(II) sulphate', 'ethane-1,2-diamine', 'en', 2, [19, 20], [-1, -2]],
  ['Ni', -0.25, 'nickel', 'nickel(II) sulphate', 'ethane-1,2-diamine', 'en', 3, [17, 18], [-1]],
] as const;

const ion = (metal: string) => tex`\mathrm{${metal}^{2+}}`;

const isShort = (value: number, decimals: number): boolean =>
  Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6;

/** With two decimals, as the right one has; null for what has more. */
const inHundredths = (value: number, unit: string): string | null =>
  isShort(value, 2) ? tex`$${value.toFixed(2)}\ \mathrm{${unit}}$` : null;

/** Without the noise of binary fractions. */
const tidy = (value: number): number => Number(value.toPrecision(10));

/** Of a base to its acid in a buffer. */
const RATIOS = [
  [1, 1],
  [2, 1],
  [1, 2],
  [3, 1],
  [1, 3],
  [4, 1],
  [1, 4],
] as const;

/** Stages of a titration, each as often as makes up for the draws that it cannot use. */
const STAGES = [
  'between',
  ...Array.from({ length: 2 }, () => 'first buffer' as const),
  ...Array.from({ length: 2 }, () => 'second buffer' as const),
  ...Array.from({ length: 9 }, () => 'end' as const),
] as const;

const WATER = 1e-14;
/** Concentrations, in hundredths of M, whose logarithms follow from those of 2 and 3. */
const SALTS = [2, 3, 4, 5, 6, 8, 9, 10, 12];

/** Rounded values of two decimals, which stay the same if logarithms are taken with three decimals. */
const isSafelyRounded = (value: number): boolean => Math.abs(((value * 100) % 1) - 0.5) > 0.2;

export const paragraphsInChemistry = [
  mcq('discharged-cell-and-a-complex', 'Redox Reactions and Electrochemistry', 8, (random) => {
    const [metal, potential, name, salt, ligand, formula, bound, constants, frees] = random.pick(COMPLEXES);
    const [asked, power] = [random.pick(['emf', 'energy', 'constant'] as const), random.pick([-1, 1, 2])];
    const [logConstant, logFree] = [random.pick(constants), random.pick(frees)];
    const least = random.pick([0.01, 0.02, 0.04, 0.05, 0.08, 0.1]);
    // Concentrations after the discharge, in M.
    const zincLeft = tidy(least * Math.max(1, 10 ** power));
    const left = tidy(least * Math.max(1, 10 ** -power));
    const [change, litres] = [random.int(1, 25) / 50, random.pick([0.1, 0.2, 0.25, 0.4, 0.5])];
    const [zincFirst, first] = [tidy(zincLeft - change), tidy(left + change)];
    const [current, moles] = [random.pick([0.5, 1, 1.93, 2, 2.5, 4, 5]), tidy(change * litres)];
    const seconds = tidy((2 * moles * FARADAY) / current);
    const standard = tidy(potential - ZINC);
    const emf = tidy(standard - (NERNST / 2) * power);
    const energy = tidy((-2 * FARADAY * emf) / 1000);
    const free = 10 ** logFree;
    const logRatio = power + logConstant + bound * logFree;
    const last = tidy(standard - (NERNST / 2) * logRatio);
    const remaining = tidy(zincLeft / 10 ** logRatio);
    const complex = tex`\mathrm{[${metal}(${formula})_${bound}]^{2+}}`;
    // The electrodes are looked at one by one, after the charge has been added up.
    const charge = integrate(() => current, 0, seconds);
    const passed = charge / (2 * FARADAY * litres);
    const electrode = (standardOne: number, concentration: number) =>
      standardOne + (NERNST / 2) * Math.log10(concentration);
    const atZinc = electrode(ZINC, zincFirst + passed);
    const byElectrodes = electrode(potential, first - passed) - atZinc;
    if (
      zincFirst < 0.01 ||
      first > 1.2 ||
      zincLeft > 2 ||
      last < 0.02 ||
      seconds < 300 ||
      seconds > 20000 ||
      !isShort(seconds, 0) ||
      !isShort(moles, 4)
    )
      return null;
    const paragraph = tex`A galvanic cell at $298\ \mathrm{K}$ has a zinc electrode in ${amount(litres * 1000, 'mL')} of ${amount(zincFirst, 'M')} zinc sulphate and a ${name} electrode in ${amount(litres * 1000, 'mL')} of ${amount(first, 'M')} ${salt}. It supplies a constant current of ${amount(current, 'A')} for ${amount(seconds, 's')}, and the volumes do not change. Then ${ligand} ($\mathrm{${formula}}$) is added to the ${name} half-cell, again without a change of volume, until the concentration of the free ligand is ${amount(free, 'M')}; practically all ${name}(II) is then present as $${complex}$, and the emf of the cell is $${last.toFixed(2)}\ \mathrm{V}$. The standard electrode potentials are $E^\circ(${ion('Zn')}/\mathrm{Zn}) = ${ZINC}\ \mathrm{V}$ and $E^\circ(${ion(metal)}/\mathrm{${metal}}) = ${potential}\ \mathrm{V}$. Take $F = ${FARADAY}\ \mathrm{C\,mol^{-1}}$ and $\frac{2.303RT}{F} = ${NERNST}\ \mathrm{V}$.`;
    const discharge = tex`The current dissolves $\frac{It}{2F} = \frac{${number(current)} \times ${number(seconds)}}{2 \times ${FARADAY}} = ${number(moles)}\ \mathrm{mol}$ of zinc and deposits as much ${name}, which changes both concentrations by $\frac{${number(moles)}}{${number(litres)}} = ${number(change)}\ \mathrm{M}$: $[${ion('Zn')}] = ${number(zincFirst)} + ${number(change)} = ${number(zincLeft)}\ \mathrm{M}$ and $[${ion(metal)}] = ${number(first)} - ${number(change)} = ${number(left)}\ \mathrm{M}$. The standard emf is $E^\circ = ${potential} - (${ZINC}) = ${number(standard)}\ \mathrm{V}$.`;
    const nernst = tex`Two electrons are transferred, so $E = E^\circ - \frac{0.06}{2}\log\frac{[${ion('Zn')}]}{[${ion(metal)}]} = ${number(standard)} - 0.03\log\frac{${number(zincLeft)}}{${number(left)}} = ${number(emf)}\ \mathrm{V}$.`;
    if (asked === 'emf')
      return {
        text: `${paragraph}\n\nThe emf of the cell after the discharge and before the ligand is added is`,
        difficulty: 7,
        value: emf,
        check: byElectrodes,
        within: [0.05, 1.6],
        mistakes: [
          standard + (NERNST / 2) * power,
          standard - NERNST * power,
          standard + NERNST * power,
          standard,
          standard - (NERNST / 4) * power,
        ],
        step: 0.03,
        show: (shown) => inHundredths(shown, 'V'),
        why: `${discharge} ${nernst} With the ratio of the concentrations inverted one would get ${amount(standard + (NERNST / 2) * power, 'V')}.`,
      };
    if (asked === 'energy')
      return {
        text: `${paragraph}\n\nThe Gibbs energy change of the cell reaction, per mole of zinc, after the discharge and before the ligand is added is`,
        difficulty: 8,
        value: energy,
        check: (-2 * FARADAY * byElectrodes) / 1000,
        within: [-320, -10],
        mistakes: [
          energy / 2,
          (-2 * FARADAY * standard) / 1000,
          (-2 * FARADAY * last) / 1000,
          (-2 * FARADAY * (standard + (NERNST / 2) * power)) / 1000,
          (-2 * FARADAY * (standard - NERNST * power)) / 1000,
        ],
        step: 5.79,
        show: (shown) => inHundredths(shown, tex`kJ\,mol^{-1}`),
        why: tex`${discharge} ${nernst} Per mole of zinc, $\Delta G = -2FE = \frac{-2 \times ${FARADAY} \times ${number(emf)}}{1000} = ${number(energy)}\ \mathrm{kJ\,mol^{-1}}$. With $E^\circ$ in place of $E$ one would get ${amount((-2 * FARADAY * standard) / 1000, tex`kJ\,mol^{-1}`)}.`,
      };
    return {
      text: tex`${paragraph}

If $\beta$ is the overall formation constant of $${complex}$ in terms of molar concentrations, the value of $\log_{10}\beta$ is`,
      difficulty: 9,
      value: logConstant,
      // By the constant with which the electrodes are as far apart as was measured.
      check: root(
        (log) => electrode(potential, (first - passed) / (10 ** log * free ** bound)) - atZinc - last,
        0,
        40,
      ),
      within: [4, 40],
      mistakes: [
        logRatio - power,
        logRatio,
        logConstant + power,
        logConstant - power,
        logConstant + logFree * (bound - 1),
        logConstant + 2 * power,
      ],
      step: 1,
      why: tex`${discharge} With the complex, $\log\frac{[${ion('Zn')}]}{[${ion(metal)}]} = \frac{${number(standard)} - ${number(last)}}{0.03} = ${number(logRatio)}$, and $[${ion('Zn')}]$ is still $${number(zincLeft)}\ \mathrm{M}$: the free ions have $[${ion(metal)}] = \frac{${number(zincLeft)}}{10^{${logRatio}}} = ${number(remaining)}\ \mathrm{M}$, and $[${complex}] = ${number(left)}\ \mathrm{M}$. $\beta = \frac{[${complex}]}{[${ion(metal)}][\mathrm{${formula}}]^${bound}} = \frac{${number(left)}}{${number(remaining)} \times (${number(free)})^${bound}} = 10^{${logConstant}}$, so $\log_{10}\beta = ${logConstant}$. Forgetting $[\mathrm{${formula}}]^${bound}$ in the denominator would give $${logRatio - power}$.`,
    };
  }),

  mcq('two-steps-of-a-titration', 'Equilibrium', 8, (random) => {
    const [asked, first] = [random.pick(STAGES), random.int(40, 46) / 10];
    const second = random.int(80, 88) / 10;
    const [acidVolume, base] = [random.int(10, 60, 5), random.int(5, 20) / 100];
    // Of the base, up to the first equivalence point.
    const half = random.pick([12, 15, 16, 18, 20, 24, 25, 30]);
    const [made, kept] = random.pick(RATIOS);
    const part = (half * made) / (made + kept);
    const added = { 'first buffer': part, between: half, 'second buffer': half + part, end: 2 * half }[asked];
    const acid = (base * half) / acidVolume;
    const salt = (base * half) / (acidVolume + 2 * half);
    const [constant, lastConstant] = [10 ** -first, 10 ** -second];
    const ratio = Math.log10(made / kept);
    const pH = {
      'first buffer': first + ratio,
      between: (first + second) / 2,
      'second buffer': second + ratio,
      end: 7 + (second + Math.log10(salt)) / 2,
    }[asked];
    // By the law of mass action with the amounts that are there, or by the balance of protons.
    const check = {
      'first buffer': -Math.log10(root((h) => (h * part) / (half - part) - constant, 1e-9, 1e-1)),
      between: -Math.log10(root((h) => h / constant - lastConstant / h, 1e-9, 1e-1)),
      'second buffer': -Math.log10(root((h) => (h * part) / (half - part) - lastConstant, 1e-12, 1e-4)),
      end: 14 + Math.log10(root((oh) => (oh * oh) / salt - WATER / lastConstant, 0, 1e-1)),
    }[asked];
    const isBuffer = asked === 'first buffer' || asked === 'second buffer';
    // What the acid gives off by itself must not matter beside its salt.
    const isWeak = 10 ** -pH < (0.015 * base * part) / (acidVolume + part);
    if (
      (isBuffer && (!isShort(part, 0) || !isWeak)) ||
      (asked === 'end' && !SALTS.some((hundredths) => Math.abs(hundredths / 100 - salt) < 1e-9)) ||
      !isShort(acid, 3) ||
      acid < 0.05 ||
      acid > 0.3 ||
      !isSafelyRounded(pH)
    )
      return null;
    const [acidForm, middle, lastForm] = [
      tex`\mathrm{H_2A}`,
      tex`\mathrm{HA^-}`,
      tex`\mathrm{A^{2-}}`,
    ] as const;
    const halfway = tex`Half of ${amount(2 * half, 'mL')}, ${amount(half, 'mL')}, turns all $${acidForm}$ into $${middle}$; this is the first equivalence point.`;
    const why = {
      'first buffer': tex`${halfway} With ${amount(added, 'mL')} of the base $[${middle}] : [${acidForm}] = ${number(part)} : ${number(half - part)}$, so $\mathrm{pH} = \mathrm{p}K_{a1} + \log\frac{${number(part)}}{${number(half - part)}} = ${first.toFixed(1)} + \log ${kept === 1 ? made : tex`\frac{${made}}{${kept}}`}`,
      between: tex`${halfway} The solution contains $${middle}$ alone, which forms as much $${acidForm}$ as $${lastForm}$: $\mathrm{pH} = \frac{\mathrm{p}K_{a1} + \mathrm{p}K_{a2}}{2} = \frac{${first.toFixed(1)} + ${second.toFixed(1)}}{2}`,
      'second buffer': tex`${halfway} The other ${amount(part, 'mL')} turns a part of $${middle}$ into $${lastForm}$, so that $[${lastForm}] : [${middle}] = ${number(part)} : ${number(half - part)}$ and $\mathrm{pH} = \mathrm{p}K_{a2} + \log\frac{[${lastForm}]}{[${middle}]} = ${second.toFixed(1)} + \log ${kept === 1 ? made : tex`\frac{${made}}{${kept}}`}`,
      end: tex`${halfway} So there is $\frac{${number(base)} \times ${half}}{1000} = ${number((base * half) / 1000)}\ \mathrm{mol}$ of the acid, which is $${lastForm}$ at the second equivalence point, in $${acidVolume} + ${2 * half} = ${acidVolume + 2 * half}\ \mathrm{mL}$: $c = \frac{${number((base * half) / 1000)}}{${number((acidVolume + 2 * half) / 1000)}} ${equals(salt)}\ \mathrm{M}$. It is hydrolysed to $${middle}$: $\mathrm{pH} = 7 + \frac{\mathrm{p}K_{a2} + \log c}{2} = 7 + \frac{${second.toFixed(1)} + \log ${number(salt)}}{2}`,
    }[asked];
    const undiluted = 7 + (second + Math.log10(acid)) / 2;
    const neutral = 'A pH of $7.00$ would be right only for a salt of a strong acid and a strong base.';
    const slip = {
      'first buffer': `With the second equivalence point in place of the first one would get $${(first + Math.log10(part / (2 * half - part))).toFixed(2)}$.`,
      between: neutral,
      'second buffer': `Counting all ${amount(added, 'mL')} of the base for the second step would give $${(second + Math.log10(added / (2 * half - added))).toFixed(2)}$.`,
      end:
        undiluted - pH > 0.1
          ? `Forgetting the dilution by the base would give $${undiluted.toFixed(2)}$.`
          : neutral,
    }[asked];
    const sign = isPrintedInFull(pH) && isShort(pH, 2) ? '=' : tex`\approx`;
    return {
      text: tex`A student titrates ${amount(acidVolume, 'mL')} of a solution of a weak diprotic acid $${acidForm}$ ($\mathrm{p}K_{a1} = ${first.toFixed(1)}$, $\mathrm{p}K_{a2} = ${second.toFixed(1)}$) with ${amount(base, 'M')} sodium hydroxide at $298\ \mathrm{K}$ and follows the pH with a glass electrode. The curve rises steeply twice, and the second equivalence point is reached when ${amount(2 * half, 'mL')} of the base has been added. The concentration of the acid is not known beforehand. Take $K_w = 10^{-14}$, $\log 2 = 0.301$ and $\log 3 = 0.477$.

The pH of the solution when ${amount(added, 'mL')} of the base has been added is (to two decimal places)`,
      difficulty: asked === 'first buffer' ? 6 : asked === 'end' ? 8 : 7,
      value: pH,
      check,
      within: [2, 13],
      mistakes: [
        ...{
          'first buffer': [
            first - ratio,
            second + ratio,
            (first + second) / 2,
            first + Math.log10(added / (2 * half - added)),
            -Math.log10(Math.sqrt(constant * acid)),
          ],
          between: [
            first,
            second,
            7,
            7 + (first + Math.log10(acid)) / 2,
            7 + (second + Math.log10(acid)) / 2,
          ],
          'second buffer': [
            second - ratio,
            first + ratio,
            (first + second) / 2,
            second + Math.log10(added / (2 * half - added)),
            first + Math.log10(added / (2 * half - added)),
          ],
          end: [
            7 - (second + Math.log10(salt)) / 2,
            7 + (second + Math.log10(acid)) / 2,
            7 + (first + Math.log10(salt)) / 2,
            (first + second) / 2,
            second,
            7,
          ],
        }[asked],
      ].filter((mistake) => Math.abs(mistake - pH) > 0.1),
      step: 0.3,
      show: (shown: number) => `$${shown.toFixed(2)}$`,
      why: tex`${why} ${sign} ${pH.toFixed(2)}$. ${slip}`,
    };
  }),
];
