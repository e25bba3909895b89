import { firstOf, named, numberIn, solve, trueAmong, Unreadable, wordsOf, type Solvers } from '../solver.ts';

const ORDINALS = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5 };

/** The distance behind a lens at which the light from a point gathers; negative in front of it. */
const imageBehind = (object: number, focalLength: number): number => 1 / (1 / focalLength - 1 / object);

export const lightAndAtoms: Solvers = {
  'physics/thin-lens': solve(
    'placed # cm in front of a convex lens of focal length # cm. The distance of the image',
    (object, focalLength) => Math.abs(imageBehind(object, focalLength)),
  ),
  'physics/image-by-two-lenses': ({ text }) => {
    const [object = 0, first = 0] = wordsOf(text, '# cm in front of a convex lens of focal length # cm.').map(
      numberIn,
    );
    const [kind = '', ...numbers] = wordsOf(
      text,
      '. A @ lens of focal length # cm stands # cm behind the first lens',
    );
    const [second = 0, gap = 0] = numbers.map(numberIn);
    const image = imageBehind(
      gap - imageBehind(object, first),
      second * named({ convex: 1, concave: -1 }, kind),
    );
    if (image <= 0) throw new Unreadable(`The image is not behind the second lens: ${text}`);
    return image;
  },
  'physics/two-slits': ({ text }) => {
    const [nanometres = '', apart = '', screen = '', ordinal = '', kind = ''] = wordsOf(
      text,
      'wavelength # nm…slits are # mm apart…screen is # m away…distance of the @ @ fringe from the central maximum',
    );
    const order = named(ORDINALS, ordinal) - named({ bright: 0, dark: 1 / 2 }, kind);
    const path = order * numberIn(nanometres) * 1e-9;
    return (1000 * (path * numberIn(screen))) / (numberIn(apart) / 1000);
  },
  'physics/film-over-one-slit': ({ text, options }) => {
    const [apart = 0, screen = 0, nanometres = 0, source = 0, thickness = 0, index = 0] = wordsOf(
      text,
      'slits are # mm apart…screen is # m away…wavelength # nm…axis, # m in front…upper slit…thickness #…index #.',
    ).map(numberIn);
    // All lengths of paths in µm; over the slits, a micrometre for each mm and metre is a millimetre.
    const delay = (index - 1) * thickness;
    const wavelength = nanometres / 1000;
    return trueAmong(options, [
      ['fringe width', (wavelength * screen) / apart],
      ['central maximum is shifted upwards', (delay * screen) / apart],
      ['source must be moved upwards', (delay * source) / apart],
      ['the intensity at $O$', Math.cos((Math.PI * delay) / wavelength) ** 2],
    ]);
  },
  'physics/electrons-out-of-a-metal': solve(
    'energy # eV…work function is # eV…intensity of the light is then doubled. The stopping potential',
    (photon, workFunction) => photon - workFunction,
  ),
  'physics/what-is-left': solve(
    'mass # g has a half-life of # days. The mass that has decayed after # days',
    (mass, halfLife, days) => mass - mass * 0.5 ** (days / halfLife),
  ),
  'physics/series-of-hydrogen': solve('excited to the level n = #…maximum number of different', (highest) => {
    const levels = Array.from({ length: highest }, (_unused, place) => place + 1);
    const energies = levels.flatMap((upper) =>
      levels.filter((lower) => lower < upper).map((lower) => 1 / lower ** 2 - 1 / upper ** 2),
    );
    return new Set(energies.map((energy) => energy.toFixed(9))).size;
  }),
  'physics/de-broglie-ratio': firstOf(
    solve(
      'equal charge and equal masses…through a potential difference of # V…second through # V',
      (one, other) => Math.sqrt(other / one),
    ),
    solve(
      'equal charge and masses m and #m…through a potential difference of # V…second through # V',
      (mass, one, other) => Math.sqrt((mass * other) / one),
    ),
  ),
  'physics/orbit-of-an-electron': ({ text, options }) => {
    const [Z = 0, n = 0, ground = 0] = wordsOf(text, 'Z = #…n = #…hydrogen is # eV').map(numberIn);
    const energy = (ground * Z ** 2) / n ** 2;
    return trueAmong(options, [
      ['radius', n ** 2 / Z],
      ['total energy', energy],
      ['kinetic energy', -energy],
      ['potential energy', 2 * energy],
    ]);
  },
};
