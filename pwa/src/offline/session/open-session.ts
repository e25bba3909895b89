import { login, type User } from '@exam/shared-schema/contract';
import { callApi, type CallFailure } from '../../api/index.ts';
import type { ExamDatabase } from '../database/database.ts';
import { exclusively } from '../platform/lease.ts';
import { noteOffset } from '../platform/server-clock.ts';
import { renewAtOf, SESSION_LOCK, SESSION_TIMEOUT_MS } from './renewal.ts';
import { startSession } from './session.ts';

// A module of its own, because only the login screen needs it and the checks of its form.

export type Credentials = Parameters<typeof callApi<typeof login>>[1]['body'];
export type SignInResult = { readonly ok: true; readonly user: User } | CallFailure;

/**
 * Signs in. On the server this ends the browser's previous session, including one that was signed out of while
 * offline (AC13).
 */
export function openSession(database: ExamDatabase, body: Credentials): Promise<SignInResult> {
  return exclusively(database, SESSION_LOCK, async () => {
    const result = await callApi(login, { body }, { timeoutMs: SESSION_TIMEOUT_MS, edge: database.edge });
    if (!result.ok) return result;
    const { user, token } = result.answer;
    await startSession(database, user, token, renewAtOf(database, result));
    await noteOffset(database, result);
    return { ok: true, user };
  });
}
