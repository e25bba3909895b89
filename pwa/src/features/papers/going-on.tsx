import { useLiveQuery } from 'dexie-react-hooks';
import { Suspense, type ComponentType } from 'react';
import { database } from '../../offline/index.ts';
import { lazyPart } from '../../parts/index.ts';
import { loadSentences } from '../../sentences/index.ts';
import { afterFirstScreen } from '../../state/index.ts';
import { QuietBoundary } from '../../ui/index.ts';
import { OneNotice } from './one-notice.tsx';

const itsSentences = () => loadSentences('ongoing');
const afterIt = () => afterFirstScreen().then(itsSentences);
const ElsewhereAttempts = lazyPart(() => import('./elsewhere-attempts.tsx'), afterIt);
const GeneratedTests = lazyPart(() => import('./generated-tests.tsx'), afterIt);
const NewResults = lazyPart(() => import('./new-results.tsx'), itsSentences);

interface GoingOnProps {
  readonly userId: string;
  /** Notices about payments. */
  readonly notices: ComponentType<{ readonly userId: string }>;
  /** The number of mistakes to revise today. */
  readonly revise: ComponentType<{ readonly userId: string }>;
}

/** What is in progress besides a running exam, which has a bar above every page. The most urgent first. */
export default function GoingOn({ userId, notices: Notices, revise: Revise }: GoingOnProps) {
  const newResults = useLiveQuery(
    () => database.results.where('unopenedBy').equals(userId).count(),
    [userId],
    0,
  );
  return (
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
          <Revise userId={userId} />
        </Suspense>
      </QuietBoundary>
      <QuietBoundary>
        <Suspense>
          <Notices userId={userId} />
        </Suspense>
      </QuietBoundary>
    </OneNotice>
  );
}
