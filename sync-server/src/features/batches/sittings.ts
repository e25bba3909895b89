import { and, asc, eq, exists, gte, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { CallInput, Sitting, SittingState, assignmentSittings } from '@exam/shared-schema/contract';
import { parseFraction, roundToTwo } from '@exam/shared-schema/marking';
import { readPage, equals } from '../../crud/index.ts';
import type { Queries, Tables } from '../../database/index.ts';
import type { AssignmentRow } from './assignments.ts';

/** BA20: drafts come every 30 s while a student works online, so that three minutes without one are noticed. */
const SILENT_AFTER_MS = 180_000;

/** An assignment, and the time of the server by which its students are seen, epoch ms. */
interface Seen {
  readonly assignment: AssignmentRow;
  readonly now: number;
}

/**
 * The students of an assignment: the members of its batch, and those who left it after they had begun (BA8). What counts
 * is what has happened since the assignment, because a paper may be given again.
 */
function people(t: Tables, queries: Queries, { assignment }: Seen) {
  const { batchMembers, users } = t;
  const attemptId = sql<string | null>`${firstAttempt(t, queries, assignment)}`;
  const lastSeenAt = sql<number | null>`${lastContact(t, queries, assignment)}`;
  const isHolder = sql<number>`case when ${exists(ticket(t, queries, assignment))} then 1 else 0 end`;
  const own = sql`${extraTime(t, queries, assignment)}`;
  return queries
    .select({
      id: users.id,
      fullName: users.fullName,
      username: users.username,
      email: users.email,
      leftAt: batchMembers.leftAt,
      attemptId: attemptId.as('attempt_id'),
      lastSeenAt: lastSeenAt.as('last_seen_at'),
      isHolder: isHolder.as('is_holder'),
      ownExtraTime: own.as('own_extra_time'),
      extraTimePercent: users.extraTimePercent,
    })
    .from(batchMembers)
    .innerJoin(users, eq(users.id, batchMembers.userId))
    .where(eq(batchMembers.batchId, assignment.batchId))
    .as('people');
}

/** The first attempt since the assignment. */
function firstAttempt({ attempts, users }: Tables, queries: Queries, assignment: AssignmentRow) {
  return queries
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, users.id),
        eq(attempts.paperId, assignment.paperId),
        gte(attempts.receivedAt, assignment.createdAt),
        eq(attempts.isDemo, false),
      ),
    )
    .orderBy(asc(attempts.receivedAt), asc(attempts.id))
    .limit(1);
}

/** When the server last received events of an attempt. */
function lastContact({ attemptDrafts: drafts, users }: Tables, queries: Queries, assignment: AssignmentRow) {
  return queries
    .select({ at: sql`max(${drafts.updatedAt})` })
    .from(drafts)
    .where(
      and(
        eq(drafts.userId, users.id),
        eq(drafts.paperId, assignment.paperId),
        gte(drafts.updatedAt, assignment.createdAt),
      ),
    );
}

/** The app asks for a ticket when it saves the paper. */
function ticket({ issues, users }: Tables, queries: Queries, { paperId }: AssignmentRow) {
  return queries
    .select({ id: issues.ticketId })
    .from(issues)
    .where(and(eq(issues.userId, users.id), eq(issues.paperId, paperId)));
}

/** Given to the student on this paper; null if unset. */
function extraTime(
  { paperAccommodations: table, users }: Tables,
  queries: Queries,
  { paperId }: AssignmentRow,
) {
  return queries
    .select({ percent: table.extraTimePercent })
    .from(table)
    .where(and(eq(table.userId, users.id), eq(table.paperId, paperId)));
}

/** BA24: 0 for attempts that have a rank, 1 for those that wait for a decision or were refused, 2 without an attempt. */
function rankClass({ attempts, rankDecisions }: Tables, queries: Queries): SQL<number> {
  const refusal = queries
    .select({ id: rankDecisions.attemptId })
    .from(rankDecisions)
    .where(and(eq(rankDecisions.attemptId, attempts.id), eq(rankDecisions.userId, attempts.userId)));
  return sql<number>`case
    when ${attempts.id} is null then 2
    when ${attempts.isDoubted} or (not ${attempts.ranked} and ${exists(refusal)}) then 1
    else 0 end`;
}

/** BA20: how far a student is. */
function stateOf(
  { lastSeenAt, isHolder, attemptId }: Readonly<Record<'lastSeenAt' | 'isHolder' | 'attemptId', SQL>>,
  now: number,
): SQL<SittingState> {
  return sql<SittingState>`case
    when ${attemptId} is not null then 'handed-in'
    when ${lastSeenAt} >= ${now - SILENT_AFTER_MS} then 'sitting'
    when ${lastSeenAt} is not null then 'silent'
    when ${isHolder} = 1 then 'saved'
    else 'none' end`;
}

/** One row for each student, with the rank among all of them, whatever is searched for. */
function sittingRows(t: Tables, queries: Queries, seen: Seen) {
  const { attempts, papers } = t;
  const each = people(t, queries, seen);
  const { attemptId, lastSeenAt, isHolder } = each;
  const ranking = rankClass(t, queries);
  const state = stateOf(
    { attemptId: sql`${attemptId}`, lastSeenAt: sql`${lastSeenAt}`, isHolder: sql`${isHolder}` },
    seen.now,
  );
  const extra = sql<number>`coalesce(${each.ownExtraTime},
    case when ${papers.extraTimePercent} > ${each.extraTimePercent}
    then ${papers.extraTimePercent} else ${each.extraTimePercent} end)`;
  return queries
    .select({
      id: each.id,
      fullName: each.fullName,
      username: each.username,
      email: each.email,
      attemptId,
      lastSeenAt,
      state: state.as('state'),
      extra: extra.as('extra'),
      rankClass: ranking.as('rank_class'),
      rank: sql<number>`rank() over (order by ${ranking}, ${attempts.score} desc)`.as('place'),
      scoreExact: attempts.scoreExact,
      correct: attempts.correct,
      incorrect: attempts.incorrect,
      unanswered: attempts.unanswered,
      timeTaken: attempts.totalTimeSeconds,
      flags: attempts.flags,
      receivedAt: attempts.receivedAt,
    })
    .from(each)
    .innerJoin(papers, eq(papers.id, seen.assignment.paperId))
    .leftJoin(attempts, and(eq(attempts.id, attemptId), eq(attempts.userId, each.id)))
    .where(or(isNull(each.leftAt), isNotNull(attemptId), isNotNull(lastSeenAt)))
    .as('sittings');
}

type SittingRows = ReturnType<typeof sittingRows>;

/** BA20, BA24: a page of the students of an assignment. */
export async function readSittings(
  t: Tables,
  queries: Queries,
  seen: Seen,
  query: CallInput<typeof assignmentSittings>['query'],
) {
  const from = sittingRows(t, queries, seen);
  const { rows, ...page } = await readPage(queries, query, {
    from,
    search: [from.fullName, from.username, from.email],
    filters: { state: equals(from.state) },
    sorts: { name: from.fullName, rank: from.rank },
    thenBy: [asc(from.fullName)],
    select: (each) => each.select().from(from).$dynamic(),
  });
  return { ...page, sittings: rows.map(toSitting) };
}

/** How many students are in each state. */
export async function countStates(
  t: Tables,
  queries: Queries,
  seen: Seen,
): Promise<Record<SittingState, number>> {
  const from = sittingRows(t, queries, seen);
  const rows = await queries
    .select({ state: from.state, number: sql<number>`count(*)`.mapWith(Number) })
    .from(from)
    .groupBy(sql`${from.state}`);
  const none = { none: 0, saved: 0, sitting: 0, silent: 0, 'handed-in': 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, number }) => [state, number])) };
}

/** Students read at once for a file. */
const AT_ONCE = 500;

/** BA25: all students by rank, in pieces; those without an attempt at the end, by name. */
export async function* everySitting(t: Tables, queries: Queries, seen: Seen): AsyncGenerator<Sitting[]> {
  const from = sittingRows(t, queries, seen);
  for (let offset = 0; ; offset += AT_ONCE) {
    const rows = await orderedByRank(queries, from).limit(AT_ONCE).offset(offset);
    if (rows.length > 0) yield rows.map(toSitting);
    if (rows.length < AT_ONCE) return;
  }
}

const orderedByRank = (queries: Queries, from: SittingRows) =>
  queries.select().from(from).orderBy(asc(from.rank), asc(from.fullName), asc(from.id));

type Row = Awaited<ReturnType<typeof orderedByRank>>[number];

const iso = (at: number) => new Date(at).toISOString();

function toSitting(row: Row): Sitting {
  const { id: _id, fullName, username, email, attemptId, scoreExact, receivedAt } = row;
  const lastSeenAt = row.lastSeenAt === null ? null : iso(Number(row.lastSeenAt));
  const hasResult = attemptId !== null && scoreExact !== null && receivedAt !== null;
  return {
    student: { _id, fullName, username, email },
    state: row.state,
    lastSeenAt: hasResult ? iso(receivedAt) : lastSeenAt,
    extraTimePercent: Number(row.extra),
    result: hasResult
      ? {
          attemptId,
          rank: Number(row.rankClass) === 0 ? Number(row.rank) : null,
          score: roundToTwo(parseFraction(scoreExact)),
          correct: row.correct ?? 0,
          incorrect: row.incorrect ?? 0,
          unanswered: row.unanswered ?? 0,
          timeTaken: row.timeTaken ?? 0,
          flags: [...(row.flags ?? [])],
          receivedAt: iso(receivedAt),
        }
      : null,
  };
}
