import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * OR1: the organisations that accounts, papers and templates belong to. The default one is added by the migration that adds
 * this table.
 */
export const organisations = sqliteTable('organisations', {
  id: text().primaryKey(),
  name: text().notNull(),
});

/**
 * OR1: the organisation of a row. The database has the default one as its default, for the rows from before; the column
 * here has none, so that code that adds a row has to name an organisation.
 */
export const organisation = () =>
  text()
    .notNull()
    .references(() => organisations.id);
