import { rmSync } from 'node:fs';
import { fillAttempts, type Filled } from '../fill.ts';
import { accessToken, freshCopy } from '../prepare.ts';
import { serve, type Served } from '../processes.ts';
import { httpRequest } from '../request-file.ts';
import { ask, measure, type Measured } from '../runs.ts';
import { allReceipted, allWell, milliseconds, times, type Bench, type Row } from './row.ts';

const ASKED_EACH = 300;
const LIST_MUST_MS = 20;

/** Cost per hand-in and per list must not grow with what is stored. One database, filled further from step to step. */
export async function growth(bench: Bench): Promise<Row[]> {
  const sizes = bench.full ? [10_000, 100_000, 1_000_000] : [10_000, 100_000];
  const copy = freshCopy(bench.world);
  const rows: Row[] = [];
  let first: Measured | null = null;
  for (const [step, size] of sizes.entries()) {
    const filled = await fillAttempts(copy.directory, size, bench.world.papers);
    const server = await serve('serve', copy.directory, copy.env);
    const handIns = await someHandIns(bench, server, step);
    first ??= handIns;
    rows.push(...(await listRows(bench, server, filled, size)), handInRow(size, handIns, first));
    await server.stop();
  }
  rmSync(copy.directory, { recursive: true, force: true });
  return rows;
}

/** Another part of the hand-ins for each size, since one can be handed in once. */
async function someHandIns({ handIns }: Bench, server: Served, step: number): Promise<Measured> {
  const share = Math.floor(handIns.count / 3);
  const report = await measure(server, {
    requestFile: handIns.file,
    skip: step * share,
    take: share,
    warmUp: Math.floor(share / 3),
  });
  allReceipted('Growth', report);
  return report;
}

function handInRow(size: number, now: Measured, first: Measured): Row {
  return {
    what: `Hand-ins with ${size} attempts stored`,
    figure: `${Math.round(now.perSecond)}/s, ${Math.round(now.cpuMicroseconds)} us of CPU each, ${Math.round(now.megabytes)} MB resident`,
    ratio: `CPU ${times(now.cpuMicroseconds, first.cpuMicroseconds)} of that with the fewest stored`,
  };
}

async function listRows({ world }: Bench, server: Served, filled: Filled, size: number): Promise<Row[]> {
  const headers = accessToken(filled.studentIds[0] as string);
  const mine = '/api/test-attempts/my-attempts';
  const lists = [
    ['My attempts, newest', `${mine}?sort=recent`],
    ['My attempts by score', `${mine}?sort=score`],
    ['My attempts, last page', `${mine}?sort=recent&page=10`],
    ['Open papers', '/api/test-papers/get_all_testpaper'],
    ['Trending papers', '/api/test-papers/trending'],
  ] as const;
  const rows: Row[] = [];
  for (const [what, path] of lists) {
    const requests = Array.from({ length: ASKED_EACH }, () => httpRequest('GET', path, { headers }));
    const report = await ask(world, server, requests, { connections: 1, warmUp: ASKED_EACH / 3 });
    allWell(what, report);
    rows.push({
      what: `${what}, ${size} attempts stored`,
      figure: `p50 ${milliseconds(report.p50)}, p99 ${milliseconds(report.p99)}`,
      ratio: `${times(report.p99, LIST_MUST_MS)} of the 20 ms allowed`,
    });
  }
  return rows;
}
