import type { User } from '@exam/shared-schema/contract';
import { useLiveQuery } from 'dexie-react-hooks';
import { useRef } from 'react';
import {
  currentSession,
  database,
  GUEST,
  isCleared,
  ownAttempt,
  type AttemptRow,
} from '../../offline/index.ts';
import { say } from '../../sentences/index.ts';

export type ExamUser = Pick<User, '_id' | 'username' | 'role'>;

export type ExamAccess =
  | { readonly kind: 'reading' }
  /** Nobody is signed in. */
  | { readonly kind: 'login' }
  /** The attempt is another user's, or not on this device. */
  | { readonly kind: 'missing' }
  /** SY6: another device has continued it. */
  | { readonly kind: 'moved'; readonly row: AttemptRow }
  | { readonly kind: 'allowed'; readonly user: ExamUser };

/**
 * PK6: who may open an attempt: its user, or anyone who is not signed in if it is a guest's (PK19).
 * AT26: if the browser has cleared this site's storage, who had access keeps it, unless another user signs in: the room
 * has the answers in memory. Everything is read in one transaction, so that a sign-out is not mistaken for that.
 */
export function useExamAccess(attemptId: string): ExamAccess {
  const before = useRef<Allowed | null>(null);
  const access = useLiveQuery(
    () =>
      database.transaction('r', database.session, database.attempts, database.meta, async () => {
        const user = (await currentSession(database))?.user ?? null;
        if (await isHeld(before.current, attemptId, user)) return before.current?.access;
        const row = await database.attempts.get(attemptId);
        const found = accessOf(user, row);
        before.current = found.kind === 'allowed' && row !== undefined ? { row, access: found } : null;
        return found;
      }),
    [attemptId],
  );
  return access ?? { kind: 'reading' };
}

interface Allowed {
  readonly row: AttemptRow;
  readonly access: ExamAccess & { readonly kind: 'allowed' };
}

async function isHeld(before: Allowed | null, attemptId: string, user: ExamUser | null): Promise<boolean> {
  if (before?.row.attemptId !== attemptId) return false;
  return (user === null || user._id === before.access.user._id) && isCleared(database, before.row);
}

function accessOf(user: ExamUser | null, row: AttemptRow | undefined): ExamAccess {
  const own = ownAttempt(row, user?._id ?? null);
  if (own === undefined) return { kind: user === null ? 'login' : 'missing' };
  if (user === null) return { kind: 'allowed', user: guest() };
  return own.status === 'moved' ? { kind: 'moved', row: own } : { kind: 'allowed', user };
}

/** PK19: the user of a try-out. */
const guest = (): ExamUser => ({ _id: GUEST, username: say.room.guest, role: 'student' });
