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

/** Shared, because creating a DOMException costs more than the request that it ends. */
const TIMED_OUT = new DOMException('The call took too long', 'TimeoutError');

/** Where tests of the simulator plant bugs. */
export interface DeviceSeams {
  readonly parts?: (page: Page) => Partial<SyncParts>;
  readonly edge?: (edge: DeviceEdge) => DeviceEdge;
  /** Called after a student signed out. */
  readonly signedOut?: (database: ExamDatabase, userId: string) => Promise<void>;
}

/** The environment of a device. */
export interface DeviceOptions {
  readonly time: VirtualTime;
  readonly fetch: (device: number, url: string, init: RequestInit) => Promise<Response>;
  /** The current probability that the disk refuses a transaction. */
  readonly storageFault: () => number;
  readonly seams: DeviceSeams;
}

/** One run of the app, or of its worker, on a device. A crash ends it. */
export interface Page {
  readonly device: SimDevice;
  readonly database: ExamDatabase;
  readonly edge: DeviceEdge;
  readonly loop: SyncLoop;
  readonly alive: boolean;
  sleep(ms: number): Promise<void>;
}

/** A phone: a disk that survives crashes, locks, a wall clock that can be moved, and pages. */
export class SimDevice {
  readonly index: number;
  readonly #disk = new IDBFactory();
  readonly #locks = new SimLocks();
  readonly #options: DeviceOptions;
  readonly #random: Random;
  /** False for an old browser without Web Locks. */
  readonly #hasLocks: boolean;
  #wallOffset = 0;
  readonly pages = new Set<SimPage>();

  readonly app: AppVersion;

  constructor(index: number, app: AppVersion, options: DeviceOptions, random: Random) {
    this.index = index;
    this.app = app;
    this.#options = options;
    this.#random = random;
    this.#hasLocks = random.chance(0.85);
  }

  /** Moves the wall clock. */
  moveClock(ms: number): void {
    this.#wallOffset += ms;
  }

  /** Opens the app, which starts to sync immediately, like the real one. */
  open(): SimPage {
    const page = this.openBeside();
    void page.loop.sync();
    return page;
  }

  /** Opens the database in addition to the app, as the woken worker and the checks do. */
  openBeside(): SimPage {
    const page = new SimPage(this, this.#options, (life) => this.#edge(life), this.#disk);
    this.pages.add(page);
    return page;
  }

  /** Ends every page and the worker immediately; data that is not on disk is lost. */
  crash(): void {
    for (const page of this.pages) page.kill();
    this.pages.clear();
  }

  releaseLocks(page: SimPage): void {
    this.#locks.release(page);
  }

  #edge(page: SimPage): DeviceEdge {
    const { time, fetch, seams } = this.#options;
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
    options: DeviceOptions,
    makeEdge: (page: SimPage) => DeviceEdge,
    disk: IDBFactory,
  ) {
    this.device = device;
    this.#time = options.time;
    this.edge = makeEdge(this);
    this.database = openDatabase('prep', this.edge, { indexedDB: disk as never, IDBKeyRange });
    this.#watchTransactions(options);
    this.parts = {
      drain: (database, force) => drain(database, force, portsOf(device.app, database)),
      recheck: recheckReceipts,
      complete: completeResults,
      ...options.seams.parts?.(this),
    };
    this.loop = syncLoop(this.database, {}, this.parts);
  }

  get alive(): boolean {
    return this.#alive;
  }

  sleep(ms: number): Promise<void> {
    return this.whileAlive(this.#time.sleep(ms));
  }

  /** Never settles if the page has ended. */
  whileAlive<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      work.then(
        (value) => this.#alive && resolve(value),
        (error: unknown) => this.#alive && reject(error as Error),
      );
    });
  }

  /** Aborts incomplete transactions, as the browser does at its next start. */
  kill(): void {
    this.#alive = false;
    this.loop.stop();
    this.device.pages.delete(this);
    for (const transaction of this.#transactions) abort(transaction);
    this.database.close();
    this.device.releaseLocks(this);
  }

  /** Tracks the transactions of this page, and lets the disk refuse some of them. */
  #watchTransactions({ storageFault, time }: DeviceOptions): void {
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
          // The disk fails, so an explicit commit by the page has no effect.
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
    // It was committed already and is on disk.
    if (!(error instanceof DOMException)) throw error;
  }
}
