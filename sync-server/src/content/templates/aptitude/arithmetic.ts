import { choose, fraction, gcd, number, range, root, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq } = templatesOf('Quantitative Aptitude');
const WORDS = 'Arithmetic Word Problems';
const rupees = (value: number) => `₹${number(Math.round(value * 100) / 100, 8)}`;
const percent = (value: number) => tex`$${number(value)}\%$`;

export const arithmetic = [
  mcq('marked-and-discounted', WORDS, 3, (random) => {
    const [markup, discount, cost] = [
      random.int(20, 60, 5),
      random.int(5, 25, 5),
      random.int(200, 2000, 100),
    ];
    const value = (1 + markup / 100) * (100 - discount) - 100;
    const sold = cost * (1 + markup / 100) * (1 - discount / 100);
    return value === 0
      ? null
      : {
          text: tex`A trader marks an article costing ${rupees(cost)} at $${markup}\%$ above cost and then allows a discount of $${discount}\%$. The selling price is`,
          value: sold,
          check: cost + (cost * value) / 100,
          mistakes: [
            cost * (1 + (markup - discount) / 100),
            cost * (1 + markup / 100),
            cost * (1 - discount / 100),
            cost * (1 + (markup + discount) / 100),
          ],
          show: rupees,
          why: tex`Marked: ${rupees(cost * (1 + markup / 100))}. Less $${discount}\%$ of that: ${rupees(sold)}. The percentages are of different sums and are not simply subtracted.`,
        };
  }),

  mcq('compound-less-simple', WORDS, 4, (random) => {
    const [principal, rate] = [random.int(2000, 20000, 500), random.int(4, 20, 2)];
    const simple = (principal * rate * 2) / 100;
    return {
      text: tex`The difference between compound and simple interest on ${rupees(principal)} for two years at $${rate}\%$ a year is`,
      value: principal * (1 + rate / 100) ** 2 - principal - simple,
      check: (((principal * rate) / 100) * rate) / 100,
      mistakes: [
        simple,
        (principal * rate) / 100,
        (principal * rate * rate) / 5000,
        (principal * rate * rate) / 20000,
      ],
      show: rupees,
      why: tex`It is the interest on the first year's interest: $P\left(\frac{r}{100}\right)^2 =$ ${rupees((principal * rate * rate) / 10000)}.`,
    };
  }),

  mcq('work-together', WORDS, 3, (random) => {
    const [a, b] = [random.int(6, 20), random.int(21, 40)];
    return {
      text: `A alone does a piece of work in ${a} days and B alone in ${b} days. Working together they finish it in`,
      value: (a * b) / (a + b),
      check: root((t) => t / a + t / b - 1, 0.1, 100),
      mistakes: [(a + b) / 2, a + b, b - a, (a * b) / (b - a)],
      show: (shown: number) => `${shown.toFixed(1)} days`,
      why: tex`In a day they do $\frac{1}{${a}} + \frac{1}{${b}} = ${fraction(a + b, a * b)}$ of it, so they need about $${((a * b) / (a + b)).toFixed(1)}$ days.`,
    };
  }),

  mcq('train-and-platform', WORDS, 3, (random) => {
    const [kmh, train, platform] = [
      random.int(36, 108, 18),
      random.int(100, 250, 10),
      random.int(120, 400, 20),
    ];
    const speed = kmh / 3.6;
    return {
      text: `A train ${train} m long runs at ${kmh} km/h. It passes a platform of ${platform} m in`,
      value: (train + platform) / speed,
      check: root((t) => speed * t - train - platform, 0, 1000),
      mistakes: [platform / speed, train / speed, (train + platform) / kmh, (platform - train) / speed],
      show: (shown: number) => `${number(shown)} s`,
      why: tex`${kmh} km/h is $${number(speed)}$ m/s, and the train covers $${train} + ${platform} = ${train + platform}$ m: $${number((train + platform) / speed)}$ s.`,
    };
  }),

  mcq('upstream-and-down', WORDS, 4, (random) => {
    const [boat, stream, hours] = [random.int(8, 20), random.int(2, 6), random.int(2, 5)];
    const way = (boat + stream) * hours;
    return {
      text: `A boat goes ${way} km downstream in ${hours} h. The stream flows at ${stream} km/h. To come back the boat needs`,
      value: way / (boat - stream),
      check: root((t) => (boat - stream) * t - way, 0, 1000),
      mistakes: [way / boat, hours, way / (boat + stream + stream), hours + stream / 2],
      show: (shown: number) => `${number(shown)} h`,
      why: tex`Downstream it makes $${boat + stream}$ km/h, so in still water $${boat}$ and upstream $${boat - stream}$ km/h: $${number(way / (boat - stream))}$ h.`,
    };
  }),

  mcq('mean-with-one-more', WORDS, 2, (random) => {
    const [n, mean, rise] = [random.int(9, 29, 2), random.int(20, 60), random.int(1, 4)];
    return {
      text: `The mean age of ${n} players is ${mean} years. With their coach the mean rises by ${rise === 1 ? '1 year' : `${rise} years`}. The age of the coach in years is`,
      value: (n + 1) * (mean + rise) - n * mean,
      check: mean + rise * (n + 1),
      mistakes: [mean + n * rise, mean + rise, n * rise, (n + 1) * rise, mean + rise * (n + 2)],
      why: tex`$${n + 1} \times ${mean + rise} - ${n} \times ${mean} = ${mean + rise * (n + 1)}$.`,
    };
  }),

  mcq('mixture-of-two', WORDS, 4, (random) => {
    const [cheap, dear] = [random.int(30, 60, 5), random.int(70, 120, 5)];
    const mean = random.int(cheap + 5, dear - 5, 5);
    const [a, b] = [dear - mean, mean - cheap];
    const show = (x: number, y: number) => `${x / gcd(x, y)} : ${y / gcd(x, y)}`;
    return a === b
      ? null
      : {
          text: `Tea at ₹${cheap} and tea at ₹${dear} per kg are mixed so that the mixture costs ₹${mean} per kg. The ratio of the cheaper to the dearer tea is`,
          right: show(a, b),
          wrong: [show(b, a), show(cheap, dear), show(dear, cheap), show(a + b, a), show(mean, dear)],
          proof: [[(a * cheap + b * dear) / (a + b), mean]],
          why: tex`By alligation $(${dear} - ${mean}) : (${mean} - ${cheap}) = ${a} : ${b}$, which is ${show(a, b)}.`,
        };
  }),

  mcq('shares-of-partners', WORDS, 3, (random) => {
    const [a, b, late, unit] = [random.int(2, 9), random.int(2, 9), random.int(2, 6), random.int(20, 90, 10)];
    const [partA, partB] = [a * 12, b * (12 - late)];
    const profit = (partA + partB) * unit;
    return {
      text: `A starts a business with ₹${a}0,000; B joins with ₹${b}0,000 after ${late} months. The profit of the year is ₹${profit}. B's share is`,
      value: partB * unit,
      check: profit - partA * unit,
      mistakes: [partA * unit, (profit * b) / (a + b), profit / 2, (profit * late) / 12],
      show: rupees,
      why: tex`Capital times months: $${a} \times 12 : ${b} \times ${12 - late} = ${partA} : ${partB}$, so B gets ${rupees(partB * unit)}.`,
    };
  }),

  mcq('price-rises-use-falls', WORDS, 3, (random) => {
    const rise = random.pick([10, 20, 25, 50, 60]);
    const [left, whole] = [random.int(2, 9), 100];
    return {
      text: tex`The price of rice rises by $${rise}\%$. A family that used ${left * 5} kg a month cuts its use so that it spends as much as before. Its use falls by`,
      value: (rise / (100 + rise)) * 100,
      check: (1 - left / ((left * (whole + rise)) / whole)) * 100,
      mistakes: [rise, rise / 2, (rise / (100 - rise)) * 100, 100 - rise],
      show: percent,
      why: tex`$\frac{r}{100 + r} \times 100 = \frac{${rise}}{${100 + rise}} \times 100 = ${number((rise / (100 + rise)) * 100)}\%$, however much it was.`,
    };
  }),

  msq('averages-of-a-class', WORDS, 4, (random) => {
    const [boys, girls, a, b] = [
      random.int(10, 30, 5),
      random.int(10, 30, 5),
      random.int(40, 60),
      random.int(62, 80),
    ];
    const all = boys * a + girls * b;
    return {
      text: `In a class ${boys} boys have the mean mark ${a} and ${girls} girls the mean mark ${b}. Which of the following is/are correct?`,
      claims: [
        {
          says: 'The marks of all add up to',
          value: all,
          check: sum([...range(1, boys).map(() => a), ...range(1, girls).map(() => b)]),
          mistake: all + boys,
          because: 'Number times mean, added.',
        },
        {
          says: 'The mean mark of the class is',
          value: all / (boys + girls),
          check: a + ((b - a) * girls) / (boys + girls),
          mistake: (all / (boys + girls)) * 0.9,
          because: 'The means count by the numbers of students.',
        },
        {
          says: 'If each boy gets 4 marks more, the mean of the boys becomes',
          value: a + 4,
          check: (boys * a + 4 * boys) / boys,
          mistake: a + 4 * boys,
          because: 'The mean shifts by as much.',
        },
        {
          says: 'The number of pairs of a boy and a girl is',
          value: boys * girls,
          check: choose(boys + girls, 2) - choose(boys, 2) - choose(girls, 2),
          mistake: boys + girls,
          because: 'Every boy with every girl.',
        },
      ],
    };
  }),
];
