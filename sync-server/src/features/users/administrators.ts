import { and, eq, ne, notInArray } from 'drizzle-orm';
import type { Tables, Transaction } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';

const LAST =
  'This is the last administrator. Give another account the role first, because nobody else could administer this installation.';

/**
 * US1: somebody can always administer the installation.
 * @param userId the account that is about to lose the role or its access.
 * @throws AppError CONFLICT if no other administrator is left.
 */
export async function refuseLastAdministrator(
  { users }: Tables,
  queries: Transaction,
  userId: string,
): Promise<void> {
  await queries.lock('administrators');
  const isActive = and(
    eq(users.role, 'admin'),
    notInArray(users.accountStatus, ['deactivated', 'banned', 'deleted']),
  );
  const isThis = and(isActive, eq(users.id, userId));
  if ((await queries.$count(users, isThis)) === 0) return;
  if ((await queries.$count(users, and(isActive, ne(users.id, userId)))) === 0)
    throw new AppError('CONFLICT', LAST);
}
