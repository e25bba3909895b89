import { and, asc, eq, inArray, isNull, notExists } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  addBatchMembers,
  batchCandidates,
  batchMembers as membersCall,
  exportBatchMembers,
  importBatchMembers,
  removeBatchMember,
  type BatchMember,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import {
  bindFile,
  containsText,
  fileTime,
  readPage,
  recordChange,
  refused,
  type FileColumns,
  type PageQuery,
} from '../../crud/index.ts';
import type { Queries, Tables } from '../../database/index.ts';
import { AppError, bind } from '../../http/index.ts';
import { requireBatch, type NamedBatch } from './batches.ts';
import { importMembers } from './import-members.ts';
import { addMembers, mayJoin } from './join-batch.ts';

/** BA6 to BA8: the members of a batch. */
export function memberRoutes(app: FastifyInstance, context: Context): void {
  const { store, clock } = context;
  const { t } = store;
  const { users, batchMembers } = t;
  const columns = { _id: users.id, fullName: users.fullName, username: users.username, email: users.email };

  const readMembers = async (
    batch: NamedBatch,
    query: PageQuery & { readonly search?: string | undefined },
  ) => {
    const { read } = store;
    await requireBatch(t, read, batch);
    const { id } = batch;
    const current = currentMembers(t, read, id);
    const { rows, ...page } = await readPage(read, query, {
      from: current,
      search: [current.fullName, current.username, current.email],
      order: [asc(current.fullName), asc(current.id)],
      select: (queries) => queries.select().from(current).$dynamic(),
    });
    const members: BatchMember[] = rows.map(({ id: _id, joinedAt, ...row }) => ({
      ...row,
      _id,
      joinedAt: new Date(joinedAt).toISOString(),
    }));
    return { ...page, rows: members };
  };
  bind(app, membersCall, async ({ params: { id }, query }, { scope }) => {
    const { rows: members, ...page } = await readMembers({ id, scope }, query);
    return { ...page, members };
  });
  bindFile(app, exportBatchMembers, {
    name: 'members',
    columns: IN_FILE,
    read: ({ params: { id }, query: { search } }, { scope }, paging) =>
      readMembers({ id, scope }, { search, ...paging }),
  });
  bind(app, batchCandidates, async ({ params: { id }, query }, { scope }) => {
    const { read } = store;
    const batch = await requireBatch(t, read, { id, scope });
    const inIt = read
      .select({ id: batchMembers.userId })
      .from(batchMembers)
      .where(
        and(eq(batchMembers.batchId, id), eq(batchMembers.userId, users.id), isNull(batchMembers.leftAt)),
      );
    const isFound = containsText([users.fullName, users.username, users.email], query.search);
    const found = await read
      .select(columns)
      .from(users)
      .where(and(mayJoin(t, batch), notExists(inIt), isFound))
      .orderBy(asc(users.fullName), asc(users.id))
      .limit(query.limit + 1);
    return { students: found.slice(0, query.limit), hasMore: found.length > query.limit };
  });
  bind(app, addBatchMembers, ({ params: { id }, body: { userIds } }, { caller, scope }) =>
    store.write(async (queries) => {
      const batch = await requireBatch(t, queries, { id, scope });
      const wanted = [...new Set(userIds)];
      const found = await queries
        .select({ id: users.id })
        .from(users)
        .where(and(inArray(users.id, wanted), mayJoin(t, batch)));
      if (found.length < wanted.length) throw refused('userIds', NOT_THERE, NOT_THERE);
      const added = await addMembers(store, queries, { batch, userIds: wanted, at: clock.now() });
      const change = { userId: caller._id, kind: 'batches', thingId: id, action: 'update' } as const;
      await recordChange(context, queries, {
        ...change,
        before: {},
        after: added.length === 0 ? {} : { added },
      });
      return { message: addedText(added.length) };
    }),
  );
  bind(app, importBatchMembers, async ({ params: { id }, body: { csv } }, { caller, scope }) => {
    const data = await importMembers(context, { id, scope, csv, importedBy: caller._id });
    return { data, message: addedText(data.filter(({ outcome }) => outcome === 'added').length) };
  });
  bind(app, removeBatchMember, ({ params: { id, userId } }, { caller, scope }) =>
    store.write(async (queries) => {
      await requireBatch(t, queries, { id, scope });
      const removed = await queries
        .update(batchMembers)
        .set({ leftAt: clock.now() })
        .where(
          and(eq(batchMembers.batchId, id), eq(batchMembers.userId, userId), isNull(batchMembers.leftAt)),
        )
        .returning();
      if (removed.length === 0) throw new AppError('NOT_FOUND', 'This student is not in the batch any more.');
      const change = { userId: caller._id, kind: 'batches', thingId: id, action: 'update' } as const;
      await recordChange(context, queries, { ...change, before: {}, after: { removed: [userId] } });
      return { message: 'Student removed from the batch.' };
    }),
  );
}

const NOT_THERE = 'Some of these students are not in the organisation any more. Please choose again.';

function addedText(students: number): string {
  if (students === 0) return 'No student was added.';
  return students === 1 ? '1 student was added.' : `${students} students were added.`;
}

function currentMembers({ batchMembers, users }: Tables, queries: Queries, batchId: string) {
  return queries
    .select({
      id: users.id,
      fullName: users.fullName,
      username: users.username,
      email: users.email,
      joinedAt: batchMembers.joinedAt,
    })
    .from(batchMembers)
    .innerJoin(users, eq(users.id, batchMembers.userId))
    .where(and(eq(batchMembers.batchId, batchId), isNull(batchMembers.leftAt)))
    .as('members');
}

/** OP8 */
const IN_FILE: FileColumns<BatchMember> = {
  Name: ({ fullName }) => fullName,
  Username: ({ username }) => username,
  'E-mail': ({ email }) => email,
  'Joined, India time': ({ joinedAt }) => fileTime(joinedAt),
};
