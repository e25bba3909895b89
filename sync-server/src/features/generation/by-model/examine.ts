import type { LanguageModel } from '../../../adapters/language-model/language-model.ts';
import type { DraftedQuestion, Tables } from '../../../database/index.ts';
import { valueOf } from './calculation.ts';
import { leadsOut, LETTERS, solutionForm, type SolutionForm } from './drafted-form.ts';
import type { TopicQuestions } from '../../../bank/near-duplicates/index.ts';
import { isPrintedAs, isSameNumber, numberIn } from './numbers.ts';
import { turnsToSolve } from './prompts.ts';

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

/** A numerical answer must have a calculation; an option may not be a number. */
function isComputed({ key, options }: DraftedQuestion, calculation: string | null): boolean {
  if (calculation === null) return key.type !== 'Numerical';
  const value = valueOf(calculation);
  if (value === null) return false;
  if (key.type === 'Numerical') return isPrintedAs(value, key.values?.[0] ?? '');
  const printed = options.filter(({ text }) => isPrintedAs(value, text)).map(({ _id }) => _id);
  return key.type === 'MCQ' && printed.length === 1 && printed[0] === key.correct[0];
}

function agrees({ key, options }: DraftedQuestion, answer: string): boolean {
  if (key.type === 'Numerical') {
    const [own, other] = [numberIn(key.values?.[0] ?? ''), numberIn(answer)];
    return own !== null && other !== null && isSameNumber(own, other);
  }
  const letters = [...new Set(answer.toUpperCase().replace(/[\s,.()]/g, ''))].toSorted();
  const ids = letters.map((letter) => options[LETTERS.indexOf(letter)]?._id ?? '');
  return ids.join(' ') === key.correct.join(' ');
}
