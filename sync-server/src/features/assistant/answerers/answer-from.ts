import { nothingFound, type Looked } from '../embedded-free.ts';
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
      if (reading.reading === 'completed' && (await isRefused(reading.text))) continue;
      return found;
    }
  }
  return nothingFound(question.text, [...related].slice(0, MOST_RELATED));
}
