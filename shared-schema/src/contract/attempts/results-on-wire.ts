import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { receiptSchema } from '../../attempt/receipt.ts';
import { packageSetSchema } from '../../paper-package/index.ts';
import { answerJudgementSchema } from '../../question-types/contract.ts';
import { answerSchema } from '../../question-types/answers.ts';
import type { AnswerKey } from '../../question-types/index.ts';
import { questionTypeNames } from '../../question-types/type-names.ts';

export const resultOutcomes = [
  'correct',
  'partly-correct',
  'incorrect',
  'unanswered',
  'dropped',
  'bonus',
  'not-counted',
  'pending-review',
] as const;

/**
 * A key as the server has stored and checked it. Only its type is checked again: the schemas of all keys would be among
 * what the exam room loads.
 */
const keySchema = z.looseObject({ type: z.enum(questionTypeNames) }) as unknown as z.ZodMiniType<AnswerKey>;

/** One question of a result. Marks are numbers rounded to two decimals, each beside its exact fraction as text (SC2). */
export const resultQuestionSchema = z.object({
  questionId: idSchema,
  questionText: z.string(),
  options: z.array(z.object({ _id: idSchema, text: z.string(), row: z.optional(z.boolean()) })),
  diagramUrl: z.optional(z.string()),
  diagramAlt: z.optional(z.string()),
  diagramLatex: z.optional(z.string()),
  /** The id of the set that it belongs to. */
  set: z.optional(idSchema),
  topic: z.nullable(z.string()),
  /** ST85: its subject's name, null without one, and its difficulty, 1 to 10. Absent in results of earlier versions. */
  subject: z.optional(z.nullable(z.string())),
  difficulty: z.optional(z.int()),
  section: z.string(),
  type: z.enum(questionTypeNames),
  marks: z.number(),
  /** Never negative: marks to subtract (ST16). */
  negativeMarks: z.number(),
  marksObtained: z.number(),
  marksObtainedExact: z.string(),
  outcome: z.enum(resultOutcomes),
  isCorrect: z.boolean(),
  /**
   * SC7: the judgement of the given answer; null without a valid one. Absent, like `answerKey`, in results that a
   * device stored before these members existed.
   */
  judgement: z.optional(z.nullable(answerJudgementSchema)),
  selectedAnswer: z.nullable(answerSchema),
  /** Option ids, or the accepted values in English: '3.14 ± 0.01', '9.7 to 9.9'. Only `answerKey` has the whole key. */
  correctAnswer: answerSchema,
  /** SC7: the key in the form of its type. */
  answerKey: z.optional(keySchema),
  explanation: z.nullable(z.string()),
  /** By language tag (PK9); absent if it is only in the paper's first language. */
  explanationTranslations: z.optional(z.record(z.string(), z.string())),
  /** Time on the screen over all visits, seconds. */
  timeTaken: z.number(),
  visits: z.int(),
  markedForReview: z.boolean(),
});
export type ResultQuestion = z.infer<typeof resultQuestionSchema>;

const tally = { correct: z.int(), incorrect: z.int(), unanswered: z.int(), total: z.int() };

const resultHead = {
  attemptId: idSchema,
  testId: idSchema,
  testTitle: z.string(),
  /** From attemptFlags; a newer server may send flags that are not in it (SY11). */
  flags: z.array(z.string()),
  receipt: receiptSchema,
};

const totalsOfAttempt = {
  totalQuestions: z.int(),
  correctAnswers: z.int(),
  wrongAnswers: z.int(),
  unanswered: z.int(),
  totalScore: z.number(),
  totalScoreExact: z.string(),
  totalMarks: z.number(),
  /** Score in percent of the total marks, two decimals. */
  percentage: z.number(),
  /** Correct answers in percent of the answers given. */
  accuracy: z.number(),
  /** Exam time used, seconds. */
  timeSpent: z.number(),
  /** ISO 8601 UTC, by the device's clock; `submittedAt` alike. */
  startedAt: z.string(),
  submittedAt: z.string(),
};

const markingOfAttempt = {
  marking: z.object({
    engineVersion: z.int(),
    scheme: z.string(),
    schemeVersion: z.int(),
    keyVersion: z.int(),
  }),
};

const scoreOfAttempt = {
  ...totalsOfAttempt,
  topicWiseStats: z.array(z.object({ topic: z.string(), ...tally })),
  sectionWiseStats: z.array(
    z.object({ section: z.string(), ...tally, score: z.number(), maximum: z.number() }),
  ),
  rank: z.optional(z.int()),
  /** 0 to 100 (ST61). */
  percentile: z.optional(z.number()),
  ...markingOfAttempt,
};

export const scoredResultSchema = z.object({
  ...resultHead,
  status: z.literal('scored'),
  ...scoreOfAttempt,
  detailedResults: z.array(resultQuestionSchema),
  /** BK5: passages, tables and charts that questions share; absent if there are none. */
  sets: z.optional(z.array(packageSetSchema)),
});

/** A score without its questions, which are nine tenths of a result and are requested separately (SY14). */
export const summaryResultSchema = z.object({
  ...resultHead,
  status: z.literal('summary'),
  ...scoreOfAttempt,
});

/** Why a result never gets its questions. `cannot-rank`: the paper is ranked and this attempt cannot rank (ST71). */
export const scoreOnlyReasons = ['cannot-rank'] as const;
export type ScoreOnlyReason = (typeof scoreOnlyReasons)[number];

/** ST71: a score that reveals nothing about a single question. Its questions never follow. */
export const scoreOnlyResultSchema = z.object({
  ...resultHead,
  status: z.literal('score-only'),
  /** From scoreOnlyReasons; a newer server may have others (SY11). */
  reason: z.string(),
  ...totalsOfAttempt,
  ...markingOfAttempt,
});
export type ScoreOnlyResult = z.infer<typeof scoreOnlyResultSchema>;

/** The attempt is stored and has its receipt; its score is withheld until the key is released (ST7). */
export const pendingResultSchema = z.object({
  ...resultHead,
  status: z.literal('pending'),
  /** When the key is released, ISO 8601 UTC; null if no time is set. */
  availableAt: z.nullable(z.string()),
});

export const resultSchema = z.discriminatedUnion('status', [
  scoredResultSchema,
  pendingResultSchema,
  scoreOnlyResultSchema,
]);
export type AttemptResult = z.infer<typeof resultSchema>;

/** The possible results in the answer to a hand-in. */
export const handInResultSchema = z.discriminatedUnion('status', [
  scoredResultSchema,
  pendingResultSchema,
  summaryResultSchema,
  scoreOnlyResultSchema,
]);
export type HandInResult = z.infer<typeof handInResultSchema>;
export type ScoredResult = z.infer<typeof scoredResultSchema>;
