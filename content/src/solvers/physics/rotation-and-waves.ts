import { firstOf, named, numberIn, solve, trueAmong, Unreadable, wordsOf, type Solvers } from '../solver.ts';

/** Moments of inertia about the axis through the centre, in units of mass times radius squared. */
const INERTIA = { 'thin ring': 1, 'solid cylinder': 1 / 2, 'solid sphere': 2 / 5, 'hollow sphere': 2 / 3 };

/** Half the square of the speed of the centre, as a part of what the body would have without rotation. */
const translation = (body: string): number => 1 / (1 + named(INERTIA, body));

export const rotationAndWaves: Solvers = {
  'physics/rolling-down': ({ text }) => {
    const [body = '', g = '', height = ''] = wordsOf(
      text,
      'A @ starts from rest and rolls…g = # m…through a height of # m',
    );
    return Math.sqrt(2 * numberIn(g) * numberIn(height) * translation(body));
  },
  'physics/rolls-down-then-flies-off': ({ text }) => {
    const [body = '', ...numbers] = wordsOf(
      text,
      'A @ of small radius…on a track, # m above its lowest point…end that is # m above…an angle of # degrees',
    );
    const [start = 0, end = 0, degrees = 0] = numbers.map(numberIn);
    // On the smooth part the rotation goes on as it is, so that only the energy of translation changes.
    const left = start * translation(body) - end;
    if (left <= 0) throw new Unreadable(`The body does not reach the end: ${text}`);
    return end + left * Math.sin((degrees * Math.PI) / 180) ** 2;
  },
  'physics/disc-spun-up': solve(
    'uniform disc of mass # kg and radius # m…force of # N…angular speed after # s',
    (mass, radius, force, time) => ((force * radius) / ((mass * radius ** 2) / 2)) * time,
  ),
  'physics/gravity-at-a-height': firstOf(
    solve('weighs # N…at a height of #R above', (weight, radii) => weight / (1 + radii) ** 2),
    solve('weighs # N…at a height of R above', (weight) => weight / 2 ** 2),
  ),
  'physics/period-of-a-satellite': solve(
    'radius r with a period of # h…orbit of radius #r',
    (period, radius) => Math.sqrt(period ** 2 * radius ** 3),
  ),
  'physics/swing-at-a-place': solve(
    'amplitude # cm…omega = # rad…displacement of # cm',
    (amplitude, omega, displacement) => omega * Math.sqrt(amplitude ** 2 - displacement ** 2),
  ),
  'physics/mass-on-a-spring': ({ text, options }) => {
    const [mass = 0, stiffness = 0, amplitude = 0] = wordsOf(text, 'mass # kg…k = # N…amplitude # m').map(
      numberIn,
    );
    const stored = (displacement: number) => (stiffness * displacement ** 2) / 2;
    const energy = stored(amplitude);
    return trueAmong(options, [
      ['Its total energy', energy],
      ['maximum speed', Math.sqrt((2 * energy) / mass)],
      ['maximum restoring force', stiffness * amplitude],
      ['Midway', (energy - stored(amplitude / 2)) / energy],
    ]);
  },
  'physics/siren-comes-near': firstOf(
    solve('frequency of # Hz moves at # m…directly towards…sound is # m', (frequency, speed, sound) => {
      return sound / ((sound - speed) / frequency);
    }),
    solve('frequency of # Hz moves at # m…directly away from…sound is # m', (frequency, speed, sound) => {
      return sound / ((sound + speed) / frequency);
    }),
  ),
  'physics/harmonics-of-a-string': solve('consecutive resonant frequencies of # Hz and # Hz', (one, next) => {
    const fundamental = next - one;
    if (one % fundamental !== 0) throw new Unreadable(`${one} Hz is no harmonic of ${fundamental} Hz.`);
    return fundamental;
  }),
};
