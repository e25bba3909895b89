import type { AttemptEvent } from '@exam/shared-schema/attempt';
import { attemptTime } from '@exam/shared-schema/contract';
import { questionsInOrder } from '@exam/shared-schema/paper-package';
import { questionTypes } from '@exam/shared-schema/question-types';
import { callApi } from '../pwa/src/api/index.ts';
import { headerOf } from '../pwa/src/offline/attempt/attempts.ts';
import { newAttemptId } from '../pwa/src/offline/platform/device.ts';
import {
  pushDraft,
  startAttempt,
  type AttemptRow,
  type ExamDatabase,
  type PackageRow,
} from '../pwa/src/offline/index.ts';
import type { Page } from './sim-device.ts';
import type { StudentContext, Sitting } from './student.ts';
import {
  AFTER_A_DRAFT,
  AFTER_A_STATEMENT,
  forgedLog,
  UNDER_ANOTHER_ID,
  type SatAttempt,
  type Trick,
} from './tricks.ts';

/** More than twice the time of the paper that tricks are played on, milliseconds. */
const SAT_MS = 5 * 60_000;
const RETRY_MS = 4_000;
const GIVES_UP_AFTER_MS = 60_000;

/**
 * Works on a paper for longer than it allows, and writes a log that claims less time. Writes to the device's storage
 * like a modified app would. Can be restarted at any point, as after a crash.
 */
export async function cheat(
  page: Page,
  saved: PackageRow,
  sitting: Sitting,
  context: StudentContext,
): Promise<void> {
  const { trick } = sitting;
  if (trick === null) return;
  const row = await startAttempt(page.database, saved);
  sitting.attemptId ??= row.attemptId;
  sitting.startedId = row.attemptId;
  if (!(await prepared(page, row, sitting, context))) {
    await page.sleep(RETRY_MS);
    sitting.done = context.now() > context.healsAt + GIVES_UP_AFTER_MS;
    return;
  }
  sitting.satUntil ??= context.now() + SAT_MS;
  await page.sleep(Math.max(0, sitting.satUntil - context.now()));
  sitting.attemptId = await forge(page, saved, row, sitting);
  sitting.played = trick;
  sitting.done = true;
  void page.loop.sync(true);
}

/** Makes the call that some tricks need first. @returns false if it has to be tried again. */
async function prepared(
  page: Page,
  row: AttemptRow,
  sitting: Sitting,
  context: StudentContext,
): Promise<boolean> {
  const { trick, user } = sitting;
  if (trick === AFTER_A_STATEMENT && sitting.statement === null) sitting.statement = await askTime(page, row);
  if (trick === AFTER_A_STATEMENT) return sitting.statement !== null;
  if (trick === null || !AFTER_A_DRAFT.includes(trick) || row.acknowledgedSeq > 0) return true;
  const token = context.token(user._id);
  return token !== null && (await pushDraft(page.database, row.attemptId, token)) !== null;
}

async function askTime({ edge }: Page, row: AttemptRow): Promise<SatAttempt['statement']> {
  const { attemptId, testId, packageVersion, ticket } = row;
  const startedAt = Math.round(row.startedAt + (row.startOffsetMs ?? 0));
  const body = { testId, packageVersion, ticket, head: 'f'.repeat(64), startedAt };
  const answer = await callApi(attemptTime, { params: { attemptId }, body }, { edge });
  return answer.ok ? { elapsedMs: 0, word: answer.answer.data.word } : null;
}

/** @returns the id with which the forged attempt is handed in. */
async function forge(
  page: Page,
  saved: PackageRow,
  row: AttemptRow,
  { trick, statement }: Sitting,
): Promise<string> {
  const { database, edge } = page;
  const attemptId = trick === UNDER_ANOTHER_ID ? newAttemptId(edge) : row.attemptId;
  const forged: AttemptRow = { ...row, attemptId, status: 'sealed', sealedAt: edge.now() };
  const events = forgedLog(trick as Trick, satOf(saved, forged, edge.now(), statement));
  const head = events.at(-1)?.hash ?? null;
  await write(database, { ...forged, head }, events);
  return attemptId;
}

function satOf(
  saved: PackageRow,
  row: AttemptRow,
  endedAt: number,
  statement: SatAttempt['statement'],
): SatAttempt {
  const found = questionsInOrder(saved.content).find(
    ({ question }) => questionTypes[question.type].options === 'one',
  );
  return {
    header: headerOf(row),
    startedAt: row.startedAt,
    offsetMs: row.startOffsetMs,
    endedAt,
    questionId: found?.question._id ?? '',
    answer: found?.question.options[0]?._id ?? '',
    statement,
  };
}

async function write(database: ExamDatabase, row: AttemptRow, events: readonly AttemptEvent[]) {
  const { attemptId, userId, testId, title, head, sealedAt } = row;
  const entry = { attemptId, userId, testId, title, head: head ?? '', sealedAt: sealedAt ?? 0 };
  const waiting = {
    state: 'waiting',
    tries: 0,
    firstFailureAt: null,
    nextTryAt: 0,
    lastError: null,
  } as const;
  await database.transaction('rw', database.events, database.attempts, database.outbox, async () => {
    await database.events.where('[attemptId+seq]').between([attemptId, 0], [attemptId, Infinity]).delete();
    await database.events.bulkAdd(events.map((event) => ({ ...event, attemptId })));
    await database.attempts.put(row);
    await database.outbox.put({ ...entry, ...waiting, sealConfirmed: true });
  });
}
