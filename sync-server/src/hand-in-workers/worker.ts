import { parentPort, workerData } from 'node:worker_threads';
import { noMessaging } from '../adapters/messaging.ts';
import { systemClock, systemIds, type Context } from '../context.ts';
import { openSqliteReader } from '../database/index.ts';
import { keyedPapers } from '../marked-attempts/keyed-papers.ts';
import { prepareSync, refusalOf, type PrepareSync } from '../features/attempts/hand-in/prepare-sync.ts';
import { AppError } from '../http/index.ts';
import { openInstallation } from '../installation/index.ts';
import { READY, type Answered, type Asked, type ThreadData } from './messages.ts';

/** Entry point of a thread of HandInWorkers: reads, verifies and marks hand-ins, and writes nothing. */
export async function verifyInWorker(): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('verifyInWorker must run in a worker thread');
  const { dataDirectory, sessionSecret } = workerData as ThreadData;
  const store = openSqliteReader(dataDirectory);
  const edge = { clock: systemClock, ids: systemIds };
  const context: Context = {
    ...edge,
    store,
    installation: await openInstallation(store, { ...edge, sessionSecret }),
    messaging: noMessaging,
    failPoint: () => undefined,
  };
  const prepare = prepareSync(context, keyedPapers(store));
  port.on('message', (asked: Asked) => {
    void answer(prepare, asked).then((answered) => port.postMessage(answered));
  });
  port.once('close', () => void store.close());
  port.postMessage(READY);
}

async function answer(prepare: PrepareSync, { turn, request }: Asked): Promise<Answered> {
  try {
    return { turn, items: await prepare(request) };
  } catch (error) {
    if (error instanceof AppError) return { turn, refusal: refusalOf(error) };
    return { turn, failure: error instanceof Error ? error : new Error(String(error)) };
  }
}
