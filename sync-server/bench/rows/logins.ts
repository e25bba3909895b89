import { rmSync } from 'node:fs';
import { hashPassword } from '../../src/features/accounts/passwords/passwords.ts';
import { freshCopy, openContext } from '../prepare.ts';
import { serve } from '../processes.ts';
import { httpRequest } from '../request-file.ts';
import { ask } from '../runs.ts';
import { addStudents } from '../world.ts';
import { allWell, milliseconds, perSecond, times, type Bench, type Row } from './row.ts';

const LOGINS = 400;
const OTHERS = 300;
const PASSWORD = 'Correct-horse-9';

/** As many logins as the machine hashes, and what another call waits meanwhile. */
export async function logins({ world }: Bench): Promise<Row[]> {
  const { directory, env } = freshCopy(world);
  const context = await openContext(directory);
  await addStudents(context, LOGINS, 'login', await hashPassword(PASSWORD));
  await context.store.close();
  const server = await serve('serve', directory, env);
  const papers = Array.from({ length: OTHERS }, () => httpRequest('GET', '/api/test-papers/trending'));
  const quiet = await ask(world, server, papers, { connections: 1, warmUp: OTHERS / 3 });
  const loggingIn = ask(world, server, loginRequests(), { connections: 32, file: 'logins' });
  const besides = await ask(world, server, papers, { connections: 1, file: 'besides' });
  const report = await loggingIn;
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
  allWell('Logins', report);
  return [
    {
      what: 'Logins (argon2id), 32 at a time',
      figure: `${perSecond(report.perSecond)}, p99 ${milliseconds(report.p99)}`,
      ratio: `${Math.round(report.cpuMicroseconds)} us of CPU each`,
    },
    {
      what: 'Another call while they go on',
      figure: `p50 ${milliseconds(besides.p50)}, p99 ${milliseconds(besides.p99)}`,
      ratio: `p50 ${times(besides.p50, quiet.p50)} of that without logins`,
    },
  ];
}

function loginRequests(): Buffer[] {
  return Array.from({ length: LOGINS }, (_, index) => {
    const body = JSON.stringify({ email: `login-${index}@example.com`, password: PASSWORD });
    return httpRequest('POST', '/api/auth/login', {
      body,
      headers: { 'x-forwarded-for': `10.1.0.${index % 250}` },
    });
  });
}
