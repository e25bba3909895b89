import { createHash } from 'node:crypto';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { responsesText, type ResponseOnWire } from '@exam/shared-schema/attempt';
import type { KeyCorrection, KeyPreview } from '@exam/shared-schema/contract';
import { parseFraction, toNumber } from '@exam/shared-schema/marking';
import type { Context } from '../../src/context.ts';
import { keyedPapers, type KeyedPaper } from '../../src/marked-attempts/keyed-papers.ts';
import type { NewAttempt } from '../../src/marked-attempts/queries.ts';
import { measure, packFigures, rankedScoreOf } from '../../src/features/leaderboard/formulas.ts';
import { periodAt } from '../../src/features/leaderboard/periods.ts';
import { readPage, type Ranked } from '../../src/features/leaderboard/read-leaderboard.ts';
import { ATTEMPTS as ATTEMPTS_COUNTED, setProgress } from '../../src/features/results/keep-tallies.ts';
import { updateLeaderboards } from '../../src/features/leaderboard/update-leaderboards.ts';
import { fillAttempts } from '../fill.ts';
import { freshCopy, makeWorld, openContext, writeHandIns, type World } from '../prepare.ts';
import { serve } from '../processes.ts';
import { measure as send, type Measured } from '../runs.ts';
import { adminCaller } from './corrections.ts';
import { milliseconds, times, type Bench, type Row } from './row.ts';

const ATTEMPTS = 100_000;
const QUESTIONS = 15;
const STUDENTS = 4000;
const PAPERS = 3;
const PER_SECOND = 50;
const SLICE_MS = 10_000;
const SLICE = (SLICE_MS / 1000) * PER_SECOND;
const CONNECTIONS = 32;
const P99_MUST_MS = 100;
const ASK_EVERY_MS = 500;
const PAGE = 1000;

/**
 * BK2, BK50: a key of a paper with 100,000 attempts is previewed and corrected, over the calls of the console, while students
 * hand in; then every score and the board are compared with those that are computed from all answers.
 */
export async function largeCorrection(bench: Bench): Promise<Row[]> {
  const rows = await onEngine(bench, 'The embedded database');
  const databaseUrl = process.env['DATABASE_URL'];
  if (databaseUrl) rows.push(...(await onEngine(bench, 'PostgreSQL', databaseUrl)));
  return rows;
}

async function onEngine(
  { world: { directory } }: Bench,
  engine: string,
  databaseUrl?: string,
): Promise<Row[]> {
  const size = { students: STUDENTS, papers: PAPERS, questions: QUESTIONS };
  const world = await makeWorld(path.join(directory, `corrected-${engine}`), size, databaseUrl);
  const { file } = await writeHandIns(world, STUDENTS * PAPERS);
  const copy = freshCopy(world);
  const { adminId, questionId, key } = await fill(world, copy.directory);
  const server = await serve('serve', copy.directory, copy.env);
  const ask = adminCaller(server, adminId);
  let sent = 0;
  /** Students hand in until what was asked for is finished. */
  const besideHandIns = async (work: Promise<unknown>): Promise<Measured[]> => {
    const slices: Measured[] = [];
    const ended = work.then(() => true);
    for (let isOver = false; !isOver && sent + SLICE <= STUDENTS * PAPERS;) {
      slices.push(await slice(sent));
      sent += SLICE;
      isOver = await Promise.race([ended, Promise.resolve(false)]);
    }
    await work;
    return slices;
  };
  const slice = (skip: number) =>
    send(server, {
      ...{ requestFile: file, skip, take: SLICE, dueWithinMs: SLICE_MS },
      connections: CONNECTIONS,
    });
  const alone = await besideHandIns(setTimeout(SLICE_MS));
  const [previewed, previewMs] = await timed(async () => {
    const { data } = await ask<KeyPreview>('POST', `questions/${questionId}/key/preview`, { key });
    return besideHandIns(
      until(
        () => ask<KeyPreview>('GET', `admin/key-previews/${data._id}`),
        (one) => one.effect !== null,
      ),
    );
  });
  const [corrected, correctMs] = await timed(async () => {
    const { data } = await ask('POST', `questions/${questionId}/key`, { key, reason: 'A bench' });
    return besideHandIns(
      until(
        () => ask<KeyCorrection>('GET', `admin/corrections/${data._id}`),
        (one) => one.finishedAt !== null,
      ),
    );
  });
  await server.stop();
  const context = await openContext(copy.directory, databaseUrl);
  while (await updateLeaderboards(context));
  const compared = await compare(context);
  await context.store.close();
  const handIns = (slices: readonly Measured[]) =>
    `hand-ins p99 ${milliseconds(worstOf(slices))}${slices.some(({ notOk }) => notOk > 0) ? ', some refused' : ''}`;
  const row = (what: string, slices: readonly Measured[], ms: number): Row => ({
    what: `${what}, with ${PER_SECOND} hand-ins a second: ${engine}`,
    figure: `${(ms / 1000).toFixed(0)} s, ${handIns(slices)}`,
    ratio: `${times(worstOf(slices), P99_MUST_MS)} of the ${P99_MUST_MS} ms allowed; alone: ${handIns(alone)}`,
  });
  return [
    row(`Previewing a key on a paper with ${ATTEMPTS} attempts`, previewed, previewMs),
    row('Correcting it', corrected, correctMs),
    {
      what: `Scores and ranks after that, beside those computed from all answers: ${engine}`,
      figure: `${compared.attempts} attempts, ${compared.students} students`,
      ratio: `${compared.differing} differ`,
    },
  ];
}

async function timed<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const begun = performance.now();
  return [await work(), performance.now() - begun];
}

const worstOf = (slices: readonly Measured[]) => Math.max(0, ...slices.map(({ p99 }) => p99));

async function until<Data>(ask: () => Promise<{ readonly data: Data }>, isDone: (data: Data) => boolean) {
  while (!isDone((await ask()).data)) await setTimeout(ASK_EVERY_MS);
}

/** @returns an administrator, and a question of the paper with a key that it does not have. */
async function fill({ databaseUrl, papers, userIds }: World, directory: string) {
  const context = await openContext(directory, databaseUrl);
  const [paper] = papers;
  const keyed = (await keyedPapers(context.store)(paper?.packageVersion ?? ''))?.keyed;
  if (paper === undefined || keyed === undefined) throw new Error('There is no paper with a key');
  const adminId = userIds[0] as string;
  await context.store.close();
  await fillAttempts(directory, ATTEMPTS, [paper], {
    ...{ attemptsEach: 1, databaseUrl, row: { ranked: true, flags: '[]' } },
    rowAt: (number) => sheetOf(keyed, number),
  });
  const again = await openContext(directory, databaseUrl);
  while (await updateLeaderboards(again));
  const { users, questions } = again.store.t;
  await again.store.write(async (queries) => {
    await queries.update(users).set({ role: 'admin' }).where(eq(users.id, adminId));
    // The marked answers of a million and a half questions are not made first: the job that makes them would take the place
    // of the preview. Those of the hand-ins are.
    await setProgress(again.store, queries, ATTEMPTS_COUNTED, {
      receivedAt: again.clock.now(),
      attemptId: '',
    });
  });
  const questionId = keyed.questionIds[0] as string;
  const [row] = await again.store.read.select().from(questions).where(eq(questions.id, questionId));
  const other = keyed.optionIds.get(questionId)?.find((id) => !JSON.stringify(row?.key).includes(id)) ?? '';
  await again.store.close();
  return { adminId, questionId, key: { type: 'MCQ' as const, correct: [other] } };
}

/** The answers of a student with their marks: a third is left out, the others are any option. */
function sheetOf({ marker, questionIds, optionIds }: KeyedPaper, number: number): Partial<NewAttempt> {
  const answers = Object.fromEntries(
    questionIds.map((id, place) => {
      const options = optionIds.get(id) ?? [];
      const chance = hash(number, place) % 12;
      return [id, chance < 4 ? null : (options[chance % options.length] ?? null)];
    }),
  );
  const responses = questionIds.map((questionId): ResponseOnWire => {
    const selectedAnswer = answers[questionId] ?? null;
    const isSkipped = selectedAnswer === null;
    return {
      questionId,
      selectedAnswer,
      isSkipped,
      timeTaken: 60,
      markedForReview: false,
      visits: 1,
      answeredAt: null,
    };
  });
  const { total, counts, accuracy, engineVersion } = marker.mark(answers);
  return {
    ...counts,
    ...{ accuracy, engineVersion, scoreExact: total, score: toNumber(parseFraction(total)) },
    responses: responsesText(responses),
  };
}

/** The same number for the same place, without a pattern that two students share. */
const hash = (number: number, place: number) =>
  createHash('sha256').update(`${number} ${place}`).digest().readUInt32BE(0);

interface Compared {
  readonly attempts: number;
  readonly students: number;
  readonly differing: number;
}

async function compare(context: Context): Promise<Compared> {
  const { store, clock } = context;
  const { attempts: table, papers, users } = store.t;
  const papersById = new Map((await store.read.select().from(papers)).map((paper) => [paper.id, paper]));
  const students = new Set(
    (await store.read.select({ id: users.id }).from(users).where(eq(users.role, 'student'))).map(
      ({ id }) => id,
    ),
  );
  const read = keyedPapers(store);
  const byStudent = new Map<string, { ranked: boolean; measured: ReturnType<typeof measure> }[]>();
  let [attempts, differing] = [0, 0];
  for (const { packageVersion } of await store.read
    .selectDistinct({ packageVersion: table.packageVersion })
    .from(table)) {
    const marker = (await read(packageVersion))?.keyed.marker;
    const rows = await store.read
      .select({
        userId: table.userId,
        paperId: table.paperId,
        ranked: table.ranked,
        scoreExact: table.scoreExact,
        totalTimeSeconds: table.totalTimeSeconds,
        responses: table.responses,
      })
      .from(table)
      .where(eq(table.packageVersion, packageVersion));
    for (const { userId, paperId, ranked, scoreExact, totalTimeSeconds, responses } of rows) {
      const paper = papersById.get(paperId);
      if (marker === undefined || paper === undefined) throw new Error(`${packageVersion} cannot be marked`);
      const { total, counts } = marker.mark(
        Object.fromEntries(responses.map((one) => [one.questionId, one.selectedAnswer])),
      );
      attempts += 1;
      if (total !== scoreExact) differing += 1;
      const { totalMarks, difficultyLevel } = paper;
      const measured = measure({
        ...counts,
        scoreExact: total,
        totalTimeSeconds,
        totalMarks,
        difficultyLevel,
      });
      byStudent.set(userId, [...(byStudent.get(userId) ?? []), { ranked, measured }]);
    }
  }
  const expected = [...byStudent].flatMap(([userId, own]) => {
    const ranked = own.filter((one) => one.ranked).map((one) => one.measured);
    if (ranked.length === 0 || !students.has(userId)) return [];
    const { score, figures } = rankedScoreOf(ranked, own.length);
    return [{ userId, score, figures: packFigures(figures) }];
  });
  expected.sort((one, other) => other.score - one.score || (one.userId < other.userId ? 1 : -1));
  const ranks = new Map<number, number>();
  for (const [place, { score }] of expected.entries()) if (!ranks.has(score)) ranks.set(score, place + 1);
  const lineOf = (
    rank: number | undefined,
    { userId, score, figures }: Pick<Ranked, 'userId' | 'score' | 'figures'>,
  ) => `${rank} ${userId} ${score} ${figures}`;
  const board = { board: '', timeframe: 'alltime' as const, period: periodAt('alltime', clock.now()) };
  const shown: string[] = [];
  let last: Ranked | undefined;
  for (;;) {
    const start = last === undefined ? { offset: 0 } : { after: last };
    const { entries } = await readPage(store, board, start, PAGE);
    shown.push(...entries.map((entry) => lineOf(entry.rank, entry)));
    last = entries.at(-1);
    if (entries.length < PAGE) break;
  }
  const lines = expected.map((one) => lineOf(ranks.get(one.score), one));
  differing +=
    Math.abs(lines.length - shown.length) + lines.filter((line, place) => line !== shown[place]).length;
  return { attempts, students: lines.length, differing };
}
