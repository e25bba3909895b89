import type { AssistantSource, ConversationTurn } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { computed, lookedUp, NOTHING_FOUND, type Looked } from './embedded-free.ts';
import { explained, materialFor, truthOf, type QuestionMaterial } from './embedded-question.ts';
import type { KnownQuestion } from './known-question.ts';
import type { AssistantNeeds, AssistantParts } from './parts.ts';
import { wordsAsked } from './question-words.ts';
import { retrieve } from './retrieve.ts';
import { solved, type BroughtProblem } from './solve.ts';
import type { StudentAnswer } from './student-answer.ts';

type Needs = Pick<AssistantNeeds, 'earnsKey' | 'toldAttempt'> & AssistantParts;

export interface AskedInWords {
  readonly userId: string;
  readonly text: string;
  readonly conversation: readonly ConversationTurn[];
}

/** AS6: what the embedded engine says to a question in the student's own words. */
export async function draftAnswer(
  context: Context,
  needs: Needs,
  { userId, text, conversation }: AskedInWords,
): Promise<Looked> {
  const sum = computed(text);
  if (sum !== null) return sum;
  const { passages, same } = await retrieve(context, needs, {
    userId,
    text: withLastTurn(text, conversation),
  });
  if (same !== null) return draftAbout(context, needs, userId, same);
  return lookedUp(passages) ?? NOTHING_FOUND;
}

/** AS6: what it says about a question that is known. */
export async function draftAbout(
  context: Context,
  needs: Needs,
  userId: string,
  question: KnownQuestion,
): Promise<Looked> {
  const material = await materialFor(context, needs, userId, question);
  return { text: explained(question, material), sources: sourcesOf(question, material) };
}

/** AS9: what it says about a question and what the student chose. */
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
    // What the caller says is true is searched for by its words, and never repeated as true.
    const text = `${problem.question} ${problem.explanation ?? ''}`;
    const { passages } = await retrieve(context, needs, { userId, text });
    return lookedUp(passages) ?? NOTHING_FOUND;
  }
  const material = await materialFor(context, needs, userId, question);
  return { text: solved(question, answer, material), sources: sourcesOf(question, material) };
}

/** What `explained` shows, and nothing that it does not. */
function sourcesOf(question: KnownQuestion, { passages }: QuestionMaterial): AssistantSource[] {
  const [similar] = passages.filter((each) => each.question?.explanation != null);
  const shown = passages.filter(({ source }) => source.type === 'formulae' || source.type === 'note');
  return [truthOf(question), ...shown.map(({ source }) => source), ...(similar ? [similar.source] : [])];
}

/** Words. A question with fewer of its own goes on with what was talked about. */
const FEWEST_WORDS = 2;

/** A follow-up ('why?', 'and the formula?') is understood by what the student asked before. */
function withLastTurn(text: string, conversation: readonly ConversationTurn[]): string {
  if (wordsAsked(text).length >= FEWEST_WORDS) return text;
  const before = conversation.findLast(
    ({ role, text: said }) => role === 'student' && wordsAsked(said).length > 0,
  );
  return before === undefined ? text : `${before.text} ${text}`;
}
