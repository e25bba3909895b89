import type { User } from '@exam/shared-schema/contract';
import type { Answer } from '@exam/shared-schema/question-types';
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
import { goOnHere } from './go-on.ts';
import type { Random } from './random.ts';
import type { Page, DeviceSeams } from './sim-device.ts';
import type { SimPaper } from './template.ts';
import type { Sat, Trick } from './tricks.ts';
import { newerAction } from './versions.ts';
import type { Witness } from './witness.ts';

/** One student's plan to sit one paper on one device. */
export interface Sitting {
  readonly user: User;
  readonly paper: SimPaper;
  /** Everybody starts when the bell rings, or whenever they like. Epoch milliseconds. */
  readonly startsAt: number;
  readonly actions: number;
  /** Longest pause between two actions, milliseconds. */
  readonly pace: number;
  readonly ending: 'seal' | 'clock' | 'leave-open';
  /** An answer that the paper does not offer: the server will not take such an attempt (SY5). */
  readonly poisoned: boolean;
  readonly signsOut: boolean;
  readonly pushesDrafts: boolean;
  /** Looks whether another device has begun the paper, and goes on with that (ST13). */
  goesOn: boolean;
  /** Hands in what this device has of an attempt that another one has gone on with (SY6). */
  handsInLeft: boolean;
  attemptId: string | null;
  done: boolean;
  /** How more time than the paper gives is hidden; null for an honest student. */
  trick: Trick | null;
  /** The trick, once its log is written. */
  played: Trick | null;
  /** The attempt that the app itself began, whose log is written over. */
  startedId: string | null;
  /** Epoch milliseconds, once it was begun. */
  satUntil: number | null;
  said: Sat['said'];
}

export interface School {
  readonly token: (userId: string) => string | null;
  readonly witness: Witness;
  readonly random: Random;
  readonly now: () => number;
  readonly healsAt: number;
  readonly seams: DeviceSeams;
}

const RETRY_MS = 4_000;
const EXPECTED_BYTES = 5_000;

/** Does on a page what the plan says, from where the disk says that it stands. Ends with the page, or when all is done. */
export async function attend(page: Page, sittings: readonly Sitting[], school: School): Promise<void> {
  for (;;) {
    const next = sittings.find(({ done }) => !done);
    if (next === undefined && school.now() > school.healsAt) return;
    if (next === undefined) await page.sleep(RETRY_MS);
    else await sitUndaunted(page, next, school);
  }
}

async function sitUndaunted(page: Page, sitting: Sitting, school: School): Promise<void> {
  try {
    await sit(page, sitting, school);
  } catch (error) {
    // The disk refused something: a person tries again.
    if (!isOfTheDisk(error)) throw error;
    await page.sleep(RETRY_MS);
  }
}

/** How Dexie and IndexedDB name what a failing disk, or the end of the page, does to a transaction. */
function isOfTheDisk(error: unknown): boolean {
  const names = ['AbortError', 'DatabaseClosedError', 'TransactionInactiveError', 'InvalidStateError'];
  return error instanceof Error && names.includes(error.name);
}

async function sit(page: Page, sitting: Sitting, school: School): Promise<void> {
  const { user, paper } = sitting;
  const { database } = page;
  await signIn(page, sitting, school);
  if (sitting.trick !== null) return playTrick(page, sitting, school);
  const attemptId = sitting.attemptId ?? (await begin(page, sitting, school));
  if (attemptId === null) return;
  sitting.attemptId = attemptId;
  const opened = await openRoom(database, attemptId);
  if (opened.kind === 'open') await answer(page, opened.room, sitting, school);
  else if (opened.kind === 'missing') throw new Error(`The paper ${paper.testId} is gone from the device`);
  else if (opened.kind === 'elsewhere') return page.sleep(RETRY_MS);
  else if (opened.kind === 'moved' && sitting.handsInLeft) await handInMoved(database, attemptId);
  sitting.done = true;
  void page.loop.sync(true);
  await page.sleep(school.random.between(100, 5_000));
  if (!sitting.signsOut) return;
  await endSession(database);
  await school.seams.signedOut?.(database, user._id);
}

async function signIn(page: Page, { user }: Sitting, school: School): Promise<void> {
  const token = school.token(user._id);
  if (token !== null) await startSession(page.database, user, token);
}

/** Saves the paper where it is not saved, waits for the bell, and starts. Null if the line does not let it. */
async function begin(page: Page, sitting: Sitting, school: School): Promise<string | null> {
  const { user, paper, startsAt } = sitting;
  const { database } = page;
  const open = await openAttemptOf(database, user._id, paper.testId);
  if (open !== undefined) return open.attemptId;
  const elsewhere = await lookElsewhere(page, sitting, school);
  if (elsewhere !== null) return elsewhere;
  const saved = (await savedPackage(database, user._id, paper.testId)) ?? (await save(page, sitting, school));
  if (saved === null) {
    await page.sleep(RETRY_MS);
    sitting.done = school.now() > school.healsAt + 60_000;
    return null;
  }
  await page.sleep(Math.max(0, startsAt - school.now()));
  const row = await startAttempt(database, saved);
  return row.attemptId;
}

async function playTrick(page: Page, sitting: Sitting, school: School): Promise<void> {
  const { user, paper } = sitting;
  const saved =
    (await savedPackage(page.database, user._id, paper.testId)) ?? (await save(page, sitting, school));
  if (saved !== null) return cheat(page, saved, sitting, school);
  await page.sleep(RETRY_MS);
  sitting.done = school.now() > school.healsAt + 60_000;
}

async function lookElsewhere(page: Page, { user, paper, goesOn }: Sitting, school: School) {
  const token = goesOn ? school.token(user._id) : null;
  if (token === null) return null;
  await page.sleep(school.random.between(0, 2) * DRAFT_INTERVAL_MS);
  return goOnHere(page, { userId: user._id, testId: paper.testId, token });
}

async function save(page: Page, { user, paper }: Sitting, school: School) {
  const token = school.token(user._id);
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

async function answer(page: Page, room: AttemptRoom, sitting: Sitting, school: School): Promise<void> {
  const { random, witness } = school;
  const questions = questionsInOrder(room.paper).map(({ question }) => question);
  let draftAt = school.now() + DRAFT_INTERVAL_MS;
  for (let step = 0; step < sitting.actions && isRunning(room); step += 1) {
    if (await hasMoved(page, room)) return leave(page, room, sitting);
    await page.sleep(school.now() >= school.healsAt ? 10 : random.between(200, sitting.pace));
    room.tick();
    room.act(actionOf(page, random.pick(questions), sitting, random));
    await page.sleep(random.between(0, 30));
    witness.saw(room);
    if (sitting.pushesDrafts && school.now() >= draftAt) {
      draftAt = school.now() + DRAFT_INTERVAL_MS;
      void push(page, room.row.attemptId, school.token(sitting.user._id));
    }
  }
  await end(page, room, sitting, school);
}

/** SY6: the screen gives way to one that says so. */
async function hasMoved(page: Page, room: AttemptRoom): Promise<boolean> {
  return (await page.database.attempts.get(room.row.attemptId))?.status === 'moved';
}

async function leave(page: Page, room: AttemptRoom, { handsInLeft }: Sitting): Promise<void> {
  await room.retry();
  await room.close();
  if (handsInLeft) await handInMoved(page.database, room.row.attemptId);
}

/** A draft may fail at anything, and nothing comes of it: the next one says more. */
function push(page: Page, attemptId: string, token: string | null): Promise<unknown> {
  if (token === null) return Promise.resolve();
  return pushDraft(page.database, attemptId, token).catch((error: unknown) => {
    if (!isOfTheDisk(error)) throw error;
  });
}

function isRunning(room: AttemptRoom): boolean {
  return room.store.getState().attempt.status === 'open';
}

async function end(page: Page, room: AttemptRoom, sitting: Sitting, school: School): Promise<void> {
  if (sitting.ending === 'clock') {
    while (isRunning(room) && school.now() < school.healsAt - 2_000) {
      await page.sleep(Math.min(5_000, Math.max(250, room.remainingMs())));
      room.tick();
    }
  }
  if (sitting.ending === 'leave-open' && isRunning(room)) return room.close();
  await room.seal('student');
  school.witness.sawSealed(room);
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
  if (question.type === 'Numerical') return random.pick(['987.5', '3', '-1.25']);
  const options = question.options.map(({ _id }) => _id);
  if (question.type === 'MCQ') return random.pick(options);
  return [...new Set([random.pick(options), random.pick(options)])];
}
