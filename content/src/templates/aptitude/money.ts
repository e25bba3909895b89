import { gcd, number, range, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';
import { asCount, asRupees, isWhole, rupees } from './rupees.ts';

const { mcq } = templatesOf('Quantitative Aptitude');
const percent = (value: number) => tex`$${number(value)}\%$`;
const asPercent = (value: number) => (isWhole(value * 4) ? percent(value) : null);

export const money = [
  mcq('population-of-a-town', 'Percentage', 3, (random) => {
    const changes = [5, 8, 10, 12, 15, 20, 25];
    const [[rise, fall], before] = [random.sample(changes, 2) as [number, number], random.int(20, 95) * 1000];
    const after = (before * (100 + rise) * (100 - fall)) / 10000;
    const asksBack = random.int(0, 1) === 1;
    const value = asksBack ? before : after;
    const grown = before + (before * rise) / 100;
    const shrunk = after / (1 - fall / 100);
    const undone = (after * (100 - rise) * (100 + fall)) / 10000;
    const mistakes = asksBack
      ? [
          undone,
          (after * (100 - rise + fall)) / 100,
          (after * 100) / (100 + rise - fall),
          (after * 100) / (100 + rise),
          (after * (100 - rise)) / 100,
          (after * (100 + fall)) / 100,
        ]
      : [
          (before * (100 + rise - fall)) / 100,
          (before * (100 - rise) * (100 + fall)) / 10000,
          before * (1 - (rise * fall) / 10000),
          before * (1 + rise / 100),
          before * (1 - fall / 100),
          (before * (100 + rise) * (100 + fall)) / 10000,
          (before * (100 - rise + fall)) / 100,
        ];
    const changed = tex`increased by $${rise}\%$ in the first year and decreased by $${fall}\%$ in the second year`;
    // Whole hundreds, so that most of the mistakes lead to whole numbers of people too.
    return !isWhole(after / 100)
      ? null
      : {
          text: asksBack
            ? tex`The population of a town ${changed}. At the end of the second year it was $${after}$. What was it at the beginning of the first year?`
            : tex`The population of a town was $${before}$. It ${changed}. What was it at the end of the second year?`,
          value,
          check: asksBack ? shrunk / (1 + rise / 100) : grown - (grown * fall) / 100,
          within: [value * 0.7, value * 1.4],
          step: 1000,
          mistakes: mistakes.filter(isWhole),
          show: asCount,
          difficulty: asksBack ? 4 : 3,
          why: asksBack
            ? tex`$x \times \frac{${100 + rise}}{100} \times \frac{${100 - fall}}{100} = ${after}$, so $x = ${after} \times \frac{100}{${100 - fall}} \times \frac{100}{${100 + rise}} = ${before}$. Decreasing $${after}$ by $${rise}\%$ and increasing the result by $${fall}\%$${isWhole(undone) ? tex`, which gives $${number(undone)}$,` : ''} does not lead back, because these would be percentages of other numbers.`
            : tex`$${before} \times \frac{${100 + rise}}{100} \times \frac{${100 - fall}}{100} = ${number(grown)} \times \frac{${100 - fall}}{100} = ${after}$. Taking both percentages of the first population gives $${number((before * (100 + rise - fall)) / 100)}$, but the decrease is of the increased population.`,
        };
  }),

  mcq('marks-needed-to-pass', 'Percentage', 4, (random) => {
    const [most, pass] = [random.int(300, 1000, 50), random.int(33, 45)];
    const [below, above] = [random.int(3, 9), random.int(3, 16)];
    const [short, over] = [(most * below) / 100, (most * above) / 100];
    const [low, high] = [pass - below, pass + above];
    const apart = (Math.abs(over - short) * 100) / (high - low);
    const isOption = (mistake: number) => isWhole(mistake / 10) && mistake >= 150;
    return !isWhole(short) || !isWhole(over) || !isWhole((most * pass) / 100) || short === over
      ? null
      : {
          text: tex`In an examination a candidate who scores ${percent(low)} of the maximum marks fails by ${short} marks. Another candidate who scores ${percent(high)} of the maximum marks gets ${over} marks more than the pass marks. What are the maximum marks?`,
          value: ((short + over) * 100) / (high - low),
          check: range(100, 2000).find((n) => n * low + short * 100 === n * high - over * 100) ?? Number.NaN,
          within: [150, 1300],
          step: 50,
          mistakes: [
            apart,
            (over * 100) / (high - low),
            (short * 100) / (high - low),
            ((short + over) * 100) / high,
            ((short + over) * 100) / low,
          ].filter((mistake) => isWhole(mistake / 10)),
          show: asCount,
          why: tex`The two scores differ by $${high} - ${low} = ${high - low}\%$ of the maximum marks, and by $${short} + ${over} = ${short + over}$ marks. Maximum marks: $\frac{${short + over} \times 100}{${high - low}} = ${most}$. Subtracting the two numbers of marks${isOption(apart) ? tex`, which gives $${number(apart)}$,` : ''} is wrong, because one score is below the pass marks and the other above them.`,
        };
  }),

  mcq('two-sold-at-one-price', 'Profit and Loss', 4, (random) => {
    const [gain, loss] = [random.pick([10, 20, 25, 50]), random.pick([4, 10, 20, 25])];
    const price = random.int(600, 9900, 30);
    const [first, second] = [(price * 100) / (100 + gain), (price * 100) / (100 - loss)];
    const net = 2 * price - first - second;
    const said = (value: number) => `A ${value > 0 ? 'gain' : 'loss'} of ${rupees(Math.abs(value))}`;
    const asIfOfPrice = (price * (gain - loss)) / 100;
    const others = [-net, asIfOfPrice, net / 2, net * 2, -asIfOfPrice, price - first, price - second];
    return !isWhole(first) || !isWhole(second) || Math.abs(net) < 10
      ? null
      : {
          text: tex`A dealer sells two articles at ${rupees(price)} each. He gains ${percent(gain)} on one of them and loses ${percent(loss)} on the other. What is the result of the two sales together?`,
          right: said(net),
          wrong: [
            'Neither a gain nor a loss',
            ...others.filter((one) => one !== 0 && isWhole(one)).map(said),
          ],
          proof: [[net, (price * gain) / (100 + gain) - (price * loss) / (100 - loss)]],
          why: tex`Cost prices: $\frac{${price} \times 100}{${100 + gain}} = ${first}$ and $\frac{${price} \times 100}{${100 - loss}} = ${second}$, together ₹${first + second}. The selling prices together are ₹${2 * price}: a ${net > 0 ? 'gain' : 'loss'} of ${rupees(Math.abs(net))}. The two percentages are of different cost prices, so ${gain === loss ? 'they do not cancel' : tex`$${gain}\% - ${loss}\%$ of the selling price is not the result`}.`,
        };
  }),

  mcq('cost-price-from-two-sales', 'Profit and Loss', 3, (random) => {
    const [loss, gain, cost] = [random.int(4, 15), random.int(5, 25), random.int(400, 5000, 50)];
    const more = (cost * (loss + gain)) / 100;
    const goods = random.pick(['a chair', 'a wrist watch', 'a bicycle', 'a mixer']);
    const apart = gain - loss;
    return !isWhole(more) || loss === gain
      ? null
      : {
          text: tex`A shopkeeper sells ${goods} at a loss of ${percent(loss)}. If he had sold it for ${rupees(more)} more, he would have gained ${percent(gain)}. The cost price is`,
          value: (more * 100) / (loss + gain),
          check: range(1, 9999).find((n) => n * (100 - loss) + more * 100 === n * (100 + gain)) ?? Number.NaN,
          within: [cost * 0.4, cost * 2],
          step: cost >= 1000 ? 100 : 50,
          mistakes: [
            (more * 100) / Math.abs(apart),
            (more * 100) / gain,
            (more * 100) / loss,
            cost + more,
            (cost * (100 - loss)) / 100,
          ].filter(isWhole),
          show: (shown: number) => (isWhole(shown) ? asRupees(shown) : null),
          why: tex`The two selling prices are ${percent(100 - loss)} and ${percent(100 + gain)} of the cost price. ${rupees(more)} is therefore ${percent(loss + gain)} of it, and the cost price is $\frac{${more} \times 100}{${loss + gain}} =$ ${rupees(cost)}. ${rupees((cost * (100 - loss)) / 100)} is the first selling price, at the loss of ${percent(loss)}, and not the cost price.`,
        };
  }),

  mcq('income-from-savings', 'Ratio', 4, (random) => {
    const [a, b, c, d] = [random.int(4, 9), random.int(3, 8), random.int(3, 8), random.int(2, 7)];
    const unit = random.int(2, 16) * 500;
    const [earned, spent] = [unit * (c - d), unit * (a - b)];
    const [income, saving] = [a * earned, a * earned - c * spent];
    const isTidy = a > b && c > d && gcd(a, b) === 1 && gcd(c, d) === 1 && a * d !== b * c;
    const asksFirst = random.int(0, 1) === 1;
    const value = asksFirst ? income : b * earned;
    return !isTidy || saving < 2000 || income < 15000 || income > 90000 || saving > income / 2
      ? null
      : {
          text: `The monthly incomes of Anita and Bharat are in the ratio ${a} : ${b}, and their expenditures are in the ratio ${c} : ${d}. Each of them saves ₹${saving} a month. The monthly income of ${asksFirst ? 'Anita' : 'Bharat'} is`,
          value,
          // Cramer's rule for the two savings.
          check: ((asksFirst ? a : b) * (saving * c - saving * d)) / (b * c - a * d),
          within: [8000, 120000],
          step: earned,
          mistakes: [
            asksFirst ? b * earned : income,
            asksFirst ? c * spent : d * spent,
            (asksFirst ? a : b) * saving,
            (asksFirst ? a : b) * spent,
          ].filter((mistake) => mistake !== value),
          show: (shown: number) => (isWhole(shown) ? asRupees(shown) : null),
          why: tex`Let the incomes be $${a}x$ and $${b}x$ and the expenditures $${c}y$ and $${d}y$. The savings are equal: $${a}x - ${c}y = ${b}x - ${d}y$, so $${a - b === 1 ? '' : a - b}x = ${c - d === 1 ? '' : c - d}y$. With $${a}x - ${c}y = ${saving}$ this gives $x = ${earned}$ and $y = ${spent}$. The income is $${asksFirst ? a : b} \times ${earned} =$ ${rupees(value)}. The other income, $${asksFirst ? b : a} \times ${earned} =$ ${rupees(asksFirst ? b * earned : income)}, is that of ${asksFirst ? 'Bharat' : 'Anita'}.`,
        };
  }),

  mcq('milk-replaced-by-water', 'Ratio', 4, (random) => {
    const [whole, share, times] = [random.int(20, 100, 10), random.pick([4, 5, 8, 10]), random.int(2, 3)];
    const drawn = whole / share;
    const value = whole * (1 - 1 / share) ** times;
    const steps = range(1, times).reduce((left) => left - (left / whole) * drawn, whole);
    const left = (n: number) => whole * (1 - 1 / share) ** n;
    return !isWhole(value * 100) || !isWhole(drawn * 10)
      ? null
      : {
          text: tex`A vessel contains ${whole} litres of pure milk. ${number(drawn)} litres of it are taken out and replaced by water, and this is done ${times === 2 ? 'once more' : 'twice more'} with the mixture. How much milk is left in the vessel?`,
          value,
          check: steps,
          within: [whole * 0.3, whole * 0.95],
          step: whole / 50,
          mistakes: [whole - times * drawn, left(times - 1), left(times + 1), whole - value].filter((one) =>
            isWhole(one * 100),
          ),
          unit: 'litres',
          why: tex`Each time $\frac{${number(drawn)}}{${whole}} = \frac{1}{${share}}$ of the milk is taken out and $\frac{${share - 1}}{${share}}$ is left: $${whole} \times \left(\frac{${share - 1}}{${share}}\right)^{${times}} = ${number(value)}$ litres. Subtracting ${number(drawn)} litres each time, $${whole} - ${times} \times ${number(drawn)} = ${number(whole - times * drawn)}$ litres, would be wrong, because from the second time on a mixture with water is taken out and not pure milk.`,
        };
  }),

  mcq('rate-from-two-amounts', 'Interest', 3, (random) => {
    const [principal, rate] = [random.int(2000, 24000, 500), random.int(8, 30) / 2];
    const [soon, years] = [random.int(2, 3), random.int(2, 4)];
    const yearly = (principal * rate) / 100;
    const amounts = [principal + soon * yearly, principal + (soon + years) * yearly] as const;
    const asksRate = random.int(0, 1) === 1;
    const perYear = (amounts[1] - amounts[0]) / years;
    const ofAmount = (yearly / amounts[0]) * 100;
    const given = `A sum of money lent at simple interest amounts to ${rupees(amounts[0])} in ${soon} years and to ${rupees(amounts[1])} in ${soon + years} years.`;
    const found = tex`Interest of one year: $\frac{${amounts[1]} - ${amounts[0]}}{${years}} = ${yearly}$. Principal: $${amounts[0]} - ${soon} \times ${yearly} =$ ${rupees(principal)}.`;
    if (!isWhole(yearly)) return null;
    if (asksRate)
      return {
        text: `${given} The rate of interest per annum is`,
        value: (perYear / (amounts[0] - soon * perYear)) * 100,
        check: rate,
        within: [2, 40],
        step: 1,
        mistakes: [
          ofAmount,
          (yearly * years * 100) / amounts[0],
          rate / 2,
          rate * years,
          (rate * years) / soon,
          (rate * years) / (soon + years),
          rate * soon,
        ].filter((mistake) => mistake !== rate && isWhole(mistake * 4)),
        show: asPercent,
        difficulty: 4,
        why: tex`${found} Rate: $\frac{${yearly}}{${principal}} \times 100 = ${number(rate)}\%$. Dividing by ${rupees(amounts[0])} instead${isWhole(ofAmount * 4) ? tex`, which gives ${percent(ofAmount)},` : ''} would be wrong, because that amount already contains the interest of ${soon} years.`,
      };
    return {
      text: `${given} The sum is`,
      value: amounts[0] - soon * perYear,
      check: (amounts[0] * (soon + years) - amounts[1] * soon) / years,
      within: [principal * 0.5, principal * 1.6],
      step: 500,
      mistakes: [
        amounts[0] - years * yearly,
        amounts[0] - (amounts[1] - amounts[0]),
        amounts[0] - yearly,
        amounts[0],
      ].filter((mistake) => mistake !== principal),
      show: (shown: number) => (isWhole(shown) ? asRupees(shown) : null),
      why: `${found} Subtracting the interest of one year alone would give ${rupees(amounts[0] - yearly)}, but the first amount contains that of ${soon} years.`,
    };
  }),

  mcq('compounded-half-yearly', 'Interest', 4, (random) => {
    const [principal, rate, halves] = [
      random.int(2, 40) * 1000,
      random.pick([4, 6, 8, 10, 12, 16, 20]),
      random.int(2, 3),
    ];
    const half = rate / 2;
    const interest = (principal * (100 + half) ** halves) / 100 ** halves - principal;
    const rows = range(1, halves).reduce<number[]>(
      (list) => [...list, (list.at(-1) ?? principal) * (1 + half / 100)],
      [],
    );
    const simple = (principal * half * halves) / 100;
    return !isWhole(interest * 100)
      ? null
      : {
          text: tex`What is the compound interest on ${rupees(principal)} for ${halves === 2 ? '1 year' : tex`$1\frac{1}{2}$ years`} at ${percent(rate)} per annum, compounded half-yearly?`,
          value: interest,
          check: (rows.at(-1) ?? Number.NaN) - principal,
          within: [simple * 0.45, simple * 2.4],
          step: simple / 20,
          mistakes: [
            simple,
            principal * ((1 + rate / 100) ** (halves / 2) - 1),
            principal * ((1 + half / 100) ** (halves - 1) - 1),
            simple + (simple * half) / 100,
            2 * interest - simple,
            principal * ((1 + half / 100) ** (halves + 1) - 1),
            principal * ((1 + rate / 100) ** halves - 1),
          ],
          show: asRupees,
          difficulty: halves === 2 ? 3 : 4,
          why: tex`The rate for each half-year is $${half}\%$, and there are ${halves} half-years. Amount: $${principal} \times \left(\frac{${100 + half}}{100}\right)^{${halves}} =$ ${rupees(principal + interest)}. Compound interest: ${rupees(principal + interest)} $-$ ${rupees(principal)} $=$ ${rupees(interest)}. The simple interest, ${rupees(simple)}, leaves out the interest on the interest of the earlier half-${halves === 2 ? 'year' : 'years'}.`,
        };
  }),

  mcq('gain-lent-at-interest', 'Arithmetic Word Problems', 4, (random) => {
    const [cost, gain, rate, years] = [
      random.int(20, 200) * 100,
      random.int(5, 30, 5),
      random.int(4, 12),
      random.int(2, 4),
    ];
    const sold = (cost * (100 + gain)) / 100;
    const value = (sold * (100 + rate * years)) / 100;
    const interest = (sold * rate * years) / 100;
    const rupeesAlone = (shown: number) => (isWhole(shown) ? asRupees(shown) : null);
    return !isWhole(sold) || !isWhole(value)
      ? null
      : {
          text: tex`Farida buys a sewing machine for ${rupees(cost)} and sells it at a profit of ${percent(gain)}. She lends the whole selling price at ${percent(rate)} per annum simple interest for ${years} years. What amount does she get back at the end?`,
          value,
          check: sold + interest,
          within: [cost, cost * 2.6],
          step: cost / 20,
          mistakes: [
            (cost * (100 + rate * years)) / 100,
            (cost * (100 + gain + rate * years)) / 100,
            sold,
            sold + (cost * rate * years) / 100,
            (sold * (100 + rate)) / 100,
            sold + interest + interest / years,
          ].filter(isWhole),
          show: rupeesAlone,
          why: tex`Selling price: $${cost} \times \frac{${100 + gain}}{100} =$ ${rupees(sold)}. Simple interest: $\frac{${sold} \times ${rate} \times ${years}}{100} =$ ${rupees(interest)}. Amount: $${sold} + ${interest} =$ ${rupees(value)}. The interest is on the selling price, which she lends, and not on the ${rupees(cost)} that she paid.`,
        };
  }),
];
