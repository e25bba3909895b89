import type { User } from '@exam/shared-schema/contract';
import { claimGuestAttempts } from '../database/claim.ts';
import type { ExamDatabase, SessionRow } from '../database/database.ts';

/** Present from a sign-out until it is reported to the server or somebody signs in. */
const SIGNED_OUT = 'signedOut';

/** Who is signed in on this device, or null. Works offline. */
export async function currentSession(database: ExamDatabase): Promise<SessionRow | null> {
  return (await database.session.get('current')) ?? null;
}

/** @param renewAt from when on the token is renewed before a call, epoch milliseconds; null: only when it is refused. */
export async function startSession(
  database: ExamDatabase,
  user: User,
  token: string,
  renewAt: number | null = null,
): Promise<void> {
  const { session, meta, attempts } = database;
  await database.transaction('rw', session, meta, attempts, async () => {
    await session.put({ slot: 'current', user, token, expired: false, renewAt });
    await meta.delete(SIGNED_OUT);
    if (user.role === 'student') await claimGuestAttempts(database, user._id);
  });
}

/**
 * SY7: signing out forgets who is signed in and nothing else: attempts, outbox and packages stay and drain.
 * ST30: the mark is there before the server knows: without a network its cookie lives on, and nothing may use it.
 */
export async function endSession(database: ExamDatabase): Promise<void> {
  await database.transaction('rw', database.session, database.meta, async () => {
    await database.session.delete('current');
    await database.meta.put({ key: SIGNED_OUT, value: database.edge.now() });
  });
}

/** Whether somebody signed out on this device and the server does not know yet. */
export async function isSignOutUntold(database: ExamDatabase): Promise<boolean> {
  return (await database.meta.get(SIGNED_OUT)) !== undefined;
}

export async function noteSignOutTold(database: ExamDatabase): Promise<void> {
  await database.meta.delete(SIGNED_OUT);
}

/** The session goes on with a newer token, unless it has ended or was replaced meanwhile. @returns whether it goes on. */
export async function renewSession(
  database: ExamDatabase,
  before: SessionRow,
  renewed: Pick<SessionRow, 'user' | 'token' | 'renewAt'>,
): Promise<boolean> {
  return database.transaction('rw', database.session, async () => {
    const session = await database.session.get('current');
    if (session?.token !== before.token) return false;
    await database.session.put({ slot: 'current', expired: false, ...renewed });
    return true;
  });
}

/** What the server now says of whoever is signed in, such as a changed name. Of somebody else nothing is changed. */
export async function noteUser(database: ExamDatabase, user: User): Promise<void> {
  const { _id, fullName, username, email, role, accountStatus } = user;
  await database.transaction('rw', database.session, async () => {
    const session = await database.session.get('current');
    if (session?.user._id !== _id) return;
    await database.session.put({
      ...session,
      user: { _id, fullName, username, email, role, accountStatus },
    });
  });
}

/** The server will not renew this token. The user stays known, so that saved papers can be sat. */
export async function expireSession(database: ExamDatabase, token: string): Promise<void> {
  await database.transaction('rw', database.session, async () => {
    const session = await database.session.get('current');
    // A newer token may have been stored while the refused call was under way.
    if (session?.token === token) await database.session.put({ ...session, expired: true });
  });
}
