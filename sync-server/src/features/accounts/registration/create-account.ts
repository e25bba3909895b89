import { and, eq } from 'drizzle-orm';
import type { CallInput, userCalls } from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import type { Queries, Transaction } from '../../../database/index.ts';
import { AppError } from '../../../http/index.ts';
import { refuseCommonPassword } from '../passwords/common-passwords.ts';
import type { HashInTurn } from '../passwords/passwords.ts';
import { addUser, isAddressTaken, isUsernameTaken } from '../queries.ts';
import { TAKEN } from '../sentences.ts';

type Form = CallInput<typeof userCalls.create>['body'];

/** What an administrator fills in, with the id of the new account. */
export interface NewAccount {
  readonly id: string;
  /** OR1: the organisation that it belongs to. @throws AppError if it may not be chosen. */
  readonly organisationIn: (queries: Transaction) => Promise<string>;
  readonly form: Form;
  /** Work of other features, in the same transaction. */
  readonly then: (queries: Transaction) => Promise<void>;
}

/**
 * US6, ST33, ST34: creates an account whose address and number are not verified.
 * @throws AppError CONFLICT for a name, address or number that is taken; REFUSED for a category that is not offered;
 * VALIDATION for a common password.
 */
export async function createAccount(
  context: Context,
  hash: HashInTurn,
  { id, organisationIn, form, then }: NewAccount,
): Promise<void> {
  const { store, clock } = context;
  const { username, fullName, email, phone, countryCode, role, accountStatus } = form;
  refuseCommonPassword('password', form.password, [email, username, phone]);
  await refuseUnusable(context, store.read, form);
  const passwordHash = await hash(form.password);
  await store.write(async (queries) => {
    const organisationId = await organisationIn(queries);
    const isAdded = await addUser(store, queries, {
      ...{ id, organisationId, username, fullName, email, phone, countryCode, passwordHash },
      ...{ role, accountStatus },
      profilePicture: form.profilePicture || null,
      thread: form.thread || null,
      performanceInitialized: form.performanceInitialized,
      createdAt: clock.now(),
    });
    if (!isAdded) {
      await refuseUnusable(context, queries, form);
      throw new AppError('CONFLICT');
    }
    await queries
      .insert(store.t.userCategories)
      .values(form.categories.map((categoryId) => ({ userId: id, categoryId })));
    await then(queries);
  });
}

/** Before the costly hash, and for the sentence of a conflict. */
async function refuseUnusable({ store }: Context, queries: Queries, form: Form): Promise<void> {
  const { categories: table } = store.t;
  const errors: Record<string, string> = {};
  if (await isUsernameTaken(store, queries, form.username)) errors['username'] = TAKEN.username;
  if (await isAddressTaken(store, 'email', form.email.toLowerCase(), queries))
    errors['email'] = 'Another account has this email.';
  if (await isAddressTaken(store, 'phone', `${form.countryCode}${form.phone}`, queries))
    errors['phone'] = 'Another account has this phone number.';
  const [taken] = Object.values(errors);
  if (taken !== undefined) throw new AppError('CONFLICT', Object.values(errors).join(' '), { errors });
  const [categoryId = ''] = form.categories;
  const isOffered = and(eq(table.id, categoryId), eq(table.isActive, true));
  if ((await queries.$count(table, isOffered)) > 0) return;
  const sentence = 'This category is not offered any more. Please choose another one.';
  throw new AppError('REFUSED', sentence, { errors: { categories: sentence } });
}
