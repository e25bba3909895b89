import { createHash, createHmac, randomUUID } from 'node:crypto';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { noMessaging } from '../src/adapters/messaging.ts';
import { systemClock, systemIds, type Context } from '../src/context.ts';
import { openStore } from '../src/database/index.ts';
import { openInstallation } from '../src/installation/index.ts';
import { issueAll, readPackage, sealedAttempt, type IssuedPaper } from './hand-ins.ts';
import { addPapers, addStudents } from './world.ts';
import { httpRequest, writeRequests } from './request-file.ts';

const SESSION_SECRET = 'only-for-benches-only-for-benches-only';
export const SYNC = '/api/test-attempts/sync';

export interface World {
  readonly directory: string;
  /** The database as it stands before anybody hands in; each run gets a copy. */
  readonly template: string;
  /** Where the world is in a PostgreSQL instead. */
  readonly databaseUrl: string | undefined;
  readonly issued: readonly IssuedPaper[];
  readonly userIds: readonly string[];
  readonly papers: readonly { readonly paperId: string; readonly packageVersion: string }[];
}

/** @param databaseUrl a PostgreSQL instead of the embedded database in the directory. */
export async function openContext(dataDirectory: string, databaseUrl?: string): Promise<Context> {
  const migrationsDirectory = path.resolve('drizzle');
  const store = await openStore({ dataDirectory, migrationsDirectory, databaseUrl });
  const edge = { clock: systemClock, ids: systemIds };
  const installation = await openInstallation(store, { ...edge, sessionSecret: undefined });
  return { ...edge, store, installation, messaging: noMessaging, failPoint: () => undefined };
}

/** An address of one's own for every student. */
export function from(userId: string): Record<string, string> {
  const bytes = createHash('sha256').update(userId).digest();
  return { 'x-forwarded-for': `10.${bytes[0]}.${bytes[1]}.${bytes[2]}` };
}

/** As the server signs them (HS256), made here by the thousand without a login each. */
export function accessToken(userId: string): Record<string, string> {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const iat = Math.floor(Date.now() / 1000);
  const claims = { sub: userId, sid: userId, iat, exp: iat + 3600, iss: 'prep', aud: 'prep-api' };
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  const signature = createHmac('sha256', SESSION_SECRET).update(text).digest('base64url');
  return { authorization: `Bearer ${text}.${signature}`, ...from(userId) };
}

export interface WorldSize {
  readonly students: number;
  readonly papers: number;
  /** Of each paper. */
  readonly questions?: number;
}

/** Students, papers, and everybody's ticket for every paper. */
export async function makeWorld(
  directory: string,
  { students, papers, questions = 60 }: WorldSize,
  databaseUrl?: string,
): Promise<World> {
  const template = path.join(directory, 'template');
  mkdirSync(template, { recursive: true });
  const context = await openContext(template, databaseUrl);
  const userIds = await addStudents(context, students);
  const paperIds = await addPapers(context, userIds[0] as string, { count: papers, questions });
  const issued: IssuedPaper[] = [];
  const made: { paperId: string; packageVersion: string }[] = [];
  for (const paperId of paperIds) {
    const paper = await readPackage(context, paperId);
    made.push({ paperId, packageVersion: paper.packageVersion });
    issued.push(...(await issueAll(context, paper, userIds)));
  }
  await context.store.close();
  return { directory, template, databaseUrl, issued, userIds, papers: made };
}

/** Hand-ins of many students at many papers, each different, as the app's outbox sends them. */
export async function writeHandIns(world: World, count: number): Promise<{ file: string; bytes: number }> {
  const context = await openContext(world.template, world.databaseUrl);
  const file = path.join(world.directory, 'hand-ins.requests');
  const requests = world.issued.slice(0, count).map((issued) => {
    const body = JSON.stringify({ attempts: [sealedAttempt(issued, context)], results: 'summary' });
    return httpRequest('POST', SYNC, { body, headers: from(issued.userId) });
  });
  writeRequests(file, requests);
  await context.store.close();
  return { file, bytes: Math.round(requests.reduce((sum, { length }) => sum + length, 0) / count) };
}

/** A copy of the template for one run, and the settings of a server on it. */
export function freshCopy(world: World): { directory: string; env: Record<string, string> } {
  const directory = path.join(world.directory, randomUUID());
  cpSync(world.template, directory, { recursive: true });
  return {
    directory,
    env: {
      DATA_DIR: directory,
      MIGRATIONS_DIR: path.resolve('drizzle'),
      NODE_ENV: 'production',
      SESSION_SECRET,
      DATABASE_URL: world.databaseUrl ?? '',
      // The load comes from one address; behind a proxy it would come from many, and no limit would be met.
      TRUST_PROXY: 'true',
    },
  };
}
