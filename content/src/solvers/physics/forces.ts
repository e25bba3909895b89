import {
  firstOf,
  numberIn,
  solve,
  trueAmong,
  Unreadable,
  wordsOf,
  type Solver,
  type Solvers,
} from '../solver.ts';

/** Acceleration and tension of two bodies over a pulley. */
function overAPulley(one: number, other: number, g: number) {
  const lighter = Math.min(one, other);
  const acceleration = ((Math.max(one, other) - lighter) * g) / (one + other);
  return { acceleration, tension: lighter * (g + acceleration) };
}

/** A body that moves strikes one at rest; the velocities afterwards, along the line of the motion. */
function elastic(mass: number, speed: number, struck: number): { striking: number; struck: number } {
  const centre = (mass * speed) / (mass + struck);
  return { striking: 2 * centre - speed, struck: 2 * centre };
}

const kinetic = (mass: number, speed: number): number => (mass * speed ** 2) / 2;

const slideAfterCollision: Solver = ({ text }) => {
  const [ball = 0, height = 0, block = 0, friction = 0, g = 0] = wordsOf(
    text,
    'ball of mass # kg…slides down through # m…block of mass # kg at rest…mu = #…g = # m',
  ).map(numberIn);
  const speed = Math.sqrt(2 * g * height);
  const distance = (start: number) => start ** 2 / (2 * friction * g);
  if (text.includes('sticks to')) return distance((ball * speed) / (ball + block));
  if (!text.includes('elastically')) throw new Unreadable(text);
  const after = elastic(ball, speed, block);
  // A ball that rebounds comes down the track again, with the speed with which it went up.
  if (block > 3 * ball && !text.includes('is caught'))
    throw new Unreadable(`The ball strikes the block again: ${text}`);
  return distance(after.struck);
};

/** In metres per second, from the momentum along the floor and the energy. */
function speedOfWedge(wedge: number, block: number, sine: number, height: number, g: number): number {
  const cosine = Math.sqrt(1 - sine ** 2);
  // With a speed of 1 of the block along the face, seen from the wedge.
  const wedgeSpeed = (block * cosine) / (wedge + block);
  const energy = kinetic(wedge, wedgeSpeed) + kinetic(block, Math.hypot(cosine - wedgeSpeed, sine));
  return wedgeSpeed * Math.sqrt((block * g * height) / energy);
}

export const forces: Solvers = {
  'physics/two-masses-over-a-pulley': firstOf(
    solve('masses # kg and # kg…g = # m…The tension', (one, other, g) => overAPulley(one, other, g).tension),
    solve('masses # kg and # kg…g = # m…their acceleration', (one, other, g) => {
      return overAPulley(one, other, g).acceleration;
    }),
  ),
  'physics/block-on-a-rough-slope': solve(
    'theta = #…coefficient of kinetic friction is #…g = # m…The acceleration',
    (sine, friction, g) => g * sine - friction * g * Math.sqrt(1 - sine ** 2),
  ),
  'physics/flat-curve': solve(
    'radius # m…friction between tyres and road is #…g = # m…The maximum speed',
    (radius, friction, g) => Math.sqrt(friction * g * radius),
  ),
  'physics/pull-on-a-train-of-blocks': solve(
    'masses # kg, # kg and # kg…The first block is pulled…force of # N…between the second and the third block',
    (first, second, third, force) => third * (force / (first + second + third)),
  ),
  'physics/work-of-a-growing-force': solve(
    'F = # + #x acts…from x = # m to x = # m',
    (constant, slope, from, to) => ((constant + slope * from + constant + slope * to) / 2) * (to - from),
  ),
  'physics/pump': ({ text }) => {
    const [mass = 0, height = 0] = wordsOf(text, 'raises # kg…height of # m').map(numberIn);
    const [percent = 0, g = 0] = wordsOf(text, 'efficiency is #%…g = # m').map(numberIn);
    const minutes = text.includes('in one minute') ? 1 : numberIn(wordsOf(text, 'in # minutes')[0] ?? '');
    return (mass * g * height) / (minutes * 60) / (percent / 100);
  },
  'physics/head-on-elastic': ({ text }) => {
    const [mass = 0, speed = 0, struck = 0] = wordsOf(
      text,
      'mass # kg moving at # m…ball of mass # kg at rest',
    ).map(numberIn);
    const [asked] = wordsOf(text, 'the speed of the @ ball');
    if (mass === struck || (asked !== 'lighter' && asked !== 'heavier')) throw new Unreadable(text);
    const after = elastic(mass, speed, struck);
    return Math.abs(mass < struck === (asked === 'lighter') ? after.striking : after.struck);
  },
  'physics/loss-when-bodies-stick': solve(
    'mass # kg moving at # m…block of mass # kg at rest and sticks',
    (lump, speed, block) => kinetic(lump, speed) - kinetic(lump + block, (lump * speed) / (lump + block)),
  ),
  'physics/block-meets-a-spring': solve(
    'mass # kg…floor at # m…compresses it by at most # m',
    (mass, speed, compression) => (2 * kinetic(mass, speed)) / compression ** 2,
  ),
  'physics/ball-hits-equal-ball': ({ text, options }) => {
    const [mass = 0, speed = 0, restitution = 0] = wordsOf(
      text,
      'mass # kg moving at # m…identical ball at rest…restitution is #',
    ).map(numberIn);
    // The sum of the speeds is the first speed, their difference is the speed of separation.
    const struck = (speed + restitution * speed) / 2;
    const other = speed - struck;
    return trueAmong(options, [
      ['speed of the struck ball', struck],
      ['speed of the other ball', other],
      ['impulse', mass * struck],
      ['loss', kinetic(mass, speed) - kinetic(mass, struck) - kinetic(mass, other)],
    ]);
  },
  'physics/slide-then-collision': slideAfterCollision,
  'physics/block-on-a-free-wedge': firstOf(
    solve(
      'wedge of mass # kg…block of mass # kg…theta = # degrees…height of # m…g = # m…speed of the wedge',
      (wedge, block, angle, height, g) =>
        100 * speedOfWedge(wedge, block, Math.sin((angle * Math.PI) / 180), height, g),
    ),
    solve(
      String.raw`wedge of mass # kg…block of mass # kg…theta = \sin^{-1}# …height of # m…g = # m…speed of the wedge`,
      (wedge, block, sine, height, g) => 100 * speedOfWedge(wedge, block, sine, height, g),
    ),
  ),
};
