import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { lazyPart } from '../../parts/index.ts';
import { loadSentences, say } from '../../sentences/index.ts';
import { afterFirstScreen, reloadForPart, useSessionAtOnce, type Session } from '../../state/index.ts';
import { Page, PanelBoundary, QuietBoundary, Skeleton, Stack, Tabs } from '../../ui/index.ts';
import { useExamChoice } from './exam-choice.ts';
import { ListFilters } from './list-head.tsx';
import type { ListView } from './list-view.ts';
import { TrendingPapers } from './trending-papers.tsx';
import { Welcome } from './welcome.tsx';

const itsSentences = () => loadSentences('ongoing');
const afterIt = () => afterFirstScreen().then(itsSentences);
const GoingOn = lazyPart(() => import('./going-on.tsx'), itsSentences);
const LastResults = lazyPart(() => import('./last-results.tsx'), afterIt);
const PredefinedPapers = lazyPart(() => import('./predefined-papers.tsx'));

/** In the prescribed order; the first one is the default of the URL's `tab`: /?tab=predefined. */
const TABS = ['trending', 'personalized', 'predefined', 'plans', 'leadboard'] as const;
type TabId = (typeof TABS)[number];

interface HomeScreenProps {
  /** Tabs of other features. */
  readonly personalised: ComponentType;
  readonly plans: ComponentType;
  readonly leadboard: ComponentType;
  /** Notices about payments. */
  readonly notices: ComponentType<{ readonly userId: string }>;
  /** The number of mistakes to revise today. */
  readonly revise: ComponentType<{ readonly userId: string }>;
}

/** Current activities first, then the papers of the student's exam. */
export function HomeScreen(props: HomeScreenProps) {
  const { personalised: Personalised, plans: Plans, leadboard: Leadboard, notices, revise } = props;
  const session = useSessionAtOnce();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab');
  const tab = TABS.find((id) => id === wanted) ?? TABS[0];
  const labels: Record<TabId, string> = {
    trending: say.home.trending.tab,
    personalized: say.home.personalised,
    predefined: say.home.predefined.tab,
    plans: say.home.plans,
    leadboard: say.home.leadboard,
  };
  const panels: Record<TabId, ReactNode> = {
    trending: <Papers panel={TrendingPapers} session={session} />,
    personalized: <Personalised />,
    predefined: <Papers panel={PredefinedPapers} session={session} />,
    plans: <Plans />,
    leadboard: <Leadboard />,
  };
  const select = (id: TabId) => setSearch(id === TABS[0] ? {} : { tab: id }, { replace: true });
  return (
    <Page className="home">
      <Stack gap={3}>
        {session.status === 'signed-out' && <Welcome />}
        {session.status === 'signed-in' && (
          <QuietBoundary>
            <Suspense>
              <GoingOn session={session} notices={notices} revise={revise} />
            </Suspense>
          </QuietBoundary>
        )}
        <Tabs
          label={say.home.tests}
          tabs={TABS.map((id) => ({ id, label: labels[id] }))}
          selected={tab}
          onSelect={select}
        >
          <PanelBoundary key={tab} name={say.home.thisList} onStillMissing={reloadForPart}>
            <Suspense fallback={<Skeleton lines={6} />}>{panels[tab]}</Suspense>
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

interface PapersProps {
  readonly panel: ComponentType<ListView>;
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
