import { and, eq, exists, isNotNull, isNull, ne, not, sql, sum } from 'drizzle-orm';
import { UNLIMITED } from '@exam/shared-schema/contract';
import type { Store } from '../../database/index.ts';
import { isOfPayment, isOfSomePayment, paymentSourceOf } from '../../tokens/index.ts';

export interface Proof {
  readonly grants: number;
  readonly entries: number;
  readonly charges: number;
  /** Paid orders, and tokens granted manually. */
  readonly payments: number;
  /** One sentence each. */
  readonly faults: readonly string[];
}

/**
 * TK6: checks that the rest of every grant is the sum of its entries; that every charge was paid and refunded in full, and
 * nothing was taken without a charge or from another user; and that every purchase was granted once, and nothing else. Each
 * check is one statement, so that it sees concurrent spending entirely or not at all.
 */
export async function proveBalances(store: Store): Promise<Proof> {
  const { read, t } = store;
  const faults = [
    ...(await wrongBalances(store)),
    ...(await wrongCharges(store)),
    ...(await paidForNothing(store)),
    ...(await paidByOthers(store)),
    ...(await paidAndNotGiven(store)),
    ...(await givenAndNotPaid(store)),
    ...(await studentsNotGiven(store)),
  ];
  return {
    grants: await read.$count(t.tokenGrants),
    entries: await read.$count(t.tokenEntries),
    charges: await read.$count(t.tokenCharges),
    payments: await read.$count(t.payments, eq(t.payments.state, 'paid')),
    faults,
  };
}

async function wrongBalances({ read, t: { tokenGrants, tokenEntries } }: Store): Promise<string[]> {
  const { id, remaining } = tokenGrants;
  const entered = sql<number>`coalesce(sum(${tokenEntries.tokens}), 0)`.mapWith(Number);
  const rows = await read
    .select({ id, remaining, entered })
    .from(tokenGrants)
    .leftJoin(tokenEntries, eq(tokenEntries.grantId, id))
    .groupBy(id, remaining)
    .having(ne(remaining, entered));
  return rows.map(
    (row) => `Grant ${row.id} has ${row.remaining} tokens left, its entries sum to ${row.entered}`,
  );
}

async function wrongCharges({ read, t: { tokenCharges, tokenEntries } }: Store): Promise<string[]> {
  const { userId, thing, tokens, refundedAt } = tokenCharges;
  const paid = sql<number>`-coalesce(sum(${tokenEntries.tokens}), 0)`.mapWith(Number);
  const owed = sql<number>`case when ${refundedAt} is null then ${tokens} else 0 end`.mapWith(Number);
  const rows = await read
    .select({ userId, thing, paid, owed })
    .from(tokenCharges)
    .leftJoin(tokenEntries, and(eq(tokenEntries.userId, userId), eq(tokenEntries.thing, thing)))
    .groupBy(userId, thing, tokens, refundedAt)
    .having(ne(paid, owed));
  return rows.map((row) => `Of ${row.thing} user ${row.userId} paid ${row.paid} tokens, not ${row.owed}`);
}

async function paidForNothing({ read, t: { tokenCharges, tokenEntries } }: Store): Promise<string[]> {
  const { userId, thing, tokens } = tokenEntries;
  const rows = await read
    .select({ userId, thing, tokens: sum(tokens).mapWith(Number) })
    .from(tokenEntries)
    .leftJoin(tokenCharges, and(eq(tokenCharges.userId, userId), eq(tokenCharges.thing, thing)))
    .where(and(isNotNull(thing), isNull(tokenCharges.thing)))
    .groupBy(userId, thing);
  return rows.map(
    (row) => `For ${row.thing} user ${row.userId} has entries of ${row.tokens} tokens, and no charge`,
  );
}

async function paidByOthers({ read, t: { tokenGrants, tokenEntries } }: Store): Promise<string[]> {
  const { id, userId, thing } = tokenEntries;
  const rows = await read
    .select({ id, userId, thing, owner: tokenGrants.userId })
    .from(tokenEntries)
    .innerJoin(tokenGrants, eq(tokenGrants.id, tokenEntries.grantId))
    .where(ne(userId, tokenGrants.userId));
  return rows.map(
    (row) => `Entry ${row.id} of ${row.thing} moves tokens of user ${row.owner} for user ${row.userId}`,
  );
}

/** Join condition between a grant and a payment of its own user. */
const isOf = (t: Store['t']) => and(eq(t.tokenGrants.userId, t.payments.userId), isOfPayment(t));

/** The first entry of a grant, which opened it. */
const opened = ({ tokenGrants, tokenEntries }: Store['t']) =>
  and(eq(tokenEntries.id, tokenGrants.id), eq(tokenEntries.grantId, tokenGrants.id));

/** PA5: every paid payment has granted the tokens of its terms. */
async function paidAndNotGiven({ read, t }: Store): Promise<string[]> {
  const { payments, tokenGrants, tokenEntries } = t;
  const rows = await read
    .select({ id: payments.id, terms: payments.terms, grant: tokenGrants, given: tokenEntries.tokens })
    .from(payments)
    .leftJoin(tokenGrants, isOf(t))
    .leftJoin(tokenEntries, opened(t))
    .where(and(eq(payments.state, 'paid'), isNotNull(payments.userId)));
  return rows.flatMap(({ id, terms: { tokens }, grant, given }) => {
    if (grant === null) return [`Payment ${id} is paid and has given no tokens`];
    const isRight = tokens === UNLIMITED ? grant.isUnlimited : !grant.isUnlimited && given === tokens;
    return isRight ? [] : [`Payment ${id} is for ${tokens} tokens and has given ${given}`];
  });
}

/** PA17: every student who is marked as credited has the tokens of the package, except where the account was deleted. */
async function studentsNotGiven({ read, t }: Store): Promise<string[]> {
  const { packageStudents, payments, tokenGrants, tokenEntries, users } = t;
  const isTheirs = and(eq(tokenGrants.userId, packageStudents.userId), isOfPayment(t));
  const rows = await read
    .select({
      id: payments.id,
      userId: packageStudents.userId,
      terms: payments.terms,
      given: tokenEntries.tokens,
    })
    .from(packageStudents)
    .innerJoin(payments, eq(payments.id, packageStudents.paymentId))
    .innerJoin(users, and(eq(users.id, packageStudents.userId), ne(users.accountStatus, 'deleted')))
    .leftJoin(tokenGrants, isTheirs)
    .leftJoin(tokenEntries, opened(t))
    .where(isNotNull(packageStudents.creditedAt));
  return rows.flatMap(({ id, userId, terms: { tokens }, given }) =>
    given === tokens
      ? []
      : [`Payment ${id} is for ${tokens} tokens of user ${userId} and has given ${given}`],
  );
}

async function givenAndNotPaid({ read, t }: Store): Promise<string[]> {
  const { packageStudents, payments, tokenGrants } = t;
  const isPaid = and(isOf(t), eq(payments.state, 'paid'));
  const isOfPackage = exists(
    read
      .select({ userId: packageStudents.userId })
      .from(packageStudents)
      .where(
        and(
          eq(tokenGrants.userId, packageStudents.userId),
          eq(tokenGrants.source, paymentSourceOf(packageStudents.paymentId)),
          isNotNull(packageStudents.creditedAt),
        ),
      ),
  );
  const rows = await read
    .select({ id: tokenGrants.id, source: tokenGrants.source, userId: tokenGrants.userId })
    .from(tokenGrants)
    .leftJoin(payments, isPaid)
    .where(and(isOfSomePayment(t), isNull(payments.id), not(isOfPackage)));
  return rows.map(
    ({ id, source, userId }) => `Grant ${id} of user ${userId} is of ${source}, which is not paid`,
  );
}
