import { nothingFound, type Looked } from '../embedded-free.ts';
import { wordsAsked } from '../question-similarity.ts';
import { ASKING_WORDS } from '../reading/asking-words.ts';
import { AGAIN } from '../reading/complete.ts';
import type { Reader, TypedQuestion } from '../reading/readings.ts';
import { SURE, type Answerer } from './answerer.ts';

/** Names of what is near, at most. */
const MOST_RELATED = 4;

/**
 * AS43: the answer of the first answerer that is sure about a reading of the question, as typed first. Otherwise what is
 * near, as the names of what can be asked.
 * @param isRefused AS7: whether a text contains a question held back. A reading that was completed from an earlier
 * question may, although neither of them does.
 */
export async function answerFrom(
  { answerers, reader }: { readonly answerers: readonly Answerer[]; readonly reader: Reader },
  question: TypedQuestion,
  isRefused: (text: string) => Promise<boolean>,
): Promise<Looked> {
  const related = new Set<string>();
  for (const reading of await reader.readingsOf(question)) {
    for (const answerer of answerers) {
      const found = await answerer.answer({ ...question, ...reading });
      if (found?.kind === 'related') for (const link of found.links) related.add(link);
      if (found?.kind !== 'answer' || found.confidence < SURE) continue;
      if (reading.reading === 'completed') {
        if (await isRefused(reading.text)) continue;
        // What is found for the whole is found for no part of it.
        if (repeats(found.text, question)) return nothingFound(question.text, []);
      }
      return found;
    }
  }
  return nothingFound(question.text, [...related].slice(0, MOST_RELATED));
}

/**
 * AS92: whether an answer to a follow-up is the one before. It answers the follow-up too only if it has all its words, or if the
 * same was asked again.
 */
function repeats(text: string, { text: asked, conversation }: TypedQuestion): boolean {
  const before = conversation.findLast(({ role }) => role === 'assistant')?.text;
  if (before === undefined || !before.includes(text) || AGAIN.test(asked)) return false;
  if (/(?<!\S)(?:if|agar|why|kyu|kyun|kyon)(?!\S)|अगर|क्यों/iu.test(asked)) return true;
  const own = text.toLowerCase();
  return wordsAsked(asked).some(
    (word) => !ASKING_WORDS.has(word) && !own.includes(word.toLowerCase().slice(0, LETTERS_OF_STEM)),
  );
}

/** Letters that the forms of a word have in common. */
const LETTERS_OF_STEM = 5;
