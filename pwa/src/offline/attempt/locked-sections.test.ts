import { answersOf } from '@exam/shared-schema/attempt';
import type { PackageSection, PaperPackage } from '@exam/shared-schema/paper-package';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserEdge } from '../../api/index.ts';
import { putSavedPaper, testPaper } from '../../test/paper.ts';
import { openRoom } from './attempt-room.ts';
import { eventsOf, startAttempt } from './attempts.ts';
import { openDatabase, type AttemptRow, type ExamDatabase } from '../database/database.ts';
import type { AttemptRoom } from './room-contract.ts';

const MINUTE = 60_000;
const START = 1_800_000_000_000;

function section(_id: string, timeLimit: number): PackageSection {
  const options = ['a', 'b'].map((id) => ({ _id: `${_id}-${id}`, text: id }));
  return { _id, title: _id, timeLimit, questions: [{ _id: `${_id}-q`, type: 'MCQ', text: '?', options }] };
}

const LOCKED: Partial<PaperPackage> = {
  timing: { policy: 'continuous', durationSeconds: 3600, sectionTiming: 'locked' },
  sections: [section('one', 20), section('two', 20), section('three', 20)],
};

const clock = { at: START, mono: 0, pageLife: 'page-1' };
const edge = {
  ...browserEdge,
  now: () => clock.at,
  mono: () => clock.mono,
  get pageLife() {
    return clock.pageLife;
  },
};

let database: ExamDatabase;
let attempt: AttemptRow;
let room: AttemptRoom;
let counter = 0;

/** Advances the device's clocks and ticks the room. */
function wait(ms: number): void {
  clock.at += ms;
  clock.mono += ms;
  room.tick();
}

async function open(): Promise<AttemptRoom> {
  const opened = await openRoom(database, attempt.attemptId);
  if (opened.kind !== 'open') throw new Error(`The room is ${opened.kind}`);
  return opened.room;
}

/** Ends the page and opens another one after this time. */
async function reopen(ms: number): Promise<void> {
  await room.close();
  clock.at += ms;
  clock.mono = 0;
  clock.pageLife = `page-${clock.at}`;
  room = await open();
}

const openSection = () => room.store.getState().openSectionId;
const logged = async () =>
  (await eventsOf(database, attempt.attemptId)).map((event) =>
    'sectionId' in event ? `${event.type} ${event.sectionId}` : event.type,
  );

beforeEach(async () => {
  Object.assign(clock, { at: START, mono: 0, pageLife: 'page-1' });
  database = openDatabase(`sections-${(counter += 1)}`, edge);
  attempt = await startAttempt(database, await putSavedPaper(database, 'u1', testPaper(LOCKED)));
  room = await open();
});

afterEach(() => room.close());

describe('[ST17] a paper whose sections are locked', () => {
  it('[ST17] opens with the first section and its own clock', () => {
    expect(openSection()).toBe('one');
    wait(5 * MINUTE);
    expect(room.sectionRemainingMs()).toBe(15 * MINUTE);
    expect(room.remainingMs()).toBe(55 * MINUTE);
  });

  it('[ST17] closes a section by itself at its end, opens the next, and says so in the log', async () => {
    wait(20 * MINUTE - 1);
    expect(openSection()).toBe('one');
    wait(1);
    expect(openSection()).toBe('two');
    await room.retry();
    expect(await logged()).toEqual([
      'started',
      'section-entered one',
      'section-closed one',
      'section-entered two',
    ]);
  });

  it('[ST17] an answer to a closed section is kept in the log and does not count', async () => {
    room.act({ type: 'answered', questionId: 'one-q', answer: 'one-a' });
    wait(21 * MINUTE);
    room.act({ type: 'answered', questionId: 'one-q', answer: 'one-b' });
    await room.retry();
    expect(answersOf(room.store.getState().attempt, ['one-q'])).toEqual({ 'one-q': 'one-a' });
    expect((await logged()).filter((type) => type === 'answered')).toHaveLength(2);
  });

  it('[ST17] [AT4] reopens in the section that is open now, over the ones that passed meanwhile', async () => {
    wait(MINUTE);
    await reopen(45 * MINUTE);
    expect(openSection()).toBe('three');
    expect(room.sectionRemainingMs()).toBe(14 * MINUTE);
  });

  it('[ST17] says which section closed while the student was away, and nothing where none did', async () => {
    wait(MINUTE);
    await reopen(MINUTE);
    expect(room.closedWhileAway).toBeFalsy();
    await reopen(20 * MINUTE);
    expect(room.closedWhileAway).toBe('one');
  });

  it('[ST17] [AT21] a wall clock that is moved while the page lives closes nothing', () => {
    clock.at += 3 * 60 * MINUTE;
    wait(MINUTE);
    expect(openSection()).toBe('one');
    clock.at -= 9 * 60 * MINUTE;
    wait(MINUTE);
    expect(room.sectionRemainingMs()).toBe(18 * MINUTE);
  });

  it('[ST17] [AT21] a wall clock that is moved back over a reload opens nothing again', async () => {
    wait(25 * MINUTE);
    room.act({ type: 'answered', questionId: 'two-q', answer: 'two-a' });
    await room.retry();
    await reopen(-24 * 60 * MINUTE);
    expect(openSection()).toBe('two');
    expect(room.sectionRemainingMs()).toBe(15 * MINUTE);
  });

  it('[ST17] [AT22] the end of the last section is the end of the paper', async () => {
    wait(60 * MINUTE);
    await room.seal('clock');
    expect(room.store.getState().attempt.seal).toMatchObject({ by: 'clock', elapsedMs: 60 * MINUTE });
    expect((await logged()).at(-1)).toBe('sealed');
  });

  it("[ST17] [ST2] extra time stretches each section's clock", async () => {
    const saved = await putSavedPaper(database, 'u2', testPaper(LOCKED));
    attempt = await startAttempt(database, { ...saved, extraTimePercent: 50 });
    await room.close();
    room = await open();
    wait(29 * MINUTE);
    expect(openSection()).toBe('one');
    expect(room.remainingMs()).toBe(61 * MINUTE);
  });
});
