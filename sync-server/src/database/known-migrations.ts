import { readMigrationFiles } from 'drizzle-orm/migrator';

/** Where Drizzle notes what it has applied. */
export const MIGRATIONS_TABLE = '__drizzle_migrations';

/**
 * Until the first version is released the one migration is generated again, and a database of an earlier build cannot be
 * brought up to date.
 * @param applied hashes of the migrations that a database has had.
 * @throws Error if one of them is not among those of this build.
 */
export function refuseUnknownMigrations(applied: readonly string[], migrationsFolder: string): void {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  if (applied.every((hash) => known.has(hash))) return;
  throw new Error(
    'This database was made by another, unreleased build, which this one cannot read. Delete the data directory (or empty the PostgreSQL database), or go back to that build.',
  );
}
