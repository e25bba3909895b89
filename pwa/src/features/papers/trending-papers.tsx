import { trendingPapers } from '@exam/shared-schema/contract';
import { trendingBadge } from '@exam/shared-schema/labels';
import { useSeenPages, type Session } from '../../state/index.ts';
import { PageHead, Stack } from '../../ui/index.ts';
import { PAGE_SIZE, PaperList } from './paper-list.tsx';

const badgeAt = (index: number) => `#${index + 1} ${trendingBadge(index + 1)}`;

export function TrendingPapers({ session }: { readonly session: Session }) {
  const list = useSeenPages(trendingPapers, { query: { limit: PAGE_SIZE } });
  return (
    <Stack gap={4}>
      <PageHead title="Trending Test Papers" lead="Most attempted papers first" />
      <PaperList
        list={list}
        session={session}
        badgeOf={(_paper, index) => badgeAt(index)}
        words={{
          failed: 'Failed to fetch trending tests',
          why: 'An error occurred while fetching trending tests',
          empty: 'No Tests Available',
          emptyHint: 'New papers appear here as soon as they are published.',
        }}
      />
    </Stack>
  );
}
