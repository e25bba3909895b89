import { amount, integrate, number, root, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Chemistry');
const HEAT = 'Chemical Thermodynamics';
const EQUILIBRIUM = 'Equilibrium';
const CELLS = 'Redox Reactions and Electrochemistry';

export const energyAndEquilibrium = [
  mcq('heat-of-burning', HEAT, 3, (random) => {
    const [fuel, carbons, waters, formation] = random.pick([
      ['methane', 1, 2, -75],
      ['ethane', 2, 3, -85],
      ['propane', 3, 4, -104],
      ['butane', 4, 5, -126],
    ] as const);
    const [co2, water] = [-394, -286];
    const value = carbons * co2 + waters * water - formation;
    const moles = random.pick([0.5, 2, 1.5, 3]);
    return {
      text: tex`The enthalpies of formation of ${fuel}, $\mathrm{CO_2}$ and liquid water are $${formation}$, $${co2}$ and $${water}\ \mathrm{kJ\,mol^{-1}}$. When ${amount(moles, 'mol')} of ${fuel} burns to these products, $\Delta H$ is`,
      value: moles * value,
      check: root(
        (h) =>
          h / moles +
          formation -
          sum([
            ...Array.from({ length: carbons }, () => co2),
            ...Array.from({ length: waters }, () => water),
          ]),
        -1e5,
        1e5,
      ),
      mistakes: [value, moles * (value + 2 * formation), moles * (co2 + water - formation), -moles * value],
      unit: 'kJ',
      digits: 5,
      why: tex`Per mole $\Delta H = ${carbons}(${co2}) + ${waters}(${water}) - (${formation}) = ${value}\ \mathrm{kJ}$; for ${number(moles)} mol it is $${number(moles * value, 5)}\ \mathrm{kJ}$.`,
    };
  }),

  mcq('when-it-runs-by-itself', HEAT, 4, (random) => {
    const [enthalpy, entropy] = [random.int(20, 120, 5), random.int(50, 250, 10)];
    const value = (enthalpy * 1000) / entropy;
    return {
      text: tex`A reaction has $\Delta H = +${enthalpy}\ \mathrm{kJ\,mol^{-1}}$ and $\Delta S = +${entropy}\ \mathrm{J\,K^{-1}\,mol^{-1}}$, both taken as constant. It is spontaneous above`,
      value,
      check: root((t) => enthalpy * 1000 - t * entropy, 1, 5000),
      mistakes: [(entropy * 1000) / enthalpy, value - 273, (enthalpy * entropy) / 10, value / 2],
      unit: 'K',
      why: tex`$\Delta G = \Delta H - T\Delta S < 0$ needs $T > \frac{\Delta H}{\Delta S} = \frac{${enthalpy * 1000}}{${entropy}} = ${number(value)}\ \mathrm{K}$.`,
    };
  }),

  mcq('ph-after-mixing', EQUILIBRIUM, 4, (random) => {
    const [acid, base] = [random.int(2, 9), random.int(1, 8)];
    const left = (acid - base) / 20;
    const value = -Math.log10(Math.abs(left) / 1);
    const shown = left > 0 ? value : 14 - value;
    return acid === base
      ? null
      : {
          text: tex`Equal volumes of $${acid / 10}\ \mathrm{M}$ hydrochloric acid and $${base / 10}\ \mathrm{M}$ sodium hydroxide are mixed at $25\,^\circ\mathrm{C}$. The pH of the mixture is`,
          value: shown,
          check:
            left > 0 ? root((ph) => 10 ** -ph - left, -1, 14) : root((ph) => 10 ** (ph - 14) - -left, 0, 15),
          mistakes: [
            14 - shown,
            -Math.log10(Math.abs(acid - base) / 10),
            7,
            -Math.log10(acid / 10),
            shown + 1,
          ],
          digits: 3,
          why: tex`What is left over is $\frac{|${acid / 10} - ${base / 10}|}{2} = ${number(Math.abs(left))}\ \mathrm{M}$ of ${left > 0 ? tex`$\mathrm{H^+}$` : tex`$\mathrm{OH^-}$`}, so $\mathrm{pH} = ${number(shown)}$.`,
        };
  }),

  mcq('buffer', EQUILIBRIUM, 4, (random) => {
    const [pka, ratio, base] = [
      random.pick([4.76, 4.2, 3.75, 9.25]),
      random.pick([2, 5, 10, 100]),
      random.int(1, 5) / 10,
    ];
    const inverse = random.int(0, 1) === 1;
    const value = pka + (inverse ? -1 : 1) * Math.log10(ratio);
    const [acidity, salt] = inverse ? [base * ratio, base] : [base, base * ratio];
    return {
      text: tex`A solution holds $${number(acidity)}\ \mathrm{M}$ of a weak acid with $\mathrm{p}K_a = ${pka}$ and $${number(salt)}\ \mathrm{M}$ of its sodium salt. Its pH is about`,
      value,
      check: root((ph) => (10 ** -ph * salt) / acidity - 10 ** -pka, 0, 14),
      mistakes: [pka + (inverse ? 1 : -1) * Math.log10(ratio), pka, pka + ratio / 10, pka / 2, value + 1],
      digits: 3,
      why: tex`$\mathrm{pH} = \mathrm{p}K_a + \log\frac{[\text{salt}]}{[\text{acid}]} = ${pka} + \log ${number(salt / acidity)} = ${number(value)}$.`,
    };
  }),

  mcq('voltage-of-a-cell', CELLS, 4, (random) => {
    const [first, second] = random.sample(
      [
        { name: 'Zn', volts: -0.76 },
        { name: 'Fe', volts: -0.44 },
        { name: 'Ni', volts: -0.25 },
        { name: 'Cu', volts: 0.34 },
        { name: 'Sn', volts: -0.14 },
      ],
      2,
    );
    const power = random.int(1, 3);
    if (first === undefined || second === undefined) return null;
    const [anode, cathode] = first.volts < second.volts ? [first, second] : [second, first];
    const standard = cathode.volts - anode.volts;
    const value = standard - 0.0295 * power;
    return {
      text: tex`For the cell $\mathrm{${anode.name} \,|\, ${anode.name}^{2+}(1\ M) \,\|\, ${cathode.name}^{2+}(10^{-${power}}\ M) \,|\, ${cathode.name}}$ the standard potentials are $${anode.volts}\ \mathrm{V}$ and $${cathode.volts}\ \mathrm{V}$. At 298 K its voltage is ($\frac{2.303RT}{F} = 0.059\ \mathrm{V}$)`,
      value,
      check: root((e) => (2 * (standard - e)) / 0.059 - Math.log10(1 / 10 ** -power), -5, 5),
      mistakes: [
        standard,
        standard + 0.0295 * power,
        standard - 0.059 * power,
        cathode.volts + anode.volts,
        standard + 0.059 * power,
      ],
      unit: 'V',
      show: (shown: number) => tex`$${shown.toFixed(3)}\ \mathrm{V}$`,
      why: tex`$E = E^\circ - \frac{0.059}{2}\log\frac{1}{10^{-${power}}} = ${number(standard)} - ${number(0.0295 * power)} = ${value.toFixed(3)}\ \mathrm{V}$.`,
    };
  }),

  mcq('metal-on-a-cathode', CELLS, 3, (random) => {
    const metal = random.pick([
      { name: 'copper from $\\mathrm{Cu^{2+}}$', mass: 63.5, z: 2 },
      { name: 'silver from $\\mathrm{Ag^+}$', mass: 108, z: 1 },
      { name: 'aluminium from $\\mathrm{Al^{3+}}$', mass: 27, z: 3 },
      { name: 'zinc from $\\mathrm{Zn^{2+}}$', mass: 65.4, z: 2 },
    ]);
    const [amperes, minutes] = [random.int(1, 10), random.int(10, 60, 5)];
    const value = (metal.mass * amperes * minutes * 60) / (metal.z * 96500);
    return {
      text: tex`A current of ${amount(amperes, 'A')} flows for ${minutes} minutes through a solution and deposits ${metal.name}, $M = ${metal.mass}\ \mathrm{g\,mol^{-1}}$ ($F = 96500\ \mathrm{C\,mol^{-1}}$). The mass of the metal is`,
      value,
      check: integrate(() => (amperes / 96500 / metal.z) * metal.mass, 0, minutes * 60),
      mistakes: [value * metal.z, value * metal.z * metal.z, value / 60, value * 2, value / 2],
      unit: 'g',
      why: tex`$m = \frac{MIt}{zF} = \frac{${metal.mass} \times ${amperes} \times ${minutes * 60}}{${metal.z} \times 96500} = ${number(value)}\ \mathrm{g}$.`,
    };
  }),

  numerical('change-of-moles', EQUILIBRIUM, 4, (random) => {
    const [start, reacted] = [random.int(2, 6), random.int(1, 4)];
    const value = (4 * reacted * reacted) / (start - reacted);
    return start <= reacted
      ? null
      : {
          text: tex`${start} mol of $\mathrm{N_2O_4}$ is put into a vessel of $1\ \mathrm{L}$. At equilibrium $\mathrm{N_2O_4 \rightleftharpoons 2NO_2}$ there is ${2 * reacted} mol of $\mathrm{NO_2}$. What is $K_c$ in $\mathrm{mol\,L^{-1}}$, rounded to the nearest whole number?`,
          value,
          check: root((k) => (2 * reacted) ** 2 - k * (start - reacted), 0, 1000),
          why: tex`${reacted} mol has reacted, ${start - reacted} mol is left: $K_c = \frac{${2 * reacted}^2}{${start - reacted}} = ${number(value, 4)}$.`,
        };
  }),

  msq('current-through-two-cells', CELLS, 6, (random) => {
    const moles = random.pick([0.1, 0.2, 0.3, 0.6]);
    return {
      text: tex`The same current flows through solutions of silver nitrate and copper(II) sulphate in a row until ${amount(moles, 'mol')} of electrons has passed ($\mathrm{Ag} = 108$, $\mathrm{Cu} = 63.5$, $F = 96500\ \mathrm{C\,mol^{-1}}$). Which of the following is/are correct?`,
      claims: [
        {
          says: 'The charge that has passed is',
          value: moles * 96500,
          check: integrate(() => 96500, 0, moles),
          mistake: (moles * 96500) / 2,
          unit: 'C',
          because: tex`$Q = nF$.`,
        },
        {
          says: 'The silver deposited weighs',
          value: moles * 108,
          check: (moles * 96500 * 108) / 96500,
          mistake: moles * 54,
          unit: 'g',
          because: 'One electron per atom.',
        },
        {
          says: 'The copper deposited weighs',
          value: (moles * 63.5) / 2,
          check: moles * 31.75,
          mistake: moles * 63.5,
          unit: 'g',
          because: 'Two electrons per atom.',
        },
        {
          says: 'The ratio of the moles of silver to those of copper is',
          value: 2,
          check: moles / (moles / 2),
          mistake: 1 / 2,
          because: tex`$n : \frac n2$.`,
        },
      ],
    };
  }),
];
