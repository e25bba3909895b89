import type { CallAnswer, CallArguments } from '@exam/shared-schema/contract';
import type { CallResult } from '../../api/index.ts';
import { currentSession, database, keepSeen, ownerOf, readSeen, type SeenCall } from '../../offline/index.ts';
import { serverCall } from '../server-call.ts';

/** Requests data and stores the answer on the device for its owner, for data that no screen is waiting for. */
export async function refreshSeen<C extends SeenCall>(
  call: C,
  args: CallArguments<C>,
): Promise<CallResult<CallAnswer<C>>> {
  const owner = await currentOwner(call);
  const result = await serverCall(call, args);
  // PK6: another user may have signed in meanwhile.
  if (result.ok && owner !== null && owner === (await currentOwner(call)))
    await keepSeen(database, owner, call, args, result.answer);
  return result;
}

/** Stores an answer known from elsewhere, such as a row of a list; never replaces the server's own answer. */
export async function keepUnlessSeen<C extends SeenCall>(
  call: C,
  args: CallArguments<C>,
  answer: CallAnswer<C>,
): Promise<void> {
  const owner = await currentOwner(call);
  if (owner === null || (await readSeen(database, owner, call, args)) !== null) return;
  await keepSeen(database, owner, call, args, answer);
}

async function currentOwner(call: SeenCall): Promise<string | null> {
  return ownerOf(call, (await currentSession(database))?.user._id ?? null);
}
