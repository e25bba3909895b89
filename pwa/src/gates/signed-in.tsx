import { Fragment, type ReactNode } from 'react';
import { useSession, type SignedInSession } from '../state/index.ts';

interface SignedInProps {
  /** While it is not known yet who is signed in on this device. */
  readonly loading?: ReactNode;
  readonly signedOut: ReactNode;
  readonly children: (session: SignedInSession) => ReactNode;
}

/**
 * PK6: what belongs to somebody is shown to them alone. Another user finds a new screen: nothing that it held goes over.
 * An expired session still says who it is: what the device keeps may be seen, and calls say by themselves what they lack.
 */
export function SignedIn({ loading = null, signedOut, children }: SignedInProps) {
  const session = useSession();
  if (session.status === 'loading') return loading;
  if (session.status === 'signed-out') return signedOut;
  return <Fragment key={session.user._id}>{children(session)}</Fragment>;
}
