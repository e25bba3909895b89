import { amount, chainOf, equals, number, power, root, slope, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Chemistry');
const KINETICS = 'Chemical Kinetics';

export const kinetics = [
  mcq('first-order', KINETICS, 3, (random) => {
    const [halfLife, lives] = [random.int(4, 40, 2), random.int(2, 5)];
    const share = 100 * (1 - 1 / 2 ** lives);
    return {
      text: tex`A first order reaction has a half-life of ${amount(halfLife, 'min')}. The time required for $${number(share)}\%$ completion of the reaction is`,
      value: halfLife * lives,
      check: root((t) => Math.exp((-Math.LN2 * t) / halfLife) - (1 - share / 100), 0, 1000),
      within: [halfLife / 2, 1300],
      mistakes: [
        halfLife * (lives - 1),
        halfLife * (lives + 1),
        halfLife * (lives + 2),
        halfLife * (lives - 0.5),
        halfLife * 2 ** lives,
        halfLife * 1.5,
        halfLife,
      ],
      unit: 'min',
      why: tex`The fraction that remains is $1 - ${number(share / 100)} = \frac{1}{2^{${lives}}}$, so ${lives} half-lives have passed: $${lives} \times ${halfLife} = ${halfLife * lives}\ \mathrm{min}$. After ${amount(halfLife * (lives - 1), 'min')}, one half-life earlier, only $${number(100 * (1 - 1 / 2 ** (lives - 1)))}\%$ is complete.`,
    };
  }),

  mcq('order-from-rates', KINETICS, 3, (random) => {
    const [a, b, x, y] = [random.int(0, 2), random.int(0, 3), random.int(2, 4), random.int(2, 3)];
    const value = x ** a * y ** b;
    const times = (n: number) => ['', '', 'doubled', 'made three times', 'made four times'][n] ?? '';
    const rate = [
      a === 0 ? '' : power(tex`[\mathrm{A}]`, a),
      b === 0 ? '' : power(tex`[\mathrm{B}]`, b),
    ].join('');
    return a === 0 || b === 0
      ? null
      : {
          text: tex`The rate of a reaction is $r = k${rate}$. The concentration of A is ${times(x)} and that of B is ${times(y)}. The factor by which the rate increases is`,
          value,
          check: (0.3 * (x * 0.7) ** a * (y * 1.1) ** b) / (0.3 * 0.7 ** a * 1.1 ** b),
          within: [2, 1000],
          mistakes: [
            x ** b * y ** a,
            x * a + y * b,
            x * y,
            x ** a + y ** b,
            x ** a,
            y ** b,
            (x * y) ** (a + b),
            x * value,
            y * value,
          ],
          difficulty: a + b > 3 ? 3 : 2,
          why: tex`$\frac{r_2}{r_1} = ${chainOf(tex`${power(x, a)} \times ${power(y, b)}`, tex`${x ** a} \times ${y ** b}`, String(value))}$. ${a + b === 2 ? tex`Counting the change of A alone would give only $${x}$.` : tex`Without the exponents one would get only $${x} \times ${y} = ${x * y}$.`}`,
        };
  }),

  numerical('half-lives-counted', KINETICS, 3, (random) => {
    const [times, half] = [random.int(2, 7), random.int(3, 30)];
    return {
      text: tex`In a first order reaction the concentration of the reactant falls to $\frac{1}{${2 ** times}}$ of its initial value in ${amount(times * half, 's')}. What is the half-life of the reaction, in seconds?`,
      value: half,
      check: root((t) => 2 ** ((-times * half) / t) - 1 / 2 ** times, 0.5, 1000),
      why: tex`$\frac{1}{${2 ** times}} = \left(\frac12\right)^{${times}}$, so ${times} half-lives take $${times * half}\ \mathrm{s}$ and $t_{1/2} = \frac{${times * half}}{${times}} = ${half}\ \mathrm{s}$.`,
    };
  }),

  msq('first-order-in-numbers', KINETICS, 5, (random) => {
    const [start, half] = [random.int(2, 10, 2), random.int(10, 60, 10)];
    const left = (t: number) => start * Math.exp((-Math.LN2 * t) / half);
    const rounded = (t: number) => (start / 10) * Math.exp((-0.693 * t) / half);
    return {
      text: tex`A reactant of initial concentration $${start / 10}\ \mathrm{M}$ decomposes in a first order reaction with a half-life of ${amount(half, 's')}. Take $\ln 2 = 0.693$. Which of the following is/are correct?`,
      claims: [
        {
          says: 'The rate constant is',
          value: 0.693 / half,
          check: -slope((t) => Math.log(rounded(t)), half),
          mistake: 1 / half,
          unit: 's^{-1}',
          because: tex`$k = \frac{\ln 2}{t_{1/2}} = \frac{0.693}{${half}} ${equals(0.693 / half)}\ \mathrm{s^{-1}}$.`,
        },
        {
          says: 'The initial rate of the reaction is',
          value: (0.0693 * start) / half,
          check: -slope(rounded, 0),
          mistake: start / 10 / half,
          unit: tex`M\,s^{-1}`,
          because: tex`$r = k[\mathrm{A}] = ${number(0.693 / half)} \times ${start / 10} ${equals((0.0693 * start) / half)}\ \mathrm{M\,s^{-1}}$.`,
        },
        {
          says: `The concentration of the reactant after ${2 * half} s is`,
          value: start / 40,
          check: left(2 * half) / 10,
          mistake: start / 20,
          unit: 'M',
          because: tex`Two half-lives leave one fourth: $\frac{${start / 10}}{4} = ${number(start / 40)}\ \mathrm{M}$.`,
        },
        {
          says: tex`If the initial concentration were doubled, the half-life would be`,
          value: half,
          check: root((t) => 2 * left(t) - start, 0, 1000),
          mistake: random.pick([2 * half, half / 2]),
          unit: 's',
          because: tex`The half-life of a first order reaction, $\frac{\ln 2}{k}$, does not depend on the initial concentration.`,
        },
      ],
    };
  }),
];
