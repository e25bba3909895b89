import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  and,
  count,
  countDistinct,
  eq,
  gt,
  inArray,
  isNotNull,
  lt,
  lte,
  ne,
  sql,
  type AnyColumn,
} from 'drizzle-orm';
import { statisticsTimeframes } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { renewedFigures, type Store, type Tables, type Transaction } from '../../database/index.ts';
import { enqueue, handle, nothing, type JobHandler, type JobKind } from '../../jobs/index.ts';
import { dayInIndia, endOfDay } from '../../marked-answers/index.ts';

const renewFiguresKind: JobKind<object> = { kind: 'renew-figures', payload: nothing };

/** The name of the time of the last renewal. */
export const FIGURES = 'figures';

const EVERY_MS = 10 * 60_000;
/** Drafts that are looked at before other calls have their turn. */
const AT_ONCE = 500;

type Renewed = (typeof renewedFigures)[number];

/** A day's value of a figure. */
interface DayValue {
  readonly figure: Renewed;
  readonly day: number;
  readonly value: number;
}

/**
 * FG3: renews the figures that are not counted with marked answers: it counts them from their own tables, and writes what
 * differs. Each run schedules the next; the daily one restarts a broken chain.
 */
export function renewFigures(context: Context): JobHandler {
  return handle(
    renewFiguresKind,
    async (_payload, { signal }) => {
      const { store, clock } = context;
      const now = clock.now();
      const parts = [countStudents, countColleges, countOrders, countPremium, countUnfinished];
      const values: DayValue[] = [];
      for (const countPart of parts) {
        signal.throwIfAborted();
        values.push(...(await countPart(store, now)));
        await nextTurn();
      }
      await store.write((queries) => keep(store, queries, values, now));
      await scheduleNext(context);
    },
    { dailyAt: 0 },
  );
}

/** The dedupe key allows one run per ten minutes, however many chains there are. */
async function scheduleNext(context: Context): Promise<void> {
  const slot = Math.floor(context.clock.now() / EVERY_MS) + 1;
  const { kind } = renewFiguresKind;
  const when = { runAt: slot * EVERY_MS, dedupeKey: `${kind} ${slot}` };
  await context.store.write((queries) => enqueue(context, queries, renewFiguresKind, {}, when));
}

/** The day in India of a column with epoch ms. */
function dayOf(time: AnyColumn) {
  return sql<number>`(${time} + 19800000) / 86400000`.mapWith(Number);
}

async function countStudents({ read, t: { users } }: Store): Promise<DayValue[]> {
  const day = dayOf(users.createdAt);
  const rows = await read
    .select({ day, value: count() })
    .from(users)
    .where(and(eq(users.role, 'student'), ne(users.accountStatus, 'deleted'), eq(users.isDemo, false)))
    .groupBy(day);
  return rows.map((row) => ({ figure: 'students' as const, ...row }));
}

/** The default organisation is no college (OR20). */
async function countColleges({ read, t: { organisations } }: Store): Promise<DayValue[]> {
  const day = dayOf(organisations.createdAt);
  const rows = await read
    .select({ day, value: count() })
    .from(organisations)
    .where(isNotNull(organisations.code))
    .groupBy(day);
  return rows.map((row) => ({ figure: 'colleges' as const, ...row }));
}

/** Tokens that an administrator grants are no order. */
async function countOrders({ read, t: { payments } }: Store): Promise<DayValue[]> {
  const day = dayOf(payments.paidAt);
  const rows = await read
    .select({
      day,
      orders: count(),
      revenue: sql<number>`sum(${payments.amount} - ${payments.refunded})`.mapWith(Number),
    })
    .from(payments)
    .where(and(eq(payments.state, 'paid'), ne(payments.provider, 'manual')))
    .groupBy(day);
  return rows.flatMap(({ day: on, orders, revenue }) => [
    { figure: 'orders' as const, day: on, value: orders },
    { figure: 'revenue' as const, day: on, value: revenue },
  ]);
}

/** Now, and at the end of the period before each timeframe. A plan that was refunded whole has ended. */
async function countPremium({ read, t: { payments } }: Store, now: number): Promise<DayValue[]> {
  const today = dayInIndia(now);
  const values: DayValue[] = [];
  for (const back of [0, ...statisticsTimeframes.map(Number)]) {
    const day = today - back;
    const at = Math.min(now, endOfDay(day));
    const [row] = await read
      .select({ value: countDistinct(payments.userId) })
      .from(payments)
      .where(
        and(
          eq(payments.state, 'paid'),
          lte(payments.startsAt, at),
          gt(payments.endsAt, at),
          lt(payments.refunded, payments.amount),
        ),
      );
    values.push({ figure: 'premium', day, value: row?.value ?? 0 });
  }
  return values;
}

/** Drafts of attempts that were not handed in, by the day of the first contact. */
async function countUnfinished({ read, t: { attemptDrafts: drafts, attempts } }: Store): Promise<DayValue[]> {
  const days = new Map<number, number>();
  let after = { attemptId: '', userId: '' };
  for (;;) {
    const page = read
      .select({ attemptId: drafts.attemptId, userId: drafts.userId, at: drafts.firstContactAt })
      .from(drafts)
      .where(sql`(${drafts.attemptId}, ${drafts.userId}) > (${after.attemptId}, ${after.userId})`)
      .orderBy(drafts.attemptId, drafts.userId)
      .limit(AT_ONCE)
      .as('page');
    const rows = await read
      .select({ attemptId: page.attemptId, userId: page.userId, at: page.at, handedIn: attempts.id })
      .from(page)
      .leftJoin(attempts, and(eq(attempts.id, page.attemptId), eq(attempts.userId, page.userId)))
      .orderBy(page.attemptId, page.userId);
    for (const { at, handedIn } of rows) {
      if (handedIn !== null) continue;
      const day = dayInIndia(at);
      days.set(day, (days.get(day) ?? 0) + 1);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) break;
    after = last;
    await nextTurn();
  }
  return [...days].map(([day, value]) => ({ figure: 'unfinished' as const, day, value }));
}

/** Writes what differs. A day that has nothing any more has no row; those of premium are kept, as days in the past. */
async function keep(
  { t }: Store,
  queries: Transaction,
  values: readonly DayValue[],
  now: number,
): Promise<void> {
  await queries.lock(renewFiguresKind.kind);
  const { dailyFigures: table, statisticsProgress } = t;
  const rows = await queries
    .select()
    .from(table)
    .where(inArray(table.figure, [...renewedFigures]));
  const stored = new Map(rows.map((row) => [keyOf(row), row.value]));
  const changed = values.filter((value) => stored.get(keyOf(value)) !== value.value);
  for (const value of changed)
    await queries
      .insert(table)
      .values({ ...value, difficulty: 0 })
      .onConflictDoUpdate({
        target: [table.figure, table.day, table.difficulty],
        set: { value: value.value },
      });
  const there = new Set(values.map(keyOf));
  for (const row of rows.filter((each) => each.figure !== 'premium' && !there.has(keyOf(each))))
    await queries.delete(table).where(and(eq(table.figure, row.figure), eq(table.day, row.day)));
  const to = { receivedAt: now, attemptId: '' };
  await queries
    .insert(statisticsProgress)
    .values({ name: FIGURES, ...to })
    .onConflictDoUpdate({ target: statisticsProgress.name, set: to });
}

const keyOf = ({ figure, day }: Pick<Tables['dailyFigures']['$inferSelect'], 'figure' | 'day'>) =>
  `${figure} ${day}`;
