import { and, eq } from 'drizzle-orm';
import type { CallAnswer, CallBody, login as loginCall } from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../database/index.ts';
import { AppError, isDisabled, type AccessTokens } from '../../../http/index.ts';
import type { Attempt } from './login-throttle.ts';
import { mailboxOf } from '../mailbox.ts';
import { checkPassword, type InTurn, type RightPassword } from '../passwords/passwords.ts';
import { findUserByEmail, toUser, type UserRow } from '../queries.ts';
import type { RefreshToken } from './refresh-token.ts';
import { startSession } from './sessions.ts';

type Credentials = CallBody<typeof loginCall>;

export interface Visitor {
  /** Whether the request comes from this machine. */
  readonly isHere: boolean;
  readonly network: string;
  /** Id of a browser that was signed in to this account before. */
  readonly knownDeviceId: string | null;
  readonly device: string;
  /** OP6: null if the app did not name it. */
  readonly appVersion: string | null;
  /** The refresh token that the browser already has. */
  readonly refreshToken: string | undefined;
}

/** The response to a login and to a renewal. */
export type SessionAnswer = CallAnswer<typeof loginCall>;

export interface SignedIn {
  readonly answer: SessionAnswer;
  readonly refreshToken: RefreshToken;
}

export function answerSession(
  context: Context,
  tokens: AccessTokens,
  user: UserRow,
  refreshToken: RefreshToken,
): SignedIn {
  const serverTime = new Date(context.clock.now()).toISOString();
  const access = tokens.sign(user.id, refreshToken);
  return { answer: { ...access, user: toUser(user), serverTime }, refreshToken };
}

export interface PasswordGate {
  readonly inTurn: InTurn;
  readonly attempt: Attempt;
  /** Accounts that may log in only from this machine, because their passwords are in the source code (ST32). */
  readonly onlyHere: readonly string[];
}

/** AC4: neither the message nor the time reveals whether the address is known. */
export function loginWith(context: Context, tokens: AccessTokens, gate: PasswordGate) {
  return async (credentials: Credentials, visitor: Visitor): Promise<SignedIn> => {
    const { network, knownDeviceId: deviceId } = visitor;
    const exists = (await accountOf(context, credentials.email, gate, visitor)) !== undefined;
    const by = { mailbox: mailboxOf(credentials.email), exists, network, deviceId };
    const found = await gate.attempt(by, () => userWith(context, credentials, gate, visitor));
    if (found === null) throw new AppError('BAD_CREDENTIALS');
    const { row } = found;
    if (isDisabled(row.accountStatus)) throw new AppError('ACCOUNT_DISABLED');
    const refreshToken = await context.store.write(async (queries) => {
      await renewHash(context, queries, found);
      return startSession(context, queries, {
        userId: row.id,
        device: visitor.device,
        appVersion: visitor.appVersion,
        replaced: visitor.refreshToken,
      });
    });
    return answerSession(context, tokens, row, refreshToken);
  };
}

interface Found extends RightPassword {
  readonly row: UserRow;
}

/** @returns null if the account does not exist or the password is wrong. */
async function userWith(
  context: Context,
  { email, password }: Credentials,
  gate: PasswordGate,
  visitor: Visitor,
): Promise<Found | null> {
  const row = await accountOf(context, email, gate, visitor);
  const right = await gate.inTurn(() => checkPassword(row?.passwordHash, password));
  return right !== null && row !== undefined ? { ...right, row } : null;
}

/** AC60. A password that was reset in the meantime is kept. */
async function renewHash(
  { store: { t } }: Context,
  queries: Transaction,
  { row, renewedHash }: Found,
): Promise<void> {
  if (renewedHash === null) return;
  await queries
    .update(t.users)
    .set({ passwordHash: renewedHash })
    .where(and(eq(t.users.id, row.id), eq(t.users.passwordHash, row.passwordHash)));
}

/** The account that may be tried, which is read again for each check because a password may change while a try waits. */
async function accountOf(
  { store }: Context,
  email: string,
  { onlyHere }: PasswordGate,
  { isHere }: Visitor,
): Promise<UserRow | undefined> {
  const mayTry = isHere || !onlyHere.includes(email.toLowerCase());
  return mayTry ? findUserByEmail(store, email) : undefined;
}
