import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, exists, gt, isNull, not, sql } from 'drizzle-orm';
import type { CollegeLink } from '@exam/shared-schema/contract';
import { rupeesOf } from '@exam/shared-schema/labels';
import { ProviderTrouble, type PaymentProvider } from '../../../adapters/payments/payment-provider.ts';
import type { Context } from '../../../context.ts';
import { recordChange } from '../../../crud/index.ts';
import type { Tables, Transaction } from '../../../database/index.ts';
import { AppError } from '../../../http/index.ts';
import { enqueue } from '../../../jobs/index.ts';
import { reconcileKind } from '../job-kinds.ts';
import { firstRoundAt } from '../rounds.ts';
import type { PaymentRow } from '../rows.ts';
import { isStudentOf, requireCollege, type College } from './students.ts';

const DAY_MS = 86_400_000;
/** PA16: how long a college can pay by a link, ms. */
const LINK_MS = 7 * DAY_MS;
/** PA16: for how long the same request returns the same link, ms. */
const REUSED_MS = 15 * 60_000;
const SECOND_MS = 1000;

const NO_STUDENTS = 'No Students Found in Selected College';
const NO_PACKAGE = 'Package not found. It may have been deleted or disabled.';
const FAILED = 'Failed to create payment';

type PackageRow = Tables['collegePackages']['$inferSelect'];

export interface Wanted {
  readonly collegeId: string;
  readonly packageId: string;
  /** The administrator. */
  readonly madeBy: string;
}

/**
 * PA16, ST46: makes a link with which a college pays for a package for all students that it has at this moment. The payment
 * and its students are stored before the provider is called; if its response is lost, the same request finds the link.
 * @throws AppError NOT_FOUND; REFUSED without students; PAYMENTS_OFF if the provider fails.
 */
export async function createCollegeLink(
  context: Context,
  provider: PaymentProvider,
  wanted: Wanted,
): Promise<CollegeLink> {
  const { store } = context;
  const { payment, isOld } = await store.write((queries) =>
    keepLinkOrder(context, queries, provider, wanted),
  );
  const url = payment.linkUrl ?? (await openAt(context, provider, payment, isOld));
  const students = payment.terms.college?.students ?? 0;
  return {
    paymentLink: url,
    summary: {
      totalTokens: students * payment.terms.tokens,
      totalAmount: rupeesOf(payment.amount),
      totalStudents: students,
    },
    paymentId: payment.id,
    expiresAt: new Date(payment.linkExpiresAt ?? 0).toISOString(),
  };
}

interface Kept {
  readonly payment: PaymentRow;
  /** Whether it may exist at the provider already. */
  readonly isOld: boolean;
}

async function keepLinkOrder(
  context: Context,
  queries: Transaction,
  { way }: PaymentProvider,
  { collegeId, packageId, madeBy }: Wanted,
): Promise<Kept> {
  const { store } = context;
  await queries.lock(`college-package ${collegeId}`);
  const college = await requireCollege(store, queries, collegeId);
  const { collegePackages, users } = store.t;
  const [chosen] = await queries.select().from(collegePackages).where(eq(collegePackages.id, packageId));
  if (chosen?.isActive !== true) throw new AppError('NOT_FOUND', NO_PACKAGE);
  const students = await queries.$count(users, isStudentOf(store, collegeId));
  if (students === 0) throw new AppError('REFUSED', NO_STUDENTS);
  const order = { college, chosen, students, way };
  const open = await findOpen(context, queries, order);
  if (open !== undefined) return { payment: open, isOld: true };
  const payment = await addOrder(context, queries, order);
  await recordChange(context, queries, {
    userId: madeBy,
    kind: 'college-payments',
    thingId: payment.id,
    action: 'create',
    before: undefined,
    after: { collegeId, packageId, students, amount: payment.amount },
  });
  return { payment, isOld: false };
}

interface Order {
  readonly college: College;
  readonly chosen: PackageRow;
  readonly students: number;
  readonly way: PaymentProvider['way'];
}

const termsOf = ({ college, chosen, students }: Order): PaymentRow['terms'] => ({
  ...{ planName: chosen.name, tokens: chosen.tokens },
  ...{ monthlyTests: 0, aiEnabled: false, advancedAnalytics: false },
  college: { name: college.name, students },
});

/** A link that was just made for the same package, terms and students, and not tried yet. */
async function findOpen(
  context: Context,
  queries: Transaction,
  order: Order,
): Promise<PaymentRow | undefined> {
  const { store, clock } = context;
  const { payments, packageStudents, users } = store.t;
  const { college, chosen, students, way } = order;
  const isIncluded = queries
    .select({ id: packageStudents.userId })
    .from(packageStudents)
    .where(and(eq(packageStudents.paymentId, payments.id), eq(packageStudents.userId, users.id)));
  const missing = queries
    .select({ id: users.id })
    .from(users)
    .where(and(isStudentOf(store, college.id), not(exists(isIncluded))));
  const isSame = and(
    eq(payments.organisationId, college.id),
    eq(payments.packageId, chosen.id),
    eq(payments.provider, way),
    eq(payments.state, 'created'),
    eq(payments.amount, chosen.price * students),
    gt(payments.createdAt, clock.now() - REUSED_MS),
  );
  const rows = await queries
    .select()
    .from(payments)
    .where(and(isSame, not(exists(missing))))
    .orderBy(desc(payments.createdAt));
  return rows.find(({ terms }) => isDeepStrictEqual(terms, termsOf(order)));
}

async function addOrder(context: Context, queries: Transaction, order: Order): Promise<PaymentRow> {
  const { store, ids, clock } = context;
  const { payments, packageStudents, users } = store.t;
  const { college, chosen, students, way } = order;
  const id = ids.next();
  const now = clock.now();
  const [payment] = await queries
    .insert(payments)
    .values({
      ...{ id, receipt: id, provider: way, currency: 'INR', state: 'created', createdAt: now },
      organisationId: college.id,
      packageId: chosen.id,
      amount: chosen.price * students,
      terms: termsOf(order),
      // Providers count in seconds.
      linkExpiresAt: Math.floor((now + LINK_MS) / SECOND_MS) * SECOND_MS,
    })
    .returning();
  if (payment === undefined) throw new Error('The order was not stored');
  // In the database, because a college has thousands of students.
  const named = queries
    .select({
      paymentId: sql<string>`${id}`.as('paymentId'),
      userId: users.id,
      creditedAt: sql<number | null>`cast(null as bigint)`.as('creditedAt'),
    })
    .from(users)
    .where(isStudentOf(store, college.id));
  await queries.insert(packageStudents).select(named);
  const next = { paymentId: id, round: 0 };
  const when = { runAt: firstRoundAt(now), dedupeKey: `reconcile ${id} 0` };
  await enqueue(context, queries, reconcileKind, next, when);
  return payment;
}

/** If two requests open the same link concurrently, the first response counts. */
async function openAt(
  { store, messaging }: Context,
  provider: PaymentProvider,
  { id, receipt, amount, terms, linkExpiresAt }: PaymentRow,
  isRetry: boolean,
): Promise<string> {
  const { payments } = store.t;
  const link = {
    reference: receipt,
    amount,
    currency: 'INR',
    payer: terms.college?.name ?? '',
    description: `${terms.planName}: ${terms.college?.students ?? 0} students of ${terms.college?.name ?? ''}`,
    expiresAt: linkExpiresAt ?? 0,
    callbackUrl: `${messaging.publicUrl}/payments/link`,
    notes: { package: terms.planName, payment: id },
  } as const;
  const opened = await provider.openLink(link, isRetry).catch((error: unknown) => {
    if (error instanceof ProviderTrouble) throw new AppError('PAYMENTS_OFF', FAILED, { cause: error });
    throw error;
  });
  return store.write(async (queries) => {
    const isNew = and(eq(payments.id, id), isNull(payments.linkId));
    await queries.update(payments).set({ linkId: opened.id, linkUrl: opened.url }).where(isNew);
    const [row] = await queries.select().from(payments).where(eq(payments.id, id));
    return row?.linkUrl ?? opened.url;
  });
}
