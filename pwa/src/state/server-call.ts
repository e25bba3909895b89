import type { Call, CallAnswer, CallArguments } from '@exam/shared-schema/contract';
import { callApi, type CallOptions, type CallResult } from '../api/index.ts';
import { currentSession, database, noteOffset, renewToken, usableToken } from '../offline/index.ts';
import { noteCall } from './connection.ts';

/** A call of the signed-in user. Records what it shows about connection and clock, and renews the token (ST30). */
export async function serverCall<C extends Call>(
  call: C,
  args: CallArguments<C>,
  options: Omit<CallOptions, 'token' | 'renew'> = {},
): Promise<CallResult<CallAnswer<C>>> {
  const session = await currentSession(database);
  const result = await callApi(call, args, {
    ...options,
    // Public calls need not wait for a newer token.
    token: call.access === 'public' ? (session?.token ?? null) : await usableToken(database),
    renew: (refused) =>
      session === null ? Promise.resolve(null) : renewToken(database, session.user._id, refused),
  });
  noteCall(result);
  if (result.ok) await noteOffset(database, result);
  return result;
}
