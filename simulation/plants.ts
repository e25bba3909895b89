import type { FastifyInstance, FastifyRequest } from 'fastify';
import { handInResultSchema, syncAttempts } from '@exam/shared-schema/contract';
import {
  dexiePorts,
  drain,
  drainOutbox,
  type DrainPorts,
  type OutboxRow,
  type SyncParts,
} from '../pwa/src/offline/index.ts';
import { callApi } from '../pwa/src/api/index.ts';
import type { Context } from '../sync-server/src/context.ts';
import type { Transaction, Store } from '../sync-server/src/database/index.ts';
import type { Page } from './sim-device.ts';
import type { ServerSeams } from './sim-server.ts';
import type { Seams } from './world.ts';

/**
 * A bug that occurred in other products, planted through a seam of the simulation, without a change of product code.
 */
export interface Plant {
  readonly name: string;
  readonly seams: Seams;
}

type ChangePorts = (ports: DrainPorts, page: Page) => Partial<DrainPorts>;

/** The real drain with some of its ports replaced. */
function portsPlant(name: string, change: ChangePorts): Plant {
  const parts = (page: Page) => {
    const real = dexiePorts(page.database);
    const ports = { ...real, ...change(real, page) };
    return { drain: (database: Page['database'], force: boolean) => drain(database, force, ports) };
  };
  return { name, seams: { device: { parts } } };
}

const failed = { ok: false, kind: 'refused', message: '', errors: {}, retryAfterMs: null } as const;

const onTheDevice: readonly Plant[] = [
  portsPlant('the queue is emptied before it is sent', (real, { database }) => ({
    send: async (attempts, stalls) => {
      await database.outbox.bulkDelete(attempts.map(({ attemptId }) => attemptId ?? ''));
      return real.send(attempts, stalls);
    },
  })),
  portsPlant('an entry is removed before its receipt is stored', (_real, { database, edge }) => ({
    accept: async ({ attemptId, userId }, receipt, result) => {
      await database.outbox.delete(attemptId);
      await database.receipts.put({ attemptId, userId, receipt, storedAt: edge.now() });
      if (result !== null) await database.results.put({ attemptId, userId, result, storedAt: edge.now() });
    },
  })),
  portsPlant('a retry makes a new attempt id', (real) => ({
    body: async (entry) => {
      const body = await real.body(entry);
      return entry.tries === 0 ? body : { ...body, attemptId: `${entry.attemptId}-${entry.tries}` };
    },
  })),
  portsPlant('a refused session is treated as a refused attempt', (real) => ({
    send: async (attempts, stalls) => {
      const result = await real.send(attempts, stalls);
      return !result.ok && result.status === 401 ? { ...result, code: 'FORBIDDEN' } : result;
    },
  })),
  portsPlant('a busy server is treated as a refusal', (real) => ({
    send: async (attempts, stalls) => {
      const result = await real.send(attempts, stalls);
      return !result.ok && result.status === 429 ? { ...result, code: 'REFUSED' } : result;
    },
  })),
  portsPlant('an answer of a newer server is treated as a network failure', (real) => ({
    send: async (attempts, stalls) => {
      const result = await real.send(attempts, stalls);
      const isReadable =
        result.ok && result.answer.data.every(({ results }) => handInResultSchema.safeParse(results).success);
      return result.ok && !isReadable ? { ...failed, kind: 'network', status: 0, code: 'NETWORK' } : result;
    },
  })),
  portsPlant('a captive portal is treated as a success', (real, { database, edge }) => ({
    send: async (attempts, stalls) => {
      const url = `/api${syncAttempts.path}`;
      const headers = { 'content-type': 'application/json' };
      const response = await edge.fetch(url, { method: 'POST', headers, body: JSON.stringify({ attempts }) });
      if (!response.ok) return { ...failed, status: response.status, code: 'INTERNAL' };
      await database.outbox.bulkDelete(attempts.map(({ attemptId }) => attemptId ?? ''));
      return real.send(attempts, stalls);
    },
  })),
  portsPlant('a dead connection is not given up', (_real, { edge }) => ({
    send: (attempts) =>
      callApi(syncAttempts, { body: { attempts: [...attempts] } }, { timeoutMs: 60_000, edge }),
  })),
  portsPlant('the back-off has no upper bound', (real) => ({
    keep: (changes) =>
      real.keep(
        changes.map((row) => ({ ...row, nextTryAt: real.now() + 1_000 * 2 ** Math.min(row.tries, 20) })),
      ),
  })),
  {
    name: 'a poison attempt blocks the queue',
    seams: {
      device: { parts: ({ database }) => ({ drain: () => drainBlockedByTheFirst(dexiePorts(database)) }) },
    },
  },
  {
    name: 'the seal and the outbox entry are written in separate transactions',
    seams: { device: { parts: queueLater } },
  },
  {
    name: 'ids are made only of the time',
    seams: { device: { edge: (edge) => ({ ...edge, bytes: (count) => new Uint8Array(count) }) } },
  },
  {
    name: 'nothing is sent again to a restored server',
    seams: { device: { parts: () => ({ recheck: () => Promise.resolve({ asked: true, requeued: 0 }) }) } },
  },
  {
    name: 'signing out empties the queue',
    seams: {
      device: {
        signedOut: async (database, userId) => {
          await database.outbox.where('userId').equals(userId).delete();
        },
      },
    },
  },
];

const QUEUE_DELAY_MS = 2_000;

/** Writes the entry after the seal's transaction, if the page lives that long. */
function queueLater({ database, edge }: Page): Partial<SyncParts> {
  const { outbox } = database;
  const put = outbox.put.bind(outbox);
  const late = (row: OutboxRow): Promise<string> => {
    edge.later(QUEUE_DELAY_MS, () => void put(row));
    return Promise.resolve(row.attemptId);
  };
  Object.assign(outbox, { put: late });
  return {};
}

/** Sends no entry after one that the server refused. */
async function drainBlockedByTheFirst(real: DrainPorts) {
  const firstOnly = async (): Promise<OutboxRow[]> => (await real.waiting()).slice(0, 1);
  return drainOutbox({ ...real, waiting: firstOnly });
}

const COMMIT_DELAY_MS = 500;

/** Runs the work, rolls it back, answers, and commits it a moment later. */
function answersBeforeCommit(store: Store, later: (ms: number, run: () => void) => unknown): Store {
  class Undo extends Error {
    readonly value: unknown;
    constructor(value: unknown) {
      super('undo');
      this.value = value;
    }
  }
  const write = async <T>(work: (queries: Transaction) => Promise<T>): Promise<T> => {
    try {
      return await store.write(async (queries) => {
        throw new Undo(await work(queries));
      });
    } catch (error) {
      if (!(error instanceof Undo)) throw error;
      later(COMMIT_DELAY_MS, () => void writeBehind(store, work));
      return error.value as T;
    }
  };
  return { ...store, write };
}

/** The planted bug: a server that dies in between never writes it. */
async function writeBehind(store: Store, work: (queries: Transaction) => Promise<unknown>): Promise<void> {
  try {
    await store.write(work);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
}

interface SentAttempt {
  readonly attemptId: string;
  readonly log: { readonly head: string };
}

type Row = Store['t']['attempts']['$inferSelect'];
type Change = (row: Row, sent: SentAttempt, context: Context) => Partial<Row>;

/** Overwrites the rows of the attempts in a call before the real code handles it. */
function overwriting(namedIn: (request: FastifyRequest) => SentAttempt[], change: Change): ServerSeams {
  const app = (fastify: FastifyInstance, context: Context): void => {
    const { store } = context;
    const { attempts } = store.t;
    fastify.addHook('preHandler', async (request) => {
      for (const sent of namedIn(request)) {
        const row = (await store.read.select().from(attempts)).find(({ id }) => id === sent.attemptId);
        if (row === undefined) continue;
        const set = change(row, sent, context);
        const values = { ...row, ...set };
        await store.write(async (queries) => {
          await queries
            .insert(attempts)
            .values(values)
            .onConflictDoUpdate({ target: [attempts.id, attempts.userId], set });
        });
      }
    });
  };
  return { app };
}

function handedIn(request: FastifyRequest): SentAttempt[] {
  if (!request.url.endsWith(syncAttempts.path)) return [];
  return (JSON.parse(String(request.body)) as { attempts: SentAttempt[] }).attempts;
}

function drafted(request: FastifyRequest): SentAttempt[] {
  const attemptId = /\/test-attempts\/([^/]+)\/progress$/.exec(request.url)?.[1];
  return request.method === 'PUT' && attemptId !== undefined ? [{ attemptId, log: { head: '' } }] : [];
}

const onTheServer: readonly Plant[] = [
  {
    name: 'the server answers before it has committed',
    seams: {
      server: { store: (store, time) => answersBeforeCommit(store, (ms, run) => time.later(ms, run)) },
    },
  },
  {
    name: 'the logs of two devices are merged',
    seams: { server: overwriting(handedIn, (_row, { log }) => ({ head: log.head })) },
  },
  {
    name: 'a repeated hand-in is scored twice',
    seams: { server: overwriting(handedIn, (_row, _sent, { ids }) => ({ id: ids.next() })) },
  },
  {
    name: 'a draft overwrites the sealed attempt',
    seams: { server: overwriting(drafted, () => ({ responses: [] })) },
  },
];

export const plants: readonly Plant[] = [...onTheDevice, ...onTheServer];
