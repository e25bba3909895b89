import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import type { Queries } from '../../../database/index.ts';
import { enqueue } from '../../../jobs/index.ts';
import { enqueueMails } from '../../../notices/index.ts';
import { mailStudentsKind, type MailStudents } from '../job-kinds.ts';
import { findPayment } from '../rows.ts';

/** PA20: students who are mailed at once, and the time until the next ones, ms. */
const AT_ONCE = 20;
const PAUSE_MS = 5000;

/**
 * PA20: enqueues the e-mails of the next students of a paid package. They are jobs like all others, and ten thousand of them
 * at once would delay every other job for minutes. A run that is repeated finds its successor, and mails nobody again.
 */
export async function mailStudents(context: Context, { paymentId, after }: MailStudents): Promise<void> {
  const { store, clock, messaging } = context;
  if (messaging.mail === null) return;
  await store.write(async (queries) => {
    const payment = await findPayment(store, queries, paymentId);
    if (payment?.state !== 'paid' || payment.refunded >= payment.amount) return;
    const next = await findNext(context, queries, { paymentId, after });
    const last = next.at(-1)?.userId ?? after;
    if (last === after && !(await areWaiting(context, queries, paymentId))) return;
    const runAt = clock.now() + PAUSE_MS;
    const dedupeKey = last === after ? undefined : `mail-students ${paymentId} ${last}`;
    const when = { runAt, ...(dedupeKey !== undefined && { dedupeKey }) };
    const isNew = await enqueue(context, queries, mailStudentsKind, { paymentId, after: last }, when);
    if (isNew === null) return;
    const ids = next.flatMap(({ noticeId }) => (noticeId === null ? [] : [noticeId]));
    await enqueueMails(context, queries, ids);
  });
}

/** Students with their tokens, in the order in which they are credited; a deleted account has no notice. */
function findNext({ store: { t } }: Context, queries: Queries, { paymentId, after }: MailStudents) {
  const { packageStudents, notices } = t;
  const isTheirs = and(
    eq(notices.userId, packageStudents.userId),
    eq(notices.kind, 'package-received'),
    eq(notices.about, paymentId),
  );
  const isNext = and(
    eq(packageStudents.paymentId, paymentId),
    gt(packageStudents.userId, after),
    isNotNull(packageStudents.creditedAt),
  );
  return queries
    .select({ userId: packageStudents.userId, noticeId: notices.id })
    .from(packageStudents)
    .leftJoin(notices, isTheirs)
    .where(isNext)
    .orderBy(asc(packageStudents.userId))
    .limit(AT_ONCE);
}

async function areWaiting({ store: { t } }: Context, queries: Queries, paymentId: string): Promise<boolean> {
  const { packageStudents } = t;
  const rows = await queries
    .select({ userId: packageStudents.userId })
    .from(packageStudents)
    .where(and(eq(packageStudents.paymentId, paymentId), isNull(packageStudents.creditedAt)))
    .limit(1);
  return rows.length > 0;
}
