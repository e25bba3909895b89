import { flagLabel } from '@exam/shared-schema/labels';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ConsoleScope } from '@exam/shared-schema/access';
import {
  decideRank,
  doubtedAttempts,
  neverRanked,
  type CallInput,
  type DoubtedAttempt,
} from '@exam/shared-schema/contract';
import { parseFraction, roundToTwo } from '@exam/shared-schema/marking';
import type { Context } from '../../../context.ts';
import {
  bindList,
  type FileColumns,
  fileTime,
  ofMembers,
  recordChange,
  within,
} from '../../../crud/index.ts';
import { noteAttempt } from '../../../leaderboard/note-changes.ts';
import { type Queries, type Store, type Transaction } from '../../../database/index.ts';
import { AppError, bind, type Caller } from '../../../http/index.ts';
import { addNotice } from '../../../notices/index.ts';
import { neverRankedCounts } from '../../../marked-attempts/unranked.ts';
import { findAttempt, lockAttempts, type AttemptName } from '../../../marked-attempts/queries.ts';

/** ST70: attempts that await an administrator's decision. */
export function doubtedAttemptRoutes(app: FastifyInstance, context: Context): void {
  const { attempts, users, papers } = context.store.t;
  bindList(app, context, doubtedAttempts, {
    from: attempts,
    ofOrganisation: ofMembers(context.store, attempts.userId),
    // The partial index has only these rows and is used if the condition is the bare column.
    where: sql`${attempts.isDoubted}`,
    order: [desc(attempts.receivedAt), desc(attempts.id)],
    select: (queries) =>
      queries
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
        .$dynamic(),
    file: IN_FILE,
    present: (rows) =>
      rows.map(({ scoreExact, receivedAt, flags, ...row }) => ({
        ...row,
        flags: [...flags],
        score: roundToTwo(parseFraction(scoreExact)),
        receivedAt: new Date(receivedAt).toISOString(),
      })),
  });
  bind(app, neverRanked, async (_input, { scope }) => ({
    data: await neverRankedCounts(context.store, within(scope, ofMembers(context.store, attempts.userId))),
  }));
  bind(app, decideRank, async (input, { caller, scope }) => {
    await decide(context, { ...caller, scope }, input);
    return { message: 'The decision was saved.' };
  });
}

type Decision = CallInput<typeof decideRank>;
type Decider = Pick<Caller, '_id'> & { readonly scope: ConsoleScope };

/**
 * ST70, IN8: an administrator's decision on an attempt that is in doubt, or about which there is a finding; the student gets
 * a notice. ST7 still holds: only a user's first attempt at a paper can rank.
 * @throws AppError NOT_FOUND; CONFLICT for any other attempt, or one that is not the first.
 */
function decide(
  context: Context,
  { _id: decidedBy, scope }: Decider,
  { params: { attemptId }, body: { userId, ranked, reason } }: Pick<Decision, 'params' | 'body'>,
): Promise<void> {
  const { store, clock } = context;
  const name = { id: attemptId, userId };
  return store.write(async (queries) => {
    const attempt = await findLocked(store, queries, name, scope);
    if (attempt === undefined) throw new AppError('NOT_FOUND');
    const isDecided = (await decisionsOf(store, queries, name)) > 0;
    const isFirst = (await firstOf(store, queries, userId, attempt.paperId)) === attemptId;
    const isNoticed = attempt.isDoubted || isDecided || (await hasFinding(store, queries, name));
    if (!isFirst || !isNoticed) throw new AppError('CONFLICT');
    const { attempts, rankDecisions } = store.t;
    const decidedAt = clock.now();
    await queries.insert(rankDecisions).values({ attemptId, userId, ranked, reason, decidedBy, decidedAt });
    await queries
      .update(attempts)
      .set({ ranked, isDoubted: false })
      .where(and(eq(attempts.id, attemptId), eq(attempts.userId, userId)));
    await noteAttempt(store, queries, name, 'correction');
    const details = { attemptId, paperTitle: await titleOf(store, queries, attempt.paperId), ranked, reason };
    const about = `${attemptId} ${decidedAt}`;
    await addNotice(context, queries, { userId, kind: 'rank-decided', about, details });
    await recordChange(context, queries, {
      userId: decidedBy,
      kind: 'attempts',
      thingId: `${userId}/${attemptId}`,
      action: 'update',
      before: { ranked: attempt.ranked, isDoubted: attempt.isDoubted },
      after: { ranked, isDoubted: false, reason },
    });
  });
}

/** Read again under the lock of its paper, because a previous holder of the lock may have decided it. */
async function findLocked(store: Store, queries: Transaction, name: AttemptName, scope: ConsoleScope) {
  const found = await findAttempt(store, queries, name);
  if (found === undefined || !(await isWithin(store, queries, name, scope))) return undefined;
  await lockAttempts(queries, name.userId, found.paperId);
  return findAttempt(store, queries, name);
}

async function isWithin(store: Store, queries: Queries, { id, userId }: AttemptName, scope: ConsoleScope) {
  const { attempts } = store.t;
  const isThis = and(eq(attempts.id, id), eq(attempts.userId, userId));
  return (await queries.$count(attempts, and(isThis, within(scope, ofMembers(store, attempts.userId))))) > 0;
}

function decisionsOf({ t: { rankDecisions } }: Store, queries: Queries, { id, userId }: AttemptName) {
  return queries.$count(
    rankDecisions,
    and(eq(rankDecisions.attemptId, id), eq(rankDecisions.userId, userId)),
  );
}

/** IN1: whether a check across attempts has found something about it. */
async function hasFinding({ t }: Store, queries: Queries, { id, userId }: AttemptName): Promise<boolean> {
  const { patternFindings: table } = t;
  return (await queries.$count(table, and(eq(table.attemptId, id), eq(table.userId, userId)))) > 0;
}

async function titleOf({ t: { papers } }: Store, queries: Queries, id: string): Promise<string> {
  const [paper] = await queries.select({ title: papers.title }).from(papers).where(eq(papers.id, id));
  return paper?.title ?? '';
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

/** OP8 */
const IN_FILE: FileColumns<DoubtedAttempt> = {
  Student: ({ student }) => student.fullName,
  'E-mail': ({ student }) => student.email,
  'Test paper': ({ paper }) => paper.title,
  Score: ({ score }) => score,
  'What was noticed': ({ flags }) => flags.map((flag) => flagLabel(flag) ?? flag).join(' '),
  'Received, India time': ({ receivedAt }) => fileTime(receivedAt),
};
