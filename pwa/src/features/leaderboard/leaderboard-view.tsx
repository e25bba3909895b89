import type { LeaderboardMeta } from '@exam/shared-schema/contract';
import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { formatAge, formatNumber } from '../../format/index.ts';
import { paths } from '../../paths/paths.ts';
import { say, translate } from '../../sentences/index.ts';
import {
  Banner,
  Button,
  cx,
  EmptyState,
  ErrorState,
  LinkButton,
  Skeleton,
  TextInput,
} from '../../ui/index.ts';
import { LeaderboardRows } from './leaderboard-rows.tsx';
import { matching, type LeaderboardRow } from './leaderboard.ts';
import { LeaderboardMetaLines } from './meta-lines.tsx';
import { More } from './more.tsx';
import { meansEmptyLeaderboard } from './empty-leaderboard.ts';
import { PinnedRow } from './pinned-row.tsx';
import { Podium } from './podium.tsx';
import type { Leaderboard, Place } from './use-leaderboard.ts';
import { useJump, type Jump } from './use-jump.ts';

export interface LeaderboardViewProps {
  readonly board: Leaderboard;
  readonly place: Place;
  /** The user whose row is highlighted; null for none. */
  readonly userId: string | null;
  readonly failed: string;
  readonly jump: Jump;
}

/** The ranked students of one board and timeframe, or the reason why there are none. */
export function LeaderboardView(props: LeaderboardViewProps) {
  return (
    <LeaderboardOr board={props.board} failed={props.failed} userId={props.userId}>
      {(meta) => <Ranked {...props} meta={meta} />}
    </LeaderboardOr>
  );
}

interface LeaderboardOrProps extends Pick<LeaderboardViewProps, 'board' | 'failed' | 'userId'> {
  readonly children: (meta: LeaderboardMeta) => ReactNode;
}

/** Shows a skeleton, an empty state or an error while the board has no rows. */
export function LeaderboardOr({ board: { meta, rows, list }, failed, userId, children }: LeaderboardOrProps) {
  if (list.loading) return <Skeleton lines={8} label={say.leaderboard.loading} />;
  if (meta !== null && rows.length > 0) return children(meta);
  if (meta !== null || (list.failure !== null && meansEmptyLeaderboard(list.failure.message)))
    return <EmptyLeaderboard isPeriod={meta?.period != null} isStudent={userId !== null} />;
  return (
    <ErrorState title={failed} retryLabel={say.leaderboard.tryAgain} busy={list.pending} onRetry={list.retry}>
      {list.failure !== null && translate(list.failure.message)}
    </ErrorState>
  );
}

interface EmptyLeaderboardProps {
  readonly isPeriod: boolean;
  /** The own-rank card above already links to the papers. */
  readonly isStudent: boolean;
}

function EmptyLeaderboard({ isPeriod, isStudent }: EmptyLeaderboardProps) {
  const { empty } = say.leaderboard;
  return (
    <EmptyState
      title={empty.title}
      icon="people"
      action={
        !isStudent && (
          <Link href={paths.home} asChild>
            <LinkButton variant="primary">{empty.choosePaper}</LinkButton>
          </Link>
        )
      }
    >
      {isPeriod ? empty.period : empty.text}
    </EmptyState>
  );
}

interface RankedProps extends LeaderboardViewProps {
  readonly meta: LeaderboardMeta;
}

function Ranked({ board, meta, place, userId, jump }: RankedProps) {
  const [text, setText] = useState('');
  const section = useRef<HTMLElement>(null);
  const own = useJump(jump, section, () => setText(''));
  const pinned = ownRow(board, place, userId);
  const isAround = jump.isAround && place.nearby.length > 0;
  const rows = isAround ? place.nearby : matching(board.rows, text);
  return (
    <section className="leaderboard-board" aria-label={say.leaderboard.list} ref={section}>
      {board.list.failure !== null && <FromBefore list={board.list} />}
      <Simulated meta={meta} />
      {isAround ? (
        <AroundHead onBack={jump.toTop} />
      ) : (
        <Search text={text} onText={setText} board={board} total={meta.totalUsers} found={rows.length} />
      )}
      {!isAround && rows.length >= 3 && <Podium rows={rows.slice(0, 3)} userId={userId} />}
      {rows.length > 0 && (
        <div className={cx('leaderboard-rows', pinned !== null && 'leaderboard-with-pinned')}>
          <LeaderboardRows rows={rows} userId={userId} />
          <PinnedRow row={pinned} rows={rows} section={section} onJump={own} />
        </div>
      )}
      {!isAround && text.trim() === '' && <More board={board} total={meta.totalUsers} />}
      <LeaderboardMetaLines meta={meta} />
    </section>
  );
}

function ownRow(board: Leaderboard, place: Place, userId: string | null): LeaderboardRow | null {
  const isOwn = (row: LeaderboardRow) => row.userId === userId;
  return board.rows.find(isOwn) ?? place.nearby.find(isOwn) ?? null;
}

/** ST68: a note that simulated students are shown while no student is ranked. */
export function Simulated({ meta }: Pick<RankedProps, 'meta'>) {
  return meta.isDemo === true && <Banner>{say.leaderboard.simulated}</Banner>;
}

export function FromBefore({ list }: Pick<Leaderboard, 'list'>) {
  return (
    <div className="leaderboard-before">
      {list.storedAt !== null && <p>{say.leaderboard.from(formatAge(list.storedAt))}</p>}
      <Button variant="quiet" icon="refresh" busy={list.pending} onClick={list.retry}>
        {say.leaderboard.tryAgain}
      </Button>
    </div>
  );
}

function AroundHead({ onBack }: { readonly onBack: () => void }) {
  return (
    <div className="leaderboard-around">
      <h2>{say.leaderboard.around}</h2>
      <Button icon="back" onClick={onBack}>
        {say.leaderboard.backToTop}
      </Button>
    </div>
  );
}

interface SearchProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly board: Leaderboard;
  readonly total: number;
  readonly found: number;
}

/** Searches the loaded rows, and says so while more can be loaded. */
function Search({ text, onText, board, total, found }: SearchProps) {
  const { leaderboard } = say;
  const isSearching = text.trim() !== '';
  return (
    <div className="leaderboard-search">
      <TextInput
        type="search"
        icon="search"
        aria-label={leaderboard.search}
        placeholder={leaderboard.search}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      {isSearching && board.list.hasMore && (
        <p className="leaderboard-note">
          {leaderboard.searchLoaded(formatNumber(board.rows.length), formatNumber(total))}
        </p>
      )}
      <p role="status" className={found > 0 ? 'visually-hidden' : undefined}>
        {isSearching && (found > 0 ? leaderboard.found(found) : leaderboard.noMatch(text.trim()))}
      </p>
    </div>
  );
}
