import { useLiveQuery } from 'dexie-react-hooks';
import { Suspense, type ComponentType } from 'react';
import { useSearchParams } from 'wouter';
import { database } from '../../offline/index.ts';
import { lazyPart } from '../../parts/index.ts';
import { reloadForPart, useSession, type Session } from '../../state/index.ts';
import { Page, PanelBoundary, QuietBoundary, Skeleton, Stack, Tabs } from '../../ui/index.ts';
import { TrendingPapers } from './trending-papers.tsx';

const OpenAttempts = lazyPart(() => import('./open-attempts.tsx'));
const ElsewhereAttempts = lazyPart(() => import('./elsewhere-attempts.tsx'));
const PredefinedPapers = lazyPart(() => import('./predefined-papers.tsx'));

interface HomeTab {
  /** In the address: /?tab=predefined. */
  readonly id: 'trending' | 'personalized' | 'predefined' | 'plans' | 'leadboard';
  readonly label: string;
  readonly panel: ComponentType<{ readonly session: Session }>;
}

/** In the order of the product's five; the first one is shown where the address names none. */
const TABS: readonly [HomeTab, ...HomeTab[]] = [
  { id: 'trending', label: 'Trending Tests', panel: TrendingPapers },
  { id: 'predefined', label: 'Pre-defined', panel: PredefinedPapers },
];

export function HomeScreen() {
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find(({ id }) => id === search.get('tab')) ?? TABS[0];
  const select = (id: HomeTab['id']) => setSearch(id === TABS[0].id ? {} : { tab: id }, { replace: true });
  return (
    <Page>
      <Stack gap={6}>
        {session.status === 'signed-in' && <Attempts userId={session.user._id} />}
        {session.status === 'signed-in' && (
          <QuietBoundary>
            <Suspense>
              <ElsewhereAttempts userId={session.user._id} />
            </Suspense>
          </QuietBoundary>
        )}
        <Stack gap={5}>
          <Tabs label="Tests" tabs={TABS} selected={tab.id} onSelect={select}>
            <PanelBoundary key={tab.id} name="This list" onStillMissing={reloadForPart}>
              <Suspense fallback={<Skeleton lines={6} />}>
                <tab.panel session={session} />
              </Suspense>
            </PanelBoundary>
          </Tabs>
        </Stack>
      </Stack>
    </Page>
  );
}

/** The code that reads a log is loaded only if there is a log. */
function Attempts({ userId }: { readonly userId: string }) {
  const open = useLiveQuery(
    () => database.attempts.where('[userId+status]').equals([userId, 'open']).count(),
    [userId],
    0,
  );
  if (open === 0) return null;
  return (
    <PanelBoundary name="Your exam in progress" onStillMissing={reloadForPart}>
      <Suspense fallback={<Skeleton lines={3} />}>
        <OpenAttempts userId={userId} />
      </Suspense>
    </PanelBoundary>
  );
}
