import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compilePaper, type PaperMarker } from '@exam/shared-schema/marking';
import { paperPackageSchema, type PaperPackage } from '@exam/shared-schema/paper-package';
import type { User } from '@exam/shared-schema/contract';
import { createClock } from '../sync-server/src/clock.ts';
import type { Context } from '../sync-server/src/context.ts';
import { opaqueId } from '../sync-server/src/ids.ts';
import { scratchParent } from '../scripts/vitest/scratch.ts';
import { noMessaging } from '../sync-server/src/adapters/messaging.ts';
import { openSqlite } from '../sync-server/src/database/open-sqlite.ts';
import { addUser } from '../sync-server/src/features/accounts/queries.ts';
import { openInstallation } from '../sync-server/src/installation/index.ts';
import { publishSample } from '../sync-server/test/support/papers.ts';
import { Random } from './random.ts';
import { START } from './virtual-time.ts';

export const DATABASE_FILE = 'prep.sqlite';

export interface SimPaper {
  readonly testId: string;
  readonly content: PaperPackage;
  readonly marker: PaperMarker;
}

/** A server's database with users and published papers, made once and copied for every run. */
export interface Template {
  /** The content of the closed database file, in memory, so that no run leaves files behind. */
  readonly file: Buffer;
  readonly users: readonly User[];
  readonly papers: readonly SimPaper[];
}

const USERS = ['asha', 'bilal', 'chitra', 'dev'];
/** One that runs out of time during a run, one whose clock pauses while it is closed, and one of an hour. */
const PAPERS = [
  { durationMinutes: 2 },
  { durationMinutes: 20, timingPolicy: 'pausable' },
  { durationMinutes: 60 },
] as const;

let made: Promise<Template> | undefined;

export function template(): Promise<Template> {
  made ??= makeTemplate();
  return made;
}

async function makeTemplate(): Promise<Template> {
  const root = scratchParent();
  const directory = mkdtempSync(path.join(root, 'prep-sim-template-'));
  const random = new Random(1);
  const ids = {
    next: () => opaqueId(random.bytes(16)),
    bytes: (count: number) => Buffer.from(random.bytes(count)),
  };
  const now = () => START - 86_400_000;
  const clock = createClock(now, now);
  const migrationsDirectory = fileURLToPath(new URL('../drizzle', import.meta.url));
  const store = openSqlite({ dataDirectory: directory, migrationsDirectory });
  const installation = await openInstallation(store, { clock, ids, sessionSecret: undefined });
  const context: Context = {
    store,
    clock,
    ids,
    installation,
    messaging: noMessaging,
    failPoint: () => undefined,
  };
  const users: User[] = [];
  for (const username of USERS) users.push(await addStudent(context, username));
  const papers: SimPaper[] = [];
  for (const paper of PAPERS) papers.push(await addPaper(context, users[0]?._id ?? '', paper));
  await store.close();
  const file = readFileSync(path.join(directory, DATABASE_FILE));
  rmSync(directory, { recursive: true, force: true });
  return { file, users, papers };
}

async function addStudent(context: Context, username: string): Promise<User> {
  const _id = context.ids.next();
  const user = {
    fullName: username,
    username,
    email: `${username}@example.com`,
    role: 'student',
    accountStatus: 'approved',
  } as const;
  // Passwords are not used here.
  const row = { ...user, id: _id, passwordHash: 'none', createdAt: context.clock.now() };
  const now = row.createdAt;
  // With the user's id as session id, so that a token can be made without a query.
  const session = {
    id: _id,
    userId: _id,
    tokenDigest: 'none',
    device: 'sim',
    startedAt: now,
    lastUsedAt: now,
  };
  await context.store.write(async (queries) => {
    await addUser(context.store, queries, row);
    await queries.insert(context.store.t.sessions).values(session);
  });
  return { ...user, _id };
}

async function addPaper(
  context: Context,
  createdBy: string,
  changes: (typeof PAPERS)[number],
): Promise<SimPaper> {
  const { read, t } = context.store;
  const testId = await publishSample(context, createdBy, changes);
  const versions = await read.select().from(t.packageVersions);
  const version = versions.find(({ paperId }) => paperId === testId);
  const keys = (await read.select().from(t.answerKeys)).find(
    (row) => row.packageVersion === version?.version,
  );
  if (version === undefined || keys === undefined) throw new Error('A published paper is missing');
  const content = paperPackageSchema.parse(JSON.parse(version.content));
  return { testId, content, marker: compilePaper(content, keys.keys) };
}
