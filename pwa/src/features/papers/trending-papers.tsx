import { trendingPapers } from '@exam/shared-schema/contract';
import { trendingBadge } from '@exam/shared-schema/labels';
import { serverCall, type Session } from '../../state/index.ts';
import { PageHead, Stack } from '../../ui/index.ts';
import { PAGE_SIZE, PaperList } from './paper-list.tsx';

const load = (page: number) => serverCall(trendingPapers, { query: { page, limit: PAGE_SIZE } });

const badgeAt = (index: number) => `#${index + 1} ${trendingBadge(index + 1)}`;

export function TrendingPapers({ session }: { readonly session: Session }) {
  return (
    <Stack gap={4}>
      <PageHead title="Trending Test Papers" lead="Most attempted papers first" />
      <PaperList
        listKey="trending"
        load={load}
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
