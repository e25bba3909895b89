import { httpRequest } from '../request-file.ts';
import { accessToken } from '../prepare.ts';
import { ask, onFreshServer } from '../runs.ts';
import { allWell, milliseconds, perSecond, times, type Bench, type Row } from './row.ts';

const STUDENTS = 500;
const FOR_MS = 3000;

export async function packages({ world }: Bench): Promise<Row[]> {
  const paper = world.papers[0] as (typeof world.papers)[number];
  const base = `/api/test-papers/${paper.paperId}`;
  const everyone = world.userIds.slice(0, STUDENTS).map(accessToken);
  const tag = { 'if-none-match': `"${paper.packageVersion}"` };
  const calls = {
    issue: everyone.map((headers) => httpRequest('POST', `${base}/issue`, { headers })),
    fetched: everyone.map((headers) => httpRequest('GET', `${base}/package`, { headers })),
    fresh: everyone.map((headers) =>
      httpRequest('GET', `${base}/package`, { headers: { ...headers, ...tag } }),
    ),
  };
  return onFreshServer(world, {}, async (server) => {
    const run = async (what: string, requests: readonly Buffer[]) => {
      await ask(world, server, requests, { milliseconds: FOR_MS / 3 });
      const report = await ask(world, server, requests, { milliseconds: FOR_MS });
      allWell(what, report);
      return report;
    };
    const [issue, fetched, fresh] = [
      await run('Issue', calls.issue),
      await run('Package', calls.fetched),
      await run('Package 304', calls.fresh),
    ];
    return [
      {
        what: 'Paper issued again (signed in, the same ticket), warm',
        figure: `${perSecond(issue.perSecond)}, p99 ${milliseconds(issue.p99)}`,
        ratio: `${Math.round(issue.cpuMicroseconds)} us of CPU each`,
      },
      {
        what: `Package fetched (60 questions, ${Math.round(fetched.bytesPerAnswer / 1000)} kB), warm`,
        figure: `${perSecond(fetched.perSecond)}, p99 ${milliseconds(fetched.p99)}`,
        ratio: `must 5000/s: ${times(fetched.perSecond, 5000)}`,
      },
      {
        what: 'Package that the device has (304)',
        figure: `${perSecond(fresh.perSecond)}, p99 ${milliseconds(fresh.p99)}`,
        ratio: `${times(fresh.perSecond, fetched.perSecond)} of fetching it`,
      },
    ];
  });
}
