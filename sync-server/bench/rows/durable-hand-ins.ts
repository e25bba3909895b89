import { rmSync } from 'node:fs';
import { freshCopy } from '../prepare.ts';
import { serve } from '../processes.ts';
import { measure, median, onFreshServer, type Measured } from '../runs.ts';
import { allReceipted, allWell, milliseconds, perSecond, times, type Bench, type Row } from './row.ts';

const ROUNDS = 3;
const WARM_UP = 1000;

/** In turns, so that whatever else the machine does meets all alike. */
export async function durableHandIns(bench: Bench): Promise<Row[]> {
  const [shared, alone, echoed]: [Measured[], Measured[], Measured[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    shared.push(await handIns(bench, {}));
    alone.push(await handIns(bench, { BENCH_MOST_PER_COMMIT: '1' }));
    echoed.push(await echo(bench));
  }
  const [group, single, bare] = [median(shared), median(alone), median(echoed)];
  return [
    {
      what: `Durable hand-ins, 64 connections (${group.sent} of ${group.sent} receipted, none twice)`,
      figure: `${perSecond(group.perSecond)}, p50 ${milliseconds(group.p50)}, p99 ${milliseconds(group.p99)}`,
      ratio: `${Math.round(group.cpuMicroseconds)} us of CPU each`,
    },
    {
      what: 'The same server with one commit per request',
      figure: `${perSecond(single.perSecond)}, p50 ${milliseconds(single.p50)}, p99 ${milliseconds(single.p99)}`,
      ratio: `shared commits: ${times(group.perSecond, single.perSecond)}`,
    },
    {
      what: 'Bare Fastify, the same bodies parsed and sent back, nothing stored',
      figure: `${perSecond(bare.perSecond)}, p50 ${milliseconds(bare.p50)}, p99 ${milliseconds(bare.p99)}`,
      ratio: `hand-ins: ${times(group.perSecond, bare.perSecond)}`,
    },
  ];
}

function handIns(
  { world, handIns: { file } }: Bench,
  env: Readonly<Record<string, string>>,
): Promise<Measured> {
  return onFreshServer(world, env, async (server) => {
    const report = await measure(server, { requestFile: file, warmUp: WARM_UP });
    allReceipted('Hand-ins', report);
    return report;
  });
}

async function echo({ world, handIns: { file } }: Bench): Promise<Measured> {
  const { directory, env } = freshCopy(world);
  const server = await serve('echo', directory, env);
  const report = await measure(server, { requestFile: file, warmUp: WARM_UP });
  allWell('Echo', report);
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
  return report;
}
