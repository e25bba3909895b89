import { isPrinted, numberIn, placesWhere, Unreadable, wordsOf } from '../solver.ts';

/** By symbol: the place in the periodic table. */
export const ATOMIC_NUMBERS: Readonly<Record<string, number>> = {
  H: 1,
  He: 2,
  Li: 3,
  Be: 4,
  B: 5,
  C: 6,
  N: 7,
  O: 8,
  F: 9,
  Na: 11,
  Si: 14,
  P: 15,
  S: 16,
  Cl: 17,
  Ti: 22,
  V: 23,
  Cr: 24,
  Mn: 25,
  Fe: 26,
  Co: 27,
  Ni: 28,
  Cu: 29,
  Br: 35,
  I: 53,
  Xe: 54,
};

const ATOM = /([A-Z][a-z]?)(?:_(\d)|_\{(\d+)\})?/g;
const ATOMS = new RegExp(`^(?:${ATOM.source})+$`);
const CHARGE = /\^(?:\{(\d)([+-])\}|([+-]))$/;

/** How many atoms of each element a formula without brackets, as 'NO_3^-', has. @throws Unreadable */
export function atomsIn(formula: string): ReadonlyMap<string, number> {
  const neutral = formula.replace(CHARGE, '');
  if (!ATOMS.test(neutral)) throw new Unreadable(`Not a formula: ${formula}`);
  const atoms = new Map<string, number>();
  for (const [, element = '', digit, digits] of neutral.matchAll(ATOM)) {
    atoms.set(element, (atoms.get(element) ?? 0) + Number(digit ?? digits ?? 1));
  }
  return atoms;
}

export const atomsOf = (element: string, formula: string): number => atomsIn(formula).get(element) ?? 0;

export const total = (numbers: Iterable<number>): number => [...numbers].reduce((sum, one) => sum + one, 0);

/** In units of the charge of a proton: 2 for 'Fe^{2+}', 0 for 'O_2'. */
export function chargeOf(formula: string): number {
  const [, size = '1', sign, only] = CHARGE.exec(formula) ?? [];
  if (sign === undefined && only === undefined) return 0;
  return (sign ?? only) === '+' ? Number(size) : -Number(size);
}

/** The only formula in an option. @throws Unreadable */
export function formulaIn(option: string): string {
  const [formula = ''] = wordsOf(option, /^\$\\mathrm\{(.*)\}\$$/);
  return formula;
}

/** What a statement begins with, as a pattern, and the value that it must give, from the numbers in the pattern. */
type Rule = readonly [said: string, value: (...numbers: number[]) => number];

const EXACT = 1e-6;

/**
 * The places of the statements that are true. Unlike with `trueAmong`, a concentration of 1e-13 must be as exact as one
 * of 0.1, and a statement may have numbers of its own.
 * @throws Unreadable if not exactly one rule is about a statement.
 */
export function trueBy(options: readonly string[], rules: readonly Rule[]): number[] {
  return placesWhere(options, (option) => {
    const values = rules.flatMap(([said, valueOf]) => {
      try {
        return [valueOf(...wordsOf(option, said).map(numberIn))];
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        return [];
      }
    });
    const [value] = values;
    if (values.length !== 1 || value === undefined) throw new Unreadable(`No one rule about: ${option}`);
    return option.includes('approximately')
      ? isPrinted(option, value, true)
      : Math.abs(numberIn(option) - value) <= EXACT * Math.abs(value);
  });
}
