import { and, eq, inArray, ne, sum } from 'drizzle-orm';
import type { ManagedCollege } from '@exam/shared-schema/contract';
import type { Queries, Tables } from '../../database/index.ts';

type Row = Tables['organisations']['$inferSelect'];

/** OR20: colleges as administrators see them, in the same order. */
export async function present(t: Tables, queries: Queries, rows: readonly Row[]): Promise<ManagedCollege[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const domains = await domainsOf(t, queries, ids);
  const students = await studentsOf(t, queries, ids);
  return rows.map(
    ({
      id,
      street,
      city,
      state,
      country,
      pincode,
      email,
      phone,
      website,
      allowSelfRegistration,
      ...row
    }) => ({
      ...row,
      _id: id,
      // Only the default organisation, which is no college, has none of these.
      code: row.code ?? '',
      type: row.type ?? 'Other',
      establishedYear: row.establishedYear ?? 0,
      address: { street, city, state, country, pincode },
      contactInfo: { email, phone, website },
      settings: { allowSelfRegistration, domains: domains.get(id) ?? [] },
      studentCount: students.get(id) ?? 0,
      createdAt: new Date(row.createdAt).toISOString(),
    }),
  );
}

async function domainsOf({ organisationDomains: table }: Tables, queries: Queries, ids: string[]) {
  const rows = await queries
    .select()
    .from(table)
    .where(inArray(table.organisationId, ids))
    .orderBy(table.organisationId, table.position);
  const byCollege = new Map<string, string[]>();
  for (const { organisationId, domain } of rows)
    byCollege.set(organisationId, [...(byCollege.get(organisationId) ?? []), domain]);
  return byCollege;
}

async function studentsOf({ userCounts }: Tables, queries: Queries, ids: string[]) {
  const areStudents = and(
    inArray(userCounts.organisationId, ids),
    eq(userCounts.role, 'student'),
    ne(userCounts.accountStatus, 'deleted'),
  );
  const rows = await queries
    .select({ id: userCounts.organisationId, students: sum(userCounts.count).mapWith(Number) })
    .from(userCounts)
    .where(areStudents)
    .groupBy(userCounts.organisationId);
  return new Map(rows.map(({ id, students }) => [id, students]));
}
