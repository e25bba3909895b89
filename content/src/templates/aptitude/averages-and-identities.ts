import { combination, number, range, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';
import { asCount, isWhole } from './rupees.ts';

const { mcq } = templatesOf('Quantitative Aptitude');

export const averagesAndIdentities = [
  mcq('average-with-a-misreading', 'Average', 3, (random) => {
    const [count, mean] = [random.int(10, 40, 5), random.int(35, 80)];
    const [read, meant] = random.pick([
      [36, 63],
      [48, 84],
      [27, 72],
      [59, 95],
      [18, 81],
      [45, 54],
    ] as const);
    const [wrong, right] = random.int(0, 1) === 1 ? [read, meant] : [meant, read];
    const value = mean + (right - wrong) / count;
    const marks = range(1, count - 1).map(() => (count * mean - wrong) / (count - 1));
    const gap = Math.abs(right - wrong);
    return !isWhole(value * 100)
      ? null
      : {
          text: `The average mark of ${count} students was found to be ${mean}. Later it was noticed that the mark of one of them, ${right}, had been read as ${wrong}. The correct average is`,
          value,
          check: sum([...marks, right]) / count,
          within: [mean - 8, mean + 8],
          step: gap / count / 2,
          mistakes: [
            mean - (right - wrong) / count,
            mean + Math.sign(right - wrong),
            mean + (right - wrong) / (count - 1),
            mean + (2 * (right - wrong)) / count,
          ].filter((mistake) => isWhole(mistake * 100)),
          // An average that does not change at all would be no answer to anything.
          show: (shown: number) => (isWhole(shown * 100) && shown !== mean ? `$${number(shown, 5)}$` : null),
          why: tex`Correct total: $${count} \times ${mean} - ${wrong} + ${right} = ${count * mean} ${right > wrong ? '+' : '-'} ${gap} = ${count * mean + right - wrong}$. Correct average: $\frac{${count * mean + right - wrong}}{${count}} = ${number(value, 5)}$. ${right > wrong ? 'Subtracting' : 'Adding'} the difference instead would give $${number(mean - (right - wrong) / count, 5)}$, but the mark had been read too ${right > wrong ? 'low' : 'high'}.`,
        };
  }),

  mcq('powers-from-a-sum', 'Algebra', 4, (random) => {
    const [sign, exponent] = [random.pick([1, -1]), random.int(2, 3)];
    const k = random.int(3, exponent === 2 ? 25 : 12);
    // x - 1/x = k, or x + 1/x = k.
    const x = (k + Math.sqrt(k * k - 4 * sign)) / 2;
    const value = exponent === 2 ? k * k - 2 * sign : k ** 3 - 3 * sign * k;
    const given = combination([
      [1, 'x'],
      [sign, tex`\frac{1}{x}`],
    ]);
    const between = exponent === 2 || sign === 1 ? '+' : '-';
    const asked = tex`x^${exponent} ${between} \frac{1}{x^${exponent}}`;
    const [plus, minus] = sign === 1 ? ['+', '-'] : ['-', '+'];
    return {
      text: tex`If $${given} = ${k}$, then the value of $${asked}$ is`,
      value,
      check: x ** exponent + (between === '+' ? 1 : -1) / x ** exponent,
      within: [3, 3000],
      mistakes: [
        k ** exponent,
        exponent === 2 ? k * k + 2 * sign : k ** 3 + 3 * sign * k,
        exponent === 2 ? k * k - 4 * sign : k ** 3 - 3 * sign,
        exponent === 2 ? (k - sign) ** 2 : k ** 3 - sign * k,
        exponent * k,
      ].filter((mistake) => mistake !== value),
      show: asCount,
      difficulty: exponent === 2 ? 3 : 4,
      why:
        exponent === 2
          ? tex`Squaring both sides gives $x^2 ${plus} 2 + \frac{1}{x^2} = ${k * k}$, so $${asked} = ${k * k} ${minus} 2 = ${value}$. The square alone, $${k * k}$, would leave out the product $2 \times x \times \frac{1}{x} = 2$.`
          : tex`Cubing both sides gives $${asked} ${plus} 3\left(${given}\right) = ${k ** 3}$, so $${asked} = ${k ** 3} ${minus} 3 \times ${k} = ${value}$. The cube alone, $${k ** 3}$, would leave out the term $3\left(${given}\right)$.`,
    };
  }),
];
