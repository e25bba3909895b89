import { trendingPapers, type PaperSummary } from '@exam/shared-schema/contract';
import { trendingBadge } from '@exam/shared-schema/labels';
import { useSeenPages } from '../../state/index.ts';
import { Stack } from '../../ui/index.ts';
import { ListHead } from './list-head.tsx';
import type { ListView } from './list-view.ts';
import { PAGE_SIZE, PaperList } from './paper-list.tsx';

/** ST75: a place among the most attempted needs attempts. */
function badgeOf({ attemptCount }: PaperSummary, index: number): string {
  return attemptCount === 0 ? 'New' : `#${index + 1} ${trendingBadge(index + 1)}`;
}

export function TrendingPapers({ session, exam, readyOnly }: ListView) {
  const list = useSeenPages(trendingPapers, { query: { limit: PAGE_SIZE, category: exam?.id } });
  const hasAttempts = list.pages.some(({ papers }) => papers.some(({ attemptCount }) => attemptCount > 0));
  return (
    <Stack gap={3}>
      <ListHead
        title="Trending Test Papers"
        lead={hasAttempts ? 'Most attempted papers first' : 'Newest first'}
        isSecond={session.status === 'signed-out'}
      />
      <PaperList
        key={exam?.id}
        list={list}
        session={session}
        exam={exam}
        readyOnly={readyOnly}
        badgeOf={badgeOf}
        words={{
          failed: 'Failed to fetch trending tests',
          why: 'An error occurred while fetching trending tests',
          empty: 'No Tests Available',
          emptyHint:
            exam === undefined
              ? 'New papers appear here as soon as they are published.'
              : 'There is no paper for this exam yet. Choose All exams to see the others.',
        }}
      />
    </Stack>
  );
}
