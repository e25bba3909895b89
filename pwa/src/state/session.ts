import { logoutEverywhere, type User } from '@exam/shared-schema/contract';
import { liveQuery } from 'dexie';
import { useSyncExternalStore } from 'react';
import type { CallResult } from '../api/index.ts';
import {
  currentSession,
  database,
  endSession,
  reportSignOut,
  usableToken,
  type SessionRow,
} from '../offline/index.ts';
import { looksSignedOut } from './looks-signed-out.ts';
import { useConnection } from './connection.ts';
import { serverCall } from './server-call.ts';
import { askForBackgroundSync } from './syncing.ts';

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: User; readonly token: string; readonly expired: boolean };

export type SignedInSession = Extract<Session, { status: 'signed-in' }>;

const LOADING: Session = { status: 'loading' };
const SIGNED_OUT: Session = { status: 'signed-out' };
const REPORT_AGAIN_MS = 30_000;

/** The session on this device; restored at start, usable offline. Read once for all subscribers. */
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

/** The session for a public page, which does not wait for the database before it renders for a signed-out visitor. */
export function useSessionAtOnce(): Session {
  const session = useSession();
  return session.status === 'loading' && looksSignedOut() ? SIGNED_OUT : session;
}

async function readSession(): Promise<Session> {
  const row = await currentSession(database);
  if (row === null) return SIGNED_OUT;
  return { status: 'signed-in', user: row.user, token: row.token, expired: row.expired };
}

/**
 * SY7: ends the session on this device; waiting attempts stay and are sent. The server is notified when it is
 * reachable.
 */
export async function signOut(): Promise<void> {
  await endSession(database);
  void reportOrAskWorker();
}

/**
 * ST30: until the server knows of it, the cookie stays valid in this browser, so the worker reports the sign-out even
 * when the app is closed.
 */
async function reportOrAskWorker(): Promise<void> {
  if (!(await report())) await askForBackgroundSync();
}

/** Ends all sessions of the user. Changes nothing on this device if the server could not be reached. */
export async function signOutEverywhere(): Promise<CallResult<{ message: string }>> {
  const result = await serverCall(logoutEverywhere, {});
  if (result.ok) await signOut();
  return result;
}

/** Keeps the mirror up to date, and reports a sign-out that could not reach the server. To be called at start. */
export function watchSession(): void {
  liveQuery(() => currentSession(database)).subscribe(mirror);
  void catchUp();
  addEventListener('online', () => void catchUp());
  useConnection.subscribe(({ server }, before) => {
    if (server && !before.server) void catchUp();
  });
}

/**
 * A renewal whose answer was lost is repeated as soon as the network is back, because the server accepts a spent
 * refresh token again only for a short time.
 */
async function catchUp(): Promise<void> {
  await report();
  await usableToken(database);
}

let nextReport: ReturnType<typeof setTimeout> | undefined;

async function report(): Promise<boolean> {
  clearTimeout(nextReport);
  const isReported = await reportSignOut(database);
  if (!isReported) nextReport = setTimeout(() => void report(), REPORT_AGAIN_MS);
  return isReported;
}

/**
 * ST30: the worker reads Dexie; `token` and `user` are mirrored in localStorage, as the product's interface
 * prescribes.
 */
function mirror(session: SessionRow | null): void {
  if (session === null || session.expired) localStorage.removeItem('token');
  else localStorage.setItem('token', session.token);
  if (session === null) localStorage.removeItem('user');
  else localStorage.setItem('user', JSON.stringify(session.user));
}
