import type { User } from '@exam/shared-schema/contract';
import { type Answer, questionTypes } from '@exam/shared-schema/question-types';
import { questionsInOrder, type PackageQuestion } from '@exam/shared-schema/paper-package';
import type { AttemptAction } from '@exam/shared-schema/attempt';
import {
  DRAFT_INTERVAL_MS,
  endSession,
  openAttemptOf,
  openRoom,
  pushDraft,
  savedPackage,
  savePackage,
  startAttempt,
  startSession,
  type AttemptRoom,
} from '../pwa/src/offline/index.ts';
import { handInMoved } from '../pwa/src/offline/attempt/resume.ts';
import { cheat } from './cheat.ts';
import { continueHere } from './continue-here.ts';
import type { Random } from './random.ts';
import type { Page, DeviceSeams } from './sim-device.ts';
import type { SimPaper } from './template.ts';
import type { SatAttempt, Trick } from './tricks.ts';
import { newerAction } from './versions.ts';
import type { Witness } from './witness.ts';

/** One student's plan to take one paper on one device. */
export interface Sitting {
  readonly user: User;
  readonly paper: SimPaper;
  /** The common start of an exam hall, or any time. Epoch milliseconds. */
  readonly startsAt: number;
  readonly actions: number;
  /** Longest pause between two actions, milliseconds. */
  readonly pace: number;
  readonly ending: 'seal' | 'clock' | 'leave-open';
  /** Gives an answer that is not among the options, so that the server refuses the attempt (SY5). */
  readonly poisoned: boolean;
  readonly signsOut: boolean;
  readonly pushesDrafts: boolean;
  /** Continues the attempt of another device that has started the paper (ST13). */
  continuesOther: boolean;
  /** Hands in this device's part of an attempt that another device has continued (SY6). */
  handsInMoved: boolean;
  attemptId: string | null;
  done: boolean;
  /** How the student hides extra time; null for an honest student. */
  trick: Trick | null;
  /** The trick, after its log was written. */
  played: Trick | null;
  /** The attempt that the app started and whose log is overwritten. */
  startedId: string | null;
  /** When the dishonest student stops, epoch milliseconds; null before the start. */
  satUntil: number | null;
  statement: SatAttempt['statement'];
}

export interface StudentContext {
  readonly token: (userId: string) => string | null;
  readonly witness: Witness;
  readonly random: Random;
  readonly now: () => number;
  readonly healsAt: number;
  readonly seams: DeviceSeams;
}

const RETRY_MS = 4_000;
const EXPECTED_BYTES = 5_000;

/** Carries out the plan on a page, continuing from the state on disk. Ends with the page, or when all is done. */
export async function attend(
  page: Page,
  sittings: readonly Sitting[],
  context: StudentContext,
): Promise<void> {
  for (;;) {
    const next = sittings.find(({ done }) => !done);
    if (next === undefined && context.now() > context.healsAt) return;
    if (next === undefined) await page.sleep(RETRY_MS);
    else await sitWithRetry(page, next, context);
  }
}

async function sitWithRetry(page: Page, sitting: Sitting, context: StudentContext): Promise<void> {
  try {
    await sit(page, sitting, context);
  } catch (error) {
    // The disk refused a transaction: the student tries again.
    if (!isOfTheDisk(error)) throw error;
    await page.sleep(RETRY_MS);
  }
}

/** The errors of Dexie and IndexedDB for transactions that a failing disk or the end of the page aborts. */
function isOfTheDisk(error: unknown): boolean {
  const names = ['AbortError', 'DatabaseClosedError', 'TransactionInactiveError', 'InvalidStateError'];
  return error instanceof Error && names.includes(error.name);
}

async function sit(page: Page, sitting: Sitting, context: StudentContext): Promise<void> {
  const { user, paper } = sitting;
  const { database } = page;
  await signIn(page, sitting, context);
  if (sitting.trick !== null) return playTrick(page, sitting, context);
  const attemptId = sitting.attemptId ?? (await begin(page, sitting, context));
  if (attemptId === null) return;
  sitting.attemptId = attemptId;
  const opened = await openRoom(database, attemptId);
  if (opened.kind === 'open') await answer(page, opened.room, sitting, context);
  else if (opened.kind === 'missing') throw new Error(`The paper ${paper.testId} is gone from the device`);
  else if (opened.kind === 'elsewhere') return page.sleep(RETRY_MS);
  else if (opened.kind === 'moved' && sitting.handsInMoved) await handInMoved(database, attemptId);
  sitting.done = true;
  void page.loop.sync(true);
  await page.sleep(context.random.between(100, 5_000));
  if (!sitting.signsOut) return;
  await endSession(database);
  await context.seams.signedOut?.(database, user._id);
}

async function signIn(page: Page, { user }: Sitting, context: StudentContext): Promise<void> {
  const token = context.token(user._id);
  if (token !== null) await startSession(page.database, user, token);
}

/** Saves the paper if it is not saved, waits for the start, and starts. Null if the network failed. */
async function begin(page: Page, sitting: Sitting, context: StudentContext): Promise<string | null> {
  const { user, paper, startsAt } = sitting;
  const { database } = page;
  const open = await openAttemptOf(database, user._id, paper.testId);
  if (open !== undefined) return open.attemptId;
  const elsewhere = await lookElsewhere(page, sitting, context);
  if (elsewhere !== null) return elsewhere;
  const saved =
    (await savedPackage(database, user._id, paper.testId)) ?? (await save(page, sitting, context));
  if (saved === null) {
    await page.sleep(RETRY_MS);
    sitting.done = context.now() > context.healsAt + 60_000;
    return null;
  }
  await page.sleep(Math.max(0, startsAt - context.now()));
  const row = await startAttempt(database, saved);
  return row.attemptId;
}

async function playTrick(page: Page, sitting: Sitting, context: StudentContext): Promise<void> {
  const { user, paper } = sitting;
  const saved =
    (await savedPackage(page.database, user._id, paper.testId)) ?? (await save(page, sitting, context));
  if (saved !== null) return cheat(page, saved, sitting, context);
  await page.sleep(RETRY_MS);
  sitting.done = context.now() > context.healsAt + 60_000;
}

async function lookElsewhere(page: Page, { user, paper, continuesOther }: Sitting, context: StudentContext) {
  const token = continuesOther ? context.token(user._id) : null;
  if (token === null) return null;
  await page.sleep(context.random.between(0, 2) * DRAFT_INTERVAL_MS);
  return continueHere(page, { userId: user._id, testId: paper.testId, token });
}

async function save(page: Page, { user, paper }: Sitting, context: StudentContext) {
  const token = context.token(user._id);
  if (token === null) return null;
  const result = await savePackage({
    database: page.database,
    userId: user._id,
    token,
    testId: paper.testId,
    price: 0,
    expectedBytes: EXPECTED_BYTES,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ensureMaths: () => Promise.resolve(),
  });
  return result.ok ? result.saved : null;
}

async function answer(
  page: Page,
  room: AttemptRoom,
  sitting: Sitting,
  context: StudentContext,
): Promise<void> {
  const { random, witness } = context;
  const questions = questionsInOrder(room.paper).map(({ question }) => question);
  let draftAt = context.now() + DRAFT_INTERVAL_MS;
  for (let step = 0; step < sitting.actions && isRunning(room); step += 1) {
    if (await hasMoved(page, room)) return leave(page, room, sitting);
    await page.sleep(context.now() >= context.healsAt ? 10 : random.between(200, sitting.pace));
    room.tick();
    room.act(actionOf(page, random.pick(questions), sitting, random));
    await page.sleep(random.between(0, 30));
    witness.saw(room);
    if (sitting.pushesDrafts && context.now() >= draftAt) {
      draftAt = context.now() + DRAFT_INTERVAL_MS;
      void push(page, room.row.attemptId, context.token(sitting.user._id));
    }
  }
  await end(page, room, sitting, context);
}

/** SY6: whether the attempt has moved, so that the screen has to be left. */
async function hasMoved(page: Page, room: AttemptRoom): Promise<boolean> {
  return (await page.database.attempts.get(room.row.attemptId))?.status === 'moved';
}

async function leave(page: Page, room: AttemptRoom, { handsInMoved }: Sitting): Promise<void> {
  await room.retry();
  await room.close();
  if (handsInMoved) await handInMoved(page.database, room.row.attemptId);
}

/** A failed draft is ignored, because the next one includes its events. */
function push(page: Page, attemptId: string, token: string | null): Promise<unknown> {
  if (token === null) return Promise.resolve();
  return pushDraft(page.database, attemptId, token).catch((error: unknown) => {
    if (!isOfTheDisk(error)) throw error;
  });
}

function isRunning(room: AttemptRoom): boolean {
  return room.store.getState().attempt.status === 'open';
}

async function end(page: Page, room: AttemptRoom, sitting: Sitting, context: StudentContext): Promise<void> {
  if (sitting.ending === 'clock') {
    while (isRunning(room) && context.now() < context.healsAt - 2_000) {
      await page.sleep(Math.min(5_000, Math.max(250, room.remainingMs())));
      room.tick();
    }
  }
  if (sitting.ending === 'leave-open' && isRunning(room)) return room.close();
  await room.seal('student');
  context.witness.sawSealed(room);
  await room.close();
}

function actionOf(page: Page, question: PackageQuestion, sitting: Sitting, random: Random): AttemptAction {
  const isOfNewer = page.device.app === 'newer' && random.chance(0.3);
  return isOfNewer ? newerAction(question._id, random.chance(0.5)) : actionOn(question, sitting, random);
}

function actionOn(question: PackageQuestion, { poisoned }: Sitting, random: Random): AttemptAction {
  const questionId = question._id;
  const drawn = random.next();
  if (drawn < 0.15) return { type: 'visited', questionId };
  if (drawn < 0.25) return { type: 'marked', questionId };
  if (drawn < 0.35) return { type: 'cleared', questionId };
  const isOffered = !poisoned || question.options.length === 0;
  return {
    type: 'answered',
    questionId,
    answer: isOffered ? answerTo(question, random) : ['no-such-option'],
  };
}

function answerTo(question: PackageQuestion, random: Random): Answer {
  const options = question.options.map(({ _id }) => _id);
  switch (questionTypes[question.type].options) {
    case 'none':
      return random.pick(['987.5', '3', '-1.25']);
    case 'one':
      return random.pick(options);
    case 'many':
      return [...new Set([random.pick(options), random.pick(options)])];
  }
}
