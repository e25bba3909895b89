import { rmSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { issueAll, readPackage } from '../hand-ins.ts';
import { freshCopy, from, openContext } from '../prepare.ts';
import { serve, type Served } from '../processes.ts';
import { httpRequest } from '../request-file.ts';
import { ask, measure, type Measured } from '../runs.ts';
import { addPapers, addStudents } from '../world.ts';
import { allReceipted, allWell, milliseconds, times, type Bench, type Row } from './row.ts';

const DEVICES = 3000;
const WITHIN_MS = 10_000;
const PER_SECOND = 50;
const HAND_INS = (WITHIN_MS / 1000) * PER_SECOND;
const WARM_UP = 200;
const CONNECTIONS = 32;
const MUST_MS = 100;

/** ED5: the devices of an exam ask for its key within the first seconds, while students of another paper hand in. */
export async function examDay(bench: Bench): Promise<Row[]> {
  const { directory, env } = freshCopy(bench.world);
  const keyCalls = await makeExam(directory);
  const server = await serve('serve', directory, env);
  const alone = await handInsOf(bench, server, 0);
  const asking = ask(bench.world, server, keyCalls, {
    ...{ file: 'keys', connections: DEVICES, dueWithinMs: WITHIN_MS },
  });
  const beside = await handInsOf(bench, server, 1);
  const keys = await asking;
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
  allReceipted('Hand-ins alone', alone);
  allReceipted('Hand-ins beside the keys', beside);
  allWell('Keys', keys);
  const figure = ({ p50, p99, worst }: Measured) =>
    `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}, worst ${milliseconds(worst)}`;
  return [
    {
      what: `${DEVICES} devices ask for the key of their paper within ten seconds`,
      figure: figure(keys),
      ratio: `${keys.sent} of ${DEVICES} got it`,
    },
    {
      what: `Hand-ins of another paper, ${PER_SECOND} a second, meanwhile`,
      figure: figure(beside),
      ratio: `p99 ${times(beside.p99, MUST_MS)} of the ${MUST_MS} ms allowed; alone: ${figure(alone)}`,
    },
  ];
}

function handInsOf({ handIns }: Bench, server: Served, part: 0 | 1): Promise<Measured> {
  const take = WARM_UP + HAND_INS;
  return measure(server, {
    ...{ requestFile: handIns.file, skip: part * take, take, warmUp: WARM_UP },
    ...{ connections: CONNECTIONS, dueWithinMs: WITHIN_MS },
  });
}

/** A paper whose key was released just now, and tickets for it. @returns the calls for its key. */
async function makeExam(directory: string): Promise<Buffer[]> {
  const context = await openContext(directory);
  const { store, clock, ids } = context;
  const students = await addStudents(context, DEVICES, 'exam-day');
  const [author = ''] = students;
  const [paperId = ''] = await addPapers(context, author, { count: 1, questions: 60, title: 'Exam day' });
  const issued = await issueAll(context, await readPackage(context, paperId), students);
  const now = clock.now();
  await store.write((queries) =>
    queries
      .update(store.t.papers)
      .set({ keyId: ids.next(), opensAt: now, encryptedUntil: now })
      .where(eq(store.t.papers.id, paperId)),
  );
  await store.close();
  return issued.map(({ ticket, userId }) =>
    httpRequest('POST', '/api/test-papers/key', {
      ...{ body: JSON.stringify({ ticket }), headers: from(userId) },
    }),
  );
}
