import './shell.css';
import { useLiveQuery } from 'dexie-react-hooks';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { database } from '../offline/index.ts';
import { paths } from './paths.ts';
import {
  applyUpdate,
  isOnline,
  signOut,
  useConnection,
  useSession,
  useSyncing,
  useUpdates,
  type Session,
} from '../state/index.ts';
import { Avatar, Banner, Button, ConnectionSign, LinkButton, Mark, ThemeButton } from '../ui/index.ts';

export function Shell({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  return (
    <>
      <a className="shell-skip" href="#main">
        Skip to content
      </a>
      <header className="shell-bar">
        <div className="shell-bar-inner">
          <Link href={paths.home} className="shell-logo" aria-label="Prep, home">
            <Mark />
            <span>Prep</span>
          </Link>
          <span className="shell-push" />
          <Connection session={session} />
          <ThemeButton />
          <Account session={session} />
        </div>
      </header>
      <Notices session={session} />
      <main id="main" className="shell-main">
        {children}
      </main>
    </>
  );
}

function Connection({ session }: { readonly session: Session }) {
  const connection = useConnection();
  const running = useSyncing((state) => state.running);
  const userId = session.status === 'signed-in' ? session.user._id : '';
  // PK6: on a shared phone another user's attempts are neither seen nor counted.
  const waiting = useLiveQuery(() => database.outbox.where('userId').equals(userId).count(), [userId], 0);
  return (
    <Link href={paths.sync} asChild>
      <ConnectionSign online={isOnline(connection)} waiting={waiting} syncing={running && waiting > 0} />
    </Link>
  );
}

function Account({ session }: { readonly session: Session }) {
  if (session.status === 'loading') return null;
  if (session.status === 'signed-out') {
    return (
      <Link href={paths.login()} asChild>
        <LinkButton variant="primary">Login</LinkButton>
      </Link>
    );
  }
  return (
    <div className="shell-account">
      <Avatar name={session.user.fullName} />
      <span className="visually-hidden">{session.user.fullName}</span>
      <Button variant="quiet" icon="logout" onClick={() => void signOut()}>
        Logout
      </Button>
    </div>
  );
}

function Notices({ session }: { readonly session: Session }) {
  const updateWaits = useUpdates((state) => state.waiting);
  const [location] = useLocation();
  const expired = session.status === 'signed-in' && session.expired && location !== '/login';
  if (!updateWaits && !expired) return null;
  return (
    <div className="shell-notices">
      {expired && (
        <Banner
          tone="warn"
          action={
            <Link href={paths.login(location)} asChild>
              <LinkButton variant="quiet">Login</LinkButton>
            </Link>
          }
        >
          Your session has expired. Please log in again. Saved papers and attempts are still on this device.
        </Banner>
      )}
      {updateWaits && (
        <Banner
          action={
            <Button variant="quiet" onClick={() => void applyUpdate()}>
              Update now
            </Button>
          }
        >
          A new version of Prep is ready.
        </Banner>
      )}
    </div>
  );
}
