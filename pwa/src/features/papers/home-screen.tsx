import { Suspense, useState, type ComponentType } from 'react';
import { useSearchParams } from 'wouter';
import { lazyPart } from '../../parts/index.ts';
import { say } from '../../sentences/index.ts';
import { reloadForPart, useSessionAtOnce, type Session } from '../../state/index.ts';
import { Page, PanelBoundary, QuietBoundary, Skeleton, Stack, Tabs } from '../../ui/index.ts';
import { useExamChoice } from './exam-choice.ts';
import { ListFilters } from './list-head.tsx';
import type { ListView } from './list-view.ts';
import { TrendingPapers } from './trending-papers.tsx';
import { Welcome } from './welcome.tsx';

const ElsewhereAttempts = lazyPart(() => import('./elsewhere-attempts.tsx'));
const NewResults = lazyPart(() => import('./new-results.tsx'));
const PredefinedPapers = lazyPart(() => import('./predefined-papers.tsx'));

interface HomeTab {
  /** In the address: /?tab=predefined. */
  readonly id: 'trending' | 'personalized' | 'predefined' | 'plans' | 'leadboard';
  readonly label: () => string;
  readonly panel: ComponentType<ListView>;
}

/** In the order of the product's five; the first one is shown where the address names none. */
const TABS: readonly [HomeTab, ...HomeTab[]] = [
  { id: 'trending', label: () => say.home.trending.tab, panel: TrendingPapers },
  { id: 'predefined', label: () => say.home.predefined.tab, panel: PredefinedPapers },
];

/** What goes on now comes first, then the papers of the student's exam. */
export function HomeScreen() {
  const session = useSessionAtOnce();
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find(({ id }) => id === search.get('tab')) ?? TABS[0];
  const tabs = TABS.map(({ id, label }) => ({ id, label: label() }));
  const select = (id: HomeTab['id']) => setSearch(id === TABS[0].id ? {} : { tab: id }, { replace: true });
  return (
    <Page className="home">
      <Stack gap={3}>
        {session.status === 'signed-out' && <Welcome />}
        {session.status === 'signed-in' && <GoingOn userId={session.user._id} />}
        <Tabs label={say.home.tests} tabs={tabs} selected={tab.id} onSelect={select}>
          <PanelBoundary key={tab.id} name={say.home.thisList} onStillMissing={reloadForPart}>
            <Suspense fallback={<Skeleton lines={6} />}>
              <Papers panel={tab.panel} session={session} />
            </Suspense>
          </PanelBoundary>
        </Tabs>
      </Stack>
    </Page>
  );
}

/** Beside the bar of a running exam, which stands above every page. */
function GoingOn({ userId }: { readonly userId: string }) {
  return (
    <QuietBoundary>
      <Suspense>
        <NewResults userId={userId} />
        <ElsewhereAttempts userId={userId} />
      </Suspense>
    </QuietBoundary>
  );
}

interface PapersProps {
  readonly panel: HomeTab['panel'];
  readonly session: Session;
}

function Papers({ panel: Panel, session }: PapersProps) {
  const choice = useExamChoice(session);
  const [readyOnly, setReadyOnly] = useState(false);
  const canSave = session.status === 'signed-in';
  if (!choice.isKnown) return <Skeleton lines={6} label={say.home.loadingTests} />;
  return (
    <Stack gap={3}>
      <ListFilters choice={choice} readyOnly={canSave ? readyOnly : null} onReadyOnly={setReadyOnly} />
      <Panel session={session} exam={choice.exam} readyOnly={canSave && readyOnly} />
    </Stack>
  );
}
