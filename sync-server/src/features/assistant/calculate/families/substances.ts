/** Atomic masses, g/mol, as school books round them. */
const ATOMS: Readonly<Record<string, number>> = {
  ...{
    H: 1,
    He: 4,
    Li: 7,
    B: 11,
    C: 12,
    N: 14,
    O: 16,
    F: 19,
    Ne: 20,
    Na: 23,
    Mg: 24,
    Al: 27,
    Si: 28,
    P: 31,
    S: 32,
    Cl: 35.5,
    Ar: 40,
  },
  ...{
    K: 39,
    Ca: 40,
    Cr: 52,
    Mn: 55,
    Fe: 56,
    Co: 59,
    Ni: 58.7,
    Cu: 63.5,
    Zn: 65,
    Br: 80,
    Ag: 108,
    I: 127,
    Ba: 137,
    Pb: 207,
    Hg: 200.6,
    Au: 197,
  },
};

/** Substances by name. */
const SUBSTANCES: Readonly<Record<string, string>> = {
  ...{
    water: 'H2O',
    पानी: 'H2O',
    जल: 'H2O',
    pani: 'H2O',
    'carbon dioxide': 'CO2',
    'carbon monoxide': 'CO',
    ammonia: 'NH3',
    methane: 'CH4',
    glucose: 'C6H12O6',
    sucrose: 'C12H22O11',
  },
  ...{
    'sodium chloride': 'NaCl',
    'common salt': 'NaCl',
    'calcium carbonate': 'CaCO3',
    'sodium hydroxide': 'NaOH',
    'sulphuric acid': 'H2SO4',
    'sulfuric acid': 'H2SO4',
    'hydrochloric acid': 'HCl',
    'nitric acid': 'HNO3',
  },
  ...{
    oxygen: 'O2',
    hydrogen: 'H2',
    nitrogen: 'N2',
    chlorine: 'Cl2',
    carbon: 'C',
    sodium: 'Na',
    iron: 'Fe',
    magnesium: 'Mg',
    calcium: 'Ca',
    helium: 'He',
    urea: 'CH4N2O',
    ethanol: 'C2H6O',
    benzene: 'C6H6',
    ozone: 'O3',
    copper: 'Cu',
    sulphur: 'S',
    sulfur: 'S',
    'acetic acid': 'C2H4O2',
    'potassium permanganate': 'KMnO4',
  },
};

/** g/mol; null if it is no formula of these atoms. */
export function molarMass(formula: string): number | null {
  const group = /\(([A-Za-z0-9]+)\)(\d*)/.exec(formula);
  if (group !== null) {
    const inner = molarMass(group[1] ?? '');
    const outer = formula.replace(group[0], '');
    const rest = outer === '' ? 0 : molarMass(outer);
    return inner === null || rest === null ? null : rest + inner * Number(group[2] || 1);
  }
  if (!/^(?:[A-Z][a-z]?\d*)+$/.test(formula)) return null;
  let mass = 0;
  for (const [, atom = '', count] of formula.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
    const own = ATOMS[atom];
    if (own === undefined) return null;
    mass += own * Number(count || 1);
  }
  return Math.round(mass * 100) / 100;
}

const FORMULA = /(?<![\w.])(?:[A-Z][a-z]?\d*|\([A-Z][A-Za-z0-9]*\)\d*)+(?![\w])/g;
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/** Formulas that students type in small letters. */
const COMMON =
  'H2O CO2 NaCl NaOH HCl H2SO4 HNO3 CaCO3 NH3 CH4 KOH Na2CO3 KMnO4 K2Cr2O7 O2 H2 N2 CaO Ca(OH)2 C6H12O6 SO2 NO2 NaHCO3 CuSO4 AgNO3 Al2O3 Fe2O3 KClO3 MgO H2O2'.split(
    ' ',
  );
const byLowerCase = new Map(COMMON.map((formula) => [formula.toLowerCase(), formula]));

const inCapitals = (text: string): string =>
  text.replace(/(?<![\w.])[A-Za-z][A-Za-z0-9()]*\d?(?![\w])/g, (word) =>
    /[a-z]/.test(word) && /^[a-z]/.test(word)
      ? (byLowerCase.get(word) ?? word)
      : (byLowerCase.get(word.toLowerCase()) ?? word),
  );

/** The only substance that a text names. */
export function substanceIn(
  text: string,
): { readonly formula: string; readonly mass: number; readonly match: string } | null {
  const plain = inCapitals(text)
    .replace(/[₀-₉]/g, (sign) => String(SUBSCRIPTS.indexOf(sign)))
    .replace(/_\{?(\d+)\}?/g, '$1');
  const named = Object.entries(SUBSTANCES)
    .filter(([name]) => new RegExp(String.raw`(?<![\p{L}\p{M}])${name}(?![\p{L}\p{M}])`, 'iu').test(plain))
    .sort(([one], [other]) => other.length - one.length);
  const formulas = [...plain.matchAll(FORMULA)]
    .map(([match]) => match)
    .filter(
      (match) =>
        match.length > 1 &&
        !/^(?:What|How|Find|Mol|pH|In|No|Is|If|Me|Of|PH|STP|NTP|M|He|At|As)$/.test(match) &&
        molarMass(match) !== null,
    );
  const formula = formulas[0] ?? named[0]?.[1];
  if (formula === undefined || new Set(formulas).size > 1) return null;
  const mass = molarMass(formula);
  return mass === null ? null : { formula, mass, match: formulas[0] ?? named[0]?.[0] ?? '' };
}

/** Atomic masses that a question gives: '(Na = 23, O = 16, H = 1)'. */
const ATOMIC_MASSES =
  /[([,;]?\s*(?:(?:given|atomic mass(?:es)?|at\.? ?wt\.?|take)\s*(?:of|:)?\s*)?(?<![\p{L}\d])[A-Z][a-z]?\s?=\s?\d{1,3}(?:\.\d+)?(?:\s?(?:u|amu|g\/mol)(?![\p{L}]))?(?:\s?(?:,|;|and|\s)\s?[A-Z][a-z]?\s?=\s?\d{1,3}(?:\.\d+)?(?:\s?(?:u|amu|g\/mol)(?![\p{L}]))?){0,8}\s?[)\]]?/gu;

/** Nothing if all are masses of atoms; a single letter may be a quantity, as 'C = 12'. */
function asideOfMasses(text: string): string {
  const pairs = [...text.matchAll(/([A-Z][a-z]?)\s?=\s?(\d+(?:\.\d+)?)/g)];
  const isMasses = pairs.every(([, atom = '', mass]) => Math.abs((molarMass(atom) ?? 0) - Number(mass)) < 1);
  const isSure = pairs.length > 1 || /[a-z]/.test(pairs[0]?.[1]?.slice(1) ?? '') || /[([]|mass|wt/.test(text);
  return isMasses && isSure ? ' ' : text;
}

/** A question without the atomic masses that it gives. */
export const withoutAtomicMasses = (text: string): string =>
  /[A-Z][a-z]?\s?=/.test(text) ? text.replace(ATOMIC_MASSES, asideOfMasses) : text;
