import { and, asc, eq, gt, gte, min, or, type SQL } from 'drizzle-orm';
import type { Store } from '../database/index.ts';

interface Place {
  readonly id: string;
  readonly userId: string;
}

/** A page as a query has it. */
export interface VersionPage {
  readonly where: SQL | undefined;
  readonly orderBy: readonly SQL[];
  readonly limit: number;
}

/**
 * Reads all attempts at a package version, page by page, in the order of their index: by key version, id and user. One key
 * version after the other: PostgreSQL estimates a comparison of rows by their first column, which is the same for nearly all
 * attempts, and would sort the whole table for each page.
 * @param read reads one page.
 * @returns pages with at least one attempt.
 */
export async function* attemptsOfVersion<Row extends Place>(
  store: Store,
  version: string,
  atOnce: number,
  read: (page: VersionPage) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void, void> {
  const { id, userId, packageVersion, keyVersion } = store.t.attempts;
  const orderBy = [asc(id), asc(userId)];
  for (
    let key = await nextKeyVersion(store, version, -1);
    key !== null;
    key = await nextKeyVersion(store, version, key)
  ) {
    const ofKey = and(eq(packageVersion, version), eq(keyVersion, key));
    let last: Row | undefined;
    do {
      // Ids are chosen by devices, so that two students may have the same.
      const isLater = last && and(gte(id, last.id), or(gt(id, last.id), gt(userId, last.userId)));
      const rows = await read({ where: and(ofKey, isLater), orderBy, limit: atOnce });
      if (rows.length > 0) yield rows;
      last = rows.length === atOnce ? rows.at(-1) : undefined;
    } while (last !== undefined);
  }
}

async function nextKeyVersion(
  { read, t: { attempts } }: Store,
  version: string,
  above: number,
): Promise<number | null> {
  const [row] = await read
    .select({ next: min(attempts.keyVersion) })
    .from(attempts)
    .where(and(eq(attempts.packageVersion, version), gt(attempts.keyVersion, above)));
  return row?.next ?? null;
}
