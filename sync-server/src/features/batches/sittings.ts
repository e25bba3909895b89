import { and, asc, eq, exists, gte, max, type SQL } from 'drizzle-orm';
import {
  sittingStates,
  type CallInput,
  type Sitting,
  type SittingState,
  type assignmentSittings,
} from '@exam/shared-schema/contract';
import { extraTimeOf } from '@exam/shared-schema/access';
import { parseFraction, roundToTwo } from '@exam/shared-schema/marking';
import type { Queries, Tables } from '../../database/index.ts';
import { SILENT_AFTER_MS } from '../../papers/silent-after.ts';
import type { AssignmentRow } from './assignments.ts';

/** An assignment, and the time of the server by which its students are seen, epoch ms. */
interface Seen {
  readonly assignment: AssignmentRow;
  readonly now: number;
}

/**
 * The students of an assignment by name, with the rank among all of them: the members of its batch, and those who left it
 * after they had begun (BA8). What counts is what has happened since the assignment, because a paper may be given again.
 * Each query reads the members once, so that the time grows with the batch and not with the paper.
 */
export async function readEverySitting(t: Tables, queries: Queries, seen: Seen): Promise<Sitting[]> {
  const { assignment } = seen;
  const [people, attempts, contacts, holders, extraTimes] = await Promise.all([
    readPeople(t, queries, assignment),
    readAttempts(t, queries, assignment),
    readContacts(t, queries, assignment),
    readHolders(t, queries, assignment),
    readExtraTimes(t, queries, assignment),
  ]);
  const ranks = ranksOf(attempts);
  const facts = people.map((person) => {
    const { id } = person;
    const attempt = attempts.get(id) ?? null;
    return { person, attempt, seenAt: contacts.get(id) ?? null, isHolder: holders.has(id) };
  });
  return facts
    .filter(({ person, attempt, seenAt }) => person.leftAt === null || attempt !== null || seenAt !== null)
    .map((fact): Sitting => {
      const { id: _id, fullName, username, email, ofStudent, ofPaper } = fact.person;
      return {
        student: { _id, fullName, username, email },
        state: stateOf(fact, seen.now),
        lastSeenAt: isoOrNone(fact.attempt?.receivedAt ?? fact.seenAt),
        extraTimePercent: extraTimeOf({ ofBoth: extraTimes.get(_id) ?? null, ofStudent, ofPaper }),
        result: fact.attempt && resultOf(fact.attempt, ranks.get(_id) ?? null),
      };
    });
}

async function readPeople(t: Tables, queries: Queries, { batchId, paperId }: AssignmentRow) {
  const { batchMembers, users, papers } = t;
  return queries
    .select({
      id: users.id,
      fullName: users.fullName,
      username: users.username,
      email: users.email,
      ofStudent: users.extraTimePercent,
      leftAt: batchMembers.leftAt,
      ofPaper: papers.extraTimePercent,
    })
    .from(batchMembers)
    .innerJoin(users, eq(users.id, batchMembers.userId))
    .innerJoin(papers, eq(papers.id, paperId))
    .where(eq(batchMembers.batchId, batchId))
    .orderBy(asc(users.fullName), asc(users.id));
}

/** The first attempt of each student since the assignment. */
async function readAttempts(t: Tables, queries: Queries, assignment: AssignmentRow) {
  const { attempts, batchMembers, rankDecisions } = t;
  const decision = queries
    .select({ id: rankDecisions.attemptId })
    .from(rankDecisions)
    .where(and(eq(rankDecisions.attemptId, attempts.id), eq(rankDecisions.userId, attempts.userId)));
  const rows = await queries
    .select({
      id: attempts.id,
      userId: attempts.userId,
      scoreExact: attempts.scoreExact,
      score: attempts.score,
      correct: attempts.correct,
      incorrect: attempts.incorrect,
      unanswered: attempts.unanswered,
      timeTaken: attempts.totalTimeSeconds,
      flags: attempts.flags,
      ranked: attempts.ranked,
      isDoubted: attempts.isDoubted,
      isDecided: exists(decision).mapWith(Boolean) as SQL<boolean>,
      receivedAt: attempts.receivedAt,
    })
    .from(batchMembers)
    .innerJoin(
      attempts,
      and(eq(attempts.userId, batchMembers.userId), eq(attempts.paperId, assignment.paperId)),
    )
    .where(
      and(
        eq(batchMembers.batchId, assignment.batchId),
        gte(attempts.receivedAt, assignment.createdAt),
        eq(attempts.isDemo, false),
      ),
    )
    .orderBy(asc(attempts.receivedAt), asc(attempts.id));
  const first = new Map<string, (typeof rows)[number]>();
  for (const row of rows) if (!first.has(row.userId)) first.set(row.userId, row);
  return first;
}

type Attempt = Awaited<ReturnType<typeof readAttempts>> extends Map<string, infer Row> ? Row : never;

/** When the server last received events of an attempt, by student. */
async function readContacts({ attemptDrafts, batchMembers }: Tables, queries: Queries, of: AssignmentRow) {
  const rows = await queries
    .select({ userId: attemptDrafts.userId, at: max(attemptDrafts.updatedAt) })
    .from(batchMembers)
    .innerJoin(
      attemptDrafts,
      and(eq(attemptDrafts.userId, batchMembers.userId), eq(attemptDrafts.paperId, of.paperId)),
    )
    .where(and(eq(batchMembers.batchId, of.batchId), gte(attemptDrafts.updatedAt, of.createdAt)))
    .groupBy(attemptDrafts.userId);
  return new Map(rows.map(({ userId, at }) => [userId, at]));
}

/** The students with a ticket: the app asks for it when it saves the paper. */
async function readHolders({ issues, batchMembers }: Tables, queries: Queries, of: AssignmentRow) {
  const rows = await queries
    .select({ userId: issues.userId })
    .from(batchMembers)
    .innerJoin(issues, and(eq(issues.userId, batchMembers.userId), eq(issues.paperId, of.paperId)))
    .where(eq(batchMembers.batchId, of.batchId));
  return new Set(rows.map(({ userId }) => userId));
}

/** What was given to a student on this paper. */
async function readExtraTimes(
  { paperAccommodations: given, batchMembers }: Tables,
  queries: Queries,
  of: AssignmentRow,
) {
  const rows = await queries
    .select({ userId: given.userId, percent: given.extraTimePercent })
    .from(batchMembers)
    .innerJoin(given, and(eq(given.userId, batchMembers.userId), eq(given.paperId, of.paperId)))
    .where(eq(batchMembers.batchId, of.batchId));
  return new Map(rows.map(({ userId, percent }) => [userId, percent]));
}

/** BA20 */
function stateOf(
  {
    attempt,
    seenAt,
    isHolder,
  }: { readonly attempt: Attempt | null; readonly seenAt: number | null; readonly isHolder: boolean },
  now: number,
): SittingState {
  if (attempt !== null) return 'handed-in';
  if (seenAt !== null) return seenAt >= now - SILENT_AFTER_MS ? 'sitting' : 'silent';
  return isHolder ? 'saved' : 'none';
}

/** BA24: by student; attempts that wait for a decision, or were refused one, have none. */
function ranksOf(attempts: ReadonlyMap<string, Attempt>): ReadonlyMap<string, number> {
  const ranked = [...attempts.values()]
    .filter(({ isDoubted, isDecided, ranked: isRanked }) => !isDoubted && (isRanked || !isDecided))
    .sort((a, b) => b.score - a.score);
  const ranks = new Map<string, number>();
  let rank = 1;
  ranked.forEach(({ userId, score }, place) => {
    if (score !== ranked[place - 1]?.score) rank = place + 1;
    ranks.set(userId, rank);
  });
  return ranks;
}

const isoOrNone = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

function resultOf(attempt: Attempt, rank: number | null): NonNullable<Sitting['result']> {
  const { id: attemptId, scoreExact, correct, incorrect, unanswered, timeTaken, flags, receivedAt } = attempt;
  return {
    ...{ attemptId, rank, correct, incorrect, unanswered, timeTaken },
    score: roundToTwo(parseFraction(scoreExact)),
    flags: [...flags],
    receivedAt: new Date(receivedAt).toISOString(),
  };
}

/** By rank; then the attempts without one, and the students without an attempt, by name. */
export const byRank = (sittings: readonly Sitting[]): Sitting[] => {
  const placeOf = ({ result }: Sitting) => (result === null ? Infinity : (result.rank ?? Number.MAX_VALUE));
  return sittings.toSorted((a, b) => {
    const [one, other] = [placeOf(a), placeOf(b)];
    return one === other ? 0 : one - other;
  });
};

/** BA20: a page of them, and how many are in each state. */
export function sittingsPage(
  all: readonly Sitting[],
  { page, limit, search = '', state, sort }: CallInput<typeof assignmentSittings>['query'],
) {
  const wanted = search.toLowerCase();
  const isFound = ({ student: { fullName, username, email } }: Sitting) =>
    [fullName, username, email].some((text) => text.toLowerCase().includes(wanted));
  const found = all.filter((each) => (state === undefined || each.state === state) && isFound(each));
  const sorted = sort.endsWith('rank') ? byRank(found) : found;
  const inOrder = sort.startsWith('-') ? sorted.toReversed() : sorted;
  const sittings = inOrder.slice((page - 1) * limit, page * limit);
  const { length: total } = found;
  const counts = Object.fromEntries(
    sittingStates.map((each) => [each, all.filter(({ state: its }) => its === each).length]),
  ) as Record<SittingState, number>;
  return { page, pages: Math.ceil(total / limit), total, count: sittings.length, sittings, counts };
}
