import { readMigrationFiles } from 'drizzle-orm/migrator';

/** Where Drizzle notes what it has applied. */
export const MIGRATIONS_TABLE = '__drizzle_migrations';

/**
 * Released migrations are never changed, so a database that has had another one is of an unreleased or a newer build.
 * @param applied hashes of the migrations that a database has had.
 * @throws Error if one of them is not among those of this build.
 */
export function refuseUnknownMigrations(applied: readonly string[], migrationsFolder: string): void {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  if (applied.every((hash) => known.has(hash))) return;
  throw new Error(
    'This database was made by a newer or an unreleased build, which this one cannot read. Go back to that build. Only where nothing in it is needed, delete the data directory (or empty the PostgreSQL database).',
  );
}
