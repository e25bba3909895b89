import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { analysablePapers, type AnalysablePaper } from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import { bindList, equals, type FileColumns } from '../../../crud/index.ts';
import type { Queries, Tables } from '../../../database/index.ts';

/** IA5: first papers with ranked attempts, then those with simulated ones, then those without any, each by title. */
export function analysablePaperRoutes(app: FastifyInstance, context: Context): void {
  const { store } = context;
  const { papers, categories, attempts } = store.t;
  const isRanked = sql`exists (select 1 from ${attempts} where ${attempts.paperId} = ${papers.id} and ${attempts.ranked})`;
  const rank = sql`case when ${isRanked} then 0 when ${papers.demoAttempts} > 0 then 1 else 2 end`;
  bindList(app, context, analysablePapers, {
    from: papers,
    ofOrganisation: equals(papers.organisationId),
    // Tests that were generated for one student never rank (ST59).
    where: isNull(papers.ownerId),
    search: [papers.title],
    order: [asc(rank), asc(papers.title), asc(papers.id)],
    select: (queries) =>
      queries
        .select({
          _id: papers.id,
          title: papers.title,
          categoryId: { _id: categories.id, name: categories.name },
          simulated: papers.demoAttempts,
        })
        .from(papers)
        .innerJoin(categories, eq(categories.id, papers.categoryId))
        .$dynamic(),
    file: IN_FILE,
    present: async (rows, queries) => {
      const ranked = await rankedOf(
        store.t,
        queries,
        rows.map(({ _id }) => _id),
      );
      return rows.map((row) => ({ ...row, ranked: ranked.get(row._id) ?? 0 }));
    },
  });
}

async function rankedOf({ attempts }: Tables, queries: Queries, ids: readonly string[]) {
  const { paperId, ranked } = attempts;
  const rows = await queries
    .select({ paperId, number: count() })
    .from(attempts)
    .where(and(inArray(paperId, [...ids]), eq(ranked, true)))
    .groupBy(paperId);
  return new Map(rows.map((row) => [row.paperId, row.number]));
}

/** OP8 */
const IN_FILE: FileColumns<AnalysablePaper> = {
  'Test paper': ({ title }) => title,
  Category: ({ categoryId }) => categoryId.name,
  'Ranked attempts': ({ ranked }) => ranked,
  'Simulated attempts': ({ simulated }) => simulated,
};
