import { asFraction, choose, fraction, number, range, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';
import { asCount, asRupees, isWhole, rupees } from './rupees.ts';

const { mcq } = templatesOf('Quantitative Aptitude');
const SERIES = 'Number Series';
const SHAPES = 'Mensuration';

export const seriesAndShapes = [
  mcq('missing-in-the-series', SERIES, 4, (random) => {
    const [first, extra, place] = [random.int(2, 12), random.pick([1, -1, 2]), random.int(2, 5)];
    // Times 1, 2, 3 and so on, and as many times the extra number on top.
    const terms = range(1, 5).reduce<number[]>(
      (list, k) => [...list, (list.at(-1) ?? 0) * k + k * extra],
      [first],
    );
    const value = terms[place] ?? Number.NaN;
    const next = terms[place + 1];
    const before = terms[place - 1] ?? Number.NaN;
    const added = (k: number) => `${extra < 0 ? '-' : '+'} ${Math.abs(k * extra)}`;
    const isRising = terms.every((term, at) => at < 2 || term > (terms[at - 1] ?? 0));
    return !isRising
      ? null
      : {
          text: `What comes in place of the question mark? $${terms.map((term, at) => (at === place ? tex`\;?` : term)).join(', ')}$`,
          value,
          check: next === undefined ? (before + extra) * place : next / (place + 1) - extra,
          within: [value * 0.5, value * 1.6],
          mistakes: [
            before * place,
            before * place - place * extra,
            before * place + extra,
            before * (place + 1) + (place + 1) * extra,
            before * (place + 1),
            value + place,
          ].filter((mistake) => mistake !== value),
          show: asCount,
          why: tex`Each step multiplies by one more and ${extra < 0 ? 'subtracts' : 'adds'} ${Math.abs(extra) === 1 ? 'the same number' : 'twice that number'}: ${range(
            1,
            5,
          )
            .map((k) => tex`$${terms[k - 1]} \times ${k} ${added(k)} = ${terms[k]}$`)
            .join(
              ', ',
            )}. With $${before} \times ${place} = ${before * place}$ the number that is ${extra < 0 ? 'subtracted' : 'added'} in each step would be left out.`,
        };
  }),

  mcq('wrong-factor-in-the-series', SERIES, 4, (random) => {
    const [half, place] = [random.int(2, 12), random.int(1, 4)];
    const factors = [0.5, 1, 1.5, 2, 2.5];
    const terms = factors.reduce<number[]>((list, by) => [...list, (list.at(-1) ?? 0) * by], [half * 16]);
    const value = (terms[place] ?? 0) + random.pick([-6, -4, 4, 6, 10]);
    const spoilt = terms.map((term, at) => (at === place ? value : term));
    const fits = (at: number) => spoilt[at] === (spoilt[at - 1] ?? 0) * (factors[at - 1] ?? 0);
    // Where the differences grow evenly up to the last term, that one may be called wrong too: 48, 24, 20, 36, 72, 180.
    const growth = range(2, 4).map(
      (at) => (spoilt[at] ?? 0) - 2 * (spoilt[at - 1] ?? 0) + (spoilt[at - 2] ?? 0),
    );
    return new Set(growth).size === 1 ||
      new Set(spoilt).size < spoilt.length - 1 ||
      value < 3 ||
      terms.includes(value)
      ? null
      : {
          text: `Which number is wrong in the series ${spoilt.join(', ')}?`,
          value,
          // The one that fits neither what comes before it nor what comes after it.
          check: spoilt[range(1, 4).find((at) => !fits(at) && !fits(at + 1)) ?? -1] ?? Number.NaN,
          within: [1, 2000],
          mistakes: spoilt.filter((_term, at) => at !== place),
          show: (shown: number) => (spoilt.includes(shown) ? `$${shown}$` : null),
          why: tex`Each term is the one before it multiplied by $${factors.join(', ')}$ in turn. The series should be $${terms.join(', ')}$, so $${value}$ stands in place of $${terms[place]}$. The next number, $${terms[place + 1]}$, is right: it does not follow from $${value}$, but it does from $${terms[place]}$.`,
        };
  }),

  mcq('path-round-a-garden', SHAPES, 4, (random) => {
    const [long, wide, path, cost] = [
      random.int(30, 90, 2),
      random.int(20, 60, 2),
      random.int(2, 8) / 2,
      random.int(20, 150, 10),
    ];
    const isOutside = random.int(0, 1) === 1;
    const grown = isOutside ? 2 * path : -2 * path;
    const [outer, inner] = isOutside
      ? [(long + grown) * (wide + grown), long * wide]
      : [long * wide, (long + grown) * (wide + grown)];
    const area = outer - inner;
    const price = (of: number) => of * cost;
    const shown = [long + grown, wide + grown].map((side) => number(side));
    return long <= wide || !isWhole(price(area))
      ? null
      : {
          text: tex`A rectangular garden is ${long} m long and ${wide} m wide. A path of uniform width $${number(path)}\ \mathrm{m}$ runs all around it on the ${isOutside ? 'outside' : 'inside'}. What does it cost to pave the path at ${rupees(cost)} per square metre?`,
          value: price(area),
          // Two strips along the length and two along the width, with the corners counted once.
          check: price(2 * path * (long + wide) + (isOutside ? 4 : -4) * path * path),
          within: [price(area) * 0.4, price(area) * 2],
          step: cost * 4,
          mistakes: [
            price(Math.abs((long + grown / 2) * (wide + grown / 2) - long * wide)),
            price(2 * path * (long + wide)),
            price(2 * path * (long + wide) + (isOutside ? -4 : 4) * path * path),
            price(path * (long + wide)),
          ].filter(isWhole),
          show: (sumOfMoney: number) => (isWhole(sumOfMoney) ? asRupees(sumOfMoney) : null),
          why: tex`${isOutside ? 'With the path the garden measures' : 'The part within the path measures'} $${shown.join(tex` \times `)}\ \mathrm{m^2}$. Area of the path: $${number(outer, 6)} - ${number(inner, 6)} = ${number(area, 6)}\ \mathrm{m^2}$. Cost: $${number(area, 6)} \times ${cost} =$ ${rupees(price(area))}. Four strips just as long as the sides of the garden would cost ${rupees(price(2 * path * (long + wide)))}, but they ${isOutside ? 'leave out the corners of the path' : 'count the corners of the path twice'}.`,
        };
  }),

  mcq('melted-and-recast', SHAPES, 4, (random) => {
    const [radius, height] = [random.int(3, 12), random.int(6, 40, 2)];
    const [small, tall] = [random.int(1, 4), random.int(2, 9)];
    const isCone = random.int(0, 1) === 1;
    const value = isCone
      ? (3 * radius ** 2 * height) / (small ** 2 * tall)
      : (3 * radius ** 2 * height) / (4 * small ** 3);
    const volume = Math.PI * radius ** 2 * height;
    const each = isCone ? (Math.PI * small ** 2 * tall) / 3 : (4 * Math.PI * small ** 3) / 3;
    const pieces = isCone
      ? `cones, each of base radius ${small} cm and height ${tall} cm`
      : `spheres, each of radius ${small} cm`;
    const below = isCone ? small ** 2 * tall : 4 * small ** 3;
    const squares = tex`${radius}^2 \times ${height}`;
    return !isWhole(value) || value < 6 || value > 900
      ? null
      : {
          text: `A solid metal cylinder of radius ${radius} cm and height ${height} cm is melted and recast into ${pieces}. How many of them are obtained?`,
          value,
          check: volume / each,
          within: [3, 2700],
          mistakes: [
            value / 3,
            value * 3,
            value * small,
            value / 4,
            value * 4,
            (value * small) / radius,
            value * 2,
          ].filter(isWhole),
          show: asCount,
          why: isCone
            ? tex`The volume stays the same: $n \times \frac{1}{3}\pi \times ${small}^2 \times ${tall} = \pi \times ${squares}$, so $n = \frac{3 \times ${radius ** 2 * height}}{${below}} = ${value}$. Without the factor $\frac{1}{3}$ of a cone it would be a third of that.`
            : tex`The volume stays the same: $n \times \frac{4}{3}\pi \times ${small}^3 = \pi \times ${squares}$, so $n = \frac{3 \times ${radius ** 2 * height}}{${below}} = ${value}$. With $\frac{1}{3}$ instead of $\frac{4}{3}$ it would be four times that.`,
        };
  }),

  mcq('balls-from-a-bag', 'Arithmetic Word Problems', 4, (random) => {
    const [red, blue, green] = [random.int(3, 8), random.int(2, 7), random.int(2, 6)];
    const all = red + blue + green;
    const pairs = choose(all, 2);
    const [wish, good, how] = random.pick([
      [
        'both are of the same colour',
        choose(red, 2) + choose(blue, 2) + choose(green, 2),
        tex`$\binom{${red}}{2} + \binom{${blue}}{2} + \binom{${green}}{2} = ${choose(red, 2)} + ${choose(blue, 2)} + ${choose(green, 2)} = ${choose(red, 2) + choose(blue, 2) + choose(green, 2)}$`,
      ],
      [
        'exactly one is red',
        red * (blue + green),
        tex`$${red} \times ${blue + green} = ${red * (blue + green)}$`,
      ],
      [
        'at least one is blue',
        pairs - choose(all - blue, 2),
        tex`all pairs but those without blue: $${pairs} - \binom{${all - blue}}{2} = ${pairs} - ${choose(all - blue, 2)} = ${pairs - choose(all - blue, 2)}$`,
      ],
    ] as const);
    const bag = [...'r'.repeat(red), ...'b'.repeat(blue), ...'g'.repeat(green)];
    const drawn = bag.flatMap((one, at) => bag.slice(at + 1).map((other) => [one, other]));
    const counted = drawn.filter(([one, other]) =>
      wish.startsWith('both')
        ? one === other
        : wish.startsWith('exactly')
          ? (one === 'r') !== (other === 'r')
          : one === 'b' || other === 'b',
    );
    return {
      text: `A bag contains ${red} red, ${blue} blue and ${green} green balls. Two balls are drawn at random, without replacement. What is the probability that ${wish}?`,
      value: good / pairs,
      check: counted.length / drawn.length,
      within: [0.02, 0.98],
      step: 3 / pairs,
      mistakes: [
        1 - good / pairs,
        (2 * good) / (all * all),
        good / (2 * pairs),
        blue / all,
        red / all,
        sum([red, blue, green].map((n) => (n / all) ** 2)),
      ],
      show: asFraction(200),
      why: tex`There are $\binom{${all}}{2} = ${pairs}$ pairs. Favourable: ${how}. Probability: $\frac{${good}}{${pairs}}${fraction(good, pairs) === tex`\frac{${good}}{${pairs}}` ? '' : ` = ${fraction(good, pairs)}`}$. Dividing by $${all} \times ${all - 1} = ${2 * pairs}$ instead, which gives $${fraction(good, 2 * pairs)}$, would count every pair twice in the denominator but only once in the numerator.`,
    };
  }),
];
