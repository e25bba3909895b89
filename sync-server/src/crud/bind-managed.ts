import { and, eq, type AnyColumn } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { FastifyInstance } from 'fastify';
import type { ConsoleScope } from '@exam/shared-schema/access';
import type {
  Call,
  CallAnswer,
  CallInput,
  ChangeCall,
  ListCall,
  ManagedCall,
} from '@exam/shared-schema/contract';
import type { Context } from '../context.ts';
import type { Queries, Transaction } from '../database/index.ts';
import { bind, bindRaw, type Caller, type Exchange } from '../http/index.ts';
import { recordChange } from './audit.ts';
import { csvFile, sendCsv, type FileColumns } from './csv.ts';
import { deleteUnlessReferenced, type Dependant } from './delete-unless-referenced.ts';
import { everyRow } from './every-row.ts';
import { readPage, type ListPlan, type Page, type PageQuery } from './list.ts';
import type { AnyManagedPlan, ManagedCalls, ManagedList, ManagedPlan } from './managed-plan.ts';
import { capitalised, notFound } from './refusals.ts';
import { refuseStale } from './refuse-stale.ts';
import { within } from './within.ts';

/**
 * Binds the calls of one kind of item. Each change is made in one transaction with its audit entry, under the plan's
 * lock.
 */
export function bindManaged<C extends ManagedCalls, Raw>(
  app: FastifyInstance,
  context: Context,
  calls: C,
  plan: ManagedPlan<C, Raw>,
): void {
  const whole = plan as unknown as AnyManagedPlan;
  if (calls.list) bindAnyList(app, context, calls.list, whole as unknown as AnyList);
  if (calls.create) bindCreate(app, context, calls.create, whole);
  if (calls.update) bindUpdate(app, context, calls.update, whole);
  if (calls.delete) bindDelete(app, context, calls.delete, whole);
}

/** Binds a read-only list. */
export function bindList<C extends ListCall, Raw>(
  app: FastifyInstance,
  context: Context,
  call: C,
  plan: ManagedList<C, Raw>,
): void {
  bindAnyList(app, context, call, plan as unknown as AnyList);
}

type AnyList = ListPlan<PageQuery, unknown> &
  Pick<AnyManagedPlan, 'present' | 'ofOrganisation'> & {
    readonly file?: FileColumns<unknown>;
    readonly readFound?: (
      queries: Queries,
      query: unknown,
      scope: ConsoleScope,
    ) => Promise<Page<unknown>> | null;
    readonly countRows?: (queries: Queries, query: unknown, scope: ConsoleScope) => Promise<number> | null;
  };

function bindAnyList(app: FastifyInstance, { store }: Context, call: ListCall, plan: AnyList): void {
  const readRows = async (query: unknown, scope: ConsoleScope): Promise<Page<object>> => {
    const where = and(plan.where, within(scope, plan.ofOrganisation));
    const found = await plan.readFound?.(store.read, query, scope);
    const counted = (queries: Queries) => plan.countRows?.(queries, query, scope) ?? null;
    const page = found ?? (await readPage(store.read, query as PageQuery, { ...plan, where, counted }));
    return { ...page, rows: await plan.present([...page.rows], store.read) };
  };
  bind(app, call, async ({ query }, { scope }) => pageOf(call, await readRows(query, scope)));
  const { file: columns } = plan;
  if (call.file === null || columns === undefined) return;
  bindFile(app, call.file, {
    name: call.nouns.replaceAll(' ', '-'),
    columns,
    read: ({ query }, { scope }, paging) => readRows({ ...(query as object), ...paging }, scope),
  });
}

/** How a list is sent as a file. */
interface FilePlan<C extends Call, Row> {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly columns: FileColumns<Row>;
  readonly read: (
    input: CallInput<C>,
    exchange: Exchange<C>,
    paging: PageQuery,
  ) => Promise<Pick<Page<Row>, 'rows' | 'pages' | 'total'>>;
}

/** OP8: binds the call for a list as a file, which is sent while it is read. */
export function bindFile<C extends Call, Row>(
  app: FastifyInstance,
  call: C,
  { name, columns, read }: FilePlan<C, Row>,
): void {
  bindRaw(app, call, async (input, exchange) => {
    const rows = everyRow<Row>((paging) => read(input, exchange, paging));
    // The first page is read before the answer begins, so that a refusal is an answer of its own.
    const first = await rows.next();
    const pages = async function* () {
      if (first.done !== true) yield first.value;
      yield* rows;
    };
    return sendCsv(exchange.reply, name, csvFile(columns, pages()));
  });
}

/** Adds the aliases of the page's fields that the call declares; the binding removes all other fields. */
function pageOf(call: ListCall, { rows, ...page }: Page<object>): CallAnswer<ListCall> {
  const aliases = Object.entries(call.alsoAs).map(([alias, member]) => [alias, page[member]] as const);
  return { ...page, ...Object.fromEntries(aliases), [call.rowsIn]: rows };
}

function bindCreate(app: FastifyInstance, context: Context, call: ChangeCall, plan: AnyManagedPlan): void {
  const { store, ids, clock } = context;
  bind(app, call, ({ body }, { caller, scope }) =>
    store.write(async (queries) => {
      const { organisationId } = caller;
      await queries.lock(plan.lock ?? call.area);
      const id = plan.idOf === undefined ? ids.next() : await plan.idOf(queries, body, scope);
      const before = plan.idOf && (await find(plan, queries, { id, scope }));
      await plan.insert(queries, body, { id, createdAt: clock.now(), organisationId }, scope);
      const after = await findSaved(call, plan, queries, { id, scope });
      await recordChange(context, queries, { ...of(call, caller, id), action: 'create', before, after });
      return answerOf(call, after, plan.sentences?.created ?? succeeded(call, 'created'));
    }),
  );
}

function bindUpdate(app: FastifyInstance, context: Context, call: ChangeCall, plan: AnyManagedPlan): void {
  const { store, clock } = context;
  bind(app, call, ({ params, body }, { caller, scope, request }) =>
    store.write(async (queries) => {
      const { id } = params as { readonly id: string };
      await queries.lock(plan.lock ?? call.area);
      const before = await find(plan, queries, { id, scope });
      if (before === undefined && plan.idOf === undefined) throw notFound(call.noun, plan.sentences?.gone);
      if (before !== undefined) refuseStale(call, { before, body, startedFrom: request.headers['if-match'] });
      await plan.update(queries, body, { id, updatedAt: clock.now(), before });
      const after = await findSaved(call, plan, queries, { id, scope });
      await recordChange(context, queries, { ...of(call, caller, id), action: 'update', before, after });
      return answerOf(call, after, plan.sentences?.updated ?? succeeded(call, 'updated'));
    }),
  );
}

function bindDelete(app: FastifyInstance, context: Context, call: ManagedCall, plan: AnyManagedPlan): void {
  const { lock = call.area, instead, sentences } = plan;
  bind(app, call, async ({ params }, { caller, scope }) => {
    const { id } = params as { readonly id: string };
    await deleteUnlessReferenced(context.store, {
      kind: call.noun,
      lock,
      dependants: dependantsOf(plan, id),
      instead,
      gone: sentences?.gone,
      find: (queries) => find(plan, queries, { id, scope }),
      delete: async (queries, before) => {
        const rows = await remove(plan, queries, id);
        if (rows.length > 0)
          await recordChange(context, queries, {
            ...of(call, caller, id),
            action: 'delete',
            before,
            after: undefined,
          });
        return rows;
      },
    });
    return { message: sentences?.deleted ?? succeeded(call, 'deleted') };
  });
}

const of = ({ area }: ManagedCall, { _id }: Pick<Caller, '_id'>, thingId: string) => ({
  userId: _id,
  kind: area,
  thingId,
});

const succeeded = ({ noun }: ManagedCall, what: string): string =>
  `${capitalised(noun)} ${what} successfully!`;

/** Repeats the row under every name that the call's answer declares. */
function answerOf({ answers }: ChangeCall, row: object, message: string): CallAnswer<ChangeCall> {
  return Object.fromEntries(answers.map((member) => [member, member === 'message' ? message : row]));
}

/** OR3: an item as the caller names it, with the rows that the caller has. */
interface Named {
  readonly id: string;
  readonly scope: ConsoleScope;
}

async function find(
  plan: AnyManagedPlan,
  queries: Queries,
  { id, scope }: Named,
): Promise<object | undefined> {
  if (plan.find !== undefined) return plan.find(queries, id, scope);
  const isThis = and(eq(plan.from.id as AnyColumn, id), within(scope, plan.ofOrganisation));
  const rows = await plan.select(queries).where(isThis);
  return (await plan.present(rows, queries))[0];
}

/** @throws AppError if an item identified by its form cannot exist, because its subject does not. */
async function findSaved(call: ManagedCall, plan: AnyManagedPlan, queries: Queries, named: Named) {
  const thing = await find(plan, queries, named);
  if (thing !== undefined) return thing;
  if (plan.idOf !== undefined) throw notFound(call.noun, plan.sentences?.gone);
  throw new Error('The item was saved but cannot be read');
}

function dependantsOf({ references }: AnyManagedPlan, id: string): Dependant[] {
  return Object.entries(references).map(([word, reference]) => {
    const { column, where } = 'column' in reference ? reference : { column: reference, where: undefined };
    return { word, count: (queries) => queries.$count(column.table, and(eq(column, id), where)) };
  });
}

/** Without a `remove` of its own, the item is a row of the plan's table. */
function remove(plan: AnyManagedPlan, queries: Transaction, id: string): Promise<readonly unknown[]> {
  if (plan.remove !== undefined) return plan.remove(queries, id);
  const table = plan.from as unknown as SQLiteTable & { readonly id: AnyColumn };
  return queries.delete(table).where(eq(table.id, id)).returning();
}
