import './results.css';
import { Link } from 'wouter';
import { formatAge, formatDateTime, formatScore } from '../../format/index.ts';
import { SignedIn } from '../../gates/signed-in.tsx';
import { paths } from '../../paths/paths.ts';
import { say, translate } from '../../sentences/index.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  Icon,
  LinkButton,
  Page,
  PageHead,
  Pill,
  Skeleton,
  Stack,
} from '../../ui/index.ts';
import { useMyResults, type MyResults, type PastAttempt } from './my-results.ts';

/** /results: the student's past attempts, each leading to its result. What was seen is there without a network too. */
export default function MyResultsScreen() {
  return (
    <Page>
      <Stack gap={4}>
        <PageHead title={say.results.list.title} />
        <SignedIn signedOut={null}>{({ user }) => <Results userId={user._id} />}</SignedIn>
      </Stack>
    </Page>
  );
}

function Results({ userId }: { readonly userId: string }) {
  const { attempts, list } = useMyResults(userId);
  if (attempts.length === 0) return <NothingYet list={list} />;
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

/** What is here is no less true for it, so it is no error. */
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

function NothingYet({ list }: Pick<MyResults, 'list'>) {
  if (list.loading) return <Skeleton lines={6} label={say.results.loading} />;
  if (list.failure !== null) {
    return (
      <ErrorState title={say.results.list.failed} onRetry={list.retry}>
        {translate(list.failure.message)}
      </ErrorState>
    );
  }
  return (
    <EmptyState
      title={say.results.list.empty}
      icon="chart"
      action={
        <Link href={paths.home} asChild>
          <LinkButton variant="primary">{say.results.list.choosePaper}</LinkButton>
        </Link>
      }
    >
      {say.results.list.emptyAdvice}
    </EmptyState>
  );
}

function PastAttemptRow({ attempt }: { readonly attempt: PastAttempt }) {
  const { attemptId, title, submittedAt, state, score } = attempt;
  return (
    <li>
      <Link href={paths.results(attemptId)} className="past-attempt">
        <span className="past-attempt-words">
          <span className="past-attempt-title">{title}</span>
          <span className="past-attempt-when num">{formatDateTime(submittedAt)}</span>
          {score === null && <State state={state} />}
        </span>
        {score !== null && (
          <span className="past-attempt-score num">
            <b>{formatScore(score.obtained)}</b> / {formatScore(score.total)}
          </span>
        )}
        <Icon name="right" small />
      </Link>
    </li>
  );
}

function State({ state }: Pick<PastAttempt, 'state'>) {
  switch (state) {
    case 'waiting':
      return <Pill tone="warn">{say.results.list.waiting}</Pill>;
    case 'try-out':
      return <Pill>{say.results.list.tryOut}</Pill>;
    case 'pending':
    case 'scored':
      return <Pill>{say.results.list.submitted}</Pill>;
  }
}
