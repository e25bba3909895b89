import { NO_CHANGES, type ProfileChanges, type ProfileUser } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { changeRow } from '../../crud/index.ts';
import { noteStudent } from '../../leaderboard/note-changes.ts';
import { AppError } from '../../http/index.ts';
import { findUser, toProfileUser } from './read-profile.ts';

/**
 * PF3: changes the fields of an own account that students may change. Names, `isListed` and `showsFullName` are what boards
 * show or depend on, and this transaction is the only place that changes them.
 * @throws AppError VALIDATION if there is nothing to change.
 */
export async function saveProfile(
  { store }: Context,
  userId: string,
  changes: ProfileChanges,
): Promise<ProfileUser> {
  if (Object.values(changes).every((value) => value === undefined))
    throw new AppError('VALIDATION', NO_CHANGES);
  return store.write(async (queries) => {
    await changeRow(queries, store.t.users, userId, changes);
    if (changes.isListed !== undefined) await noteStudent(store, queries, userId, 'listing');
    return toProfileUser(await findUser(store, queries, userId));
  });
}
