import './results.css';
import { Link } from 'wouter';
import { formatAge, formatDateTime, formatScore } from '../../format/index.ts';
import { SignedIn } from '../../gates/signed-in.tsx';
import { paths } from '../../paths/paths.ts';
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
        <PageHead title="Your results" />
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
          Show older results
        </Button>
      )}
    </>
  );
}

/** What is here is no less true for it, so it is no error. */
function FromBefore({ list: { storedAt, retry } }: Pick<MyResults, 'list'>) {
  return (
    <div className="results-before">
      <p>
        {storedAt === null
          ? 'Only what this device knows. Your other results need a connection.'
          : `This list is from ${formatAge(storedAt)}.`}
      </p>
      <Button variant="quiet" icon="refresh" onClick={retry}>
        Retry
      </Button>
    </div>
  );
}

function NothingYet({ list }: Pick<MyResults, 'list'>) {
  if (list.loading) return <Skeleton lines={6} label="Loading Results..." />;
  if (list.failure !== null) {
    return (
      <ErrorState title="Failed to load test history" onRetry={list.retry}>
        {list.failure.message}
      </ErrorState>
    );
  }
  return (
    <EmptyState
      title="No results yet"
      icon="chart"
      action={
        <Link href={paths.home} asChild>
          <LinkButton variant="primary">Choose a paper</LinkButton>
        </Link>
      }
    >
      Every exam that you submit is listed here with its score.
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
      return <Pill tone="warn">Waiting to be sent</Pill>;
    case 'try-out':
      return <Pill>Try-out, on this device</Pill>;
    case 'pending':
    case 'scored':
      return <Pill>Submitted</Pill>;
  }
}
