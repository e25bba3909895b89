import type { Context } from '../../../context.ts';
import { draftWhole } from '../draft-whole.ts';
import { lookedUp } from '../embedded-free.ts';
import type { AssistantNeeds, AssistantParts } from '../parts.ts';
import { retrieve } from '../retrieve.ts';
import type { Answerer } from './answerer.ts';

type Needs = Pick<AssistantNeeds, 'earnsKey' | 'releasedAttempt'> & AssistantParts;

/** AS13: a question of the bank, formulae, notes and mistakes. */
export const bankAnswerer = (context: Context, needs: Needs): Answerer => ({
  name: 'bank',
  answer: async ({ userId, text }) => {
    const { passages, same } = await retrieve(context, needs, { userId, text });
    if (same !== null)
      return { kind: 'answer', ...(await draftWhole(context, needs, userId, same)), confidence: 1 };
    const found = lookedUp(passages);
    return found === null ? null : { kind: 'answer', ...found, confidence: 1 };
  },
});
