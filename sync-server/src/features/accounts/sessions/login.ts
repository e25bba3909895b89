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
  /** Calls from this very machine. */
  readonly isHere: boolean;
  readonly network: string;
  /** Of a browser that was signed in to this account before. */
  readonly knownDeviceId: string | null;
  readonly device: string;
  /** The refresh token that the browser has from before. */
  readonly refreshToken: string | undefined;
}

/** What a login and a renewal answer. */
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
  /** E-mails that log in from this machine alone: their passwords are printed in the sources (ST32). */
  readonly onlyHere: readonly string[];
}

/** AC4: whether the address is known is told neither by the sentence nor by the time it takes. */
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

/** @returns null where there is no such account or it has another password. */
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
