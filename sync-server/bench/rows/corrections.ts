import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { eq, lt } from 'drizzle-orm';
import type { KeyCorrection } from '@exam/shared-schema/contract';
import { questionsInOrder } from '@exam/shared-schema/paper-package';
import type { Context } from '../../src/context.ts';
import { keyedPapers } from '../../src/marked-attempts/keyed-papers.ts';
import { correctKey } from '../../src/features/corrections/correct-key.ts';
import { remarkAttempts } from '../../src/features/corrections/remark-attempts.ts';
import { changeKey } from '../../src/bank/change-question.ts';
import { recountPaper } from '../../src/features/results/recount.ts';
import { updateLeaderboards } from '../../src/features/leaderboard/update-leaderboards.ts';
import { fillAttempts } from '../fill.ts';
import { readPackage } from '../hand-ins.ts';
import { accessToken, freshCopy, openContext } from '../prepare.ts';
import { serve, type Served } from '../processes.ts';
import { measure, type Measured } from '../runs.ts';
import { milliseconds, times, type Bench, type Row } from './row.ts';

const FOR_MS = 12_000;
const PER_SECOND = 50;
const HAND_INS = (FOR_MS / 1000) * PER_SECOND;
const WARM_UP = 200;
const CONNECTIONS = 32;
const WORST_MUST_MS = 100;
/** Characters, as the log of an attempt at 60 questions has. */
const LOG = 10_000;
/** So that 100,000 attempts fit a disk; their rows are written as whole pages all the same. */
const SHORT_LOG = 2000;
const PROBE_EVERY_MS = 10;
const PROBED_ALONE_MS = 10_000;

/** A key is corrected on a paper with many attempts (BK2), beside students who hand in at their pace. */
export async function corrections(bench: Bench): Promise<Row[]> {
  const count = 10_000;
  const copy = freshCopy(bench.world);
  const { adminId, questionId } = await fillPaper(bench, copy.directory, { count, log: LOG });
  const server = await serve('serve', copy.directory, copy.env);
  const asAdmin = adminCaller(server, adminId);
  const alone = await honest(bench, server, 0);
  const begun = performance.now();
  const { data } = await asAdmin('POST', `questions/${questionId}/key`, {
    key: { type: 'MCQ', correct: [await otherOption(bench, questionId)] },
    reason: 'A bench',
  });
  const beside = await honest(bench, server, 1);
  const done = await whenFinished(() => asAdmin('GET', `admin/corrections/${data._id}`));
  const seconds = (performance.now() - begun) / 1000;
  await server.stop();
  rmSync(copy.directory, { recursive: true, force: true });
  const figure = ({ p50, p99, worst }: Measured) =>
    `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}, worst ${milliseconds(worst)}`;
  return [
    {
      what: `Hand-ins, ${PER_SECOND} a second, while a key is corrected on a paper with ${count} attempts`,
      figure: figure(beside),
      ratio: `worst ${times(beside.worst, WORST_MUST_MS)} of the 100 ms allowed; alone: ${figure(alone)}`,
    },
    {
      what: `All ${done.attempts} attempts marked again, statistics counted again`,
      figure: `${done.marked} marked, ${seconds.toFixed(0)} s`,
      ratio: `${Math.round(done.marked / seconds)} attempts a second`,
    },
    await waits(bench, bench.full ? 100_000 : count),
  ];
}

/** How long a write waits for the job and for nothing else: no other hand-in is under way, and none is marked. */
async function waits(bench: Bench, count: number): Promise<Row> {
  const { directory } = freshCopy(bench.world);
  const { adminId: changedBy, questionId } = await fillPaper(bench, directory, { count, log: SHORT_LOG });
  const context = await openContext(directory);
  const papers = keyedPapers(context.store);
  const handler = remarkAttempts(context, papers, async (paperId, signal) => {
    await recountPaper(context.store, papers, paperId, signal);
  });
  const key = { type: 'MCQ' as const, correct: [await otherOption(bench, questionId)] };
  const alone = await probe(context, () => setTimeout(PROBED_ALONE_MS));
  const change = { questionId, key, reason: 'A bench', changedBy };
  const changeId = await correctKey(context, (...asked) => changeKey(context, ...asked), change);
  if (changeId === null) throw new Error('The key was not changed');
  const begun = performance.now();
  const { signal } = new AbortController();
  const beside = await probe(context, () =>
    handler.run({ changeId }, { signal, jobId: changeId, attempt: 1 }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const { attempts, keyCorrections } = context.store.t;
  const [done] = await context.store.read.select().from(keyCorrections);
  const stale = await context.store.read.$count(attempts, lt(attempts.keyVersion, 2));
  if (done?.finishedAt == null || stale > 0) throw new Error(`${stale} attempts were not marked again`);
  await context.store.close();
  rmSync(directory, { recursive: true, force: true });
  const figure = ({ p99, worst }: Waits) => `p99 ${milliseconds(p99)}, worst ${milliseconds(worst)}`;
  return {
    what: `A write, every ${PROBE_EVERY_MS} ms, while ${count} attempts are marked again and their statistics counted`,
    figure: `${figure(beside)}; ${done.marked} in ${seconds.toFixed(0)} s`,
    ratio: `worst ${times(beside.worst, WORST_MUST_MS)} of the 100 ms allowed; alone: ${figure(alone)}`,
  };
}

interface Waits {
  readonly p99: number;
  readonly worst: number;
}

async function probe({ store }: Context, work: () => Promise<unknown>): Promise<Waits> {
  const { installation } = store.t;
  const taken: number[] = [];
  const working = work().then(() => true);
  for (;;) {
    const begun = performance.now();
    await store.write((queries) =>
      queries
        .insert(installation)
        .values({ name: 'bench', value: String(begun) })
        .onConflictDoUpdate({ target: installation.name, set: { value: String(begun) } }),
    );
    taken.push(performance.now() - begun);
    if (await Promise.race([working, setTimeout(PROBE_EVERY_MS, false)])) break;
  }
  taken.sort((a, b) => a - b);
  return { p99: taken[Math.floor(taken.length * 0.99)] as number, worst: taken.at(-1) as number };
}

interface Fill {
  readonly count: number;
  /** Characters of each log. */
  readonly log: number;
}

async function fillPaper({ world }: Bench, directory: string, { count, log }: Fill) {
  const [paper] = world.papers;
  if (paper === undefined) throw new Error('There is no paper');
  const context = await openContext(directory);
  const questions = questionsInOrder(await readPackage(context, paper.paperId));
  const responses = questions.map(({ question }) => ({
    questionId: question._id,
    selectedAnswer: question.options[0]?._id ?? null,
    timeTaken: 60,
    isSkipped: false,
    markedForReview: false,
    visits: 1,
    answeredAt: null,
  }));
  await context.store.close();
  const row = { responses: JSON.stringify(responses), log: 'x'.repeat(log), ranked: true, flags: '[]' };
  await fillAttempts(directory, count, [paper], { attemptsEach: 1, row });
  const again = await openContext(directory);
  while (await updateLeaderboards(again));
  const { users } = again.store.t;
  const adminId = world.userIds[0] as string;
  await again.store.write((queries) =>
    queries.update(users).set({ role: 'admin' }).where(eq(users.id, adminId)),
  );
  await again.store.close();
  return { adminId, questionId: questions[0]?.question._id ?? '' };
}

/** An option that is not right now. */
async function otherOption({ world }: Bench, questionId: string): Promise<string> {
  const context = await openContext(world.template);
  const [paper] = world.papers;
  const found = questionsInOrder(await readPackage(context, paper?.paperId ?? '')).find(
    ({ question }) => question._id === questionId,
  );
  const { questions } = context.store.t;
  const [row] = await context.store.read
    .select({ key: questions.key })
    .from(questions)
    .where(eq(questions.id, questionId));
  await context.store.close();
  const right = JSON.stringify(row?.key);
  return found?.question.options.find(({ _id }) => !right.includes(_id))?._id ?? '';
}

function honest({ handIns }: Bench, server: Served, part: 0 | 1): Promise<Measured> {
  const take = WARM_UP + HAND_INS;
  return measure(server, {
    requestFile: handIns.file,
    skip: part * take,
    take,
    warmUp: WARM_UP,
    connections: CONNECTIONS,
    dueWithinMs: FOR_MS,
  });
}

type Answered = { readonly data: KeyCorrection };

/** Asks the server's calls as an administrator. */
export function adminCaller({ port }: Served, userId: string) {
  return async <Data = KeyCorrection>(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<{ readonly data: Data }> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
      method,
      headers: { ...accessToken(userId), 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { readonly data: Data };
  };
}

async function whenFinished(ask: () => Promise<Answered>): Promise<KeyCorrection> {
  for (;;) {
    const { data } = await ask();
    if (data.finishedAt !== null) return data;
    await setTimeout(500);
  }
}
