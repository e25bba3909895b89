import { firstOf, numberIn, Unreadable, wordsOf, type Printed, type Solvers } from '../solver.ts';

const FARADAY = 96500;
/** 2.303 RT/F divided by the charge of both ions, in V. */
const PER_DECADE = 0.03;

interface Cell {
  /** In V, after the discharge. */
  readonly emf: number;
  /** What the metal of the cathode has left in solution, in M. */
  readonly left: number;
  readonly potential: number;
  /** Of the half-cell with zinc, in V. */
  readonly zinc: number;
  readonly ligand: number;
  readonly measured: number;
}

function cellIn(text: string): Cell {
  const said =
    'zinc electrode in # mL of # M…electrode in # mL of # M…current of # A for # s…free ligand is # M…emf of the cell is # V…= # V and…= # V';
  const [
    atZinc = 0,
    zincStrength = 0,
    atCathode = 0,
    strength = 0,
    current = 0,
    seconds = 0,
    ligand = 0,
    measured = 0,
    zincStandard = 0,
    potential = 0,
  ] = wordsOf(text, said).map(numberIn);
  const millimoles = (1000 * current * seconds) / FARADAY / 2;
  const left = (strength * atCathode - millimoles) / atCathode;
  const zinc = zincStandard + PER_DECADE * Math.log10((zincStrength * atZinc + millimoles) / atZinc);
  return { emf: potential + PER_DECADE * Math.log10(left) - zinc, left, potential, zinc, ligand, measured };
}

/** The question at the end of the text must be about this. @throws Unreadable */
function endsWith(text: string, said: string): void {
  if (!(text.split('\n').at(-1) ?? '').includes(said))
    throw new Unreadable(`Does not ask for ${said}: ${text}`);
}

const logConstantOf = ({ text }: Printed): number => {
  endsWith(text, String.raw`the value of $\log_{10}\beta$`);
  const { left, potential, zinc, ligand, measured } = cellIn(text);
  const [bound = ''] = wordsOf(text, /is then present as \$\\mathrm\{\[[A-Z][a-z]\([^)]*\)_(\d)\]/);
  const logFree = (measured + zinc - potential) / PER_DECADE;
  return Math.log10(left) - logFree - numberIn(bound) * Math.log10(ligand);
};

const K_WATER = 1e-14;

/** The pH at which the charges of all ions add up to zero; concentrations in M. */
function balancedPH(sodium: number, acid: number, first: number, second: number): number {
  const surplus = (pH: number): number => {
    const h = 10 ** -pH;
    const [once, twice] = [h * first, first * second];
    const charge = (acid * (once + 2 * twice)) / (h * h + once + twice);
    return sodium + h - K_WATER / h - charge;
  };
  let [low, high] = [0, 14];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    // The more acidic the solution, the more positive charge is there.
    if (surplus(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

export const paragraphs: Solvers = {
  'chemistry/discharged-cell-and-a-complex': firstOf(
    logConstantOf,
    ({ text }) => {
      endsWith(text, 'The Gibbs energy change of the cell reaction, per mole of zinc, after the discharge');
      return (-2 * FARADAY * cellIn(text).emf) / 1000;
    },
    ({ text }) => {
      endsWith(text, 'The emf of the cell after the discharge');
      return cellIn(text).emf;
    },
  ),
  'chemistry/two-steps-of-a-titration': ({ text }) => {
    const [volume = 0, first = 0, second = 0, base = 0, whole = 0, added = 0] = wordsOf(
      text,
      String.raw`titrates # mL…K_{a1} = #,…K_{a2} = #)…with # M…reached when # mL…solution when # mL`,
    ).map(numberIn);
    const total = volume + added;
    return balancedPH((base * added) / total, (base * whole) / 2 / total, 10 ** -first, 10 ** -second);
  },
};
