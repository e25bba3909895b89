import { login, type User } from '@exam/shared-schema/contract';
import { useLiveQuery } from 'dexie-react-hooks';
import { callApi, type CallFailure } from '../api/index.ts';
import {
  currentSession,
  database,
  endSession,
  expireSession,
  noteOffset,
  startSession,
} from '../offline/index.ts';
import { noteCall } from './connection.ts';

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: User; readonly token: string; readonly expired: boolean };

const LOADING: Session = { status: 'loading' };

/** Who is signed in on this device; restored at start, usable offline. */
export function useSession(): Session {
  const session = useLiveQuery(readSession, []);
  return session ?? LOADING;
}

async function readSession(): Promise<Session> {
  const row = await currentSession(database);
  if (row === null) return { status: 'signed-out' };
  return { status: 'signed-in', user: row.user, token: row.token, expired: row.expired };
}

export type SignInResult = { readonly ok: true; readonly user: User } | CallFailure;

export async function signIn(credentials: { email: string; password: string }): Promise<SignInResult> {
  const result = await callApi(login, { body: credentials });
  noteCall(result);
  if (!result.ok) return result;
  const { user, token } = result.answer;
  await startSession(database, user, token);
  await noteOffset(database, result);
  mirror(user, token);
  return { ok: true, user };
}

/** SY7: forgets who is signed in; what waits to be handed in stays and drains. */
export async function signOut(): Promise<void> {
  await endSession(database);
  localStorage.removeItem('token');
  localStorage.removeItem('user');
}

/** The server refused a call with this token: a new login is needed, nothing else changes. */
export async function noteRefusedToken(token: string): Promise<void> {
  await expireSession(database, token);
  localStorage.removeItem('token');
}

/** ST30: the worker reads Dexie; `token` and `user` are mirrored in localStorage as the product's interface says. */
function mirror(user: User, token: string): void {
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
}
