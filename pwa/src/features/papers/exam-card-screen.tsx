import { paperOverview, type PaperSummary } from '@exam/shared-schema/contract';
import { Link, Redirect, useSearchParams } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { say } from '../../sentences/index.ts';
import { useSeen, useSession, type Session } from '../../state/index.ts';
import { CardGrid, ErrorState, LinkButton, Page, PageHead, PageLoading, Stack } from '../../ui/index.ts';
import { useLastScores } from './last-scores.ts';
import { PaperCard } from './paper-card.tsx';
import { kindOf } from './paper-filters.ts';
import { usePapersHere } from './use-papers-here.ts';

/** ST58: /examcard?id=ID: the card of one paper, which starts it. Without an id it leads home. */
export default function ExamCardScreen() {
  const [search] = useSearchParams();
  const testId = search.get('id') ?? search.get('testId') ?? '';
  return testId === '' ? <Redirect to={paths.home} replace /> : <ExamCard testId={testId} />;
}

function ExamCard({ testId }: { readonly testId: string }) {
  const session = useSession();
  const here = usePapersHere(session);
  const { value, loading, failure, refresh } = useSeen(paperOverview, { params: { id: testId } });
  if (value !== null) return <One paper={value.data} session={session} />;
  if (loading || here === undefined) return <PageLoading label={say.start.loading} />;
  // The start screen also knows a saved paper of which nothing else was seen.
  if (here.versions.has(testId)) return <Redirect to={paths.start(testId)} replace />;
  return (
    <Page>
      <ErrorState
        page
        title={failure?.code === 'NOT_FOUND' ? say.start.notFound : say.start.notLoaded}
        onRetry={refresh}
        action={
          <Link href={paths.home} asChild>
            <LinkButton variant="quiet">{say.common.backToHome}</LinkButton>
          </Link>
        }
      />
    </Page>
  );
}

interface OneProps {
  readonly paper: PaperSummary;
  readonly session: Session;
}

function One({ paper, session }: OneProps) {
  const here = usePapersHere(session);
  const scores = useLastScores(session);
  if (here === undefined) return <PageLoading label={say.start.loading} />;
  return (
    <Page>
      <Stack gap={5}>
        <PageHead title={say.start.card} />
        <CardGrid>
          <PaperCard
            paper={paper}
            badge={kindOf(paper)}
            session={session}
            saved={here.versions.get(paper._id) ?? []}
            open={here.open.get(paper._id)}
            last={scores.get(paper._id)}
          />
        </CardGrid>
      </Stack>
    </Page>
  );
}
