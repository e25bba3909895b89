import type { Context } from '../../context.ts';
import type { Queries, Transaction } from '../../database/index.ts';
import type { Feature } from '../../feature.ts';
import { organisationForAddress, organisationForNew } from './membership.ts';
import { collegeRoutes } from './routes.ts';

interface Colleges extends Feature {
  /** OR30: the organisation that an account with a verified address registers in. */
  readonly organisationForAddress: (queries: Queries, email: string) => Promise<string>;
  /** OR31: the organisation of an account that an administrator makes. @throws AppError if it may not be chosen. */
  readonly organisationForNew: (
    queries: Transaction,
    asked: Parameters<typeof organisationForNew>[2],
  ) => Promise<string>;
}

export const feature = (context: Context): Colleges => ({
  routes: (app) => collegeRoutes(app, context),
  organisationForAddress: (queries, email) => organisationForAddress(context.store.t, queries, email),
  organisationForNew: (queries, asked) => organisationForNew(context.store.t, queries, asked),
});
