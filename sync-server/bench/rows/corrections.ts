import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { KeyCorrection } from '@exam/shared-schema/contract';
import { questionsInOrder } from '@exam/shared-schema/paper-package';
import { updateBoards } from '../../src/features/standings/update-boards.ts';
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

/** A key is corrected on a paper with many attempts (BK2), beside students who hand in at their pace. */
export async function corrections(bench: Bench): Promise<Row[]> {
  const count = bench.full ? 100_000 : 10_000;
  const copy = freshCopy(bench.world);
  const { adminId, questionId } = await fillPaper(bench, copy.directory, count);
  const server = await serve('serve', copy.directory, copy.env);
  const asAdmin = caller(server, adminId);
  const alone = await honest(bench, server, 0);
  const begun = performance.now();
  const { data } = await asAdmin('POST', `questions/${questionId}/key`, {
    key: { type: 'MCQ', correct: [await otherOption(bench, questionId)] },
    reason: 'A bench',
  });
  const beside = await honest(bench, server, 1);
  const done = await whenFinished(() => asAdmin('GET', `corrections/${data._id}`));
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
  ];
}

async function fillPaper({ world }: Bench, directory: string, count: number) {
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
  const row = { responses: JSON.stringify(responses), log: 'x'.repeat(LOG), ranked: true, flags: '[]' };
  await fillAttempts(directory, count, [paper], { attemptsEach: 1, row });
  const again = await openContext(directory);
  while (await updateBoards(again));
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

function caller({ port }: Served, userId: string) {
  return async (method: 'GET' | 'POST', path: string, body?: object): Promise<Answered> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/admin/${path}`, {
      method,
      headers: { ...accessToken(userId), 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answered;
  };
}

async function whenFinished(ask: () => Promise<Answered>): Promise<KeyCorrection> {
  for (;;) {
    const { data } = await ask();
    if (data.finishedAt !== null) return data;
    await setTimeout(500);
  }
}
