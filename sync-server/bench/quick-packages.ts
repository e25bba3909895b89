import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { accessToken, freshCopy, makeWorld } from './prepare.ts';
import { serve } from './processes.ts';
import { httpRequest } from './request-file.ts';
import { ask } from './runs.ts';

mkdirSync('.prep', { recursive: true });
const directory = mkdtempSync(path.resolve('.prep', 'quickp-'));
const world = await makeWorld(directory, { students: 300, papers: 1 });
const paper = world.papers[0]!;
const base = `/api/test-papers/${paper.paperId}`;
const everyone = world.userIds.slice(0, 300).map(accessToken);
const tag = { 'if-none-match': `"${paper.packageVersion}"` };
const calls = {
  issue: everyone.map((headers) => httpRequest('POST', `${base}/issue`, { headers })),
  fetched: everyone.map((headers) => httpRequest('GET', `${base}/package`, { headers })),
  fresh: everyone.map((headers) => httpRequest('GET', `${base}/package`, { headers: { ...headers, ...tag } })),
};
const copy = freshCopy(world);
const server = await serve('serve', copy.directory, { ...copy.env }, process.env['PROF'] ? ['--cpu-prof', '--cpu-prof-dir=/tmp/prof'] : []);
for (const [name, requests] of Object.entries(calls)) {
  if (process.env['ONLY'] && process.env['ONLY'] !== name && name !== 'issue') continue;
  await ask(world, server, requests, { milliseconds: 1000 });
  const r = await ask(world, server, requests, { milliseconds: Number(process.env['MS'] ?? 3000) });
  console.log(name, Math.round(r.perSecond), '/s p99', r.p99.toFixed(1), 'cpu', Math.round(r.cpuMicroseconds), r.statuses);
}
await server.stop();
rmSync(directory, { recursive: true, force: true });
