import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { PUBLISHING, type Queries, type Store } from '../../database/index.ts';
import { publishWithin } from '../publish-paper.ts';
import type { NewQuestion } from '../../bank/save-questions.ts';
import { completeQuestions } from '../../bank/complete-questions.ts';

export interface CompletedBank {
  readonly changed: number;
  readonly asBefore: number;
  /** Source keys of the questions that the bank has in other words by now. */
  readonly leftOut: readonly string[];
  /** Titles of the papers with a new version. */
  readonly published: readonly string[];
}

/**
 * Completes questions that the bank has already (see completeQuestions), and publishes again the papers that show them,
 * in one transaction: a translation without its papers would be taken for one that changed nothing the next time.
 * Whoever was issued an earlier version keeps it (PK5).
 */
export function completeStored(context: Context, questions: readonly NewQuestion[]): Promise<CompletedBank> {
  const { store } = context;
  return store.write(async (queries) => {
    await queries.lock(PUBLISHING);
    const completed = await completeQuestions(context, queries, questions);
    const having = (outcome: string) => completed.filter((each) => each.outcome === outcome);
    const changed = having('changed').map(({ id }) => id);
    const papers = await openPapersWith(store, queries, changed);
    for (const { id } of papers) await publishWithin(context, queries, id);
    return {
      changed: changed.length,
      asBefore: having('as-before').length,
      leftOut: having('text-differs').map(({ sourceKey }) => sourceKey),
      published: papers.map(({ title }) => title),
    };
  });
}

/** Published and open: those that are issued from now on. */
function openPapersWith({ t }: Store, queries: Queries, questionIds: string[]) {
  return queries
    .selectDistinct({ id: t.papers.id, title: t.papers.title })
    .from(t.paperQuestions)
    .innerJoin(t.papers, eq(t.papers.id, t.paperQuestions.paperId))
    .where(
      and(
        inArray(t.paperQuestions.questionId, questionIds),
        eq(t.papers.isActive, true),
        isNotNull(t.papers.currentVersion),
      ),
    )
    .orderBy(asc(t.papers.title));
}
