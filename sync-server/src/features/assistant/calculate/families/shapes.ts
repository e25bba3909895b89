import type { InBoth } from '../worked.ts';

export type Given = Readonly<Record<string, number>>;

export interface Shape {
  readonly concept: readonly string[];
  readonly name: InBoth;
  /** By the quantity that is asked: the dimension of the result in lengths, the law, and its value. */
  readonly asks: Readonly<
    Record<string, readonly [power: number, law: string, value: (given: Given) => number]>
  >;
  /** The lengths that it needs, by concept; several names for one are joined by `|`. */
  readonly needs: readonly string[];
}

const { PI, sqrt } = Math;
const at = (given: Given, name: string): number => given[name] ?? Number.NaN;

export const SHAPES: readonly Shape[] = [
  {
    concept: ['hemisphere'],
    name: ['Hemisphere', 'अर्धगोला'],
    needs: ['radius'],
    asks: {
      volume: [3, String.raw`V = \frac{2}{3}\pi r^3`, (g) => (2 / 3) * PI * at(g, 'radius') ** 3],
      'curved-surface': [2, String.raw`A = 2\pi r^2`, (g) => 2 * PI * at(g, 'radius') ** 2],
      surface: [2, String.raw`A = 3\pi r^2`, (g) => 3 * PI * at(g, 'radius') ** 2],
    },
  },
  {
    concept: ['sphere'],
    name: ['Sphere', 'गोला'],
    needs: ['radius'],
    asks: {
      volume: [3, String.raw`V = \frac{4}{3}\pi r^3`, (g) => (4 / 3) * PI * at(g, 'radius') ** 3],
      surface: [2, String.raw`A = 4\pi r^2`, (g) => 4 * PI * at(g, 'radius') ** 2],
      'curved-surface': [2, String.raw`A = 4\pi r^2`, (g) => 4 * PI * at(g, 'radius') ** 2],
    },
  },
  {
    concept: ['cylinder'],
    name: ['Cylinder', 'बेलन'],
    needs: ['radius', 'height'],
    asks: {
      volume: [3, String.raw`V = \pi r^2 h`, (g) => PI * at(g, 'radius') ** 2 * at(g, 'height')],
      'curved-surface': [2, String.raw`A = 2\pi rh`, (g) => 2 * PI * at(g, 'radius') * at(g, 'height')],
      surface: [
        2,
        String.raw`A = 2\pi r(r + h)`,
        (g) => 2 * PI * at(g, 'radius') * (at(g, 'radius') + at(g, 'height')),
      ],
    },
  },
  {
    concept: ['cone'],
    name: ['Cone', 'शंकु'],
    needs: ['radius', 'height'],
    asks: {
      volume: [
        3,
        String.raw`V = \frac{1}{3}\pi r^2 h`,
        (g) => (PI * at(g, 'radius') ** 2 * at(g, 'height')) / 3,
      ],
      'curved-surface': [
        2,
        String.raw`A = \pi r\sqrt{r^2 + h^2}`,
        (g) => PI * at(g, 'radius') * Math.hypot(at(g, 'radius'), at(g, 'height')),
      ],
    },
  },
  {
    concept: ['circle'],
    name: ['Circle', 'वृत्त'],
    needs: ['radius'],
    asks: {
      area: [2, String.raw`A = \pi r^2`, (g) => PI * at(g, 'radius') ** 2],
      circumference: [1, String.raw`C = 2\pi r`, (g) => 2 * PI * at(g, 'radius')],
      perimeter: [1, String.raw`C = 2\pi r`, (g) => 2 * PI * at(g, 'radius')],
    },
  },
  {
    concept: ['cuboid'],
    name: ['Cuboid', 'घनाभ'],
    needs: ['long', 'breadth', 'height'],
    asks: {
      volume: [3, 'V = lbh', (g) => at(g, 'long') * at(g, 'breadth') * at(g, 'height')],
      surface: [
        2,
        'A = 2(lb + bh + hl)',
        (g) =>
          2 *
          (at(g, 'long') * at(g, 'breadth') +
            at(g, 'breadth') * at(g, 'height') +
            at(g, 'height') * at(g, 'long')),
      ],
      diagonal: [
        1,
        String.raw`d = \sqrt{l^2 + b^2 + h^2}`,
        (g) => Math.hypot(at(g, 'long'), at(g, 'breadth'), at(g, 'height')),
      ],
    },
  },
  {
    concept: ['cube', 'cubed'],
    name: ['Cube', 'घन'],
    needs: ['side'],
    asks: {
      volume: [3, 'V = a^3', (g) => at(g, 'side') ** 3],
      surface: [2, 'A = 6a^2', (g) => 6 * at(g, 'side') ** 2],
      'curved-surface': [2, 'A = 4a^2', (g) => 4 * at(g, 'side') ** 2],
      diagonal: [1, String.raw`d = a\sqrt{3}`, (g) => at(g, 'side') * sqrt(3)],
    },
  },
  {
    concept: ['rhombus'],
    name: ['Rhombus', 'समचतुर्भुज'],
    needs: ['diagonal', 'diagonal'],
    asks: {
      area: [2, String.raw`A = \frac{1}{2}d_1 d_2`, (g) => (at(g, 'diagonal') * at(g, 'diagonal 2')) / 2],
    },
  },
  {
    concept: ['trapezium'],
    name: ['Trapezium', 'समलंब'],
    needs: ['side', 'side', 'height'],
    asks: {
      area: [
        2,
        String.raw`A = \frac{1}{2}(a + b)h`,
        (g) => ((at(g, 'side') + at(g, 'side 2')) * at(g, 'height')) / 2,
      ],
    },
  },
  {
    concept: ['parallelogram'],
    name: ['Parallelogram', 'समांतर चतुर्भुज'],
    needs: ['base', 'height'],
    asks: { area: [2, 'A = bh', (g) => at(g, 'base') * at(g, 'height')] },
  },
  {
    concept: ['equilateral'],
    name: ['Equilateral triangle', 'समबाहु त्रिभुज'],
    needs: ['side'],
    asks: {
      area: [2, String.raw`A = \frac{\sqrt{3}}{4}a^2`, (g) => (sqrt(3) / 4) * at(g, 'side') ** 2],
      perimeter: [1, 'P = 3a', (g) => 3 * at(g, 'side')],
      height: [1, String.raw`h = \frac{\sqrt{3}}{2}a`, (g) => (sqrt(3) / 2) * at(g, 'side')],
    },
  },
  {
    concept: ['triangle', 'right-angled'],
    name: ['Triangle', 'त्रिभुज'],
    needs: ['base', 'height'],
    asks: {
      area: [2, String.raw`A = \frac{1}{2}bh`, (g) => (at(g, 'base') * at(g, 'height')) / 2],
      hypotenuse: [1, String.raw`c = \sqrt{a^2 + b^2}`, (g) => Math.hypot(at(g, 'base'), at(g, 'height'))],
    },
  },
  {
    concept: ['triangle'],
    name: ['Triangle (Heron)', 'त्रिभुज (हीरोन)'],
    needs: ['side', 'side', 'side'],
    asks: {
      area: [
        2,
        String.raw`A = \sqrt{s(s-a)(s-b)(s-c)},\ s = \frac{a+b+c}{2}`,
        (g) => heron(at(g, 'side'), at(g, 'side 2'), at(g, 'side 3')),
      ],
      perimeter: [1, 'P = a + b + c', (g) => at(g, 'side') + at(g, 'side 2') + at(g, 'side 3')],
    },
  },
  {
    concept: ['rectangle'],
    name: ['Rectangle', 'आयत'],
    needs: ['long', 'breadth'],
    asks: {
      area: [2, String.raw`A = l \times b`, (g) => at(g, 'long') * at(g, 'breadth')],
      perimeter: [1, 'P = 2(l + b)', (g) => 2 * (at(g, 'long') + at(g, 'breadth'))],
      diagonal: [1, String.raw`d = \sqrt{l^2 + b^2}`, (g) => Math.hypot(at(g, 'long'), at(g, 'breadth'))],
    },
  },
  {
    concept: ['square', 'squared'],
    name: ['Square', 'वर्ग'],
    needs: ['side'],
    asks: {
      area: [2, 'A = a^2', (g) => at(g, 'side') ** 2],
      perimeter: [1, 'P = 4a', (g) => 4 * at(g, 'side')],
      diagonal: [1, String.raw`d = a\sqrt{2}`, (g) => at(g, 'side') * sqrt(2)],
    },
  },
];

function heron(a: number, b: number, c: number): number {
  const s = (a + b + c) / 2;
  return sqrt(s * (s - a) * (s - b) * (s - c));
}
