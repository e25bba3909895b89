import type { User } from '@exam/shared-schema/contract';
import type { ReactNode } from 'react';
import { Redirect, useLocation, useSearch, useSearchParams } from 'wouter';
import { GuestAttempt } from '../gates/guest-attempt.tsx';
import { SignedIn } from '../gates/signed-in.tsx';
import { localPath } from '../paths/local-path.ts';
import { paths } from '../paths/paths.ts';
import { useSession } from '../state/index.ts';

/** Whoever is signed in has no business on the sign-in pages; an expired session has. */
export function SignedOutOnly({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const [search] = useSearchParams();
  if (session.status === 'loading') return null;
  if (session.status === 'signed-in' && !session.expired) {
    const next = localPath(search.get('next'), location.origin);
    return <Redirect to={next ?? homeOf(session.user)} replace />;
  }
  return children;
}

export interface SignedInOnlyProps {
  /** Whoever lacks it is led to where they begin. */
  readonly role?: User['role'] | undefined;
  readonly children: ReactNode;
}

/** Leads through the login and back. */
export function SignedInOnly({ role, children }: SignedInOnlyProps) {
  return (
    <SignedIn signedOut={<ToLogin />}>
      {({ user }) =>
        role === undefined || user.role === role ? children : <Redirect to={homeOf(user)} replace />
      }
    </SignedIn>
  );
}

interface OwnerOnlyProps {
  readonly attemptId: string;
  readonly children: ReactNode;
}

/** PK19: as `SignedInOnly`, but whoever sat the attempt as a guest needs no login to see what came of it. */
export function OwnerOnly({ attemptId, children }: OwnerOnlyProps) {
  return (
    <SignedIn
      signedOut={
        <GuestAttempt attemptId={attemptId} otherwise={<ToLogin />}>
          {() => children}
        </GuestAttempt>
      }
    >
      {() => children}
    </SignedIn>
  );
}

function ToLogin() {
  const [location] = useLocation();
  const search = useSearch();
  return <Redirect to={paths.login(search === '' ? location : `${location}?${search}`)} replace />;
}

/** Where somebody begins: administrators at the statistics, everybody else at home. */
function homeOf({ role }: User): string {
  return role === 'admin' ? paths.adminHome : paths.home;
}
