import { and, eq, exists, gt, inArray, ne, or, type SQL } from 'drizzle-orm';
import type { Queries, Tables } from '../database/index.ts';
import { AppError } from '../http/index.ts';

/** Characters of a question quoted in an error message. */
const QUOTED = 80;

interface Shared {
  /** Null for a paper that those who manage this one may not know of. */
  readonly title: string | null;
  /** The beginning of the question. */
  readonly question: string;
}

/** ED13: a question of this paper that students can read elsewhere: in a paper that is active, or that one of them has saved. */
export function sharedWithReadable(
  t: Tables,
  queries: Queries,
  paperId: string,
): Promise<Shared | undefined> {
  const { packageVersions, papers, issues } = t;
  const isSaved = exists(
    queries
      .select({ id: issues.ticketId })
      .from(issues)
      .where(eq(issues.packageVersion, packageVersions.version)),
  );
  const isCurrent = and(eq(papers.isActive, true), eq(papers.currentVersion, packageVersions.version));
  return sharedQuestion(t, queries, paperId, or(isCurrent, isSaved));
}

/**
 * ED13: a paper is not published with a question of another one that is encrypted, because it could be read in this one.
 * @param now epoch ms.
 * @throws AppError CONFLICT
 */
export async function refuseEncryptedQuestions(
  t: Tables,
  queries: Queries,
  { id, title }: { readonly id: string; readonly title: string },
  now: number,
): Promise<void> {
  const shared = await sharedQuestion(t, queries, id, gt(t.papers.encryptedUntil, now));
  if (shared === undefined) return;
  const where = shared.title === null ? 'another paper' : `'${shared.title}'`;
  throw new AppError(
    'CONFLICT',
    `'${title}' cannot be published: this question is also in ${where}, which is encrypted until its key is released: ${shared.question}`,
  );
}

/** A question of this paper in a published version of another one. @param which of these. */
async function sharedQuestion(
  { packageQuestions, packageVersions, papers, paperQuestions, questions }: Tables,
  queries: Queries,
  paperId: string,
  which: SQL | undefined,
): Promise<Shared | undefined> {
  const own = queries
    .select({ id: paperQuestions.questionId })
    .from(paperQuestions)
    .where(eq(paperQuestions.paperId, paperId));
  const [paper] = await queries
    .select({ organisationId: papers.organisationId })
    .from(papers)
    .where(eq(papers.id, paperId));
  const [row] = await queries
    .select({
      ...{ title: papers.title, ownerId: papers.ownerId, organisationId: papers.organisationId },
      text: questions.text,
    })
    .from(packageQuestions)
    .innerJoin(packageVersions, eq(packageVersions.version, packageQuestions.packageVersion))
    .innerJoin(papers, eq(papers.id, packageVersions.paperId))
    .innerJoin(questions, eq(questions.id, packageQuestions.questionId))
    .where(and(inArray(packageQuestions.questionId, own), ne(papers.id, paperId), which))
    .limit(1);
  if (row === undefined) return undefined;
  const isKnown = row.ownerId === null && row.organisationId === paper?.organisationId;
  return { title: isKnown ? row.title : null, question: row.text.slice(0, QUOTED) };
}
