import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { DeviceEdge } from '../pwa/src/api/index.ts';
import {
  completeResults,
  drain,
  openDatabase,
  recheckReceipts,
  syncLoop,
  type ExamDatabase,
  type SyncLoop,
  type SyncParts,
} from '../pwa/src/offline/index.ts';
import type { Random } from './random.ts';
import { SimLocks } from './sim-locks.ts';
import { portsOf, type AppVersion } from './versions.ts';
import type { VirtualTime } from './virtual-time.ts';

/** One for all: making a DOMException again costs more than the request that it ends. */
const TIMED_OUT = new DOMException('The call took too long', 'TimeoutError');

/** Where a test of the simulator may put a bug in. */
export interface DeviceSeams {
  readonly parts?: (page: Page) => Partial<SyncParts>;
  readonly edge?: (edge: DeviceEdge) => DeviceEdge;
  /** After a student signed out. */
  readonly signedOut?: (database: ExamDatabase, userId: string) => Promise<void>;
}

/** What a device is put into. */
export interface Surroundings {
  readonly time: VirtualTime;
  readonly fetch: (device: number, url: string, init: RequestInit) => Promise<Response>;
  /** Probability, now, that the disk refuses a transaction. */
  readonly storageFault: () => number;
  readonly seams: DeviceSeams;
}

/** One run of the app, or of its worker, on a device: what a crash ends. */
export interface Page {
  readonly device: SimDevice;
  readonly database: ExamDatabase;
  readonly edge: DeviceEdge;
  readonly loop: SyncLoop;
  readonly alive: boolean;
  sleep(ms: number): Promise<void>;
}

/** A phone: a disk that survives, locks, a wall clock that can be moved, and pages that come and go. */
export class SimDevice {
  readonly index: number;
  readonly #disk = new IDBFactory();
  readonly #locks = new SimLocks();
  readonly #around: Surroundings;
  readonly #random: Random;
  /** Web Locks are missing in old browsers. */
  readonly #hasLocks: boolean;
  #wallOffset = 0;
  readonly pages = new Set<SimPage>();

  readonly app: AppVersion;

  constructor(index: number, app: AppVersion, around: Surroundings, random: Random) {
    this.index = index;
    this.app = app;
    this.#around = around;
    this.#random = random;
    this.#hasLocks = random.chance(0.85);
  }

  /** Somebody sets the clock. */
  moveClock(ms: number): void {
    this.#wallOffset += ms;
  }

  /** Opens the app: it begins to sync at once, as the real one does. */
  open(): SimPage {
    const page = this.openBeside();
    void page.loop.sync();
    return page;
  }

  /** Opens the database beside the app: what the worker does when it is woken, and what the checks read with. */
  openBeside(): SimPage {
    const page = new SimPage(this, this.#around, (life) => this.#edge(life), this.#disk);
    this.pages.add(page);
    return page;
  }

  /** Every page and the worker end where they stand; what was not on disk is gone. */
  crash(): void {
    for (const page of this.pages) page.kill();
    this.pages.clear();
  }

  releaseLocks(page: SimPage): void {
    this.#locks.release(page);
  }

  #edge(page: SimPage): DeviceEdge {
    const { time, fetch, seams } = this.#around;
    const random = this.#random.fork();
    const bornAt = time.now() - random.between(0, 3_000);
    const edge: DeviceEdge = {
      now: () => time.now() + this.#wallOffset,
      mono: () => time.now() - bornAt,
      pageLife: Buffer.from(random.bytes(12)).toString('hex'),
      random: () => random.next(),
      bytes: (count) => random.bytes(count),
      fetch: (url, init) => page.whileAlive(fetch(this.index, url, init)),
      timeout: (ms) => {
        const controller = new AbortController();
        time.later(ms, () => controller.abort(TIMED_OUT));
        return controller.signal;
      },
      later: (ms, run) => time.later(ms, () => page.alive && run()),
      locks: () => (this.#hasLocks ? this.#locks.manager(page) : null),
    };
    return seams.edge?.(edge) ?? edge;
  }
}

export class SimPage implements Page {
  readonly device: SimDevice;
  readonly database: ExamDatabase;
  readonly edge: DeviceEdge;
  readonly loop: SyncLoop;
  readonly parts: SyncParts;
  readonly #time: VirtualTime;
  readonly #transactions = new Set<IDBTransaction>();
  #alive = true;

  constructor(
    device: SimDevice,
    around: Surroundings,
    makeEdge: (page: SimPage) => DeviceEdge,
    disk: IDBFactory,
  ) {
    this.device = device;
    this.#time = around.time;
    this.edge = makeEdge(this);
    this.database = openDatabase('prep', this.edge, { indexedDB: disk as never, IDBKeyRange });
    this.#watchTransactions(around);
    this.parts = {
      drain: (database, force) => drain(database, force, portsOf(device.app, database)),
      recheck: recheckReceipts,
      complete: completeResults,
      ...around.seams.parts?.(this),
    };
    this.loop = syncLoop(this.database, {}, this.parts);
  }

  get alive(): boolean {
    return this.#alive;
  }

  sleep(ms: number): Promise<void> {
    return this.whileAlive(this.#time.sleep(ms));
  }

  /** What a dead page waited for never comes. */
  whileAlive<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      work.then(
        (value) => this.#alive && resolve(value),
        (error: unknown) => this.#alive && reject(error as Error),
      );
    });
  }

  /** Transactions that are not complete are undone, as the browser does at its next start. */
  kill(): void {
    this.#alive = false;
    this.loop.stop();
    this.device.pages.delete(this);
    for (const transaction of this.#transactions) abort(transaction);
    this.database.close();
    this.device.releaseLocks(this);
  }

  /** Follows the transactions of this page, and lets the disk refuse some of them. */
  #watchTransactions({ storageFault, time }: Surroundings): void {
    this.database.on('ready', () => {
      const connection = this.database.backendDB();
      const begin = connection.transaction.bind(connection);
      connection.transaction = (...args) => {
        const transaction = begin(...args);
        this.#transactions.add(transaction);
        const forget = (): void => void this.#transactions.delete(transaction);
        transaction.addEventListener('complete', forget);
        transaction.addEventListener('abort', forget);
        const isRefused = transaction.mode === 'readwrite' && this.edge.random() < storageFault();
        if (isRefused) {
          // It is the disk that refuses: nothing that the page says of the commit helps.
          transaction.commit = () => undefined;
          time.afterTurns(2, () => abort(transaction));
        }
        return transaction;
      };
    });
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (error) {
    // It had been committed already: then it is on disk, and that is as good.
    if (!(error instanceof DOMException)) throw error;
  }
}
