import { eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  giveTokens as giveTokensCall,
  UNLIMITED,
  userCalls,
  type ListedStatus,
  type ManagedUser,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bindManaged, equals } from '../../crud/index.ts';
import type { Queries, Tables } from '../../database/index.ts';
import { bind } from '../../http/index.ts';
import { giveTokens } from './give-tokens.ts';

/** Data of other features that the list shows. */
interface Balances {
  /** Infinity for unlimited tokens. */
  readonly tokensOf: (queries: Queries, userId: string) => Promise<number>;
}

/** Administration of accounts. */
export function userRoutes(app: FastifyInstance, context: Context, { tokensOf }: Balances): void {
  const { users } = context.store.t;
  bindManaged(app, context, userCalls, {
    from: users,
    ofOrganisation: equals(users.organisationId),
    where: ne(users.accountStatus, 'deleted'),
    select: (queries) => queries.select().from(users).$dynamic(),
    present: (rows, queries) =>
      Promise.all(rows.map(async (row) => toManagedUser(row, await tokensOf(queries, row.id)))),
    search: [users.fullName, users.username, users.email],
    sorts: { createdAt: users.createdAt },
    filters: {
      role: equals(users.role),
      accountStatus: equals(users.accountStatus),
      accounts: (value) => (value === 'all' ? undefined : eq(users.isDemo, value === 'simulated')),
    },
  });
  bind(app, giveTokensCall, async ({ params, body }, { caller }) => ({
    message: await giveTokens(context, { ...body, userId: params.id, givenBy: caller._id }),
  }));
}

type UserRow = Tables['users']['$inferSelect'];

function toManagedUser(row: UserRow, tokens: number): ManagedUser {
  return {
    ...row,
    _id: row.id,
    // Deleted accounts are excluded by `where`.
    accountStatus: row.accountStatus as ListedStatus,
    tokensLeft: tokens === Infinity ? UNLIMITED : tokens,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}
