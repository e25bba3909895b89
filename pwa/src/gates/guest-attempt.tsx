import { useLiveQuery } from 'dexie-react-hooks';
import type { ReactNode } from 'react';
import { database, ownAttempt } from '../offline/index.ts';

interface GuestAttemptProps {
  readonly attemptId: string;
  readonly loading?: ReactNode;
  /** Rendered if the attempt is not a guest's, or has been claimed by an account. */
  readonly otherwise: ReactNode;
  readonly children: () => ReactNode;
}

/** PK19: shows a guest attempt, as long as no user is signed in. */
export function GuestAttempt({ attemptId, loading = null, otherwise, children }: GuestAttemptProps) {
  const read = useLiveQuery(async () => ({ row: await database.attempts.get(attemptId) }), [attemptId]);
  if (read === undefined) return loading;
  return ownAttempt(read.row, null) === undefined ? otherwise : children();
}
