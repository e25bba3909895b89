import { statfs } from 'node:fs/promises';
import { and, asc, count, desc, eq, gt, gte, isNotNull, lt, ne, sql, sum, type SQL } from 'drizzle-orm';
import type { OperationsOverview } from '@exam/shared-schema/contract';
import { isoOrNull } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { databaseBytes, type Store } from '../../database/index.ts';
import { backedUpThrough } from '../../installation/index.ts';
import { dayInIndia, endOfDay } from '../../marked-answers/index.ts';
import { toJob } from './jobs-in-console.ts';
import { selectImports, toBackup, toImport } from './stored-files.ts';

const DAY_MS = 86_400_000;
const INDIA_OFFSET_MS = 19_800_000;
const SHOWN_DAYS = 14;
const TROUBLED = 10;
const NEWEST = 5;
/** A job that is due begins within seconds; longer means that none runs, or that too many wait. */
const LATE_MS = 60_000;

/** OP1: the state of the installation. @param dataDirectory whose disk is measured; none if it is unknown. */
export async function readOverview(
  context: Context,
  dataDirectory: string | undefined,
): Promise<OperationsOverview> {
  const { store, clock } = context;
  const now = clock.now();
  const { t, read } = store;
  const [jobs, through, backups, storage, versions, imports] = await Promise.all([
    readJobs(store, now),
    backedUpThrough(context, now),
    read.select().from(t.backups).orderBy(desc(t.backups.at), desc(t.backups.id)).limit(NEWEST),
    readStorage(store, dataDirectory),
    readVersions(store, now),
    selectImports(t, read).orderBy(desc(t.imports.at), desc(t.imports.id)).limit(NEWEST),
  ]);
  return {
    serverTime: new Date(now).toISOString(),
    jobs,
    backups: { through: isoOrNull(through), newest: backups.map(toBackup) },
    storage,
    versions,
    imports: imports.map(toImport),
  };
}

type Jobs = OperationsOverview['jobs'];
type Counts = Pick<Jobs, 'waiting' | 'running' | 'failed' | 'done'>;

const NONE: Counts = { waiting: 0, running: 0, failed: 0, done: 0 };

async function readJobs({ t: { jobs }, read }: Store, now: number): Promise<Jobs> {
  const counted = { kind: jobs.kind, state: jobs.state, jobs: count() };
  const [open, done, late, ...troubled] = await Promise.all([
    read.select(counted).from(jobs).where(ne(jobs.state, 'done')).groupBy(jobs.kind, jobs.state),
    read
      .select(counted)
      .from(jobs)
      .where(and(eq(jobs.state, 'done'), gt(jobs.finishedAt, now - DAY_MS)))
      .groupBy(jobs.kind, jobs.state),
    read
      .select({ runAt: jobs.runAt })
      .from(jobs)
      .where(and(eq(jobs.state, 'waiting'), lt(jobs.runAt, now - LATE_MS)))
      .orderBy(asc(jobs.runAt))
      .limit(1),
    ...[eq(jobs.state, 'failed'), and(eq(jobs.state, 'waiting'), isNotNull(jobs.lastError))].map(
      (isTroubled: SQL | undefined) =>
        read
          .select()
          .from(jobs)
          .where(isTroubled)
          .orderBy(desc(jobs.createdAt), desc(jobs.id))
          .limit(TROUBLED),
    ),
  ]);
  const kinds = new Map<string, Counts>();
  const all = { ...NONE };
  for (const { kind, state, jobs: some } of [...open, ...done]) {
    const own = kinds.get(kind) ?? NONE;
    kinds.set(kind, { ...own, [state]: own[state] + some });
    all[state] += some;
  }
  return {
    ...all,
    lateSince: isoOrNull(late[0]?.runAt ?? null),
    kinds: [...kinds]
      .map(([kind, counts]) => ({ kind, ...counts }))
      .toSorted((one, other) => one.kind.localeCompare(other.kind)),
    troubled: troubled.flat().map(toJob),
  };
}

/** OP5 */
async function readStorage(
  store: Store,
  dataDirectory: string | undefined,
): Promise<OperationsOverview['storage']> {
  const { media } = store.t;
  const [images] = await store.read
    .select({ count: count(), bytes: sum(media.size).mapWith(Number) })
    .from(media);
  return {
    engine: store.dialect,
    databaseBytes: await databaseBytes(store),
    disk: dataDirectory === undefined ? null : await readDisk(dataDirectory),
    images: { count: images?.count ?? 0, bytes: images?.bytes ?? 0 },
  };
}

async function readDisk(directory: string): Promise<OperationsOverview['storage']['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(directory);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    // A server with PostgreSQL may have no data folder.
    return null;
  }
}

/** OP6: sessions by the day on which they were used last. */
async function readVersions(
  { t: { sessions }, read }: Store,
  now: number,
): Promise<OperationsOverview['versions']> {
  const since = endOfDay(dayInIndia(now) - SHOWN_DAYS);
  // Constants in the text of the query, so that PostgreSQL finds both expressions equal.
  const day = sql`(${sessions.lastUsedAt} + ${sql.raw(String(INDIA_OFFSET_MS))}) / ${sql.raw(String(DAY_MS))}`;
  const rows = await read
    .select({ day: day.mapWith(Number), version: sessions.appVersion, devices: count() })
    .from(sessions)
    .where(gte(sessions.lastUsedAt, since))
    .groupBy(day, sessions.appVersion)
    .orderBy(desc(day), desc(count()));
  return [...new Set(rows.map((row) => row.day))].map((number) => ({
    day: new Date(number * DAY_MS).toISOString().slice(0, 10),
    versions: rows
      .filter((row) => row.day === number)
      .map(({ version, devices }) => ({ version, devices }))
      // Those without a version last; the engines sort nulls differently.
      .toSorted((one, other) => Number(one.version === null) - Number(other.version === null)),
  }));
}
