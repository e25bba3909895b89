import '../list/list.css';
import './audit.css';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { kindName } from '@exam/shared-schema/audit';
import { auditChoices, auditLog, exportAudit, type AuditPage } from '@exam/shared-schema/contract';
import { formatCount, formatIndiaTime } from '../../format/index.ts';
import {
  Banner,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Field,
  Page,
  PageHead,
  Skeleton,
  Stack,
  TextInput,
} from '../../ui/index.ts';
import { fixedChoices } from '../fields/choices.ts';
import type { Choices } from '../form/field.ts';
import type { Filter, ListQuery } from '../list/declaration.ts';
import { FileButton } from '../list/file-button.tsx';
import { ListTools } from '../list/list-tools.tsx';
import { FlashBanner } from '../list/flash-banner.tsx';
import { useFlash } from '../list/use-flash.ts';
import { useListAddress, type ListAddress } from '../list/use-list-query.ts';
import { load } from '../load.ts';
import { failureOf } from '../loaded.tsx';
import { AuditEntryView } from './audit-entry.tsx';

const FAILED = 'Failed to load the audit log';
const FAILED_TEXT = 'Please check your connection and try again.';
/** ms */
const SEARCH_AFTER_MS = 500;

const useLogChoices = () =>
  useQuery({
    queryKey: ['audit', 'choices'],
    queryFn: async ({ signal }) => (await load(auditChoices, {}, signal)).data,
  });

function usePeople(): Choices {
  const { data, isPending, error } = useLogChoices();
  const options = (data?.people ?? []).map(({ _id, fullName }) => ({ value: _id, label: fullName }));
  return { options, loading: isPending, failure: failureOf(error, 'Failed to load the users') };
}

function useKinds(): Choices {
  const { data, isPending, error } = useLogChoices();
  const options = (data?.kinds ?? []).map((kind) => ({ value: kind, label: kindName(kind) }));
  return {
    options: options.sort((one, other) => one.label.localeCompare(other.label)),
    loading: isPending,
    failure: failureOf(error, 'Failed to load the kinds'),
  };
}

const CHOSEN: readonly Filter[] = [
  { name: 'who', label: 'Who', all: 'Everyone', useChoices: usePeople },
  { name: 'kind', label: 'Kind', all: 'All Kinds', useChoices: useKinds },
  {
    name: 'action',
    label: 'Action',
    all: 'All Actions',
    useChoices: fixedChoices({ create: 'Created', update: 'Changed', delete: 'Deleted' }),
  },
];
const none = fixedChoices({});
/** Filters that are typed, or set by the button of an entry. */
const TYPED: readonly Filter[] = [
  { name: 'from', label: 'From', all: '', useChoices: none },
  { name: 'to', label: 'Until', all: '', useChoices: none },
  { name: 'thing', label: 'Id', all: '', useChoices: none },
];
const PLAN = { columns: [], filters: [...CHOSEN, ...TYPED], defaultSort: '' };

/** AU1, AU2: what administrators have changed, newest first. */
export default function AuditScreen() {
  const address = useListAddress(PLAN);
  const queries = useQueryClient();
  const { notice, say, dismiss } = useFlash();
  const log = useLog(address.query);
  return (
    <Page>
      <Stack gap={5}>
        <PageHead
          title="Audit Log"
          lead="Every change by an administrator, the newest first"
          actions={
            <>
              <Button icon="refresh" busy={log.isFetching} onClick={() => void queries.invalidateQueries()}>
                Refresh
              </Button>
              <FileButton
                name="audit-log"
                failed={FAILED}
                call={exportAudit}
                query={address.query}
                say={say}
              />
            </>
          }
        />
        <FlashBanner notice={notice} onDismiss={dismiss} />
        <Card as="div" className="list">
          <ListTools
            address={address}
            filters={CHOSEN}
            searchLabel="Search in changes, ids, names and addresses"
            searchAfterMs={SEARCH_AFTER_MS}
          />
          <TypedFilters address={address} />
          <Entries log={log} address={address} />
        </Card>
      </Stack>
    </Page>
  );
}

function TypedFilters({ address }: { readonly address: ListAddress }) {
  return (
    <div className="audit-days">
      {TYPED.map(({ name, label }) => (
        <Field key={name} label={label}>
          <TextInput
            type={name === 'thing' ? 'text' : 'date'}
            maxLength={200}
            value={address.query.filters[name] ?? ''}
            onChange={(event) => address.setFilter(name, event.target.value.trim())}
          />
        </Field>
      ))}
    </div>
  );
}

type Log = ReturnType<typeof useLog>;

/** AU3: then the user decides whether to search further back. */
const MOST_EMPTY_PAGES = 20;

/** AU3: while pages are empty, further ones are requested, because a call tries only a part of the log. */
function useLog({ search, filters }: Pick<ListQuery, 'search' | 'filters'>) {
  const asked = Object.fromEntries(
    Object.entries({ search, ...filters }).filter(([, value]) => value !== ''),
  );
  const result = useInfiniteQuery({
    queryKey: ['audit', asked],
    queryFn: ({ pageParam, signal }) =>
      load(auditLog, { query: { ...asked, ...(pageParam !== null && { before: pageParam }) } }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: AuditPage) => next,
  });
  const { isFetching, isError, fetchNextPage } = result;
  const pages = result.data?.pages ?? [];
  const empty = pages.length - 1 - pages.findLastIndex(({ entries }) => entries.length > 0);
  const continues = empty > 0 && empty % MOST_EMPTY_PAGES !== 0 && pages.at(-1)?.next !== null;
  useEffect(() => {
    if (continues && !isFetching && !isError) void fetchNextPage();
  }, [continues, pages.length, isFetching, isError, fetchNextPage]);
  return { ...result, pages };
}

function Entries({ log, address }: { readonly log: Log; readonly address: ListAddress }) {
  const { pages, error, hasNextPage, isFetching } = log;
  if (error !== null && pages.length === 0)
    return (
      <ErrorState title={FAILED} retryLabel="Try Again" busy={isFetching} onRetry={() => void log.refetch()}>
        {failureOf(error, FAILED_TEXT)}
      </ErrorState>
    );
  const shown = pages.flatMap(({ entries, names }) => entries.map((entry) => ({ entry, names })));
  if (shown.length === 0 && pages.length > 0 && !hasNextPage) return <Nothing address={address} />;
  if (pages.length === 0) return <Skeleton lines={8} label="Loading the audit log..." />;
  return (
    <>
      <ol className="audit-entries" aria-label="Changes">
        {shown.map(({ entry, names }) => (
          <li key={entry._id}>
            <AuditEntryView
              entry={entry}
              names={names}
              isAlone={address.query.filters['thing'] === entry.thingId}
            />
          </li>
        ))}
      </ol>
      <More log={log} count={shown.length} />
    </>
  );
}

/** How much is shown, and the way to older entries. */
function More({ log, count }: { readonly log: Log; readonly count: number }) {
  const { pages, error, hasNextPage, isFetching, fetchNextPage } = log;
  const reachedAt = pages.at(-1)?.reachedAt ?? null;
  return (
    <div className="audit-more">
      <p className="list-small" role="status">
        {count === 0 && isFetching ? 'Searching... ' : `${formatCount(count, 'change', 'changes')}. `}
        {hasNextPage && reachedAt !== null
          ? `Searched back to ${formatIndiaTime(reachedAt)}.`
          : 'There are no older ones.'}
      </p>
      {error !== null && <Banner tone="bad">{failureOf(error, FAILED_TEXT)}</Banner>}
      {hasNextPage && (
        <Button busy={isFetching} onClick={() => void fetchNextPage()}>
          Show older changes
        </Button>
      )}
    </div>
  );
}

function Nothing({ address }: { readonly address: ListAddress }) {
  if (!address.narrowed)
    return <EmptyState title="No changes yet">What administrators change appears here.</EmptyState>;
  return (
    <EmptyState
      title="No changes found"
      icon="search"
      action={<Button onClick={address.clear}>Clear filters</Button>}
    >
      Try adjusting your search terms or filters
    </EmptyState>
  );
}
