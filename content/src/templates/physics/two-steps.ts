import { amount, bracketed, equals, number, root, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, numerical } = templatesOf('Physics');
const G = 10;
const TAKE_G = tex`(Take $g = 10\ \mathrm{m\,s^{-2}}$.)`;

/** A ray by its height and slope; distances in cm. */
type Ray = readonly [height: number, slope: number];
const freely = ([height, slope]: Ray, by: number): Ray => [height + slope * by, slope];
const bent = ([height, slope]: Ray, focus: number): Ray => [height, slope - height / focus];

/** Where two rays of one point meet again behind two lenses: a check without the formula for a lens. */
function imageByRays(object: number, first: number, gap: number, second: number): number {
  const [one, other] = [0.1, 0.2].map((slope) =>
    bent(freely(bent(freely([0, slope], object), first), gap), second),
  ) as [Ray, Ray];
  return (one[0] - other[0]) / (other[1] - one[1]);
}

interface Collision {
  readonly ball: number;
  readonly block: number;
  readonly height: number;
  readonly friction: number;
  readonly isElastic: boolean;
}

/** What is kept in each step, solved for what comes out of it: energy, momentum (with the relative speed), energy. */
function slidBySteps({ ball, block, height, friction, isElastic }: Collision): number {
  const before = root((v) => v * v - 2 * G * height, 0, 100);
  const ofBall = (v: number) => (isElastic ? v - before : v);
  const after = root((v) => ball * ofBall(v) + block * v - ball * before, 0, 100);
  return root((s) => after * after - 2 * friction * G * s, 0, 200);
}

export const twoStepsInPhysics = [
  mcq('slide-then-collision', 'Work, Energy and Power', 6, (random) => {
    const [ball, block] = [random.int(1, 5), random.int(2, 8)];
    const [height, friction] = [random.pick([0.45, 0.8, 1.25, 1.8]), random.pick([0.1, 0.2, 0.25, 0.4, 0.5])];
    const isElastic = random.int(0, 1) === 1;
    const speed = Math.sqrt(2 * G * height);
    const after = ((isElastic ? 2 : 1) * ball * speed) / (ball + block);
    const value = after ** 2 / (2 * friction * G);
    // The ball would come back down the track faster than the block has left, and strike it again.
    const caught = isElastic && block > 3 * ball ? ' The ball, which rebounds, is caught on the track.' : '';
    // Distances that one would measure.
    return ball >= block || value < 0.1
      ? null
      : {
          text: tex`A small ball of mass ${amount(ball, 'kg')} is released from rest on a smooth curved track and slides down through ${amount(height, 'm')}. At the bottom it collides head-on ${isElastic ? 'and elastically with' : 'with, and sticks to,'} a block of mass ${amount(block, 'kg')} at rest.${caught} From there on the floor is rough, with $\mu = ${friction}$ for whatever slides on it. How far does the block slide? ${TAKE_G}`,
          value,
          check: slidBySteps({ ball, block, height, friction, isElastic }),
          within: [0.02, 60],
          mistakes: [
            height / friction,
            speed ** 2 / (friction * G),
            after ** 2 / (friction * G),
            (height / friction) * (ball / (ball + block)),
            (ball * height) / (block * friction),
            isElastic ? value / 4 : value * 4,
          ],
          unit: 'm',
          why: tex`On the track: $v = \sqrt{2gh} = \sqrt{2 \times 10 \times ${height}} ${equals(speed)}\ \mathrm{m\,s^{-1}}$. ${isElastic ? tex`Elastic collision: $V = \frac{2m}{m + M}v = \frac{2 \times ${ball}}{${ball} + ${block}} \times ${number(speed)}` : tex`Momentum: $V = \frac{m}{m + M}v = \frac{${ball}}{${ball} + ${block}} \times ${number(speed)}`} ${equals(after)}\ \mathrm{m\,s^{-1}}$. Friction stops it: $s = \frac{V^2}{2\mu g} ${equals(value)}\ \mathrm{m}$. With the speed of the ball before the collision one would get ${amount(height / friction, 'm')}.`,
        };
  }),

  mcq('accelerated-then-bent', 'Magnetic Effects of Current and Magnetism', 6, (random) => {
    const [name, mass, charge] = random.pick([
      ['A proton', 1.6e-27, 1.6e-19],
      ['A deuteron', 3.2e-27, 1.6e-19],
      ['An alpha particle', 6.4e-27, 3.2e-19],
    ] as const);
    const [voltage, field] = [random.pick([200, 450, 800, 1250, 1800, 5000]), random.int(1, 8) / 20];
    const speed = root((v) => (mass * v * v) / 2 - charge * voltage, 0, 1e8);
    const value = (Math.sqrt((2 * mass * voltage) / charge) / field) * 100;
    return {
      text: tex`${name} (mass $${number(mass)}\ \mathrm{kg}$, charge $${number(charge)}\ \mathrm{C}$) is accelerated from rest through ${amount(voltage, 'V')} and then enters a uniform magnetic field of ${amount(field, 'T')} at right angles to it. The radius of its path is`,
      value,
      check: ((mass * speed) / (charge * field)) * 100,
      within: [0.2, 200],
      mistakes: [
        value / Math.SQRT2,
        value * Math.SQRT2,
        value * 2,
        value / 2,
        value * field,
        (value * Math.SQRT2) / 4,
      ],
      unit: 'cm',
      why: tex`Energy: $\frac12 mv^2 = qV$, so $v = \sqrt{\frac{2qV}{m}} ${equals(speed)}\ \mathrm{m\,s^{-1}}$. Force: $qvB = \frac{mv^2}{r}$, so $r = \frac{mv}{qB} = \frac{1}{B}\sqrt{\frac{2mV}{q}} = \frac{1}{${field}}\sqrt{\frac{2 \times ${number(mass)} \times ${voltage}}{${number(charge)}}} ${equals(value / 100)}\ \mathrm{m}$, which is $${number(value)}\ \mathrm{cm}$. Taking $mv^2 = qV$, without the factor $\frac12$, would give ${amount(value / Math.SQRT2, 'cm')}.`,
    };
  }),

  numerical('image-by-two-lenses', 'Optics', 6, (random) => {
    const [first, second] = [random.int(10, 30, 5), random.int(10, 30, 5) * random.pick([1, 1, -1])];
    const [object, gap] = [random.int(15, 90, 5), random.int(5, 80, 5)];
    const image = (object * first) / (object - first);
    // Where the second lens has its object, negative in front of it.
    const next = image - gap;
    const value = (next * second) / (next + second);
    const isTidy = [image, value].every((one) => Number.isInteger(Math.round(one * 1e9) / 1e9));
    const isFit =
      object > first && next !== 0 && next + second !== 0 && value > 0 && value <= 200 && image <= 200;
    const kind = second > 0 ? 'convex' : 'concave';
    return !isFit || !isTidy
      ? null
      : {
          text: tex`An object is placed on the axis, ${amount(object, 'cm')} in front of a convex lens of focal length ${amount(first, 'cm')}. A ${kind} lens of focal length ${amount(Math.abs(second), 'cm')} stands ${amount(gap, 'cm')} behind the first lens, on the same axis. How many centimetres behind the second lens is the final image formed?`,
          value,
          check: imageByRays(object, first, gap, second),
          difficulty: next > 0 ? 7 : 6,
          why: tex`First lens: $\frac1v = \frac1{${first}} - \frac1{${object}}$, so $v = ${number(image)}\ \mathrm{cm}$. ${next > 0 ? `This is behind the second lens, for which it is a virtual object at` : 'For the second lens it is an object at'} $u = ${number(image)} - ${gap} = ${number(next)}\ \mathrm{cm}$. Second lens: $\frac1v = \frac1{${bracketed(second)}} + \frac1{${bracketed(next)}}$, so $v = ${number(value)}\ \mathrm{cm}$.`,
        };
  }),

  mcq('gas-heated-in-two-steps', 'Thermodynamics', 6, (random) => {
    const [isMonatomic, moles] = [random.int(0, 1) === 1, random.int(1, 4)];
    const [start, pressures, volumes] = [
      random.int(150, 300, 50),
      random.pick([1.5, 2, 3]),
      random.pick([1.5, 2, 3]),
    ];
    const R = 8.3;
    const cv = (isMonatomic ? 1.5 : 2.5) * R;
    const [middle, end] = [start * pressures, start * pressures * volumes];
    const [atVolume, atPressure] = [moles * cv * (middle - start), moles * (cv + R) * (end - middle)];
    const value = (atVolume + atPressure) / 1000;
    const energy = moles * cv * (end - start);
    return end > 1500
      ? null
      : {
          text: tex`${moles} ${moles === 1 ? 'mole' : 'moles'} of an ideal ${isMonatomic ? 'monatomic' : 'diatomic'} gas at ${amount(start, 'K')} ${moles === 1 ? 'is' : 'are'} heated at constant volume until the pressure is ${pressures} times as large, and then at constant pressure until the volume is ${volumes} times as large. The heat supplied in all is (take $R = 8.3\ \mathrm{J\,mol^{-1}\,K^{-1}}$${isMonatomic ? '' : ' and no vibration of the molecules'})`,
          value,
          // First law: the rise of the internal energy, and the work done at the constant pressure.
          check: (energy + moles * R * (end - middle)) / 1000,
          within: [1, 1500],
          mistakes: [
            energy / 1000,
            (moles * (cv + R) * (end - start)) / 1000,
            atPressure / 1000,
            (atVolume + moles * cv * (end - middle)) / 1000,
            (atVolume + moles * (cv + R) * (volumes - 1) * start) / 1000,
            (moles * R * (end - middle)) / 1000,
          ],
          unit: 'kJ',
          why: tex`The temperature rises to $${pressures} \times ${start} = ${middle}\ \mathrm{K}$, and then to $${volumes} \times ${middle} = ${end}\ \mathrm{K}$. $Q_1 = nC_V\Delta T = ${moles} \times ${isMonatomic ? tex`\frac32` : tex`\frac52`}R \times ${middle - start} ${equals(atVolume / 1000)}\ \mathrm{kJ}$; $Q_2 = nC_p\Delta T = ${moles} \times ${isMonatomic ? tex`\frac52` : tex`\frac72`}R \times ${end - middle} ${equals(atPressure / 1000)}\ \mathrm{kJ}$. Together: $Q ${equals(value)}\ \mathrm{kJ}$. With $C_V$ in the second step as well one would get only the rise of the internal energy, ${amount(energy / 1000, 'kJ')}.`,
        };
  }),
];
