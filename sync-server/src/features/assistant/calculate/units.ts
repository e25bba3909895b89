import { Incalculable } from '../../../expressions/index.ts';
import { ONE, over, rational, readRational, times, type Rational } from './rational.ts';

/** A unit in SI base units: its factor, and the exponents of m, kg, s, A, K, mol. */
interface Unit {
  readonly factor: Rational;
  readonly dimension: readonly number[];
  /** TeX. */
  readonly tex: string;
}

type Row = readonly [names: string, factor: string, dimension: readonly number[]];

const [LENGTH, MASS, TIME, CURRENT, HEAT, AMOUNT] = [0, 1, 2, 3, 4, 5].map((place) =>
  Array.from({ length: 6 }, (_, index) => Number(index === place)),
) as [number[], number[], number[], number[], number[], number[]];
const NUMBER = [0, 0, 0, 0, 0, 0];
const FORCE = [1, 1, -2, 0, 0, 0];
const ENERGY = [2, 1, -2, 0, 0, 0];
const POWER = [2, 1, -3, 0, 0, 0];
const PRESSURE = [-1, 1, -2, 0, 0, 0];
const VOLUME = [3, 0, 0, 0, 0, 0];

/** The first name is printed. Factors are exact where the unit is defined exactly. */
const ROWS: readonly Row[] = [
  ['m metre metres meter meters', '1', LENGTH],
  ['km kilometre kilometres kilometer kilometers', '1e3', LENGTH],
  ['cm centimetre centimetres centimeter centimeters', '1e-2', LENGTH],
  ['mm millimetre millimetres millimeter millimeters', '1e-3', LENGTH],
  ['µm um micrometre micrometres micron microns', '1e-6', LENGTH],
  ['nm nanometre nanometres nanometer nanometers', '1e-9', LENGTH],
  ['pm picometre picometres', '1e-12', LENGTH],
  ['Å angstrom angstroms', '1e-10', LENGTH],
  ['inch inches in', '0.0254', LENGTH],
  ['ft foot feet', '0.3048', LENGTH],
  ['mile miles mi', '1609.344', LENGTH],
  ['kg kilogram kilograms', '1', MASS],
  ['g gram grams', '1e-3', MASS],
  ['mg milligram milligrams', '1e-6', MASS],
  ['tonne tonnes', '1e3', MASS],
  ['quintal quintals', '1e2', MASS],
  ['s sec second seconds', '1', TIME],
  ['ms millisecond milliseconds', '1e-3', TIME],
  ['min minute minutes', '60', TIME],
  ['h hr hrs hour hours', '3600', TIME],
  ['day days', '86400', TIME],
  ['A ampere amperes amp amps', '1', CURRENT],
  ['mA milliampere milliamperes', '1e-3', CURRENT],
  ['µA uA', '1e-6', CURRENT],
  ['mol mole moles', '1', AMOUNT],
  ['K kelvin kelvins', '1', HEAT],
  ['N newton newtons', '1', FORCE],
  ['kN kilonewton kilonewtons', '1e3', FORCE],
  ['dyne dynes dyn', '1e-5', FORCE],
  ['J joule joules', '1', ENERGY],
  ['kJ kilojoule kilojoules', '1e3', ENERGY],
  ['MJ megajoule megajoules', '1e6', ENERGY],
  ['erg ergs', '1e-7', ENERGY],
  ['cal calorie calories', '4.184', ENERGY],
  ['kcal kilocalorie kilocalories', '4184', ENERGY],
  ['eV electronvolt electronvolts', '1.602176634e-19', ENERGY],
  ['MeV', '1.602176634e-13', ENERGY],
  ['kWh kilowatt-hour', '3.6e6', ENERGY],
  ['W watt watts', '1', POWER],
  ['kW kilowatt kilowatts', '1e3', POWER],
  ['MW megawatt megawatts', '1e6', POWER],
  ['hp horsepower', '746', POWER],
  ['Pa pascal pascals', '1', PRESSURE],
  ['kPa kilopascal kilopascals', '1e3', PRESSURE],
  ['bar bars', '1e5', PRESSURE],
  ['atm atmosphere atmospheres', '101325', PRESSURE],
  ['mmHg torr', '133.322', PRESSURE],
  ['L l litre litres liter liters', '1e-3', VOLUME],
  ['mL ml millilitre millilitres', '1e-6', VOLUME],
  ['Hz hertz', '1', [0, 0, -1, 0, 0, 0]],
  ['kHz kilohertz', '1e3', [0, 0, -1, 0, 0, 0]],
  ['MHz megahertz', '1e6', [0, 0, -1, 0, 0, 0]],
  ['C coulomb coulombs', '1', [0, 0, 1, 1, 0, 0]],
  ['V volt volts', '1', [2, 1, -3, -1, 0, 0]],
  ['ohm ohms Ω', '1', [2, 1, -3, -2, 0, 0]],
  ['Wb weber webers', '1', [2, 1, -2, -1, 0, 0]],
  ['T tesla', '1', [0, 1, -2, -1, 0, 0]],
  ['µC uC', '1e-6', [0, 0, 1, 1, 0, 0]],
  ['nC', '1e-9', [0, 0, 1, 1, 0, 0]],
  ['F farad farads', '1', [-2, -1, 4, 2, 0, 0]],
  ['µF uF', '1e-6', [-2, -1, 4, 2, 0, 0]],
  ['pF', '1e-12', [-2, -1, 4, 2, 0, 0]],
  ['kV', '1e3', [2, 1, -3, -1, 0, 0]],
  ['mV', '1e-3', [2, 1, -3, -1, 0, 0]],
  ['kohm kΩ', '1e3', [2, 1, -3, -2, 0, 0]],
  ['H henry', '1', [2, 1, -2, -2, 0, 0]],
  ['mH', '1e-3', [2, 1, -2, -2, 0, 0]],
  ['G gauss', '1e-4', [0, 1, -2, -1, 0, 0]],
  ['kmph kph', '0.277777', [1, 0, -1, 0, 0, 0]],
  ['hectare hectares ha', '1e4', [2, 0, 0, 0, 0, 0]],
  ['acre acres', '4046.8564224', [2, 0, 0, 0, 0, 0]],
];

const UNITS = new Map<string, Unit>(
  ROWS.flatMap(([names, factor, dimension]) => {
    const all = names.split(' ');
    const isSpeed = all[0] === 'kmph';
    const unit: Unit = {
      factor: isSpeed ? rational(5n, 18n) : readRational(factor),
      dimension,
      tex: isSpeed ? 'km\\,h^{-1}' : (all[0] ?? ''),
    };
    return all.map((name) => [name, unit] as const);
  }),
);

/** Reads 'km/h', 'm s^-2', 'g per cm^3', 'square metres'. @throws Incalculable if a unit is not listed. */
export function readUnit(text: string): Unit {
  const plain = text
    .trim()
    .replace(/\bper\b/g, '/')
    .replace(/\bsq(?:uare)?\.?\s+([a-z]+)/gi, '$1^2')
    .replace(/\bcubic\s+([a-z]+)/gi, '$1^3')
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
    .replace(/[−⁻]/g, '-')
    .replace(/([a-zµΩÅ])(-?\d)/g, '$1^$2');
  const parts = plain.match(/[a-zµΩÅ]+(?:-hour)?(?:\^\{?-?\d\}?)?|[/*·]|\S/giu) ?? [];
  let sign = 1;
  let unit: Unit = { factor: ONE, dimension: NUMBER, tex: '' };
  for (const part of parts) {
    if (part === '/') sign = -1;
    else if (part !== '*' && part !== '·') unit = multiplied(unit, part, sign);
  }
  if (unit.tex === '') throw new Incalculable('no unit');
  return unit;
}

const HIGHEST = 4;

function multiplied(unit: Unit, part: string, sign: number): Unit {
  const [name = '', power = '1'] = part.replace(/[{}]/g, '').split('^');
  const known = UNITS.get(name) ?? UNITS.get(name.toLowerCase());
  const exponent = Number(power) * sign;
  if (known === undefined || Math.abs(exponent) > HIGHEST || exponent === 0)
    throw new Incalculable('no unit');
  let factor = unit.factor;
  for (let step = 0; step < Math.abs(exponent); step += 1)
    factor = exponent > 0 ? times(factor, known.factor) : over(factor, known.factor);
  const dimension = unit.dimension.map((own, place) => own + exponent * (known.dimension[place] ?? 0));
  const tex = exponent === 1 ? known.tex : `${known.tex}^{${exponent}}`;
  return { factor, dimension, tex: [unit.tex, tex].filter(Boolean).join('\\,') };
}

/** Converts an amount from one unit to another. @throws Incalculable if their dimensions differ. */
export function convert(amount: Rational, from: Unit, to: Unit): Rational {
  if (from.dimension.some((own, place) => own !== to.dimension[place]))
    throw new Incalculable('other dimensions');
  return over(times(amount, from.factor), to.factor);
}
