import { useLiveQuery } from 'dexie-react-hooks';
import { Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { database } from '../offline/index.ts';
import { lazyPart } from '../parts/index.ts';
import {
  applyUpdate,
  installWay,
  reloadForPart,
  useInstalling,
  useUpdateOffered,
  type Session,
} from '../state/index.ts';
import { Banner, LinkButton, PanelBoundary, QuietBoundary, Skeleton, UpdateBanner } from '../ui/index.ts';
import { paths } from '../paths/paths.ts';
import { loadSentences, say } from '../sentences/index.ts';

const RunningExams = lazyPart(() => import('../features/attempts/running-exams.tsx'));
const InstallOffer = lazyPart(
  () => import('./install-offer.tsx'),
  () => loadSentences('install'),
);

/** Banners shown on every page. */
export function Notices({ session }: { readonly session: Session }) {
  const updateOffered = useUpdateOffered();
  return (
    <div className="shell-notices">
      <Expired session={session} />
      {session.status === 'signed-in' && <Running userId={session.user._id} />}
      {updateOffered && <UpdateBanner onUpdate={() => void applyUpdate()} />}
      <InstallOfferOnce session={session} />
    </div>
  );
}

/** Loaded only if there is an open attempt, because it includes the code that reads logs. */
function Running({ userId }: { readonly userId: string }) {
  const open = useLiveQuery(
    () => database.attempts.where('[userId+status]').equals([userId, 'open']).count(),
    [userId],
    0,
  );
  if (open === 0) return null;
  return (
    <PanelBoundary name={say.shell.examInProgress} onStillMissing={reloadForPart}>
      <Suspense fallback={<Skeleton lines={2} />}>
        <RunningExams userId={userId} />
      </Suspense>
    </PanelBoundary>
  );
}

function Expired({ session }: { readonly session: Session }) {
  const [location] = useLocation();
  if (session.status !== 'signed-in' || !session.expired || location === '/login') return null;
  return (
    <Banner
      tone="warn"
      action={
        <Link href={paths.login(location)} asChild>
          <LinkButton variant="quiet">{say.shell.login}</LinkButton>
        </Link>
      }
    >
      {say.shell.sessionExpired}
    </Banner>
  );
}

/** Not shown on the start pages of an exam, but on the next page. */
function InstallOfferOnce({ session }: { readonly session: Session }) {
  const installing = useInstalling();
  const [location] = useLocation();
  const userId = session.status === 'signed-in' ? session.user._id : '';
  const saved = useLiveQuery(() => database.packages.where('userId').equals(userId).count(), [userId], 0);
  if (installing.offered || saved === 0 || location.startsWith('/exam/')) return null;
  const way = installWay(installing);
  if (way === null) return null;
  return (
    <QuietBoundary>
      <Suspense>
        <InstallOffer way={way} />
      </Suspense>
    </QuietBoundary>
  );
}
