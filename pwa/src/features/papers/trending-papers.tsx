import { trendingPapers, type PaperSummary } from '@exam/shared-schema/contract';
import { trendingBadge } from '@exam/shared-schema/labels';
import { say } from '../../sentences/index.ts';
import { useSeenPages } from '../../state/index.ts';
import { Stack } from '../../ui/index.ts';
import { ListHead } from './list-head.tsx';
import type { ListView } from './list-view.ts';
import type { PaperBadge } from './paper-card.tsx';
import { PAGE_SIZE, PaperList } from './paper-list.tsx';

/** ST75: a paper without attempts gets no place among the most attempted. */
function badgeOf({ attemptCount }: PaperSummary, index: number): PaperBadge {
  const place = index + 1;
  if (attemptCount === 0) return { text: say.home.trending.newPaper };
  const badge = say.labels.trending[trendingBadge(place)];
  return { text: say.home.trending.place(place, badge), isFirst: place === 1 };
}

export function TrendingPapers({ session, exam, readyOnly }: ListView) {
  const list = useSeenPages(trendingPapers, { query: { limit: PAGE_SIZE, category: exam?.id } });
  const hasAttempts = list.pages.some(({ papers }) => papers.some(({ attemptCount }) => attemptCount > 0));
  return (
    <Stack gap={3}>
      <ListHead
        title={say.home.trending.title}
        lead={hasAttempts ? say.home.trending.mostAttempted : say.home.trending.newest}
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
          failed: say.home.trending.failed,
          why: say.home.trending.why,
          empty: say.home.noTestsAvailable,
          emptyHint: exam === undefined ? say.home.newPapersAppear : say.home.trending.noneForExam,
        }}
      />
    </Stack>
  );
}
