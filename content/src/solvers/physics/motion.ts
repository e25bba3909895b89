import { firstOf, numberIn, solve, trueAmong, Unreadable, wordsOf, type Solvers } from '../solver.ts';

const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const cosine = (degrees: number): number => sine(90 - degrees);

const METRES_PER_SECOND = 1 / 3.6;

/** The distance covered from rest or from a speed, in the second that ends after `seconds`. */
function inTheLastSecond(speed: number, acceleration: number, seconds: number): number {
  const covered = (time: number) => speed * time + (acceleration * time ** 2) / 2;
  return covered(seconds) - covered(seconds - 1);
}

export const motion: Solvers = {
  'physics/two-halves-of-a-road': solve(
    'first half of a straight road at # km…second half at # km',
    (first, second) => 2 / (1 / first + 1 / second),
  ),
  'physics/thrown-from-a-tower': ({ text, options }) => {
    const [speed = 0, height = 0] = wordsOf(text, 'horizontally at # m…tower # m high').map(numberIn);
    const time = Math.sqrt((2 * height) / 10);
    return trueAmong(options, [
      ['time', time],
      ['horizontal distance', speed * time],
      ['The speed', Math.hypot(speed, 10 * time)],
      ['tangent', (10 * time) / speed],
    ]);
  },
  'physics/distance-in-one-second': firstOf(
    solve('with a velocity of # m…constant acceleration of # m…covers in the #', inTheLastSecond),
    solve('starts from rest…constant acceleration of # m…covers in the #', (acceleration, second) =>
      inTheLastSecond(0, acceleration, second),
    ),
  ),
  'physics/projectile': firstOf(
    solve('speed of # m…angle of # degrees…g = # m…The time of flight', (speed, angle, g) => {
      return (2 * speed * sine(angle)) / g;
    }),
    solve('speed of # m…angle of # degrees…g = # m…The horizontal range', (speed, angle, g) => {
      const time = (2 * speed * sine(angle)) / g;
      return speed * cosine(angle) * time;
    }),
    solve('speed of # m…angle of # degrees…g = # m…The maximum height', (speed, angle, g) => {
      const timeUp = (speed * sine(angle)) / g;
      return (g * timeUp ** 2) / 2;
    }),
  ),
  'physics/boat-across-a-river': firstOf(
    solve('speed of # km…river # m wide…flows at # km…directly opposite', (boat, metres, river) => {
      if (boat <= river) throw new Unreadable('The river carries the boat away.');
      return ((metres / 1000) * 60) / Math.sqrt(boat ** 2 - river ** 2);
    }),
    solve('speed of # km…river # m wide…The shortest time', (boat, metres) => ((metres / 1000) * 60) / boat),
  ),
  'physics/stopping-distance': solve(
    'moves at # km…takes # s to react…retard the car at # m',
    (kilometresPerHour, reaction, retardation) => {
      const speed = kilometresPerHour * METRES_PER_SECOND;
      const braking = speed / retardation;
      return speed * reaction + (speed * braking) / 2;
    },
  ),
  'physics/drops-from-a-tap': solve(
    'tap # m above…The #th drop leaves…the 1st drop reaches the floor…height of the #',
    (height, leaving, asked) => {
      const intervals = leaving - 1;
      const g = (2 * height) / intervals ** 2;
      return 100 * (height - (g * (leaving - asked) ** 2) / 2);
    },
  ),
  'physics/velocity-in-a-graph': ({ drawing }) => {
    const [top = 0, reached = 0, left = 0, end = 0] = wordsOf(
      drawing,
      'from 0 up to # m/s at # s, level until # s, and down to 0 at # s',
    ).map(numberIn);
    return (top * reached) / 2 + top * (left - reached) + (top * (end - left)) / 2;
  },
};
