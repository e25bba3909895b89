import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from './columns.ts';

export const signingKeys = sqliteTable('signing_keys', {
  keyId: text().primaryKey(),
  /** PKCS #8, base64url. */
  privateKey: text().notNull(),
  /** The 32 raw bytes, base64url. */
  publicKey: text().notNull(),
  createdAt: time(),
});

/** Values specific to this installation: secrets created at the first start. */
export const installation = sqliteTable('installation', {
  name: text().primaryKey(),
  value: text().notNull(),
});
