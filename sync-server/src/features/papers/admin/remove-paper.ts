import { eq, inArray } from 'drizzle-orm';
import type { Tables, Transaction } from '../../../database/index.ts';

/**
 * Deletes a paper that nobody ever got, with the versions that were published of it and their keys. The database refuses
 * it for a paper that somebody got.
 * @returns what went.
 */
export async function removePaper(
  { papers, packageVersions, packageQuestions, answerKeys }: Tables,
  queries: Transaction,
  id: string,
): Promise<readonly unknown[]> {
  const versions = queries
    .select({ version: packageVersions.version })
    .from(packageVersions)
    .where(eq(packageVersions.paperId, id));
  await queries.delete(answerKeys).where(inArray(answerKeys.packageVersion, versions));
  await queries.delete(packageQuestions).where(inArray(packageQuestions.packageVersion, versions));
  await queries.delete(packageVersions).where(eq(packageVersions.paperId, id));
  return queries.delete(papers).where(eq(papers.id, id)).returning();
}
