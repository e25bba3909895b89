import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { startWindow } from '@exam/shared-schema/access';
import { assignedPapers, joinBatch, type AssignedPaper } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import type { Store } from '../../database/index.ts';
import { AppError, bind, signedIn, type Caller } from '../../http/index.ts';
import { asAssigned } from '../../papers/assigned.ts';
import { summaries, summaryRows } from '../../papers/queries.ts';
import { addMembers, mayJoin } from './join-batch.ts';

/** BA4: tries of one account within an hour; right ones count as well. */
const TRIES = {
  rateLimit: {
    max: 20,
    timeWindow: '1 hour',
    hook: 'preHandler',
    keyGenerator: ({ identity }: FastifyRequest) => `join ${signedIn(identity)._id}`,
  },
} as const;

/** How long a closed paper stays in the list, ms. */
const SHOWN_AFTER_MS = 7 * 86_400_000;
const MOST_SHOWN = 50;

/** BA4, BA30: what students do with batches. */
export function studentRoutes(app: FastifyInstance, context: Context): void {
  bind(app, joinBatch, ({ body: { code } }, { caller }) => join(context, caller, code), { config: TRIES });
  bind(app, assignedPapers, async (_input, { caller }) => ({
    batches: await batchesOf(context.store, caller._id),
    data: await readAssigned(context, caller._id),
  }));
}

const NO_BATCH = 'No batch has this code. Please check it with your teacher.';
const NOT_A_MEMBER =
  'This batch is for members of another college. Please ask your teacher to add you there.';

/** BA4 @throws AppError NOT_FOUND; FORBIDDEN for students of other organisations. */
function join({ store, clock }: Context, { _id: userId }: Caller, joinCode: string) {
  const { t } = store;
  return store.write(async (queries) => {
    const [batch] = await queries.select().from(t.batches).where(eq(t.batches.joinCode, joinCode));
    if (batch === undefined) throw new AppError('NOT_FOUND', NO_BATCH);
    const isStudent = and(eq(t.users.id, userId), mayJoin(t, batch));
    if ((await queries.$count(t.users, isStudent)) === 0) throw new AppError('FORBIDDEN', NOT_A_MEMBER);
    await addMembers(store, queries, { batch, userIds: [userId], at: clock.now() });
    const { id: _id, name } = batch;
    return { data: { _id, name }, message: 'You have joined the batch.' };
  });
}

function batchesOf({ read, t: { batches, batchMembers } }: Store, userId: string) {
  return read
    .select({ _id: batches.id, name: batches.name })
    .from(batchMembers)
    .innerJoin(batches, eq(batches.id, batchMembers.batchId))
    .where(and(eq(batchMembers.userId, userId), isNull(batchMembers.leftAt)))
    .orderBy(asc(batches.name));
}

/**
 * BA30: the papers with their windows, the next to close first and the closed ones at the end. A paper that is assigned to
 * several batches of the student is there once, with the window by which it is started (BA13).
 */
async function readAssigned({ store, clock }: Context, userId: string): Promise<AssignedPaper[]> {
  const now = clock.now();
  const assigned = await assignedTo(store, userId, now - SHOWN_AFTER_MS);
  if (assigned.length === 0) return [];
  const isOne = inArray(store.t.papers.id, [...new Set(assigned.map(({ paperId }) => paperId))]);
  const papers = await summaries(store, await summaryRows(store, store.read).where(isOne));
  const found = papers.flatMap((paper) => {
    const rows = assigned.filter(({ paperId }) => paperId === paper._id);
    const window = startWindow(undefined, rows, now);
    const row = rows.find(
      ({ opensAt, closesAt }) => opensAt === window?.opensAt && closesAt === window?.closesAt,
    );
    return row === undefined ? [] : [{ row, paper: asAssigned(paper, rows, now) }];
  });
  const isClosed = ({ row }: (typeof found)[number]) => Number(row.closesAt < now);
  found.sort((a, b) => isClosed(a) - isClosed(b) || a.row.closesAt - b.row.closesAt);
  return found.slice(0, MOST_SHOWN).map(({ row: { id: _id, batch, attemptId }, paper }) => ({
    ...{ _id, batch, attemptId, paper },
  }));
}

/** Assignments to the batches of a user that close after a time, of papers that are not withdrawn. */
function assignedTo({ read, t }: Store, userId: string, since: number) {
  const { assignments, attempts, batches, batchMembers, papers } = t;
  const attempt = read
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        eq(attempts.paperId, assignments.paperId),
        gte(attempts.receivedAt, assignments.createdAt),
      ),
    )
    .orderBy(asc(attempts.receivedAt))
    .limit(1);
  return read
    .select({
      id: assignments.id,
      paperId: assignments.paperId,
      opensAt: assignments.opensAt,
      closesAt: assignments.closesAt,
      batch: batches.name,
      attemptId: sql<string | null>`${attempt}`,
    })
    .from(batchMembers)
    .innerJoin(assignments, eq(assignments.batchId, batchMembers.batchId))
    .innerJoin(batches, eq(batches.id, batchMembers.batchId))
    .innerJoin(papers, eq(papers.id, assignments.paperId))
    .where(
      and(
        eq(batchMembers.userId, userId),
        isNull(batchMembers.leftAt),
        gte(assignments.closesAt, since),
        eq(papers.isActive, true),
      ),
    );
}
