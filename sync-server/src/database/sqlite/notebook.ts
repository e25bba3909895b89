import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { time } from './columns.ts';
import { questions } from './questions.ts';
import { users } from './users.ts';

/** NB2: the log of students' actions on the cards of their notebooks. */
export const notebookEntries = sqliteTable(
  'notebook_entries',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Generated on the device. */
    id: text().notNull(),
    questionId: text()
      .notNull()
      .references(() => questions.id),
    kind: text({ enum: ['review', 'undone', 'note', 'removed', 'restored'] }).notNull(),
    /** Of a review: 1 Again, 2 Hard, 3 Good, 4 Easy. */
    rating: integer(),
    /** Of a note; for an undone review, the id of that review. */
    text: text(),
    /** When it was done, by the device's clock. */
    at: time(),
    receivedAt: time(),
    /** Increases per user; the cursor of a pull. */
    number: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('notebook_entries_number').on(table.userId, table.number),
    index('notebook_entries_question').on(table.questionId),
  ],
);
