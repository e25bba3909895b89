import { updateProfile, type CallAnswer, type ProfileChanges } from '@exam/shared-schema/contract';
import type { CallResult } from '../../api/index.ts';
import { database, noteUser } from '../../offline/index.ts';
import { serverCall } from '../../state/index.ts';

/** Changes the profile on the server, and the user's name in the session. */
export async function saveProfile(
  changes: ProfileChanges,
): Promise<CallResult<CallAnswer<typeof updateProfile>>> {
  const result = await serverCall(updateProfile, { body: changes });
  if (result.ok) await noteUser(database, result.answer.user);
  return result;
}
