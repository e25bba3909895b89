import type { Context } from '../../context.ts';
import type { Queries, Transaction } from '../../database/index.ts';
import type { Feature } from '../../feature.ts';
import { sendCode } from './codes/send-code.ts';
import { accountJobs } from './jobs.ts';
import { passwordGate, type PasswordGate } from './passwords/password-gate.ts';
import { hashPassword, limitedTo } from './passwords/passwords.ts';
import { askForResetLink } from './passwords/reset-links.ts';
import { createAccount, type NewAccount } from './registration/create-account.ts';
import { accountRoutes } from './routes.ts';
import { attemptAtOnce, LoginThrottle } from './sessions/login-throttle.ts';
import { endSessionsOf } from './sessions/sessions.ts';

/** The number of cores of the smallest machine; the queue is a few seconds long. */
const HASHES_AT_ONCE = 2;
const MOST_WAITING = 200;

interface AccountOptions {
  /** E-mail addresses of the demo logins, which work only from this machine. */
  readonly demoEmails?: readonly string[] | undefined;
  readonly limits: boolean;
  /** OR30: the organisation that an account with this verified address registers in. */
  readonly organisationForAddress: (queries: Queries, email: string) => Promise<string>;
}

interface Accounts extends Feature {
  /** Asks for the password again, for other features. */
  readonly passwords: PasswordGate;
  /** For administrators. */
  readonly administration: {
    readonly createAccount: (account: NewAccount) => Promise<void>;
    readonly endSessions: (queries: Transaction, userId: string) => Promise<void>;
    readonly sendResetLink: (queries: Transaction, email: string) => Promise<void>;
    /** Sends a code that nothing is done with, within the limits of all codes. @param network of the caller. */
    readonly sendTestSms: (number: string, network: string) => Promise<void>;
  };
}

export function feature(
  context: Context,
  { demoEmails = [], limits, organisationForAddress }: AccountOptions,
): Accounts {
  const inTurn = limitedTo(HASHES_AT_ONCE, MOST_WAITING);
  const hash = (password: string) => inTurn(() => hashPassword(password));
  const throttle = limits ? new LoginThrottle(context) : null;
  const attempt = throttle?.attempt ?? attemptAtOnce;
  return {
    routes: (app, tokens) => {
      // Waiting callers would keep the process from exiting.
      app.addHook('preClose', async () => throttle?.close());
      accountRoutes(app, context, {
        ...{ tokens, inTurn, hash, attempt, organisationForAddress },
        onlyHere: demoEmails,
      });
    },
    jobs: accountJobs(context),
    passwords: passwordGate(context, attempt, inTurn, hash),
    administration: {
      createAccount: (account) => createAccount(context, hash, account),
      endSessions: (queries, userId) => endSessionsOf(context, queries, userId),
      sendTestSms: async (address, network) =>
        void (await sendCode(context, { channel: 'phone', address }, network)),
      sendResetLink: async (queries, email) => void (await askForResetLink(context, queries, email)),
    },
  };
}
