import { trendingPapers, type PaperSummary } from '@exam/shared-schema/contract';
import { trendingBadge } from '@exam/shared-schema/labels';
import { useCallback, useState } from 'react';
import { serverCall, useSeen, type Session } from '../../state/index.ts';
import { ANYONE } from '../../offline/index.ts';
import {
  Banner,
  Button,
  Card,
  CardGrid,
  EmptyState,
  ErrorState,
  PageHead,
  Skeleton,
  Stack,
} from '../../ui/index.ts';
import { age } from './age.ts';
import { PaperCard } from './paper-card.tsx';

const PAGE_SIZE = 10;
/** The server's largest page: what 'Load More Tests' can grow the list to. */
const LARGEST_PAGE = 100;

export function TrendingPapers({ session }: { readonly session: Session }) {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const load = useCallback(() => serverCall(trendingPapers, { query: { page: 1, limit } }), [limit]);
  const list = useSeen(ANYONE, 'trending', load);
  const papers = list.value?.papers ?? [];
  const total = list.value?.total ?? 0;

  return (
    <section aria-labelledby="trending">
      <Stack gap={4}>
        <PageHead title={<span id="trending">Trending Test Papers</span>} lead="Most attempted papers first" />
        {list.failure !== null && list.storedAt !== null && (
          <Banner tone="warn" icon="cloud-off">
            This list is from {age(list.storedAt)}. Saved papers work without a network.
          </Banner>
        )}
        {list.loading && <PaperSkeletons />}
        {!list.loading && list.value === null && (
          <ErrorState title="Failed to fetch trending tests" onRetry={list.refresh}>
            {list.failure?.message}
          </ErrorState>
        )}
        {list.value !== null && papers.length === 0 && (
          <EmptyState title="No Tests Available">New papers appear here as soon as they are published.</EmptyState>
        )}
        <PaperGrid papers={papers} session={session} />
        {list.value !== null && papers.length > 0 && (
          <End shown={papers.length} total={total} onMore={() => setLimit(Math.min(LARGEST_PAGE, limit + PAGE_SIZE))} />
        )}
      </Stack>
    </section>
  );
}

function PaperGrid({ papers, session }: { readonly papers: readonly PaperSummary[]; readonly session: Session }) {
  return (
    <CardGrid>
      {papers.map((paper, index) => (
        <PaperCard
          key={paper._id}
          paper={paper}
          badge={`#${index + 1} ${trendingBadge(index + 1)}`}
          session={session}
        />
      ))}
    </CardGrid>
  );
}

function PaperSkeletons() {
  return (
    <CardGrid>
      {Array.from({ length: 6 }, (_, index) => (
        <Card key={index} as="article">
          <Skeleton lines={5} label="Loading tests" />
        </Card>
      ))}
    </CardGrid>
  );
}

function End({ shown, total, onMore }: { shown: number; total: number; onMore: () => void }) {
  const page = Math.ceil(shown / PAGE_SIZE);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const more = shown < Math.min(total, LARGEST_PAGE);
  return (
    <Stack gap={2} className="papers-end">
      <p className="num">
        Page {page} of {pages}
      </p>
      {more ? (
        <Button onClick={onMore}>Load More Tests</Button>
      ) : (
        <p>You&apos;ve reached the end! All {total} tests loaded.</p>
      )}
    </Stack>
  );
}
