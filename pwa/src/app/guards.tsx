import { hasConsole, permissionsOf, type Permissions } from '@exam/shared-schema/access';
import type { User } from '@exam/shared-schema/contract';
import type { ReactNode } from 'react';
import { Redirect, useLocation, useSearch, useSearchParams } from 'wouter';
import { GuestAttempt } from '../gates/guest-attempt.tsx';
import { SignedIn } from '../gates/signed-in.tsx';
import { localPath } from '../paths/local-path.ts';
import { paths } from '../paths/paths.ts';
import { useSession } from '../state/index.ts';

/** Redirects signed-in users away from the sign-in pages, unless their session has expired. */
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
  /** OR11: what the role has to have; other users are redirected to their home page. */
  readonly permits?: (permissions: Permissions) => boolean;
  readonly children: ReactNode;
}

/** Redirects to the login, which returns here. */
export function SignedInOnly({ permits = () => true, children }: SignedInOnlyProps) {
  return (
    <SignedIn signedOut={<ToLogin />}>
      {({ user }) => (permits(permissionsOf(user.role)) ? children : <Redirect to={homeOf(user)} replace />)}
    </SignedIn>
  );
}

interface OwnerOnlyProps {
  readonly attemptId: string;
  readonly children: ReactNode;
}

/** PK19: like `SignedInOnly`, but a guest needs no login to see the result of their own attempt. */
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

/** The user's home page: the console's first page for roles that have a console, home for all others. */
function homeOf({ role }: User): string {
  return hasConsole(permissionsOf(role)) ? paths.adminHome : paths.home;
}
