import { asFraction, combination, degrees, factor, fraction, gcd, root, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';
import { asAngle } from './measured.ts';
import { isWhole } from './rupees.ts';

const { mcq } = templatesOf('Quantitative Aptitude');
const TRIGONOMETRY = 'Trigonometry';

/** Squares of ratios of standard angles, in twelfths; `other` is what the square is of the complementary angle. */
const SQUARES = [
  { name: String.raw`\sin^2 30^\circ`, value: 3, other: 9, check: Math.sin(degrees(30)) ** 2 },
  { name: String.raw`\sin^2 60^\circ`, value: 9, other: 3, check: Math.sin(degrees(60)) ** 2 },
  { name: String.raw`\cos^2 30^\circ`, value: 9, other: 3, check: Math.cos(degrees(30)) ** 2 },
  { name: String.raw`\cos^2 60^\circ`, value: 3, other: 9, check: Math.cos(degrees(60)) ** 2 },
  { name: String.raw`\tan^2 30^\circ`, value: 4, other: 36, check: Math.tan(degrees(30)) ** 2 },
  { name: String.raw`\tan^2 60^\circ`, value: 36, other: 4, check: Math.tan(degrees(60)) ** 2 },
  { name: String.raw`\cot^2 30^\circ`, value: 36, other: 4, check: 1 / Math.tan(degrees(30)) ** 2 },
  { name: String.raw`\cot^2 60^\circ`, value: 4, other: 36, check: 1 / Math.tan(degrees(60)) ** 2 },
  { name: String.raw`\sec^2 30^\circ`, value: 16, other: 48, check: 1 / Math.cos(degrees(30)) ** 2 },
  {
    name: String.raw`\operatorname{cosec}^2 60^\circ`,
    value: 16,
    other: 48,
    check: 1 / Math.sin(degrees(60)) ** 2,
  },
  { name: String.raw`\sin^2 45^\circ`, value: 6, other: 6, check: Math.sin(degrees(45)) ** 2 },
  { name: String.raw`\cos^2 45^\circ`, value: 6, other: 6, check: Math.cos(degrees(45)) ** 2 },
  { name: String.raw`\tan^2 45^\circ`, value: 12, other: 12, check: Math.tan(degrees(45)) ** 2 },
  { name: String.raw`\sec^2 45^\circ`, value: 24, other: 24, check: 1 / Math.cos(degrees(45)) ** 2 },
];

export const trigonometry = [
  mcq('ratio-of-sums-from-a-tangent', TRIGONOMETRY, 3, (random) => {
    const [p, q] = [random.int(2, 9), random.int(2, 9)];
    const [a, b, c, d] = [random.int(1, 6), random.int(1, 6), random.int(1, 6), random.int(1, 6)];
    const sum = (above: number, below: number) => a * above + b * below;
    const difference = (above: number, below: number) => c * above - d * below;
    const value = sum(p, q) / difference(p, q);
    const theta = Math.atan2(p, q);
    const terms = (one: number, other: number) =>
      combination([
        [one, tex`\sin\theta`],
        [other, tex`\cos\theta`],
      ]);
    const divided = (one: number, other: number) =>
      combination([
        [one, tex`\tan\theta`],
        [other, ''],
      ]);
    return p === q || gcd(p, q) > 1 || difference(p, q) <= 0 || (a === c && b === d)
      ? null
      : {
          text: tex`If $\theta$ is acute and $\tan\theta = ${fraction(p, q)}$, then the value of $\frac{${terms(a, b)}}{${terms(c, -d)}}$ is`,
          value,
          check: (a * Math.sin(theta) + b * Math.cos(theta)) / (c * Math.sin(theta) - d * Math.cos(theta)),
          within: [0.05, 30],
          step: 1 / difference(p, q),
          mistakes: [
            sum(q, p) / difference(q, p),
            1 / value,
            (a * p - b * q) / (c * p + d * q),
            sum(p, q) / (c * p + d * q),
            sum(p, q) / Math.abs(c * q - d * p),
          ].filter((mistake) => Number.isFinite(mistake)),
          show: asFraction(70),
          difficulty: [a, b, c, d].every((each) => each === 1) ? 2 : 3,
          why: tex`Divide numerator and denominator by $\cos\theta$: $\frac{${divided(a, b)}}{${divided(c, -d)}} = \frac{${factor(a)}${a === 1 ? '' : tex` \times `}${fraction(p, q)} + ${b}}{${factor(c)}${c === 1 ? '' : tex` \times `}${fraction(p, q)} - ${d}}$. Multiplying both by ${q} gives $\frac{${a * p} + ${b * q}}{${c * p} - ${d * q}} = \frac{${sum(p, q)}}{${difference(p, q)}}${gcd(sum(p, q), difference(p, q)) > 1 ? ` = ${fraction(sum(p, q), difference(p, q))}` : ''}$. Putting ${p} for the cosine and ${q} for the sine would take $\cot\theta$ for $\tan\theta$.`,
        };
  }),

  mcq('squares-of-standard-angles', TRIGONOMETRY, 3, (random) => {
    const [one, two, three] = random.sample(SQUARES, 3);
    if (one === undefined || two === undefined || three === undefined) return null;
    const [a, b, c] = [random.int(1, 6), random.int(1, 6), random.int(1, 4)];
    const twelfths = a * one.value + b * two.value - c * three.value;
    const value = twelfths / 12;
    const product = (times: number, of: number) =>
      times === 1 ? fraction(of, 12) : tex`${times} \times ${fraction(of, 12)}`;
    const swapped = [one, two, three].find(({ value: own, other }) => own !== other);
    const result = fraction(twelfths, 12);
    return twelfths <= 0 ||
      swapped === undefined ||
      [one, two, three].every((term) => term.value === one.value)
      ? null
      : {
          text: tex`The value of $${combination([
            [a, one.name],
            [b, two.name],
            [-c, three.name],
          ])}$ is`,
          value,
          check: a * one.check + b * two.check - c * three.check,
          within: [1 / 12, 40],
          step: fraction(twelfths, 12).includes('frac') ? 0.5 : 1,
          mistakes: [
            a * one.other + b * two.value - c * three.value,
            a * one.value + b * two.other - c * three.value,
            a * one.value + b * two.value - c * three.other,
            a * one.value + b * two.value + c * three.value,
            one.value + two.value - three.value,
          ].map((mistake) => mistake / 12),
          show: asFraction(12),
          why: tex`$${one.name} = ${fraction(one.value, 12)}$, $${two.name} = ${fraction(two.value, 12)}$ and $${three.name} = ${fraction(three.value, 12)}$. So the expression is $${product(a, one.value)} + ${product(b, two.value)} - ${product(c, three.value)} = ${result}$. Take care with $${swapped.name}$: $${fraction(swapped.other, 12)}$ would be its value at the complementary angle.`,
        };
  }),

  mcq('equal-by-complementary-angles', TRIGONOMETRY, 2, (random) => {
    const [one, other] = random.pick([
      [tex`\sin`, tex`\cos`],
      [tex`\tan`, tex`\cot`],
      [tex`\sec`, tex`\operatorname{cosec}`],
    ] as const);
    const [times, less] = [random.int(2, 5), random.int(3, 40)];
    const value = (90 + less) / (times + 1);
    // Both angles must be acute, so the sine grows and the cosine falls until they meet.
    const meets = (theta: number) => Math.sin(degrees(times * theta)) - Math.cos(degrees(theta - less));
    return !isWhole(value) || times * less >= 90
      ? null
      : {
          text: tex`If $${one} ${times}\theta = ${other}(\theta - ${less}^\circ)$, where $${times}\theta$ and $\theta - ${less}^\circ$ are acute angles, then $\theta$ is`,
          value,
          check: root(meets, less, 90 / times),
          within: [4, 80],
          step: 2,
          mistakes: [
            (90 - less) / (times + 1),
            (90 + less) / times,
            (90 + less) / (times - 1),
            (180 + less) / (times + 1),
            90 / (times + 1),
            value - less,
          ],
          show: asAngle,
          why: tex`$${one} ${times}\theta = ${other}(90^\circ - ${times}\theta)$, so $90^\circ - ${times}\theta = \theta - ${less}^\circ$. Then $${times + 1}\theta = 90^\circ + ${less}^\circ = ${90 + less}^\circ$ and $\theta = ${value}^\circ$. The $${less}^\circ$ is added on the other side; subtracting it would give $${times + 1}\theta = ${90 - less}^\circ$.`,
        };
  }),

  mcq('from-a-secant-plus-a-tangent', TRIGONOMETRY, 4, (random) => {
    const [p, q, asksSine] = [random.int(2, 9), random.int(1, 7), random.int(0, 1) === 1];
    const [difference, sum, product] = [p * p - q * q, p * p + q * q, 2 * p * q];
    const value = (asksSine ? difference : product) / sum;
    const theta = root((at) => 1 / Math.cos(at) + Math.tan(at) - p / q, 0, Math.PI / 2 - 1e-6);
    const [given, inverse] = [fraction(p, q), fraction(q, p)];
    return p <= q || gcd(p, q) > 1
      ? null
      : {
          text: tex`If $\theta$ is acute and $\sec\theta + \tan\theta = ${given}$, then the value of $${asksSine ? tex`\sin\theta` : tex`\cos\theta`}$ is`,
          value,
          check: asksSine ? Math.sin(theta) : Math.cos(theta),
          within: [0.02, 0.999],
          mistakes: [
            (asksSine ? product : difference) / sum,
            q / p,
            (p - q) / (p + q),
            asksSine ? difference / product : product / (2 * sum),
            1 - value,
          ],
          show: asFraction(2 * sum),
          why: tex`$\sec^2\theta - \tan^2\theta = 1$, so $\sec\theta - \tan\theta = ${inverse}$. Adding the two equations gives $2\sec\theta = ${given} + ${inverse} = \frac{${sum}}{${p * q}}$, so $\cos\theta = ${fraction(product, sum)}$. ${
            asksSine
              ? tex`Subtracting them gives $2\tan\theta = \frac{${difference}}{${p * q}}$, so $\sin\theta = \frac{\tan\theta}{\sec\theta} = ${fraction(difference, sum)}$; $${fraction(product, sum)}$ is the cosine.`
              : tex`The sine would be $\frac{\tan\theta}{\sec\theta} = ${fraction(difference, sum)}$.`
          }`,
        };
  }),
];
