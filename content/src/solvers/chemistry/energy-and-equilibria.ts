import { named, numberIn, solve, Unreadable, wordsOf, type Solvers } from '../solver.ts';
import { atomsOf, trueBy } from './formulae.ts';

const ALKANES = { methane: 'CH_4', ethane: 'C_2H_6', propane: 'C_3H_8', butane: 'C_4H_{10}' };

/** Of salts and ions that a current takes metal from: the electrons for each atom. */
const ELECTRONS = { AgNO_3: 1, CuSO_4: 2, ZnSO_4: 2, 'Al^{3+}': 3 };

/** The pH at 25 degrees Celsius of a solution that has so much more of a strong acid than of a strong base, in M. */
function strongPH(surplus: number): number {
  // The surplus is h - 1e-14/h, that is 2e-7 sinh(ln(h/1e-7)).
  return 7 - Math.asinh(surplus / 2e-7) / Math.LN10;
}

export const energyAndEquilibria: Solvers = {
  'chemistry/heat-of-burning': ({ text }) => {
    const [alkane = '', ...numbers] = wordsOf(
      text,
      String.raw`formation of @, \mathrm{CO_2(g)} and \mathrm{H_2O(l)} are #, # and # kJ…complete combustion of # mol`,
    );
    const [ofAlkane = 0, ofCarbonDioxide = 0, ofWater = 0, moles = 0] = numbers.map(numberIn);
    const formula = named(ALKANES, alkane);
    const products = atomsOf('C', formula) * ofCarbonDioxide + (atomsOf('H', formula) / 2) * ofWater;
    return moles * (products - ofAlkane);
  },
  'chemistry/when-it-runs-by-itself': solve(
    String.raw`\Delta H = +# kJ…\Delta S = +# J…The reaction is spontaneous above`,
    (kilojoules, joulesPerKelvin) => (1000 * kilojoules) / joulesPerKelvin,
  ),
  'chemistry/ph-after-mixing': solve(
    'Equal volumes of # M hydrochloric acid and # M sodium hydroxide…mixed at 25…The pH of the mixture',
    (acid, base) => strongPH((acid - base) / 2),
  ),
  'chemistry/buffer': solve(
    String.raw`# M of a weak acid with \mathrm{p}K_a = # and # M of its sodium salt. The pH of the solution`,
    (acid, pKa, salt) => pKa + Math.log10(salt / acid),
  ),
  'chemistry/buffer-by-neutralising': solve(
    String.raw`# mL of # M …acid (\mathrm{p}K_a = #) is mixed with # mL of # M sodium hydroxide. The pH of the solution`,
    (volume, strength, pKa, baseVolume, baseStrength) => {
      const salt = baseVolume * baseStrength;
      const acid = volume * strength - salt;
      if (acid <= 0) throw new Unreadable('The base leaves no acid.');
      return pKa + Math.log10(salt / acid);
    },
  ),
  'chemistry/hydroxide-held-back-by-a-buffer': solve(
    '# mL of # M ammonia (K_b = #) is mixed with # mL of # M hydrochloric acid…(OH)_2} (K_{sp} = #) begins when the concentration',
    (volume, strength, basicity, acidVolume, acidStrength, product) => {
      const ammonium = acidVolume * acidStrength;
      const ammonia = volume * strength - ammonium;
      if (ammonia <= 0) throw new Unreadable('The acid leaves no ammonia.');
      const hydroxide = (basicity * ammonia) / ammonium;
      return product / hydroxide ** 2;
    },
  ),
  'chemistry/sulphide-in-acid': ({ text, options }) => {
    const [gas = 0, pH = 0, first = 0, second = 0, product = 0] = wordsOf(
      text,
      String.raw`[\mathrm{H_2S}] = # M…pH at #. …K_{a1} = # and K_{a2} = #, and the solubility product of …S} is #.`,
    ).map(numberIn);
    const once = (at: number) => (gas * first) / 10 ** -at;
    const sulphide = (at: number) => (once(at) * second) / 10 ** -at;
    return trueBy(options, [
      [String.raw`The concentration of \mathrm{S^{2-}} is`, () => sulphide(pH)],
      [String.raw`The concentration of \mathrm{HS^-} is`, () => once(pH)],
      [
        String.raw`If the pH is raised by one unit, the concentration of \mathrm{S^{2-}} becomes`,
        () => sulphide(pH + 1),
      ],
      ['The greatest concentration of', () => product / sulphide(pH)],
    ]);
  },
  'chemistry/change-of-moles': solve(
    String.raw`# mol of \mathrm{N_2O_4}…volume # L…N_2O_4 \rightleftharpoons 2NO_2…contains # mol of \mathrm{NO_2}. What is K_c`,
    (taken, volume, formed) => (formed / volume) ** 2 / ((taken - formed / 2) / volume),
  ),
  'chemistry/voltage-of-a-cell': ({ text }) => {
    const [anode = '', atAnode = '', cathode = '', power = '', ...rest] = wordsOf(
      text,
      /cell \$\\mathrm\{([A-Z][a-z]) \\,\|\\, \1\^\{2\+\}\((\d+)\\ M\) \\,\\\|\\, ([A-Z][a-z])\^\{2\+\}\(10\^\{(-\d+)\}\\ M\) \\,\|\\, \3\}\$.*E\^\\circ_\{\\mathrm\{\1\^\{2\+\}\/\1\}\} = (-?[\d.]+).*E\^\\circ_\{\\mathrm\{\3\^\{2\+\}\/\3\}\} = (-?[\d.]+).*\{2\.303RT\}\{F\} = ([\d.]+).*The emf of the cell/,
    );
    if (anode === cathode) throw new Unreadable(`One metal at both electrodes: ${text}`);
    const [ofAnode = 0, ofCathode = 0, perDecade = 0] = rest.map(numberIn);
    const decades = Math.log10(numberIn(atAnode)) - numberIn(power);
    return ofCathode - ofAnode - (perDecade / 2) * decades;
  },
  'chemistry/constant-from-two-potentials': ({ text }) => {
    const [one = '', other = '', ...numbers] = wordsOf(
      text,
      String.raw`potentials of \mathrm{@^{2+}}/…and \mathrm{@^{2+}}/…are # V and # V…\frac{2.303RT}{F} = # V`,
    );
    const [ofOne = 0, ofOther = 0, perDecade = 0] = numbers.map(numberIn);
    const potentials = { [one]: ofOne, [other]: ofOther };
    const [oxidised = '', reduced = ''] = wordsOf(
      text,
      String.raw`reaction \mathrm{@} + \mathrm{@^{2+}} \rightarrow`,
    );
    return (2 * (named(potentials, reduced) - named(potentials, oxidised))) / perDecade;
  },
  'chemistry/metal-on-a-cathode': ({ text }) => {
    const [current = '', electrolyte = '', minutes = '', molarMass = '', faraday = ''] = wordsOf(
      text,
      String.raw`A current of # A is passed through …\mathrm{@} for # minutes. The molar mass of …is # g…take F = # C…deposited at the cathode`,
    );
    const electrons = (numberIn(current) * numberIn(minutes) * 60) / numberIn(faraday);
    return (electrons / named(ELECTRONS, electrolyte)) * numberIn(molarMass);
  },
  'chemistry/current-through-two-cells': ({ text, options }) => {
    const [electrons = 0, ofSilver = 0, ofCopper = 0, faraday = 0] = wordsOf(
      text,
      String.raw`copper(II) sulphate, are connected in series. # mol of electrons…\mathrm{Ag} = #, \mathrm{Cu} = # and F = # C`,
    ).map(numberIn);
    const silver = electrons / ELECTRONS.AgNO_3;
    const copper = electrons / ELECTRONS.CuSO_4;
    return trueBy(options, [
      ['The charge passed', () => electrons * faraday],
      ['The mass of silver', () => silver * ofSilver],
      ['The mass of copper', () => copper * ofCopper],
      ['The ratio of the moles of silver deposited to the moles of copper', () => silver / copper],
    ]);
  },
  'chemistry/two-cells-gas-and-acid': ({ text, options }) => {
    const [millilitres = 0, deposited = 0, faraday = 0, ofSilver = 0, ofCopper = 0, molarVolume = 0] =
      wordsOf(
        text,
        'The first contains # mL of aqueous silver nitrate, the second aqueous copper(II)…when # g of silver…F = # C…molar masses # g…(silver) and # g…(copper), and a molar volume of # L',
      ).map(numberIn);
    const electrons = deposited / ofSilver;
    // Water gives an oxygen molecule and four hydrogen ions for four electrons.
    const oxygenAtBoth = 2 * (electrons / 4);
    return trueBy(options, [
      ['The volume of oxygen evolved at both anodes', () => 1000 * molarVolume * oxygenAtBoth],
      ['does not change, its pH at the end', () => -Math.log10(electrons / (millilitres / 1000))],
      ['The mass of copper', () => (electrons / ELECTRONS.CuSO_4) * ofCopper],
      ['With a current of # A the electrolysis takes', (current) => (electrons * faraday) / current],
    ]);
  },
};
