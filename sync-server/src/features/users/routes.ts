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
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bindManaged, equals } from '../../crud/index.ts';
import { bind } from '../../http/index.ts';
import {
  changeRole,
  changeStatus,
  deleteUser,
  signOutEverywhere,
  startPasswordReset,
} from './change-account.ts';
import { createUser } from './create-user.ts';
import { giveTokens } from './give-tokens.ts';
import type { UserNeeds } from './needs.ts';
import { present } from './present.ts';
import { readAttemptsOf, readPaymentsOf, readUser } from './read-user.ts';

/** Administration of accounts. */
export function userRoutes(app: FastifyInstance, context: Context, needs: UserNeeds): void {
  const { t } = context.store;
  const { users } = t;
  bindManaged(
    app,
    context,
    { list: userCalls.list },
    {
      from: users,
      where: ne(users.accountStatus, 'deleted'),
      select: (queries) => queries.select().from(users).$dynamic(),
      present: (rows, queries) => present(t, queries, needs, rows),
      search: [users.fullName, users.username, users.email],
      sorts: { createdAt: users.createdAt },
      filters: {
        role: equals(users.role),
        accountStatus: equals(users.accountStatus),
        accounts: (value) => (value === 'all' ? undefined : eq(users.isDemo, value === 'simulated')),
      },
    },
  );
  bind(app, userCalls.create, async ({ body }, { caller }) => ({
    data: await createUser(context, needs, body, caller._id),
    message: 'User Created Successfully!',
  }));
  bind(app, setUserStatus, async ({ params, body }, { caller }) => ({
    message: await changeStatus(context, needs, body, { ...params, changedBy: caller._id }),
  }));
  bind(app, setUserRole, async ({ params, body }, { caller }) => ({
    message: await changeRole(context, needs, body, { ...params, changedBy: caller._id }),
  }));
  bind(app, endUserSessions, async ({ params }, { caller }) => ({
    message: await signOutEverywhere(context, needs, { ...params, changedBy: caller._id }),
  }));
  bind(app, sendPasswordReset, async ({ params }, { caller }) => ({
    message: await startPasswordReset(context, needs, { ...params, changedBy: caller._id }),
  }));
  bind(app, deleteCall, async ({ params }, { caller }) => ({
    message: await deleteUser(context, needs, { ...params, changedBy: caller._id }),
  }));
  bind(app, oneUser, async ({ params: { userId } }) => ({ data: await readUser(context, needs, userId) }));
  bind(app, attemptsOfUser, ({ params: { userId }, query }) => readAttemptsOf(context, userId, query));
  bind(app, paymentsOfUser, ({ params: { userId }, query }) => readPaymentsOf(context, userId, query));
  bind(app, giveTokensCall, async ({ params, body }, { caller }) => ({
    message: await giveTokens(context, { ...body, userId: params.id, givenBy: caller._id }),
  }));
}
