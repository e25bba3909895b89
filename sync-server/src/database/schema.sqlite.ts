import { blob, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { AttemptFlag } from '@exam/shared-schema/contract';
import type { Receipt, ResponseOnWire } from '@exam/shared-schema/attempt';
import type { MarkingScheme } from '@exam/shared-schema/marking';
import type { AnswerKey } from '@exam/shared-schema/question-types';

// Times are epoch milliseconds, ids opaque texts, marks exact fractions as text. Columns bear the names of the wire.

const flag = () => integer({ mode: 'boolean' }).notNull();
const time = () => integer().notNull();

/** An option as the bank keeps it. `fixed` stays in its place when options are shuffled ('None of these'). */
export interface StoredOption {
  readonly _id: string;
  readonly text: string;
  readonly fixed?: boolean;
}

export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    /** Always lower case: addresses that differ in case alone are one account. */
    email: text().notNull().unique(),
    username: text().notNull().unique(),
    fullName: text().notNull(),
    passwordHash: text().notNull(),
    role: text({ enum: ['student', 'admin'] }).notNull(),
    accountStatus: text({ enum: ['pending', 'verified', 'active', 'deactivated', 'banned'] }).notNull(),
    extraTimePercent: integer().notNull().default(0),
    createdAt: time(),
  },
  (table) => [index('users_created').on(table.createdAt), index('users_role_status').on(table.role, table.accountStatus)],
);

const decoration = {
  icon: text(),
  gradientColor: text(),
  badge: text(),
  badgeColor: text(),
  badgeIcon: text(),
};

export const categories = sqliteTable(
  'categories',
  {
    id: text().primaryKey(),
    cid: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull(),
    ...decoration,
    isActive: flag().default(true),
    createdAt: time(),
  },
  (table) => [index('categories_active').on(table.isActive, table.name)],
);

export const subjects = sqliteTable(
  'subjects',
  {
    id: text().primaryKey(),
    sid: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull(),
    ...decoration,
    isActive: flag().default(true),
    createdAt: time(),
  },
  (table) => [index('subjects_active').on(table.isActive, table.name)],
);

export const categorySubjects = sqliteTable(
  'category_subjects',
  {
    categoryId: text().notNull().references(() => categories.id, { onDelete: 'cascade' }),
    subjectId: text().notNull().references(() => subjects.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.subjectId] }),
    index('category_subjects_subject').on(table.subjectId),
  ],
);

export const topics = sqliteTable(
  'topics',
  {
    id: text().primaryKey(),
    tid: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull(),
    subjectId: text().notNull().references(() => subjects.id),
    difficultyMin: integer().notNull().default(1),
    difficultyMax: integer().notNull().default(10),
    isActive: flag().default(true),
    createdAt: time(),
  },
  (table) => [index('topics_subject').on(table.subjectId, table.isActive, table.name)],
);

export const questions = sqliteTable(
  'questions',
  {
    id: text().primaryKey(),
    type: text({ enum: ['MCQ', 'MSQ', 'Numerical'] }).notNull(),
    text: text().notNull(),
    options: text({ mode: 'json' }).$type<readonly StoredOption[]>().notNull(),
    key: text({ mode: 'json' }).$type<AnswerKey>().notNull(),
    explanation: text(),
    difficulty: integer().notNull(),
    subjectId: text().references(() => subjects.id),
    topicId: text().references(() => topics.id),
    diagramUrl: text(),
    diagramAlt: text(),
    diagramLatex: text(),
    /** Where it came from and its key there: importing the same source twice adds nothing. */
    sourceName: text().notNull(),
    sourceKey: text().notNull(),
    createdAt: time(),
  },
  (table) => [
    uniqueIndex('questions_source').on(table.sourceName, table.sourceKey),
    index('questions_topic').on(table.topicId, table.type, table.difficulty),
    index('questions_subject').on(table.subjectId, table.type, table.difficulty),
    index('questions_created').on(table.createdAt),
  ],
);

export const media = sqliteTable('media', {
  sha256: text().primaryKey(),
  mime: text().notNull(),
  bytes: blob({ mode: 'buffer' }).notNull(),
  size: integer().notNull(),
});

export const papers = sqliteTable(
  'papers',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    categoryId: text().notNull().references(() => categories.id),
    durationMinutes: integer().notNull(),
    difficultyLevel: integer().notNull(),
    isActive: flag(),
    isAiGenerated: flag().default(false),
    isAdaptive: flag().default(false),
    createdBy: text().notNull().references(() => users.id),
    /** Set on generated papers: they are the owner's alone (ST10). */
    ownerId: text().references(() => users.id),
    price: integer().notNull().default(0),
    resultsPolicy: text({ enum: ['after-sync', 'on-submit'] }).notNull(),
    keyReleaseAt: integer(),
    timingPolicy: text({ enum: ['continuous', 'pausable'] }).notNull(),
    sectionTiming: text({ enum: ['free', 'locked'] }).notNull(),
    scheme: text({ mode: 'json' }).$type<MarkingScheme>().notNull(),
    extraTimePercent: integer().notNull().default(0),
    /** Caches of package_versions for currentVersion, written when a version is published. */
    currentVersion: text(),
    packageBytes: integer().notNull().default(0),
    totalQuestions: integer().notNull().default(0),
    totalMarks: text().notNull().default('0'),
    /** Cache of count(attempts), written in the transaction that stores an attempt. */
    attemptCount: integer().notNull().default(0),
    createdAt: time(),
  },
  (table) => [
    index('papers_trending').on(table.isActive, table.attemptCount, table.createdAt),
    index('papers_newest').on(table.isActive, table.createdAt),
    index('papers_difficulty').on(table.isActive, table.difficultyLevel, table.createdAt),
    index('papers_category').on(table.categoryId, table.isActive),
    index('papers_owner').on(table.ownerId, table.createdAt),
  ],
);

export const paperSubjects = sqliteTable(
  'paper_subjects',
  {
    paperId: text().notNull().references(() => papers.id, { onDelete: 'cascade' }),
    subjectId: text().notNull().references(() => subjects.id),
  },
  (table) => [primaryKey({ columns: [table.paperId, table.subjectId] }), index('paper_subjects_subject').on(table.subjectId)],
);

export const paperSections = sqliteTable(
  'paper_sections',
  {
    id: text().primaryKey(),
    paperId: text().notNull().references(() => papers.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: text().notNull(),
    description: text(),
    marksPerQuestion: text(),
    negativeMarks: text(),
    timeLimitMinutes: integer(),
    attemptLimit: integer(),
    allowCustomMarksPerQuestion: flag().default(false),
  },
  (table) => [uniqueIndex('paper_sections_position').on(table.paperId, table.position)],
);

export const paperQuestions = sqliteTable(
  'paper_questions',
  {
    paperId: text().notNull().references(() => papers.id, { onDelete: 'cascade' }),
    sectionId: text().notNull().references(() => paperSections.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    questionId: text().notNull().references(() => questions.id),
    marks: text(),
    negativeMarks: text(),
  },
  (table) => [
    primaryKey({ columns: [table.paperId, table.questionId] }),
    uniqueIndex('paper_questions_position').on(table.sectionId, table.position),
    index('paper_questions_question').on(table.questionId),
  ],
);

/** Every version that was ever published, for ever: attempts name the one they were sat on (PK5). */
export const packageVersions = sqliteTable(
  'package_versions',
  {
    version: text().primaryKey(),
    paperId: text().notNull().references(() => papers.id),
    /** The package as it is sent, canonical JSON. */
    content: text().notNull(),
    bytes: integer().notNull(),
    createdAt: time(),
  },
  (table) => [index('package_versions_paper').on(table.paperId, table.createdAt)],
);

export const answerKeys = sqliteTable(
  'answer_keys',
  {
    packageVersion: text().notNull().references(() => packageVersions.version),
    keyVersion: integer().notNull(),
    keys: text({ mode: 'json' }).$type<Readonly<Record<string, AnswerKey>>>().notNull(),
    explanations: text({ mode: 'json' }).$type<Readonly<Record<string, string>>>().notNull(),
    createdAt: time(),
  },
  (table) => [primaryKey({ columns: [table.packageVersion, table.keyVersion] })],
);

export const issues = sqliteTable(
  'issues',
  {
    ticketId: text().primaryKey(),
    userId: text().notNull().references(() => users.id),
    paperId: text().notNull().references(() => papers.id),
    packageVersion: text().notNull().references(() => packageVersions.version),
    ticket: text().notNull(),
    price: integer().notNull(),
    charged: integer().notNull(),
    issuedAt: time(),
  },
  (table) => [uniqueIndex('issues_once').on(table.userId, table.paperId, table.packageVersion)],
);

export const attempts = sqliteTable(
  'attempts',
  {
    id: text().primaryKey(),
    userId: text().notNull().references(() => users.id),
    paperId: text().notNull().references(() => papers.id),
    packageVersion: text().notNull().references(() => packageVersions.version),
    head: text().notNull(),
    answersDigest: text().notNull(),
    /** The answers that were marked, one per question in the paper's order. */
    responses: text({ mode: 'json' }).$type<readonly ResponseOnWire[]>().notNull(),
    /** Events, clock evidence and what was claimed beside them, as handed in; null for a plain client. */
    log: text(),
    startedAt: time(),
    submittedAt: time(),
    receivedAt: time(),
    totalTimeSeconds: integer().notNull(),
    flags: text({ mode: 'json' }).$type<readonly AttemptFlag[]>().notNull(),
    ranked: flag(),
    /** Caches of mark(package, key keyVersion, responses), for sorting and standings. */
    scoreExact: text().notNull(),
    score: real().notNull(),
    correct: integer().notNull(),
    incorrect: integer().notNull(),
    unanswered: integer().notNull(),
    accuracy: real().notNull(),
    keyVersion: integer().notNull(),
    engineVersion: integer().notNull(),
    receipt: text({ mode: 'json' }).$type<Receipt>().notNull(),
    deviceId: text(),
  },
  (table) => [
    index('attempts_user_paper').on(table.userId, table.paperId),
    index('attempts_user_recent').on(table.userId, table.submittedAt),
    index('attempts_standings').on(table.paperId, table.ranked, table.score),
    index('attempts_received').on(table.receivedAt),
  ],
);

/** Hand-ins that lost to another log of the same attempt: kept whole, never merged, never marked (SY6, ST6). */
export const supersededAttempts = sqliteTable(
  'superseded_attempts',
  {
    attemptId: text().notNull().references(() => attempts.id),
    head: text().notNull(),
    userId: text().notNull().references(() => users.id),
    paperId: text().notNull().references(() => papers.id),
    body: text().notNull(),
    receivedAt: time(),
    receipt: text({ mode: 'json' }).$type<Receipt>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.head] }), index('superseded_user').on(table.userId)],
);

export const attemptDrafts = sqliteTable(
  'attempt_drafts',
  {
    attemptId: text().primaryKey(),
    userId: text().notNull().references(() => users.id),
    paperId: text().notNull().references(() => papers.id),
    packageVersion: text().notNull().references(() => packageVersions.version),
    nextSeq: integer().notNull(),
    head: text().notNull(),
    updatedAt: time(),
  },
  (table) => [index('attempt_drafts_user').on(table.userId, table.updatedAt)],
);

export const draftEvents = sqliteTable(
  'draft_events',
  {
    attemptId: text().notNull().references(() => attemptDrafts.attemptId, { onDelete: 'cascade' }),
    fromSeq: integer().notNull(),
    events: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.fromSeq] })],
);

export const signingKeys = sqliteTable('signing_keys', {
  keyId: text().primaryKey(),
  /** PKCS #8, base64url. */
  privateKey: text().notNull(),
  /** The 32 raw bytes, base64url. */
  publicKey: text().notNull(),
  createdAt: time(),
});

/** What belongs to this installation alone: secrets made at first start. */
export const installation = sqliteTable('installation', {
  name: text().primaryKey(),
  value: text().notNull(),
});
