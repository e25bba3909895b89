import '../list/list.css';
import './batches.css';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import {
  assignmentResults,
  assignmentSittings,
  type CallAnswer,
  type ManagedAssignment,
  type Sitting,
  type SittingState,
} from '@exam/shared-schema/contract';
import { batchPath, consolePaths } from '../../app/paths-of-console.ts';
import { formatNumber } from '../../format/index.ts';
import { saveFile } from '../../state/export-file.ts';
import { fetchFile } from '../../state/fetch-file.ts';
import {
  Banner,
  Button,
  EmptyState,
  LinkButton,
  Page,
  PageHead,
  Pager,
  Pill,
  Row,
  Segmented,
  Stack,
  StatTiles,
  Table,
  TextInput,
} from '../../ui/index.ts';
import { FlashBanner } from '../list/flash-banner.tsx';
import { useFlash } from '../list/use-flash.ts';
import { everyRow, load } from '../load.ts';
import { Loaded } from '../loaded.tsx';
import { nounOf } from '../nouns.ts';
import type { AnyAction } from '../rows/action.ts';
import { RowDialog } from '../rows/row-dialog.tsx';
import { useRested } from '../use-rested.ts';
import { AssignmentPrint } from './assignment-print.tsx';
import { windowAction } from './assign-form.ts';
import { ExtraTimeDialog } from './extra-time-dialog.tsx';
import { columnsOf } from './sitting-columns.tsx';
import { PHASES, phaseOf, windowText } from './window-of-assignment.ts';

type Sittings = CallAnswer<typeof assignmentSittings>;

/** BA20, BA24: how far the students of an assignment are, and their results. Its id is in the URL. */
export default function AssignmentScreen() {
  const [search] = useSearchParams();
  const id = search.get('assignment') ?? '';
  return (
    <Page>
      {id === '' ? (
        <EmptyState
          page
          title="No assignment chosen"
          action={<LinkButton href={consolePaths.assignments.list}>Assignments</LinkButton>}
        >
          Choose Students and results in the row of an assignment.
        </EmptyState>
      ) : (
        <OneAssignment key={id} id={id} />
      )}
    </Page>
  );
}

/** BA20: how often the page is read again, ms. */
const READ_AGAIN_MS = 10_000;
/** ms */
const SEARCH_AFTER_MS = 300;
const AT_ONCE = 100;

type Sort = 'name' | 'rank';

function OneAssignment({ id }: { readonly id: string }) {
  const [page, setPage] = useState(1);
  const [state, setState] = useState<SittingState | ''>('');
  const [sort, setSort] = useState<Sort>('name');
  const [text, setText] = useState('');
  const search = useRested(text.trim(), SEARCH_AFTER_MS);
  const result = useQuery({
    queryKey: ['assignments', 'sittings', id, page, state, sort, search],
    queryFn: ({ signal }) => {
      const query = { page, sort, ...(state !== '' && { state }), ...(search !== '' && { search }) };
      return load(assignmentSittings, { params: { id }, query }, signal);
    },
    placeholderData: keepPreviousData,
    refetchInterval: READ_AGAIN_MS,
  });
  const first =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };
  return (
    <Loaded
      result={result}
      lines={8}
      loading="Loading the assignment..."
      failed="Failed to load the assignment"
      failedText="Please check your connection and try again."
      failedOfStatus={{ 404: 'This assignment no longer exists.' }}
    >
      {(data) => (
        <Whole
          id={id}
          data={data}
          isStale={result.isError}
          view={{
            ...{ page, state, sort, text },
            setPage,
            setState: first(setState),
            setSort: first(setSort),
            setText: first(setText),
          }}
        />
      )}
    </Loaded>
  );
}

interface View {
  readonly page: number;
  readonly state: SittingState | '';
  readonly sort: Sort;
  readonly text: string;
  readonly setPage: (page: number) => void;
  readonly setState: (state: SittingState | '') => void;
  readonly setSort: (sort: Sort) => void;
  readonly setText: (text: string) => void;
}

interface WholeProps {
  readonly id: string;
  readonly data: Sittings;
  /** The last try to read it again failed. */
  readonly isStale: boolean;
  readonly view: View;
}

function Whole({ id, data, isStale, view }: WholeProps) {
  const queries = useQueryClient();
  const { notice, say, dismiss } = useFlash();
  const [moreTimeFor, setMoreTimeFor] = useState<Sitting | null>(null);
  const [printed, setPrinted] = useState<readonly Sitting[] | null>(null);
  const { assignment } = data;
  const print = async () => {
    const rows = await everySitting(id).catch(() => null);
    if (rows === null) say(false, 'The results could not be loaded. Nothing was printed.');
    else setPrinted(rows);
  };
  if (printed !== null)
    return <AssignmentPrint assignment={assignment} sittings={printed} onDone={() => setPrinted(null)} />;
  return (
    <Stack gap={6}>
      <Head id={id} assignment={assignment} say={say} onPrint={() => void print()} />
      <FlashBanner notice={notice} onDismiss={dismiss} />
      {isStale && <Banner tone="warn">The server cannot be reached. This is how it was last.</Banner>}
      <Counts counts={data.counts} />
      <Students data={data} view={view} onMoreTime={setMoreTimeFor} />
      {moreTimeFor !== null && (
        <ExtraTimeDialog
          assignment={assignment}
          sitting={moreTimeFor}
          onClose={() => setMoreTimeFor(null)}
          onDone={(message) => {
            setMoreTimeFor(null);
            say(true, message);
            void queries.invalidateQueries({ queryKey: ['assignments'] });
          }}
        />
      )}
    </Stack>
  );
}

/** Every student by rank, for the printed page. */
const everySitting = (id: string) =>
  everyRow(async (page) => {
    const query = { page, limit: AT_ONCE, sort: 'rank' } as const;
    const { sittings, pages } = await load(assignmentSittings, { params: { id }, query });
    return { rows: sittings, pages };
  });

const noun = nounOf({ one: 'assignment', many: 'assignments' });
const changeTimes = windowAction(noun);

interface HeadProps {
  readonly id: string;
  readonly assignment: ManagedAssignment;
  readonly say: (ok: boolean, text: string) => void;
  readonly onPrint: () => void;
}

function Head({ id, assignment, say, onPrint }: HeadProps) {
  const queries = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const { paper, batch } = assignment;
  const phase = phaseOf(assignment, Date.now());
  const download = async () => {
    const file = await fetchFile(assignmentResults, { id }, 'The file could not be made. Please try again.');
    if (!file.ok) return say(false, file.message);
    saveFile({ name: `${paper.title}, ${batch.name}.csv`.replace(/[\\/:*?"<>|]+/g, ' '), blob: file.blob });
    say(true, 'The file was downloaded.');
  };
  const close = () => {
    setChanging(false);
    void queries.invalidateQueries({ queryKey: ['assignments'] });
  };
  return (
    <Stack gap={4}>
      <PageHead
        title={paper.title}
        lead={`${batch.name}, ${windowText(assignment)}`}
        actions={
          <Link href={batchPath(batch._id)} asChild>
            <LinkButton icon="back">{batch.name}</LinkButton>
          </Link>
        }
      />
      <Row>
        <Pill tone={phase === 'open' ? 'ok' : 'neutral'}>{PHASES[phase]}</Pill>
        <Button icon="clock" onClick={() => setChanging(true)}>
          Change times
        </Button>
        <Button icon="download" onClick={() => void download()}>
          Download CSV
        </Button>
        <Button icon="file" onClick={onPrint}>
          Print results
        </Button>
      </Row>
      {isChanging && (
        <RowDialog
          action={changeTimes as unknown as AnyAction}
          row={assignment}
          name={`${paper.title}, ${batch.name}`}
          onClose={close}
          onDone={(message) => {
            close();
            say(true, message);
          }}
        />
      )}
    </Stack>
  );
}

function Counts({ counts }: Pick<Sittings, 'counts'>) {
  return (
    <StatTiles
      stats={[
        { label: 'Handed in', value: formatNumber(counts['handed-in']), icon: 'check' },
        { label: 'Sitting', value: formatNumber(counts.sitting), icon: 'clock' },
        { label: 'Silent', value: formatNumber(counts.silent), icon: 'cloud-off' },
        { label: 'Saved, not begun', value: formatNumber(counts.saved), icon: 'phone-check' },
        { label: 'Not saved', value: formatNumber(counts.none), icon: 'minus' },
      ]}
    />
  );
}

const FILTERS = [
  { value: '', label: 'All' },
  { value: 'silent', label: 'Silent' },
  { value: 'none', label: 'Not saved' },
  { value: 'handed-in', label: 'Handed in' },
] as const;

const SORTS = [
  { value: 'name', label: 'By name' },
  { value: 'rank', label: 'By rank' },
] as const;

interface StudentsProps {
  readonly data: Sittings;
  readonly view: View;
  readonly onMoreTime: (sitting: Sitting) => void;
}

function Students({ data: { assignment, sittings, total, pages }, view, onMoreTime }: StudentsProps) {
  const { page, state, sort, text } = view;
  const isNarrowed = state !== '' || text !== '';
  return (
    <Stack gap={4}>
      <div className="batch-tools">
        <TextInput
          icon="search"
          type="search"
          aria-label="Search students"
          placeholder="Search students"
          maxLength={100}
          value={text}
          onChange={(event) => view.setText(event.target.value)}
        />
        <Segmented<SittingState | ''>
          label="Students"
          options={FILTERS}
          value={state}
          onChange={view.setState}
        />
        <Segmented<Sort> label="Order" options={SORTS} value={sort} onChange={view.setSort} />
      </div>
      {sittings.length === 0 ? (
        <EmptyState title={isNarrowed ? 'No such student' : 'The batch has no students'} icon="people">
          {isNarrowed ? 'Try another name, or show all.' : 'Add them on the page of the batch.'}
        </EmptyState>
      ) : (
        <Table
          caption="Students of the assignment"
          columns={columnsOf(assignment, onMoreTime)}
          items={sittings}
          itemKey={({ student }) => student._id}
        />
      )}
      {pages > 1 && (
        <Pager
          page={page}
          totalPages={pages}
          onPage={view.setPage}
          summary={`Page ${page} of ${pages} (${formatNumber(total)} students)`}
        />
      )}
    </Stack>
  );
}
