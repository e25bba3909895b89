import { expect, test } from 'vitest';
import { createClock } from './clock.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/** A machine whose clock runs and can be set. */
function machine() {
  const time = { wall: 0, monotonic: 0 };
  const clock = createClock(
    () => time.wall,
    () => time.monotonic,
  );
  const pass = (ms: number) => {
    time.wall += ms;
    time.monotonic += ms;
  };
  return { clock, pass, set: (by: number) => (time.wall += by) };
}

test('a clock that is never set is trusted, however long it runs', () => {
  const { clock, pass } = machine();
  for (const ms of [0, HOUR, DAY, YEAR]) {
    pass(ms);
    expect(clock.bounds()).toEqual({ earliest: clock.now(), latest: clock.now() });
  }
});

test('small corrections are believed at once', () => {
  const { clock, pass, set } = machine();
  for (const ms of [HOUR / 6, -HOUR / 6]) {
    set(ms);
    expect(clock.bounds()).toEqual({ earliest: clock.now(), latest: clock.now() });
    pass(HOUR);
  }
});

test.each([YEAR, -YEAR])('a clock that is set by %d ms is doubted until it is set back', (jump) => {
  const { clock, pass, set } = machine();
  pass(HOUR);
  set(jump);
  pass(HOUR);
  const both = [2 * HOUR, 2 * HOUR + jump].sort((a, b) => a - b);
  expect(Object.values(clock.bounds())).toEqual(both);
  set(-jump);
  expect(clock.bounds()).toEqual({ earliest: 2 * HOUR, latest: 2 * HOUR });
});

test('it is believed once it has stayed so for a day', () => {
  const { clock, pass, set } = machine();
  set(YEAR);
  clock.bounds();
  pass(DAY - 1);
  expect(clock.bounds()).toEqual({ earliest: DAY - 1, latest: YEAR + DAY - 1 });
  pass(1);
  expect(clock.bounds()).toEqual({ earliest: YEAR + DAY, latest: YEAR + DAY });
});
