import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
// Types app.jwt.
import type {} from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';
import { scratchParent } from '../scripts/vitest/scratch.ts';
import { noMessaging } from '../sync-server/src/adapters/messaging.ts';
import { buildApp } from '../sync-server/src/build-app.ts';
import { createClock } from '../sync-server/src/clock.ts';
import type { Context } from '../sync-server/src/context.ts';
import { opaqueId } from '../sync-server/src/ids.ts';
import type { Store } from '../sync-server/src/database/index.ts';
import { openSqlite } from '../sync-server/src/database/open-sqlite.ts';
import { noteBackup, openInstallation } from '../sync-server/src/installation/index.ts';
import type { Random } from './random.ts';
import { DATABASE_FILE, type Template } from './template.ts';
import type { VirtualTime } from './virtual-time.ts';

const migrationsDirectory = fileURLToPath(new URL('../drizzle', import.meta.url));

/** Where tests of the simulator plant bugs. */
export interface ServerSeams {
  readonly store?: (store: Store, time: VirtualTime) => Store;
  readonly context?: (context: Context) => Context;
  readonly app?: (app: FastifyInstance, context: Context) => void;
}

/** One run of the server process, in its own directory. */
export interface ServerLife {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly directory: string;
  alive: boolean;
}

export interface ServerAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly text: string;
}

export interface ServerRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
}

/** The write-ahead log has the latest commits; both files together are the database. */
const DISK_FILES = [DATABASE_FILE, `${DATABASE_FILE}-wal`] as const;
/** In memory if possible, because thousands of seeds would wear an SSD. */
const ROOT = scratchParent();
const TOKEN_SECONDS = 43_200;

/**
 * The real server on a real SQLite file. A crash abandons the process and restarts from the files as they are on disk
 * at that instant, as after SIGKILL.
 */
export class SimServer {
  life: ServerLife | null = null;
  readonly root = mkdtempSync(path.join(ROOT, 'prep-sim-'));
  readonly #time: VirtualTime;
  readonly #random: Random;
  readonly #seams: ServerSeams;
  readonly #lives: ServerLife[] = [];
  #disk: string;
  #backup: string | null = null;
  /** Called by the server after a commit, as a point for a crash. */
  onCommitted: () => void = () => undefined;

  constructor(template: Template, time: VirtualTime, random: Random, seams: ServerSeams = {}) {
    this.#time = time;
    this.#random = random;
    this.#seams = seams;
    this.#disk = this.#emptyDisk();
    writeFileSync(path.join(this.#disk, DATABASE_FILE), template.file);
  }

  get hasBackup(): boolean {
    return this.#backup !== null;
  }

  async start(): Promise<void> {
    const directory = this.#disk;
    const now = () => this.#time.now();
    const clock = createClock(now, now);
    const ids = {
      next: () => opaqueId(this.#random.bytes(16)),
      bytes: (count: number) => Buffer.from(this.#random.bytes(count)),
    };
    const real = openSqlite({ dataDirectory: directory, migrationsDirectory });
    const store = this.#seams.store?.(real, this.#time) ?? real;
    const installation = await openInstallation(store, { clock, ids, sessionSecret: undefined });
    const failPoint = (): void => {
      if (this.life === life) this.onCommitted();
    };
    const plain: Context = { store, clock, ids, installation, messaging: noMessaging, failPoint };
    const context = this.#seams.context?.(plain) ?? plain;
    const app = await buildApp(context, {
      accessTokenSeconds: TOKEN_SECONDS,
      appDirectory: undefined,
      limits: false,
      trustProxy: false,
      logger: false,
    });
    this.#seams.app?.(app, context);
    await app.ready();
    const life: ServerLife = { app, context, directory, alive: true };
    this.life = life;
    this.#lives.push(life);
  }

  /** SIGKILL: committed data is there at the next start, other data is lost, and no request is answered. */
  crash(): void {
    if (this.life === null) return;
    this.life.alive = false;
    this.life = null;
    this.#disk = this.#copy(this.#disk);
  }

  /** Takes a backup and records how far it reaches. */
  async backUp(): Promise<void> {
    const { life } = this;
    if (life === null) return;
    this.#backup = this.#copy(life.directory);
    await noteBackup(life.context.store, this.#time.now());
  }

  /** Replaces the disk with the last backup and restarts the server. */
  restore(): void {
    if (this.#backup === null) return;
    this.crash();
    this.#disk = this.#copy(this.#backup);
  }

  /** @returns null if the server does not answer, because it is not running or died during the request. */
  async handle(request: ServerRequest): Promise<ServerAnswer | null> {
    const { life } = this;
    if (life === null) return null;
    const response = await life.app.inject({
      method: request.method as 'GET',
      url: request.url,
      headers: request.headers,
      ...(request.body !== null && { payload: request.body }),
    });
    if (!life.alive) return null;
    const headers = Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
    );
    return { status: response.statusCode, headers, text: response.payload };
  }

  /** A token as of a login, without the cost of a password hash. */
  token(userId: string, lifeSeconds: number): string | null {
    const iat = Math.floor(this.#time.now() / 1000);
    return this.life?.app.jwt.sign({ sub: userId, sid: userId, iat, exp: iat + lifeSeconds }) ?? null;
  }

  async destroy(): Promise<void> {
    for (const { app, context } of this.#lives) {
      await app.close();
      await context.store.close();
    }
    rmSync(this.root, { recursive: true, force: true });
  }

  #emptyDisk(): string {
    return mkdtempSync(path.join(this.root, 'disk-'));
  }

  #copy(from: string): string {
    const to = this.#emptyDisk();
    for (const file of DISK_FILES) {
      const source = path.join(from, file);
      if (existsSync(source)) cpSync(source, path.join(to, file));
    }
    return to;
  }
}
