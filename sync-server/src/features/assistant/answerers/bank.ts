import type { Context } from '../../../context.ts';
import { draftWhole } from '../draft-whole.ts';
import { listed } from '../embedded-question.ts';
import { section } from '../embedded-phrases.ts';
import type { AssistantNeeds, AssistantParts } from '../parts.ts';
import { wordsAsked } from '../question-similarity.ts';
import { retrieve } from '../retrieve.ts';
import type { Answerer } from './answerer.ts';

type Needs = Pick<AssistantNeeds, 'earnsKey' | 'releasedAttempt'> & AssistantParts;

/** The share of the question that the student's own notes must have. */
const WHOLE = 0.99;
/** Words that a question to one's own notes must have. */
const FEWEST_WORDS = 2;

/**
 * AS43: the question of the bank that was asked, or the student's own notes about all of what was asked. Other questions of
 * the bank answer something else.
 */
export const bankAnswerer = (context: Context, needs: Needs): Answerer => ({
  name: 'bank',
  answer: async ({ userId, text, reading }) => {
    if (reading !== 'typed') return null;
    const { passages, same } = await retrieve(context, needs, { userId, text });
    if (same !== null)
      return { kind: 'answer', ...(await draftWhole(context, needs, userId, same)), confidence: 1 };
    const notes = passages.filter(({ source, coverage }) => source.type === 'note' && coverage >= WHOLE);
    if (notes.length === 0 || wordsAsked(text).length < FEWEST_WORDS) return null;
    const shown = section('From your own notes', listed(notes, 'note'));
    return { kind: 'answer', text: shown, sources: notes.map(({ source }) => source), confidence: 1 };
  },
});
