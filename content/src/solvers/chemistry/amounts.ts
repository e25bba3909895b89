import { firstOf, named, numberIn, placesWhere, solve, wordsOf, type Solvers } from '../solver.ts';
import { atomsIn, atomsOf, formulaIn, total, trueBy } from './formulae.ts';

const MASSES: Readonly<Record<string, number>> = { H: 1, C: 12, N: 14, O: 16 };

function massOf(formula: string): number {
  return total([...atomsIn(formula)].map(([element, count]) => count * named(MASSES, element)));
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** A percentage is printed with at most two decimal places. */
const HALF_OF_A_HUNDREDTH = 0.00501;

export const amounts: Solvers = {
  'chemistry/atoms-in-a-mass': ({ text }) => {
    const [avogadro = '', mass = '', formula = '', molarMass = ''] = wordsOf(
      text,
      String.raw`N_A = # mol…number of oxygen atoms in # g of \mathrm{@} (molar mass # g`,
    );
    return (numberIn(mass) / numberIn(molarMass)) * atomsOf('O', formula) * numberIn(avogadro);
  },
  'chemistry/limiting-reagent': solve(
    'maximum mass of ammonia that can be obtained from # g of nitrogen and # g of hydrogen',
    (nitrogen, hydrogen) => {
      const reactions = Math.min(nitrogen / massOf('N_2'), hydrogen / massOf('H_2') / 3);
      return 2 * reactions * massOf('NH_3');
    },
  ),
  'chemistry/empirical-formula': ({ text, options }) => {
    const [carbon = 0, hydrogen = 0] = wordsOf(
      text,
      'carbon, hydrogen and oxygen contains #% carbon and #% hydrogen by mass. Its empirical formula is',
    ).map(numberIn);
    return placesWhere(options, (option) => {
      const formula = formulaIn(option);
      const isPercent = (element: string, percent: number) => {
        const mass = atomsOf(element, formula) * named(MASSES, element);
        return Math.abs((100 * mass) / massOf(formula) - percent) <= HALF_OF_A_HUNDREDTH;
      };
      const isSimplest = [...atomsIn(formula).values()].reduce(divisor) === 1;
      return isSimplest && isPercent('C', carbon) && isPercent('H', hydrogen);
    });
  },
  'chemistry/thinned-acid': solve(
    '# mL of # M hydrochloric acid is mixed with # mL of # M hydrochloric acid…molarity of the mixture',
    (one, strength, other, otherStrength) => (one * strength + other * otherStrength) / (one + other),
  ),
  'chemistry/freezing-point': ({ text }) => {
    const [mass = '', solute = '', molarMass = '', water = '', constant = ''] = wordsOf(
      text,
      '# g of @ (M = # g…dissolved in # g of water (K_f = # K…The depression of the freezing point is',
    );
    const particles = text.includes('dissociates completely')
      ? named({ 'sodium chloride': 2, 'calcium chloride': 3 }, solute)
      : named({ urea: 1, glucose: 1 }, solute);
    const moles = numberIn(mass) / numberIn(molarMass);
    return (particles * moles * numberIn(constant)) / (numberIn(water) / 1000);
  },
  'chemistry/vapour-over-a-mixture': firstOf(
    solve(
      '# mol of liquid A (p_A degrees = # mmHg) and # mol of liquid B (p_B degrees = # mmHg)…The mole fraction of A in the vapour',
      (a, pureA, b, pureB) => (a * pureA) / (a * pureA + b * pureB),
    ),
    solve(
      '# mol of liquid A (p_A degrees = # mmHg) and # mol of liquid B (p_B degrees = # mmHg)…The total vapour pressure',
      (a, pureA, b, pureB) => (a * pureA + b * pureB) / (a + b),
    ),
  ),
  'chemistry/carbonate-and-acid': solve(
    String.raw`A # g sample of limestone contains #% of \mathrm{CaCO_3} (M = # g…x \times 10^{#} L…molar volume as # L`,
    (sample, percent, molarMass, power, molarVolume) =>
      ((sample * percent) / 100 / molarMass) * molarVolume * 10 ** -power,
  ),
  'chemistry/neutralised': solve(
    'volume of # M sodium hydroxide…neutralise # mL of # M sulphuric acid completely',
    (strength, acid, acidStrength) => (2 * acid * acidStrength) / strength,
  ),
  'chemistry/a-portion-of-gas': ({ text, options }) => {
    const [mass = '', gas = '', ...constants] = wordsOf(
      text,
      'Consider # g of @ (M = # g…N_A = # mol…molar volume at STP is # L',
    );
    const [molarMass = 0, avogadro = 0, molarVolume = 0] = constants.map(numberIn);
    const formula = named(
      { 'sulphur dioxide': 'SO_2', 'carbon dioxide': 'CO_2', methane: 'CH_4', ammonia: 'NH_3' },
      gas,
    );
    const moles = numberIn(mass) / molarMass;
    return trueBy(options, [
      ['The amount of substance', () => moles],
      ['Its volume at STP', () => moles * molarVolume],
      ['The mass of one molecule', () => molarMass / avogadro],
      ['The total number of atoms', () => moles * avogadro * total(atomsIn(formula).values())],
    ]);
  },
  'chemistry/limiting-reagent-then-volume': solve(
    String.raw`# g of …CO_3}…molar mass # g…treated with # mL of # M hydrochloric acid. The volume of carbon dioxide formed, measured at # K and # bar, is (take R = # L`,
    (mass, molarMass, millilitres, strength, kelvin, bar, gasConstant) => {
      const moles = Math.min(mass / molarMass, (millilitres * strength) / 1000 / 2);
      return (moles * gasConstant * kelvin) / bar;
    },
  ),
  'chemistry/constant-from-a-freezing-point': solve(
    String.raw`solution of # g of …(molar mass # g…in # g of benzene (K_f = # K…freezes # K below…2A \rightleftharpoons A_2…equilibrium constant`,
    (mass, molarMass, benzene, constant, depression) => {
      const dissolved = (1000 * mass) / molarMass / benzene;
      // Each dimer is one particle less.
      const dimers = dissolved - depression / constant;
      return dimers / (dissolved - 2 * dimers) ** 2;
    },
  ),
};
