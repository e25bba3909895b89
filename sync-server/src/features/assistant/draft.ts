import type { AssistantSource, ConversationTurn } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { answerFrom } from './answerers/answer-from.ts';
import type { Answerer } from './answerers/answerer.ts';
import { draftFollowUp, sourcesOf } from './draft-whole.ts';
import { NOT_ABOUT_IT, type Looked } from './embedded-free.ts';
import { materialFor } from './embedded-question.ts';
import { courtesyTo } from './reading/courtesy.ts';
import { withLastTurn } from './reading/follow-up.ts';
import type { Reader } from './reading/readings.ts';
import { holdsHeldBack } from './refuse-held-back.ts';
import type { KnownQuestion } from './known-question.ts';
import type { AssistantNeeds, AssistantParts } from './parts.ts';
import { retrieve } from './retrieve.ts';
import { solved, type BroughtProblem } from './solve.ts';
import type { StudentAnswer } from './student-answer.ts';

type Needs = Pick<AssistantNeeds, 'earnsKey' | 'releasedAttempt'> &
  AssistantParts & { readonly answerers: readonly Answerer[]; readonly reader: Reader };

export interface FreeTextQuestion {
  readonly userId: string;
  readonly text: string;
  readonly conversation: readonly ConversationTurn[];
}

/** AS13: the embedded engine's answer to a free-text question. */
export async function draftAnswer(
  context: Context,
  needs: Needs,
  question: FreeTextQuestion,
): Promise<Looked> {
  const courtesy = courtesyTo(question.text);
  if (courtesy !== null) return courtesy;
  const isRefused = (text: string) => holdsHeldBack(context, needs, question.userId, text);
  return answerFrom(needs, question, isRefused);
}

/** AS11: what a model may rest its answer on: the embedded engine's sources, and passages that are only near. */
export async function materialOf(
  context: Context,
  needs: Needs,
  { userId, text, conversation }: FreeTextQuestion,
  { sources }: Looked,
): Promise<readonly AssistantSource[]> {
  const { passages } = await retrieve(context, needs, { userId, text: withLastTurn(text, conversation) });
  return [
    ...new Map(
      [...sources, ...passages.map(({ source }) => source)].map((each) => [each.name + each.text, each]),
    ).values(),
  ];
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
  const courtesy = courtesyTo(asked.text);
  if (courtesy !== null) return courtesy;
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
    // The caller's explanation is never repeated as fact.
    return draftAnswer(context, needs, { userId, text: problem.question, conversation: [] });
  }
  const material = await materialFor(context, needs, userId, question);
  return { text: solved(question, answer, material), sources: sourcesOf(question, material) };
}
