import * as z from 'zod/mini';

import { type Answer, defineQuestionType, listedAnswer, type AnswerJudgement } from '../contract.ts';
import { namesOf } from '../key-words.ts';
import { keyOutcomeSchema, MAX_OPTIONS, optionIdsSchema } from '../key-parts.ts';
import { msqAnswers } from './answer.ts';

/** `alternatives` are whole sets that the examiners accepted in addition to `correct`. */
export const msqKeySchema = z.object({
  type: z.literal('MSQ'),
  correct: optionIdsSchema,
  alternatives: z.optional(z.array(optionIdsSchema).check(z.maxLength(MAX_OPTIONS))),
  outcome: keyOutcomeSchema,
});

export type MsqKey = z.infer<typeof msqKeySchema>;

/** A question with several right options; the answer is the list of their ids. */
export const msq = defineQuestionType({
  ...msqAnswers,
  name: 'MSQ',
  noun: 'questions with several right options',
  compileKey(key: MsqKey) {
    const accepted = setsOf(key).map((ids) => new Set(ids));
    return (answer) => bestMatch(accepted, answer).judgement;
  },
  keyText: (key, print) =>
    print.words.anyOf(setsOf(key).map((ids) => print.words.together(namesOf(ids, print)))),
  rightAnswer: ({ correct }) => correct,
  correctAnswer: ({ correct }) => correct,
  guess: (options) => 1 / (2 ** options - 1),
  chosenOptions: listedAnswer,
  answerText: (answer, print) => print.words.together(namesOf(listedAnswer(answer), print)),
  optionIds: (key) => setsOf(key).flat(),
  renameOptions: (key, change) => ({
    ...key,
    correct: change(key.correct),
    ...(key.alternatives !== undefined && { alternatives: key.alternatives.map(change) }),
  }),
  rightOptions: (key, answer) => (answer === null ? key.correct : [...setFor(key, answer)]),
  isShownByOptions: ({ alternatives = [] }) => alternatives.length === 0,
});

/** The accepted sets, each of them a right answer. */
function setsOf({ correct, alternatives = [] }: MsqKey): readonly (readonly string[])[] {
  return [correct, ...alternatives];
}

function setFor(key: MsqKey, answer: Answer): ReadonlySet<string> {
  return bestMatch(
    setsOf(key).map((ids) => new Set(ids)),
    answer,
  ).accepted;
}

interface Match {
  readonly accepted: ReadonlySet<string>;
  readonly judgement: Extract<AnswerJudgement, { kind: 'part' }>;
}

/** The accepted set with the most of the chosen options; of equals the smallest, so that an exact match wins. */
function bestMatch(sets: readonly ReadonlySet<string>[], answer: Answer): Match {
  const chosen = listedAnswer(answer);
  let best: Match = {
    accepted: new Set(),
    judgement: { kind: 'part', chosenRight: -1, chosenWrong: 0, keySize: 0 },
  };
  for (const accepted of sets) {
    let chosenRight = 0;
    for (const id of chosen) if (accepted.has(id)) chosenRight += 1;
    const { chosenRight: most, keySize: least } = best.judgement;
    if (chosenRight < most || (chosenRight === most && accepted.size >= least)) continue;
    const chosenWrong = chosen.length - chosenRight;
    best = { accepted, judgement: { kind: 'part', chosenRight, chosenWrong, keySize: accepted.size } };
  }
  return best;
}
