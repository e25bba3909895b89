import { inject } from 'vitest';
import { openStore, type Store } from '../../src/database/index.ts';
import { emptyDatabase, type EmptyDatabase } from '../support/databases.ts';
import { migrationsDirectory } from '../support/engine.ts';

/** A database of the test's own on this run's PostgreSQL. */
export function newDatabase(): Promise<EmptyDatabase> {
  return emptyDatabase(inject('postgresUrl'));
}

/** As one process of several would open it: with connections of its own. */
export function openShared({ url }: EmptyDatabase): Promise<Store> {
  return openStore({ databaseUrl: url, dataDirectory: '', migrationsDirectory });
}

/** `count` promises that all begin before any of them is awaited. */
export function atOnce<T>(count: number, begin: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => begin(index)));
}

/** Opens every connection that a store may use: otherwise the first to come would be done before the next has one. */
export async function warmUp(stores: readonly Store[]): Promise<void> {
  const arrived = new Promise((resolve) => setTimeout(resolve, 200));
  await Promise.all(
    stores.flatMap((store) =>
      Array.from({ length: 8 }, () =>
        store.write(async (queries) => {
          await queries.$count(store.t.users);
          await arrived;
        }),
      ),
    ),
  );
}
