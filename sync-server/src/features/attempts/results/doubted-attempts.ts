import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { CallAnswer, CallInput, decideRank, doubtedAttempts } from '@exam/shared-schema/contract';
import { parseFraction, roundToTwo } from '@exam/shared-schema/marking';
import type { Context } from '../../../context.ts';
import type { Queries, Store } from '../../../database/index.ts';
import { AppError, type Caller } from '../../../http/index.ts';
import { findAttempt, lockAttempts, type AttemptName } from '../queries.ts';

type ListQuery = CallInput<typeof doubtedAttempts>['query'];

/** ST70: what waits for a decision. */
export async function listDoubted(
  { store: { read, t } }: Context,
  { page, limit }: ListQuery,
): Promise<CallAnswer<typeof doubtedAttempts>> {
  const { attempts, users, papers } = t;
  // The index holds these rows alone, and is found by the column itself.
  const isDoubted = sql`${attempts.isDoubted}`;
  const total = await read.$count(attempts, isDoubted);
  const rows = await read
    .select({
      attemptId: attempts.id,
      student: { _id: users.id, fullName: users.fullName, email: users.email },
      paper: { _id: papers.id, title: papers.title },
      scoreExact: attempts.scoreExact,
      flags: attempts.flags,
      receivedAt: attempts.receivedAt,
    })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    .innerJoin(papers, eq(papers.id, attempts.paperId))
    .where(isDoubted)
    .orderBy(desc(attempts.receivedAt), desc(attempts.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return {
    page,
    pages: Math.ceil(total / limit),
    total,
    count: rows.length,
    attempts: rows.map(({ scoreExact, receivedAt, flags, ...row }) => ({
      ...row,
      flags: [...flags],
      score: roundToTwo(parseFraction(scoreExact)),
      receivedAt: new Date(receivedAt).toISOString(),
    })),
  };
}

type Decision = CallInput<typeof decideRank>;

/**
 * ST70: an administrator's word on a doubted attempt. ST7 holds all the same: of a user's attempts at a paper only the
 * first can rank.
 * @throws AppError NOT_FOUND; CONFLICT for an attempt that nothing was in doubt about, or that is not the first.
 */
export function decide(
  { store, clock }: Context,
  { _id: decidedBy }: Caller,
  { params: { attemptId }, body: { userId, ranked, reason } }: Pick<Decision, 'params' | 'body'>,
): Promise<void> {
  const name = { id: attemptId, userId };
  return store.write(async (queries) => {
    const attempt = await findAttempt(store, queries, name);
    if (attempt === undefined) throw new AppError('NOT_FOUND');
    await lockAttempts(queries, userId, attempt.paperId);
    const isDecided = (await decisionsOf(store, queries, name)) > 0;
    const isFirst = (await firstOf(store, queries, userId, attempt.paperId)) === attemptId;
    if (!isFirst || !(attempt.isDoubted || isDecided)) throw new AppError('CONFLICT');
    const { attempts, rankDecisions } = store.t;
    const decidedAt = clock.now();
    await queries.insert(rankDecisions).values({ attemptId, userId, ranked, reason, decidedBy, decidedAt });
    await queries
      .update(attempts)
      .set({ ranked, isDoubted: false })
      .where(and(eq(attempts.id, attemptId), eq(attempts.userId, userId)));
  });
}

function decisionsOf({ t: { rankDecisions } }: Store, queries: Queries, { id, userId }: AttemptName) {
  return queries.$count(
    rankDecisions,
    and(eq(rankDecisions.attemptId, id), eq(rankDecisions.userId, userId)),
  );
}

async function firstOf(
  { t: { attempts } }: Store,
  queries: Queries,
  userId: string,
  paperId: string,
): Promise<string | undefined> {
  const [first] = await queries
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.paperId, paperId)))
    .orderBy(asc(attempts.receivedAt))
    .limit(1);
  return first?.id;
}
