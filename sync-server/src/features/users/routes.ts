import { eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  attemptsOfUser,
  deleteUser as deleteCall,
  endUserSessions,
  giveTokens as giveTokensCall,
  oneUser,
  paymentsOfUser,
  sendPasswordReset,
  setUserRole,
  setUserStatus,
  userCalls,
  exportAttemptsOfUser,
  exportPaymentsOfUser,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bindFile, bindList, equals } from '../../crud/index.ts';
import { bind } from '../../http/index.ts';
import {
  changeRole,
  changeStatus,
  deleteUser,
  signOutEverywhere,
  startPasswordReset,
} from './change-account.ts';
import { createUser } from './create-user.ts';
import { countUsers, findUsers } from './find-users.ts';
import { ATTEMPTS_IN_FILE, PAYMENTS_IN_FILE, USERS_IN_FILE } from './in-file.ts';
import { giveTokens } from './give-tokens.ts';
import type { UserNeeds } from './needs.ts';
import { present } from './present.ts';
import { readAttemptsOf, readPaymentsOf, readUser } from './read-user.ts';

/** Administration of accounts. */
export function userRoutes(app: FastifyInstance, context: Context, needs: UserNeeds): void {
  const { t } = context.store;
  const { users } = t;
  bindList(app, context, userCalls.list, {
    from: users,
    ofOrganisation: equals(users.organisationId),
    where: ne(users.accountStatus, 'deleted'),
    select: (queries) => queries.select().from(users).$dynamic(),
    file: USERS_IN_FILE,
    present: (rows, queries) => present(t, queries, needs, rows),
    readFound: (queries, query, scope) => findUsers(t, queries, query, scope),
    countRows: (queries, query, scope) => countUsers(t, queries, query, scope),
    // A text without a word finds all.
    search: () => undefined,
    sorts: { createdAt: users.createdAt },
    filters: {
      role: equals(users.role),
      accountStatus: equals(users.accountStatus),
      collegeId: equals(users.organisationId),
      accounts: (value) => (value === 'all' ? undefined : eq(users.isDemo, value === 'simulated')),
    },
  });
  bind(app, userCalls.create, async ({ body }, { caller, scope }) => ({
    data: await createUser(context, needs, body, { createdBy: caller, scope }),
    message: 'User Created Successfully!',
  }));
  bind(app, setUserStatus, async ({ params, body }, { caller, scope }) => ({
    message: await changeStatus(context, needs, body, { ...params, scope, changedBy: caller }),
  }));
  bind(app, setUserRole, async ({ params, body }, { caller, scope }) => ({
    message: await changeRole(context, needs, body, { ...params, scope, changedBy: caller }),
  }));
  bind(app, endUserSessions, async ({ params }, { caller, scope }) => ({
    message: await signOutEverywhere(context, needs, { ...params, scope, changedBy: caller }),
  }));
  bind(app, sendPasswordReset, async ({ params }, { caller, scope }) => ({
    message: await startPasswordReset(context, needs, { ...params, scope, changedBy: caller }),
  }));
  bind(app, deleteCall, async ({ params }, { caller, scope }) => ({
    message: await deleteUser(context, needs, { ...params, scope, changedBy: caller }),
  }));
  bind(app, oneUser, async ({ params: { userId } }, { scope }) => ({
    data: await readUser(context, needs, { userId, scope }),
  }));
  bind(app, attemptsOfUser, async ({ params: { userId }, query }, { scope }) => {
    const { rows: attempts, ...page } = await readAttemptsOf(context, { userId, scope }, query);
    return { ...page, attempts };
  });
  bindFile(app, exportAttemptsOfUser, {
    name: 'attempts',
    columns: ATTEMPTS_IN_FILE,
    read: ({ params: { userId } }, { scope }, paging) => readAttemptsOf(context, { userId, scope }, paging),
  });
  bind(app, paymentsOfUser, async ({ params: { userId }, query }, { scope }) => {
    const { rows: payments, ...page } = await readPaymentsOf(context, { userId, scope }, query);
    return { ...page, payments };
  });
  bindFile(app, exportPaymentsOfUser, {
    name: 'payments',
    columns: PAYMENTS_IN_FILE,
    read: ({ params: { userId } }, { scope }, paging) => readPaymentsOf(context, { userId, scope }, paging),
  });
  bind(app, giveTokensCall, async ({ params, body }, { caller }) => ({
    message: await giveTokens(context, { ...body, userId: params.id, givenBy: caller._id }),
  }));
}
