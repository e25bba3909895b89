import { valueTex } from '../plain/answer.ts';
import type { Frame, Role } from './frame.ts';
import { law } from './solve.ts';
import type { Tale } from './tale.ts';

const text = (name: string): string => String.raw`\text{${name}}`;
const money = (sign: string, cues: string, asks: RegExp): Role => ({
  ...{ sign: sign.length > 2 ? text(sign) : sign, units: ['rupee', ''], cues, asks },
});
const percent = (sign: string, cues: string, asks: RegExp): Role => ({
  ...{ sign: text(sign), units: ['percent'], cues, asks, shows: '%' },
});
const asksPercent = (word: string): RegExp =>
  new RegExp(
    String.raw`(?<!\S)(?:${word}) (?:ask )?(?:percent|rate)|(?:percent|rate) (?:ask )?(?:${word})(?!\S)`,
  );

/** Successive changes as one. */
const reductions = (values: readonly number[]): number =>
  100 - 100 * values.reduce((left, each) => left * (1 - each / 100), 1);
const rises = (values: readonly number[]): number =>
  100 * values.reduce((all, each) => all * (1 + each / 100), 1) - 100;

/** Buying and selling with a marked price, discounts, profit or loss. */
export const TRADE: Frame = {
  title: ['Profit and loss', 'लाभ और हानि'],
  topic: /(?<!\S)(?:buy|cost|sell|mark|discount)(?!\S)/,
  not: /(?<!\S)(?:weigh\w*|dozen|articles|ratio|same|mix|interest|fall|consumption|salary|both|twice|half|average|had|instead|petrol|each|free|marks|score|times|obtained|exam|batsman)(?!\S)|⟦\d+:(?:kg|g|L|m|year|km|th|m\^2|h|min|s)⟧/,
  also: 'more|old',
  roles: {
    gainPercent: percent('profit\\%', 'profit', asksPercent('profit')),
    lossPercent: percent('loss\\%', 'loss', asksPercent('loss')),
    discount: { ...percent('discount\\%', 'discount', asksPercent('discount')), combine: reductions },
    markup: percent('mark-up\\%', 'above|mark|more', asksPercent('above|mark')),
    tax: percent('tax\\%', 'gst|tax|vat', /(?!)/),
    gain: money('profit', 'profit', /profit/),
    loss: money('loss', 'loss', /loss/),
    reduction: money('discount', 'discount', /discount/),
    bill: money('bill', 'pay|bill', /(?<!\S)(?:pay|bill)/),
    sold: money('SP', 'sell', /sell|pay|bill|mileg\w|bikeg\w|मिलेगी|मिलेगा|बिकेगी|बिकेगा/),
    cost: money('CP', 'cost|buy', /(?<!\S)(?:cost|buy)/),
    marked: money('MP', 'mark', /mark/),
  },
  laws: [
    law(
      String.raw`SP = CP\left(1 + \frac{\text{profit\%}}{100}\right)`,
      'sold cost gainPercent',
      (s = 0, c = 0, p = 0) => s - c * (1 + p / 100),
    ),
    law(
      String.raw`SP = CP\left(1 - \frac{\text{loss\%}}{100}\right)`,
      'sold cost lossPercent',
      (s = 0, c = 0, l = 0) => s - c * (1 - l / 100),
    ),
    law(
      String.raw`SP = MP\left(1 - \frac{\text{discount\%}}{100}\right)`,
      'sold marked discount',
      (s = 0, m = 0, d = 0) => s - m * (1 - d / 100),
    ),
    law(
      String.raw`MP = CP\left(1 + \frac{\text{mark-up\%}}{100}\right)`,
      'marked cost markup',
      (m = 0, c = 0, u = 0) => m - c * (1 + u / 100),
    ),
    law(String.raw`\text{profit} = SP - CP`, 'gain sold cost', (g = 0, s = 0, c = 0) => g - s + c),
    law(String.raw`\text{loss} = CP - SP`, 'loss sold cost', (l = 0, s = 0, c = 0) => l - c + s),
    law(String.raw`\text{discount} = MP - SP`, 'reduction marked sold', (d = 0, m = 0, s = 0) => d - m + s),
    law(
      String.raw`\text{bill} = SP\left(1 + \frac{\text{tax\%}}{100}\right)`,
      'bill sold tax',
      (b = 0, s = 0, t = 0) => b - s * (1 + t / 100),
    ),
  ],
  scale: ['cost', 100],
};

/** A value that rises and falls by percentages. */
export const CHANGES: Frame = {
  title: ['Successive percentage changes', 'क्रमिक प्रतिशत परिवर्तन'],
  topic: /(?<!\S)(?:rise|fall)(?!\S).*(?<!\S)(?:rise|fall)(?!\S)|(?<!\S)(?:rise|fall)(?!\S)/,
  not: /(?<!\S)(?:area|volume|radius|side|perimeter|speed|consumption|average|ratio|length|both|each|times|age|time|remaining|square|circle|long|breadth|expense|interest|profit|sell|discount|loss|less|above|same|save|restore|back|yearly|successive|stone|height|water|from|velocity|temperature)(?!\S)|⟦\d+:(?:m|kg|km|L|year|s|m\/s|km\/h|h|min|V|A|ohm|C|K|N|J|W|th)⟧/,
  also: 'now|salary|cost|then|total|more|loss|ago',
  roles: {
    up: { ...percent('rise', 'rise', /(?!)/), combine: rises },
    down: { ...percent('fall', 'fall', /(?!)/), combine: reductions },
    net: percent(
      'change',
      'net|overall|total',
      /percent (?:rise|fall|change)|(?:net|total|overall) (?:percent|change|effect)|ask percent/,
    ),
    start: {
      ...money(
        'before',
        'original|originally|first|initial|initially|was',
        /original|before|initial|earlier|ago|first|pehle/,
      ),
      before: 'end',
    },
    end: money('after', 'now|final|gets|becomes|amount', /now|final|amount|new|finally|later|last|present/),
  },
  laws: [
    law(
      String.raw`x' = x\left(1 + \frac{a}{100}\right)\left(1 - \frac{b}{100}\right)`,
      'end start up down',
      (e = 0, s = 0, u = 0, d = 0) => e - s * (1 + u / 100) * (1 - d / 100),
    ),
    law(
      String.raw`\Delta\% = \frac{x' - x}{x} \times 100`,
      'net end start',
      (n = 0, e = 0, s = 0) => n - (100 * (e - s)) / s,
    ),
  ],
  implied: [
    [/^(?!.*(?<!\S)fall(?!\S))/, { down: 0 }],
    [/^(?!.*(?<!\S)rise(?!\S))/, { up: 0 }],
  ],
};

/** Simple and compound interest. */
const interestRoles = {
  rate: percent('R', 'rate|yearly|interest|percent', /rate|percent/),
  time: {
    sign: 'T',
    units: ['year'],
    cues: 'time|year|years',
    asks: /how-long|time|(?<!\S)years?(?!\S)|saal|ask (?:yr|yrs)/,
    shows: 'years',
  },
  interest: money('I', 'interest|simple-interest|compound-interest|earn|profit', /interest/),
  amount: money(
    'A',
    'amount|total|back|pay|return',
    /amount|(?:pay|get|receive|return) (?:back|total|after)|total (?:pay|money)|back|repay/,
  ),
  principal: {
    ...money('P', 'principal|on|of', /principal|add-up|(?<!\S)(?:original|sum)/),
    before: 'amount',
    isUsual: true,
  },
} satisfies Record<string, Role>;

const INTEREST_NOT =
  /(?<!\S)(?:difference|more|less|twice|thrice|times|half|ratio|instalments?|installments?|instalment|emi|both|each|part|two parts|another|same|quarterly|half-yearly|first|second|profit|loss|rise|fall|add)(?!\S)|⟦\d+:(?:th|kg|m|day)⟧|⟦\d+:percent⟧.*⟦\d+:percent⟧/;

export const SIMPLE_INTEREST: Frame = {
  title: ['Simple interest', 'साधारण ब्याज'],
  topic: /(?<!\S)(?:simple-interest|interest)(?!\S)/,
  not: new RegExp(`${INTEREST_NOT.source}|compound-interest`),
  also: 'yearly|now|total|remaining|add-up|and',
  roles: interestRoles,
  laws: [
    law(
      String.raw`SI = \frac{P \times R \times T}{100}`,
      'interest principal rate time',
      (i = 0, p = 0, r = 0, t = 0) => i - (p * r * t) / 100,
    ),
    law('A = P + I', 'amount principal interest', (a = 0, p = 0, i = 0) => a - p - i),
    law(
      String.raw`A = P\left(1 + \frac{RT}{100}\right)`,
      'amount principal rate time',
      (a = 0, p = 0, r = 0, t = 0) => a - p * (1 + (r * t) / 100),
    ),
  ],
};

const compounded = (perYear: number, not: string): Frame => ({
  title: ['Compound interest', 'चक्रवृद्धि ब्याज'],
  topic:
    perYear === 1
      ? /(?<!\S)compound-interest(?!\S)/
      : perYear === 2
        ? /(?<!\S)half-yearly(?!\S)/
        : /(?<!\S)quarterly(?!\S)/,
  not: new RegExp(`${INTEREST_NOT.source.replace('quarterly|half-yearly|', not)}|simple-interest`),
  also: 'yearly|now|total|remaining|add-up|compound-interest|interest',
  roles: {
    ...interestRoles,
    // The exponents of a law of compound interest are found by trial, so that a whole number is exact.
  },
  laws: [
    law(
      perYear === 1
        ? String.raw`A = P\left(1 + \frac{R}{100}\right)^T`
        : String.raw`A = P\left(1 + \frac{R}{${100 * perYear}}\right)^{${perYear}T}`,
      'amount principal rate time',
      (a = 0, p = 0, r = 0, t = 0) => a - p * (1 + r / (100 * perYear)) ** (perYear * t),
    ),
    law('I = A - P', 'interest amount principal', (i = 0, a = 0, p = 0) => i - a + p),
    law(
      String.raw`I = P\left(\left(1 + \frac{R}{${perYear === 1 ? '' : String.raw`${perYear} \times `}100}\right)^{${perYear === 1 ? '' : perYear}T} - 1\right)`,
      'interest principal rate time',
      (i = 0, p = 0, r = 0, t = 0) => i - p * ((1 + r / (100 * perYear)) ** (perYear * t) - 1),
    ),
  ],
});
export const COMPOUND_INTEREST: readonly Frame[] = [
  compounded(1, 'quarterly|half-yearly|'),
  compounded(2, 'quarterly|'),
  compounded(4, 'half-yearly|'),
];

const PROFIT = ['Profit and loss', 'लाभ और हानि'] as const;
const INTEREST = ['Interest', 'ब्याज'] as const;
const PERCENT = ['Percentages', 'प्रतिशत'] as const;
const RUPEES = String.raw`\text{Rs }`;

export const MONEY_TALES: readonly Tale[] = [
  {
    title: PROFIT,
    when: [
      'sell',
      '{percent}[^⟦]*profit|profit[^⟦]*{percent}',
      '{percent}[^⟦]*loss|loss[^⟦]*{percent}',
      '(?:both|⟦\\d+:⟧|each|same|second|other|⟦\\d+:th⟧)',
    ],
    not: 'mark|discount|⟦\\d+:(?:year|kg|th)⟧.*⟦\\d+:(?:year|kg)⟧|interest',
    reads: 'same both cost total buy each percent remaining',
    takes: 'n rupee rupee percent percent',
    tell: (_count = 0, one = 0, two = 0, p = 0, q = 0) => (one === two ? samePrice(p, q, one) : null),
  },
  ...[
    ['n rupee percent percent', 1],
    ['rupee percent percent', 0],
    ['n rupee n percent n percent', 2],
    ['rupee percent n percent', 3],
    ['n rupee percent n percent', 4],
    ['n rupee th percent th percent', 5],
    ['n rupee percent th percent', 6],
  ].map(([takes, shape]): Tale => ({
    title: PROFIT,
    when: [
      '(?:sell.*(?:same|each|both)|(?:same|each|both).*sell)',
      '(?:{percent}|profit) ?[^⟦]*(?:profit|{percent})',
      '(?:{percent}|loss) ?[^⟦]*(?:loss|{percent})',
    ],
    not: 'mark|discount|interest|(?:buy|cost) ~ same',
    reads: 'same both cost total buy each percent remaining profit loss sell',
    takes: String(takes),
    tell: (...all) => {
      const price = all[String(takes).split(' ').indexOf('rupee')] ?? Number.NaN;
      const rates = all.filter((_value, place) => String(takes).split(' ')[place] === 'percent');
      return Number(shape) >= 0 ? samePrice(rates[0] ?? 0, rates[1] ?? 0, price) : null;
    },
  })),
  {
    title: PROFIT,
    when: ['(?:sell.*(?:same|each|both)|(?:same|each|both).*sell)', 'profit', 'loss', 'percent'],
    not: 'mark|discount|interest|⟦\\d+:rupee⟧',
    reads: 'same both cost total buy each percent remaining',
    takes: 'percent percent',
    tell: (p = 0, q = 0) => {
      if (p !== q) return null;
      return {
        law: String.raw`\text{loss\%} = \left(\frac{x}{10}\right)^2`,
        result: String.raw`\text{loss} = ${valueTex((p * p) / 100)}\%`,
      };
    },
  },
  {
    title: PROFIT,
    when: ['(?:sell|cost|profess\\w*|claims?|says?)', 'cost', '(?:weigh\\w*|instead|only|g\\b|kg)', '{g}'],
    not: 'mark|discount|above|{percent}',
    reads: 'sell cost weight profit percent now buy loss total above',
    takes: 'g g',
    tell: (one = 0, two = 0) => {
      const [full, given] = [Math.max(one, two), Math.min(one, two)];
      return falseWeight(full, given);
    },
  },
  {
    title: PROFIT,
    when: ['(?:instead|kilo\\b|per kg|1 kg|weigh\\w*|kg)', '{g}', '(?:profit|percent)'],
    not: 'mark|discount|above|{percent}|rupee',
    reads: 'sell cost weight profit percent now buy total',
    takes: 'g',
    tell: (given = 0) => (given > 500 && given < 1000 ? falseWeight(1000, given) : null),
  },
  {
    title: PROFIT,
    when: [
      'cost (?:of )?{}[^⟦]*(?:same|=)[^⟦]*sell (?:of )?{}|cost (?:of )?{}[^⟦]*sell (?:of )?{}[^⟦]*same',
      'percent|profit|loss',
    ],
    reads: 'same sell cost profit loss percent articles number buy',
    tell: (bought = 0, sold = 0) => articles(bought, sold),
  },
  {
    title: PROFIT,
    when: ['{} (?:\\S+ )?cost {} (?:\\S+ )?sell same', 'percent|profit|loss'],
    reads: 'same sell cost profit loss percent',
    tell: (bought = 0, sold = 0) => articles(bought, sold),
  },
  {
    title: PROFIT,
    when: ['sell (?:of )?{}[^⟦]*(?:same|=)[^⟦]*cost (?:of )?{}', 'percent|profit|loss'],
    reads: 'same sell cost profit loss percent articles number buy',
    tell: (sold = 0, bought = 0) => articles(bought, sold),
  },
  {
    title: INTEREST,
    when: ['(?:difference|more|less)', 'compound-interest', 'simple-interest', '(?:principal|add-up)'],
    not: 'half-yearly|quarterly|ask ~?difference|(?:principal|add-up) ⟦\\d+:(?:rupee)?⟧',
    reads: 'principal rate yearly interest add-up amount difference money percent',
    takes: 'year percent rupee',
    tell: (years = 0, rate = 0, gap = 0) => {
      const growth = (1 + rate / 100) ** years - 1 - (rate * years) / 100;
      if (growth <= 0) return null;
      const law =
        years === 2
          ? String.raw`CI - SI = P\left(\frac{R}{100}\right)^2`
          : String.raw`CI - SI = P\left(\left(1 + \frac{R}{100}\right)^T - 1 - \frac{RT}{100}\right)`;
      return { law, result: String.raw`P = ${RUPEES}${valueTex(Number((gap / growth).toPrecision(12)))}` };
    },
  },
  {
    title: INTEREST,
    when: ['difference', 'compound-interest', 'simple-interest', '(?:(?:principal|add-up) )?{*}'],
    not: 'half-yearly|quarterly|ask (?:principal|add-up)|(?:principal|add-up)(?: [^⟦]*)?$|(?:principal|add-up)(?! ⟦)',
    reads: 'principal rate yearly interest add-up amount difference money percent',
    takes: 'year percent rupee',
    tell: (years = 0, rate = 0, principal = 0) => {
      const growth = (1 + rate / 100) ** years - 1 - (rate * years) / 100;
      if (growth <= 0 || years < 2) return null;
      return {
        law: String.raw`CI - SI = P\left(\left(1 + \frac{R}{100}\right)^T - 1 - \frac{RT}{100}\right)`,
        result: String.raw`CI - SI = ${RUPEES}${valueTex(Number((principal * growth).toPrecision(10)))}`,
      };
    },
  },

  ...(['twice', 'thrice', 'times'] as const).map((word): Tale => ({
    title: INTEREST,
    when: [word === 'times' ? '{} times' : word, '(?:simple-interest|interest)', '(?:rate|percent)'],
    not: `compound-interest|half|⟦\\d+:percent⟧|{year}[^⟦]*{year}|${word === 'twice' ? 'thrice|times' : word === 'thrice' ? 'twice|times' : 'twice|thrice'}`,
    reads:
      'principal rate yearly amount interest money add-up time how-long itself percent total twice thrice times',
    takes: word === 'times' ? 'n year' : 'year',
    tell: (...all) => {
      const [n = 0, years = 0] = word === 'times' ? all : [word === 'twice' ? 2 : 3, all[0]];
      return {
        law: String.raw`(n - 1) P = \frac{PRT}{100},\ n = ${n}`,
        result: String.raw`R = \frac{100 \times ${n - 1}}{${years}} = ${valueTex((100 * (n - 1)) / years)}\%`,
      };
    },
  })),
  {
    title: INTEREST,
    when: ['twice', '(?:simple-interest|interest)', '(?:how-long|time|year)'],
    not: 'compound-interest|half|thrice',
    reads: 'principal rate yearly amount interest money add-up time itself percent total',
    takes: 'percent',
    tell: (rate = 0) => ({
      law: String.raw`P = \frac{PRT}{100}`,
      result: String.raw`T = \frac{100}{${rate}} = ${valueTex(100 / rate)}\ \text{years}`,
    }),
  },
  {
    title: PERCENT,
    when: [
      '(?:consumption|expense|use|buy)',
      '(?:cost|sugar|petrol|chini)',
      '(?:same|not|increase|unchanged|constant|rise)',
      'rise',
    ],
    not: 'salary|save|kg|⟦\\d+:rupee⟧',
    reads: 'fall less percent expense consumption cost same rise',
    takes: 'percent',
    tell: (p = 0) => ({
      law: String.raw`\frac{r}{100 + r} \times 100`,
      result: String.raw`\frac{${p}}{${100 + p}} \times 100 = ${valueTex((100 * p) / (100 + p))}\%`,
    }),
  },
  {
    title: PERCENT,
    when: ['(?:consumption|expense|use)', 'cost', 'fall'],
    not: 'salary|save|kg|⟦\\d+:rupee⟧|fall.*fall',
    reads: 'more percent same rise consumption expense cost',
    takes: 'percent',
    tell: (p = 0) => ({
      law: String.raw`\frac{r}{100 - r} \times 100`,
      result: String.raw`\frac{${p}}{${100 - p}} \times 100 = ${valueTex((100 * p) / (100 - p))}\%`,
    }),
  },
];

function samePrice(p: number, q: number, price: number) {
  const [one, two] = [price / (1 + p / 100), price / (1 - q / 100)];
  const change = 2 * price - one - two;
  const share = (100 * Math.abs(change)) / (one + two);
  return {
    law: String.raw`CP = \frac{100 \times SP}{100 \pm r}`,
    steps: [String.raw`CP_1 = ${valueTex(one)},\ CP_2 = ${valueTex(two)}`],
    result: String.raw`\text{${change < 0 ? 'loss' : 'profit'} Rs } ${valueTex(Math.abs(Number(change.toPrecision(10))))} = ${valueTex(share)}\%`,
  };
}

const falseWeight = (full: number, given: number) => ({
  law: String.raw`\text{gain\%} = \frac{\text{error}}{\text{weight given}} \times 100`,
  result: String.raw`\frac{${valueTex(full - given)}}{${valueTex(given)}} \times 100 = ${valueTex((100 * (full - given)) / given)}\%`,
});

const articles = (bought: number, sold: number) => {
  const share = (100 * (bought - sold)) / sold;
  return {
    law: String.raw`\text{profit\%} = \frac{${bought} - ${sold}}{${sold}} \times 100`,
    result: String.raw`\text{${share < 0 ? 'loss' : 'profit'} } ${valueTex(Math.abs(share))}\%`,
  };
};
