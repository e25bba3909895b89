import { and, eq, inArray } from 'drizzle-orm';
import type { CallInput, register as registerCall } from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import type { Queries, Transaction } from '../../../database/index.ts';
import { AppError } from '../../../http/index.ts';
import { holdsFor } from '../codes/codes.ts';
import { refuseCommonPassword } from '../passwords/common-passwords.ts';
import type { HashInTurn } from '../passwords/passwords.ts';
import { addUser, isAddressTaken, isUsernameTaken } from '../queries.ts';
import { digestOf } from '../secret-tokens.ts';
import { TAKEN } from '../sentences.ts';

type Form = CallInput<typeof registerCall>['body'];

export interface Registering {
  readonly hash: HashInTurn;
  /** OR30: the organisation that an account with this verified address registers in. */
  readonly organisationForAddress: (queries: Queries, email: string) => Promise<string>;
}

/** AC5: creates the account of a person who verified both codes. This uses up the codes. */
export function registerWith(context: Context, { hash, organisationForAddress }: Registering) {
  return async (form: Form): Promise<void> => {
    refuseCommonPassword('password', form.password, [form.email, form.username, form.phone]);
    // Checked before the costly hash, and again in the transaction.
    await requireVerified(context, context.store.read, form);
    await requireCategory(context, form);
    const passwordHash = await hash(form.password);
    await context.store.write(async (queries) => {
      const organisationId = await organisationForAddress(queries, form.email);
      await makeAccount(context, queries, form, { passwordHash, organisationId });
    });
  };
}

async function makeAccount(
  context: Context,
  queries: Transaction,
  form: Form,
  own: { readonly passwordHash: string; readonly organisationId: string },
): Promise<void> {
  const { store, ids, clock } = context;
  const { username, fullName, email, phone, countryCode } = form;
  await queries.lock(`codes ${email.toLowerCase()}`);
  await requireVerified(context, queries, form);
  const id = ids.next();
  const isAdded = await addUser(store, queries, {
    id,
    username,
    fullName,
    email,
    phone,
    countryCode,
    ...own,
    role: 'student',
    // ST34: both codes were entered.
    accountStatus: 'verified',
    createdAt: clock.now(),
  });
  // Thrown inside the transaction, so that the codes stay valid for another name.
  if (!isAdded) throw await takenError(context, queries, form);
  await queries
    .insert(store.t.userCategories)
    .values(form.categories.map((categoryId) => ({ userId: id, categoryId })));
  await useUp(context, queries, form);
}

const phoneOf = ({ countryCode, phone }: Form) => `${countryCode}${phone}`;

async function requireVerified(
  { store: { t }, clock }: Context,
  queries: Queries,
  form: Form,
): Promise<void> {
  const [emailDigest, phoneDigest] = [digestOf(form.emailOtpToken), digestOf(form.phoneOtpToken)];
  const rows = await queries
    .select()
    .from(t.codes)
    .where(inArray(t.codes.tokenDigest, [emailDigest, phoneDigest]));
  const row = (digest: string) => rows.find(({ tokenDigest }) => tokenDigest === digest);
  const now = clock.now();
  const errors: Record<string, string> = {};
  if (!holdsFor(row(emailDigest), 'email', form.email.toLowerCase(), now))
    errors['emailOtpToken'] = 'Please verify your email again.';
  if (!holdsFor(row(phoneDigest), 'phone', phoneOf(form), now))
    errors['phoneOtpToken'] = 'Please verify your mobile number again.';
  refuse('REFUSED', errors);
}

async function requireCategory({ store: { read, t } }: Context, { categories }: Form): Promise<void> {
  const found = await read
    .select({ id: t.categories.id })
    .from(t.categories)
    .where(and(inArray(t.categories.id, categories), eq(t.categories.isActive, true)));
  if (found.length !== categories.length)
    refuse('REFUSED', { categories: 'This exam category is no longer offered. Please select another one.' });
}

async function takenError({ store }: Context, queries: Queries, form: Form): Promise<AppError> {
  const errors: Record<string, string> = {};
  if (await isUsernameTaken(store, queries, form.username)) errors['username'] = TAKEN.username;
  if (await isAddressTaken(store, 'email', form.email.toLowerCase(), queries)) errors['email'] = TAKEN.email;
  if (await isAddressTaken(store, 'phone', phoneOf(form), queries)) errors['phone'] = TAKEN.phone;
  return new AppError('CONFLICT', Object.values(errors).join(' ') || undefined, { errors });
}

/** In the same transaction, so that a second form with the same codes fails. */
async function useUp({ store: { t } }: Context, queries: Queries, form: Form): Promise<void> {
  const digests = [digestOf(form.emailOtpToken), digestOf(form.phoneOtpToken)];
  const used = await queries
    .update(t.codes)
    .set({ state: 'used' })
    .where(and(inArray(t.codes.tokenDigest, digests), eq(t.codes.state, 'verified')))
    .returning({ tokenDigest: t.codes.tokenDigest });
  if (used.length !== digests.length) refuse('REFUSED', { emailOtpToken: 'Please verify your email again.' });
}

function refuse(code: 'REFUSED', errors: Readonly<Record<string, string>>): void {
  const [first] = Object.values(errors);
  if (first !== undefined) throw new AppError(code, first, { errors });
}
