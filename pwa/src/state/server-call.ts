import type { Call, CallAnswer, CallArguments } from '@exam/shared-schema/contract';
import { callApi, type CallOptions, type CallResult } from '../api/index.ts';
import { currentSession, database, noteOffset } from '../offline/index.ts';
import { noteCall } from './connection.ts';
import { noteRefusedToken } from './session.ts';

/** A call in the name of whoever is signed in; notes what it tells of line, clock and session. */
export async function serverCall<C extends Call>(
  call: C,
  args: CallArguments<C>,
  options: Omit<CallOptions, 'token'> = {},
): Promise<CallResult<CallAnswer<C>>> {
  const session = await currentSession(database);
  const token = session?.token ?? null;
  const result = await callApi(call, args, { ...options, token });
  noteCall(result);
  if (result.ok) await noteOffset(database, result);
  else if (result.status === 401 && token !== null) await noteRefusedToken(token);
  return result;
}
