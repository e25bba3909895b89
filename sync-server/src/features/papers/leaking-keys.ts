import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Queries, Store } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';
import type { PaperSource } from './build-package.ts';

type Policy = PaperSource['resultsPolicy'];
type Paper = Pick<PaperSource, 'id' | 'resultsPolicy' | 'keyReleaseAt'>;

const NAMED = 3;

/**
 * ST7: the key of a paper with results on submission is on the devices of all who saved it, so none of its questions may
 * be in an active ranked paper. Must be checked before either is published or reactivated.
 * @throws AppError KEY_WOULD_LEAK, naming the papers.
 */
export async function refuseLeakingKeys(store: Store, queries: Queries, paper: Paper): Promise<void> {
  if (paper.resultsPolicy === 'on-submit') {
    if (paper.keyReleaseAt !== null)
      throw new AppError(
        'KEY_WOULD_LEAK',
        'A paper that shows its results at once cannot hold its key back.',
      );
    refuse(
      await papersSharing(store, queries, paper.id, 'after-sync'),
      'that ranks and has the same questions',
    );
    return;
  }
  if (await hasGivenItsKeyAway(store, queries, paper.id))
    throw new AppError('KEY_WOULD_LEAK', 'This paper was published with results at once; it cannot rank.');
  refuse(
    await papersSharing(store, queries, paper.id, 'on-submit'),
    'that shows its results at once and has the same questions',
  );
}

function refuse(titles: readonly string[], what: string): void {
  if (titles.length > 0)
    throw new AppError('KEY_WOULD_LEAK', `There is a paper ${what}: ${titles.join(', ')}.`);
}

/** A paper with results on submission has revealed its key forever; a ranked paper must protect it while it is active. */
async function papersSharing(
  { t }: Store,
  queries: Queries,
  paperId: string,
  resultsPolicy: Policy,
): Promise<string[]> {
  const own = queries
    .select({ questionId: t.paperQuestions.questionId })
    .from(t.paperQuestions)
    .where(eq(t.paperQuestions.paperId, paperId));
  const rows = await queries
    .selectDistinct({ title: t.papers.title })
    .from(t.paperQuestions)
    .innerJoin(t.papers, eq(t.papers.id, t.paperQuestions.paperId))
    .where(
      and(
        inArray(t.paperQuestions.questionId, own),
        ne(t.papers.id, paperId),
        eq(t.papers.resultsPolicy, resultsPolicy),
        isNotNull(t.papers.currentVersion),
        resultsPolicy === 'after-sync' ? eq(t.papers.isActive, true) : undefined,
      ),
    )
    .limit(NAMED);
  return rows.map(({ title }) => title);
}

async function hasGivenItsKeyAway({ t }: Store, queries: Queries, paperId: string): Promise<boolean> {
  const versions = await queries
    .select({ content: t.packageVersions.content })
    .from(t.packageVersions)
    .where(eq(t.packageVersions.paperId, paperId));
  return versions.some(
    ({ content }) => (JSON.parse(content) as { resultsPolicy: Policy }).resultsPolicy === 'on-submit',
  );
}
