import { and, desc, eq, gt, inArray, like, or } from 'drizzle-orm';
import type { UserAttempt, UserPayment, WholeUser } from '@exam/shared-schema/contract';
import { parseFraction, roundToTwo } from '@exam/shared-schema/marking';
import type { Context } from '../../context.ts';
import { equals, readPage, within, type PageQuery } from '../../crud/index.ts';
import type { Store } from '../../database/index.ts';
import { requireUser, type NamedUser } from './change-account.ts';
import type { UserNeeds } from './needs.ts';
import { present } from './present.ts';

const MOST_CHANGES = 100;

const iso = (at: number) => new Date(at).toISOString();

/** US5: an account with what belongs to it. @throws AppError NOT_FOUND */
export async function readUser(
  { store }: Context,
  needs: Pick<UserNeeds, 'tokensOfEach'>,
  named: NamedUser,
): Promise<WholeUser> {
  const { read, t } = store;
  const { userId } = named;
  const row = await requireUser(t, read, named);
  const [[user], sessions, accommodations, changes] = await Promise.all([
    present(t, read, needs, [row]),
    sessionsOf(store, userId),
    accommodationsOf(store, named),
    changesOf(store, userId),
  ]);
  if (user === undefined) throw new Error('An account was read but not presented');
  const { location, thread, performanceInitialized, extraTimePercent } = row;
  const everywhere = extraTimePercent > 0 ? [{ paper: null, extraTimePercent }] : [];
  return {
    ...{ user, location, thread, performanceInitialized, sessions, changes },
    accommodations: [...everywhere, ...accommodations],
  };
}

async function sessionsOf({ read, t: { sessions } }: Store, userId: string): Promise<WholeUser['sessions']> {
  const rows = await read
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastUsedAt));
  return rows.map(({ id: _id, device, startedAt, lastUsedAt }) => ({
    _id,
    device,
    startedAt: iso(startedAt),
    lastUsedAt: iso(lastUsedAt),
  }));
}

/** OR3: without those on papers outside the scope. */
function accommodationsOf({ read, t: { paperAccommodations, papers } }: Store, { userId, scope }: NamedUser) {
  const isInScope = within(scope, equals(papers.organisationId));
  const { extraTimePercent } = paperAccommodations;
  return read
    .select({ paper: { _id: papers.id, title: papers.title }, extraTimePercent })
    .from(paperAccommodations)
    .innerJoin(papers, eq(papers.id, paperAccommodations.paperId))
    .where(and(eq(paperAccommodations.userId, userId), gt(extraTimePercent, 0), isInScope))
    .orderBy(papers.title);
}

/** Changes of the account itself, of its extra time, and tokens that were given to it. */
async function changesOf({ read, t }: Store, userId: string): Promise<WholeUser['changes']> {
  const { auditEntries: entries, users, payments } = t;
  const own = read.select({ id: payments.id }).from(payments).where(eq(payments.userId, userId));
  const rows = await read
    .select({ entry: entries, by: users.fullName, status: users.accountStatus })
    .from(entries)
    .leftJoin(users, eq(users.id, entries.userId))
    .where(
      or(
        and(eq(entries.kind, 'users'), eq(entries.thingId, userId)),
        and(eq(entries.kind, 'tokens'), inArray(entries.thingId, own)),
        and(
          eq(entries.kind, 'accommodations'),
          or(eq(entries.thingId, `s_${userId}`), like(entries.thingId, `b%${userId}`)),
        ),
      ),
    )
    .orderBy(desc(entries.at), desc(entries.id))
    .limit(MOST_CHANGES);
  return rows.map(({ entry: { id: _id, at, kind, action, before, after }, by, status }) => ({
    ...{ _id, kind, action, before, after },
    at: iso(at),
    by: status === 'deleted' ? null : by,
  }));
}

/** US5 @throws AppError NOT_FOUND */
export async function readAttemptsOf({ store }: Context, named: NamedUser, query: PageQuery) {
  const { read, t } = store;
  const { attempts, papers } = t;
  const { userId } = named;
  await requireUser(t, read, named);
  const { rows, ...page } = await readPage(read, query, {
    from: attempts,
    where: eq(attempts.userId, userId),
    order: [desc(attempts.submittedAt), desc(attempts.id)],
    select: (queries) =>
      queries
        .select({
          attemptId: attempts.id,
          paper: { _id: papers.id, title: papers.title },
          score: attempts.score,
          totalMarks: papers.totalMarks,
          accuracy: attempts.accuracy,
          ranked: attempts.ranked,
          flags: attempts.flags,
          receivedAt: attempts.receivedAt,
        })
        .from(attempts)
        .innerJoin(papers, eq(papers.id, attempts.paperId))
        .$dynamic(),
  });
  const shown: UserAttempt[] = rows.map((row) => ({
    ...row,
    flags: [...row.flags],
    totalMarks: roundToTwo(parseFraction(row.totalMarks)),
    receivedAt: iso(row.receivedAt),
  }));
  return { ...page, rows: shown };
}

/** US5 @throws AppError NOT_FOUND */
export async function readPaymentsOf({ store }: Context, named: NamedUser, query: PageQuery) {
  const { read, t } = store;
  const { payments } = t;
  const { userId } = named;
  await requireUser(t, read, named);
  const { rows, ...page } = await readPage(read, query, {
    from: payments,
    where: eq(payments.userId, userId),
    order: [desc(payments.createdAt), desc(payments.id)],
    select: (queries) => queries.select().from(payments).$dynamic(),
  });
  const shown: UserPayment[] = rows.map(
    ({ id: _id, terms, amount, currency, state, provider, note, createdAt }) => ({
      ...{ _id, amount, currency, state, provider, note },
      plan: terms.planName,
      tokens: terms.tokens,
      createdAt: iso(createdAt),
    }),
  );
  return { ...page, rows: shown };
}
