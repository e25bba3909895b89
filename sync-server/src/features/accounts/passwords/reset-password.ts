import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../database/index.ts';
import { enqueue } from '../../../jobs/index.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { noticeKind } from '../job-kinds.ts';
import type { HashInTurn } from './passwords.ts';
import { userOfLink } from './reset-links.ts';
import { digestOf } from '../secret-tokens.ts';
import { endSessionsOf } from '../sessions/sessions.ts';

/**
 * Sets a password with a link that can be used once, ends all sessions, and notifies the owner.
 * @returns a function that resolves to the address of the account.
 */
export function resetPasswordWith(context: Context, hash: HashInTurn) {
  return async (token: string, password: string): Promise<string> => {
    const user = await userOfLink(context, context.store.read, token);
    refuseCommonPassword('newPassword', password, [user.email, user.username, user.phone ?? '']);
    const passwordHash = await hash(password);
    await context.store.write((queries) => setPassword(context, queries, token, passwordHash));
    return user.email;
  };
}

async function setPassword(
  context: Context,
  queries: Transaction,
  token: string,
  passwordHash: string,
): Promise<void> {
  const { users, passwordResets } = context.store.t;
  await queries.lock(`reset link ${digestOf(token)}`);
  const { id } = await userOfLink(context, queries, token);
  await queries
    .update(passwordResets)
    .set({ usedAt: context.clock.now() })
    .where(eq(passwordResets.userId, id));
  await queries.update(users).set({ passwordHash }).where(eq(users.id, id));
  await endSessionsOf(context, queries, id);
  await enqueue(context, queries, noticeKind, { userId: id });
}
