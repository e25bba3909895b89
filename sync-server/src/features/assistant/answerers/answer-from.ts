import { NOTHING_FOUND, type Looked } from '../embedded-free.ts';
import { SURE, type Answerer, type Question } from './answerer.ts';

/** The answer of the first answerer that is sure, or that there is none. */
export async function answerFrom(answerers: readonly Answerer[], question: Question): Promise<Looked> {
  for (const answerer of answerers) {
    const found = await answerer.answer(question);
    if (found?.kind === 'answer' && found.confidence >= SURE) return found;
  }
  return NOTHING_FOUND;
}
