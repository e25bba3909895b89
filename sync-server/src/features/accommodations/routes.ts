import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ConsoleScope } from '@exam/shared-schema/access';
import { accommodationCalls, type Accommodation } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bindManaged, equals, type FileColumns, refused, within } from '../../crud/index.ts';
import type { Queries, Tables } from '../../database/index.ts';
import { everyone, findAccommodation, toAccommodation } from './rows.ts';
import { accommodationId, targetIn } from './scope.ts';

/** Extra time is identified by its recipient: granting it again changes the existing entry. */
export function accommodationRoutes(app: FastifyInstance, context: Context): void {
  const { read, t } = context.store;
  const from = everyone(t, read);
  bindManaged(app, context, accommodationCalls, {
    from,
    ofOrganisation: equals(from.organisationId),
    search: [from.name, from.email, from.title],
    filters: { scope: equals(from.scope) },
    sorts: { name: from.name, extraTimePercent: from.percent },
    thenBy: [asc(from.scope), asc(from.paperId)],
    select: (queries) => queries.select().from(from).$dynamic(),
    file: IN_FILE,
    present: (rows) => rows.map(toAccommodation),
    find: (queries, id, scope) => findAccommodation(t, queries, id, scope),
    idOf: async (queries, { email, paperId }, scope) => {
      const userId = email === '' ? null : await studentOf(t, queries, email, scope);
      return accommodationId({ userId, paperId: paperId || null });
    },
    insert: (queries, { extraTimePercent }, { id }) => give(t, queries, id, extraTimePercent),
    update: (queries, { extraTimePercent }, { id }) => give(t, queries, id, extraTimePercent),
    remove: (queries, id) => give(t, queries, id, null),
    references: {},
    sentences: {
      created: 'Extra time saved successfully!',
      deleted: 'Extra time removed successfully!',
      gone: 'This extra time was already removed.',
    },
  });
}

async function studentOf(
  { users }: Tables,
  queries: Queries,
  email: string,
  scope: ConsoleScope,
): Promise<string> {
  const isThis = and(eq(users.email, email), within(scope, equals(users.organisationId)));
  const [user] = await queries.select({ id: users.id }).from(users).where(isThis);
  if (user !== undefined) return user.id;
  const sentence = 'There is no account with this e-mail.';
  throw refused('email', sentence, sentence);
}

/**
 * @param percent 0 on one paper overrides the student's extra time on all papers; null removes the entry.
 * @returns the changed rows; empty if the student or the paper does not exist.
 */
async function give(t: Tables, queries: Queries, id: string, percent: number | null): Promise<unknown[]> {
  const { paperAccommodations: table, papers, users } = t;
  const { userId, paperId } = targetIn(id) ?? { userId: '', paperId: null };
  const everywhere = { extraTimePercent: percent ?? 0 };
  if (userId === null)
    return queries.update(papers).set(everywhere).where(eq(papers.id, paperId)).returning({ id: papers.id });
  if (paperId === null)
    return queries.update(users).set(everywhere).where(eq(users.id, userId)).returning({ id: users.id });
  const isThis = and(eq(table.paperId, paperId), eq(table.userId, userId));
  if (percent === null) return queries.delete(table).where(isThis).returning();
  const known = await queries
    .select({ id: users.id })
    .from(users)
    .innerJoin(papers, eq(papers.id, paperId))
    .where(eq(users.id, userId));
  if (known.length === 0) return [];
  return queries
    .insert(table)
    .values({ paperId, userId, extraTimePercent: percent })
    .onConflictDoUpdate({ target: [table.paperId, table.userId], set: { extraTimePercent: percent } })
    .returning();
}

/** OP8 */
const IN_FILE: FileColumns<Accommodation> = {
  For: ({ name }) => name,
  Student: ({ student }) => student?.fullName ?? null,
  'E-mail': ({ student }) => student?.email ?? null,
  'Test paper': ({ paper }) => paper?.title ?? null,
  'Extra time, per cent': ({ extraTimePercent }) => extraTimePercent,
};
