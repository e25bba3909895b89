import path from 'node:path';
import { makeWorld, writeHandIns } from '../prepare.ts';
import { measure, onFreshServer, type Measured } from '../runs.ts';
import { allReceipted, milliseconds, perSecond, times, type Bench, type Row } from './row.ts';

const HAND_INS = 3000;
const WARM_UP = 1000;

/**
 * The same server on PostgreSQL and on the embedded database, one after the other. DATABASE_URL names an empty database
 * that may keep what is put into it; without one the row is left out.
 */
export async function besidePostgres(bench: Bench): Promise<Row[]> {
  const databaseUrl = process.env['DATABASE_URL'];
  if (!databaseUrl) return [];
  const directory = path.join(bench.world.directory, 'postgres');
  const world = await makeWorld(directory, { students: HAND_INS / 3, papers: 3 }, databaseUrl);
  const { file } = await writeHandIns(world, HAND_INS);
  const run = (on: Bench['world'], requestFile: string): Promise<Measured> =>
    onFreshServer(on, {}, (server) => measure(server, { requestFile, take: HAND_INS, warmUp: WARM_UP }));
  const postgres = await run(world, file);
  const embedded = await run(bench.world, bench.handIns.file);
  allReceipted('PostgreSQL', postgres);
  allReceipted('Embedded', embedded);
  return [
    {
      what: 'The same server on PostgreSQL, 64 connections',
      figure: `${perSecond(postgres.perSecond)}, p50 ${milliseconds(postgres.p50)}, p99 ${milliseconds(postgres.p99)}`,
      ratio: `embedded beside it: ${perSecond(embedded.perSecond)}, ${times(embedded.perSecond, postgres.perSecond)}`,
    },
  ];
}
