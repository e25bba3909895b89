import { isHeldBack } from '@exam/shared-schema/access';
import type { CountsAs, MarkedQuestion } from '@exam/shared-schema/marking';
import { drawnOptions, type PackageQuestion } from '@exam/shared-schema/paper-package';
import type { Answer, AnswerKey } from '@exam/shared-schema/question-types';
import type { Context } from '../context.ts';
import { optionSeed } from '../installation/index.ts';
import { sha256 } from '../sha256.ts';
import { findAttempt } from './queries.ts';
import type { KeyedPaper, ReadKeyedPaper } from './keyed-papers.ts';
import { isWithheld, type AttemptRow } from './result.ts';

/** A question of an attempt with its key and explanation, as its student may see it in the result. */
interface ReleasedQuestion {
  readonly questionId: string;
  readonly type: PackageQuestion['type'];
  readonly text: string;
  /** ST71: in the order in which the student saw them. */
  readonly options: readonly { readonly _id: string; readonly text: string }[];
  readonly key: AnswerKey;
  readonly explanation: string | null;
  readonly answer: Answer | null;
  readonly outcome: CountsAs;
  /** An exact fraction. */
  readonly marks: string;
  readonly timeTakenSeconds: number;
}

/**
 * The questions of an own attempt, each with its key, marked with the paper's current one. @returns null if the result
 * would not show them: no such attempt of this user, before the key is released (ST7), or withheld (ST71).
 */
export function releasedAttempts(context: Context, papers: ReadKeyedPaper) {
  const { store, clock, installation } = context;
  return async (userId: string, attemptId: string) => {
    const row = await findAttempt(store, store.read, { id: attemptId, userId });
    const paper = row === undefined ? null : await papers(row.packageVersion);
    if (row === undefined || paper === null) return null;
    const { keyed, policy } = paper;
    const now = clock.now();
    if (isHeldBack(policy.heldUntil, now)) return null;
    if (isWithheld(row, keyed, { ...policy, installation, now })) return null;
    const seed = optionSeed(installation, row);
    return {
      attemptId,
      paperId: row.paperId,
      title: keyed.paper.title,
      questions: releasedQuestions(row, keyed, seed),
    };
  };
}

function releasedQuestions({ responses }: AttemptRow, keyed: KeyedPaper, seed: string): ReleasedQuestion[] {
  const given = new Map(responses.map((response) => [response.questionId, response]));
  const answers: Record<string, Answer | null> = {};
  for (const { questionId, selectedAnswer } of responses) answers[questionId] = selectedAnswer;
  return keyed.marker.mark(answers).questions.flatMap((marked) => {
    const question = keyed.questions.get(marked.questionId)?.question;
    const key = keyed.keys[marked.questionId];
    if (question === undefined || key === undefined) return [];
    const { selectedAnswer = null, timeTaken = 0 } = given.get(marked.questionId) ?? {};
    const response = { answer: selectedAnswer, timeTakenSeconds: timeTaken };
    return [releasedQuestion({ question, key, marked, keyed, seed, ...response })];
  });
}

interface QuestionParts extends Pick<ReleasedQuestion, 'answer' | 'timeTakenSeconds' | 'key'> {
  readonly question: PackageQuestion;
  readonly marked: MarkedQuestion;
  readonly keyed: Pick<KeyedPaper, 'explanations'>;
  readonly seed: string;
}

function releasedQuestion({ question, marked, keyed, seed, ...rest }: QuestionParts): ReleasedQuestion {
  const { _id: questionId, type, text } = question;
  return {
    questionId,
    type,
    text,
    options: drawnOptions(questionId, question.options, seed, sha256),
    explanation: keyed.explanations[questionId] ?? null,
    outcome: marked.countsAs,
    marks: marked.marks,
    ...rest,
  };
}
