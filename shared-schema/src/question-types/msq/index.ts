import * as z from 'zod/mini';

import { type Answer, defineQuestionType, type AnswerJudgement } from '../contract.ts';
import { keyOutcomeSchema, MAX_OPTIONS, optionIdsSchema } from '../key-parts.ts';

/** `alternatives` are whole sets that the examiners accepted beside `correct`. */
export const msqKeySchema = z.object({
  type: z.literal('MSQ'),
  correct: optionIdsSchema,
  alternatives: z.optional(z.array(optionIdsSchema).check(z.maxLength(MAX_OPTIONS))),
  outcome: keyOutcomeSchema,
});

export type MsqKey = z.infer<typeof msqKeySchema>;

/** A question with several right options; the answer is the list of their ids. */
export const msq = defineQuestionType({
  name: 'MSQ',
  normaliseAnswer,
  compileKey(key: MsqKey) {
    const accepted = [key.correct, ...(key.alternatives ?? [])].map((ids) => new Set(ids));
    return (answer) => bestMatch(accepted, answer);
  },
});

/** An option that the question does not have makes the whole answer invalid: half a choice is not what was chosen. */
function normaliseAnswer(raw: unknown, optionIds?: readonly string[]): Answer | null {
  if (!Array.isArray(raw) || raw.length === 0) return null;
  const chosen = new Set<string>();
  for (const id of raw as readonly unknown[]) {
    if (typeof id !== 'string' || id.trim() === '') return null;
    chosen.add(id);
  }
  if (optionIds === undefined) return [...chosen].sort();
  const ordered = optionIds.filter((id) => chosen.has(id));
  return ordered.length === chosen.size ? ordered : null;
}

/** Of several accepted sets, the one with the most of the chosen options; of equals the smallest, so that an exact match wins. */
function bestMatch(accepted: readonly ReadonlySet<string>[], answer: Answer): AnswerJudgement {
  const chosen = typeof answer === 'string' ? [answer] : answer;
  let best = { kind: 'part', chosenRight: -1, chosenWrong: 0, keySize: 0 } as const as AnswerJudgement & {
    kind: 'part';
  };
  for (const key of accepted) {
    let chosenRight = 0;
    for (const id of chosen) if (key.has(id)) chosenRight += 1;
    const isBetter =
      chosenRight > best.chosenRight || (chosenRight === best.chosenRight && key.size < best.keySize);
    if (isBetter)
      best = { kind: 'part', chosenRight, chosenWrong: chosen.length - chosenRight, keySize: key.size };
  }
  return best;
}
