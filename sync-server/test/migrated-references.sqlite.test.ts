import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DEFAULT_ORGANISATION } from '../src/database/index.ts';
import { migrationsDirectory } from './support/engine.ts';
import { openReleased, releasedVersions } from './released/open-released.ts';

// Migrations run without enforcement of references, see open-sqlite.ts.
test.each(releasedVersions)(
  '[OR1] the database of version %s has every reference, and enforces them again',
  async (version) => {
    const { store, close } = await openReleased(version, migrationsDirectory);
    const { read, write, t } = store;
    const broken = await read.select({ table: sql<string>`"table"` }).from(sql`pragma_foreign_key_check`);
    expect(broken).toEqual([]);
    const rows = [
      ...(await read.select().from(t.users)),
      ...(await read.select().from(t.papers)),
      ...(await read.select().from(t.examTemplates)),
      ...(await read.select().from(t.examSections)),
      ...(await read.select().from(t.auditEntries)),
    ];
    expect(new Set(rows.map(({ organisationId }) => organisationId))).toEqual(
      new Set([DEFAULT_ORGANISATION]),
    );
    expect(await read.select().from(t.organisations)).toMatchObject([{ id: DEFAULT_ORGANISATION }]);
    const [user] = await read.select().from(t.users);
    const unknown = { ...user, id: 'x', username: 'x', email: 'x', phone: null, organisationId: 'unknown' };
    await expect(
      write((queries) => queries.insert(t.users).values(unknown as typeof t.users.$inferInsert)),
    ).rejects.toThrow();
    await close();
  },
);
