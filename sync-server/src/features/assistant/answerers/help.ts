import { wordsOf } from '@exam/shared-schema/glossary';
import { type HelpItem, helpTopics } from '@exam/shared-schema/help';
import { joined, section } from '../embedded-phrases.ts';
import type { Answerer } from './answerer.ts';
import { isHindi } from './is-hindi.ts';
import { conceptWords } from './product/concepts.ts';
import { intentsOf, prepareIntents } from './product/intents.ts';

const items: readonly HelpItem[] = helpTopics.flatMap((topic) => topic.items);
const byId = new Map(items.map((item) => [item.id, item]));

/** The questions of the help page themselves, in each language. */
const byQuestion = new Map(
  items.flatMap((item) =>
    [item.question.en, item.question.hi].map((question) => [wordsOf(question).join(' '), item] as const),
  ),
);

/** 'give me some questions on consent': questions come in tests. */
const PRACTICE =
  /\b(?:give(?: me)?|ask me|send me|show me|provide|i want|i need)\s+(?:an?|some|one|few|more|another|practice|\d+)\s+(?:(?:practice|mcq|sample|important|hard|easy|more)\s+){0,3}(?:questions?|mcqs?|problems?)\b(?! paper| number)|\b(?:ek|kuch|koi|\d+)\s+(?:questions?|mcqs?|sawal|prashn)\b.{0,20}\b(?:puch\w*|pooch\w*|de do|dijiye|dedo|do)\b\s*$/i;

function itemsFor(text: string): readonly HelpItem[] {
  const ownTest = PRACTICE.test(text) && !/\d.*\d/.test(text) ? byId.get('own-test') : undefined;
  if (ownTest !== undefined) return [ownTest];
  const exact = byQuestion.get(wordsOf(text).join(' '));
  return exact === undefined ? intentsOf(text).flatMap((intent) => byId.get(intent) ?? []) : [exact];
}

/** HP2: help about the product: one item, or two that are as likely. Free. */
export const helpAnswerer: Answerer = {
  name: 'help',
  answer: ({ text }) => {
    const found = itemsFor(text);
    if (found.length === 0) return null;
    const language = isHindi(text) ? 'hi' : 'en';
    const told = found.map(({ question, answer }) => ({
      name: question[language],
      text: joined(...answer[language]),
    }));
    return {
      kind: 'answer',
      text: joined(...told.map((each) => section(each.name, each.text))),
      sources: told.map((each) => ({ type: 'help', ...each })),
      confidence: 1,
      isFree: true,
    };
  },
  prepare: prepareIntents,
  words: () => conceptWords,
};
