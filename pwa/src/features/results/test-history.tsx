import './results.css';
import { categoryGroups } from '@exam/shared-schema/contract';
import { Link } from 'wouter';
import { formatAge } from '../../format/index.ts';
import { paths } from '../../paths/paths.ts';
import { say, translate } from '../../sentences/index.ts';
import { Button, EmptyState, ErrorState, LinkButton, Select, Skeleton, Stack } from '../../ui/index.ts';
import { historySorts, useHistoryView, type HistoryView } from './history-view.ts';
import { useMyResults, type MyResults } from './my-results.ts';
import { PastAttemptRow } from './past-attempt-row.tsx';

/** PF2: the student's past attempts, ten more per press. Loaded pages are also available offline. */
export function TestHistory({ userId }: { readonly userId: string }) {
  const [view, change] = useHistoryView();
  return (
    <Stack gap={4}>
      <ViewChoice view={view} onChange={change} />
      <Attempts key={`${view.sort} ${view.group}`} userId={userId} view={view} />
    </Stack>
  );
}

interface ViewChoiceProps {
  readonly view: HistoryView;
  readonly onChange: (change: Partial<HistoryView>) => void;
}

function ViewChoice({ view, onChange }: ViewChoiceProps) {
  const words = say.results.list;
  return (
    <div className="history-view">
      <Select
        aria-label={words.sort}
        value={view.sort}
        onChange={({ target }) =>
          onChange({ sort: historySorts.find((sort) => sort === target.value) ?? 'recent' })
        }
        options={historySorts.map((sort) => ({ value: sort, label: words.sorts[sort] }))}
      />
      <Select
        aria-label={words.category}
        value={view.group ?? ''}
        onChange={({ target }) => onChange({ group: categoryGroups.find((group) => group === target.value) })}
        options={[
          { value: '', label: words.categories.All },
          ...categoryGroups.map((group) => ({ value: group, label: words.categories[group] })),
        ]}
      />
    </div>
  );
}

function Attempts({ userId, view }: { readonly userId: string; readonly view: HistoryView }) {
  const { attempts, list } = useMyResults(userId, view);
  if (attempts.length === 0) return <NothingYet list={list} view={view} />;
  return (
    <>
      {list.failure !== null && <FromBefore list={list} />}
      <ul className="past-attempts">
        {attempts.map((attempt) => (
          <PastAttemptRow key={attempt.attemptId} attempt={attempt} />
        ))}
      </ul>
      {list.hasMore && (
        <Button busy={list.loadingMore} onClick={list.more}>
          {say.results.list.older}
        </Button>
      )}
    </>
  );
}

/** The age of the list. It is not an error, because the stored rows are still true. */
function FromBefore({ list: { storedAt, retry } }: Pick<MyResults, 'list'>) {
  return (
    <div className="results-before">
      <p>{storedAt === null ? say.results.list.onlyHere : say.results.list.from(formatAge(storedAt))}</p>
      <Button variant="quiet" icon="refresh" onClick={retry}>
        {say.common.retry}
      </Button>
    </div>
  );
}

interface NothingYetProps extends Pick<MyResults, 'list'> {
  readonly view: HistoryView;
}

function NothingYet({ list, view }: NothingYetProps) {
  const words = say.results.list;
  if (list.loading) return <Skeleton lines={6} label={words.loading} />;
  if (list.failure !== null) {
    return (
      <ErrorState title={words.failed} onRetry={list.retry}>
        <p>{words.why}</p>
        <p>{translate(list.failure.message)}</p>
      </ErrorState>
    );
  }
  if (view.group !== undefined)
    return (
      <EmptyState title={words.empty} icon="search">
        {words.noneFits}
      </EmptyState>
    );
  return (
    <EmptyState
      title={words.empty}
      icon="chart"
      action={
        <Link href={paths.home} asChild>
          <LinkButton variant="primary">{words.choosePaper}</LinkButton>
        </Link>
      }
    >
      {words.emptyAdvice}
    </EmptyState>
  );
}
