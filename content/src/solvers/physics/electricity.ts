import { numberIn, solve, trueAmong, Unreadable, wordsOf, type Printed, type Solvers } from '../solver.ts';

const sum = (...values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const inverseOfInverses = (...values: readonly number[]): number =>
  1 / sum(...values.map((value) => 1 / value));

/** Voltage, the part in series, and the two in parallel. */
function inTheDrawing({ drawing }: Printed, part: 'resistor' | 'capacitor', unit: string) {
  const [voltage = 0, single = 0, one = 0, other = 0] = wordsOf(
    drawing,
    `battery of # V with a ${part} of # ${unit} in series with two ${part}s in parallel, # ${unit} and # ${unit}.`,
  ).map(numberIn);
  return { voltage, single, one, other };
}

/** The distance from a charge of the point between it and another one at which their fields cancel. */
function fieldVanishes(charge: number, other: number, apart: number): number {
  let [near, far] = [0, apart];
  while (far - near > apart * 1e-12) {
    const middle = (near + far) / 2;
    if (charge / middle ** 2 > other / (apart - middle) ** 2) near = middle;
    else far = middle;
  }
  return near;
}

const chargeOf = (factor: string): number => (factor === '' ? 1 : numberIn(factor));

export const electricity: Solvers = {
  'physics/where-the-field-vanishes': ({ text }) => {
    const [one = '', other = '', apart = '', from = ''] = wordsOf(
      text,
      /charges \$\+(\d*)q\$ and \$\+(\d*)q\$ are fixed \$(\d+)\\ \\mathrm\{cm\}\$ apart\. .* from the charge \$\+(\d*)q\$ of/,
    );
    if (from !== one && from !== other) throw new Unreadable(`There is no charge ${from}q: ${text}`);
    return fieldVanishes(chargeOf(from), chargeOf(from === one ? other : one), numberIn(apart));
  },
  'physics/capacitors-in-a-drawing': (printed) => {
    wordsOf(printed.text, 'The charge supplied by the battery is');
    const { voltage, single, one, other } = inTheDrawing(printed, 'capacitor', 'µF');
    return voltage * inverseOfInverses(single, sum(one, other));
  },
  'physics/resistors-in-a-drawing': (printed) => {
    wordsOf(printed.text, 'The current supplied by the battery is');
    const { voltage, single, one, other } = inTheDrawing(printed, 'resistor', 'Ω');
    return voltage / sum(single, inverseOfInverses(one, other));
  },
  'physics/current-in-three-resistors': (printed) => {
    const { voltage, single, one, other } = inTheDrawing(printed, 'resistor', 'Ω');
    if (one !== other) throw new Unreadable('The two resistors in parallel do not carry the same current.');
    const resistance = sum(single, inverseOfInverses(one, other));
    const current = voltage / resistance;
    return trueAmong(printed.options, [
      ['equivalent resistance', resistance],
      ['single resistor on the left', current],
      ['each of the two resistors', (voltage - current * single) / one],
      ['power', voltage * current],
    ]);
  },
  'physics/cell-with-resistance': solve(
    'internal resistance #…current of # A through an external resistance of #…changed to #…the terminal voltage',
    (internal, current, before, after) => {
      const emf = current * (internal + before);
      return emf - (emf / (internal + after)) * internal;
    },
  ),
  'physics/balanced-bridge': solve(
    'null point is found at # cm from the left end when a resistance of #…is in the left gap…in the right gap',
    (left, resistance) => (resistance / left) * (100 - left),
  ),
  'physics/plates-pulled-apart': ({ text, options }) => {
    const [before = 0, voltage = 0, factor = 0] = wordsOf(
      text,
      'capacitance #…charged to # V and then disconnected…increased to # times',
    ).map(numberIn);
    const charge = before * voltage;
    const after = before / factor;
    const energy = (capacitance: number) => charge ** 2 / (2 * capacitance);
    return trueAmong(options, [
      ['The charge', charge],
      ['Its capacitance', after],
      ['potential difference', charge / after],
      ['The work done', energy(after) - energy(before)],
    ]);
  },
  'physics/capacitor-beside-a-resistor': ({ text, options }) => {
    // In V, kΩ and µF, so that currents are in mA, times in ms and energies in µJ.
    const [emf = 0, first = 0, beside = 0, inSeries = 0, capacitance = 0] = wordsOf(
      text,
      'emf # V…R_1 = #…R_2 = #…R_3 = #…capacitor of #',
    ).map(numberIn);
    const voltage = (emf / (first + beside)) * beside;
    const stored = (capacitance * voltage ** 2) / 2;
    return trueAmong(options, [
      ['current through the battery just after', emf / sum(first, inverseOfInverses(beside, inSeries))],
      ['charge on the capacitor when the currents are steady', capacitance * voltage],
      ['time constant', (beside + inSeries) * capacitance],
      ['heat produced in $R_2$', (stored / (beside + inSeries)) * beside],
    ]);
  },
};
