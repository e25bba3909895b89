import { amount, number, root, slope, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Chemistry');
const KINETICS = 'Chemical Kinetics';

export const kinetics = [
  mcq('first-order', KINETICS, 3, (random) => {
    const [halfLife, lives] = [random.int(4, 40, 2), random.int(2, 5)];
    const share = 100 * (1 - 1 / 2 ** lives);
    return {
      text: tex`A reaction of the first order has a half-life of ${amount(halfLife, 'min')}. The time in which $${number(share, 5)}\%$ of the substance reacts is`,
      value: halfLife * lives,
      check: root((t) => Math.exp((-Math.LN2 * t) / halfLife) - (1 - share / 100), 0, 1000),
      mistakes: [
        halfLife * (lives - 1),
        halfLife * (lives + 1),
        (halfLife * share) / 50,
        halfLife * 2 ** lives,
      ],
      unit: 'min',
      why: tex`What is left is $\frac{1}{2^{${lives}}}$, so ${lives} half-lives have passed: $${halfLife * lives}\ \mathrm{min}$.`,
    };
  }),

  mcq('order-from-rates', KINETICS, 4, (random) => {
    const [a, b, x, y] = [random.int(0, 2), random.int(0, 3), random.int(2, 4), random.int(2, 3)];
    const value = x ** a * y ** b;
    return value === 1
      ? null
      : {
          text: tex`A reaction has the rate $r = k[\mathrm{A}]^{${a}}[\mathrm{B}]^{${b}}$. When $[\mathrm{A}]$ is made ${x} times and $[\mathrm{B}]$ ${y} times as large, the rate becomes larger by the factor`,
          value,
          check: (0.3 * (x * 0.7) ** a * (y * 1.1) ** b) / (0.3 * 0.7 ** a * 1.1 ** b),
          mistakes: [x ** b * y ** a, x * a + y * b, x * y, (a + b) * (x + y)],
          why: tex`$${x}^{${a}} \times ${y}^{${b}} = ${value}$.`,
        };
  }),

  numerical('half-lives-counted', KINETICS, 3, (random) => {
    const [times, half] = [random.int(2, 7), random.int(3, 30)];
    return {
      text: tex`In a reaction of the first order the concentration falls to $\frac{1}{${2 ** times}}$ of what it was in ${amount(times * half, 's')}. What is the half-life in seconds?`,
      value: half,
      check: root((t) => 2 ** ((-times * half) / t) - 1 / 2 ** times, 0.5, 1000),
      why: tex`$\frac{1}{${2 ** times}} = \left(\frac12\right)^{${times}}$, so ${times} half-lives take $${times * half}\ \mathrm{s}$.`,
    };
  }),

  msq('first-order-in-numbers', KINETICS, 5, (random) => {
    const [start, half] = [random.int(2, 10, 2), random.int(10, 60, 10)];
    const left = (t: number) => start * Math.exp((-Math.LN2 * t) / half);
    const rounded = (t: number) => (start / 10) * Math.exp((-0.693 * t) / half);
    return {
      text: tex`A substance of $${start / 10}\ \mathrm{M}$ decays in a reaction of the first order with a half-life of ${amount(half, 's')} ($\ln 2 = 0.693$). Which of the following is/are correct?`,
      claims: [
        {
          says: 'The rate constant is',
          value: 0.693 / half,
          check: -slope((t) => Math.log(rounded(t)), half),
          mistake: 1 / half,
          unit: 's^{-1}',
          because: tex`$k = \frac{\ln 2}{t_{1/2}}$.`,
        },
        {
          says: 'The rate at the start is',
          value: (0.0693 * start) / half,
          check: -slope(rounded, 0),
          mistake: start / 10 / half,
          unit: 'M\\,s^{-1}',
          because: tex`$r = k[\mathrm{A}]$.`,
        },
        {
          says: `After ${2 * half} s the concentration is`,
          value: start / 40,
          check: left(2 * half) / 10,
          mistake: 0,
          unit: 'M',
          because: 'Two half-lives leave a quarter.',
        },
        {
          says: tex`With twice the concentration at the start the half-life would be`,
          value: half,
          check: root((t) => 2 * left(t) - start, 0, 1000),
          mistake: 2 * half,
          unit: 's',
          because: 'In the first order it does not depend on the concentration.',
        },
      ],
    };
  }),
];
