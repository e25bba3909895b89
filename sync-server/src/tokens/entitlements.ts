import { and, eq, gt, gte, lte, sql } from 'drizzle-orm';
import { UNLIMITED, type Entitlements } from '@exam/shared-schema/contract';
import type { Queries, Store } from '../database/index.ts';

/** For installations without an active free plan: features are not restricted, since no plan could be bought for them. */
const WITHOUT_PLANS: Entitlements = { aiEnabled: true, advancedAnalytics: true, monthlyTests: 0 };

/** PL3: the maximum of what several plans allow. */
export function joinEntitlements(all: readonly Entitlements[]): Entitlements {
  return {
    aiEnabled: all.some(({ aiEnabled }) => aiEnabled),
    advancedAnalytics: all.some(({ advancedAnalytics }) => advancedAnalytics),
    monthlyTests: most(all.map(({ monthlyTests }) => monthlyTests)),
  };
}

/** UNLIMITED is -1, but counts as more than any number. */
const most = (counts: readonly number[]): number =>
  counts.includes(UNLIMITED) ? UNLIMITED : Math.max(0, ...counts);

/** PL3: a user's current entitlements: the free plan and all current bought plans. */
export async function readEntitlements(
  { t: { payments, plans } }: Pick<Store, 't'>,
  queries: Queries,
  userId: string,
  now: number,
): Promise<Entitlements> {
  const isCurrent = and(eq(payments.state, 'paid'), gt(payments.endsAt, now), lte(payments.paidAt, now));
  const bought = await queries
    .select({ terms: payments.terms })
    .from(payments)
    .where(and(eq(payments.userId, userId), isCurrent));
  const [free] = await queries
    .select()
    .from(plans)
    .where(and(eq(plans.planType, 'free'), eq(plans.isActive, true)));
  return joinEntitlements([free ?? WITHOUT_PLANS, ...bought.map(({ terms }) => terms)]);
}

/** India's offset from UTC in minutes, all year. */
const INDIA_MINUTES = 330;

/** @returns the start of the calendar month in India, epoch ms. */
export function monthStart(now: number): number {
  const there = new Date(now + INDIA_MINUTES * 60_000);
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 1) - INDIA_MINUTES * 60_000;
}

const DAY_MS = 86_400_000;

/** @returns the start of the calendar day in India, epoch ms. */
export function dayStart(now: number): number {
  const aheadMs = INDIA_MINUTES * 60_000;
  return Math.floor((now + aheadMs) / DAY_MS) * DAY_MS - aheadMs;
}

/** PL4: priced papers that plans have covered for a user in this calendar month. */
export function papersCovered(
  { t: { issues } }: Pick<Store, 't'>,
  queries: Queries,
  userId: string,
  now: number,
): Promise<number> {
  // Literally as in the partial index: with a bound value SQLite would scan all issues of the user.
  const isByPlan = sql`${issues.byPlan}`;
  const isThisMonth = gte(issues.issuedAt, monthStart(now));
  return queries.$count(issues, and(eq(issues.userId, userId), isByPlan, isThisMonth));
}

/** PL4: how many more papers are covered; UNLIMITED for all. */
export async function papersLeft(
  store: Pick<Store, 't'>,
  queries: Queries,
  userId: string,
  now: number,
): Promise<number> {
  const { monthlyTests } = await readEntitlements(store, queries, userId, now);
  if (monthlyTests === UNLIMITED || monthlyTests === 0) return monthlyTests;
  return Math.max(0, monthlyTests - (await papersCovered(store, queries, userId, now)));
}
