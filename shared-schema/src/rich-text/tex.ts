import { endOfGroup } from './delimiters.ts';

/**
 * Repairs TeX of question banks that KaTeX refuses. The formula keeps its meaning; TeX that cannot be repaired is
 * unchanged, and the screen shows its source.
 */

/** KaTeX numbers or refuses these environments at the top level; the inner forms look the same. */
const INNER_FORMS: Readonly<Record<string, string>> = {
  align: 'aligned',
  'align*': 'aligned',
  flalign: 'aligned',
  'flalign*': 'aligned',
  split: 'aligned',
  eqnarray: 'aligned',
  'eqnarray*': 'aligned',
  gather: 'gathered',
  'gather*': 'gathered',
  multline: 'gathered',
  'multline*': 'gathered',
  tabular: 'array',
};

/** Environments that only wrap a formula. */
const WRAPPERS = new Set(['equation', 'equation*', 'displaymath', 'math']);

const OTHER_MATHS = [
  'array',
  'aligned',
  'alignedat',
  'gathered',
  'cases',
  'rcases',
  'matrix',
  'pmatrix',
  'bmatrix',
  'Bmatrix',
  'vmatrix',
  'Vmatrix',
  'smallmatrix',
];

const MATHS_ENVIRONMENTS = new Set(
  [...Object.keys(INNER_FORMS), ...WRAPPERS, ...OTHER_MATHS].filter((name) => name !== 'tabular'),
);

/** True for the environments that are formulas without dollars around them. */
export function isMathsEnvironment(name: string): boolean {
  return MATHS_ENVIRONMENTS.has(name);
}

/** CT27: whether a command is one of mhchem: \ce for formulas and reactions, \pu for quantities. */
export const isChemistry = (name: string): boolean => name === 'ce' || name === 'pu';

/** The formula in a form that KaTeX accepts. Never throws, and applying it twice is the same as once. */
export function repairTex(tex: string): string {
  const mended = tex
    .replace(/\\(begin|end)\s*\{([a-zA-Z]+\*?)\}/g, mendEnvironment)
    .replace(/\\label\s*\{[^{}]*\}/g, '')
    .replace(/\\cline\s*\{[^{}]*\}/g, '')
    .replace(
      /\\multicolumn\s*\{\s*(\d{1,2})\s*\}\s*\{[^{}]*\}/g,
      (_, columns: string) => `${'&'.repeat(Number(columns) - 1)} `,
    )
    .replace(/(\\(?:begin|end)\{[a-zA-Z]+\})?\s*\n\s*/g, '$1 ')
    .replace(/\u2212/g, '-')
    .trim();
  const groups = chemistryIn(mended);
  return mended.replace(/\\[\s\S]|[%#]/g, (sign, at: number) => {
    const isBond = sign === '#' && groups.some(([start, end]) => at > start && at < end);
    return isBond ? sign : repairSign(sign);
  });
}

/** The beginning and the end of each \ce{..}, in which '#' is a triple bond. */
function chemistryIn(tex: string): [start: number, end: number][] {
  return [...tex.matchAll(/\\ce\s*\{/g)].map(({ 0: opening, index }) => [
    index,
    endOfGroup(tex, index + opening.length - 1),
  ]);
}

function mendEnvironment(whole: string, edge: string, name: string): string {
  if (WRAPPERS.has(name)) return '';
  const inner = INNER_FORMS[name];
  return inner === undefined ? whole : `\\${edge}{${inner}}`;
}

/** A bare '%' would start a comment that hides the rest; '\\1' is the end of a row that lost its second backslash. */
function repairSign(sign: string): string {
  if (sign === '%' || sign === '#') return `\\${sign}`;
  return /\d/.test(sign) ? `\\\\ ${sign.slice(1)}` : sign;
}
