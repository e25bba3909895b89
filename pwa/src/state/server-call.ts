import type { Call, CallAnswer, CallArguments } from '@exam/shared-schema/contract';
import { callApi, STOPPED, type CallOptions, type CallResult } from '../api/index.ts';
import { currentSession, database, noteOffset, renewToken, usableToken } from '../offline/index.ts';
import { noteCall } from './connection.ts';

/**
 * A call on behalf of the signed-in user. Records what its outcome shows about connection and clock, and renews the
 * token (ST30).
 */
export async function serverCall<C extends Call>(
  call: C,
  args: CallArguments<C>,
  options: Omit<CallOptions, 'token' | 'renew'> = {},
): Promise<CallResult<CallAnswer<C>>> {
  return asSignedIn(call, (credentials) => callApi(call, args, { ...options, ...credentials }));
}

/** The signed-in user's credentials. */
type Credentials = Pick<CallOptions, 'token' | 'renew'>;

/** Makes a call with the signed-in user's token, and records what its outcome shows about connection and clock. */
export async function asSignedIn<A>(
  call: Pick<Call, 'access'>,
  make: (credentials: Credentials) => Promise<CallResult<A>>,
): Promise<CallResult<A>> {
  const session = await currentSession(database);
  const result = await make({
    // Public calls need not wait for a newer token.
    token: call.access === 'public' ? (session?.token ?? null) : await usableToken(database),
    renew: (refused) =>
      session === null ? Promise.resolve(null) : renewToken(database, session.user._id, refused),
  });
  if (result.ok || result.code !== STOPPED) noteCall(result);
  if (result.ok) await noteOffset(database, result);
  return result;
}
