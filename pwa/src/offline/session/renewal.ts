import { login, logout, refresh, type User } from '@exam/shared-schema/contract';
import { callApi, type CallFailure, type CallResult } from '../../api/index.ts';
import type { ExamDatabase, SessionRow } from '../database/database.ts';
import { exclusively } from '../platform/lease.ts';
import { noteOffset } from '../platform/server-clock.ts';
import {
  currentSession,
  expireSession,
  isSignOutUntold,
  noteSignOutTold,
  renewSession,
  startSession,
} from './session.ts';

/** ST30: whatever changes the refresh cookie is done by one tab or worker at a time: the cookie is one for all. */
const LOCK = 'session';
/** Others wait for it. */
const TIMEOUT_MS = 15_000;
/** Renewed when this much of its life is over, so that a call rarely meets a token that has just ended. */
const RENEWED_AFTER = 0.8;

/**
 * A token for a call of whoever is signed in, renewed first where its end is near. Where the server cannot be reached
 * it is the old one: the call will say by itself what is wrong. Null if nobody is signed in.
 */
export async function usableToken(database: ExamDatabase): Promise<string | null> {
  const session = await currentSession(database);
  if (session === null) return null;
  const isDue = session.renewAt != null && session.renewAt <= database.edge.now();
  if (!isDue || session.expired) return session.token;
  return (await renewToken(database, session.user._id, session.token)) ?? session.token;
}

/**
 * ST30: a newer token than the one that was refused, for the same user. Whoever comes second finds the first one's.
 * The session is marked expired only where the server itself refuses; a lost network, a captive portal and a busy
 * server change nothing. @returns null if there is no newer one.
 */
export function renewToken(database: ExamDatabase, userId: string, refused: string): Promise<string | null> {
  return exclusively(database, LOCK, async () => {
    const session = await currentSession(database);
    if (session === null || session.expired || session.user._id !== userId) return null;
    if (session.token !== refused) return session.token;
    const result = await callApi(refresh, {}, { timeoutMs: TIMEOUT_MS, edge: database.edge });
    if (!result.ok) {
      if (isRefusal(result)) await expireSession(database, refused);
      return null;
    }
    return goOn(database, session, result);
  });
}

type Started = Extract<CallResult<StartedAnswer>, { ok: true }>;

interface StartedAnswer {
  readonly user: User;
  readonly token: string;
  readonly serverTime: string;
  readonly expiresAt: string;
}

async function goOn(database: ExamDatabase, before: SessionRow, started: Started): Promise<string | null> {
  await noteOffset(database, started);
  const { user, token } = started.answer;
  // Somebody else's cookie, as after a restored profile: this session has none.
  if (user._id !== before.user._id) {
    await expireSession(database, before.token);
    return null;
  }
  const goesOn = await renewSession(database, before, { user, token, renewAt: renewAtOf(database, started) });
  return goesOn ? token : null;
}

/** In device time, from how long the server says it lives: the two clocks may differ by anything. */
function renewAtOf(database: ExamDatabase, { answer }: Started): number {
  const life = Date.parse(answer.expiresAt) - Date.parse(answer.serverTime);
  return Math.round(database.edge.now() + RENEWED_AFTER * life);
}

/** The server's own word, 401 or 403; a page of somebody else's is no refusal. */
function isRefusal(failure: CallFailure): boolean {
  return failure.kind === 'refused' && (failure.status === 401 || failure.status === 403);
}

export type Credentials = Parameters<typeof callApi<typeof login>>[1]['body'];
export type SignInResult = { readonly ok: true; readonly user: User } | CallFailure;

/** Signs in. At the server this ends the session that the browser had, also one that was left without a network (AC13). */
export function openSession(database: ExamDatabase, body: Credentials): Promise<SignInResult> {
  return exclusively(database, LOCK, async () => {
    const result = await callApi(login, { body }, { timeoutMs: TIMEOUT_MS, edge: database.edge });
    if (!result.ok) return result;
    const { user, token } = result.answer;
    await startSession(database, user, token, renewAtOf(database, result));
    await noteOffset(database, result);
    return { ok: true, user };
  });
}

/** ST30: reports a sign-out to the server if it was offline. @returns true if nothing is left to report. */
export function tellOfSignOut(database: ExamDatabase): Promise<boolean> {
  return exclusively(database, LOCK, async () => {
    if (!(await isSignOutUntold(database))) return true;
    const result = await callApi(logout, {}, { timeoutMs: TIMEOUT_MS, edge: database.edge });
    if (!result.ok && !isRefusal(result)) return false;
    await noteSignOutTold(database);
    return true;
  });
}
