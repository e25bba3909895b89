import { and, desc, eq, gt, isNotNull, lt, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import { EXPORT_DAYS, EXPORTS_A_DAY, type DataExport, type OwnData } from '@exam/shared-schema/contract';
import { isoOrNull } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Queries, Store } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';
import { enqueue, type JobKind } from '../../jobs/index.ts';

const DAY_MS = 86_400_000;
const KEPT_MS = EXPORT_DAYS * DAY_MS;
/** A job that was not done by then has failed too often, or no process runs jobs. */
const GIVEN_UP_MS = 3_600_000;
const SECOND = 1000;

export const exportKind: JobKind<{ readonly exportId: string }> = {
  kind: 'export-own-data',
  payload: z.object({ exportId: z.string() }),
};

type ExportRow = Omit<Store['t']['ownDataExports']['$inferSelect'], 'file'>;

/** Newest first, without the files, which may have megabytes. */
async function exportsOf({ t }: Store, queries: Queries, userId: string): Promise<ExportRow[]> {
  const { id, userId: owner, askedAt, readyAt, size } = t.ownDataExports;
  return queries
    .select({ id, userId: owner, askedAt, readyAt, size })
    .from(t.ownDataExports)
    .where(eq(owner, userId))
    .orderBy(desc(askedAt), desc(id))
    .limit(EXPORTS_A_DAY);
}

function statusOf({ askedAt, readyAt }: ExportRow, now: number): DataExport['status'] {
  if (readyAt === null) return now - askedAt > GIVEN_UP_MS ? 'failed' : 'making';
  return now >= readyAt + KEPT_MS ? 'expired' : 'ready';
}

function present(row: ExportRow, now: number): DataExport {
  const { id, askedAt, readyAt, size } = row;
  const status = statusOf(row, now);
  const isReady = status === 'ready' && readyAt !== null;
  return {
    _id: id,
    status,
    askedAt: new Date(askedAt).toISOString(),
    expiresAt: isReady ? new Date(readyAt + KEPT_MS).toISOString() : null,
    bytes: isReady ? size : null,
  };
}

/** When another one may be requested, epoch ms; null if immediately. */
function mayAskAt(rows: readonly ExportRow[], now: number): number | null {
  const oldest = rows.at(EXPORTS_A_DAY - 1);
  return oldest !== undefined && oldest.askedAt > now - DAY_MS ? oldest.askedAt + DAY_MS : null;
}

function stateOf(rows: readonly ExportRow[], now: number): OwnData {
  const [newest] = rows;
  const next = mayAskAt(rows, now);
  return {
    export: newest === undefined ? null : present(newest, now),
    mayAskAt: isoOrNull(next),
  };
}

export async function readOwnData({ store, clock }: Context, userId: string): Promise<OwnData> {
  return stateOf(await exportsOf(store, store.read, userId), clock.now());
}

/**
 * OD2: requests an export. While one is being made, another request changes nothing.
 * @throws AppError RATE_LIMITED beyond three in 24 hours.
 */
export function askForExport(context: Context, userId: string): Promise<OwnData> {
  const { store, clock, ids } = context;
  return store.write(async (queries) => {
    await queries.lock(`own data ${userId}`);
    const now = clock.now();
    const rows = await exportsOf(store, queries, userId);
    const [newest] = rows;
    if (newest !== undefined && statusOf(newest, now) === 'making') return stateOf(rows, now);
    const next = mayAskAt(rows, now);
    if (next !== null) throw exportLimitReached(next - now);
    const row = { id: ids.next(), userId, askedAt: now, readyAt: null, size: null };
    await queries.insert(store.t.ownDataExports).values(row);
    await enqueue(context, queries, exportKind, { exportId: row.id });
    return stateOf([row, ...rows], now);
  });
}

function exportLimitReached(waitMs: number): AppError {
  return new AppError(
    'RATE_LIMITED',
    'You have asked for your data three times in a day. Please try again later.',
    {
      retryAfter: Math.ceil(waitMs / SECOND),
    },
  );
}

/** OD3: the file, for its owner only. @throws AppError NOT_FOUND. */
export async function readExportFile(
  { store: { read, t }, clock }: Context,
  userId: string,
  id: string,
): Promise<Buffer> {
  const table = t.ownDataExports;
  const [row] = await read
    .select({ file: table.file })
    .from(table)
    .where(and(eq(table.id, id), eq(table.userId, userId), gt(table.readyAt, clock.now() - KEPT_MS)));
  if (row?.file == null) throw new AppError('NOT_FOUND', 'This file has expired. Ask for your data again.');
  return row.file;
}

/** The owner of an export that is not made yet; undefined if it was made, or the owner was deleted. */
export async function waitingExport(
  { store: { read, t } }: Context,
  id: string,
): Promise<string | undefined> {
  const [row] = await read
    .select({ userId: t.ownDataExports.userId, readyAt: t.ownDataExports.readyAt })
    .from(t.ownDataExports)
    .where(eq(t.ownDataExports.id, id));
  return row?.readyAt === null ? row.userId : undefined;
}

/** Stores the file, and deletes the user's earlier ones. */
export async function keepExport(
  { store, clock }: Context,
  { id, userId }: Pick<ExportRow, 'id' | 'userId'>,
  file: Buffer,
): Promise<void> {
  const table = store.t.ownDataExports;
  await store.write(async (queries) => {
    await queries
      .update(table)
      .set({ file: null })
      .where(and(eq(table.userId, userId), ne(table.id, id)));
    await queries
      .update(table)
      .set({ file, size: file.length, readyAt: clock.now() })
      .where(eq(table.id, id));
  });
}

/** OD2: deletes expired files. */
export async function sweepExports({ store, clock }: Context): Promise<void> {
  const table = store.t.ownDataExports;
  const isOld = and(lt(table.readyAt, clock.now() - KEPT_MS), isNotNull(table.file));
  await store.write((queries) => queries.update(table).set({ file: null }).where(isOld));
}
