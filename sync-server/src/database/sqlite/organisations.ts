import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag } from './columns.ts';

/**
 * OR1, OR20: the organisations that accounts, papers and templates belong to: the colleges, and the default one, which is
 * added by the migration that adds this table and has nothing but its name.
 */
export const organisations = sqliteTable(
  'organisations',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** In upper case; null for the default organisation. */
    code: text(),
    type: text({ enum: ['University', 'College', 'Institute', 'Board', 'Other'] }),
    street: text().notNull().default(''),
    city: text().notNull().default(''),
    state: text().notNull().default(''),
    country: text().notNull().default(''),
    pincode: text().notNull().default(''),
    email: text().notNull().default(''),
    /** Ten digits, or empty. */
    phone: text().notNull().default(''),
    website: text().notNull().default(''),
    establishedYear: integer(),
    affiliation: text().notNull().default(''),
    /** OR24: whether it takes new members. */
    isActive: flag().default(true),
    /** OR30 */
    allowSelfRegistration: flag().default(false),
    /** Epoch ms; 0 for the default organisation. */
    createdAt: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('organisations_code').on(table.code),
    index('organisations_created').on(table.createdAt, table.id),
    index('organisations_name').on(table.name, table.id),
    index('organisations_active').on(table.isActive, table.createdAt, table.id),
    index('organisations_type').on(table.type, table.createdAt, table.id),
  ],
);

/** OR30: the domains whose addresses belong to a college. A domain belongs to one college at most. */
export const organisationDomains = sqliteTable(
  'organisation_domains',
  {
    domain: text().primaryKey(),
    organisationId: text()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Its place in the form. */
    position: integer().notNull(),
  },
  (table) => [index('organisation_domains_organisation').on(table.organisationId, table.position)],
);

/**
 * OR1: the organisation of a row. The database has the default one as its default, for the rows from before; the column
 * here has none, so that code that adds a row has to name an organisation.
 */
export const organisation = () =>
  text()
    .notNull()
    .references(() => organisations.id);
