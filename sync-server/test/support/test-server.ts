import { hash } from '@node-rs/argon2';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { openMessaging, type Messaging } from '../../src/adapters/messaging.ts';
import { buildApp, type AppOptions } from '../../src/build-app.ts';
import { createClock } from '../../src/clock.ts';
import { systemIds, type Clock, type Context } from '../../src/context.ts';
import type { Store } from '../../src/database/index.ts';
import { addUser, findUserByEmail, type NewUser } from '../../src/features/accounts/queries.ts';
import { openInstallation, type Installation } from '../../src/installation/index.ts';
import { openTestStore, type TestStore } from './engine.ts';
import { replaceable } from './replaceable.ts';

export { migrationsDirectory } from './engine.ts';

/** A Monday morning. */
export const START = Date.UTC(2026, 0, 5, 9);
export const PASSWORD = 'Correct-horse-9';
const TOKEN_SECONDS = 43_200;

interface FakeClock extends Clock {
  /** Lets time pass. */
  advance(milliseconds: number): void;
  /** Sets the clock ahead, or back, without time passing. */
  set(by: number): void;
}

function fakeClock(): FakeClock {
  let now = START;
  let monotonic = 0;
  const clock = createClock(
    () => now,
    () => monotonic,
  );
  const advance = (milliseconds: number) => {
    now += milliseconds;
    monotonic += milliseconds;
  };
  return { ...clock, advance, set: (by) => void (now += by) };
}

export interface Answer {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  readonly text: string;
  /** The parsed body; see read.ts for what tests take from it. */
  readonly json: unknown;
}

interface Asked {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly clock: FakeClock;
  /** Where the embedded engine's file is; empty for another engine. */
  readonly directory: string;
  ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD',
    url: string,
    asked?: Asked,
  ): Promise<Answer>;
  addUser(user: Partial<NewUser> & { readonly username: string }): Promise<string>;
  /** A token for the user of this name, as a login makes it (which costs a password hash each time). */
  signIn(username: string): Promise<string>;
  close(): Promise<void>;
}

/** Argon2id at its least, since the time of a check follows from the hash: hundreds of logins are no test of hashing. */
const QUICK_HASH = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 } as const;
let passwordHash: Promise<string> | undefined;

/** An app, and what a test may find changed under it. */
interface Built {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly clock: FakeClock;
  readonly directory: string;
  close(): Promise<void>;
}

/**
 * The real app on a real and empty database, or on the store it is given, with a clock that stands still. To register
 * its routes takes longer than most tests, so an app is used again for the next test of this worker, with another
 * database, clock and outbox behind it. One with `options` or an `edge` of its own is not, unless `kind` names them.
 * @param kind all servers of one kind have the same options.
 */
export async function startTestServer(
  options: Partial<AppOptions> = {},
  edge: Partial<Context> = {},
  kind = Object.keys(options).length + Object.keys(edge).length === 0 ? 'plain' : undefined,
): Promise<TestServer> {
  return asTestServer(kind === undefined ? await buildOnce(options, edge) : await reuse(kind, options));
}

async function buildOnce(options: Partial<AppOptions>, edge: Partial<Context>): Promise<Built> {
  const clock = fakeClock();
  const { store, directory, close } = edge.store === undefined ? await openTestStore() : borrowed(edge.store);
  const installation = await openInstallation(store, { clock, ids: systemIds, sessionSecret: undefined });
  const context: Context = { ...contextOf(store, clock, installation), ...edge };
  const app = await buildApp(context, { ...OPTIONS, ...options });
  const closeAll = async () => {
    await app.close();
    await close();
  };
  return { app, context, clock, directory, close: closeAll };
}

const OPTIONS: AppOptions = {
  accessTokenSeconds: TOKEN_SECONDS,
  appDirectory: undefined,
  limits: false,
  trustProxy: false,
  logger: false,
};

function contextOf(store: Store, clock: Clock, installation: Installation): Context {
  const messaging = localMessaging(clock);
  return { store, clock, ids: systemIds, installation, messaging, failPoint: () => undefined };
}

interface Reusable {
  /** @returns it on an empty database, as it was built. */
  begin(): Promise<Built>;
}

/** Of each kind, those that no test has at the moment. */
const idle = new Map<string, Reusable[]>();

async function reuse(kind: string, options: Partial<AppOptions>): Promise<Built> {
  const free = idle.get(kind) ?? [];
  idle.set(kind, free);
  const reusable = free.pop() ?? (await buildReusable(options, (again) => free.push(again)));
  return reusable.begin();
}

async function buildReusable(
  options: Partial<AppOptions>,
  putBack: (again: Reusable) => void,
): Promise<Reusable> {
  const first = await openTestStore();
  const edge = { ids: systemIds, sessionSecret: undefined };
  const [store, clock] = [replaceable(first.store), replaceable(fakeClock())];
  const installation = replaceable(await openInstallation(store.value, { ...edge, clock: clock.value }));
  const messaging = replaceable(localMessaging(clock.value));
  const context: Context = {
    ...contextOf(store.value, clock.value, installation.value),
    messaging: messaging.value,
  };
  const app = await buildApp(context, { ...OPTIONS, ...options });
  let isClosed = false;
  app.addHook('onClose', async () => void (isClosed = true));
  const secrets = await readSecrets(first.store);
  await first.close();

  const begin = async (): Promise<Built> => {
    const next = await openTestStore();
    await writeSecrets(next.store, secrets);
    store.put(next.store);
    clock.put(fakeClock());
    messaging.put(localMessaging(clock.value));
    installation.put(await openInstallation(store.value, { ...edge, clock: clock.value }));
    const close = async () => {
      // A test that let it listen, or closed it, keeps it.
      if (app.server.listening) await app.close();
      await next.close();
      if (!isClosed) putBack({ begin });
    };
    return { app, context, clock: clock.value, directory: next.directory, close };
  };
  return { begin };
}

/** What the app was built with and holds on to. */
async function readSecrets({ read, t }: Store) {
  return {
    installation: await read.select().from(t.installation),
    signingKeys: await read.select().from(t.signingKeys),
  };
}

async function writeSecrets({ write, t }: Store, secrets: Awaited<ReturnType<typeof readSecrets>>) {
  await write(async (queries) => {
    await queries.insert(t.installation).values(secrets.installation);
    await queries.insert(t.signingKeys).values(secrets.signingKeys);
  });
}

function asTestServer({ app, context, clock, directory, close }: Built): TestServer {
  return {
    app,
    context,
    clock,
    directory,
    ask: (method, url, asked = {}) => ask(app, method, url, asked),
    addUser: (user) => addTestUser(context, user),
    signIn: async (username) => {
      const row = await findUserByEmail(context.store, `${username}@example.com`);
      const iat = Math.floor(clock.now() / 1000);
      const sid = await addSession(context, row?.id ?? '');
      return app.jwt.sign({ sub: row?.id ?? '', sid, iat, exp: iat + TOKEN_SECONDS });
    },
    close,
  };
}

/** Nothing leaves the process; tests read what was sent at /api/dev/messages. */
function localMessaging({ now }: Clock): Messaging {
  const settings = { smtp: undefined, smsGateway: undefined, msg91: undefined };
  const more = { publicUrl: 'https://prep.test', smsPerDay: 1000 };
  return openMessaging({ ...settings, ...more }, true, { now, print: () => undefined });
}

/** A session as a login starts one, for which nobody has the refresh token. */
async function addSession({ store, clock, ids }: Context, userId: string): Promise<string> {
  const id = ids.next();
  const now = clock.now();
  const row = { id, userId, tokenDigest: 'none', device: 'Test', startedAt: now, lastUsedAt: now };
  await store.write((queries) => queries.insert(store.t.sessions).values(row));
  return id;
}

/** Whoever opened it closes it. */
function borrowed(store: Store): TestStore {
  return { store, directory: '', close: () => Promise.resolve() };
}

type Method = Parameters<TestServer['ask']>[0];

async function ask(
  app: FastifyInstance,
  method: Method,
  url: string,
  { token, body, headers }: Asked,
): Promise<Answer> {
  const response = await app.inject({
    method,
    url,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const isPlain = response.headers['content-encoding'] === undefined;
  const isJson = isPlain && String(response.headers['content-type'] ?? '').includes('application/json');
  const json: unknown = isJson && response.body !== '' ? JSON.parse(response.body) : null;
  return { status: response.statusCode, headers: response.headers, text: response.body, json };
}

async function addTestUser(
  context: Context,
  user: Partial<NewUser> & { readonly username: string },
): Promise<string> {
  passwordHash ??= hash(PASSWORD, QUICK_HASH);
  const id = context.ids.next();
  const row: NewUser = {
    id,
    email: `${user.username}@example.com`,
    fullName: user.username,
    passwordHash: await passwordHash,
    role: 'student',
    accountStatus: 'approved',
    createdAt: context.clock.now(),
    ...user,
  };
  await context.store.write((queries) => addUser(context.store, queries, row));
  return id;
}

/** What an administrator will do by a screen. */
export async function setUser(context: Context, id: string, values: Partial<NewUser>): Promise<void> {
  const { eq } = await import('drizzle-orm');
  const { users } = context.store.t;
  await context.store.write((queries) => queries.update(users).set(values).where(eq(users.id, id)));
}
