import { over, plus, toNumber, ONE, ZERO } from '../rational.ts';
import { convert, readUnit } from '../units.ts';
import { decimal, equalTo, inDollars, withUnit, type Family, type InBoth, type Worked } from '../worked.ts';
import type { Quantity, Sentence } from '../words/sentence.ts';
import { has, isOnly, isStory, only } from './pattern.ts';

/** Names of quantities, by their letter in the laws below, with unit and the concepts that ask for or name them. */
const QUANTITIES = {
  m: { unit: 'kg', names: ['mass'] },
  v: { unit: 'm/s', names: ['speed', 'final'] },
  u: { unit: 'm/s', names: ['initial', 'speed'] },
  a: { unit: 'm/s^2', names: ['acceleration'] },
  F: { unit: 'N', names: ['force'] },
  t: { unit: 's', names: ['time', 'how-long'] },
  s: { unit: 'm', names: ['distance'] },
  h: { unit: 'm', names: ['height', 'max-height'] },
  E: { unit: 'J', names: ['kinetic-energy', 'potential-energy', 'energy'] },
  W: { unit: 'J', names: ['work-done', 'work'] },
  P: { unit: 'W', names: ['power-of', 'power'] },
  p: { unit: 'kg m/s', names: ['momentum'] },
  I: { unit: 'A', names: ['current'] },
  V: { unit: 'V', names: ['voltage'] },
  R: { unit: 'ohm', names: ['resistance'] },
  f: { unit: 'Hz', names: ['frequency'] },
  l: { unit: 'm', names: ['wavelength'] },
  A: { unit: 'm^2', names: ['area'] },
  d: { unit: 'kg/m^3', names: ['density'] },
  B: { unit: 'm^3', names: ['volume'] },
  q: { unit: 'C', names: ['charge'] },
  D: { unit: 'Pa', names: ['pressure'] },
} as const;

type Letter = keyof typeof QUANTITIES;

interface Law {
  readonly title: InBoth;
  /** TeX of the law. */
  readonly law: string;
  readonly asks: Letter;
  readonly given: readonly Letter[];
  /** One of these concepts must be there, besides the names of what is asked. */
  readonly with?: readonly string[];
  /** TeX of the asked letter. */
  readonly sign?: string;
  readonly value: (given: Readonly<Record<string, number>>, g: number) => number;
}

const of = (given: Readonly<Record<string, number>>, letter: Letter): number => given[letter] ?? Number.NaN;

const MOTION = ['Equations of motion', 'गति के समीकरण'] as const;
const OHM = ["Ohm's law", 'ओम का नियम'] as const;
const POWER = ['Electric power', 'विद्युत शक्ति'] as const;
const UP = ['upward', 'max-height'];

const LAWS: readonly Law[] = [
  {
    title: ['Kinetic energy', 'गतिज ऊर्जा'],
    law: String.raw`K = \frac{1}{2}mv^2`,
    asks: 'E',
    given: ['m', 'v'],
    with: ['kinetic-energy'],
    sign: 'K',
    value: (g) => 0.5 * of(g, 'm') * of(g, 'v') ** 2,
  },
  {
    title: ['Potential energy', 'स्थितिज ऊर्जा'],
    law: 'U = mgh',
    asks: 'E',
    given: ['m', 'h'],
    with: ['potential-energy'],
    sign: 'U',
    value: (g, grav) => of(g, 'm') * grav * of(g, 'h'),
  },
  {
    title: ['Momentum', 'संवेग'],
    law: 'p = mv',
    asks: 'p',
    given: ['m', 'v'],
    value: (g) => of(g, 'm') * of(g, 'v'),
  },
  {
    title: ["Newton's second law", 'न्यूटन का दूसरा नियम'],
    law: 'F = ma',
    asks: 'F',
    given: ['m', 'a'],
    value: (g) => of(g, 'm') * of(g, 'a'),
  },
  {
    title: ["Newton's second law", 'न्यूटन का दूसरा नियम'],
    law: 'F = ma',
    asks: 'a',
    given: ['F', 'm'],
    value: (g) => of(g, 'F') / of(g, 'm'),
  },
  {
    title: ["Newton's second law", 'न्यूटन का दूसरा नियम'],
    law: 'F = ma',
    asks: 'm',
    given: ['F', 'a'],
    value: (g) => of(g, 'F') / of(g, 'a'),
  },
  {
    title: ['Work', 'कार्य'],
    law: 'W = Fs',
    asks: 'W',
    given: ['F', 's'],
    value: (g) => of(g, 'F') * of(g, 's'),
  },
  {
    title: ['Power', 'शक्ति'],
    law: String.raw`P = \frac{W}{t}`,
    asks: 'P',
    given: ['W', 't'],
    value: (g) => of(g, 'W') / of(g, 't'),
  },
  {
    title: ['Vertical throw', 'ऊर्ध्वाधर प्रक्षेप'],
    law: String.raw`H = \frac{u^2}{2g}`,
    asks: 'h',
    given: ['u'],
    with: UP,
    sign: 'H',
    value: (g, grav) => of(g, 'u') ** 2 / (2 * grav),
  },
  {
    title: ['Free fall', 'मुक्त पतन'],
    law: String.raw`t = \sqrt{\frac{2h}{g}}`,
    asks: 't',
    given: ['h'],
    with: ['dropped'],
    value: (g, grav) => Math.sqrt((2 * of(g, 'h')) / grav),
  },
  {
    title: ['Free fall', 'मुक्त पतन'],
    law: String.raw`v = \sqrt{2gh}`,
    asks: 'v',
    given: ['h'],
    with: ['dropped'],
    value: (g, grav) => Math.sqrt(2 * grav * of(g, 'h')),
  },
  {
    title: MOTION,
    law: 'v = u + at, u = 0',
    asks: 'v',
    given: ['a', 't'],
    with: ['rest'],
    value: (g) => of(g, 'a') * of(g, 't'),
  },
  {
    title: MOTION,
    law: String.raw`s = ut + \frac{1}{2}at^2, u = 0`,
    asks: 's',
    given: ['a', 't'],
    with: ['rest'],
    value: (g) => 0.5 * of(g, 'a') * of(g, 't') ** 2,
  },
  {
    title: MOTION,
    law: String.raw`a = \frac{v - u}{t}, u = 0`,
    asks: 'a',
    given: ['v', 't'],
    with: ['rest'],
    value: (g) => of(g, 'v') / of(g, 't'),
  },
  {
    title: MOTION,
    law: 'v = u + at',
    asks: 'v',
    given: ['u', 'a', 't'],
    value: (g) => of(g, 'u') + of(g, 'a') * of(g, 't'),
  },
  {
    title: MOTION,
    law: String.raw`s = ut + \frac{1}{2}at^2`,
    asks: 's',
    given: ['u', 'a', 't'],
    value: (g) => of(g, 'u') * of(g, 't') + 0.5 * of(g, 'a') * of(g, 't') ** 2,
  },
  { title: OHM, law: 'V = IR', asks: 'V', given: ['I', 'R'], value: (g) => of(g, 'I') * of(g, 'R') },
  {
    title: OHM,
    law: String.raw`I = \frac{V}{R}`,
    asks: 'I',
    given: ['V', 'R'],
    value: (g) => of(g, 'V') / of(g, 'R'),
  },
  {
    title: OHM,
    law: String.raw`R = \frac{V}{I}`,
    asks: 'R',
    given: ['V', 'I'],
    value: (g) => of(g, 'V') / of(g, 'I'),
  },
  { title: POWER, law: 'P = VI', asks: 'P', given: ['V', 'I'], value: (g) => of(g, 'V') * of(g, 'I') },
  { title: POWER, law: 'P = I^2R', asks: 'P', given: ['I', 'R'], value: (g) => of(g, 'I') ** 2 * of(g, 'R') },
  {
    title: POWER,
    law: String.raw`P = \frac{V^2}{R}`,
    asks: 'P',
    given: ['V', 'R'],
    value: (g) => of(g, 'V') ** 2 / of(g, 'R'),
  },
  {
    title: POWER,
    law: String.raw`I = \frac{P}{V}`,
    asks: 'I',
    given: ['P', 'V'],
    value: (g) => of(g, 'P') / of(g, 'V'),
  },
  {
    title: POWER,
    law: String.raw`R = \frac{V^2}{P}`,
    asks: 'R',
    given: ['P', 'V'],
    value: (g) => of(g, 'V') ** 2 / of(g, 'P'),
  },
  {
    title: ['Waves', 'तरंगें'],
    law: String.raw`v = f\lambda`,
    asks: 'l',
    given: ['v', 'f'],
    sign: String.raw`\lambda`,
    value: (g) => of(g, 'v') / of(g, 'f'),
  },
  {
    title: ['Waves', 'तरंगें'],
    law: String.raw`v = f\lambda`,
    asks: 'v',
    given: ['f', 'l'],
    value: (g) => of(g, 'f') * of(g, 'l'),
  },
  {
    title: ['Waves', 'तरंगें'],
    law: String.raw`v = f\lambda`,
    asks: 'f',
    given: ['v', 'l'],
    value: (g) => of(g, 'v') / of(g, 'l'),
  },
  {
    title: ['Density', 'घनत्व'],
    law: String.raw`\rho = \frac{m}{V}`,
    asks: 'd',
    given: ['m', 'B'],
    sign: String.raw`\rho`,
    value: (g) => of(g, 'm') / of(g, 'B'),
  },
  {
    title: ['Pressure', 'दाब'],
    law: String.raw`p = \frac{F}{A}`,
    asks: 'D',
    given: ['F', 'A'],
    sign: 'p',
    value: (g) => of(g, 'F') / of(g, 'A'),
  },
  {
    title: ['Current', 'विद्युत धारा'],
    law: String.raw`I = \frac{q}{t}`,
    asks: 'I',
    given: ['q', 't'],
    value: (g) => of(g, 'q') / of(g, 't'),
  },
];

const CONTEXT = [
  'rest',
  'upward',
  'dropped',
  'gravity',
  'wave',
  'stops',
  'mass',
  'electric',
  'weight',
  'power',
  'work',
  'long',
  'train',
  'lens',
];
const STANDARD_GRAVITY = 9.8;

/** AS44: one law of mechanics, electricity or waves: its given quantities by their units, and one that is asked for. */
export const physics: Family = (sentence) => {
  const gravity = sentence.numbers.find(
    (quantity) => quantity.letter === 'g' && (quantity.unit === null || quantity.unit === 'm/s^2'),
  );
  const numbers = sentence.numbers.filter((quantity) => quantity !== gravity);
  if (numbers.length === 0 || numbers.length > 3 || numbers.some(({ unit }) => unit === null)) return null;
  for (const law of LAWS) {
    const worked = byLaw(sentence, law, numbers, gravity === undefined ? null : toNumber(gravity.value));
    if (worked !== null) return worked;
  }
  return null;
};

function byLaw(
  sentence: Sentence,
  law: Law,
  numbers: readonly Quantity[],
  gravity: number | null,
): Worked | null {
  const asked: readonly string[] = QUANTITIES[law.asks].names;
  const isHeight = law.asks === 'h';
  const context = law.with ?? asked;
  if (numbers.length !== law.given.length || !has(sentence, ...context)) return null;
  if (!isHeight && !has(sentence, ...asked)) return null;
  const givenNames = law.given.flatMap((letter): readonly string[] => QUANTITIES[letter].names);
  if (!isStory(sentence, [...asked, ...(law.with ?? []), ...givenNames, ...CONTEXT])) return null;
  if (law.with === undefined && has(sentence, 'rest', 'upward', 'dropped', 'stops')) return null;
  if (
    has(sentence, 'weight', 'stops', 'train') ||
    (has(sentence, 'power', 'work') && law.asks !== 'P' && law.asks !== 'W')
  )
    return null;
  const given = matched(law.given, numbers);
  if (given === null) return null;
  const usesGravity = /g(?!\w)|gh/.test(law.law.replace(/\\[a-z]+/g, ''));
  if (gravity !== null && !usesGravity) return null;
  const g = gravity ?? STANDARD_GRAVITY;
  const value = law.value(given, g);
  if (!Number.isFinite(value)) return null;
  const rounded = Number(value.toPrecision(10));
  const list = law.given.map((letter) =>
    inDollars(
      `${letter === 'l' ? String.raw`\lambda` : letter === 'B' ? 'V' : letter === 'q' ? 'q' : letter} = ${withUnit(of(given, letter), QUANTITIES[letter].unit)}`,
    ),
  );
  return {
    title: law.title,
    law: inDollars(law.law),
    steps: [[...list, ...(usesGravity ? [inDollars(`g = ${withUnit(g, 'm/s^2')}`)] : [])].join(', ')],
    result: inDollars(
      `${law.sign ?? law.asks} ${equalTo(rounded).split(' ')[0]} ${withUnit(rounded, QUANTITIES[law.asks].unit)}`,
    ),
  };
}

/** Each quantity under the only letter whose unit it has, in the base unit; null if one has none. */
function matched(letters: readonly Letter[], numbers: readonly Quantity[]): Record<string, number> | null {
  const left = [...numbers];
  const given: Record<string, number> = {};
  for (const letter of letters) {
    const { unit } = QUANTITIES[letter];
    const place = left.findIndex((quantity) => convertible(quantity, unit) !== null);
    const [quantity] = place < 0 ? [] : left.splice(place, 1);
    const value = quantity === undefined ? null : convertible(quantity, unit);
    if (value === null) return null;
    given[letter] = value;
  }
  return left.length === 0 ? given : null;
}

const OWN_UNITS = new Set([
  'percent',
  'rupee',
  'year',
  'month',
  'week',
  'deg',
  'bit',
  'byte',
  'KB',
  'MB',
  'GB',
  'M',
]);

function convertible({ value, unit }: Quantity, to: string): number | null {
  if (unit === null || OWN_UNITS.has(unit.split(/[/^]/)[0] ?? '')) return null;
  try {
    return toNumber(convert(value, readUnit(unit.replace(' ', '*')), readUnit(to)));
  } catch {
    return null;
  }
}

const RESISTORS = ['Resistors in series and in parallel', 'श्रेणीक्रम और पार्श्वक्रम में प्रतिरोध'] as const;

/** AS44: resistors in series, in parallel, and two in parallel with others in series. */
export const resistors: Family = (sentence) => {
  const { numbers, concepts } = sentence;
  if (!isStory(sentence, ['resistance', 'series', 'parallel', 'sum']) || numbers.length < 2) return null;
  if (numbers.some(({ unit, value }) => unit !== 'ohm' || value.n <= 0n)) {
    const isBareList =
      numbers.slice(0, -1).every(({ unit }) => unit === null || unit === 'ohm') &&
      numbers.at(-1)?.unit === 'ohm';
    if (!isBareList || numbers.some(({ value }) => value.n <= 0n)) return null;
  }
  const [series, parallel] = [concepts.includes('series'), concepts.includes('parallel')];
  const law = inDollars(
    String.raw`R_s = R_1 + R_2 + \dots,\ \frac{1}{R_p} = \frac{1}{R_1} + \frac{1}{R_2} + \dots`,
  );
  const values = numbers.map(({ value }) => value);
  const inParallel = (list: typeof values) =>
    over(ONE, list.map((value) => over(ONE, value)).reduce(plus, ZERO));
  const unit = 'ohm';
  if (series && !parallel) {
    const value = values.reduce(plus, ZERO);
    return {
      title: RESISTORS,
      law,
      steps: [inDollars(values.map(decimal).join(' + '))],
      result: inDollars(`R = ${withUnit(value, unit)}`),
    };
  }
  if (parallel && !series) {
    const value = inParallel(values);
    return {
      title: RESISTORS,
      law,
      steps: [
        inDollars(
          `${values.map((each) => String.raw`\frac{1}{${decimal(each)}}`).join(' + ')} = ${String.raw`\frac{${value.d}}{${value.n}}`}`,
        ),
      ],
      result: inDollars(`R ${equalTo(value).split(' ')[0]} ${withUnit(value, unit)}`),
    };
  }
  if (!series || numbers.length < 3) return null;
  return mixed(sentence, law, inParallel);
};

/** 'a and b in parallel, in series with c': what stands before 'parallel' is parallel, the rest in series. */
function mixed(
  { tokens }: Sentence,
  law: string,
  inParallel: (list: Quantity['value'][]) => Quantity['value'],
): Worked | null {
  const at = tokens.findIndex((token) => token.kind === 'concept' && token.id === 'parallel');
  const own = tokens.slice(0, at).flatMap((token) => (token.kind === 'number' ? [token.value] : []));
  const rest = tokens.slice(at).flatMap((token) => (token.kind === 'number' ? [token.value] : []));
  const isSeriesBefore = tokens
    .slice(0, at)
    .some((token) => token.kind === 'concept' && token.id === 'series');
  if (own.length < 2 || rest.length === 0 || isSeriesBefore) return null;
  const part = inParallel(own);
  const value = rest.reduce(plus, part);
  return {
    title: RESISTORS,
    law,
    steps: [inDollars(`R_p = ${withUnit(part, 'ohm')}`)],
    result: inDollars(
      `R = ${decimal(part)} + ${rest.map(decimal).join(' + ')} ${equalTo(value).split(' ')[0]} ${withUnit(value, 'ohm')}`,
    ),
  };
}

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
function molarMass(formula: string): number | null {
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

/** The only substance that a text names. */
function substanceIn(
  text: string,
): { readonly formula: string; readonly mass: number; readonly match: string } | null {
  const plain = text
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

const mhchem = (formula: string): string => formula.replace(/(\d+)/g, '_{$1}');
const inRoman = (formula: string): string => String.raw`\mathrm{${mhchem(formula)}}`;
const AVOGADRO = 6.022e23;

/** AS44: molar masses, moles, molarity, and the pH of strong acids and bases. */
export const chemistry: Family = (sentence) => ph(sentence) ?? amountOf(sentence);

function amountOf(sentence: Sentence): Worked | null {
  const ids = ['moles', 'molar-mass', 'molarity', 'mass', 'solution', 'molecules', 'risk'];
  const substance = substanceIn(sentence.text);
  if (
    substance === null ||
    !isStory({ ...sentence, concepts: sentence.concepts.filter((id) => id !== 'risk') }, ids)
  )
    return null;
  const named = substance.match.toLowerCase().split(' ');
  if (sentence.concepts.includes('risk') && !named.some((word) => word === 'water')) return null;
  const others = sentence.others.filter(
    (word) =>
      !named.includes(word) &&
      !/^(?:present|contains?|gas|dissolved|prepare|making|made|ml|there|[,.:()])$/.test(word) &&
      !/\d/.test(word),
  );
  if (others.some((word) => molarMass(word) === null && !/^[a-z]{1,2}$/.test(word))) return null;
  const { formula, mass } = substance;
  const molar = inDollars(`M(${inRoman(formula)}) = ${withUnit(mass, 'g/mol')}`);
  const numbers = outsideFormula(sentence, substance.match);
  if (numbers.length === 0 && has(sentence, 'molar-mass'))
    return {
      title: ['Molar mass', 'मोलर द्रव्यमान'],
      law: 'The sum of the atomic masses.',
      steps: [],
      result: molar,
    };
  const grams = only({ numbers }, 'g', 'kg', 'mg');
  const litres = only({ numbers }, 'L', 'mL');
  const weight = grams === null ? null : convertible(grams, 'g');
  if (weight !== null && has(sentence, 'molarity') && litres !== null && numbers.length === 2) {
    const volume = convertible(litres, 'L');
    if (volume === null) return null;
    const value = Number((weight / mass / volume).toPrecision(8));
    return {
      title: ['Molarity', 'मोलरता'],
      law: inDollars(String.raw`M = \frac{n}{V(\mathrm{L})},\ n = \frac{m}{M_m}`),
      steps: [
        molar,
        inDollars(String.raw`n ${equalTo(Number((weight / mass).toPrecision(8)))}\ \mathrm{mol}`),
      ],
      result: inDollars(`${equalTo(value)}\\ \\mathrm{mol\\,L^{-1}}`.replace(/^=/, 'M =')),
    };
  }
  if (
    weight !== null &&
    numbers.length === 1 &&
    has(sentence, 'moles') &&
    !has(sentence, 'molarity', 'molecules')
  ) {
    const value = Number((weight / mass).toPrecision(8));
    return {
      title: ['Number of moles', 'मोलों की संख्या'],
      law: inDollars(String.raw`n = \frac{m}{M}`),
      steps: [molar],
      result: inDollars(
        String.raw`n = \frac{${decimal(weight)}}{${decimal(mass)}} ${equalTo(value)}\ \mathrm{mol}`,
      ),
    };
  }
  if (weight !== null && numbers.length === 1 && has(sentence, 'molecules')) {
    const n = Number((weight / mass).toPrecision(8));
    return {
      title: ['Number of molecules', 'अणुओं की संख्या'],
      law: inDollars(String.raw`N = nN_A,\ N_A = 6.022 \times 10^{23}`),
      steps: [molar, inDollars(`n ${equalTo(n)}`)],
      result: inDollars(String.raw`N \approx ${decimal(n * AVOGADRO)}`),
    };
  }
  const moles = only({ numbers }, 'mol');
  if (moles !== null && numbers.length === 1 && has(sentence, 'mass', 'weight')) {
    const value = toNumber(moles.value) * mass;
    return {
      title: ['Mass', 'द्रव्यमान'],
      law: inDollars('m = nM'),
      steps: [molar],
      result: inDollars(`m ${equalTo(value)}\\ \\mathrm{g}`),
    };
  }
  return null;
}

/** Numbers that are not part of a formula as H2O. */
function outsideFormula({ tokens, text }: Sentence, formula: string): Quantity[] {
  const starts: [number, number][] = [];
  for (let at = text.indexOf(formula); at >= 0; at = text.indexOf(formula, at + 1))
    starts.push([at, at + formula.length]);
  return tokens.flatMap((token) =>
    token.kind === 'number' && !starts.some(([start, end]) => token.start >= start && token.start < end)
      ? [token]
      : [],
  );
}

/** Ions of H+ (positive) or OH- (negative) that one unit gives to the solution wholly. */
const STRONG: Readonly<Record<string, number>> = {
  HCl: 1,
  HNO3: 1,
  HBr: 1,
  HI: 1,
  HClO4: 1,
  H2SO4: 2,
  NaOH: -1,
  KOH: -1,
  'Ca(OH)2': -2,
  'Ba(OH)2': -2,
};

function ph(sentence: Sentence): Worked | null {
  if (!has(sentence, 'ph')) return null;
  const substance = substanceIn(sentence.text);
  const ions = substance === null ? undefined : STRONG[substance.formula];
  if (substance === null || ions === undefined || !isOnlyOfPh(sentence, substance.match)) return null;
  const concentration =
    /(?<![\d×x*]\s?)10\s*\^\s*\(?(-\d+)\)?\s*(?:M\b|molar)/.exec(sentence.text) ??
    /(\d+(?:\.\d+)?)(?:\s*(?:x|×|\*)\s*10\s*\^?\s*\(?\s*(-\d+)\)?)?\s*(?:M\b|molar\b|mol\s*\/?\s*(?:L|dm))/.exec(
      sentence.text,
    );
  if (concentration === null) return null;
  const isPower = /^10\s*\^/.test(concentration[0]);
  const value = isPower
    ? 10 ** Number(concentration[1])
    : Number(concentration[1]) * 10 ** Number(concentration[2] ?? 0);
  if (!(value >= 1e-6 && value <= 1)) return null;
  const ion = Math.abs(ions) * value;
  const p = Math.round(-Math.log10(ion) * 1e4) / 1e4;
  const title = ['pH', 'pH'] as const;
  const law = inDollars(String.raw`\mathrm{pH} = -\log_{10}[\mathrm{H^+}],\ \mathrm{pH} + \mathrm{pOH} = 14`);
  const sign = ions > 0 ? 'H^+' : 'OH^-';
  const step = inDollars(String.raw`[\mathrm{${sign}}] = ${decimal(Number(ion.toPrecision(8)))}\ \mathrm{M}`);
  if (ions > 0)
    return { title, law, steps: [step], result: inDollars(String.raw`\mathrm{pH} ${equalTo(p)}`) };
  return {
    title,
    law,
    steps: [step, inDollars(String.raw`\mathrm{pOH} ${equalTo(p)}`)],
    result: inDollars(
      String.raw`\mathrm{pH} = 14 - ${decimal(p)} ${equalTo(Math.round((14 - p) * 1e4) / 1e4)}`,
    ),
  };
}

const isOnlyOfPh = ({ concepts, others }: Sentence, formula: string): boolean =>
  concepts.every((id) => ['ph', 'solution', 'power'].includes(id)) &&
  others.every(
    (word) =>
      word === formula.toLowerCase() ||
      formula.toLowerCase().includes(word) ||
      /^(?:m|x|×|\^|\*|-|\(|\)|aqueous|strong|acid|ka|l|\/|,|:)$/.test(word),
  );

/** AS44: numbers in other bases, and the parts of an address of a paged memory. */
export const computing: Family = (sentence) => bases(sentence) ?? paging(sentence);

const BASES: Readonly<Record<string, number>> = { binary: 2, octal: 8, decimal: 10, hexadecimal: 16 };

function bases(sentence: Sentence): Worked | null {
  const found = sentence.concepts.filter((id) => id in BASES);
  if (
    !isOnly(sentence, Object.keys(BASES), /^(?:number|equivalent|form|system|of|[0-9a-f]+|x|me|,)$/i) ||
    found.length === 0 ||
    found.length > 2
  )
    return null;
  const plain = sentence.text.replace(/[?.]/g, ' ');
  const target =
    /(?:to|into|in|me|mein|में)\s+(?:a\s+|the\s+)?(binary|decimal|hexadecimal|hex|octal)|(binary|decimal|hexadecimal|hex|octal)\s+(?:equivalent|form|me|mein|में|of|ka|value|representation)/iu.exec(
      plain,
    );
  const name = (target?.[1] ?? target?.[2])?.toLowerCase().replace(/^hex$/, 'hexadecimal');
  if (name === undefined) return null;
  const to = BASES[name];
  const other = found.find((id) => id !== name);
  const from = other === undefined ? 10 : BASES[other];
  const digits = [...plain.matchAll(/\b(?:0x)?([0-9][0-9a-f]*|[a-f]+[0-9][0-9a-f]*)\b/gi)]
    .map(([, each]) => each ?? '')
    .filter((each) => !/^(?:of|a)$/.test(each));
  const [digit] = digits;
  if (
    to === undefined ||
    from === undefined ||
    from === to ||
    digit === undefined ||
    digits.length !== 1 ||
    digit.length > 24
  )
    return null;
  const value = Number.parseInt(digit, from);
  if (Number.isNaN(value) || value.toString(from) !== digit.toLowerCase().replace(/^0+(?=.)/, ''))
    return null;
  const result = value.toString(to).toUpperCase();
  return {
    title: ['Number systems', 'संख्या पद्धति'],
    law:
      from === 10
        ? `Divide by ${to} again and again; the remainders from the last to the first are the digits.`
        : `Each digit counts ${from} to the power of its place.`,
    steps:
      from === 10 || to === 10 ? [] : [inDollars(`(${digit.toUpperCase()})_{${from}} = (${value})_{10}`)],
    result: inDollars(`(${digit.toUpperCase()})_{${from}} = (${result})_{${to}}`),
  };
}

const BYTES: Readonly<Record<string, number>> = { byte: 0, KB: 10, MB: 20, GB: 30 };

function paging(sentence: Sentence): Worked | null {
  if (!has(sentence, 'page') || !has(sentence, 'virtual-address') || !has(sentence, 'offset', 'page'))
    return null;
  const bits = sentence.numbers.filter(({ unit }) => unit === 'bit');
  const sizes = sentence.numbers.filter(({ unit }) => unit !== null && unit in BYTES);
  const rest = sentence.numbers.filter((each) => !bits.includes(each) && !sizes.includes(each));
  const [address, size] = [bits[0], sizes[0]];
  if (address === undefined || size === undefined || bits.length > 1 || sizes.length > 1) return null;
  if (
    rest.some(
      ({ unit, value }) =>
        unit !== null || value.d !== 1n || value.n > 2n || !/(?:^|\n)\s*\d\)/.test(sentence.text),
    )
  )
    return null;
  if (/page table|entry|physical|frame|tlb|level/i.test(sentence.text)) return null;
  const offset = Math.log2(toNumber(size.value)) + (BYTES[size.unit ?? ''] ?? 0);
  const pages = toNumber(address.value) - offset;
  if (!Number.isInteger(offset) || pages < 1 || pages > 64) return null;
  return {
    title: ['Paging', 'पेजिंग'],
    law: inDollars(
      String.raw`\text{page size} = 2^{\text{offset bits}},\ \text{pages} = 2^{\text{address bits} - \text{offset bits}}`,
    ),
    steps: [inDollars(String.raw`\text{offset} = \log_2(2^{${offset}}) = ${offset}\ \text{bits}`)],
    result: `${inDollars(`${offset}`)} bits of offset, ${inDollars(`${toNumber(address.value)} - ${offset} = ${pages}`)} bits of page number, ${inDollars(`2^{${pages}} = ${2n ** BigInt(pages)}`)} pages`,
  };
}
