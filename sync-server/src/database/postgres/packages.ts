import { index, integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AnswerKey } from '@exam/shared-schema/question-types';
import { json, text, time } from './columns.ts';
import { papers } from './papers.ts';
import { users } from './users.ts';

export const packageVersions = pgTable(
  'package_versions',
  {
    version: text().primaryKey(),
    paperId: text()
      .notNull()
      .references(() => papers.id),
    content: text().notNull(),
    bytes: integer().notNull(),
    createdAt: time(),
  },
  (table) => [index('package_versions_paper').on(table.paperId, table.createdAt)],
);

export const answerKeys = pgTable(
  'answer_keys',
  {
    packageVersion: text()
      .notNull()
      .references(() => packageVersions.version),
    keyVersion: integer().notNull(),
    keys: json<Readonly<Record<string, AnswerKey>>>().notNull(),
    explanations: json<Readonly<Record<string, string>>>().notNull(),
    createdAt: time(),
  },
  (table) => [primaryKey({ columns: [table.packageVersion, table.keyVersion] })],
);

export const issues = pgTable(
  'issues',
  {
    ticketId: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    paperId: text()
      .notNull()
      .references(() => papers.id),
    packageVersion: text()
      .notNull()
      .references(() => packageVersions.version),
    ticket: text().notNull(),
    price: integer().notNull(),
    charged: integer().notNull(),
    issuedAt: time(),
  },
  (table) => [uniqueIndex('issues_once').on(table.userId, table.paperId, table.packageVersion)],
);
