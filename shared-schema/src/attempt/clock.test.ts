import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockJump, elapsedAt, limitMs, remainingAt } from './clock.ts';
import { CONTINUOUS, HOUR, PAUSABLE, ScriptedDevice } from './testing.ts';

const DAY = 24 * HOUR;

function started(timing = CONTINUOUS): ScriptedDevice {
  return new ScriptedDevice(timing).start();
}

describe('[AT20] the deadline', () => {
  it('[AT20] is start plus duration plus extra time in percent', () => {
    expect(limitMs(10_800, 0)).toBe(3 * HOUR);
    expect(limitMs(10_800, 33)).toBe(14_364_000);
  });

  it('[AT20] keeps running while the app is closed with the continuous policy', () => {
    const device = started()
      .wait(60_000)
      .reload(10 * 60_000);
    expect(device.state.clock.elapsedMs).toBe(11 * 60_000);
  });

  it('[AT20] stops while the app is closed with the pausable policy', () => {
    const device = started(PAUSABLE).wait(60_000).log({ type: 'visited', questionId: 'q1' }).reload(DAY);
    expect(device.state.clock.elapsedMs).toBe(60_000);
    expect(remainingAt(device.state.clock, device.wait(1_000).now, PAUSABLE)).toBe(HOUR - 61_000);
  });
});

describe('[AT21] a clock that is moved', () => {
  for (const [title, jump] of [
    ['an hour forward', HOUR],
    ['an hour back', -HOUR],
    ['a day forward', DAY],
    ['a day back', -DAY],
  ] as const) {
    it(`[AT21] ${title} while the page lives changes nothing on the exam clock`, () => {
      const device = started().wait(60_000).moveWallClock(jump).wait(1_000);
      expect(remainingAt(device.state.clock, device.now, CONTINUOUS)).toBe(HOUR - 61_000);
      expect(clockJump(device.state.clock, device.now)).toBe(jump);
    });
  }

  it('[AT21] is written into the log once and then followed', () => {
    const device = started().wait(5_000).moveWallClock(HOUR);
    device.log({ type: 'clock-jumped', byMs: clockJump(device.state.clock, device.now) });
    expect(device.state.clockJumps).toEqual({ count: 1, totalMs: HOUR });
    expect(clockJump(device.state.clock, device.wait(1_000).now)).toBe(0);
    device.reload(2_000);
    expect(device.state.clock.elapsedMs).toBe(8_000);
  });

  it('[AT21] back over a reload never gives back time that the log already shows', () => {
    const device = started().wait(600_000).log({ type: 'visited', questionId: 'q1' });
    device.moveWallClock(-DAY).reload(1_000);
    expect(device.state.clock.elapsedMs).toBe(600_000);
  });

  it('[AT21] a small drift within the tolerance is no jump', () => {
    const device = started().wait(60_000).moveWallClock(1_500);
    expect(clockJump(device.state.clock, device.now)).toBe(0);
  });
});

describe('[AT20] a device that sleeps', () => {
  it('[AT20] with the page hidden loses the slept time, as a closed app does', () => {
    const device = started().wait(10_000).log({ type: 'left-page' });
    device.moveWallClock(30 * 60_000).wait(500);
    expect(elapsedAt(device.state.clock, device.now, CONTINUOUS)).toBe(10_000 + 30 * 60_000 + 500);
    expect(clockJump(device.state.clock, device.now)).toBe(0);
    device.log({ type: 'returned' });
    expect(device.state.clock.elapsedMs).toBe(10_000 + 30 * 60_000 + 500);
  });
});

describe('[AT20] a pausable paper', () => {
  it('[AT20] loses no time to a device that sleeps with the page hidden', () => {
    const device = started(PAUSABLE).wait(10_000).log({ type: 'left-page' });
    device
      .moveWallClock(30 * 60_000)
      .wait(500)
      .log({ type: 'returned' });
    expect(device.state.clock.elapsedMs).toBe(10_500);
  });
});

describe('[AT21] two readings that cannot be compared', () => {
  it('[AT21] are no jump over a reload, whatever the two clocks show', () => {
    const { clock } = started().wait(60_000).log({ type: 'visited', questionId: 'q1' }).state;
    for (const by of [HOUR, -HOUR])
      expect(clockJump(clock, { at: clock.at + by, mono: 100, session: 'page-2' })).toBe(0);
  });

  it('[AT21] more than two seconds are a jump, and two are none', () => {
    const { clock } = started().state;
    const drifts = [2_000, 2_001, -2_000, -2_001];
    const jumps = drifts.map((ms) => clockJump(clock, { ...clock, at: clock.at + ms }));
    expect(jumps).toEqual([0, 2_001, 0, -2_001]);
  });

  it('[AT21] a monotonic clock that runs backwards takes and gives no time', () => {
    const { clock } = started().wait(60_000).log({ type: 'left-page' }).state;
    expect(elapsedAt({ ...clock, hidden: false }, { ...clock, mono: 0 }, CONTINUOUS)).toBe(60_000);
    // While hidden the longer of the two clocks counts, and here that is the monotonic one.
    const now = { ...clock, at: clock.at - HOUR, mono: clock.mono + 700 };
    expect(elapsedAt(clock, now, CONTINUOUS)).toBe(60_700);
  });

  it('[AT20] no time is left after the limit, and a limit is whole milliseconds', () => {
    const device = started().wait(HOUR + 1);
    expect(remainingAt(device.state.clock, device.now, CONTINUOUS)).toBe(0);
    expect(limitMs(61, 33.3333)).toBe(81_333);
  });
});

describe('[AT21] for any clocks and page lives', () => {
  it('[AT21] elapsed time never runs backwards and never outruns both clocks together', () => {
    const step = fc.record({
      wait: fc.nat(HOUR),
      jump: fc.integer({ min: -DAY, max: DAY }),
      how: fc.constantFrom('visit', 'reload', 'leave', 'return'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const device = started();
        let before = 0;
        for (const { wait, jump, how } of steps) {
          device.wait(wait).moveWallClock(jump);
          if (how === 'visit') device.log({ type: 'visited', questionId: 'q1' });
          if (how === 'reload') device.reload(0);
          if (how === 'leave') device.log({ type: 'left-page' });
          if (how === 'return') device.log({ type: 'returned' });
          const { elapsedMs } = device.state.clock;
          expect(elapsedMs).toBeGreaterThanOrEqual(before);
          expect(elapsedMs - before).toBeLessThanOrEqual(wait + Math.max(0, jump));
          before = elapsedMs;
        }
      }),
    );
  });
});
