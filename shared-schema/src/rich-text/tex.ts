/**
 * Mends TeX that question banks hold and KaTeX refuses. The formula keeps its meaning; what cannot be mended is left
 * as it is, and the screen shows its source.
 */

/** KaTeX numbers or refuses these at the top level; the inner forms look the same. */
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

/** These only say 'a formula'; the body is the formula. */
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

/** True for the environments that are formulas by themselves, with no dollars around. */
export function isMathsEnvironment(name: string): boolean {
  return MATHS_ENVIRONMENTS.has(name);
}

/** The formula as KaTeX takes it. Never throws, and mending twice changes nothing more. */
export function mendTex(tex: string): string {
  return tex
    .replace(/\\(begin|end)\s*\{([a-zA-Z]+\*?)\}/g, mendEnvironment)
    .replace(/\\label\s*\{[^{}]*\}/g, '')
    .replace(/\\cline\s*\{[^{}]*\}/g, '')
    .replace(
      /\\multicolumn\s*\{\s*(\d{1,2})\s*\}\s*\{[^{}]*\}/g,
      (_, columns: string) => `${'&'.repeat(Number(columns) - 1)} `,
    )
    .replace(/(\\(?:begin|end)\{[a-zA-Z]+\})?\s*\n\s*/g, '$1 ')
    .replace(/\\[\s\S]|[%#]/g, mendSign)
    .replace(/\u2212/g, '-')
    .trim();
}

function mendEnvironment(whole: string, edge: string, name: string): string {
  if (WRAPPERS.has(name)) return '';
  const inner = INNER_FORMS[name];
  return inner === undefined ? whole : `\\${edge}{${inner}}`;
}

/** A bare '%' would begin a comment and swallow what follows; '\\1' is a row's end that lost its second backslash. */
function mendSign(sign: string): string {
  if (sign === '%' || sign === '#') return `\\${sign}`;
  return /\d/.test(sign) ? `\\\\ ${sign.slice(1)}` : sign;
}
