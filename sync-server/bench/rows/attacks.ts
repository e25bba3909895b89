import path from 'node:path';
import type { AttackOrder, AttackReport } from '../attack.ts';
import { emptyObjects, longestFiles, longestHandIns, nestedLists, otherJson, slowBody } from '../hostile.ts';
import { openContext, type World } from '../prepare.ts';
import { attack } from '../processes.ts';
import { measure, onFreshServer, type Measured } from '../runs.ts';
import { writeRequests } from '../request-file.ts';
import { milliseconds, type Bench, type Row } from './row.ts';

const ATTACKED_MS = 12_000;
const HONEST_PER_SECOND = 50;
const HONEST = (ATTACKED_MS / 1000) * HONEST_PER_SECOND;
const WARM_UP = 200;
const HONEST_CONNECTIONS = 32;
const MOST_P99_MS = 300;
const MOST_MEGABYTES = 450;

interface Attack {
  readonly what: string;
  readonly requests: readonly Buffer[];
  readonly order: Pick<AttackOrder, 'lines' | 'pauseMs' | 'firstBytes'>;
}

const asFastAsItGoes = (lines: number) => ({ lines, pauseMs: 0, firstBytes: null });

async function attacks(world: World): Promise<Attack[]> {
  const context = await openContext(world.template, world.databaseUrl);
  const issued = world.issued.at(-1);
  if (issued === undefined) throw new Error('Nothing was issued');
  const handIns = longestHandIns(issued, context, 40);
  const files = await longestFiles(issued, context, 40);
  await context.store.close();
  return [
    { what: 'no attack', requests: [], order: asFastAsItGoes(0) },
    {
      what: '12 MB of empty objects from an unknown caller',
      requests: [emptyObjects()],
      order: asFastAsItGoes(2),
    },
    { what: '16 MB of other JSON from an unknown caller', requests: [otherJson()], order: asFastAsItGoes(2) },
    {
      what: '16 MB of nested lists from an unknown caller',
      requests: [nestedLists()],
      order: asFastAsItGoes(2),
    },
    {
      what: 'one of those every 1.5 s',
      requests: [emptyObjects(), otherJson(), nestedLists()],
      order: { lines: 1, pauseMs: 1500, firstBytes: null },
    },
    { what: 'the largest files of one ticket', requests: files, order: asFastAsItGoes(8) },
    { what: 'the largest hand-ins of one ticket', requests: handIns, order: asFastAsItGoes(8) },
    {
      what: '1,000 bodies that come a byte a second',
      requests: [slowBody()],
      order: { lines: 1000, pauseMs: 0, firstBytes: 400 },
    },
  ];
}

/** Each against a server of its own, beside students who hand in at their pace. */
export async function underAttack({ world, handIns }: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [place, { what, requests, order }] of (await attacks(world)).entries()) {
    const requestFile = path.join(world.directory, `attack-${place}.requests`);
    writeRequests(requestFile, requests);
    const [honest, hostile] = await onFreshServer(world, {}, (server) =>
      Promise.all([
        measure(server, {
          requestFile: handIns.file,
          take: WARM_UP + HONEST,
          warmUp: WARM_UP,
          connections: HONEST_CONNECTIONS,
          dueWithinMs: ATTACKED_MS,
        }),
        attack({ ...order, requestFile, port: server.port, milliseconds: ATTACKED_MS }),
      ]),
    );
    rows.push(rowOf(what, honest, hostile));
  }
  return rows;
}

function rowOf(what: string, honest: Measured, { sent, statuses }: AttackReport): Row {
  const isHeld = honest.p99 < MOST_P99_MS && honest.peakMegabytes < MOST_MEGABYTES;
  return {
    what: `Hand-ins, ${HONEST_PER_SECOND} a second, while: ${what}`,
    figure: [
      `p50 ${milliseconds(honest.p50)}, p99 ${milliseconds(honest.p99)}`,
      `${honest.uniqueReceipts} of ${honest.sent} receipted`,
      `at most ${Math.round(honest.peakMegabytes)} MB`,
    ].join(', '),
    ratio: `${isHeld ? 'held' : 'NOT held'} (p99 under ${MOST_P99_MS} ms, ${MOST_MEGABYTES} MB); ${countsOf(honest.statuses)}; the attacker sent ${sent}: ${countsOf(statuses)}`,
  };
}

function countsOf(statuses: Readonly<Record<string, number>>): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${count} x ${status === '0' ? 'cut off' : status}`)
    .join(', ');
}
