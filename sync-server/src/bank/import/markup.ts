import { codesIn, maskCode, wordsIn } from '@exam/shared-schema/rich-text';
import type { DraftQuestion } from './format.ts';
import { shortened } from './shortened.ts';

const TAGS =
  'a|b|big|br|blockquote|center|code|div|em|font|h[1-6]|hr|i|iframe|img|ins|del|kbd|li|mark|ol|p|pre|s|script|small|span|strike|strong|style|sub|sup|table|tbody|td|th|thead|tr|tt|u|ul|var';
const ATTRIBUTES = String.raw`(?:\s+[a-z-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>]+))*`;
const TAG = new RegExp(String.raw`</?(?:${TAGS})${ATTRIBUTES}\s*/?>`, 'i');
/** Only common ones: program code without backticks may have '&x;'. */
const ENTITY =
  /&(?:#\d{1,6}|#x[\da-f]{1,6}|nbsp|[lg]t|amp|quot|apos|[lr][sd]quo|[mn]dash|hellip|deg|times|divide|minus|plusmn|middot|bull|sup[123]|frac1[24]|frac34|radic|infin|[lr]arr|pi|alpha|beta|gamma|theta|lambda|mu|omega|shy|zwn?j|ensp|emsp|thinsp);/i;

/** What to write instead of a tag. */
const INSTEAD: readonly (readonly [names: RegExp, advice: string])[] = [
  [/^(?:br|p|div|h\d|hr|center)$/, 'a line break, or an empty line between paragraphs'],
  [/^su[bp]$/, 'a formula, such as $H_2O$ or $x^2$'],
  [/^(?:b|strong)$/, 'bold words between pairs of stars'],
  [/^(?:i|em|var)$/, String.raw`\textit{...}`],
  [/^(?:code|pre|tt|kbd)$/, 'code between backticks'],
  [/^t/, String.raw`\begin{tabular}`],
  [/^(?:[uo]l|li)$/, String.raw`\begin{itemize} or \begin{enumerate}`],
];

/**
 * BK33: what a text would show as its source, as the end of a sentence that begins with the name of its field; null if
 * there is nothing. Lines count from 1.
 */
export function markupIn(text: string): string | null {
  const open = codesIn(text).find(({ isClosed }) => !isClosed);
  if (open !== undefined)
    return `has code that begins in line ${lineOf(text, open.start)} and does not end. Close it with a line of three backticks.`;
  const words = wordsIn(text);
  const tag = firstMatch(words, TAG);
  if (tag !== null)
    return `has the HTML tag ${shortened(tag)} in line ${lineIn(text, tag)}. Write ${insteadOf(tag)} instead; if it is program code, put it between backticks.`;
  const entity = firstMatch(words, ENTITY);
  if (entity !== null)
    return `has ${entity} in line ${lineIn(text, entity)}, which HTML uses for a sign. Write the sign itself.`;
  const backticks = firstMatch(words, /`{3,}/);
  if (backticks === null) return null;
  return `has backticks in line ${lineIn(text, backticks)} that enclose no code. They stand on a line of their own, before and after the code.`;
}

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

const lineIn = (text: string, found: string): number => lineOf(text, maskCode(text).indexOf(found));

function firstMatch(words: readonly string[], pattern: RegExp): string | null {
  for (const each of words) {
    const [found] = pattern.exec(each) ?? [];
    if (found !== undefined) return found;
  }
  return null;
}

function insteadOf(tag: string): string {
  const name = /[a-z]+\d?/i.exec(tag)?.[0].toLowerCase() ?? '';
  return INSTEAD.find(([names]) => names.test(name))?.[1] ?? 'plain text';
}

/** BK34: whether a translation has the same code as the original, in any order. */
export const hasSameCode = (one: string, other: string): boolean => {
  const [codes, others] = [one, other].map((text) =>
    JSON.stringify(
      codesIn(text)
        .map(({ code }) => code)
        .sort(),
    ),
  );
  return codes === others;
};

type Words = Pick<DraftQuestion, 'text' | 'options'>;

/** BK34: whether the text and every option of a translation have the code of the original. */
export function hasCodeOf(original: Words, translation: Words): boolean {
  const options = new Map(original.options.map(({ label, text }) => [label, text]));
  return (
    hasSameCode(original.text, translation.text) &&
    translation.options.every(({ label, text }) => hasSameCode(options.get(label) ?? '', text))
  );
}
