import type { PaperSummary } from '@exam/shared-schema/contract';
import { useEffect, useRef } from 'react';
import { formatAge } from '../../format/index.ts';
import { say, translate } from '../../sentences/index.ts';
import {
  noteFirstScreenReady,
  isOnline,
  useConnection,
  type PageOfList,
  type SeenPages,
} from '../../state/index.ts';
import { Button, Card, CardGrid, EmptyState, ErrorState, ProgressBar, Skeleton } from '../../ui/index.ts';
import { KeptPapers } from './kept-papers.tsx';
import { useLastScores } from './last-scores.ts';
import type { ListView } from './list-view.ts';
import { PaperCard, type PaperBadge, type StartWords } from './paper-card.tsx';
import { usePapersHere, type PapersHere } from './use-papers-here.ts';

/** Papers per page, prescribed by the product. */
export const PAGE_SIZE = 10;

interface PapersPage extends PageOfList {
  readonly papers: readonly PaperSummary[];
}

interface PaperListProps extends ListView {
  readonly list: SeenPages<PapersPage>;
  readonly badgeOf: (paper: PaperSummary, index: number) => PaperBadge;
  readonly words: {
    readonly failed: string;
    readonly why: string;
    readonly empty: string;
    readonly emptyHint: string;
    /** Announced while the first page loads. */
    readonly loading?: string;
    /** How much of the list is loaded, in place of the page number. */
    readonly progress?: (shown: number, total: number, percent: number) => string;
    readonly progressLabel?: string;
  } & Partial<StartWords>;
}

/** Papers as cards, loading ten more when the end comes into view. Loaded pages are also available offline. */
export function PaperList(props: PaperListProps) {
  const { list, session, exam, readyOnly = false, words } = props;
  const papers = distinct(list.pages.flatMap((page) => page.papers));
  const here = usePapersHere(session);
  const isLoading = here === undefined || (!readyOnly && list.loading);
  useEffect(() => {
    if (!isLoading) noteFirstScreenReady();
  }, [isLoading]);
  if (isLoading) return <PaperSkeletons label={words.loading} />;
  if (readyOnly)
    return here.versions.size === 0 ? <NothingSaved /> : <Cards {...props} papers={papers} here={here} />;
  if (list.pages.length === 0) {
    return (
      <>
        {here.versions.size > 0 && (
          <CardGrid>
            <KeptPapers session={session} shown={[]} exam={exam} />
          </CardGrid>
        )}
        <ErrorState title={words.failed} onRetry={list.retry}>
          <p>{words.why}</p>
          {list.failure?.message && <p>{translate(list.failure.message)}</p>}
        </ErrorState>
      </>
    );
  }
  if (papers.length === 0) return <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>;
  return (
    <>
      {list.failure !== null && list.storedAt !== null && <FromBefore storedAt={list.storedAt} />}
      <Cards {...props} papers={papers} here={here} />
      {list.loadingMore && <PaperSkeletons />}
      <End
        list={list}
        shown={papers.length}
        total={list.pages.at(-1)?.total ?? papers.length}
        words={words}
      />
    </>
  );
}

interface CardsProps extends PaperListProps {
  readonly papers: readonly PaperSummary[];
  readonly here: PapersHere;
}

/** PK16: while offline, or after a failure, saved papers come first. */
function Cards({ list, papers, here, session, exam, readyOnly = false, badgeOf, words }: CardsProps) {
  const scores = useLastScores(session);
  const online = isOnline(useConnection());
  const savedFirst = readyOnly || !online || list.failure !== null;
  const isFirst = ({ _id }: PaperSummary) => savedFirst && here.versions.has(_id);
  // The badge depends on the position in the list, not on the position of the card.
  const cardOf = (paper: PaperSummary) => (
    <PaperCard
      key={paper._id}
      paper={paper}
      badge={badgeOf(paper, papers.indexOf(paper))}
      session={session}
      saved={here.versions.get(paper._id) ?? NONE}
      open={here.open.get(paper._id)}
      last={scores.get(paper._id)}
      words={words}
    />
  );
  return (
    <CardGrid>
      {papers.filter(isFirst).map(cardOf)}
      {savedFirst && <KeptPapers session={session} shown={papers.map(({ _id }) => _id)} exam={exam} />}
      {!readyOnly && papers.filter((paper) => !isFirst(paper)).map(cardOf)}
    </CardGrid>
  );
}

const NONE: readonly string[] = [];

function NothingSaved() {
  return (
    <EmptyState title={say.home.list.noneSaved} icon="download">
      {say.home.list.noneSavedHint}
    </EmptyState>
  );
}

/** A paper that moved between two page requests is in both. */
function distinct(papers: readonly PaperSummary[]): PaperSummary[] {
  return [...new Map(papers.map((paper) => [paper._id, paper])).values()];
}

/** The header shows that there is no network; this shows the age of the list. */
function FromBefore({ storedAt }: { readonly storedAt: number }) {
  return <p className="papers-before">{say.home.list.fromBefore(formatAge(storedAt))}</p>;
}

function PaperSkeletons({ label = say.home.loadingTests }: { readonly label?: string | undefined }) {
  return (
    <CardGrid>
      {Array.from({ length: 6 }, (_, index) => (
        <Card key={index} as="article" className="paper-skeleton">
          <Skeleton lines={5} label={label} />
        </Card>
      ))}
    </CardGrid>
  );
}

interface EndProps extends Pick<PaperListProps, 'list' | 'words'> {
  readonly shown: number;
  readonly total: number;
}

function End({ list, shown, total, words }: EndProps) {
  const { hasMore, loadingMore, failure, more, retry } = list;
  const end = useNear(hasMore && !loadingMore && failure === null, more);
  return (
    <div className="papers-end" ref={end}>
      <HowFar list={list} shown={shown} total={total} words={words} />
      {hasMore && failure !== null && (
        <ErrorState title={say.home.list.moreFailed} onRetry={retry}>
          {translate(failure.message)}
        </ErrorState>
      )}
      {hasMore && failure === null && (
        <Button busy={loadingMore} onClick={more}>
          {say.home.list.loadMore}
        </Button>
      )}
      {!hasMore && <p>{say.home.list.end(total)}</p>}
    </div>
  );
}

function HowFar({ list, shown, total, words }: EndProps) {
  const pages = Math.max(1, list.pages.at(-1)?.pages ?? 1);
  if (words.progress === undefined)
    return <p className="num">{say.home.list.page(list.pages.length, pages)}</p>;
  // A paper withdrawn since the first page was loaded is still among those shown.
  const all = Math.max(total, shown);
  const percent = all === 0 ? 100 : Math.round((shown / all) * 100);
  return (
    <ProgressBar
      label={words.progressLabel ?? ''}
      text={words.progress(shown, all, percent)}
      value={shown}
      max={all}
    />
  );
}

/** The next page loads when a tenth of the sentinel is within 100 px of the viewport. */
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
