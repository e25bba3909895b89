import { assignedPapers } from '@exam/shared-schema/contract';
import { useLiveQuery } from 'dexie-react-hooks';
import { Suspense, type ComponentType } from 'react';
import { database } from '../../offline/index.ts';
import { lazyPart } from '../../parts/index.ts';
import { loadSentences } from '../../sentences/index.ts';
import { afterFirstScreen, useSeen, type SignedInSession } from '../../state/index.ts';
import { QuietBoundary } from '../../ui/index.ts';
import { OneNotice } from './one-notice.tsx';

const itsSentences = () => loadSentences('ongoing');
const afterIt = () => afterFirstScreen().then(itsSentences);
/** BA30: loaded only where a paper is assigned. */
const AssignedToYou = lazyPart(
  () => import('./assigned-papers.tsx'),
  () => loadSentences('batches'),
);
const ElsewhereAttempts = lazyPart(() => import('./elsewhere-attempts.tsx'), afterIt);
const GeneratedTests = lazyPart(() => import('./generated-tests.tsx'), afterIt);
const NewResults = lazyPart(() => import('./new-results.tsx'), itsSentences);

/** A teacher may assign a paper while a student looks. */
const FRESH = { freshMs: 10_000 };

interface GoingOnProps {
  readonly session: SignedInSession;
  /** Notices about payments and decisions. */
  readonly notices: ComponentType<{ readonly userId: string }>;
  /** The number of mistakes to revise today. */
  readonly revise: ComponentType<{ readonly userId: string }>;
}

/**
 * Assigned papers, and what is in progress besides a running exam, which has a bar above every page. The most urgent
 * first.
 */
export default function GoingOn({ session, notices: Notices, revise: Revise }: GoingOnProps) {
  const userId = session.user._id;
  const assigned = useSeen(assignedPapers, {}, FRESH).value?.data ?? [];
  const newResults = useLiveQuery(
    () => database.results.where('unopenedBy').equals(userId).count(),
    [userId],
    0,
  );
  return (
    <>
      {assigned.length > 0 && (
        <QuietBoundary>
          <Suspense>
            <AssignedToYou assigned={assigned} session={session} />
          </Suspense>
        </QuietBoundary>
      )}
      <OneNotice>
        <QuietBoundary>
          <Suspense>
            <ElsewhereAttempts userId={userId} />
            {newResults > 0 && <NewResults userId={userId} />}
            <GeneratedTests userId={userId} />
          </Suspense>
        </QuietBoundary>
        <QuietBoundary>
          <Suspense>
            <Notices userId={userId} />
          </Suspense>
        </QuietBoundary>
        <QuietBoundary>
          <Suspense>
            <Revise userId={userId} />
          </Suspense>
        </QuietBoundary>
      </OneNotice>
    </>
  );
}
