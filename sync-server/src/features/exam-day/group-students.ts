import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  notExists,
  notInArray,
  type SQL,
} from 'drizzle-orm';
import type { Queries, Tables } from '../../database/index.ts';

export type GroupRow = Tables['paperGroups']['$inferSelect'];

/** A student who can be reached by SMS. */
export interface Reachable {
  readonly userId: string;
  /** With country code: +919876543210. */
  readonly phone: string;
}

/**
 * ED18: the students of a group who have a phone number, in the order of their ids. A student of several groups belongs to
 * the batch, then to the college (ED9); everyone else are those who have saved the paper.
 * @param after the id of the last student that is left out; empty for none.
 */
export async function reachableStudents(
  t: Tables,
  queries: Queries,
  group: GroupRow,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<Reachable[]> {
  const { users } = t;
  const rows = await queries
    .select({ userId: users.id, phone: users.phone, countryCode: users.countryCode })
    .from(users)
    .where(and(gt(users.id, after), isReachable(t), isInGroup(t, queries, group)))
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ userId, phone, countryCode }) => ({
    userId,
    phone: `${countryCode ?? ''}${phone ?? ''}`,
  }));
}

export const countReachable = (t: Tables, queries: Queries, group: GroupRow): Promise<number> =>
  queries.$count(t.users, and(isReachable(t), isInGroup(t, queries, group)));

/** One student of a group, if there still is a number to write to. */
export async function reachableStudent(
  t: Tables,
  queries: Queries,
  group: GroupRow,
  userId: string,
): Promise<Reachable | undefined> {
  const { users } = t;
  const isThis = and(eq(users.id, userId), isReachable(t), isInGroup(t, queries, group));
  const [row] = await queries
    .select({ phone: users.phone, countryCode: users.countryCode })
    .from(users)
    .where(isThis);
  return row && { userId, phone: `${row.countryCode ?? ''}${row.phone ?? ''}` };
}

function isReachable({ users }: Tables): SQL | undefined {
  return and(
    eq(users.role, 'student'),
    eq(users.isDemo, false),
    isNotNull(users.phone),
    notInArray(users.accountStatus, ['banned', 'deactivated', 'deleted']),
  );
}

function isInGroup(t: Tables, queries: Queries, { paperId, kind, groupId }: GroupRow): SQL | undefined {
  const { users, batchMembers, issues, paperGroups } = t;
  const groupsOf = (of: GroupRow['kind']) =>
    queries
      .select({ id: paperGroups.groupId })
      .from(paperGroups)
      .where(and(eq(paperGroups.paperId, paperId), eq(paperGroups.kind, of)));
  const isMember = (which: SQL) =>
    queries
      .select({ id: batchMembers.userId })
      .from(batchMembers)
      .where(and(eq(batchMembers.userId, users.id), isNull(batchMembers.leftAt), which));
  if (kind === 'batch') return exists(isMember(eq(batchMembers.batchId, groupId)));
  const isInNoBatch = notExists(isMember(inArray(batchMembers.batchId, groupsOf('batch'))));
  if (kind === 'college') return and(eq(users.organisationId, groupId), isInNoBatch);
  const hasSaved = queries
    .select({ id: issues.ticketId })
    .from(issues)
    .where(and(eq(issues.userId, users.id), eq(issues.paperId, paperId)));
  return and(exists(hasSaved), notInArray(users.organisationId, groupsOf('college')), isInNoBatch);
}

/** The organisation of each student of the batches and colleges, by id. */
export async function membersOf(
  { users, batchMembers }: Tables,
  queries: Queries,
  groups: readonly GroupRow[],
): Promise<Map<string, string>> {
  const ofKind = (kind: GroupRow['kind']) =>
    groups.filter((group) => group.kind === kind).map(({ groupId }) => groupId);
  const { id, organisationId } = users;
  const isStudent = and(
    eq(users.role, 'student'),
    notInArray(users.accountStatus, ['banned', 'deactivated', 'deleted']),
  );
  const inBatches = await queries
    .select({ id, organisationId })
    .from(batchMembers)
    .innerJoin(users, eq(id, batchMembers.userId))
    .where(and(inArray(batchMembers.batchId, ofKind('batch')), isNull(batchMembers.leftAt), isStudent));
  const inColleges = await queries
    .select({ id, organisationId })
    .from(users)
    .where(and(inArray(users.organisationId, ofKind('college')), isStudent));
  return new Map([...inBatches, ...inColleges].map((student) => [student.id, student.organisationId]));
}
