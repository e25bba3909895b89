import type { ConversationTurn } from '@exam/shared-schema/contract';

const INTRODUCTION =
  "I am Prep's built-in assistant: I look things up and compute; I am not a language model.";

/** AS1: prefixes the first answer of a conversation with a note about which engine answers. */
export function introduced(text: string, conversation: readonly ConversationTurn[]): string {
  const isKnown = conversation.some(
    ({ role, text: previous }) => role === 'assistant' && previous.includes(INTRODUCTION),
  );
  return isKnown ? text : `_${INTRODUCTION}_\n\n${text}`;
}

/** Splits a worked solution into sentences, without breaking formulas or abbreviations. */
export function stepsIn(explanation: string): string[] {
  const blocks = explanation.split(/\n{2,}/).map((block) => block.trim());
  return blocks.flatMap(sentencesOf).filter(Boolean);
}

/** A full stop ends a sentence only outside maths and before a capital, a formula or the end. */
function sentencesOf(block: string): string[] {
  if (/^\s*(?:[|#>*-]|\d+[.)])\s/m.test(block) || block.includes('$$')) return [block];
  const sentences: string[] = [];
  let [start, inMaths] = [0, false];
  for (let place = 0; place < block.length; place += 1) {
    const sign = block[place];
    if (sign === '$' && block[place - 1] !== '\\') inMaths = !inMaths;
    const isEnd = !inMaths && sign === '.' && /^\.\s+[A-Z$]/.test(block.slice(place, place + 4));
    if (!isEnd || /\b(?:e\.g|i\.e|cf|vs|no|Fig|Eq)$/.test(block.slice(start, place))) continue;
    sentences.push(block.slice(start, place + 1).trim());
    start = place + 1;
  }
  return [...sentences, block.slice(start).trim()];
}

/** A single step unchanged, several as a numbered list. */
export function numbered(steps: readonly string[]): string {
  if (steps.length < 2) return steps.join('');
  return steps.map((step, place) => `${place + 1}. ${step}`).join('\n');
}

export const section = (title: string, body: string): string =>
  body === '' ? '' : `**${title}**\n\n${body}`;

export const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join('\n\n');
