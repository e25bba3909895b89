import type { BoardMeta } from '@exam/shared-schema/contract';
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
import { BoardRows } from './board-rows.tsx';
import { matching, type BoardRow } from './board.ts';
import { BoardMetaLines } from './meta-lines.tsx';
import { More } from './more.tsx';
import { meansEmptyBoard } from './empty-board.ts';
import { PinnedRow } from './pinned-row.tsx';
import { Podium } from './podium.tsx';
import type { Board, Place } from './use-board.ts';
import { useJump, type Jump } from './use-jump.ts';

export interface BoardViewProps {
  readonly board: Board;
  readonly place: Place;
  /** The user whose row is highlighted; null for none. */
  readonly userId: string | null;
  readonly failed: string;
  readonly jump: Jump;
}

/** The ranked students of one board and timeframe, or the reason why there are none. */
export function BoardView(props: BoardViewProps) {
  return (
    <BoardOr board={props.board} failed={props.failed} userId={props.userId}>
      {(meta) => <Ranked {...props} meta={meta} />}
    </BoardOr>
  );
}

interface BoardOrProps extends Pick<BoardViewProps, 'board' | 'failed' | 'userId'> {
  readonly children: (meta: BoardMeta) => ReactNode;
}

/** Shows a skeleton, an empty state or an error while the board has no rows. */
export function BoardOr({ board: { meta, rows, list }, failed, userId, children }: BoardOrProps) {
  if (list.loading) return <Skeleton lines={8} label={say.standings.loading} />;
  if (meta !== null && rows.length > 0) return children(meta);
  if (meta !== null || (list.failure !== null && meansEmptyBoard(list.failure.message)))
    return <EmptyBoard isPeriod={meta?.period != null} isStudent={userId !== null} />;
  return (
    <ErrorState title={failed} retryLabel={say.standings.tryAgain} busy={list.pending} onRetry={list.retry}>
      {list.failure !== null && translate(list.failure.message)}
    </ErrorState>
  );
}

interface EmptyBoardProps {
  readonly isPeriod: boolean;
  /** The own-rank card above already links to the papers. */
  readonly isStudent: boolean;
}

function EmptyBoard({ isPeriod, isStudent }: EmptyBoardProps) {
  const { empty } = say.standings;
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

interface RankedProps extends BoardViewProps {
  readonly meta: BoardMeta;
}

function Ranked({ board, meta, place, userId, jump }: RankedProps) {
  const [text, setText] = useState('');
  const section = useRef<HTMLElement>(null);
  const own = useJump(jump, section, () => setText(''));
  const pinned = ownRow(board, place, userId);
  const isAround = jump.isAround && place.nearby.length > 0;
  const rows = isAround ? place.nearby : matching(board.rows, text);
  return (
    <section className="standings-board" aria-label={say.standings.list} ref={section}>
      {board.list.failure !== null && <FromBefore list={board.list} />}
      <Simulated meta={meta} />
      {isAround ? (
        <AroundHead onBack={jump.toTop} />
      ) : (
        <Search text={text} onText={setText} board={board} total={meta.totalUsers} found={rows.length} />
      )}
      {!isAround && rows.length >= 3 && <Podium rows={rows.slice(0, 3)} userId={userId} />}
      {rows.length > 0 && (
        <div className={cx('standings-rows', pinned !== null && 'standings-with-pinned')}>
          <BoardRows rows={rows} userId={userId} />
          <PinnedRow row={pinned} rows={rows} section={section} onJump={own} />
        </div>
      )}
      {!isAround && text.trim() === '' && <More board={board} total={meta.totalUsers} />}
      <BoardMetaLines meta={meta} />
    </section>
  );
}

function ownRow(board: Board, place: Place, userId: string | null): BoardRow | null {
  const isOwn = (row: BoardRow) => row.userId === userId;
  return board.rows.find(isOwn) ?? place.nearby.find(isOwn) ?? null;
}

/** ST68: a note that simulated students are shown while no student is ranked. */
export function Simulated({ meta }: Pick<RankedProps, 'meta'>) {
  return meta.isDemo === true && <Banner>{say.standings.simulated}</Banner>;
}

export function FromBefore({ list }: Pick<Board, 'list'>) {
  return (
    <div className="standings-before">
      {list.storedAt !== null && <p>{say.standings.from(formatAge(list.storedAt))}</p>}
      <Button variant="quiet" icon="refresh" busy={list.pending} onClick={list.retry}>
        {say.standings.tryAgain}
      </Button>
    </div>
  );
}

function AroundHead({ onBack }: { readonly onBack: () => void }) {
  return (
    <div className="standings-around">
      <h2>{say.standings.around}</h2>
      <Button icon="back" onClick={onBack}>
        {say.standings.backToTop}
      </Button>
    </div>
  );
}

interface SearchProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly board: Board;
  readonly total: number;
  readonly found: number;
}

/** Searches the loaded rows, and says so while more can be loaded. */
function Search({ text, onText, board, total, found }: SearchProps) {
  const { standings } = say;
  const isSearching = text.trim() !== '';
  return (
    <div className="standings-search">
      <TextInput
        type="search"
        icon="search"
        aria-label={standings.search}
        placeholder={standings.search}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      {isSearching && board.list.hasMore && (
        <p className="standings-note">
          {standings.searchLoaded(formatNumber(board.rows.length), formatNumber(total))}
        </p>
      )}
      <p role="status" className={found > 0 ? 'visually-hidden' : undefined}>
        {isSearching && (found > 0 ? standings.found(found) : standings.noMatch(text.trim()))}
      </p>
    </div>
  );
}
