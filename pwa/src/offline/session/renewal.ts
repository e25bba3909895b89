import { logout, refresh, type User } from '@exam/shared-schema/contract';
import { callApi, type CallFailure, type CallResult } from '../../api/index.ts';
import type { ExamDatabase, SessionRow } from '../database/database.ts';
import { exclusively } from '../platform/lease.ts';
import { noteOffset } from '../platform/server-clock.ts';
import {
  currentSession,
  expireSession,
  isSignOutUnreported,
  noteSignOutReported,
  renewSession,
} from './session.ts';

/**
 * ST30, AC30: requests that change the refresh cookie run one at a time across tabs and worker, because they share the
 * cookie.
 */
export const SESSION_LOCK = 'session';
/** Other callers wait for the lock, so a renewal must not take longer, ms. */
export const SESSION_TIMEOUT_MS = 15_000;
/** AC31: share of a token's life after which it is renewed, so that a call rarely uses an expired token. */
const RENEWED_AFTER = 0.8;

/**
 * A token for a call of the signed-in user, renewed first if it expires soon. If the server cannot be reached, the
 * old token is returned and the call itself reports the failure. Null if signed out.
 */
export async function usableToken(database: ExamDatabase): Promise<string | null> {
  const session = await currentSession(database);
  if (session === null) return null;
  const isDue = session.renewAt != null && session.renewAt <= database.edge.now();
  if (!isDue || session.expired) return session.token;
  return (await renewToken(database, session.user._id, session.token)) ?? session.token;
}

/**
 * ST30, AC31: a newer token than the rejected one, for the same user. A second caller gets the token that the first one
 * fetched. The session is marked expired only if the server itself refuses; a lost network, a captive portal and a
 * busy server change nothing.
 * @returns null if there is no newer token.
 */
export function renewToken(database: ExamDatabase, userId: string, refused: string): Promise<string | null> {
  return exclusively(database, SESSION_LOCK, async () => {
    const session = await currentSession(database);
    if (session === null || session.expired || session.user._id !== userId) return null;
    if (session.token !== refused) return session.token;
    const result = await callApi(refresh, {}, { timeoutMs: SESSION_TIMEOUT_MS, edge: database.edge });
    if (!result.ok) {
      if (isRefusal(result)) await expireSession(database, refused);
      return null;
    }
    return continueSession(database, session, result);
  });
}

type Started = Extract<CallResult<StartedAnswer>, { ok: true }>;

interface StartedAnswer {
  readonly user: User;
  readonly token: string;
  readonly serverTime: string;
  readonly expiresAt: string;
}

async function continueSession(
  database: ExamDatabase,
  before: SessionRow,
  started: Started,
): Promise<string | null> {
  await noteOffset(database, started);
  const { user, token } = started.answer;
  // The cookie belongs to another user, for example after a restored browser profile; this session has no cookie.
  if (user._id !== before.user._id) {
    await expireSession(database, before.token);
    return null;
  }
  const isContinued = await renewSession(database, before, {
    user,
    token,
    renewAt: renewAtOf(database, started),
  });
  return isContinued ? token : null;
}

/** In device time, computed from the token's lifetime, because the two clocks may differ by any amount. */
export function renewAtOf(database: ExamDatabase, { answer }: Started): number {
  const life = Date.parse(answer.expiresAt) - Date.parse(answer.serverTime);
  return Math.round(database.edge.now() + RENEWED_AFTER * life);
}

/** A 401 or 403 of the server itself; an error page of a proxy or portal is not a refusal. */
function isRefusal(failure: CallFailure): boolean {
  return failure.kind === 'refused' && (failure.status === 401 || failure.status === 403);
}

/** ST30, AC32: reports a sign-out that was made while offline. @returns true if nothing is left to report. */
export function reportSignOut(database: ExamDatabase): Promise<boolean> {
  return exclusively(database, SESSION_LOCK, async () => {
    if (!(await isSignOutUnreported(database))) return true;
    const result = await callApi(logout, {}, { timeoutMs: SESSION_TIMEOUT_MS, edge: database.edge });
    if (!result.ok && !isRefusal(result)) return false;
    await noteSignOutReported(database);
    return true;
  });
}
