import { named, numberIn, solve, trueAmong, Unreadable, wordsOf, type Solvers } from '../solver.ts';

/** Molar heat capacities at constant volume, in units of R. */
const HEAT_CAPACITY = { monatomic: 3 / 2, diatomic: 5 / 2, 'rigid diatomic': 5 / 2 };

export const heatAndMatter: Solvers = {
  'physics/error-of-a-product': solve(
    String.raw`Q = \dfrac{x^2 y}{\sqrt{z}}…x, y and z are #%, #% and #% respectively. The maximum percentage error`,
    (x, y, z) => 2 * x + y + z / 2,
  ),
  'physics/diameter-by-a-screw-gauge': ({ text }) => {
    const [pitch = 0, divisions = 1, main = 0, mark = 0] = wordsOf(
      text,
      'The pitch of a screw gauge is # mm, and its circular scale has # divisions.…the main scale reads # mm and the division # of the circular scale',
    ).map(numberIn);
    const [zero = ''] = text.includes('There is no zero error')
      ? ['0']
      : wordsOf(text.replaceAll('$+', '$'), 'The zero error is # mm');
    return main + (mark / divisions) * pitch - numberIn(zero);
  },
  'physics/unknown-in-a-metre-bridge': solve(
    /resistance of \$(\d+)\\ \\mathrm\{\\Omega\}\$ is in the left gap [^]*The balance point is \$(\d+)\\ \\mathrm\{cm\}\$ from the left end/,
    (known, left) => (known / left) * (100 - left),
  ),
  'physics/scale-with-a-vernier': ({ text }) => {
    const [divisions = 0, millimetres = 0] = wordsOf(
      text,
      'divided into millimetres, and # divisions of the vernier scale coincide with # divisions',
    ).map(numberIn);
    const [main = 0, coinciding = 0, unit = 0] = wordsOf(
      text,
      'main scale reading is # mm and the #…in units of # mm',
    ).map(numberIn);
    const [zero = ''] = text.includes('There is no zero error')
      ? ['0']
      : wordsOf(text.replaceAll('$+', '$'), 'The zero error is # mm');
    return (main + coinciding * (1 - millimetres / divisions) - numberIn(zero)) / unit;
  },
  'physics/wire-under-a-load': solve(
    'length # m and cross-sectional area # mm^2 supports a load of # N…material is # N',
    (length, squareMillimetres, load, modulus) =>
      (1000 * (load / (squareMillimetres * 1e-6)) * length) / modulus,
  ),
  'physics/heat-engine': solve(
    'source at # K…sink at # K…absorbs # J of heat from the source…The work done',
    (source, sink, heat) => heat - (heat * sink) / source,
  ),
  'physics/speed-of-molecules': solve(
    'rms speed of …(M = # g…) at # K to the rms speed of …(M = # g…) at # K is',
    (mass, kelvin, otherMass, otherKelvin) => Math.sqrt(kelvin / mass) / Math.sqrt(otherKelvin / otherMass),
  ),
  'physics/gas-pushes-out': solve(
    'constant pressure of # Pa from # L to # L',
    (pressure, from, to) => (pressure * (to - from)) / 1000,
  ),
  'physics/ice-in-water': solve(
    '# g of ice at 0…added to # g of water at #…fusion of ice is # cal…capacity of water is # cal',
    (ice, water, warm, latent, capacity) => {
      const heat = water * capacity * warm - ice * latent;
      if (heat < 0) throw new Unreadable('Not all the ice melts.');
      return heat / ((ice + water) * capacity);
    },
  ),
  'physics/one-mole-warms-up': ({ text, options }) => {
    const [moles = '', gas = '', rise = '', constant = ''] = wordsOf(
      text,
      '# mol of an ideal @ gas is heated at constant pressure…rises by # K…R = # J',
    );
    const atConstantVolume = named(HEAT_CAPACITY, gas);
    const work = numberIn(moles) * numberIn(constant) * numberIn(rise);
    return trueAmong(options, [
      ['The work done', work],
      ['internal energy', atConstantVolume * work],
      ['The heat absorbed', atConstantVolume * work + work],
      ['The ratio', (atConstantVolume + 1) / atConstantVolume],
    ]);
  },
  'physics/gas-heated-in-two-steps': ({ text }) => {
    const [moles = '', gas = '', ...numbers] = wordsOf(
      text,
      '# mole…of an ideal @ gas at # K…constant volume until the pressure is # times…until the volume is # times…R = # J',
    );
    const [start = 0, pressures = 0, volumes = 0, constant = 0] = numbers.map(numberIn);
    const between = start * pressures;
    const end = between * volumes;
    const atConstantVolume = named(HEAT_CAPACITY, gas) * constant;
    const heat = atConstantVolume * (between - start) + (atConstantVolume + constant) * (end - between);
    return (numberIn(moles) * heat) / 1000;
  },
};
