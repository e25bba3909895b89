import { logoutEverywhere, type User } from '@exam/shared-schema/contract';
import { liveQuery } from 'dexie';
import { useSyncExternalStore } from 'react';
import type { CallResult } from '../api/index.ts';
import {
  currentSession,
  database,
  endSession,
  openSession,
  tellOfSignOut,
  usableToken,
  type Credentials,
  type SessionRow,
  type SignInResult,
} from '../offline/index.ts';
import { looksSignedOut } from './looks-signed-out.ts';
import { noteCall, useConnection } from './connection.ts';
import { serverCall } from './server-call.ts';
import { askForBackgroundSync } from './syncing.ts';

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: User; readonly token: string; readonly expired: boolean };

export type SignedInSession = Extract<Session, { status: 'signed-in' }>;

const LOADING: Session = { status: 'loading' };
const SIGNED_OUT: Session = { status: 'signed-out' };
const TELL_AGAIN_MS = 30_000;

/** Who is signed in on this device; restored at start, usable offline. Read once for everybody who asks. */
export function useSession(): Session {
  return useSyncExternalStore(listen, () => known);
}

let known: Session = LOADING;
let following: { unsubscribe(): void } | null = null;
const listeners = new Set<() => void>();

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  following ??= liveQuery(readSession).subscribe((session) => {
    known = session;
    for (const notify of listeners) notify();
  });
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    following?.unsubscribe();
    following = null;
    known = LOADING;
  };
}

/** The same for a page that anybody may see: it does not wait for the database before it shows itself to a stranger. */
export function useSessionAtOnce(): Session {
  const session = useSession();
  return session.status === 'loading' && looksSignedOut() ? SIGNED_OUT : session;
}

async function readSession(): Promise<Session> {
  const row = await currentSession(database);
  if (row === null) return SIGNED_OUT;
  return { status: 'signed-in', user: row.user, token: row.token, expired: row.expired };
}

export async function signIn(credentials: Credentials): Promise<SignInResult> {
  const result = await openSession(database, credentials);
  noteCall(result);
  return result;
}

/** SY7: forgets who is signed in; waiting attempts stay and are sent. The server is notified when it is reachable. */
export async function signOut(): Promise<void> {
  await endSession(database);
  void tellOrAskTheWorker();
}

/** ST30: until the server knows, the cookie lives on in this browser; the worker reports it even when the app is closed. */
async function tellOrAskTheWorker(): Promise<void> {
  if (!(await tell())) await askForBackgroundSync();
}

/** Ends every session of the user. Nothing happens here where the server could not be reached. */
export async function signOutEverywhere(): Promise<CallResult<{ message: string }>> {
  const result = await serverCall(logoutEverywhere, {});
  if (result.ok) await signOut();
  return result;
}

/** Keeps the mirror, and reports a sign-out that could not reach the server at the time. Call it at start. */
export function watchSession(): void {
  liveQuery(() => currentSession(database)).subscribe(mirror);
  void catchUp();
  addEventListener('online', () => void catchUp());
  useConnection.subscribe(({ server }, before) => {
    if (server && !before.server) void catchUp();
  });
}

/**
 * A renewal whose answer was lost is repeated as soon as the line is back: the server answers a spent refresh token
 * alike only for a short while.
 */
async function catchUp(): Promise<void> {
  await tell();
  await usableToken(database);
}

let telling: ReturnType<typeof setTimeout> | undefined;

async function tell(): Promise<boolean> {
  clearTimeout(telling);
  const told = await tellOfSignOut(database);
  if (!told) telling = setTimeout(() => void tell(), TELL_AGAIN_MS);
  return told;
}

/** ST30: the worker reads Dexie; `token` and `user` are mirrored in localStorage as the product's interface says. */
function mirror(session: SessionRow | null): void {
  if (session === null || session.expired) localStorage.removeItem('token');
  else localStorage.setItem('token', session.token);
  if (session === null) localStorage.removeItem('user');
  else localStorage.setItem('user', JSON.stringify(session.user));
}
