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
const LastResults = lazyPart(() => import('./last-results.tsx'));
const NewResults = lazyPart(() => import('./new-results.tsx'));
const PredefinedPapers = lazyPart(() => import('./predefined-papers.tsx'));

interface HomeTab {
  /** In the address: /?tab=predefined. */
  readonly id: 'trending' | 'personalized' | 'predefined' | 'plans';
  readonly label: () => string;
  readonly panel: ComponentType<ListView>;
}

interface HomeScreenProps {
  /** The tab of another area. */
  readonly leadboard: ComponentType;
}

/** In the order of the product's five, before the leadboard; the first one is shown where the address names none. */
const TABS: readonly [HomeTab, ...HomeTab[]] = [
  { id: 'trending', label: () => say.home.trending.tab, panel: TrendingPapers },
  { id: 'predefined', label: () => say.home.predefined.tab, panel: PredefinedPapers },
];

const LEADBOARD = 'leadboard';

/** What goes on now comes first, then the papers of the student's exam. */
export function HomeScreen({ leadboard: Leadboard }: HomeScreenProps) {
  const session = useSessionAtOnce();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab');
  const papers = TABS.find(({ id }) => id === wanted) ?? TABS[0];
  const tab = wanted === LEADBOARD ? LEADBOARD : papers.id;
  const tabs = [
    ...TABS.map(({ id, label }) => ({ id, label: label() })),
    { id: LEADBOARD, label: say.home.leadboard } as const,
  ];
  const select = (id: typeof tab) => setSearch(id === TABS[0].id ? {} : { tab: id }, { replace: true });
  return (
    <Page className="home">
      <Stack gap={3}>
        {session.status === 'signed-out' && <Welcome />}
        {session.status === 'signed-in' && <GoingOn userId={session.user._id} />}
        <Tabs label={say.home.tests} tabs={tabs} selected={tab} onSelect={select}>
          <PanelBoundary key={tab} name={say.home.thisList} onStillMissing={reloadForPart}>
            <Suspense fallback={<Skeleton lines={6} />}>
              {tab === LEADBOARD ? <Leadboard /> : <Papers panel={papers.panel} session={session} />}
            </Suspense>
          </PanelBoundary>
        </Tabs>
        {session.status === 'signed-in' && (
          <QuietBoundary>
            <Suspense>
              <LastResults />
            </Suspense>
          </QuietBoundary>
        )}
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
