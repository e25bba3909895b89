import type { ConversationTurn } from '@exam/shared-schema/contract';
import { ASKING_WORDS } from './asking-words.ts';
import { FILLERS } from '../calculate/words/fillers.ts';
import { withLastTurn } from './follow-up.ts';
import { mergedSum } from './merge-sums.ts';

/** Words. A longer message is a question of its own. */
const LONGEST = 14;
/** Words of a thing that is put in another's place. */
const MOST_REPLACED = 3;
const MOST_READINGS = 8;

/** How a follow-up begins. */
const MARK =
  /^\s*(?:and|aur|or|also|now|ab|then|phir|so|what if|what about|how about|agar|if|same for|for|ok(?:ay)?,?|और|अब|फिर|अगर|यदि|तो)\b[\s,]*(?:for|about|in|the|what|if|it is|is|to|agar|अगर)*\s*/iu;
export const PRONOUN =
  /\b(?:it|this|that|them|these|he|she|him|his|her|they|their|its|usne|unhone|unka|unki|unke|(?:the )?(?:first|second|other|former|latter|third) one|the (?:former|latter)|there (?:shall|should|will|must) be one|iska|iski|iske|uska|uski|uske|isko|usko|isse|usse|ye|yeh)\b|(?:उन्होंने|उनका|उनकी|उसने|इसका|इसकी|इसके|उसका|उसकी|उसके|इसे|इससे|उससे)/iu;

/** Words. A longer message after 'and' or 'what about' is a question of its own too. */
const FRAGMENT = 4;
const ASKS =
  /\b(?:what is|whats|define|explain|who|why|when|where|which|how|kya|kaun|kab|calculate|find|solve)\b|क्या|कौन/iu;

/** Whether a message is only a part of a question, as 'what about NAT?'. */
export const isFragment = (text: string): boolean => {
  const mark = MARK.exec(text)?.[0];
  if (mark === undefined) return false;
  const rest = text.slice(mark.length);
  return wordsIn(rest).length <= FRAGMENT && !ASKS.test(rest);
};

/** Whether a message says itself that it continues the one before. */
export const isMarked = (text: string): boolean =>
  MARK.test(text) || (PRONOUN.test(text) && wordsIn(text).length <= LONGEST);

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}'’.+-]+/gu) ?? [];

/** AS45: the ways in which a short message may continue the student's previous question, the likeliest first. */
export function completionsOf(text: string, conversation: readonly ConversationTurn[]): string[] {
  const before = conversation.findLast(({ role }) => role === 'student')?.text;
  const appended = withLastTurn(text, conversation);
  if (before === undefined || wordsIn(text).length > LONGEST || before.length > 400)
    return appended === text ? [] : [appended];
  const rest = text.replace(MARK, '');
  const language = IN_LANGUAGE.exec(text);
  if (language !== null && wordsIn(text.replace(language[0], '')).every((word) => isPlain(word)))
    return [/hindi|हिंदी|हिन्दी/iu.test(language[0]) ? `${before} हिंदी में` : before];
  const readings = [
    mergedSum(before, rest),
    ...withPreposition(before, rest),
    ...withThing(before, text),
    ...(appended === text ? [] : [appended]),
    ...replaced(before, rest),
  ];
  return [...new Set(readings.filter((each) => each !== null))].slice(0, MOST_READINGS);
}

/** 'in hindi please': the previous question, to be answered in another language. */
const IN_LANGUAGE = /\b(?:in )?(?:hindi|english)(?: (?:me|mein|language))?\b|(?:हिंदी|हिन्दी)(?: में)?|अंग्रेजी में/iu;
const isPlain = (word: string): boolean =>
  FILLERS.has(word.toLowerCase()) || ASKING_WORDS.has(word.toLowerCase()) || PRONOUN.test(word);

/** 'by population?' after 'largest state by area?': the phrase with the same preposition replaced. */
function withPreposition(before: string, rest: string): string[] {
  const [, preposition, thing] = /^\s*(by|of|in|for|at|with|from|on)\s+(.{2,40}?)[?.!\s]*$/i.exec(rest) ?? [];
  if (preposition === undefined || thing === undefined) return [];
  const phrase = new RegExp(
    `\\b${preposition}\\s+(?:the\\s+)?[^?.!]+?(?=\\s+(?:by|of|in|for|at|with|from|on)\\b|[?.!\\s]*$)`,
    'gi',
  );
  const last = [...before.matchAll(phrase)].at(-1);
  if (last === undefined) return [];
  return [
    `${before.slice(0, last.index)}${preposition} ${thing}${before.slice(last.index + last[0].length)}`,
  ];
}

/** 'the opposite of it' with what the previous question was about in the pronoun's place. */
function withThing(before: string, text: string): string[] {
  if (!PRONOUN.test(text)) return [];
  const plain = before.trim().replace(/[?.!।\s]+$/, '');
  const ofWhat = /.*\b(?:of|for|is|are|word|in|to|into)\s+(?:the\s+|a\s+|an\s+)?(?:word\s+)?(.+)$/i.exec(
    plain,
  )?.[1];
  const [last] = plain.split(/\s+/).slice(-1);
  const things = [ofWhat, last].filter((thing) => thing !== undefined);
  const asked = text.replace(/[?.!।\s]+$/, '');
  return things.map((thing) => asked.replace(PRONOUN, thing).replace(/^\s*(?:and|aur|also|now|और)\s+/iu, ''));
}

/** 'Nagaland?' after 'capital of Rajasthan?': each thing of the previous question replaced, the last one first. */
function replaced(before: string, rest: string): string[] {
  const [clause = ''] = rest.split(/[?.!।]/);
  const words = wordsIn(clause).filter(
    (word) => !FILLERS.has(word.toLowerCase()) && !STANDING.has(word.toLowerCase()),
  );
  if (words.length === 0 || words.length > MOST_REPLACED) return [];
  const thing = words.join(' ');
  const plain = before.trim().replace(/[?.!।\s]+$/, '');
  const known = wordsIn(plain);
  const candidates = known
    .map((word, place) => ({ word, place }))
    .filter(({ word }) => !FILLERS.has(word.toLowerCase()) && !STANDING.has(word.toLowerCase()))
    .reverse();
  const readings: string[] = [];
  for (const { word } of candidates) {
    const at = plain.lastIndexOf(word);
    if (at < 0) continue;
    readings.push(plain.slice(0, at) + thing + plain.slice(at + word.length));
  }
  return readings;
}

/** Words that ask, which a follow-up keeps. */
const STANDING = new Set(
  'question questions marks marking capital currency formula unit meaning negative full form difference between define explain about kaise alag number many much aate aata'.split(
    ' ',
  ),
);
