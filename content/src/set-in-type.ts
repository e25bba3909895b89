import katex from 'katex';
import 'katex/contrib/mhchem';
import { formulasIn, wordsIn } from '@exam/shared-schema/rich-text';

/** A LaTeX command, or a dollar sign that is not a price. */
const isRaw = (words: string) => /\\[a-zA-Z]|\$(?!\s?\d)/.test(words);

/** As on the device, which shows what expands further as its source. */
const MAX_EXPAND = 500;

/** The parts of a text that the app would show as their source instead of as maths. */
export function notSetInType(text: string): string[] {
  if (!/[$\\]/.test(text)) return [];
  const broken = formulasIn(text).filter((formula) => !isSet(formula));
  return [...wordsIn(text).filter(isRaw), ...broken.map(({ tex }) => tex)];
}

function isSet({ tex, displayMode }: ReturnType<typeof formulasIn>[number]): boolean {
  try {
    katex.renderToString(tex, { throwOnError: true, strict: 'ignore', displayMode, maxExpand: MAX_EXPAND });
    return true;
  } catch {
    return false;
  }
}
