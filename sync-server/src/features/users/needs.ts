import type { ConsoleScope } from '@exam/shared-schema/access';
import type { CallInput, userCalls } from '@exam/shared-schema/contract';
import type { Queries, Transaction } from '../../database/index.ts';

/** What the administration of accounts needs from other features. */
export interface UserNeeds {
  /** By the id of the user; Infinity for unlimited tokens. */
  readonly tokensOfEach: (
    queries: Queries,
    userIds: readonly string[],
  ) => Promise<ReadonlyMap<string, number>>;
  /** @throws AppError if the account cannot be made. */
  readonly createAccount: (account: {
    readonly id: string;
    readonly organisationIn: (queries: Transaction) => Promise<string>;
    readonly form: CallInput<typeof userCalls.create>['body'];
    readonly then: (queries: Transaction) => Promise<void>;
  }) => Promise<void>;
  /** OR31: the organisation of an account that an administrator makes. @throws AppError if it may not be chosen. */
  readonly organisationForNew: (
    queries: Transaction,
    asked: {
      readonly collegeId: string | undefined;
      readonly organisationId: string;
      readonly scope: ConsoleScope;
    },
  ) => Promise<string>;
  readonly endSessions: (queries: Transaction, userId: string) => Promise<void>;
  /** @throws AppError OVERLOADED if the server cannot send e-mails. */
  readonly sendResetLink: (queries: Transaction, email: string) => Promise<void>;
  /** Removes the personal data of an account. @param check refuses in the same transaction. */
  readonly deleteAccount: (userId: string, check: (queries: Transaction) => Promise<void>) => Promise<void>;
}
