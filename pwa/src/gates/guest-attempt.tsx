import { useLiveQuery } from 'dexie-react-hooks';
import type { ReactNode } from 'react';
import { database, ownAttempt } from '../offline/index.ts';

interface GuestAttemptProps {
  readonly attemptId: string;
  readonly loading?: ReactNode;
  /** For an attempt that is not a guest's, or that an account has by now. */
  readonly otherwise: ReactNode;
  readonly children: () => ReactNode;
}

/** PK19: what belongs to nobody's account, where nobody is signed in. */
export function GuestAttempt({ attemptId, loading = null, otherwise, children }: GuestAttemptProps) {
  const read = useLiveQuery(async () => ({ row: await database.attempts.get(attemptId) }), [attemptId]);
  if (read === undefined) return loading;
  return ownAttempt(read.row, null) === undefined ? otherwise : children();
}
