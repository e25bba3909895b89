import { firstOf, solve, Unreadable, type Solvers } from '../solver.ts';

/** From km/h to m/s. */
const metresPerSecond = (speed: number) => (speed * 1000) / 3600;

/** How many come on the last day, if the work of so many full days takes longer because fewer come each day. */
function onTheLastDay(planned: number, fewer: number, taken: number): number {
  for (let workers = 1; workers < 10_000; workers++) {
    const days = Array.from({ length: taken }, (_unused, day) => workers - fewer * day);
    if (days.reduce((sum, of) => sum + of, 0) === planned * workers) return days.at(-1) ?? 0;
  }
  throw new Unreadable('No number of workers');
}

export const workAndSpeed: Solvers = {
  'quantitative-aptitude/work-together': solve(
    'A alone can complete a piece of work in # days and B alone in # days. Working together',
    (a, b) => 1 / (1 / a + 1 / b),
  ),
  'quantitative-aptitude/train-and-platform': solve(
    'train # m long runs at # km/h. The time that it takes to cross a platform # m long',
    (train, speed, platform) => (train + platform) / metresPerSecond(speed),
  ),
  'quantitative-aptitude/upstream-and-down': solve(
    'covers # km downstream in # hours. The speed of the stream is # km/h. The time that the boat takes to return upstream',
    (distance, hours, stream) => distance / (distance / hours - 2 * stream),
  ),
  'quantitative-aptitude/cistern-with-a-leak': solve(
    'fill a cistern in # hours and # hours respectively, and a third pipe can empty it in # hours. If all three',
    (one, other, leak) => 1 / (1 / one + 1 / other - 1 / leak),
  ),
  'quantitative-aptitude/one-of-two-leaves': solve(
    'A can complete a piece of work in # days and B in # days. They work together for # days, and then A leaves. In how many more days does B complete',
    (a, b, together) => (1 - together / a - together / b) * b,
  ),
  'quantitative-aptitude/two-trains-cross': firstOf(
    solve(
      'trains # m and # m long run on parallel tracks at # km/h and # km/h in opposite directions. The time',
      (one, other, speed, otherSpeed) => (one + other) / metresPerSecond(speed + otherSpeed),
    ),
    solve(
      'trains # m and # m long run on parallel tracks at # km/h and # km/h in the same direction. The time',
      (one, other, speed, otherSpeed) => (one + other) / metresPerSecond(Math.abs(speed - otherSpeed)),
    ),
  ),
  'quantitative-aptitude/late-and-early': solve(
    'at # km/h, …he arrives # minutes late. At # km/h …he arrives # minutes early. What is the distance',
    (slow, late, fast, early) => (late + early) / 60 / (1 / slow - 1 / fast),
  ),
  'quantitative-aptitude/average-speed-of-a-journey': solve(
    'covers # km at # km/h and the next # km at # km/h. Its average speed',
    (first, speed, second, otherSpeed) => (first + second) / (first / speed + second / otherSpeed),
  ),
  'quantitative-ability/starts-in-metres-and-in-seconds': solve(
    'In a # m race, A gives B a start of # m and beats him by # seconds. If A gives B a start of # seconds instead, A beats him by # m. When B and C run # m, B beats C by # m. All of them keep the same speeds throughout. By how many seconds does A beat C in a # m race',
    (race, start, won, startTime, short, raceOfBAndC, shortOfC, asked) => {
      // B runs race - start in A's time and won seconds more, race - short in A's time and startTime more.
      const speedOfB = (start - short) / (startTime - won);
      const speedOfA = race / ((race - start) / speedOfB - won);
      const speedOfC = (speedOfB * (raceOfBAndC - shortOfC)) / raceOfBAndC;
      return asked / speedOfC - asked / speedOfA;
    },
  ),
  'quantitative-ability/fewer-workers-every-day': firstOf(
    solve(
      'complete it in # days. From the second day on, however, # workers fewer come each day than on the day before, so that the work takes exactly # days',
      onTheLastDay,
    ),
    solve(
      'complete it in # days. From the second day on, however, one worker fewer comes each day than on the day before, so that the work takes exactly # days',
      (planned, taken) => onTheLastDay(planned, 1, taken),
    ),
  ),
};
