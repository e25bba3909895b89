import { and, asc, eq, inArray, isNull, max } from 'drizzle-orm';
import type { ExamDay, GroupCounts, PaperGroup } from '@exam/shared-schema/contract';
import { isoOrNull } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Queries, Tables } from '../../database/index.ts';
import { SILENT_AFTER_MS } from '../../papers/silent-after.ts';
import { membersOf } from './group-students.ts';
import { groupsOf, hindranceOf, requirePaper, type NamedPaper, type PaperRow } from './encrypt-paper.ts';
import { rehearsalsOf } from './rehearsal.ts';

/** ED9: an encrypted paper with its groups, and how far their students are. */
export async function readExamDay({ store, clock }: Context, named: NamedPaper): Promise<ExamDay> {
  const { read, t } = store;
  const paper = await requirePaper(t, read, named);
  const now = clock.now();
  const isEncrypted = paper.encryptedUntil !== null;
  return {
    paper: { _id: paper.id, title: paper.title },
    encryptedUntil: isoOrNull(paper.encryptedUntil),
    opensAt: isoOrNull(paper.opensAt),
    closesAt: isoOrNull(paper.closesAt),
    isReleased: paper.encryptedUntil !== null && paper.encryptedUntil <= now,
    hindrance: isEncrypted ? null : await hindranceOf(t, read, paper, now),
    groups: isEncrypted ? await readGroups(t, read, paper, now) : [],
    rehearsals: await rehearsalsOf(t, read, paper.id),
    rehearsalOf: await examOf(t, read, paper),
  };
}

/** ED20 */
async function examOf(
  { papers }: Tables,
  queries: Queries,
  { rehearsalOf }: PaperRow,
): Promise<ExamDay['rehearsalOf']> {
  if (rehearsalOf === null) return null;
  const [exam] = await queries
    .select({ _id: papers.id, title: papers.title })
    .from(papers)
    .where(eq(papers.id, rehearsalOf));
  return exam ?? null;
}

type State = Exclude<keyof GroupCounts, 'students'>;

async function readGroups(t: Tables, queries: Queries, paper: PaperRow, now: number): Promise<PaperGroup[]> {
  const groups = await groupsOf(t, queries, paper.id);
  const groupOf = await membership(t, queries, groups);
  const states = await statesOf(t, queries, paper.id, now);
  const counts = new Map(groups.map(({ id }) => [id, noStudents()]));
  const countOf = (userId: string, organisationId: string) => counts.get(groupOf(userId, organisationId));
  for (const [userId, organisationId] of await membersOf(t, queries, groups)) {
    const count = countOf(userId, organisationId);
    if (count !== undefined && !states.has(userId)) count.students += 1;
  }
  for (const [userId, { organisationId, state }] of states) {
    const count = countOf(userId, organisationId);
    if (count === undefined) continue;
    count[state] += 1;
    count.students += 1;
  }
  return groups.map(({ id: _id, kind, name }) => ({
    _id,
    kind,
    name,
    counts: counts.get(_id) ?? noStudents(),
  }));
}

const noStudents = (): { -readonly [K in keyof GroupCounts]: GroupCounts[K] } => ({
  ...{ students: 0, saved: 0, opened: 0, sitting: 0, silent: 0, handedIn: 0 },
});

/** A student of several groups is in the narrowest: the batch, then the college, then everyone. */
export async function membership(
  { batchMembers }: Tables,
  queries: Queries,
  groups: readonly Tables['paperGroups']['$inferSelect'][],
): Promise<(userId: string, organisationId: string) => string> {
  const ofKind = (kind: PaperGroup['kind']) =>
    new Map(groups.filter((group) => group.kind === kind).map(({ groupId, id }) => [groupId, id]));
  const [batches, colleges, everyone] = [ofKind('batch'), ofKind('college'), ofKind('everyone')];
  const members =
    batches.size === 0
      ? []
      : await queries
          .select({ userId: batchMembers.userId, batchId: batchMembers.batchId })
          .from(batchMembers)
          .where(and(inArray(batchMembers.batchId, [...batches.keys()]), isNull(batchMembers.leftAt)))
          .orderBy(asc(batchMembers.batchId));
  const batchOf = new Map(members.map(({ userId, batchId }) => [userId, batches.get(batchId) ?? '']));
  return (userId, organisationId) =>
    batchOf.get(userId) ?? colleges.get(organisationId) ?? everyone.get('') ?? '';
}

/** The students who have saved the paper, each with the state. */
export async function statesOf(t: Tables, queries: Queries, paperId: string, now: number) {
  const { issues, users, attempts, attemptDrafts, openingReports } = t;
  const holders = await queries
    .selectDistinct({ userId: issues.userId, organisationId: users.organisationId })
    .from(issues)
    .innerJoin(users, eq(users.id, issues.userId))
    .where(eq(issues.paperId, paperId));
  const handedIn = await queries
    .selectDistinct({ userId: attempts.userId })
    .from(attempts)
    .where(and(eq(attempts.paperId, paperId), eq(attempts.isDemo, false)));
  const contacts = await queries
    .select({ userId: attemptDrafts.userId, at: max(attemptDrafts.updatedAt) })
    .from(attemptDrafts)
    .where(eq(attemptDrafts.paperId, paperId))
    .groupBy(attemptDrafts.userId);
  const opened = await queries
    .selectDistinct({ userId: openingReports.userId })
    .from(openingReports)
    .where(and(eq(openingReports.paperId, paperId), eq(openingReports.outcome, 'opened')));
  const isHandedIn = new Set(handedIn.map(({ userId }) => userId));
  const seenAt = new Map(contacts.map(({ userId, at }) => [userId, at ?? 0]));
  const isOpened = new Set(opened.map(({ userId }) => userId));
  const stateOf = (userId: string): State => {
    if (isHandedIn.has(userId)) return 'handedIn';
    const at = seenAt.get(userId);
    if (at !== undefined) return at >= now - SILENT_AFTER_MS ? 'sitting' : 'silent';
    return isOpened.has(userId) ? 'opened' : 'saved';
  };
  return new Map(
    holders.map(({ userId, organisationId }) => [userId, { organisationId, state: stateOf(userId) }]),
  );
}
