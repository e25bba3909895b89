import type { ConversationTurn } from '@exam/shared-schema/contract';
import { codesIn, hasCode, maskCode } from '@exam/shared-schema/rich-text';

const INTRODUCTION =
  "I am Prep's built-in assistant: I look things up and compute; I am not a language model.";

/** AS1: prefixes the first answer of a conversation with a note about which engine answers. */
export function introduced(text: string, conversation: readonly ConversationTurn[]): string {
  const isKnown = conversation.some(
    ({ role, text: previous }) => role === 'assistant' && previous.includes(INTRODUCTION),
  );
  return isKnown ? text : `_${INTRODUCTION}_\n\n${text}`;
}

/** Splits a worked solution into sentences, without breaking formulas, code or abbreviations. */
export function stepsIn(explanation: string): string[] {
  return paragraphsOf(explanation).flatMap(sentencesOf).filter(Boolean);
}

/** A block of code belongs to the paragraph before it. */
function paragraphsOf(text: string): string[] {
  const blocks = new Set(codesIn(text).flatMap(({ kind, start }) => (kind === 'block' ? [start] : [])));
  const gaps = [...maskCode(text).matchAll(/\n{2,}/g)]
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
    .filter(({ end }) => !blocks.has(end));
  const starts = [0, ...gaps.map(({ end }) => end)];
  return starts.map((start, place) => text.slice(start, gaps[place]?.start).trim());
}

/** A full stop ends a sentence only outside maths and before a capital, a formula or the end. */
function sentencesOf(paragraph: string): string[] {
  const block = maskCode(paragraph);
  if (/^\s*(?:[|#>*-]|\d+[.)])\s/m.test(block) || block.includes('$$')) return [paragraph];
  const sentences: string[] = [];
  let [start, inMaths] = [0, false];
  for (let place = 0; place < block.length; place += 1) {
    const sign = block[place];
    if (sign === '$' && block[place - 1] !== '\\') inMaths = !inMaths;
    const isEnd = !inMaths && sign === '.' && /^\.\s+[A-Z$]/.test(block.slice(place, place + 4));
    if (!isEnd || /\b(?:e\.g|i\.e|cf|vs|no|Fig|Eq)$/.test(block.slice(start, place))) continue;
    sentences.push(paragraph.slice(start, place + 1).trim());
    start = place + 1;
  }
  return [...sentences, paragraph.slice(start).trim()];
}

/** A single step unchanged, several as a numbered list. */
export function numbered(steps: readonly string[]): string {
  if (steps.length < 2) return steps.join('');
  return steps.map((step, place) => itemOf(`${place + 1}. `, step)).join('\n');
}

/** Code is indented, so that it does not end the list. */
const itemOf = (marker: string, step: string): string =>
  marker + (hasCode(step) ? step.replaceAll('\n', `\n${' '.repeat(marker.length)}`) : step);

export const section = (title: string, body: string): string =>
  body === '' ? '' : `**${title}**\n\n${body}`;

export const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join('\n\n');

/** Whether a text is in Hindi: most of its letters are Devanagari. */
export function isHindi(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(/\p{Script=Devanagari}/gu)?.length ?? 0) > letters / 2;
}
