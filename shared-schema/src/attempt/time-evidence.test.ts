import { describe, expect, it } from 'vitest';
import type { Timing } from './clock.ts';
import type { AttemptAction } from './events.ts';
import { foldAttempt } from './fold.ts';
import { CONTINUOUS, HOUR, PAUSABLE, ScriptedDevice } from './testing.ts';
import { TimeWitness, type TimeEvidence } from './time-evidence.ts';

function evidenceOf(device: ScriptedDevice, timing: Timing = CONTINUOUS): TimeEvidence {
  const witness = new TimeWitness(timing);
  const { clock } = foldAttempt(device.genesis, device.events, timing, witness.see);
  return witness.finish(clock.elapsedMs);
}

const begun = (timing: Timing = CONTINUOUS) => new ScriptedDevice(timing).start();
const answered = { type: 'answered', questionId: 'q1', answer: 'a' } as const;
const visited = { type: 'visited', questionId: 'q1' } as const;
const seal = (by: 'student' | 'clock'): AttemptAction => ({ type: 'sealed', by, elapsedMs: 0 });
const resumed = (more: Partial<Extract<AttemptAction, { type: 'resumed' }>>): AttemptAction => ({
  type: 'resumed',
  session: 'again',
  reason: 'reload',
  ...more,
});

describe('[ST70] the start', () => {
  it('[ST70] is the first event, and there is one', () => {
    const device = begun().wait(5_000).log(answered);
    expect(evidenceOf(device)).toMatchObject({
      hasOneStart: true,
      start: { at: device.events[0]?.at, offsetMs: null },
    });
  });

  it('[ST70] has the offset of the clock, if the device knew it', () => {
    const device = new ScriptedDevice();
    device.log({ type: 'started', session: device.session, offsetMs: -40 });
    expect(evidenceOf(device).start).toEqual({ at: device.at, offsetMs: -40 });
  });

  it('[ST70] is unclear if there is none, if it comes later, and if there are two', () => {
    const late = new ScriptedDevice().log(visited).wait(1_000);
    late.log({ type: 'started', session: late.session, offsetMs: 5 });
    const logs = [new ScriptedDevice().log(visited), late, begun().start()];
    expect(logs.map((device) => evidenceOf(device).hasOneStart)).toEqual([false, false, false]);
    // What is known of a log's beginning is known of its first event.
    expect(evidenceOf(late).start).toEqual({ at: late.events[0]?.at, offsetMs: null });
  });
});

describe('[ST70] the last event that counts', () => {
  it.each([
    ['an answer', answered],
    ['a cleared answer', { type: 'cleared', questionId: 'q1' } as const],
    ['the seal of the student', seal('student')],
  ])('[ST70] is %s, at the exam time of the event itself', (_what, action) => {
    const device = begun().wait(7_000).log(action);
    const { seq, at } = device.events[1] ?? {};
    if (action.type !== 'sealed') device.wait(9_000).log(visited);
    const { lastCounted } = evidenceOf(device);
    expect(lastCounted).toEqual({ seq, at, elapsedMs: 7_000, uncountedMs: 0, hasGaps: false });
  });

  it('[ST70] is neither a visit nor the seal of the clock', () => {
    expect(evidenceOf(begun().log(visited).log(seal('clock'))).lastCounted).toBeNull();
  });

  it('[AT22] is no answer after the limit, but a seal of the student then', () => {
    const device = begun()
      .wait(HOUR + 2_001)
      .log(answered);
    expect(evidenceOf(device).lastCounted).toBeNull();
    expect(evidenceOf(device.log(seal('student'))).lastCounted).toMatchObject({ seq: 2 });
    const inGrace = begun()
      .wait(HOUR + 2_000)
      .log(answered);
    expect(evidenceOf(inGrace).lastCounted).toMatchObject({ seq: 1 });
  });

  it('[SY11] is no event that only a newer app knows, and such an event claims no time', () => {
    const members = { by: 'student', reason: 'time-left', elapsedMs: 0 };
    const newer = { ...members, type: 'pad-opened' } as unknown as AttemptAction;
    const { lastCounted, claims } = evidenceOf(begun().wait(60_000).log(answered).wait(60_000).log(newer));
    expect(lastCounted).toMatchObject({ seq: 1 });
    expect(claims).toEqual([]);
  });

  it('[AT22] is nothing after the seal', () => {
    const device = begun().wait(1_000).log(seal('student')).wait(1_000).log(answered);
    expect(evidenceOf(device).lastCounted).toMatchObject({ seq: 1 });
  });
});

const uncountedOf = (device: ScriptedDevice, timing?: Timing) => {
  const { jumps, lastCounted } = evidenceOf(device.log(answered), timing);
  return { jumps, uncountedMs: lastCounted?.uncountedMs, hasGaps: lastCounted?.hasGaps };
};

describe('[AT21] a wall clock against the monotonic one', () => {
  it('[ST70] time by which it runs ahead while in view is uncounted, and adds up', () => {
    const device = begun().wait(1_000).moveWallClock(2_000).log(visited).wait(500).moveWallClock(1_999);
    expect(uncountedOf(device)).toEqual({ jumps: 0, uncountedMs: 3_999, hasGaps: false });
  });

  it('[AT21] more than two seconds are a jump, either way, and back gives nothing back', () => {
    const forward = begun().wait(1_000).moveWallClock(2_001);
    expect(uncountedOf(forward)).toEqual({ jumps: 1, uncountedMs: 2_001, hasGaps: false });
    const back = begun().wait(5_000).moveWallClock(3_000).log(visited).moveWallClock(-4_000);
    expect(uncountedOf(back)).toEqual({ jumps: 2, uncountedMs: 3_000, hasGaps: false });
  });

  it('[AT21] a jump that the log has an event of is counted once', () => {
    const device = begun().wait(1_000).moveWallClock(HOUR).log({ type: 'clock-jumped', byMs: HOUR });
    expect(uncountedOf(device)).toEqual({ jumps: 1, uncountedMs: HOUR, hasGaps: false });
  });

  it('[ST70] a monotonic clock that runs backwards within a page life hides nothing', () => {
    const device = begun().wait(60_000).log(visited);
    device.mono -= 50_000;
    device.at += 30_000;
    expect(uncountedOf(device)).toMatchObject({ uncountedMs: 30_000 });
  });
});

describe('[ST70] a wall clock while nothing else measures time', () => {
  const closed = (policy: Timing, byMs: number) => begun(policy).wait(60_000).log(visited).reload(byMs);
  const hidden = (policy: Timing, wallMs: number, monoMs: number) => {
    const device = begun(policy).log({ type: 'left-page' }).moveWallClock(wallMs);
    device.mono += monoMs;
    return device.log({ type: 'returned' });
  };

  it('[ST70] is trusted if it moves forward', () => {
    expect(uncountedOf(closed(CONTINUOUS, HOUR / 2))).toEqual({ jumps: 0, uncountedMs: 0, hasGaps: true });
    expect(uncountedOf(hidden(CONTINUOUS, HOUR / 2, 0))).toEqual({
      jumps: 0,
      uncountedMs: 0,
      hasGaps: false,
    });
  });

  it('[ST70] proves nothing if it moves backwards by more than two seconds', () => {
    expect(uncountedOf(closed(CONTINUOUS, -2_000))).toEqual({ jumps: 0, uncountedMs: 0, hasGaps: true });
    const set = { jumps: 1, uncountedMs: Infinity };
    expect(uncountedOf(closed(CONTINUOUS, -2_001))).toEqual({ ...set, hasGaps: true });
    expect(uncountedOf(hidden(CONTINUOUS, 0, 2_000))).toMatchObject({ jumps: 0, uncountedMs: 0 });
    expect(uncountedOf(hidden(CONTINUOUS, 0, 2_001))).toEqual({ ...set, hasGaps: false });
  });

  it('[ST70] [AT20] does not matter for a pausable paper', () => {
    expect(uncountedOf(closed(PAUSABLE, -HOUR), PAUSABLE)).toMatchObject({ jumps: 0, uncountedMs: 0 });
    expect(uncountedOf(hidden(PAUSABLE, -HOUR, 0), PAUSABLE)).toMatchObject({ jumps: 0, uncountedMs: 0 });
  });

  it('[ST13] proves nothing about another device, which has a wall clock of its own', () => {
    const device = begun().wait(60_000).log(visited).moveWallClock(-HOUR);
    device.session = 'elsewhere';
    device.log(resumed({ session: 'elsewhere', reason: 'other-device' }));
    expect(uncountedOf(device)).toEqual({ jumps: 0, uncountedMs: 0, hasGaps: false });
  });
});

describe('[ST69] time that a log claims back', () => {
  /** After ten minutes that the log shows. */
  const claimsOf = (action: AttemptAction, before?: AttemptAction) => {
    const device = begun().wait(600_000).log(visited);
    if (before !== undefined) device.log(before);
    return evidenceOf(device.log(action)).claims;
  };

  it.each(['time-left', 'other-device'] as const)('[ST69] %s with less than it shows', (reason) => {
    const claim = { reason, elapsedMs: 597_999, word: 'w' };
    expect(claimsOf(resumed(claim))).toEqual([{ seq: 2, elapsedMs: 597_999, word: 'w' }]);
    expect(claimsOf(resumed({ reason, elapsedMs: 0 }))).toEqual([{ seq: 2, elapsedMs: 0, word: undefined }]);
  });

  it.each(['time-left', 'other-device'] as const)(
    '[ST69] nothing by %s within two seconds, with more, or without a time',
    (reason) => {
      for (const elapsedMs of [598_000, 600_000, HOUR])
        expect(claimsOf(resumed({ reason, elapsedMs }))).toEqual([]);
      expect(claimsOf(resumed({ reason }))).toEqual([]);
    },
  );

  it.each(['reload', 'taken-over'] as const)('[ST69] nothing by %s, which takes no time back', (reason) => {
    expect(claimsOf(resumed({ reason, elapsedMs: 0 }))).toEqual([]);
  });

  it('[ST69] a seal is reopened by a claim of any time, but not by another device', () => {
    const reopened = claimsOf(resumed({ reason: 'time-left' }), seal('clock'));
    expect(reopened).toEqual([{ seq: 3, elapsedMs: 600_000, word: undefined }]);
    const later = claimsOf(resumed({ reason: 'time-left', elapsedMs: HOUR }), seal('clock'));
    expect(later).toEqual([{ seq: 3, elapsedMs: HOUR, word: undefined }]);
    expect(claimsOf(resumed({ reason: 'other-device' }), seal('clock'))).toEqual([]);
  });

  it('[ST69] a claim is no gap and no jump: the server has stated the time', () => {
    const device = begun().wait(600_000).log(visited).moveWallClock(-HOUR);
    device.session = 'again';
    device.log(resumed({ reason: 'time-left', elapsedMs: 5_000, word: 'w' }));
    expect(uncountedOf(device)).toEqual({ jumps: 0, uncountedMs: 0, hasGaps: false });
  });
});
