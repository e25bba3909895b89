import type { CallAnswer, CallBody, login as loginCall } from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import { AppError, isDisabled, type AccessTokens } from '../../../http/index.ts';
import type { Attempt } from './login-throttle.ts';
import { mailboxOf } from '../mailbox.ts';
import { checkPassword, type InTurn } from '../passwords/passwords.ts';
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
    const by = { mailbox: mailboxOf(credentials.email), network, deviceId };
    const row = await gate.attempt(by, () => userWith(context, credentials, gate, visitor));
    if (row === null) throw new AppError('BAD_CREDENTIALS');
    if (isDisabled(row.accountStatus)) throw new AppError('ACCOUNT_DISABLED');
    const refreshToken = await context.store.write((queries) =>
      startSession(context, queries, {
        userId: row.id,
        device: visitor.device,
        replaced: visitor.refreshToken,
      }),
    );
    return answerSession(context, tokens, row, refreshToken);
  };
}

/** @returns null if the account does not exist or the password is wrong. */
async function userWith(
  { store }: Context,
  { email, password }: Credentials,
  { inTurn, onlyHere }: PasswordGate,
  { isHere }: Visitor,
): Promise<UserRow | null> {
  const mayTry = isHere || !onlyHere.includes(email.toLowerCase());
  const row = mayTry ? await findUserByEmail(store, email) : undefined;
  const fits = await inTurn(() => checkPassword(row?.passwordHash, password));
  return fits && row !== undefined ? row : null;
}
