import { firstOf, numberIn, solve, trueAmong, wordsOf, type Solvers } from '../solver.ts';

/** In T, at a distance in m from a long wire that carries a current in A. */
const fieldOfWire = (current: number, distance: number): number =>
  (4e-7 * Math.PI * current) / (2 * Math.PI * distance);

/**
 * Steps through one turn of the motion in a field E along y and B along z, from the origin with a speed along x.
 * @returns the greatest distance from the x-axis, in m.
 */
function widthOfPath(E: number, B: number, chargeByMass: number, speed: number): number {
  const steps = 2000;
  const step = (2 * Math.PI) / (chargeByMass * B) / steps;
  const forceX = (vy: number) => chargeByMass * vy * B;
  const forceY = (vx: number) => chargeByMass * (E - vx * B);
  let [vx, vy, y, greatest] = [speed, 0, 0, 0];
  for (let done = 0; done < steps; done += 1) {
    const [middleX, middleY] = [vx + (forceX(vy) * step) / 2, vy + (forceY(vx) * step) / 2];
    vx += forceX(middleY) * step;
    vy += forceY(middleX) * step;
    y += middleY * step;
    greatest = Math.max(greatest, Math.abs(y));
  }
  return greatest;
}

const FIELDS = 'electric field of # V…magnetic field of # T…mass # kg, charge # C';

export const magnetism: Solvers = {
  'physics/two-long-wires': firstOf(
    solve('wires # cm apart carry currents of # A and # A in the same direction', (apart, one, other) => {
      return 1e6 * Math.abs(fieldOfWire(one, apart / 200) - fieldOfWire(other, apart / 200));
    }),
    solve('wires # cm apart carry currents of # A and # A in opposite directions', (apart, one, other) => {
      return 1e6 * (fieldOfWire(one, apart / 200) + fieldOfWire(other, apart / 200));
    }),
  ),
  'physics/accelerated-then-bent': solve(
    'mass # kg, charge # C…from rest through # V…magnetic field of # T at right angles…The radius',
    (mass, charge, voltage, field) => {
      const speed = Math.sqrt((2 * charge * voltage) / mass);
      return (100 * (mass * speed)) / (charge * field);
    },
  ),
  'physics/width-of-a-path-in-crossed-fields': firstOf(
    solve(`${FIELDS}…with the velocity # m`, (electric, magnetic, mass, charge, speed) => {
      return 1000 * widthOfPath(electric, magnetic, charge / mass, speed);
    }),
    solve(`${FIELDS}…with the velocity 10^{#} m`, (electric, magnetic, mass, charge, exponent) => {
      return 1000 * widthOfPath(electric, magnetic, charge / mass, 10 ** exponent);
    }),
    solve(`${FIELDS}…released from rest at the origin`, (electric, magnetic, mass, charge) => {
      return 1000 * widthOfPath(electric, magnetic, charge / mass, 0);
    }),
  ),
  'physics/rod-on-rails': solve(
    'rod # m long slides at # m…resistance of #…field of # T…The external force',
    (length, speed, resistance, field) => {
      const emf = field * length * speed;
      return emf ** 2 / resistance / speed;
    },
  ),
  'physics/rod-that-charges-a-capacitor': solve(
    'mass # g and length # m…capacitor of # mF…field of # T…force of # N…energy stored…moved # m',
    (grams, length, millifarads, field, force, distance) => {
      // The voltage is that of the rod at any speed, and both energies grow with the square of the speed.
      const atUnitSpeed = ((millifarads / 1000) * (field * length) ** 2) / 2;
      return (force * distance * atUnitSpeed) / (atUnitSpeed + grams / 1000 / 2);
    },
  ),
  'physics/series-circuit-with-ac': solve(
    'resistor of #…inductor of reactance #…capacitor of reactance #…connected in series…the impedance',
    (resistance, inductive, capacitive) => Math.hypot(resistance, inductive - capacitive),
  ),
  'physics/coil-in-a-changing-field': ({ text, options }) => {
    const [turns = 0, area = 0, resistance = 0, rate = 0] = wordsOf(
      text,
      'coil of # turns, each of area # m^2, has a resistance of #…rate of # T',
    ).map(numberIn);
    const emf = turns * area * rate;
    const current = emf / resistance;
    return trueAmong(options, [
      ['The emf', emf],
      ['The current', current],
      ['The charge that flows through the coil in two seconds', current * 2],
      ['The heat produced in the coil in two seconds', emf * current * 2],
    ]);
  },
};
