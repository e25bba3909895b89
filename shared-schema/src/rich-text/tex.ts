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

/** The formula in a form that KaTeX accepts. Never throws, and applying it twice is the same as once. */
export function repairTex(tex: string): string {
  return tex
    .replace(/\\(begin|end)\s*\{([a-zA-Z]+\*?)\}/g, mendEnvironment)
    .replace(/\\label\s*\{[^{}]*\}/g, '')
    .replace(/\\cline\s*\{[^{}]*\}/g, '')
    .replace(
      /\\multicolumn\s*\{\s*(\d{1,2})\s*\}\s*\{[^{}]*\}/g,
      (_, columns: string) => `${'&'.repeat(Number(columns) - 1)} `,
    )
    .replace(/(\\(?:begin|end)\{[a-zA-Z]+\})?\s*\n\s*/g, '$1 ')
    .replace(/\\[\s\S]|[%#]/g, repairSign)
    .replace(/\u2212/g, '-')
    .trim();
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
