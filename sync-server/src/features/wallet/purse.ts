import { and, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { UNLIMITED } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { walletLock, type Queries, type Store, type Transaction } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';
import { isOfPayment, papersLeft, type Charge, type Purse } from '../../tokens/index.ts';
import { spend, tokensIn, type Lot, type Taking } from './spend.ts';

/** Validity of tokens that are refunded after their expiry, ms. */
const AFTER_REFUND_MS = 7 * 86_400_000;

interface OwnedLot extends Lot {
  readonly userId: string;
}

export function openPurse(context: Context): Purse {
  const { store, clock } = context;
  return {
    tokensOf: async (queries, userId) => tokensIn(await lotsOf(store, queries, userId), clock.now()),
    tokensOfEach: (queries, userIds) => tokensOfEach(context, queries, userIds),
    papersLeft: async (queries, userId) => {
      const left = await papersLeft(store, queries, userId, clock.now());
      return left === UNLIMITED ? Infinity : left;
    },
    charge: (queries, charge) => chargeWithin(context, queries, charge),
    refund: (queries, charge) => refundWithin(context, queries, charge),
  };
}

export function lotsOf(store: Store, queries: Queries, owner: string): Promise<Lot[]> {
  return readLots(store, queries, eq(store.t.tokenGrants.userId, owner));
}

function readLots({ t: { tokenGrants } }: Store, queries: Queries, areOf: SQL): Promise<OwnedLot[]> {
  const { id, userId, remaining, isUnlimited, expiresAt, createdAt } = tokenGrants;
  return queries
    .select({ id, userId, remaining, isUnlimited, expiresAt, createdAt })
    .from(tokenGrants)
    .where(and(areOf, or(gt(remaining, 0), eq(isUnlimited, true))));
}

async function tokensOfEach(
  { store, clock }: Context,
  queries: Queries,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const lots = await readLots(store, queries, inArray(store.t.tokenGrants.userId, [...userIds]));
  const now = clock.now();
  const byOwner = new Map<string, Lot[]>(userIds.map((userId) => [userId, []]));
  for (const lot of lots) byOwner.get(lot.userId)?.push(lot);
  return new Map([...byOwner].map(([userId, own]) => [userId, tokensIn(own, now)]));
}

async function chargeWithin(
  context: Context,
  queries: Transaction,
  { userId, thing, tokens }: Charge,
): Promise<void> {
  if (tokens === 0) return;
  const { store, clock } = context;
  const { tokenCharges } = store.t;
  await queries.lock(walletLock(userId));
  const added = await queries
    .insert(tokenCharges)
    .values({ userId, thing, tokens, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ thing: tokenCharges.thing });
  if (added.length === 0) return;
  const takings = spend(await lotsOf(store, queries, userId), tokens, clock.now());
  if (takings === null) throw new AppError('TOKENS_EXHAUSTED');
  for (const taking of takings) await move(context, queries, { userId, thing, kind: 'charge', ...taking });
}

interface Movement extends Taking {
  readonly userId: string;
  readonly thing: string;
  readonly kind: 'charge' | 'refund';
}

/** The only place that changes the rest of a grant because of a thing. */
async function move(
  { store: { t }, ids, clock }: Context,
  queries: Queries,
  { kind, grantId, tokens, ...about }: Movement,
): Promise<void> {
  const { tokenGrants, tokenEntries } = t;
  const change = kind === 'charge' ? -tokens : tokens;
  const entry = { userId: about.userId, grantId, at: clock.now() };
  const [grant] = await queries
    .update(tokenGrants)
    .set({
      remaining: sql`case when ${tokenGrants.isUnlimited} then 0 else ${tokenGrants.remaining} + ${change} end`,
    })
    .where(eq(tokenGrants.id, grantId))
    .returning({ isUnlimited: tokenGrants.isUnlimited });
  if (grant?.isUnlimited) {
    // TK7: an unlimited grant is credited as it is charged, and debited as it is refunded, so that its entries sum to zero.
    const opposite = kind === 'charge' ? ('grant' as const) : ('expiry' as const);
    await queries.insert(tokenEntries).values({ ...entry, id: ids.next(), kind: opposite, tokens: -change });
  }
  await queries.insert(tokenEntries).values({ ...entry, ...about, id: ids.next(), kind, tokens: change });
}

async function refundWithin(
  context: Context,
  queries: Transaction,
  { userId, thing }: Pick<Charge, 'userId' | 'thing'>,
): Promise<void> {
  const { store, clock } = context;
  const { tokenCharges, tokenEntries, tokenGrants, payments } = store.t;
  await queries.lock(walletLock(userId));
  const isThis = and(eq(tokenCharges.userId, userId), eq(tokenCharges.thing, thing));
  const open = await queries
    .update(tokenCharges)
    .set({ refundedAt: clock.now() })
    .where(and(isThis, isNull(tokenCharges.refundedAt)))
    .returning({ thing: tokenCharges.thing });
  if (open.length === 0) return;
  const paid = await queries
    .select({
      grantId: tokenEntries.grantId,
      tokens: tokenEntries.tokens,
      expiresAt: tokenGrants.expiresAt,
      isUnlimited: tokenGrants.isUnlimited,
      price: payments.amount,
      paidBack: payments.refunded,
    })
    .from(tokenEntries)
    .innerJoin(tokenGrants, eq(tokenGrants.id, tokenEntries.grantId))
    .leftJoin(payments, isOfPayment(store.t))
    .where(
      and(eq(tokenEntries.userId, userId), eq(tokenEntries.thing, thing), eq(tokenEntries.kind, 'charge')),
    );
  const least = clock.now() + AFTER_REFUND_MS;
  const back = (grantId: string, tokens: number) =>
    move(context, queries, { userId, thing, kind: 'refund', grantId, tokens });
  let late = 0;
  for (const { grantId, tokens, expiresAt, isUnlimited, price, paidBack } of paid) {
    // PA6: tokens of a refunded payment return to their expired grant, and are written off with it.
    const isGone = paidBack !== null && price !== null && price > 0 && paidBack >= price;
    if (isGone || isUnlimited || expiresAt === null || expiresAt >= least) await back(grantId, -tokens);
    else late -= tokens;
  }
  if (late > 0) await back(await openLateGrant(context, queries, { userId, thing, expiresAt: least }), late);
}

/**
 * Tokens that would expire before or soon after the refund become a new grant, so that a failed test does not cost them. They
 * are not returned to the old grant, because that would extend its remaining tokens as well.
 */
async function openLateGrant(
  { store: { t }, ids, clock }: Context,
  queries: Queries,
  { userId, thing, expiresAt }: Pick<Charge, 'userId' | 'thing'> & { readonly expiresAt: number },
): Promise<string> {
  const id = ids.next();
  const grant = { id, userId, source: `refund ${thing}`, remaining: 0, expiresAt, createdAt: clock.now() };
  await queries.insert(t.tokenGrants).values(grant);
  return id;
}
