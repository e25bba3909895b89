import { uuidV7, type ResponseOnWire } from '@exam/shared-schema/attempt';
import type { Context } from '../src/context.ts';
import { addAttempt, type NewAttempt } from '../src/marked-attempts/queries.ts';
import { openContext } from './prepare.ts';
import { addStudents } from './world.ts';

const ROWS_AT_ONCE = 1000;
/** As an active student has; the lists show them ten at a time. */
const ATTEMPTS_EACH = 100;

/** What differs from the usual row. */
export interface Shape {
  readonly attemptsEach?: number;
  readonly row?: Partial<NewAttempt>;
  /** What differs from row to row. */
  readonly rowAt?: (number: number) => Partial<NewAttempt>;
  /** A PostgreSQL instead of the embedded database in the directory. */
  readonly databaseUrl?: string | undefined;
}

export interface Filled {
  readonly studentIds: readonly string[];
  readonly attemptId: string;
}

/**
 * Puts finished attempts into the database of a world, up to `count`: rows of the usual shape with ten responses and
 * no log, so that a million of them fit a disk.
 */
export async function fillAttempts(
  directory: string,
  count: number,
  papers: readonly { readonly paperId: string; readonly packageVersion: string }[],
  { attemptsEach = ATTEMPTS_EACH, row: own = {}, rowAt = () => ({}), databaseUrl }: Shape = {},
): Promise<Filled> {
  const context = await openContext(directory, databaseUrl);
  const { store } = context;
  const there = await store.read.$count(store.t.attempts);
  const studentIds = await addStudents(context, Math.ceil((count - there) / attemptsEach), `filler-${there}`);
  let attemptId = '';
  for (let first = there; first < count; first += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, count - first) }, (_, index) => {
      const number = first + index - there;
      const paper = papers[number % papers.length] as (typeof papers)[number];
      const userId = studentIds[number % studentIds.length] as string;
      return { ...rowOf(context, userId, paper, number), ...own, ...rowAt(number) };
    });
    attemptId = rows.at(-1)?.id ?? attemptId;
    await store.write(async (queries) => {
      for (const row of rows) await addAttempt(store, queries, row);
    });
  }
  await store.close();
  return { studentIds, attemptId };
}

function rowOf(
  { clock, ids }: Context,
  userId: string,
  { paperId, packageVersion }: { readonly paperId: string; readonly packageVersion: string },
  number: number,
): NewAttempt {
  const submittedAt = clock.now() - number * 1000;
  const id = uuidV7(submittedAt, ids.bytes(10));
  const digest = ids.bytes(32).toString('hex');
  const receipt = {
    attemptId: id,
    testId: paperId,
    userDigest: digest,
    head: digest,
    answersDigest: digest,
    receivedAt: new Date(submittedAt).toISOString(),
    keyId: 'bench',
    backedUpThrough: null,
    signature: ids.bytes(64).toString('base64url'),
  };
  return {
    id,
    userId,
    paperId,
    packageVersion,
    head: digest,
    answersDigest: digest,
    responses: JSON.stringify(
      Array.from({ length: 10 }, (_, question) => responseOf(`question-${question}`)),
    ),
    log: null,
    claims: '{}',
    startedAt: submittedAt - 3_600_000,
    submittedAt,
    receivedAt: submittedAt,
    totalTimeSeconds: 3600,
    flags: JSON.stringify(['no-log']),
    ranked: false,
    isDoubted: false,
    scoreExact: String(number % 240),
    score: number % 240,
    correct: 40,
    incorrect: 10,
    unanswered: 10,
    accuracy: 80,
    keyVersion: 1,
    engineVersion: 1,
    receipt: JSON.stringify(receipt),
    deviceId: null,
    isDemo: false,
  };
}

function responseOf(questionId: string): ResponseOnWire {
  return {
    questionId,
    selectedAnswer: 'a',
    timeTaken: 60,
    isSkipped: false,
    markedForReview: false,
    visits: 1,
    answeredAt: null,
  };
}
