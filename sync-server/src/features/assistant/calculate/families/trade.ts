import { ONE, minus, over, plus, times, toNumber } from '../rational.ts';
import type { Quantity, Sentence } from '../words/sentence.ts';
import { type Family, type Worked, decimal, equalTo, inDollars } from '../worked.ts';
import { after, before, has, isStory } from './pattern.ts';
import { HUNDRED, amounts, percents } from './percentages.ts';

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
