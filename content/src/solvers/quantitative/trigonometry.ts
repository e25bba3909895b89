import { numberIn, solve, Unreadable, wordsOf, type Solvers } from '../solver.ts';
import { rootBetween } from './root.ts';

const DEGREE = Math.PI / 180;

/** Of an angle in degrees. */
const FUNCTIONS: Readonly<Record<string, (angle: number) => number>> = {
  sin: (angle) => Math.sin(angle * DEGREE),
  cos: (angle) => Math.cos(angle * DEGREE),
  tan: (angle) => Math.tan(angle * DEGREE),
  cosec: (angle) => 1 / Math.sin(angle * DEGREE),
  sec: (angle) => 1 / Math.cos(angle * DEGREE),
  cot: (angle) => 1 / Math.tan(angle * DEGREE),
};

/** @throws Unreadable */
function functionNamed(name: string): (angle: number) => number {
  const found = FUNCTIONS[name];
  if (found === undefined) throw new Unreadable(`No function ${name}`);
  return found;
}

const NAME = String.raw`\\(?:operatorname\{)?(sin|cosec|cos|tan|sec|cot)\}?`;
const { tan, cos, cot } = { tan: functionNamed('tan'), cos: functionNamed('cos'), cot: functionNamed('cot') };

export const trigonometry: Solvers = {
  'quantitative-aptitude/tower-from-two-points': solve(
    'two points on level ground, # m apart and in a straight line with the foot of a tower on the same side of it, the angles of elevation of the top of the tower are # degrees and # degrees. The height',
    (apart, one, other) => apart / Math.abs(cot(one) - cot(other)),
  ),
  'quantitative-aptitude/broken-tree': solve(
    'touches the ground at a distance of # m from the foot, and the broken part, still joined to the stump, makes an angle of # degrees with the ground. The height of the tree before it broke',
    (away, angle) => away * tan(angle) + away / cos(angle),
  ),
  'quantitative-aptitude/two-cars-from-a-tower': ({ text }) => {
    const words = wordsOf(
      text,
      'tower # m high the angles of depression of two cars are # degrees and # degrees. The cars stand in a straight line with the foot of the tower, on @ of it. The distance between the cars',
    );
    const [height = 0, one = 0, other = 0] = words.slice(0, 3).map(numberIn);
    const side = { 'the same side': 1, 'opposite sides': -1 }[words[3] ?? ''] ?? Number.NaN;
    return Math.abs(height * cot(one) - side * height * cot(other));
  },
  'quantitative-aptitude/ratio-of-sums-from-a-tangent': ({ text }) => {
    const [tangent = 0] = wordsOf(text, String.raw`\theta is acute and \tan\theta = #, then`).map(numberIn);
    const said =
      /value of \$\\frac\{(\d*)\\sin\\theta \+ (\d*)\\cos\\theta\}\{(\d*)\\sin\\theta - (\d*)\\cos\\theta\}\$ is/;
    const [a = 0, b = 0, c = 0, d = 0] = wordsOf(text, said).map((times) =>
      times === '' ? 1 : Number(times),
    );
    const angle = Math.atan(tangent);
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    return (a * sine + b * cosine) / (c * sine - d * cosine);
  },
  'quantitative-aptitude/squares-of-standard-angles': ({ text }) => {
    const [sum = ''] = wordsOf(text, /^The value of \$(.*)\$ is/);
    const term = new RegExp(String.raw`^(\d*)${NAME}\^2 (\d+)\^\\circ$`);
    return sum
      .replaceAll(' - ', ' + -')
      .split(' + ')
      .reduce((total, part) => {
        const [times = '', name = '', angle = ''] = wordsOf(part.replace(/^-/, ''), term);
        const value = (times === '' ? 1 : Number(times)) * functionNamed(name)(Number(angle)) ** 2;
        return total + (part.startsWith('-') ? -value : value);
      }, 0);
  },
  'quantitative-aptitude/equal-by-complementary-angles': ({ text }) => {
    const said = new RegExp(
      String.raw`^If \$${NAME} (\d)\\theta = ${NAME}\(\\theta - (\d+)\^\\circ\)\$, where .* are acute angles, then \$\\theta\$ is`,
    );
    const [name = '', times = '', other = '', less = ''] = wordsOf(text, said);
    const [one, two] = [functionNamed(name), functionNamed(other)];
    // Between the two angles' limits: inside, where no function is infinite.
    return rootBetween(
      (theta) => one(Number(times) * theta) - two(theta - Number(less)),
      Number(less) + 1e-9,
      90 / Number(times) - 1e-9,
    );
  },
  'quantitative-aptitude/from-a-secant-plus-a-tangent': ({ text }) => {
    const [sum = '', asked = ''] = wordsOf(
      text,
      /\$\\theta\$ is acute and \$\\sec\\theta \+ \\tan\\theta = (.*)\$, then the value of \$\\(\w+)\\theta\$ is/,
    );
    const [secant, value] = [functionNamed('sec'), numberIn(sum)];
    const angle = rootBetween((theta) => secant(theta) + tan(theta) - value, 0, 90 - 1e-9);
    return functionNamed(asked)(angle);
  },
};
