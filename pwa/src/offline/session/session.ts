import type { User } from '@exam/shared-schema/contract';
import { claimGuestAttempts } from '../database/claim.ts';
import type { ExamDatabase, SessionRow } from '../database/database.ts';
import { fetchedTables, removeFetched } from '../database/remove-fetched.ts';

/** Present from a sign-out until it is reported to the server or a user signs in. */
const SIGNED_OUT = 'signedOut';

/** The session on this device; null if signed out. Works offline. */
export async function currentSession(database: ExamDatabase): Promise<SessionRow | null> {
  return (await database.session.get('current')) ?? null;
}

/**
 * AC54: another user's session that was left open or has expired ends like one that was signed out of.
 * @param renewAt from this time on the token is renewed before a call, epoch ms; null: only after the server rejects
 * it.
 */
export async function startSession(
  database: ExamDatabase,
  user: User,
  token: string,
  renewAt: number | null = null,
): Promise<void> {
  const { session, meta, attempts } = database;
  await database.transaction('rw', [session, attempts, ...fetchedTables(database)], async () => {
    const before = (await session.get('current'))?.user._id;
    if (before !== undefined && before !== user._id) await removeFetched(database, before);
    await session.put({ slot: 'current', user, token, expired: false, renewAt });
    await meta.delete(SIGNED_OUT);
    if (user.role === 'student') await claimGuestAttempts(database, user._id);
  });
}

/**
 * SY7: attempts, outbox and packages stay and are still sent. AC54: what the server has is removed with the session. ST30,
 * AC32: the mark is written with it, because until the server is reached its cookie stays valid and must not be used.
 */
export async function endSession(database: ExamDatabase): Promise<void> {
  const { session, meta } = database;
  await database.transaction('rw', [session, ...fetchedTables(database)], async () => {
    const before = await session.get('current');
    if (before !== undefined) await removeFetched(database, before.user._id);
    await session.delete('current');
    await meta.put({ key: SIGNED_OUT, value: database.edge.now() });
  });
}

/** Whether a sign-out on this device has not been reported to the server yet. */
export async function isSignOutUnreported(database: ExamDatabase): Promise<boolean> {
  return (await database.meta.get(SIGNED_OUT)) !== undefined;
}

export async function noteSignOutReported(database: ExamDatabase): Promise<void> {
  await database.meta.delete(SIGNED_OUT);
}

/**
 * Continues the session with a newer token, unless it has ended or been replaced meanwhile.
 * @returns whether it continues.
 */
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

/** Updates the signed-in user's data from the server, such as a changed name. Ignored for any other user. */
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

/** The server will not renew this token. The user stays known, so that saved papers remain available. */
export async function expireSession(database: ExamDatabase, token: string): Promise<void> {
  await database.transaction('rw', database.session, async () => {
    const session = await database.session.get('current');
    // A newer token may have been stored while the rejected call was in progress.
    if (session?.token === token) await database.session.put({ ...session, expired: true });
  });
}
