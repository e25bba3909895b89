import type { ReactNode } from 'react';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { paths } from './paths.ts';
import { useSession } from '../state/index.ts';

/** Whoever is signed in has no business on the sign-in pages; an expired session has. */
export function SignedOutOnly({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const [search] = useSearchParams();
  if (session.status === 'loading') return null;
  if (session.status === 'signed-in' && !session.expired) {
    return <Redirect to={localPath(search.get('next'))} replace />;
  }
  return children;
}

/** Whoever is not signed in signs in first; a student has no business in the console. */
export function AdminOnly({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const [location] = useLocation();
  if (session.status === 'loading') return null;
  if (session.status === 'signed-out') return <Redirect to={paths.login(location)} replace />;
  if (session.user.role !== 'admin') return <Redirect to={paths.home} replace />;
  return children;
}

/** Only pages of this app: an address that leads elsewhere is not followed. */
function localPath(next: string | null): string {
  return next !== null && /^\/(?![/\\])/.test(next) ? next : paths.home;
}
