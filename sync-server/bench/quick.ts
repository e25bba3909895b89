import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freshCopy, makeWorld, writeHandIns } from './prepare.ts';
import { serve } from './processes.ts';
import { measure } from './runs.ts';

mkdirSync('.prep', { recursive: true });
const directory = mkdtempSync(path.resolve('.prep', 'quick-'));
const count = Number(process.env['N'] ?? 4500);
const world = await makeWorld(directory, { students: count / 3, papers: 3 });
const { file } = await writeHandIns(world, count);
for (let round = 0; round < Number(process.env['ROUNDS'] ?? 1); round += 1) {
  const copy = freshCopy(world);
  const server = await serve('serve', copy.directory, { ...copy.env }, [
    ...(process.env['PROF'] ? ['--cpu-prof', '--cpu-prof-dir=/tmp/prof'] : []),
    ...(process.env['NODE_ARGS'] ?? '').split(' ').filter(Boolean),
  ]);
  const report = await measure(server, {
    requestFile: file,
    warmUp: 1500,
    connections: Number(process.env['C'] ?? 64),
  });
  console.log(
    report.statuses,
    Math.round(report.perSecond),
    'per s',
    'p50',
    report.p50.toFixed(1),
    'p99',
    report.p99.toFixed(1),
    'cpu',
    Math.round(report.cpuMicroseconds),
    'us',
    'receipts',
    report.uniqueReceipts,
    'bytes',
    report.bytesPerAnswer,
    'MB',
    report.megabytes,
  );
  await server.stop();
}
rmSync(directory, { recursive: true, force: true });
