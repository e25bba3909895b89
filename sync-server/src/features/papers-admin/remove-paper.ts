import { and, eq, inArray } from 'drizzle-orm';
import type { Queries, Tables, Transaction } from '../../database/index.ts';

/**
 * MP3: deletes a paper that was never issued, with its published versions, their keys and its simulated attempts (ST68). The
 * foreign keys prevent the deletion of a paper that was issued.
 * @returns the deleted row; empty if there was none.
 */
export async function removePaper(t: Tables, queries: Transaction, id: string): Promise<readonly unknown[]> {
  const { papers, packageVersions, packageQuestions, answerKeys } = t;
  await removeDemoAttempts(t, queries, id);
  const versions = queries
    .select({ version: packageVersions.version })
    .from(packageVersions)
    .where(eq(packageVersions.paperId, id));
  await queries.delete(answerKeys).where(inArray(answerKeys.packageVersion, versions));
  await queries.delete(packageQuestions).where(inArray(packageQuestions.packageVersion, versions));
  await queries.delete(packageVersions).where(eq(packageVersions.paperId, id));
  return queries.delete(papers).where(eq(papers.id, id)).returning();
}

async function removeDemoAttempts({ attempts }: Tables, queries: Queries, paperId: string): Promise<void> {
  await queries.delete(attempts).where(and(eq(attempts.paperId, paperId), eq(attempts.isDemo, true)));
}
