import { and, count, countDistinct, eq, inArray } from 'drizzle-orm';
import type { ManagedPaper } from '@exam/shared-schema/contract';
import type { Queries, Store, Tables } from '../../database/index.ts';
import { summaries, type SummaryRow } from '../../papers/queries.ts';
import { settingsOf } from './settings.ts';

/** Papers as administrators see them, with the numbers of attempts and of students who hold a ticket. */
export async function toManagedPapers(
  { t }: Pick<Store, 't'>,
  queries: Queries,
  rows: readonly SummaryRow[],
): Promise<ManagedPaper[]> {
  const papers = await summaries({ t, read: queries }, rows);
  const ids = papers.map(({ _id }) => _id);
  const attempts = await attemptsOf(t, queries, ids);
  const holders = await holdersOf(t, queries, ids);
  const summaryOf = new Map(papers.map((summary) => [summary._id, summary]));
  return rows.flatMap(({ paper }) => {
    const summary = summaryOf.get(paper.id);
    if (summary === undefined) return [];
    const taken = { attempts: attempts.get(paper.id) ?? 0, tickets: holders.get(paper.id) ?? 0 };
    return [{ ...summary, ...taken, ...settingsOf(paper) }];
  });
}

/** Attempts by paper, without simulated ones (ST68). */
async function attemptsOf({ attempts }: Tables, queries: Queries, ids: string[]) {
  const { paperId, isDemo } = attempts;
  const rows = await queries
    .select({ paperId, number: count() })
    .from(attempts)
    .where(and(inArray(paperId, ids), eq(isDemo, false)))
    .groupBy(paperId);
  return byPaper(rows);
}

/** Students by paper, counted once: a student who returns after a new version holds a second ticket. */
async function holdersOf({ issues }: Tables, queries: Queries, ids: string[]) {
  const { paperId } = issues;
  const rows = await queries
    .select({ paperId, number: countDistinct(issues.userId) })
    .from(issues)
    .where(inArray(paperId, ids))
    .groupBy(paperId);
  return byPaper(rows);
}

const byPaper = (rows: readonly { readonly paperId: string; readonly number: number }[]) =>
  new Map(rows.map(({ paperId, number }) => [paperId, number]));
