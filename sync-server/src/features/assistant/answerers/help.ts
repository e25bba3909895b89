import { wordsOf } from '@exam/shared-schema/glossary';
import { type HelpItem, helpTopics } from '@exam/shared-schema/help';
import { joined, section } from '../embedded-phrases.ts';
import type { Answerer } from './answerer.ts';
import { isHindi } from './is-hindi.ts';
import { conceptWords } from './product/concepts.ts';
import { intentOf } from './product/intents.ts';

const items: readonly HelpItem[] = helpTopics.flatMap((topic) => topic.items);
const byId = new Map(items.map((item) => [item.id, item]));

/** The questions of the help page themselves, in each language. */
const byQuestion = new Map(
  items.flatMap((item) =>
    [item.question.en, item.question.hi].map((question) => [wordsOf(question).join(' '), item] as const),
  ),
);

/** HP2: help about the product. Silent unless one item alone is asked for. Free. */
export const helpAnswerer: Answerer = {
  name: 'help',
  answer: ({ text }) => {
    const found = byQuestion.get(wordsOf(text).join(' ')) ?? byId.get(intentOf(text)?.intent ?? '');
    if (found === undefined) return null;
    const language = isHindi(text) ? 'hi' : 'en';
    const answer = joined(...found.answer[language]);
    return {
      kind: 'answer',
      text: section(found.question[language], answer),
      sources: [{ type: 'help', name: found.question[language], text: answer }],
      confidence: 1,
      isFree: true,
    };
  },
  words: () => conceptWords,
};
