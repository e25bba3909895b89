import './profile.css';
import { profile } from '@exam/shared-schema/contract';
import { useRef, type ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import { formatAge } from '../../format/index.ts';
import { SignedIn } from '../../gates/signed-in.tsx';
import { paths } from '../../paths/paths.ts';
import { say, translate } from '../../sentences/index.ts';
import { useSeen, type SignedInSession } from '../../state/index.ts';
import { EmptyState, ErrorState, LinkButton, Page, Skeleton, Stack, Tabs } from '../../ui/index.ts';
import { ProfileHeader } from './profile-header.tsx';
import { Progress } from './progress.tsx';

type Panel = (session: SignedInSession) => ReactNode;

/** Tabs of other features. */
interface ProfileScreenProps {
  readonly history: Panel;
  readonly papers: Panel;
  readonly payments: Panel;
  readonly devices: Panel;
}

const TABS = ['history', 'papers', 'payments', 'progress', 'devices'] as const;
type TabId = (typeof TABS)[number];

/** /profile: the student's data, and tabs for history, papers, payments, progress and devices (PF12). */
export function ProfileScreen({ history, papers, payments, devices }: ProfileScreenProps) {
  const panels: Record<TabId, Panel> = { history, papers, payments, progress: () => <Progress />, devices };
  return (
    <Page>
      <SignedIn signedOut={null}>
        {(session) => (
          <Stack gap={5}>
            <Header session={session} />
            <Sections panels={panels} session={session} />
          </Stack>
        )}
      </SignedIn>
    </Page>
  );
}

function Header({ session }: { readonly session: SignedInSession }) {
  const { value, storedAt, loading, failure, refresh } = useSeen(profile, {});
  if (value === null) {
    if (loading) return <Skeleton lines={6} label={say.profile.loading} />;
    if (session.expired) return <PleaseLogin />;
    return (
      <ErrorState title={say.profile.failed} onRetry={refresh}>
        {failure !== null && translate(failure.message)}
      </ErrorState>
    );
  }
  return (
    <>
      {failure !== null && storedAt !== null && (
        <p className="profile-before">{say.profile.from(formatAge(storedAt))}</p>
      )}
      <ProfileHeader {...value} onSaved={refresh} />
    </>
  );
}

/** The session has expired, and the profile was never loaded on this device. */
function PleaseLogin() {
  return (
    <EmptyState
      title={say.profile.pleaseLogin}
      icon="lock"
      action={
        <Link href={paths.login(paths.profile())} asChild>
          <LinkButton variant="primary">{say.profile.login}</LinkButton>
        </Link>
      }
    >
      <p>{say.profile.noToken}</p>
      <p>{say.profile.pleaseLoginAgain}</p>
    </EmptyState>
  );
}

interface SectionsProps {
  readonly panels: Readonly<Record<TabId, Panel>>;
  readonly session: SignedInSession;
}

/** The tab is in the URL. */
function Sections({ panels, session }: SectionsProps) {
  const [search, setSearch] = useSearchParams();
  const named = search.get('tab') ?? TABS[0];
  const tab = TABS.find((id) => id === named) ?? null;
  const place = useRef<HTMLDivElement>(null);
  const select = (id: TabId) => {
    setSearch(id === TABS[0] ? {} : { tab: id }, { replace: true });
    showTabs(place.current);
  };
  return (
    <Stack gap={5} ref={place} className="profile-sections">
      <Tabs
        label={say.profile.sections}
        tabs={TABS.map((id) => ({ id, label: say.profile.tabs[id] }))}
        selected={tab}
        onSelect={select}
      >
        {tab === null ? (
          <EmptyState title={say.profile.invalidTab} icon="alert">
            {say.profile.invalidTabAdvice}
          </EmptyState>
        ) : (
          panels[tab](session)
        )}
      </Tabs>
    </Stack>
  );
}

/** PF90: on a phone the content of a chosen tab would be below the screen. */
function showTabs(tabs: HTMLElement | null): void {
  if (tabs !== null && tabs.getBoundingClientRect().top > window.innerHeight / 2)
    tabs.scrollIntoView({ block: 'start' });
}
