import type { User } from '@exam/shared-schema/contract';
import type { ExamDatabase, SessionRow } from './database.ts';

/** Who is signed in on this device, or null. Works offline. */
export async function currentSession(database: ExamDatabase): Promise<SessionRow | null> {
  return (await database.session.get('current')) ?? null;
}

export async function startSession(database: ExamDatabase, user: User, token: string): Promise<void> {
  await database.session.put({ slot: 'current', user, token, expired: false });
}

/** SY7: signing out forgets who is signed in and nothing else: attempts, outbox and packages stay and drain. */
export async function endSession(database: ExamDatabase): Promise<void> {
  await database.session.delete('current');
}

/** The server refused this token. The user stays known, so that saved papers can be sat. */
export async function expireSession(database: ExamDatabase, token: string): Promise<void> {
  await database.transaction('rw', database.session, async () => {
    const session = await database.session.get('current');
    // A newer token may have been stored while the refused call was under way.
    if (session?.token === token) await database.session.put({ ...session, expired: true });
  });
}
