import { eq } from 'drizzle-orm';
import {
  type Answer,
  type AnswerKey,
  ENGLISH_KEY_WORDS,
  keyText,
  type KeyPrint,
  lettered,
  questionTypes,
  type QuestionTypeName,
} from '@exam/shared-schema/question-types';
import { codeInLine } from '@exam/shared-schema/rich-text';
import type { Context } from '../../context.ts';
import { AppError } from '../../http/index.ts';
import { statusesOf } from './open-questions.ts';
import type { QuestionSource } from '../../bank/template-variants.ts';
import type { AssistantNeeds, ReleasedQuestion } from './parts.ts';

/** ST48: the same message for a question that is held back, a missing question and a missing attempt, so that it reveals nothing. */
const REFUSAL =
  'This question cannot be discussed here now. If it is part of a test, hand the test in first.';

export const refusal = (): AppError => new AppError('REFUSED', REFUSAL);

/** A question whose key this student is allowed to see. */
export interface KnownQuestion {
  readonly questionId: string;
  readonly type: QuestionTypeName;
  readonly text: string;
  readonly options: readonly {
    readonly _id: string;
    readonly text: string;
    readonly row?: boolean | undefined;
  }[];
  readonly key: AnswerKey;
  readonly explanation: string | null;
  /** 1 to 10; null if the question is no longer in the bank. */
  readonly difficulty: number | null;
  readonly subject: string | null;
  readonly topic: string | null;
  readonly topicId: string | null;
  readonly source: QuestionSource | null;
  /** The student's answer in the named attempt; null if no attempt was named. */
  readonly attempt: Pick<ReleasedQuestion, 'answer' | 'outcome' | 'marks' | 'timeTakenSeconds'> | null;
}

export interface AskedAbout {
  readonly questionId?: string | undefined;
  readonly attemptId?: string | undefined;
}

type Needs = Pick<AssistantNeeds, 'earnsKey' | 'releasedAttempt'>;

/**
 * AS2: the question that a student asks about, read by the server: from an own attempt whose key is released, or from
 * the bank if it is free (AS4). @returns null if none was named. @throws AppError REFUSED for any other question.
 */
export async function knownQuestion(
  context: Context,
  needs: Needs,
  userId: string,
  { questionId, attemptId }: AskedAbout,
): Promise<KnownQuestion | null> {
  if (attemptId !== undefined) return ofAttempt(context, needs, userId, { questionId, attemptId });
  if (questionId === undefined) return null;
  const status = (await statusesOf(context, needs, userId, [questionId]))(questionId);
  const known = status.isFree ? await readQuestion(context, questionId) : null;
  if (known === null) throw refusal();
  return known;
}

async function ofAttempt(
  context: Context,
  needs: Needs,
  userId: string,
  { questionId, attemptId }: { readonly questionId: string | undefined; readonly attemptId: string },
): Promise<KnownQuestion | null> {
  const attempt = await needs.releasedAttempt(userId, attemptId);
  if (attempt === null) throw refusal();
  if (questionId === undefined) return null;
  const released = attempt.questions.find((question) => question.questionId === questionId);
  const status = (await statusesOf(context, needs, userId, [questionId]))(questionId);
  if (released === undefined || status.isHeldBack) throw refusal();
  const { subject, topic, topicId, difficulty, source } = (await readRow(context, questionId)) ?? UNKNOWN;
  const { answer, outcome, marks, timeTakenSeconds, ...question } = released;
  return {
    ...question,
    ...{ subject, topic, topicId, difficulty, source },
    attempt: { answer, outcome, marks, timeTakenSeconds },
  };
}

const UNKNOWN = { subject: null, topic: null, topicId: null, difficulty: null, source: null };

/** An active question of the bank. The caller checks whether the student may see it. */
export async function readQuestion(context: Context, questionId: string): Promise<KnownQuestion | null> {
  const row = await readRow(context, questionId);
  if (row === null || row.state !== 'active') return null;
  const { state: _state, ...question } = row;
  return { ...question, attempt: null };
}

async function readRow({ store: { read, t } }: Context, questionId: string) {
  const { questions, subjects, topics } = t;
  const [row] = await read
    .select({ question: questions, subject: subjects.name, topic: topics.name })
    .from(questions)
    .leftJoin(subjects, eq(subjects.id, questions.subjectId))
    .leftJoin(topics, eq(topics.id, questions.topicId))
    .where(eq(questions.id, questionId));
  if (row === undefined) return null;
  const { type, text, options, key, explanation, difficulty, sourceName, sourceKey, state, topicId } =
    row.question;
  return {
    ...{ questionId, type, text, options, key, explanation, difficulty, state },
    subject: row.subject,
    topic: row.topic,
    topicId,
    source: { sourceName, sourceKey },
  };
}

/** Some of the options, in the order of the question. */
export function optionsChosen(
  { options }: Pick<KnownQuestion, 'options'>,
  ids: readonly string[],
): KnownQuestion['options'] {
  return options.filter(({ _id }) => ids.includes(_id));
}

/** SC8: the right answer as displayed: '**B** (5 m)', '**3.14 ± 0.01**'. */
export function rightAnswer(question: KnownQuestion): string {
  return emphasized(question, keyText(question.key, printOf(question)));
}

/** An answer as displayed. @param answer in canonical form. */
export function answerNamed(question: KnownQuestion, answer: Answer): string {
  return emphasized(question, questionTypes[question.type].answerText(answer, printOf(question)));
}

const printOf = (question: KnownQuestion): KeyPrint => ({
  words: ENGLISH_KEY_WORDS,
  options: question.options.map(({ _id }) => ({ _id, name: optionName(question, _id) })),
});

/** The names of options are in bold type already. */
const emphasized = ({ options }: KnownQuestion, text: string) =>
  options.length === 0 ? `**${text}**` : text;

/** An option by its letter if the options are in the order that the student saw, otherwise by its text. */
export function optionName({ options, attempt }: KnownQuestion, id: string): string {
  const option = lettered(options).find(({ _id }) => _id === id);
  const text = codeInLine(option?.text ?? '');
  return attempt === null ? `“${text}”` : `**${option?.name}** (${text})`;
}
