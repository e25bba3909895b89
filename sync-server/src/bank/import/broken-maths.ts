import katex from 'katex';
import 'katex/contrib/mhchem';
import { formulasIn, maskCode, wordsIn, type Formula } from '@exam/shared-schema/rich-text';
import { shortened } from './shortened.ts';

/** Why a text would show a formula as source code, as a sentence; null if it would not. */
export function brokenMathsIn(text: string): string | null {
  if (!/[$\\]/.test(text)) return null;
  const [command, name = ''] = UNKNOWN_UNITS.exec(maskCode(text)) ?? [];
  if (command !== undefined) return `It has ${command}, which cannot be set. Write ${INSTEAD[name]} instead.`;
  const raw = wordsIn(text).find((words) => isRaw(words));
  if (raw !== undefined) return `It has LaTeX that is no formula: '${shortened(raw.trim())}'.`;
  const broken = formulasIn(text).find((formula) => complaintAbout(formula) !== null);
  return broken === undefined ? null : `It has a formula that cannot be set: '${shortened(broken.tex)}'.`;
}

/** BK36: what to write instead of the commands of siunitx and chemfig. */
const INSTEAD: Readonly<Record<string, string>> = {
  SI: String.raw`\pu{5 m s-1}`,
  qty: String.raw`\pu{5 m s-1}`,
  si: String.raw`\pu{m s-1}`,
  unit: String.raw`\pu{m s-1}`,
  num: String.raw`$5 \times 10^3$`,
  ang: String.raw`$30^\circ$`,
  celsius: String.raw`\pu{25 °C}`,
  degreeCelsius: String.raw`\pu{25 °C}`,
  chemfig: 'a description, and add an image',
};
const UNKNOWN_UNITS = new RegExp(String.raw`\\(${Object.keys(INSTEAD).join('|')})(?![a-zA-Z])`);

/** A LaTeX command, or a dollar sign that is not a price. */
const isRaw = (words: string) => /\\[a-zA-Z]|\$(?!\s?\d)/.test(words);

/** As on the device, which shows what expands further as its source. */
const MAX_EXPAND = 500;

/** KaTeX's error message, or null if it renders. */
function complaintAbout({ tex, displayMode }: Formula): string | null {
  try {
    katex.renderToString(tex, { throwOnError: true, strict: 'ignore', displayMode, maxExpand: MAX_EXPAND });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
