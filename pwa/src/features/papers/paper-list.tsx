import type { PaperSummary } from '@exam/shared-schema/contract';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { formatAge } from '../../format/index.ts';
import type { PageOfList, SeenPages, Session } from '../../state/index.ts';
import {
  Banner,
  Button,
  Card,
  CardGrid,
  EmptyState,
  ErrorState,
  LinkButton,
  Skeleton,
} from '../../ui/index.ts';
import { KeptPapers } from './kept-papers.tsx';
import { PaperCard } from './paper-card.tsx';

/** Papers per page, fixed by the product. */
export const PAGE_SIZE = 10;

interface PapersPage extends PageOfList {
  readonly papers: readonly PaperSummary[];
}

interface PaperListProps {
  readonly list: SeenPages<PapersPage>;
  readonly session: Session;
  readonly badgeOf: (paper: PaperSummary, index: number) => string;
  readonly words: {
    readonly failed: string;
    readonly why: string;
    readonly empty: string;
    readonly emptyHint: string;
  };
}

/** Papers as cards, ten more whenever the end comes near. Seen once, they are here without a network too. */
export function PaperList({ list, session, badgeOf, words }: PaperListProps) {
  const papers = distinct(list.pages.flatMap((page) => page.papers));
  if (list.loading) return <PaperSkeletons />;
  if (list.pages.length === 0) {
    return (
      <>
        <ErrorState title={words.failed} onRetry={list.retry}>
          {list.failure?.message || words.why}
        </ErrorState>
        <KeptPapers session={session} shown={[]} />
      </>
    );
  }
  if (papers.length === 0) return <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>;
  return (
    <>
      {list.failure !== null && list.storedAt !== null && <FromBefore storedAt={list.storedAt} />}
      <CardGrid>
        {papers.map((paper, index) => (
          <PaperCard key={paper._id} paper={paper} badge={badgeOf(paper, index)} session={session} />
        ))}
      </CardGrid>
      {list.loadingMore && <PaperSkeletons />}
      {list.failure !== null && <KeptPapers session={session} shown={papers.map(({ _id }) => _id)} />}
      <End list={list} total={list.pages.at(-1)?.total ?? papers.length} />
    </>
  );
}

/** A paper that moved down between two pages is in both. */
function distinct(papers: readonly PaperSummary[]): PaperSummary[] {
  return [...new Map(papers.map((paper) => [paper._id, paper])).values()];
}

function FromBefore({ storedAt }: { readonly storedAt: number }) {
  return (
    <Banner
      tone="warn"
      icon="cloud-off"
      action={
        <Link href={paths.downloads} asChild>
          <LinkButton variant="quiet">Downloads</LinkButton>
        </Link>
      }
    >
      This list is from {formatAge(storedAt)}. Saved papers work without a network.
    </Banner>
  );
}

function PaperSkeletons() {
  return (
    <CardGrid>
      {Array.from({ length: 6 }, (_, index) => (
        <Card key={index} as="article" className="paper-skeleton">
          <Skeleton lines={5} label="Loading tests" />
        </Card>
      ))}
    </CardGrid>
  );
}

function End({ list, total }: { readonly list: SeenPages<PapersPage>; readonly total: number }) {
  const { hasMore, loadingMore, failure, more, retry } = list;
  const shown = list.pages.length;
  const pages = Math.max(1, list.pages.at(-1)?.pages ?? 1);
  const end = useNear(hasMore && !loadingMore && failure === null, more);
  return (
    <div className="papers-end" ref={end}>
      <p className="num">
        Page {shown} of {pages}
      </p>
      {hasMore && failure !== null && (
        <ErrorState title="Failed to load more tests" onRetry={retry}>
          {failure.message}
        </ErrorState>
      )}
      {hasMore && failure === null && (
        <Button busy={loadingMore} onClick={more}>
          Load More Tests
        </Button>
      )}
      {!hasMore && <p>You&apos;ve reached the end! All {total} tests loaded.</p>}
    </div>
  );
}

/** The next page is loaded when a tenth of the sentinel is within 100 px of the viewport. */
const NEAR: IntersectionObserverInit = { rootMargin: '0px 0px 100px 0px', threshold: 0.1 };

function useNear(watches: boolean, onNear: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const call = useRef(onNear);
  useEffect(() => {
    call.current = onNear;
  });
  useEffect(() => {
    if (element.current === null || !watches || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) call.current();
    }, NEAR);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [watches]);
  return element;
}
