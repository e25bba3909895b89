import { amount, equals, integrate, isPrintedInFull, number, root, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Chemistry');
const HEAT = 'Chemical Thermodynamics';
const EQUILIBRIUM = 'Equilibrium';
const CELLS = 'Redox Reactions and Electrochemistry';
const PH = (shown: number) => `$${shown.toFixed(2)}$`;
const TWO_PLACES = '(to two decimal places)';

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
    const moles = random.pick([0.5, 2, 1.5, 3, 1]);
    return {
      text: tex`The standard enthalpies of formation of ${fuel}, $\mathrm{CO_2(g)}$ and $\mathrm{H_2O(l)}$ are $${formation}$, $${co2}$ and $${water}\ \mathrm{kJ\,mol^{-1}}$ respectively. The enthalpy change for the complete combustion of ${amount(moles, 'mol')} of ${fuel} to these products is`,
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
      within: [-15000, 15000],
      mistakes: [
        value,
        moles * (value + 2 * formation),
        moles * (value + formation),
        moles * (co2 + water - formation),
        -moles * value,
        value / moles,
      ].filter((mistake) => mistake !== moles * value),
      unit: 'kJ',
      difficulty: moles === 1 ? 3 : 4,
      why: tex`Per mole, $\Delta H = ${carbons === 1 ? '' : `${carbons} \\times `}(${co2}) + ${waters} \times (${water}) - (${formation}) = ${value}\ \mathrm{kJ}$.${moles === 1 ? '' : tex` For ${amount(moles, 'mol')}: $${moles} \times (${value}) = ${number(moles * value)}\ \mathrm{kJ}$.`} Adding the enthalpy of formation of ${fuel} instead of subtracting it would give ${amount(moles * (value + 2 * formation), 'kJ')}.`,
    };
  }),

  mcq('when-it-runs-by-itself', HEAT, 4, (random) => {
    const [enthalpy, entropy] = [random.int(20, 120, 5), random.int(50, 250, 10)];
    const value = (enthalpy * 1000) / entropy;
    const inverse = (entropy * 1000) / enthalpy;
    const isOffered = enthalpy !== entropy && inverse <= 4000;
    return {
      text: tex`For a reaction $\Delta H = +${enthalpy}\ \mathrm{kJ\,mol^{-1}}$ and $\Delta S = +${entropy}\ \mathrm{J\,K^{-1}\,mol^{-1}}$, both independent of temperature. The reaction is spontaneous above`,
      value,
      check: root((t) => enthalpy * 1000 - t * entropy, 1, 5000),
      within: [60, 4000],
      mistakes: [(entropy * 1000) / enthalpy, value - 273, value + 273, (enthalpy * entropy) / 10, value / 2],
      unit: 'K',
      why: tex`$\Delta G = \Delta H - T\Delta S < 0$ requires $T > \frac{\Delta H}{\Delta S} = \frac{${enthalpy} \times 1000}{${entropy}} ${equals(value)}\ \mathrm{K}$. The inverse ratio ${isOffered ? tex`$\frac{${entropy} \times 1000}{${enthalpy}} ${equals(inverse)}$` : tex`$\frac{\Delta S}{\Delta H}$`} would not be a temperature: its unit is $\mathrm{K^{-1}}$.`,
    };
  }),

  mcq('ph-after-mixing', EQUILIBRIUM, 4, (random) => {
    const [acid, base] = [random.int(1, 9), random.int(1, 9)];
    const scale = random.pick([10, 100]);
    const left = (acid - base) / scale / 2;
    const excess = Math.abs(left);
    const value = left > 0 ? -Math.log10(excess) : 14 + Math.log10(excess);
    const unhalved = Math.log10(2 * excess);
    const sign = isPrintedInFull(value) ? '=' : tex`\approx`;
    return acid === base
      ? null
      : {
          text: tex`Equal volumes of $${acid / scale}\ \mathrm{M}$ hydrochloric acid and $${base / scale}\ \mathrm{M}$ sodium hydroxide solution are mixed at $25\,^\circ\mathrm{C}$. The pH of the mixture ${TWO_PLACES} is`,
          value,
          check:
            left > 0 ? root((ph) => 10 ** -ph - left, -1, 14) : root((ph) => 10 ** (ph - 14) - -left, 0, 15),
          within: [0, 14],
          mistakes: [
            14 - value,
            -unhalved,
            14 + unhalved,
            7,
            -Math.log10(acid / scale),
            14 + Math.log10(base / scale),
            -Math.log10(acid / scale / 2),
            14 + Math.log10(base / scale / 2),
          ],
          show: PH,
          step: 0.7,
          why: tex`The volume doubles, so the excess of ${left > 0 ? tex`$\mathrm{H^+}$` : tex`$\mathrm{OH^-}$`} is $\frac{${Math.max(acid, base) / scale} - ${Math.min(acid, base) / scale}}{2} = ${number(excess)}\ \mathrm{M}$. ${left > 0 ? tex`$\mathrm{pH} = -\log ${number(excess)} ${sign} ${value.toFixed(2)}$.` : tex`$\mathrm{pOH} = -\log ${number(excess)} ${sign} ${(14 - value).toFixed(2)}$ and $\mathrm{pH} = 14 - \mathrm{pOH} ${sign} ${value.toFixed(2)}$.`} Forgetting that the volume doubles would give a pH of ${PH(left > 0 ? -unhalved : 14 + unhalved)}.`,
        };
  }),

  mcq('buffer', EQUILIBRIUM, 4, (random) => {
    const [pka, ratio, low] = [
      random.pick([4.76, 4.2, 3.75, 9.25]),
      random.pick([2, 4, 5, 10]),
      random.pick([0.02, 0.04, 0.05, 0.1]),
    ];
    const inverse = random.int(0, 1) === 1;
    const value = pka + (inverse ? -1 : 1) * Math.log10(ratio);
    const [acidity, salt] = inverse ? [low * ratio, low] : [low, low * ratio];
    return {
      text: tex`A buffer solution contains $${number(acidity)}\ \mathrm{M}$ of a weak acid with $\mathrm{p}K_a = ${pka}$ and $${number(salt)}\ \mathrm{M}$ of its sodium salt. The pH of the solution ${TWO_PLACES} is`,
      value,
      check: root((ph) => (10 ** -ph * salt) / acidity - 10 ** -pka, 0, 14),
      within: [0.5, 13.5],
      mistakes: [
        pka + (inverse ? 1 : -1) * Math.log10(ratio),
        pka,
        14 - pka,
        14 - value,
        value + 1,
        value - 1,
        pka + 2 * Math.log10(ratio),
        pka - 2 * Math.log10(ratio),
      ],
      show: PH,
      why: tex`$\mathrm{pH} = \mathrm{p}K_a + \log\frac{[\text{salt}]}{[\text{acid}]} = ${pka} + \log \frac{${number(salt)}}{${number(acidity)}} = ${pka} ${inverse ? '-' : '+'} \log ${ratio} \approx ${value.toFixed(2)}$. With salt and acid interchanged in the ratio one would get ${PH(pka + (inverse ? 1 : -1) * Math.log10(ratio))}.`,
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
      text: tex`For the cell $\mathrm{${anode.name} \,|\, ${anode.name}^{2+}(1\ M) \,\|\, ${cathode.name}^{2+}(10^{-${power}}\ M) \,|\, ${cathode.name}}$ the standard electrode potentials are $E^\circ_{\mathrm{${anode.name}^{2+}/${anode.name}}} = ${anode.volts}\ \mathrm{V}$ and $E^\circ_{\mathrm{${cathode.name}^{2+}/${cathode.name}}} = ${cathode.volts}\ \mathrm{V}$. Take $\frac{2.303RT}{F} = 0.059\ \mathrm{V}$. The emf of the cell at $298\ \mathrm{K}$ is`,
      value,
      check: root((e) => (2 * (standard - e)) / 0.059 - Math.log10(1 / 10 ** -power), -5, 5),
      within: [0.005, 2],
      mistakes: [
        standard,
        standard + 0.0295 * power,
        standard - 0.059 * power,
        Math.abs(cathode.volts + anode.volts),
        standard + 0.059 * power,
        standard - 0.0295 * power * 3,
      ],
      step: 0.0295 / 2,
      unit: 'V',
      why: tex`$E^\circ = ${cathode.volts} - (${anode.volts}) = ${number(standard)}\ \mathrm{V}$. $E = E^\circ - \frac{0.059}{2}\log\frac{[\mathrm{${anode.name}^{2+}}]}{[\mathrm{${cathode.name}^{2+}}]} = ${number(standard)} - \frac{0.059}{2} \times ${power} = ${number(value)}\ \mathrm{V}$. With the ratio of the concentrations inverted one would get ${amount(standard + 0.0295 * power, 'V')}.`,
    };
  }),

  mcq('metal-on-a-cathode', CELLS, 3, (random) => {
    const metal = random.pick([
      { name: 'copper', from: tex`aqueous $\mathrm{CuSO_4}$`, mass: 63.5, z: 2 },
      { name: 'silver', from: tex`aqueous $\mathrm{AgNO_3}$`, mass: 108, z: 1 },
      { name: 'aluminium', from: tex`a molten salt of $\mathrm{Al^{3+}}$`, mass: 27, z: 3 },
      { name: 'zinc', from: tex`aqueous $\mathrm{ZnSO_4}$`, mass: 65.4, z: 2 },
    ]);
    const [amperes, minutes] = [random.int(1, 10), random.int(10, 60, 5)];
    const value = (metal.mass * amperes * minutes * 60) / (metal.z * 96500);
    return {
      text: tex`A current of ${amount(amperes, 'A')} is passed through ${metal.from} for ${minutes} minutes. The molar mass of ${metal.name} is $${metal.mass}\ \mathrm{g\,mol^{-1}}$; take $F = 96500\ \mathrm{C\,mol^{-1}}$. The mass of ${metal.name} deposited at the cathode is`,
      value,
      check: integrate(() => (amperes / 96500 / metal.z) * metal.mass, 0, minutes * 60),
      within: [0.03, 60],
      mistakes: [
        value * metal.z,
        value * metal.z * metal.z,
        value * 2,
        value / 2,
        value * 3,
        value / 3,
      ].filter((mistake) => mistake !== value),
      unit: 'g',
      why: tex`$m = \frac{MIt}{zF} = \frac{${metal.mass} \times ${amperes} \times ${minutes} \times 60}{${metal.z} \times 96500} ${equals(value)}\ \mathrm{g}$. ${metal.z === 1 ? tex`With $z = 2$, as for copper, one would get ${amount(value / 2, 'g')}, but $\mathrm{Ag^+}$ takes up only one electron.` : `Forgetting that each ion takes up ${metal.z} electrons would give ${amount(value * metal.z, 'g')}.`}`,
    };
  }),

  numerical('change-of-moles', EQUILIBRIUM, 4, (random) => {
    const [start, reacted] = [random.int(2, 9), random.int(1, 6)];
    const value = (4 * reacted * reacted) / (start - reacted);
    return start <= reacted
      ? null
      : {
          text: tex`${amount(start, 'mol')} of $\mathrm{N_2O_4}$ is taken in a vessel of volume $1\ \mathrm{L}$. When the equilibrium $\mathrm{N_2O_4 \rightleftharpoons 2NO_2}$ is reached, the vessel contains ${amount(2 * reacted, 'mol')} of $\mathrm{NO_2}$. What is $K_c$ in $\mathrm{mol\,L^{-1}}$, rounded off to the nearest whole number?`,
          value,
          check: root((k) => (2 * reacted) ** 2 - k * (start - reacted), 0, 1000),
          why: tex`${amount(reacted, 'mol')} of $\mathrm{N_2O_4}$ has dissociated and $${start} - ${reacted} = ${start - reacted}\ \mathrm{mol}$ remains: $K_c = \frac{[\mathrm{NO_2}]^2}{[\mathrm{N_2O_4}]} = \frac{${2 * reacted}^2}{${start - reacted}} ${equals(value, 4)}$.`,
        };
  }),

  msq('current-through-two-cells', CELLS, 6, (random) => {
    const moles = random.pick([0.1, 0.2, 0.3, 0.4, 0.5, 0.6]);
    return {
      text: tex`Two electrolytic cells, one with aqueous silver nitrate and the other with aqueous copper(II) sulphate, are connected in series. ${amount(moles, 'mol')} of electrons is passed through them. Take $\mathrm{Ag} = 108$, $\mathrm{Cu} = 63.5$ and $F = 96500\ \mathrm{C\,mol^{-1}}$. Which of the following is/are correct?`,
      claims: [
        {
          says: 'The charge passed is',
          value: moles * 96500,
          check: integrate(() => 96500, 0, moles),
          mistake: (moles * 96500) / 2,
          unit: 'C',
          because: tex`$Q = nF = ${moles} \times 96500 = ${number(moles * 96500)}\ \mathrm{C}$.`,
        },
        {
          says: 'The mass of silver deposited is',
          value: moles * 108,
          check: (moles * 96500 * 108) / 96500,
          mistake: moles * 54,
          unit: 'g',
          because: tex`$\mathrm{Ag^+ + e^- \rightarrow Ag}$: $${moles} \times 108 = ${number(moles * 108)}\ \mathrm{g}$.`,
        },
        {
          says: 'The mass of copper deposited is',
          value: (moles * 63.5) / 2,
          check: moles * 31.75,
          mistake: moles * 63.5,
          unit: 'g',
          because: tex`$\mathrm{Cu^{2+} + 2e^- \rightarrow Cu}$: $\frac{${moles}}{2} \times 63.5 = ${number((moles * 63.5) / 2)}\ \mathrm{g}$.`,
        },
        {
          says: 'The ratio of the moles of silver deposited to the moles of copper deposited is',
          value: 2,
          check: moles / (moles / 2),
          mistake: 1 / 2,
          show: (shown) => (shown > 1 ? '$2 : 1$' : '$1 : 2$'),
          because: tex`$${moles} : \frac{${moles}}{2} = 2 : 1$.`,
        },
      ],
    };
  }),
];
