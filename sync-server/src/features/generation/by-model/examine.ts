import type { LanguageModel } from '../../../adapters/language-model/language-model.ts';
import type { DraftedQuestion, Tables } from '../../../database/index.ts';
import { valueOf } from './calculation.ts';
import { leadsOut, LETTERS, solutionForm, type SolutionForm } from './drafted-form.ts';
import type { TopicQuestions } from '../../../bank/near-duplicates/index.ts';
import { turnsToSolve } from './prompts.ts';
import { draftings } from './question-types/index.ts';

type Reason = Tables['questionDrafts']['$inferSelect']['reason'];

/** The outcome of the checks: with a null reason the question is accepted. */
export interface Verdict {
  readonly reason: Reason | null;
  readonly solution: SolutionForm | null;
}

export interface Examining {
  readonly solver: LanguageModel;
  readonly topic: TopicQuestions;
  /** The bank's objection to a text, as a sentence; null if there is none. */
  readonly complaintAbout: (
    texts: Pick<DraftedQuestion, 'text'> & {
      readonly options: readonly { readonly label: string; readonly text: string }[];
    },
    explanation: string,
  ) => string | null;
  readonly signal: AbortSignal;
}

const SOLUTION_TOKENS = 4000;

/**
 * LM5: a question is accepted if it is well formed, its calculation gives its key, it is not a near duplicate, and an
 * independent solution without the key agrees with it. The cheap checks run first.
 * @throws ModelTrouble if it could not be solved for reasons unrelated to the question.
 */
export async function examine(
  draft: DraftedQuestion,
  calculation: string | null,
  examining: Examining,
): Promise<Verdict> {
  const { solver, topic, signal } = examining;
  if (!isWellFormed(draft, examining)) return { reason: 'malformed', solution: null };
  if (!isComputed(draft, calculation)) return { reason: 'calculation', solution: null };
  if (!(await topic.takes(draft, solver.embed, signal))) return { reason: 'duplicate', solution: null };
  const turns = turnsToSolve(draft);
  const request = {
    turns,
    mostTokens: SOLUTION_TOKENS,
    schema: solutionForm,
    schemaName: 'solution',
    signal,
  };
  const { value: solution } = await solver.fill(request);
  return { reason: agrees(draft, solution.answer) ? null : 'disagreement', solution };
}

function isWellFormed(draft: DraftedQuestion, { complaintAbout }: Examining): boolean {
  const options = draft.options.map(({ text }, place) => ({ label: LETTERS[place] ?? '', text }));
  return !leadsOut(draft) && complaintAbout({ text: draft.text, options }, draft.explanation) === null;
}

function isComputed(draft: DraftedQuestion, calculation: string | null): boolean {
  const drafting = draftings[draft.type];
  if (calculation === null) return drafting?.isComputed !== true;
  const value = valueOf(calculation);
  return value !== null && drafting?.isPrinted(value, draft) === true;
}

const agrees = (draft: DraftedQuestion, answer: string): boolean =>
  draftings[draft.type]?.agrees(draft, answer) === true;
