import { equals, fraction, gcd, mixedNumber, number, range, root, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';
import { asRupees, isWhole, rupees } from './rupees.ts';

const { mcq, msq } = templatesOf('Quantitative Aptitude');
const WORDS = 'Arithmetic Word Problems';

/** How options look that are mixed numbers: '$7\frac{1}{5}$ days'. */
const asMixed =
  (largest: number, unit = '') =>
  (value: number) => {
    const exact = mixedNumber(value, largest);
    return exact === null ? null : `$${exact}$${unit}`;
  };

export const arithmetic = [
  mcq('marked-and-discounted', WORDS, 3, (random) => {
    const [markup, discount, cost] = [
      random.int(20, 60, 5),
      random.int(5, 25, 5),
      random.int(200, 2000, 100),
    ];
    const value = (1 + markup / 100) * (100 - discount) - 100;
    const marked = cost * (1 + markup / 100);
    const sold = marked * (1 - discount / 100);
    return value === 0
      ? null
      : {
          text: tex`A trader marks an article that costs ${rupees(cost)} at $${markup}\%$ above the cost price and then allows a discount of $${discount}\%$ on the marked price. The selling price is`,
          value: sold,
          check: cost + (cost * value) / 100,
          within: [cost / 2, cost * 2],
          step: cost / 20,
          mistakes: [
            cost * (1 + (markup - discount) / 100),
            marked,
            cost * (1 - discount / 100),
            cost * (1 + (markup + discount) / 100),
            marked - discount,
          ],
          show: asRupees,
          why: tex`Marked price: ${rupees(cost)} $\times \frac{${100 + markup}}{100} =$ ${rupees(marked)}. Selling price: ${rupees(marked)} $\times \frac{${100 - discount}}{100} =$ ${rupees(sold)}. Changing the cost price by $${markup}\% - ${discount}\% = ${markup - discount}\%$ in one step would give ${rupees(cost * (1 + (markup - discount) / 100))}, but the discount is on the marked price, not on the cost price.`,
        };
  }),

  mcq('compound-less-simple', WORDS, 4, (random) => {
    const [principal, rate] = [random.int(2000, 20000, 500), random.int(4, 20, 2)];
    const simple = (principal * rate * 2) / 100;
    const value = (principal * rate * rate) / 10000;
    return {
      text: tex`The difference between the compound interest (compounded annually) and the simple interest on ${rupees(principal)} for two years at $${rate}\%$ per annum is`,
      value: principal * (1 + rate / 100) ** 2 - principal - simple,
      check: (((principal * rate) / 100) * rate) / 100,
      within: [1, 5000],
      mistakes: [simple, (principal * rate) / 100, 2 * value, value / 2, (simple * rate) / 100, value * 1.5],
      show: asRupees,
      why: tex`The difference is the interest on the first year's interest: $P\left(\frac{r}{100}\right)^2 = ${principal} \times \left(\frac{${rate}}{100}\right)^2 =$ ${rupees(value)}. The first year's interest itself, ${rupees((principal * rate) / 100)}, is not the difference: both kinds of interest contain it twice.`,
    };
  }),

  mcq('work-together', WORDS, 3, (random) => {
    const [a, b] = [random.int(8, 30), random.int(9, 60)];
    const value = (a * b) / (a + b);
    const isTidy = mixedNumber(value, 7) !== null;
    return isTidy && a < b && b <= 3 * a
      ? {
          text: `A alone can complete a piece of work in ${a} days and B alone in ${b} days. Working together they can complete it in`,
          value,
          check: root((t) => t / a + t / b - 1, 0.1, 100),
          // Together they need less time than A alone: a longer one could be struck out unread.
          within: [1, a],
          step: Number.isInteger(value) ? 1 : 0.5,
          mistakes: [a / 2, b / 2, (a + b) / 4, b - a, (b - a) / 2, a - 1],
          show: asMixed(7, ' days'),
          difficulty: Number.isInteger(value) ? 2 : 3,
          why: tex`In one day they complete $\frac{1}{${a}} + \frac{1}{${b}} = \frac{${a + b}}{${a * b}}${gcd(a + b, a * b) > 1 ? ` = ${fraction(a + b, a * b)}` : ''}$ of the work, so they need $\frac{${a * b}}{${a + b}} = ${mixedNumber(value, 7) ?? ''}$ days. It is the work of a day that is added, not the time: half the average of the two times, $${mixedNumber((a + b) / 4, 4) ?? ''}$ days, would be right only if both needed the same time.`,
        }
      : null;
  }),

  mcq('train-and-platform', WORDS, 3, (random) => {
    const [kmh, train, platform] = [
      random.int(36, 108, 18),
      random.int(100, 250, 10),
      random.int(120, 400, 20),
    ];
    const speed = kmh / 3.6;
    const value = (train + platform) / speed;
    // Such papers do not ask for rounding.
    if (!isWhole(value * 2)) return null;
    return {
      text: `A train ${train} m long runs at ${kmh} km/h. The time that it takes to cross a platform ${platform} m long is`,
      value,
      check: root((t) => speed * t - train - platform, 0, 1000),
      within: [1, 120],
      mistakes: [
        platform / speed,
        train / speed,
        (train + platform) / kmh,
        (2 * train + platform) / speed,
        (train + 2 * platform) / speed,
        (train + platform) / (kmh / 3),
      ],
      unit: 's',
      why: tex`$${kmh}\ \mathrm{km/h} = ${kmh} \times \frac{5}{18} = ${number(speed)}\ \mathrm{m/s}$. The train covers its own length and that of the platform: $\frac{${train} + ${platform}}{${number(speed)}} = \frac{${train + platform}}{${number(speed)}} ${equals(value)}\ \mathrm{s}$. Dividing the length of the platform alone, $\frac{${platform}}{${number(speed)}} ${equals(platform / speed)}\ \mathrm{s}$, would leave out the length of the train.`,
    };
  }),

  mcq('upstream-and-down', WORDS, 4, (random) => {
    const [boat, stream, hours] = [random.int(6, 24), random.int(2, 8), random.int(2, 6)];
    const distance = (boat + stream) * hours;
    const value = distance / (boat - stream);
    if (!isWhole(value * 2) || value > 12) return null;
    return {
      text: `A boat covers ${distance} km downstream in ${hours} hours. The speed of the stream is ${stream} km/h. The time that the boat takes to return upstream is`,
      value,
      check: root((t) => (boat - stream) * t - distance, 0, 1000),
      within: [0.5, 24],
      step: 0.5,
      // The stream taken into account once, twice on the same side, or not at all.
      mistakes: [
        distance / boat,
        hours,
        distance / (boat + 2 * stream),
        distance / (boat - 2 * stream),
        distance / (boat + stream - stream / 2),
        2 * hours,
      ].filter((mistake) => mistake > 0 && isWhole(mistake * 2)),
      unit: 'h',
      why: tex`Downstream speed: $\frac{${distance}}{${hours}} = ${boat + stream}\ \mathrm{km/h}$. In still water: $${boat + stream} - ${stream} = ${boat}\ \mathrm{km/h}$; upstream: $${boat} - ${stream} = ${boat - stream}\ \mathrm{km/h}$. Time: $\frac{${distance}}{${boat - stream}} ${equals(value)}\ \mathrm{h}$. Dividing by the speed in still water, $${boat}\ \mathrm{km/h}$, would leave out the stream, which slows the boat down on its way back.`,
    };
  }),

  mcq('mean-with-one-more', WORDS, 2, (random) => {
    const [n, mean, rise] = [random.int(9, 20), random.int(16, 26), random.int(1, 3)];
    const value = (n + 1) * (mean + rise) - n * mean;
    return value < 30 || value > 65
      ? null
      : {
          text: `The average age of ${n} players of a team is ${mean} years. When the age of their coach is included, the average increases by ${rise === 1 ? '1 year' : `${rise} years`}. The age of the coach, in years, is`,
          value,
          check: mean + rise * (n + 1),
          within: [20, 75],
          mistakes: [
            mean + n * rise,
            mean + rise,
            n * rise,
            (n + 1) * rise,
            mean + rise * (n + 2),
            mean + rise + n,
          ].filter((mistake) => mistake !== value),
          why: tex`Total age with the coach less total age without: $${n + 1} \times ${mean + rise} - ${n} \times ${mean} = ${(n + 1) * (mean + rise)} - ${n * mean} = ${value}$ years. Adding the increase for the ${n} players alone, $${mean} + ${n} \times ${rise} = ${mean + n * rise}$, would leave out that the coach counts in the new average as well.`,
        };
  }),

  mcq('mixture-of-two', WORDS, 4, (random) => {
    const [cheap, dear] = [random.int(120, 300, 10), random.int(320, 480, 10)];
    const mean = random.int(cheap + 10, dear - 10, 10);
    const [a, b] = [dear - mean, mean - cheap];
    const show = (x: number, y: number) => `${x / gcd(x, y)} : ${y / gcd(x, y)}`;
    return a === b || Math.max(a, b) / gcd(a, b) > 12
      ? null
      : {
          text: `In what ratio must tea at ₹${cheap} per kg be mixed with tea at ₹${dear} per kg so that the mixture costs ₹${mean} per kg?`,
          right: show(a, b),
          likeliest: show(b, a),
          wrong: [show(a + b, a), show(a + b, b), show(a, a + b), show(b, a + b)].filter(
            (ratio) => ratio !== show(a, b),
          ),
          proof: [[(a * cheap + b * dear) / (a + b), mean]],
          why: tex`By the rule of alligation, cheaper : dearer $= (${dear} - ${mean}) : (${mean} - ${cheap}) = ${a} : ${b}$${gcd(a, b) > 1 ? tex` $=$ ${show(a, b)}` : ''}. The inverse ratio, ${show(b, a)}, is that of the dearer tea to the cheaper.`,
        };
  }),

  mcq('shares-of-partners', WORDS, 3, (random) => {
    const [a, b, late, unit] = [random.int(2, 9), random.int(2, 9), random.int(2, 6), random.int(20, 90, 10)];
    const [partA, partB] = [a * 12, b * (12 - late)];
    const profit = (partA + partB) * unit;
    const value = partB * unit;
    return {
      text: `A starts a business with ₹${a}0,000. B joins him after ${late} months with ₹${b}0,000. The profit at the end of the year is ₹${profit}. B's share of the profit is`,
      value,
      check: profit - partA * unit,
      within: [profit / 20, profit * 0.95],
      step: unit * 4,
      mistakes: [
        partA * unit,
        (profit * b) / (a + b),
        profit / 2,
        (profit * late) / 12,
        (profit * a) / (a + b),
      ].filter((mistake) => Number.isInteger(mistake) && mistake !== value),
      show: asRupees,
      why: tex`Capital times months: $${a} \times 12 : ${b} \times ${12 - late} = ${partA} : ${partB}$. B's share: $\frac{${partB}}{${partA + partB}} \times ${profit} =$ ${rupees(value)}. The ratio of the capitals alone, ${a / gcd(a, b)} : ${b / gcd(a, b)}, is not that of the shares, because B's capital was in the business for only ${12 - late} months.`,
    };
  }),

  mcq('price-rises-use-falls', WORDS, 3, (random) => {
    const rise = random.pick([10, 15, 20, 25, 30, 40, 50, 60, 75]);
    const [used, whole] = [random.int(2, 9), 100];
    const goods = random.pick(['rice', 'sugar', 'wheat', 'cooking oil']);
    const value = (rise / (100 + rise)) * 100;
    return {
      text: tex`The price of ${goods} rises by $${rise}\%$. A family used to buy ${used * 5} kg of it every month. By what percentage must the family reduce its consumption so that its expenditure does not increase?`,
      value,
      check: (1 - used / ((used * (whole + rise)) / whole)) * 100,
      within: [2, 80],
      step: 5,
      mistakes: [rise, rise / 2, 100 - rise, (rise / (200 + rise)) * 100, (rise / (100 + 2 * rise)) * 100],
      show: (shown: number) => {
        const exact = mixedNumber(shown, 23);
        return exact === null ? null : tex`$${exact}\%$`;
      },
      why: tex`$\frac{r}{100 + r} \times 100 = \frac{${rise}}{${100 + rise}} \times 100 = ${mixedNumber(value, 23) ?? ''}\%$, whatever the quantity. A reduction of $${rise}\%$ would be too much, because it would be a percentage of the increased expenditure, $${100 + rise}$, whereas the rise was a percentage of $100$.`,
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
    const students = boys + girls;
    return {
      text: `In a class, the average mark of the ${boys} boys is ${a} and that of the ${girls} girls is ${b}. Which of the following is/are correct?`,
      claims: [
        {
          says: 'The total of the marks of all students is',
          value: all,
          check: sum([...range(1, boys).map(() => a), ...range(1, girls).map(() => b)]),
          mistake: boys === girls ? students * a : boys * b + girls * a,
          because: tex`$${boys} \times ${a} + ${girls} \times ${b} = ${boys * a} + ${girls * b} = ${all}$.`,
        },
        {
          says: 'The average mark of the class is',
          value: all / students,
          check: a + ((b - a) * girls) / students,
          mistake: boys === girls ? (a + b) / 2 + 1 : (a + b) / 2,
          show: asMixed(60),
          because: tex`$\frac{${all}}{${boys} + ${girls}} = ${mixedNumber(all / students, 60) ?? ''}$.`,
        },
        {
          says: 'If each boy gets 4 marks more, the average mark of the boys becomes',
          value: a + 4,
          check: (boys * a + 4 * boys) / boys,
          mistake: a + random.int(1, 3),
          because: tex`The average increases by as much: $${a} + 4 = ${a + 4}$.`,
        },
        {
          says: 'The average mark of the girls is greater than that of the class by',
          value: b - all / students,
          check: ((b - a) * boys) / students,
          mistake: boys === girls ? b - a : (b - a) / 2,
          show: asMixed(60),
          because: tex`$${b} - ${mixedNumber(all / students, 60) ?? ''} = ${mixedNumber(b - all / students, 60) ?? ''}$.`,
        },
      ],
    };
  }),
];
