import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/index.ts';
import type { Feature } from '../../feature.ts';
import type { ReadKeyedPaper } from '../../marked-attempts/keyed-papers.ts';
import { releasedResults } from '../../marked-attempts/read-attempt.ts';
import { deleteAccount } from './delete-account.ts';
import { ownDataJobs } from './make-export.ts';
import { ownDataRoutes, type PasswordGate } from './routes.ts';

interface Needs {
  readonly papers: ReadKeyedPaper;
  readonly passwords: PasswordGate;
}

interface OwnData extends Feature {
  /** OD5. @param check refuses in the transaction of the deletion. */
  readonly deleteAccount: (userId: string, check: (queries: Transaction) => Promise<void>) => Promise<void>;
}

export const feature = (context: Context, { papers, passwords }: Needs): OwnData => ({
  routes: (app) => ownDataRoutes(app, context, passwords),
  jobs: ownDataJobs(context, releasedResults(context, papers)),
  deleteAccount: async (userId, check) =>
    deleteAccount(context, { userId, passwordHash: await passwords.unusable(), check }),
});
