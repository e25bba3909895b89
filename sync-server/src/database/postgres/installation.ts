import { pgTable } from 'drizzle-orm/pg-core';
import { text, time } from './columns.ts';

export const signingKeys = pgTable('signing_keys', {
  keyId: text().primaryKey(),
  privateKey: text().notNull(),
  publicKey: text().notNull(),
  createdAt: time(),
});

export const installation = pgTable('installation', {
  name: text().primaryKey(),
  value: text().notNull(),
});
