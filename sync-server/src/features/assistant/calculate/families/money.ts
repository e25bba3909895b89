import { minus, ONE, over, plus, rational, times, toNumber, type Rational } from '../rational.ts';
import { decimal, equalTo, inDollars, type Family, type Worked } from '../worked.ts';
import type { Quantity, Sentence } from '../words/sentence.ts';
import { after, before, has, isOnly, isStory } from './pattern.ts';

const HUNDRED = rational(100n);
const PERCENT = ['Percentage', 'प्रतिशत'] as const;

const percents = ({ numbers }: Sentence): Quantity[] => numbers.filter(({ unit }) => unit === 'percent');
const amounts = ({ numbers }: Sentence): Quantity[] =>
  numbers.filter(({ unit, isOrdinal }) => !isOrdinal && (unit === null || unit === 'rupee'));

/** AS44: parts, shares and changes in percent. */
export const percentages: Family = (sentence) => {
  if (sentence.numbers.some(({ letter }) => letter !== null)) return null;
  return (
    wholeOf(sentence) ??
    partOf(sentence) ??
    shareOf(sentence) ??
    changeBy(sentence) ??
    changeBetween(sentence)
  );
};

/** '37.5% of 640'. */
function partOf(sentence: Sentence): Worked | null {
  if (
    !/(?:%|percent|per cent|pratishat|prcent|persent)\s+(?:of|off)\b|(?:ka|का)\s+\S*\s*\d|प्रतिशत/iu.test(
      sentence.text,
    )
  )
    return null;
  const units = new Set(sentence.numbers.map(({ unit }) => unit));
  if (!/^#percent #(?:rupee|kg|g|m|km|L)?$|^#(?:rupee)? #percent$/.test(sentence.shape) || units.size !== 2)
    return null;
  const [p] = percents(sentence);
  const whole = sentence.numbers.find(({ unit }) => unit !== 'percent');
  if (p === undefined || whole === undefined) return null;
  const value = over(times(p.value, whole.value), HUNDRED);
  return {
    title: PERCENT,
    law: inDollars(String.raw`p\% \text{ of } w = \frac{p}{100} \times w`),
    steps: [],
    result: inDollars(
      String.raw`\frac{${decimal(p.value)}}{100} \times ${decimal(whole.value)} ${equalTo(value)}`,
    ),
  };
}

/** 'what percent of 80 is 20', '45 out of 60 in percent'. */
function shareOf(sentence: Sentence): Worked | null {
  const [one, other] = amounts(sentence);
  if (
    !has(sentence, 'what-percent') ||
    sentence.numbers.length !== 2 ||
    one === undefined ||
    other === undefined
  )
    return null;
  if (
    !isOnly(
      sentence,
      ['what-percent', 'marked-price', 'marked'],
      /^(?:out|scored|obtained|got|score|students?|kisi|ka|off)$/,
    )
  )
    return null;
  const isWholeFirst =
    /^what-percent (?:_ )?#/.test(sentence.shape) &&
    /percent(?:age)?\s+of\s+(?:₹\s*)?\d|what %\s+of\s+\d/i.test(sentence.text);
  const isHindiWhole =
    /(?:\d)\s*(?:ka|का)\s*(?:what|kitn|कितन)/iu.test(sentence.text) ||
    /\d\s+\S*\s*(?:ka|का)\s+\d/iu.test(sentence.text);
  const [part, whole] = isWholeFirst || isHindiWhole ? [other, one] : [one, other];
  if (whole.value.n === 0n) return null;
  const value = over(times(part.value, HUNDRED), whole.value);
  return {
    title: PERCENT,
    law: inDollars(String.raw`\frac{\text{part}}{\text{whole}} \times 100`),
    steps: [],
    result: inDollars(
      String.raw`\frac{${decimal(part.value)}}{${decimal(whole.value)}} \times 100 ${equalTo(value)}\%`,
    ),
  };
}

/** '20% of what number is 50', '30 is 15% of which number'. */
function wholeOf(sentence: Sentence): Worked | null {
  const [p] = percents(sentence);
  const [part] = amounts(sentence);
  if (p === undefined || part === undefined || sentence.numbers.length !== 2 || p.value.n === 0n) return null;
  if (
    !/%?\s*of\s+(?:what|which|a)\s+(?:number|amount)|(?:kis|किस)\s+(?:sankhya|संख्या)|if\s+\S+\s*(?:%|percent)\s+of\s+a\s+number/iu.test(
      sentence.text,
    )
  )
    return null;
  if (!isOnly(sentence, [], /^(?:kis|sankhya|किस)$/)) return null;
  const value = over(times(part.value, HUNDRED), p.value);
  return {
    title: PERCENT,
    law: inDollars(String.raw`w = \frac{100 \times \text{part}}{p}`),
    steps: [],
    result: inDollars(
      String.raw`\frac{100 \times ${decimal(part.value)}}{${decimal(p.value)}} ${equalTo(value)}`,
    ),
  };
}

/** One or more changes in percent after another, of a value or of what is set to 100. */
function changeBy(sentence: Sentence): Worked | null {
  const changes = changesIn(sentence);
  const bases = amounts(sentence);
  const [base, repeated] = bases;
  if (changes === null || bases.length > 2) return null;
  // A value that is named again, as 'so it is 2 lakh again?', is a claim.
  if (repeated !== undefined && decimal(repeated.value) !== decimal(base?.value ?? repeated.value))
    return null;
  const ordinals = sentence.numbers.filter(({ isOrdinal }) => isOrdinal);
  if (bases.length + changes.length + ordinals.length !== sentence.numbers.length) return null;
  const years = sentence.numbers.some(({ unit }) => unit === 'year');
  if (years || !isStory(sentence, ['increase', 'decrease', 'first', 'per-year', 'what-percent'])) return null;
  if (base === undefined && changes.length < 2) return null;
  const start = base?.value ?? HUNDRED;
  const factors = changes.map((change) => plus(ONE, over(change, HUNDRED)));
  const value = factors.reduce(times, start);
  const net = times(minus(over(value, start), ONE), HUNDRED);
  const factorTex = changes.map(
    (change) =>
      String.raw`\left(1 ${change.n < 0n ? '-' : '+'} \frac{${decimal(change.n < 0n ? { n: -change.n, d: change.d } : change)}}{100}\right)`,
  );
  const netText = inDollars(String.raw`${net.n > 0n ? '+' : ''}${decimal(net)}\%`);
  return {
    title: PERCENT,
    law: inDollars(String.raw`\text{new value} = \text{old value} \times \left(1 \pm \frac{p}{100}\right)`),
    steps: [
      inDollars(`${decimal(start)} \\times ${factorTex.join(String.raw` \times `)} ${equalTo(value)}`),
      ...(base === undefined ? [] : [`Net change: ${netText}`]),
    ],
    result: base === undefined ? netText : inDollars(decimal(value)),
  };
}

/** Each percentage with its direction; null if one has none. */
function changesIn({ tokens, concepts }: Sentence): Rational[] | null {
  const signs = concepts.filter((id) => id === 'increase' || id === 'decrease');
  const found: Rational[] = [];
  const moves = tokens.filter(
    (token) => token.kind === 'concept' && (token.id === 'increase' || token.id === 'decrease'),
  );
  const rates = tokens.filter((token) => token.kind === 'number' && token.unit === 'percent');
  if (signs.length === 0 || rates.length === 0 || moves.length !== rates.length) return null;
  for (const [place, rate] of rates.entries()) {
    const move = moves[place];
    if (rate.kind !== 'number' || move?.kind !== 'concept') return null;
    found.push(move.id === 'increase' ? rate.value : { n: -rate.value.n, d: rate.value.d });
  }
  return found;
}

/** 'percentage increase from 40 to 50'. */
function changeBetween(sentence: Sentence): Worked | null {
  const [from, to] = amounts(sentence);
  if (from === undefined || to === undefined || sentence.numbers.length !== 2 || from.value.n === 0n)
    return null;
  if (!/from\s+(?:₹\s*)?\S+\s+to\s+|से/iu.test(sentence.text) || !has(sentence, 'increase', 'decrease'))
    return null;
  if (!has(sentence, 'what-percent') && !/percent|%|प्रतिशत/i.test(sentence.text)) return null;
  if (!isStory(sentence, ['increase', 'decrease', 'what-percent'])) return null;
  const value = over(times(minus(to.value, from.value), HUNDRED), from.value);
  return {
    title: PERCENT,
    law: inDollars(String.raw`\frac{\text{new} - \text{old}}{\text{old}} \times 100`),
    steps: [],
    result: inDollars(
      String.raw`\frac{${decimal(to.value)} - ${decimal(from.value)}}{${decimal(from.value)}} \times 100 ${equalTo(value)}\%`,
    ),
  };
}

const TRADE = ['Profit and loss', 'लाभ और हानि'] as const;
const TRADE_IDS = [
  'cost-price',
  'selling-price',
  'marked-price',
  'discount',
  'profit',
  'loss',
  'what-percent',
  'amount',
  'rate',
];

/** AS44: cost price, selling price, marked price, profit, loss and discount. */
export const trade: Family = (sentence) => {
  if (!isStory(sentence, TRADE_IDS)) return null;
  return profitOf(sentence) ?? priceOf(sentence) ?? discounted(sentence) ?? discountOf(sentence);
};

const money = (quantity: Quantity | null): Quantity | null =>
  quantity !== null && (quantity.unit === null || quantity.unit === 'rupee') ? quantity : null;

function priceNear(sentence: Sentence, id: string): Quantity | null {
  return money(after(sentence, id)) ?? money(before(sentence, id));
}

/** Both prices are given. */
function profitOf(sentence: Sentence): Worked | null {
  const prices = amounts(sentence);
  if (prices.length !== 2 || sentence.numbers.length !== 2 || has(sentence, 'marked-price', 'discount'))
    return null;
  if (!has(sentence, 'cost-price') || !has(sentence, 'selling-price')) return null;
  const costFirst = sentence.concepts.indexOf('cost-price') < sentence.concepts.indexOf('selling-price');
  const [cost, sale] = costFirst ? prices : [...prices].reverse();
  if (cost === undefined || sale === undefined || cost.value.n === 0n) return null;
  const gain = minus(sale.value, cost.value);
  const isLoss = gain.n < 0n;
  const size = isLoss ? { n: -gain.n, d: gain.d } : gain;
  const share = over(times(size, HUNDRED), cost.value);
  const name = isLoss ? 'loss' : 'profit';
  const hindi = isLoss ? 'हानि' : 'लाभ';
  return {
    title: TRADE,
    law: inDollars(String.raw`\text{${name}\%} = \frac{\text{${name}}}{\text{cost price}} \times 100`),
    steps: [
      inDollars(
        String.raw`\text{${name}} = ${isLoss ? `${decimal(cost.value)} - ${decimal(sale.value)}` : `${decimal(sale.value)} - ${decimal(cost.value)}`} = ${decimal(size)}`,
      ),
    ],
    result: `${name} (${hindi}) ₹${decimal(size)}, ${inDollars(String.raw`\frac{${decimal(size)}}{${decimal(cost.value)}} \times 100 ${equalTo(share)}\%`)}`,
  };
}

/** One price and the profit or loss in percent. */
function priceOf(sentence: Sentence): Worked | null {
  const [p] = percents(sentence);
  const prices = amounts(sentence);
  const [price] = prices;
  if (p === undefined || price === undefined || prices.length !== 1 || sentence.numbers.length !== 2)
    return null;
  const isLoss = has(sentence, 'loss');
  if (isLoss === has(sentence, 'profit') || has(sentence, 'marked-price', 'discount')) return null;
  const factor = plus(ONE, over(isLoss ? { n: -p.value.n, d: p.value.d } : p.value, HUNDRED));
  if (factor.n <= 0n) return null;
  const [ofCost, ofSale] = [priceNear(sentence, 'cost-price'), priceNear(sentence, 'selling-price')];
  const asksCost =
    /(?:find|what|calculate|kya|nikal|ज्ञात|निकाल).{0,30}(?:cost price|c\.?p\b)|(?:cost price|c\.?p|क्रय मूल्य|kray mulya)\s*(?:\?|kya|find|nikal|ज्ञात|निकाल|क्या|$)/iu.test(
      sentence.text,
    );
  const isCost =
    ofCost === price && ofSale !== price ? true : ofSale === price && ofCost !== price ? false : !asksCost;
  if (isCost === asksCost && asksCost) return null;
  const sign = isLoss ? '-' : '+';
  const factorTex = String.raw`\left(1 ${sign} \frac{${decimal(p.value)}}{100}\right)`;
  const value = isCost ? times(price.value, factor) : over(price.value, factor);
  return {
    title: TRADE,
    law: inDollars(String.raw`SP = CP \times \left(1 ${sign} \frac{p}{100}\right)`),
    steps: [],
    result: inDollars(
      isCost
        ? `SP = ${decimal(price.value)} \\times ${factorTex} ${equalTo(value)}`
        : String.raw`CP = \frac{${decimal(price.value)}}{${factorTex}} ${equalTo(value)}`,
    ),
  };
}

/** A marked price and one or more discounts in percent. */
function discounted(sentence: Sentence): Worked | null {
  const rates = percents(sentence);
  const [price, ...more] = amounts(sentence);
  if (price === undefined || more.length > 0 || rates.length === 0 || !has(sentence, 'discount')) return null;
  if (rates.length + 1 !== sentence.numbers.length || has(sentence, 'profit', 'loss', 'cost-price'))
    return null;
  const factors = rates.map(({ value }) => minus(ONE, over(value, HUNDRED)));
  const value = factors.reduce(times, price.value);
  const off = minus(price.value, value);
  const factorTex = rates
    .map(({ value: rate }) => String.raw`\left(1 - \frac{${decimal(rate)}}{100}\right)`)
    .join(String.raw` \times `);
  return {
    title: ['Discount', 'छूट'],
    law: inDollars(String.raw`SP = MP \times \left(1 - \frac{d}{100}\right)`),
    steps: [inDollars(`\\text{discount} ${equalTo(off)}`)],
    result: inDollars(`SP = ${decimal(price.value)} \\times ${factorTex} ${equalTo(value)}`),
  };
}

/** The discount between two prices. */
function discountOf(sentence: Sentence): Worked | null {
  const prices = amounts(sentence);
  const [marked, sale] = prices;
  if (
    !has(sentence, 'discount') ||
    !has(sentence, 'marked-price') ||
    prices.length !== 2 ||
    sentence.numbers.length !== 2
  )
    return null;
  if (
    marked === undefined ||
    sale === undefined ||
    marked.value.n <= 0n ||
    has(sentence, 'profit', 'loss', 'cost-price')
  )
    return null;
  if (toNumber(marked.value) < toNumber(sale.value)) return null;
  const off = minus(marked.value, sale.value);
  const share = over(times(off, HUNDRED), marked.value);
  return {
    title: ['Discount', 'छूट'],
    law: inDollars(String.raw`d\% = \frac{MP - SP}{MP} \times 100`),
    steps: [inDollars(`${decimal(marked.value)} - ${decimal(sale.value)} = ${decimal(off)}`)],
    result: inDollars(
      String.raw`\frac{${decimal(off)}}{${decimal(marked.value)}} \times 100 ${equalTo(share)}\%`,
    ),
  };
}

const INTEREST_IDS = [
  'si',
  'ci',
  'interest',
  'amount',
  'principal',
  'rate',
  'per-year',
  'annually',
  'half-yearly',
  'quarterly',
  'time',
  'difference',
];

/** AS44: simple and compound interest, also half-yearly and quarterly. */
export const interest: Family = (sentence) => {
  if (!isStory(sentence, INTEREST_IDS) || !has(sentence, 'si', 'ci')) return null;
  const years = timeIn(sentence);
  const [p] = percents(sentence);
  const sums = amounts(sentence);
  const [principal] = sums;
  if (years === null || p === undefined || principal === undefined || percents(sentence).length > 1)
    return null;
  if (sums.length !== 1 || sentence.numbers.length !== 3 || isUnknownPrincipal(sentence)) return null;
  const given = { principal: principal.value, rate: p.value, years };
  const [simple, compound] = [has(sentence, 'si'), has(sentence, 'ci')];
  if (simple && compound) return has(sentence, 'difference') ? differenceOf(sentence, given) : null;
  return compound ? compoundOf(sentence, given) : simpleOf(sentence, given);
};

/** 'simple interest is 1800: find the principal' asks for another quantity. */
const isUnknownPrincipal = ({ text }: Sentence): boolean =>
  /(?:find|what is|what|calculate)\s+(?:the\s+)?(?:principal|sum|rate)|(?:amount|interest|ब्याज|मिश्रधन)\s+(?:is|was|of|=)\s*(?:₹\s*)?\d+(?:\.\d+)?\s*(?:find|what|,|\.|then|and the|$)/iu.test(
    text,
  ) && !/interest (?:on|for|of)\b/i.test(text);

function timeIn({ numbers }: Sentence): Rational | null {
  const found = numbers.filter(({ unit }) => unit === 'year' || unit === 'month' || unit === 'day');
  const [time] = found;
  if (time === undefined || found.length > 1) return null;
  const parts = { year: 1n, month: 12n, day: 365n }[time.unit ?? ''];
  return parts === undefined ? null : over(time.value, rational(parts));
}

interface Given {
  readonly principal: Rational;
  readonly rate: Rational;
  readonly years: Rational;
}

const simpleInterest = ({ principal, rate, years }: Given): Rational =>
  over(times(times(principal, rate), years), HUNDRED);

function simpleOf(sentence: Sentence, given: Given): Worked {
  const { principal, rate, years } = given;
  const value = simpleInterest(given);
  const amount = plus(principal, value);
  const si = String.raw`SI = \frac{${decimal(principal)} \times ${decimal(rate)} \times ${decimal(years)}}{100} ${equalTo(value)}`;
  const isAmount = has(sentence, 'amount');
  return {
    title: ['Simple interest', 'साधारण ब्याज'],
    law: inDollars(String.raw`SI = \frac{P \times R \times T}{100},\ A = P + SI`),
    steps: isAmount ? [inDollars(si)] : [],
    result: isAmount
      ? inDollars(`A = ${decimal(principal)} + ${decimal(value)} = ${decimal(amount)}`)
      : `${inDollars(si)}, ${inDollars(`A = ${decimal(amount)}`)}`,
  };
}

/** Times a year that interest is added. */
const periodsOf = (sentence: Sentence): bigint =>
  has(sentence, 'half-yearly') ? 2n : has(sentence, 'quarterly') ? 4n : 1n;

function compoundAmount({ principal, rate, years }: Given, perYear: bigint): Rational | null {
  const periods = times(years, rational(perYear));
  if (periods.d !== 1n || periods.n < 1n || periods.n > 60n) return null;
  const factor = plus(ONE, over(rate, times(HUNDRED, rational(perYear))));
  let amount = principal;
  for (let period = 0n; period < periods.n; period += 1n) amount = times(amount, factor);
  return amount;
}

function compoundOf(sentence: Sentence, given: Given): Worked | null {
  const { principal, rate, years } = given;
  const perYear = periodsOf(sentence);
  const amount = compoundAmount(given, perYear);
  if (amount === null) return null;
  const [periods, eachRate] = [times(years, rational(perYear)), over(rate, rational(perYear))];
  const [a, ci] = [toMoney(amount), toMoney(minus(amount, principal))];
  const steps =
    perYear === 1n
      ? []
      : [
          inDollars(
            String.raw`R = \frac{${decimal(rate)}\%}{${perYear}} = ${decimal(eachRate)}\%,\ n = ${decimal(periods)}`,
          ),
        ];
  return {
    title: ['Compound interest', 'चक्रवृद्धि ब्याज'],
    law: inDollars(String.raw`A = P\left(1 + \frac{R}{100}\right)^n,\ CI = A - P`),
    steps: [
      ...steps,
      inDollars(
        String.raw`A = ${decimal(principal)}\left(1 + \frac{${decimal(eachRate)}}{100}\right)^{${decimal(periods)}} = ${a}`,
      ),
    ],
    result: inDollars(`CI = ${a} - ${decimal(principal)} = ${ci}`) + `, ${inDollars(`A = ${a}`)}`,
  };
}

function differenceOf(sentence: Sentence, given: Given): Worked | null {
  const amount = compoundAmount(given, periodsOf(sentence));
  if (amount === null) return null;
  const [ci, si] = [minus(amount, given.principal), simpleInterest(given)];
  return {
    title: ['Compound and simple interest', 'चक्रवृद्धि और साधारण ब्याज'],
    law: inDollars(String.raw`CI = P\left(1 + \frac{R}{100}\right)^n - P,\ SI = \frac{PRT}{100}`),
    steps: [inDollars(`CI = ${toMoney(ci)}`), inDollars(`SI = ${toMoney(si)}`)],
    result: inDollars(`CI - SI = ${toMoney(minus(ci, si))}`),
  };
}

/** To the paisa, without zeros at the end. */
function toMoney(value: Rational): string {
  const paise = (value.n * 200n + value.d) / (value.d * 2n);
  return decimal(rational(paise, 100n));
}
