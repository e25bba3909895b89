import type { InBoth } from '../worked.ts';
import { numbersIn } from './plain-question.ts';
import { numbersOf, type PlainFamily, valueTex, worked } from './answer.ts';

const PERCENTAGE: InBoth = ['Percentage', 'प्रतिशत'];
const RATE = String.raw`(\d+(?:\.\d+)?)\s*(?:%|percent)`;
const UP = /increas|rais|rise|rose|hike|badh|बढ़|more|added|grow|grew|gain|up\b|vriddhi|वृद्धि/;
const DOWN = /decreas|reduc|fall|fell|drop|less|cut|ghat|kam\b|घट|कम|down|depreciat|discount|loss|off\b|छूट/;

/** AS73: a value before a change in percent, from the value after it. */
export const beforeChange: PlainFamily = (question) => {
  const rates = [...question.matchAll(new RegExp(RATE, 'g'))].map((each) => Number(each[1]));
  const numbers = numbersIn(question);
  const [rate] = rates;
  const [now] = numbers.filter((each) => each !== rate);
  if (rate === undefined || now === undefined || rates.length !== 1 || numbers.length !== 2) return null;
  const asksBefore =
    /original|initial|before|earlier|pehle|पहले|previous|old (?:price|salary|value)|what (?:was|is) (?:the )?number|was number|number was|number$|actual|first|shuru|मूल/.test(
      question,
    );
  const tellsAfter =
    /becom|became|becoming|now|after|ke baad|of baad|baad|gets|get\b|ho gay|ho jata|ho jati|हो गया|हो गई|हो जात|बाद|result|new|to\b/.test(
      question,
    );
  const isUp = UP.test(question.replace(/more|up\b/g, ' '));
  const isDown = DOWN.test(question.replace(/less|more|off\b/g, ' '));
  if (!asksBefore || !tellsAfter || isUp === isDown || /years|interest|profit|gain|loss/.test(question))
    return null;
  const factor = 1 + (isUp ? rate : -rate) / 100;
  if (factor <= 0) return null;
  return worked(PERCENTAGE, {
    law: String.raw`\text{new} = \text{old} \times ${valueTex(factor)}`,
    result: String.raw`\text{old} = \frac{${now}}{${valueTex(factor)}} = ${valueTex(now / factor)}`,
  });
};

/** AS73: votes of two candidates. */
export const elections: PlainFamily = (question) => {
  if (
    !/election|votes?|candidate|chunav|चुनाव|मत\b|वोट/.test(question) ||
    /invalid|valid|cast|turnout|did not vote|not vote/.test(question)
  )
    return null;
  const rate = new RegExp(RATE).exec(question)?.[1];
  const rest = question
    .replace(new RegExp(RATE), ' ')
    .replace(/\b2 candidates?|between 2|\b2 (?:umeedwar|ummidwar)/g, ' ');
  const [margin, ...more] = numbersIn(rest);
  if (
    rate === undefined ||
    margin === undefined ||
    more.length > 0 ||
    !/won|win|wins|margin|majority|defeat|lost|lose|beat|jeet|jita|hara|जीत|हार/.test(question) ||
    !/total|polled|number of votes|how many|kul|कुल|find votes|votes$/.test(question)
  )
    return null;
  const lead = Math.abs(2 * Number(rate) - 100);
  return lead === 0
    ? null
    : worked(PERCENTAGE, {
        law: String.raw`(w - l)\% \text{ of the votes} = \text{margin}`,
        steps: [
          String.raw`${Math.max(Number(rate), 100 - Number(rate))}\% - ${Math.min(Number(rate), 100 - Number(rate))}\% = ${lead}\%`,
        ],
        result: String.raw`\frac{100 \times ${margin}}{${lead}} = ${valueTex((100 * margin) / lead)} \text{ votes}`,
      });
};

/** AS73: the maximum marks from the pass mark in percent and a failed result. */
export const passMarks: PlainFamily = (question) => {
  const rate = new RegExp(RATE).exec(question)?.[1];
  const failed =
    /(?:fail\w*|short)\D{0,14}?(\d+)|(\d+)\s*(?:marks?|number)?\s*(?:se fail|from fail|short)/.exec(question);
  const numbers = numbersIn(question);
  if (
    rate === undefined ||
    failed === null ||
    numbers.length !== 3 ||
    !/pass/.test(question) ||
    !/max|total|full|out of|of how many|kul|अधिकतम|पूर्णांक/.test(question)
  )
    return null;
  const by = Number(failed[1] ?? failed[2]);
  const got = numbers.find((each) => each !== Number(rate) && each !== by);
  if (got === undefined) return null;
  return worked(PERCENTAGE, {
    law: String.raw`${rate}\% \text{ of the maximum} = ${got} + ${by}`,
    result: String.raw`\frac{100 \times ${got + by}}{${rate}} = ${valueTex((100 * (got + by)) / Number(rate))}`,
  });
};

/** AS73: shares of partners, by what each invested and for how long. */
export const partners: PlainFamily = (question) => {
  if (
    !/invest|partner|capital|business|lagat[ei]|lagay[ae]|nivesh|sajhedari|vyapar|साझेदार|निवेश|लगाए|लगाते/.test(
      question,
    ) ||
    !/profit|share|labh|munafa|लाभ|मुनाफ/.test(question) ||
    /%|percent|interest|ratio|\d\s*:\s*\d/.test(question)
  )
    return null;
  const profit =
    /(?:profit|labh|लाभ)\D{0,25}?(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\D{0,12}(?:profit|labh|लाभ)/.exec(question);
  const total = Number(profit?.[1] ?? profit?.[2]);
  const months = [...question.matchAll(/(\d+)\s*months?/g)].map((each) => Number(each[1]));
  // 'Three partners' counts them.
  const rest = numbersIn(
    question.replace(/(\d+)\s*months?/g, ' ').replace(/^\D{0,12}[2-4](?=\s+\p{L})/u, ' '),
  );
  const capitals = rest.filter((each, place) => !(each === total && place === rest.lastIndexOf(total)));
  if (
    profit === null ||
    capitals.length < 2 ||
    capitals.length > 4 ||
    (months.length > 0 && months.length !== capitals.length) ||
    /year|after|later|withdr|joins?|left/.test(question)
  )
    return null;
  const weights = capitals.map((capital, place) => capital * (months[place] ?? 1));
  const sum = weights.reduce((all, each) => all + each, 0);
  const shares = weights.map((each) => valueTex((each * total) / sum));
  return worked(['Partnership', 'साझेदारी'], {
    law: String.raw`\text{share} \propto \text{capital} \times \text{time}`,
    result: shares
      .map((share, place) => String.raw`\text{${'ABCD'[place]}: } ${share}`)
      .join(String.raw`,\ `),
  });
};

const EQUAL_COUNTS =
  /(?:cost price|cp|cost) of (\d+)\D+?(?:equal|=|same|barabar)?\D*?(?:selling price|sp|sale price) of (\d+)|(?:selling price|sp) of (\d+)\D+?(?:cost price|cp) of (\d+)/;
const PRICE_FOR = new RegExp(
  String.raw`(?:cost price|cp|bought|buys?|purchased?|cost\w*|kharid\w*)\D{0,40}?(\d+(?:\.\d+)?)\D{0,90}?(?:gain|profit|make|earn|labh|loss)\D{0,16}?${RATE}|(?:gain|profit|labh|loss) (?:of )?${RATE}\D{0,60}?(?:cost price|cp|bought|buys?|cost\w*|kharid\w*)\D{0,30}?(\d+(?:\.\d+)?)`,
);

/** AS73: profit from equal prices of different counts; a selling price for a wanted profit. */
export const pricesFor: PlainFamily = (question) => {
  const equal = EQUAL_COUNTS.exec(question);
  if (equal !== null && numbersIn(question).length === 2) {
    const [cost, sale] =
      equal[1] === undefined ? numbersOf([equal[4], equal[3]]) : numbersOf([equal[1], equal[2]]);
    if (cost === undefined || sale === undefined || sale === 0) return null;
    const rate = ((cost - sale) / sale) * 100;
    const name = rate < 0 ? 'loss' : 'profit';
    return worked(['Profit and loss', 'लाभ और हानि'], {
      law: String.raw`\frac{SP}{CP} = \frac{${cost}}{${sale}}`,
      result: String.raw`\text{${name} } ${valueTex(Math.abs(rate))}\%`,
    });
  }
  const price = PRICE_FOR.exec(question);
  if (
    price === null ||
    numbersIn(question).length !== 2 ||
    !/sell|selling|sp\b|bech|price should|at what|बेच/.test(question) ||
    /discount|mark/.test(question)
  )
    return null;
  const [cost, rate] =
    price[1] === undefined ? numbersOf([price[4], price[3]]) : numbersOf([price[1], price[2]]);
  if (cost === undefined || rate === undefined) return null;
  const factor = 1 + ((/loss|hani|हानि/.test(question) ? -1 : 1) * rate) / 100;
  if (/loss/.test(question) && /profit|gain/.test(question)) return null;
  return worked(['Profit and loss', 'लाभ और हानि'], {
    law: String.raw`SP = CP \times ${valueTex(factor)}`,
    result: String.raw`SP = ${cost} \times ${valueTex(factor)} = ${valueTex(cost * factor)}`,
  });
};

const JOINED = /(\d+)\s*:\s*(\d+)/;

/** AS73: a ratio after some of one kind joined or left. */
export const changedRatio: PlainFamily = (question) => {
  const ratio = JOINED.exec(question);
  const kinds =
    /\b(boys?|girls?|men|women|males?|females?|students?|teachers?|cats?|dogs?|red|blue|milk|water)\b (?:to|and|:) (?:\w+ )?\b(boys?|girls?|men|women|males?|females?|students?|teachers?|cats?|dogs?|red|blue|milk|water)\b/.exec(
      question,
    );
  const numbers = numbersIn(question);
  if (
    ratio === null ||
    kinds === null ||
    numbers.length !== 4 ||
    !/new ratio|ratio now|ratio (?:will|become|find)?$|ratio$|naya ratio/.test(question)
  )
    return null;
  const [a = 0, b = 0] = numbersOf(ratio.slice(1));
  const rest = question.slice(ratio.index + ratio[0].length);
  const [whole, moved] = numbersIn(rest);
  const joins =
    /(\d+)\s*(?:more |new |extra |naye )?(boys?|girls?|men|women|males?|females?)\D{0,20}(join|come|added|admitted|leave|left|go|aa)/.exec(
      rest,
    );
  if (whole === undefined || moved === undefined || joins === null || Number(joins[1]) !== moved) return null;
  const sign = /leave|left|go/.test(joins[3] ?? '') ? -1 : 1;
  const counts = [(whole * a) / (a + b), (whole * b) / (a + b)];
  const which = (joins[2] ?? '').startsWith((kinds[1] ?? '').slice(0, 3)) ? 0 : 1;
  counts[which] = (counts[which] ?? 0) + sign * moved;
  const [one = 0, two = 0] = counts;
  const common = commonOf(one, two);
  return common === 0
    ? null
    : worked(['Ratio', 'अनुपात'], {
        law: String.raw`${valueTex((whole * a) / (a + b))} : ${valueTex((whole * b) / (a + b))}`,
        result: `${one} : ${two} = ${one / common}:${two / common}`,
      });
};

const commonOf = (one: number, two: number): number =>
  Number.isInteger(one) && Number.isInteger(two) ? (two === 0 ? one : commonOf(two, one % two)) : 0;
