import type { ConversationTurn } from '@exam/shared-schema/contract';
import { plainText } from '@exam/shared-schema/rich-text';
import type { Classroom } from './classroom.ts';
import { mustDecline, type StudyQuestion } from './study-questions.ts';

/** `silent`: it says that it has no answer, and charges nothing. `astray`: it answers something else. */
export type Verdict = 'right' | 'silent' | 'astray';

export interface StudyResult {
  readonly question: StudyQuestion;
  readonly verdict: Verdict;
  readonly answer: string;
  /** Tokens. */
  readonly cost: number;
}

interface Reply {
  readonly status: number;
  readonly answer: string;
  /** Sources of the answer; none if there is no answer. */
  readonly sources: number;
  readonly cost: number;
}

/** AS50: asks each question with the turns before it, and judges the last answer. */
export async function study(
  classroom: Pick<Classroom, 'ask'>,
  questions: readonly StudyQuestion[],
): Promise<StudyResult[]> {
  const results: StudyResult[] = [];
  for (const question of questions) {
    const reply = await askInTurn(classroom, question.turns);
    const { answer, cost } = reply;
    results.push({ question, verdict: verdictOn(question, reply), answer, cost });
  }
  return results;
}

async function askInTurn({ ask }: Pick<Classroom, 'ask'>, turns: readonly string[]): Promise<Reply> {
  const conversation: ConversationTurn[] = [];
  let reply: Reply = { status: 0, answer: '', sources: 0, cost: 0 };
  for (const question of turns) {
    reply = replyIn(await ask({ question, conversation }));
    if (reply.status !== 200) continue;
    conversation.push({ role: 'student', text: question }, { role: 'assistant', text: reply.answer });
  }
  return reply;
}

function replyIn({ status, text }: { readonly status: number; readonly text: string }): Reply {
  const json = JSON.parse(text) as {
    readonly answer?: string;
    readonly sources?: readonly unknown[];
    readonly tokenInfo?: { readonly cost: number };
  };
  return {
    status,
    answer: json.answer ?? '',
    sources: json.sources?.length ?? 0,
    cost: json.tokenInfo?.cost ?? 0,
  };
}

/**
 * Judges by the words that the writer of the question requires and forbids. A question that must be declined is right if
 * there is no answer, or one with the required words, such as a helpline, that costs nothing.
 */
export function verdictOn(
  question: StudyQuestion,
  { answer, sources, cost }: Omit<Reply, 'status'>,
): Verdict {
  const isForbidden = hasForbidden(question, answer);
  const hasAll = hasRequired(question, answer);
  if (mustDecline(question)) {
    if (isForbidden || cost > 0) return 'astray';
    if (hasAll) return sources === 0 || question.mustContain.length > 0 ? 'right' : 'astray';
    return sources === 0 ? 'silent' : 'astray';
  }
  if (sources === 0) return cost === 0 ? 'silent' : 'astray';
  return hasAll && !isForbidden ? 'right' : 'astray';
}

const hasForbidden = ({ mustNotContain }: StudyQuestion, answer: string): boolean =>
  mustNotContain.some((words) => contains(answer, words));
const hasRequired = ({ mustContain }: StudyQuestion, answer: string): boolean =>
  mustContain.every((ways) => ways.split('|').some((way) => contains(answer, way)));

/** Whether a text has the words that a right answer must have, and none that it must not. */
export const hasWhatIsRequired = (question: StudyQuestion, text: string): boolean =>
  hasRequired(question, text) && !hasForbidden(question, text);

/** As written, or in the answer's plain text, whatever the case and the spaces. */
function contains(answer: string, words: string): boolean {
  const wanted = normalised(words);
  return [answer, plainText(answer)].some((text) => normalised(text).includes(wanted));
}

const normalised = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(/[*_$]/g, '').replace(/\s+/g, ' ');
