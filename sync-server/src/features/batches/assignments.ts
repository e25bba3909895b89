import { and, eq, exists, inArray, max, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ConsoleScope } from '@exam/shared-schema/access';
import {
  assignmentCalls,
  assignPaper,
  type CallAnswer,
  type CallInput,
  type ManagedAssignment,
} from '@exam/shared-schema/contract';
import { parseFraction, roundToTwo } from '@exam/shared-schema/marking';
import type { Context } from '../../context.ts';
import {
  bindManaged,
  equals,
  type FileColumns,
  fileTime,
  recordChange,
  refused,
  within,
} from '../../crud/index.ts';
import type { Queries, Store, Tables, Transaction } from '../../database/index.ts';
import { AppError, bind } from '../../http/index.ts';
import { notePaper } from '../../leaderboard/note-changes.ts';
import { membersOf } from './batches.ts';

type Form = CallInput<typeof assignPaper>['body'];
export type AssignmentRow = Tables['assignments']['$inferSelect'];

/** As `bindManaged` takes it for this area. */
const ASSIGNING = 'assignments';

/**
 * BA12: assignments of papers to batches. Their changes share a lock, because the end of all assignments of a paper is
 * stored with the paper.
 */
export function assignmentRoutes(app: FastifyInstance, context: Context): void {
  const { store } = context;
  const { t } = store;
  const listed = listedAssignments(t, store.read);
  bind(app, assignPaper, ({ body }, { caller, scope }) =>
    assign(context, body, { assignedBy: caller._id, scope }),
  );
  bindManaged(app, context, assignmentCalls, {
    from: listed,
    ofOrganisation: equals(listed.organisationId),
    select: (queries) => queries.select().from(listed).$dynamic(),
    file: IN_FILE,
    present: (rows) => rows.map(toManagedAssignment),
    search: [listed.title, listed.batchName],
    sorts: { opensAt: listed.opensAt },
    filters: { batchId: equals(listed.batchId) },
    find: async (queries, id, scope) => {
      const rows = await selectAssignment(t, queries, { id, scope });
      return rows.map(toManagedAssignment)[0];
    },
    update: (queries, changes, { id, before }) => changeWindow(context, queries, changes, { id, before }),
    references: {},
    remove: (queries, id) => removeAssignment(context, queries, id),
    sentences: {
      updated: 'The times were changed successfully!',
      deleted: 'The assignment was removed successfully!',
    },
  });
}

function selectListed(t: Tables, queries: Queries) {
  const { assignments, papers, batches } = t;
  return (
    queries
      .select({
        id: assignments.id,
        organisationId: assignments.organisationId,
        opensAt: assignments.opensAt,
        closesAt: assignments.closesAt,
        paperId: sql<string>`${assignments.paperId}`.as('paper_id'),
        title: sql<string>`coalesce(${papers.title}, '')`.as('title'),
        duration: sql<number>`coalesce(${papers.durationMinutes}, 0)`.as('duration'),
        totalMarks: sql<string>`coalesce(${papers.totalMarks}, '0')`.as('total_marks'),
        batchId: assignments.batchId,
        batchName: sql<string>`coalesce(${batches.name}, '')`.as('batch_name'),
        members: membersOf(t, queries).as('members'),
      })
      .from(assignments)
      // Left joins, so that the assignments are read in the order of the list.
      .leftJoin(papers, eq(papers.id, assignments.paperId))
      .leftJoin(batches, eq(batches.id, assignments.batchId))
  );
}

const listedAssignments = (t: Tables, queries: Queries) => selectListed(t, queries).as('listed');

/** An assignment as a caller names it, with the rows that the caller has. */
export interface NamedAssignment {
  readonly id: string;
  readonly scope: ConsoleScope;
}

/** OR3: one row, or none. */
export function selectAssignment(t: Tables, queries: Queries, { id, scope }: NamedAssignment) {
  const { assignments } = t;
  return selectListed(t, queries).where(
    and(eq(assignments.id, id), within(scope, equals(assignments.organisationId))),
  );
}

type Listed = Awaited<ReturnType<typeof selectListed>>[number];

export const toManagedAssignment = (row: Listed): ManagedAssignment => ({
  _id: row.id,
  paper: {
    _id: row.paperId,
    title: row.title,
    duration: row.duration,
    totalMarks: roundToTwo(parseFraction(row.totalMarks)),
  },
  batch: { _id: row.batchId, name: row.batchName },
  members: row.members,
  opensAt: new Date(row.opensAt).toISOString(),
  closesAt: new Date(row.closesAt).toISOString(),
});

interface Assigning {
  readonly assignedBy: string;
  readonly scope: ConsoleScope;
}

const NO_PAPER = 'This test paper no longer exists. Please choose again.';
const NO_BATCH = 'One of these batches no longer exists. Please choose again.';
const PAST = 'This time has passed. Please choose a later one.';
const KEY_ON_DEVICES =
  'This paper shows its results at once, so it cannot be given in a window. Choose a paper that ranks.';
const NOT_ACTIVE = 'This paper is not active. Activate it first.';

/** BA12 @throws AppError VALIDATION beside the field, also for what is not in the scope. */
function assign(
  context: Context,
  { paperId, batchIds, isForBatches, ...times }: Form,
  { assignedBy, scope }: Assigning,
): Promise<CallAnswer<typeof assignPaper>> {
  const { store, ids, clock } = context;
  const { t } = store;
  return store.write(async (queries) => {
    await queries.lock(ASSIGNING);
    await requireAssignable(t, queries, paperId, scope);
    const batches = await batchesOf(t, queries, [...new Set(batchIds)], scope);
    await refuseAssigned(t, queries, paperId, batches);
    const [createdAt, opensAt, closesAt] = [
      clock.now(),
      Date.parse(times.opensAt),
      Date.parse(times.closesAt),
    ];
    if (closesAt <= createdAt) throw refused('closesAt', PAST);
    const window = { opensAt, closesAt, heldUntil: closesAt, createdAt };
    const rows = batches.map(({ id: batchId, organisationId }) => ({
      ...{ id: ids.next(), paperId, batchId, organisationId },
      ...window,
    }));
    await queries.insert(t.assignments).values(rows);
    if (isForBatches) await queries.update(t.papers).set({ isForBatches }).where(eq(t.papers.id, paperId));
    await holdResults(store, queries, paperId);
    const made: ManagedAssignment[] = [];
    for (const { id: thingId } of rows) {
      const [row] = await selectAssignment(t, queries, { id: thingId, scope });
      if (row === undefined) throw new Error('An assignment was saved but cannot be read');
      const after = toManagedAssignment(row);
      made.push(after);
      const change = { userId: assignedBy, kind: 'assignments', thingId, action: 'create' } as const;
      await recordChange(context, queries, { ...change, before: undefined, after });
    }
    const [data] = made;
    if (data === undefined) throw refused('batchIds', NO_BATCH, NO_BATCH);
    return { data, message: assignedText(made) };
  });
}

function assignedText(made: readonly ManagedAssignment[]): string {
  const [first] = made;
  const students = made.reduce((sum, { members }) => sum + members, 0);
  const to = made.length === 1 ? (first?.batch.name ?? '') : `${made.length} batches`;
  return `Assigned to ${to} (${students === 1 ? '1 student' : `${students} students`}).`;
}

/** BA12 @throws AppError VALIDATION */
async function requireAssignable(
  { papers }: Tables,
  queries: Queries,
  paperId: string,
  scope: ConsoleScope,
): Promise<void> {
  const isThis = and(eq(papers.id, paperId), within(scope, equals(papers.organisationId)));
  const [paper] = await queries.select().from(papers).where(isThis);
  if (paper === undefined || paper.ownerId !== null) throw refused('paperId', NO_PAPER);
  if (paper.resultsPolicy === 'on-submit') throw refused('paperId', KEY_ON_DEVICES);
  if (!paper.isActive || paper.currentVersion === null) throw refused('paperId', NOT_ACTIVE);
}

/** @throws AppError VALIDATION */
async function batchesOf({ batches }: Tables, queries: Queries, batchIds: string[], scope: ConsoleScope) {
  const rows = await queries
    .select()
    .from(batches)
    .where(and(inArray(batches.id, batchIds), within(scope, equals(batches.organisationId))));
  if (rows.length < batchIds.length) throw refused('batchIds', NO_BATCH, NO_BATCH);
  return rows;
}

/** @throws AppError VALIDATION */
async function refuseAssigned(
  { assignments, batches }: Tables,
  queries: Queries,
  paperId: string,
  chosen: readonly { readonly id: string }[],
): Promise<void> {
  const ids = chosen.map(({ id }) => id);
  const [there] = await queries
    .select({ name: batches.name })
    .from(assignments)
    .innerJoin(batches, eq(batches.id, assignments.batchId))
    .where(and(eq(assignments.paperId, paperId), inArray(assignments.batchId, ids)))
    .limit(1);
  if (there === undefined) return;
  const sentence = `${there.name} already has this paper. Change the times of that assignment.`;
  throw refused('batchIds', sentence, sentence);
}

/**
 * BA16, BA17: changes a window, also while it is open. Results stay held back until the end that tickets name, because a
 * device without a network still starts by it.
 * @throws AppError VALIDATION
 */
async function changeWindow(
  { store, clock }: Context,
  queries: Transaction,
  times: CallInput<typeof assignmentCalls.update>['body'],
  { id, before }: { readonly id: string; readonly before: ManagedAssignment },
): Promise<void> {
  const { assignments } = store.t;
  const [row] = await queries.select().from(assignments).where(eq(assignments.id, id));
  if (row === undefined) return;
  const [opensAt, closesAt] = [Date.parse(times.opensAt), Date.parse(times.closesAt)];
  if (closesAt !== row.closesAt && closesAt <= clock.now()) throw refused('closesAt', PAST);
  const isHeld = (await studentsWith(store, queries, row)) > 0;
  const heldUntil = isHeld ? Math.max(row.heldUntil, closesAt) : closesAt;
  await queries.update(assignments).set({ opensAt, closesAt, heldUntil }).where(eq(assignments.id, id));
  await holdResults(store, queries, before.paper._id);
}

/** Members of the batch who hold a ticket for the paper. */
function studentsWith(
  { t: { issues, batchMembers } }: Store,
  queries: Queries,
  { paperId, batchId }: Pick<AssignmentRow, 'paperId' | 'batchId'>,
): Promise<number> {
  const isMember = queries
    .select({ id: batchMembers.userId })
    .from(batchMembers)
    .where(and(eq(batchMembers.batchId, batchId), eq(batchMembers.userId, issues.userId)));
  return queries.$count(issues, and(eq(issues.paperId, paperId), exists(isMember)));
}

/** BA18 @throws AppError CONFLICT once a member has the paper. */
async function removeAssignment(
  { store }: Context,
  queries: Transaction,
  id: string,
): Promise<readonly unknown[]> {
  const { assignments } = store.t;
  const [row] = await queries.select().from(assignments).where(eq(assignments.id, id));
  if (row === undefined) return [];
  const students = await studentsWith(store, queries, row);
  if (students > 0) {
    const who = students === 1 ? '1 student has' : `${students} students have`;
    throw new AppError('CONFLICT', `${who} saved this paper already. Change the times instead.`);
  }
  const removed = await queries.delete(assignments).where(eq(assignments.id, id)).returning();
  await holdResults(store, queries, row.paperId);
  return removed;
}

/** BA17: until when the assignments of a paper hold its results back, for everybody. */
async function holdResults(store: Store, queries: Transaction, paperId: string): Promise<void> {
  const { assignments, papers } = store.t;
  const [row] = await queries
    .select({ until: max(assignments.heldUntil) })
    .from(assignments)
    .where(eq(assignments.paperId, paperId));
  await queries
    .update(papers)
    .set({ assignedUntil: row?.until ?? null })
    .where(eq(papers.id, paperId));
  await notePaper(store, queries, paperId, 'hand-in');
}

/** OP8 */
const IN_FILE: FileColumns<ManagedAssignment> = {
  'Test paper': ({ paper }) => paper.title,
  Batch: ({ batch }) => batch.name,
  Members: ({ members }) => members,
  'Opens, India time': ({ opensAt }) => fileTime(opensAt),
  'Closes, India time': ({ closesAt }) => fileTime(closesAt),
};
