import { Fragment, type ReactNode } from 'react';
import { useSession, type SignedInSession } from '../state/index.ts';

interface SignedInProps {
  /** Rendered while the session is being read. */
  readonly loading?: ReactNode;
  readonly signedOut: ReactNode;
  readonly children: (session: SignedInSession) => ReactNode;
}

/**
 * PK6: renders private content only for the signed-in user. Another user gets a fresh component tree without any
 * state of the previous one. An expired session still counts as signed in: stored data may be shown, and calls report
 * themselves that they need a login.
 */
export function SignedIn({ loading = null, signedOut, children }: SignedInProps) {
  const session = useSession();
  if (session.status === 'loading') return loading;
  if (session.status === 'signed-out') return signedOut;
  return <Fragment key={session.user._id}>{children(session)}</Fragment>;
}
