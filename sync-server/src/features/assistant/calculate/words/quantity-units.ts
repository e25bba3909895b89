/** Units in words, by the sign that `readUnit` reads or, for time in days and longer and for money, a name of ours. */
const UNIT_WORDS: Readonly<Record<string, string>> = {
  percent: '% percent prcent prcnt percnt prct persent pratishat प्रतिशत फीसदी फ़ीसदी fisadi pct percentage',
  rupee: 'rs rupee rupees rupaye rupay rupye rupaya rupe inr ₹ रुपये रुपए रुपया रुपयों रूपये रु',
  year: 'year years yr yrs saal sal salon varsh वर्ष वर्षों साल सालों',
  month: 'month months mahine mahina maah महीने महीना माह',
  week: 'week weeks hafte सप्ताह हफ्ते',
  day: 'day days din dino dinon दिन दिनों',
  h: 'h hr hrs hour hours ghante ghanta ghnte ghnta घंटे घंटा घण्टे घण्टा घंटों',
  min: 'min mins minute minutes minat मिनट',
  s: 's sec secs second seconds sekand सेकंड सेकेंड सेकण्ड सेकेण्ड',
  km: 'km kms kilometre kilometres kilometer kilometers kilo-metre किमी किलोमीटर',
  m: 'm metre metres meter meters mtr मीटर मी',
  cm: 'cm cms centimetre centimetres centimeter centimeters सेमी सेंटीमीटर',
  mm: 'mm millimetre millimetres millimeter millimeters मिमी मिलीमीटर',
  nm: 'nm nanometre nanometres nanometer nanometers',
  µm: 'µm micron microns micrometre micrometres micrometer micrometers',
  'cm^3': 'cc',
  mile: 'mile miles',
  ft: 'ft foot feet फुट',
  inch: 'inch inches',
  kg: 'kg kgs kilogram kilograms kilo किलो किग्रा किलोग्राम',
  g: 'g gm gms gram grams ग्राम',
  mg: 'mg milligram milligrams',
  tonne: 'tonne tonnes',
  quintal: 'quintal quintals क्विंटल',
  'km/h': 'kmph kph kmh kmhr',
  'm/s': 'mps',
  N: 'newton newtons न्यूटन',
  kN: 'kn kilonewton kilonewtons',
  eV: 'ev electronvolt electronvolts',
  MeV: 'mev',
  T: 'tesla teslas टेस्ला',
  Wb: 'wb weber webers वेबर',
  H: 'henry henries हेनरी',
  F: 'farad farads',
  µC: 'µc μc uc microcoulomb microcoulombs',
  nC: 'nc nanocoulomb nanocoulombs',
  µF: 'µf μf uf microfarad microfarads',
  pF: 'pf picofarad picofarads',
  µA: 'µa μa ua microampere microamperes',
  mA: 'ma milliampere milliamperes',
  kV: 'kv kilovolt kilovolts',
  mV: 'mv millivolt millivolts',
  kohm: 'kohm kiloohm kiloohms kΩ',
  mH: 'mh millihenry',
  kPa: 'kpa kilopascal kilopascals',
  atm: 'atm atmosphere atmospheres',
  mmHg: 'mmhg torr',
  hp: 'hp horsepower',
  Å: 'å angstrom angstroms',
  J: 'joule joules जूल',
  kJ: 'kj kilojoule kilojoules',
  cal: 'cal calorie calories कैलोरी',
  kcal: 'kcal kilocalorie kilocalories',
  W: 'watt watts वाट',
  kW: 'kw kilowatt kilowatts किलोवाट',
  V: 'volt volts वोल्ट',
  A: 'ampere amperes amp amps एम्पियर',
  ohm: 'ohm ohms Ω ओम',
  Hz: 'hz hertz हर्ट्ज',
  kHz: 'khz kilohertz',
  MHz: 'mhz megahertz',
  Pa: 'pa pascal pascals पास्कल',
  L: 'litre litres liter liters l lit लीटर',
  mL: 'ml मिली मिलीलीटर millilitre millilitres milliliter',
  mol: 'mol mole moles मोल',
  M: 'molar',
  C: 'coulomb coulombs कूलाम',
  K: 'kelvin',
  rad: 'rad radian radians',
  'ohm m': 'ohmm',
  'N m': 'newtonm',
  'kg m^2': 'kgmsq',
  deg: '° degree degrees deg अंश डिग्री',
  bit: 'bit bits बिट',
  byte: 'byte bytes बाइट',
  KB: 'kb kib kilobyte kilobytes',
  MB: 'mb mib megabyte megabytes',
  GB: 'gb gib gigabyte gigabytes',
};

const byWord = new Map(
  Object.entries(UNIT_WORDS).flatMap(([unit, words]) =>
    words.split(' ').map((word) => [word, unit] as const),
  ),
);

/** Signs of one capital, which small letters would make another unit or a word. */
const CAPITALS: ReadonlySet<string> = new Set(['T', 'N', 'J', 'W', 'V', 'A', 'C', 'K', 'M', 'L', 'H']);

/** The unit that a word names; `word` as typed, because 'A' is a unit and 'a' a word. */
export function unitOf(word: string): string | undefined {
  if (CAPITALS.has(word)) return word;
  return byWord.get(word) ?? (word.length > 1 ? byWord.get(word.toLowerCase()) : undefined);
}

export const unitWords = (): Iterable<string> => byWord.keys();

export const PER: ReadonlySet<string> = new Set(['/', 'per', 'prati', 'प्रति', 'har', 'हर', 'p']);

const ABOVE = 'kJ|kcal|cal|km|cm|kg|mol|Wb|rad|J|m|g|N|V|W|C|A';
const BELOW = 'mol|min|dm|cm|kg|K|s|m|g|L|C|A|h';
const NEGATIVE_POWERS = new RegExp(
  String.raw`(?<=\d\s?)(${ABOVE})\s?(${BELOW})\s?\^?\s?\{?-([123])\}?(?:\s?(${BELOW})\s?\^?\s?\{?-1\}?)?(?![\w])`,
  'g',
);

/** Products of units as one word, unless the second is a letter that is given: '5 N, m = 2 kg'. */
const PRODUCTS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d\s?)(?:ohms?|Ω|Ω)[\s·.-]?(?:m|metres?|meters?)(?![\p{L}\d]|\s*=)/giu, 'ohmm'],
  [/(?<=\d\s?)(?:N|newtons?)[\s·.-]?(?:m|metres?|meters?)(?![\p{L}\d^/]|\s*=)/gu, 'newtonm'],
  [/(?<=\d\s?)kg[\s·.-]?m\s?\^?\s?2(?![\p{L}\d.])/gu, 'kgmsq'],
];

/** 'm s^-2' and 'J kg^-1 K^-1' with a stroke: 'm/s^2', 'J/kg K'. */
export const withStrokes = (text: string): string =>
  PRODUCTS.reduce((own, [pattern, unit]) => own.replace(pattern, unit), text).replace(
    NEGATIVE_POWERS,
    (_all, above: string, below: string, power: string, more: string | undefined) =>
      `${above}/${below === 'dm' && power === '3' ? 'L' : `${below}${power === '1' ? '' : `^${power}`}`}${more === undefined ? '' : ` ${more}`}`,
  );
