import { sql } from 'drizzle-orm';
import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { AnswerKey } from '@exam/shared-schema/question-types';
import { topics } from './catalogue.ts';
import { optionalTime, time } from './columns.ts';
import { papers } from './papers.ts';
import { questions } from './questions.ts';
import { users } from './users.ts';

/** AS3: that a question was asked, and its outcome. The texts are stored only on the student's device. */
export const assistantQuestions = sqliteTable(
  'assistant_questions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ['ask', 'solve'] }).notNull(),
    /**
     * `answered`: its tokens are spent. `free`: it was answered without a price. `empty`, `failed`: they were refunded.
     * `returned`: it was answered, and the student took its token back (AS161).
     */
    state: text({ enum: ['asking', 'answered', 'free', 'empty', 'failed', 'returned'] }).notNull(),
    /** The engine that answered; null before that. */
    engine: text({ enum: ['embedded', 'model'] }),
    createdAt: time(),
    /** When it reached its state; of a returned one, when its token was taken back. */
    finishedAt: optionalTime(),
  },
  (table) => [
    index('assistant_questions_user').on(table.userId, table.createdAt),
    index('assistant_questions_asking')
      .on(table.createdAt)
      .where(sql`${table.state} = 'asking'`),
  ],
);

/** AS41: a question of the bank that a student has paid the help for; further help for it costs nothing. */
export const helpedQuestions = sqliteTable(
  'helped_questions',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    questionId: text().notNull(),
    /** The assistant's question that paid for it; if that is refunded, this is deleted. */
    paidBy: text().notNull(),
    createdAt: time(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('helped_questions_paid').on(table.paidBy),
  ],
);

/** LM3: each call of the language model with its cost; while it runs, with its maximum cost. */
export const modelCalls = sqliteTable(
  'model_calls',
  {
    id: text().primaryKey(),
    /** The user it was made for; null for background work. */
    userId: text().references(() => users.id),
    purpose: text({ enum: ['ask', 'solve', 'make-question', 'check-question', 'embed', 'try'] }).notNull(),
    model: text().notNull(),
    /** As counted by the provider. */
    promptTokens: integer().notNull(),
    completionTokens: integer().notNull(),
    /** Millionths of a rupee. */
    cost: integer().notNull(),
    at: time(),
    /** Null while it runs. */
    endedAt: optionalTime(),
  },
  (table) => [index('model_calls_user').on(table.userId, table.at)],
);

/** A question drafted by a language model, before it is in the bank. */
export interface DraftedQuestion {
  readonly type: AnswerKey['type'];
  readonly text: string;
  readonly options: readonly { readonly _id: string; readonly text: string }[];
  readonly key: AnswerKey;
  readonly explanation: string;
  /** 1 to 10. */
  readonly difficulty: number;
}

/** LM6: questions of the language model that were rejected, with the reason. */
export const questionDrafts = sqliteTable(
  'question_drafts',
  {
    id: text().primaryKey(),
    /** The test that it was written for. */
    paperId: text().references(() => papers.id),
    topicId: text()
      .notNull()
      .references(() => topics.id),
    model: text().notNull(),
    question: text({ mode: 'json' }).$type<DraftedQuestion>().notNull(),
    /** The solution of the second solver, who did not see the key; null if it was not requested. */
    solution: text({ mode: 'json' }).$type<{ readonly answer: string; readonly working: string }>(),
    reason: text({ enum: ['disagreement', 'calculation', 'duplicate', 'malformed'] }).notNull(),
    createdAt: time(),
  },
  (table) => [index('question_drafts_newest').on(table.createdAt)],
);

/** AS6: the embedding of a question's text, if an embedding model is configured. A cache. */
export const questionEmbeddings = sqliteTable('question_embeddings', {
  questionId: text()
    .primaryKey()
    .references(() => questions.id, { onDelete: 'cascade' }),
  model: text().notNull(),
  /** 32-bit floats, little-endian, of length 1. */
  vector: blob({ mode: 'buffer' }).notNull(),
  at: time(),
});
