import type { ConversationTurn } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { answerFrom } from './answerers/answer-from.ts';
import { answerersOf } from './answerers/index.ts';
import { draftFollowUp, sourcesOf } from './draft-whole.ts';
import { computed, lookedUp, NOT_ABOUT_IT, NOTHING_FOUND, type Looked } from './embedded-free.ts';
import { materialFor } from './embedded-question.ts';
import { withLastTurn } from './follow-up.ts';
import type { KnownQuestion } from './known-question.ts';
import type { AssistantNeeds, AssistantParts } from './parts.ts';
import { retrieve } from './retrieve.ts';
import { solved, type BroughtProblem } from './solve.ts';
import type { StudentAnswer } from './student-answer.ts';

type Needs = Pick<AssistantNeeds, 'earnsKey' | 'releasedAttempt'> & AssistantParts;

export interface FreeTextQuestion {
  readonly userId: string;
  readonly text: string;
  readonly conversation: readonly ConversationTurn[];
}

/** AS13: the embedded engine's answer to a free-text question. */
export function draftAnswer(
  context: Context,
  needs: Needs,
  { userId, text, conversation }: FreeTextQuestion,
): Promise<Looked> {
  const question = { userId, text: withLastTurn(text, conversation), conversation };
  const sum = computed(text);
  return sum === null ? answerFrom(answerersOf(context, needs), question) : Promise.resolve(sum);
}

/** AS40: the embedded engine's answer about a known question, or to what else is asked beside it. */
export async function draftAbout(
  context: Context,
  needs: Needs,
  userId: string,
  {
    question,
    asked,
    isFirst,
  }: { readonly question: KnownQuestion; readonly asked: FreeTextQuestion; readonly isFirst: boolean },
): Promise<Looked> {
  const about = { question, text: asked.text, isFirst };
  const part = await draftFollowUp(context, needs, userId, about);
  if (part !== null) return part;
  const other = await draftAnswer(context, needs, { ...asked, conversation: [] });
  return other.sources.length === 0 ? NOT_ABOUT_IT : other;
}

/** AS9: the embedded engine's answer about a question and the student's answer to it. */
export async function draftSolution(
  context: Context,
  needs: Needs,
  userId: string,
  {
    question,
    answer,
    problem,
  }: {
    readonly question: KnownQuestion | null;
    readonly answer: StudentAnswer | null;
    readonly problem: BroughtProblem & { readonly explanation?: string | undefined };
  },
): Promise<Looked> {
  if (question === null) {
    const sum = computed(problem.question);
    if (sum !== null) return sum;
    // The caller's explanation is used as a search text only, and never repeated as fact.
    const text = `${problem.question} ${problem.explanation ?? ''}`;
    const { passages } = await retrieve(context, needs, { userId, text });
    return lookedUp(passages) ?? NOTHING_FOUND;
  }
  const material = await materialFor(context, needs, userId, question);
  return { text: solved(question, answer, material), sources: sourcesOf(question, material) };
}
