import { solve, trueAmong, wordsOf, numberIn, type Solvers } from '../solver.ts';

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
};
