import 'katex/contrib/mhchem';
import { texToText } from '@exam/shared-schema/rich-text';
import renderMaths from './maths.ts';

/** A formula that is more than chemistry in a line: a fraction, a root, a power. */
const STRUCTURE = /\\(?:[dtc]?frac|sqrt|begin|over|sum|int|prod)(?![a-zA-Z])|[\^_]/;
const GROUP = /\\(?:ce|pu)\s*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

/**
 * CT27: as `renderMaths`, for formulas with \ce or \pu. Their MathML has invisible letters and single letters of
 * elements, so screen readers get the formula as text, unless it has a structure that only MathML gives.
 */
export default function renderChemistry(tex: string, isDisplay: boolean): string | null {
  if (STRUCTURE.test(tex.replace(GROUP, ''))) return renderMaths(tex, isDisplay);
  const markup = renderMaths(tex, isDisplay, 'html');
  const words = texToText(tex).replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return markup && `<span class="visually-hidden">${words}</span>${markup}`;
}
