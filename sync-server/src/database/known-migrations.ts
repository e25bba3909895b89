import { readMigrationFiles } from 'drizzle-orm/migrator';

/** The table in which Drizzle records applied migrations. */
export const MIGRATIONS_TABLE = '__drizzle_migrations';

/**
 * Released migrations never change, so a database with an unknown one belongs to an unreleased or a newer build.
 * @param applied hashes of the migrations applied to a database.
 * @throws Error if one of them is not in this build.
 */
export function refuseUnknownMigrations(applied: readonly string[], migrationsFolder: string): void {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  if (applied.every((hash) => known.has(hash))) return;
  throw new Error(
    'This database was made by a newer or an unreleased build, which this one cannot read. Go back to that build. Only where nothing in it is needed, delete the data directory (or empty the PostgreSQL database).',
  );
}
