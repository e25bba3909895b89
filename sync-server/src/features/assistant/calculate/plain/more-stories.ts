import { combinations } from '../../../../expressions/index.ts';
import type { InBoth, Worked } from '../worked.ts';
import { numbersIn } from './plain-question.ts';
import { fractionTex, numbersOf, type PlainFamily, valueTex, worked } from './answer.ts';

const BOATS: InBoth = ['Boats and streams', 'नाव और धारा'];
const WAY =
  /(\d+(?:\.\d+)?)\s*(?:km|किमी)\D{0,20}?(downstream|upstream|with stream|against stream|with current|against current)?\D{0,20}?(\d+(?:\.\d+)?)\s*(hours?|hrs?|h|minutes?|min|ghante|घंटे)\b(?:\s*(downstream|upstream))?/g;

/** AS72: a boat's speeds from distances and times, and a distance or time from its speeds. */
export const boatTrips: PlainFamily = (question) => {
  if (!/stream|current|upstream|downstream/.test(question)) return null;
  return fromTrips(question) ?? tripOf(question);
};

const THERE_AND_BACK =
  /(\d+(?:\.\d+)?)\s*km\b\D{0,20}?(downstream|upstream)\D{0,20}?(\d+(?:\.\d+)?)\s*(?:hours?|hrs?|h)\b\D{0,40}?(\d+(?:\.\d+)?)\s*(?:hours?|hrs?|h)\b/;

function fromTrips(question: string): Worked | null {
  const back = THERE_AND_BACK.exec(question);
  if (back !== null && /return|back|wapas|vapas|वापस/.test(question) && numbersIn(question).length === 3)
    return fromTrips(
      `${back[1]} km ${back[2]} ${back[3]} hours ${back[1]} km ${back[2] === 'upstream' ? 'downstream' : 'upstream'} ${back[4]} hours`,
    );
  const trips = [...question.matchAll(WAY)];
  if (trips.length !== 2 || numbersIn(question).length !== 4) return null;
  const speeds: Partial<Record<'up' | 'down', number>> = {};
  for (const [place, trip] of trips.entries()) {
    const next = trips[place + 1]?.index ?? question.length;
    const own = question.slice(trip.index, next);
    const named = /stream|current/.test(own) ? own : question.slice(trips[place - 1]?.index ?? 0, trip.index);
    const way = /upstream|against/.test(named) ? 'up' : /downstream|with/.test(named) ? 'down' : null;
    if (way === null) return null;
    const hours = trip[4]?.startsWith('m') === true ? Number(trip[3]) / 60 : Number(trip[3]);
    speeds[way] = Number(trip[1]) / hours;
  }
  const { up, down } = speeds;
  if (up === undefined || down === undefined || down < up) return null;
  return worked(BOATS, {
    law: String.raw`u = \frac{\text{down} + \text{up}}{2},\ v = \frac{\text{down} - \text{up}}{2}`,
    steps: [String.raw`\text{down} = ${valueTex(down)},\ \text{up} = ${valueTex(up)}\ \mathrm{km/h}`],
    result: String.raw`\text{boat } ${valueTex((down + up) / 2)}\ \mathrm{km/h},\ \text{stream } ${valueTex((down - up) / 2)}\ \mathrm{km/h}`,
  });
}

function tripOf(question: string): Worked | null {
  const speeds = [...question.matchAll(/(\d+(?:\.\d+)?)\s*(?:km\/h|kmph|km per hour|km\/hr|kph)/g)].map(
    (each) => Number(each[1]),
  );
  const rest = question.replace(/(\d+(?:\.\d+)?)\s*(?:km\/h|kmph|km per hour|km\/hr|kph)/g, ' ');
  const other = /(\d+(?:\.\d+)?)\s*(km|hours?|hrs?|minutes?|min)\b/.exec(rest);
  const [one, two] = speeds;
  const isUp = /upstream|against/.test(question);
  if (
    one === undefined ||
    two === undefined ||
    speeds.length !== 2 ||
    other === null ||
    numbersIn(rest).length !== 1
  )
    return null;
  if (isUp === /downstream|with (?:stream|current)|along/.test(question) || !/still/.test(question))
    return null;
  const [boat, stream] =
    /(?:stream|current)\D{0,15}\d.*still/.test(question) && !/still\D{0,12}\d/.test(question)
      ? [two, one]
      : [Math.max(one, two), Math.min(one, two)];
  const speed = isUp ? boat - stream : boat + stream;
  if (speed <= 0) return null;
  const isDistance = other[2] !== 'km';
  const amount = Number(other[1]) / (other[2]?.startsWith('m') === true ? 60 : 1);
  return worked(BOATS, {
    law: String.raw`${isUp ? 'u - v' : 'u + v'} = ${valueTex(speed)}\ \mathrm{km/h}`,
    result: isDistance
      ? String.raw`d = ${valueTex(speed * amount)}\ \mathrm{km}`
      : String.raw`t = ${valueTex(amount / speed)}\ \mathrm{h}`,
  });
}

/** AS72: pipes of which some fill and some empty. */
export const pipes: PlainFamily = (question) => {
  if (!/pipe|tap|cistern|tank|nal|नल|टंकी/.test(question) || !/empt|drain|leak|khali|खाली/.test(question))
    return null;
  if (/half|alone|after|closed|litres?|part|slow|due to/.test(question)) return null;
  const times = [
    ...question.matchAll(
      /(\d+(?:\.\d+)?)(?=\s*(?:and|,)\s*\d|\s*(?:hours?|hrs?|h|minutes?|min|ghante|minat|घंटे|मिनट)\b)/g,
    ),
  ];
  if (times.length < 2 || numbersIn(question.replace(/\b[23] (?=pipes?|taps?)/g, '')).length !== times.length)
    return null;
  let rate = 0;
  const parts: string[] = [];
  for (const [place, time] of times.entries()) {
    const before = question.slice(place === 0 ? 0 : (times[place - 1]?.index ?? 0), time.index);
    const after = question.slice(time.index, times[place + 1]?.index ?? question.length).slice(0, 60);
    const said = /empt|drain|leak|khali|खाली/.test(before)
      ? -1
      : /fill|bhar|भर/.test(before)
        ? 1
        : /^\d+\s*\w*\s*(?:me |in )?(?:empt|khali|खाली)/.test(after)
          ? -1
          : place > 0
            ? 1
            : 1;
    rate += said / Number(time[1]);
    parts.push(String.raw`${said < 0 ? '-' : '+'} \frac{1}{${time[1]}}`);
  }
  if (rate <= 0) return null;
  const unit = /hour|hr\b|ghant|घंट/.test(question) ? 'h' : 'min';
  return worked(['Pipes and cisterns', 'पाइप और टंकी'], {
    law: String.raw`\frac{1}{T} = ${parts.join(' ').replace(/^\+ /, '')}`,
    result: String.raw`T = ${valueTex(1 / rate)}\ \mathrm{${unit}}`,
  });
};

const AVERAGE_WITH =
  /average\D*?(\d+)\D+?(\d+(?:\.\d+)?)\D*?(?:average\D*?|becomes?\D*?|increases? (?:to\D*?|by\D*?)|is\D*?|\D*?)(\d+(?:\.\d+)?)\D*$/;

/** AS72: who joins or leaves a group, from the average before and after. */
export const averagesWith: PlainFamily = (question) => {
  const match = AVERAGE_WITH.exec(question);
  if (match === null || numbersIn(question).length !== 3) return null;
  // 'rises by 400 g' after an average in kg.
  if (/kg|किग्रा|किलो/.test(question) && /\d\s*(?:g|gm|gms|grams?|ग्राम)(?![\p{L}])/u.test(question)) {
    const inKilograms = question.replace(
      /(\d+(?:\.\d+)?)\s*(?:g|gm|gms|grams?|ग्राम)(?![\p{L}])/gu,
      (_all, grams: string) => `${Number(grams) / 1000} kg`,
    );
    return averagesWith(inKilograms, inKilograms);
  }
  const [count = 0, before = 0, after = 0] = numbersOf(match.slice(1));
  const isJoined = /includ|teacher|joins?|added|new (?:student|member|person|number)|shamil|admitted/.test(
    question,
  );
  const isOut = /exclud|leaves?|left|removed|taken out|hata|withdrawn|dropped/.test(question);
  const isReplaced = /replac|instead|in place of/.test(question);
  if (isJoined === isOut || isReplaced || !/becomes?|average|increase|decrease|rise|new/.test(question))
    return null;
  if (/number \d+ (?:removed|excluded|added)|\d+ (?:removed|excluded|added|included)/.test(question))
    return withNumber(question, count, before, isJoined);
  const by = /(increase|decrease|rise|reduce|fall)\w*\s*by/.exec(question)?.[1];
  const now = by === undefined ? after : before + (/increase|rise/.test(by) ? after : -after);
  const total = isJoined ? count + 1 : count - 1;
  const value = isJoined ? total * now - count * before : count * before - total * now;
  return worked(['Average', 'औसत'], {
    law: String.raw`\text{sum} = \text{average} \times \text{number}`,
    steps: [
      `${count} \\times ${before} = ${valueTex(count * before)}`,
      `${total} \\times ${valueTex(now)} = ${valueTex(total * now)}`,
    ],
    result: valueTex(value),
  });
};

/** 'One number, 30, is removed: the new average.' */
function withNumber(question: string, count: number, average: number, isJoined: boolean): Worked | null {
  const [, , own = 0] = numbersIn(question);
  const total = isJoined ? count + 1 : count - 1;
  if (total <= 0 || !/new average|average$|average of (?:rest|remaining)/.test(question)) return null;
  const sum = count * average + (isJoined ? own : -own);
  return worked(['Average', 'औसत'], {
    law: String.raw`\text{sum} = \text{average} \times \text{number}`,
    result: String.raw`\frac{${valueTex(sum)}}{${total}} = ${valueTex(sum / total)}`,
  });
}

const PROBABILITY: InBoth = ['Probability', 'प्रायिकता'];
const COLOURS = String.raw`(red|black|white|blue|green|yellow|lal|kali|kale|safed|neeli|neele|hari|hare|लाल|काली|काले|सफेद|सफ़ेद|नीली|नीले|हरी|हरे)`;

/** AS72: balls drawn from a bag, the sum of two dice. */
export const chances: PlainFamily = (question) => {
  if (!/probability/.test(question)) return null;
  return diceSum(question) ?? fromBag(question);
};

const DICE = /(?:2|pair of|pair)\s*(?:fair |unbiased )?(?:dice|die|paase|पासे)/;

function diceSum(question: string): Worked | null {
  const plain = question.replace(/\bdie\b|paase|पासे/g, 'dice');
  if (
    !DICE.test(plain) &&
    !/dice (?:thrown|rolled|tossed) (?:together|twice|simultaneously)|\bdices?\b.*\b2\b/.test(plain)
  )
    return null;
  const rest = plain.replace(/(?:\b2\b)\s*(?:fair |unbiased )?dice/, 'dice');
  const numbers = numbersIn(rest);
  const [wanted] = numbers;
  if (
    wanted === undefined ||
    numbers.length !== 1 ||
    !/sum|total|add/.test(rest) ||
    /not|odd|even|prime|multiple|divisible|product|difference/.test(rest)
  )
    return null;
  const isMore = /more than|greater than|above|exceed/.test(rest);
  const isAtLeast = /at least|or more|minimum/.test(rest);
  const isLess = /less than|below/.test(rest);
  const isAtMost = /at most|or less|maximum/.test(rest);
  const fits = (sum: number) =>
    isMore
      ? sum > wanted
      : isAtLeast
        ? sum >= wanted
        : isLess
          ? sum < wanted
          : isAtMost
            ? sum <= wanted
            : sum === wanted;
  let ways = 0;
  for (let one = 1; one <= 6; one += 1) for (let two = 1; two <= 6; two += 1) if (fits(one + two)) ways += 1;
  return worked(PROBABILITY, {
    law: String.raw`P = \frac{\text{favourable}}{36}`,
    steps: [String.raw`\text{favourable} = ${ways}`],
    result: String.raw`P = \frac{${ways}}{36} = ${fractionTex(ways / 36)}`,
  });
}

function fromBag(question: string): Worked | null {
  if (
    !/bag|box|urn|balls?|thaila|jhola|marbles?|थैले|गेंद|gend/.test(question) ||
    /(?<!without )(?:with )?replacement|at least|different|one of each|alternate|\bnot\b/.test(
      question.replace(/without (?:replacement|putting (?:it |them )?back|replacing)/, ' '),
    )
  )
    return null;
  const counts = [...question.matchAll(new RegExp(String.raw`(\d+)\s*${COLOURS}`, 'g'))];
  const numbers = numbersIn(question);
  if (counts.length < 2) return null;
  const total = counts.reduce((sum, each) => sum + Number(each[1]), 0);
  const rest = counts.reduce((text, each) => text.replace(each[0], ' '), question);
  const drawnWord =
    /\b(\d+)\s*(?:balls?|marbles?)?\s*(?:drawn|taken|picked|selected|nikal)|(?:drawn|draw|drew|picked|pick|taken|take|select\w*|choose|nikal\w*)\D{0,12}?(\d+)/.exec(
      rest,
    );
  const drawn = Number(drawnWord?.[1] ?? drawnWord?.[2] ?? 1);
  if (numbers.length > counts.length + (drawn > 1 ? 1 : 0) + (/\b1\b/.test(rest) ? 1 : 0)) return null;
  const asked = [...rest.matchAll(new RegExp(COLOURS, 'g'))].map((each) => each[1]);
  const colours = [...new Set(asked)];
  if (colours.length === 0 || (drawn > 1 && (colours.length > 1 || !/both|all|each|2|3/.test(rest))))
    return null;
  const favourable = counts
    .filter((each) => colours.includes(each[2]))
    .reduce((sum, each) => sum + Number(each[1]), 0);
  if (drawn === 1)
    return worked(PROBABILITY, {
      law: String.raw`P = \frac{\text{favourable}}{\text{total}}`,
      result: String.raw`P = \frac{${favourable}}{${total}}${fractionTex(favourable / total) === String.raw`\frac{${favourable}}{${total}}` ? '' : ` = ${fractionTex(favourable / total)}`}`,
    });
  const [ways, all] = [combinations(favourable, drawn), combinations(total, drawn)];
  return favourable < drawn
    ? null
    : worked(PROBABILITY, {
        law: String.raw`P = \frac{\binom{${favourable}}{${drawn}}}{\binom{${total}}{${drawn}}}`,
        result: String.raw`P = \frac{${ways}}{${all}} = ${fractionTex(ways / all)}`,
      });
}

const COMMITTEE =
  /(\d+)\s*(men|women|boys|girls|gents|ladies)\D{0,12}?(\d+)\s*(men|women|boys|girls|gents|ladies)\D*?(?:from|out of|of|selected from|chosen from)\D*?(\d+)\s*(men|women|boys|girls|gents|ladies)\D{0,12}?(\d+)\s*(men|women|boys|girls|gents|ladies)/;

/** AS72: a committee of men and women. */
export const committees: PlainFamily = (question) => {
  const match = COMMITTEE.exec(question);
  if (
    match === null ||
    numbersIn(question).length !== 4 ||
    /at least|at most|particular|never|always|not/.test(question)
  )
    return null;
  const isSame = match[2] === match[6] && match[4] === match[8];
  if (!isSame) return null;
  const [a = 0, b = 0, n = 0, m = 0] = numbersOf([match[1], match[3], match[5], match[7]]);
  if (a > n || b > m || n > 60 || m > 60) return null;
  return worked(['Combinations', 'संचय'], {
    law: String.raw`\binom{n}{r} \times \binom{m}{s}`,
    result: String.raw`\binom{${n}}{${a}} \times \binom{${m}}{${b}} = ${combinations(n, a)} \times ${combinations(m, b)} = ${combinations(n, a) * combinations(m, b)}`,
  });
};

const PERCENT = String.raw`(\d+(?:\.\d+)?)\s*(?:%|percent)`;

/** AS72: a single discount for two, prices through two hands, prices from a profit or loss, a number from its part. */
export const prices: PlainFamily = (question) =>
  singleDiscount(question) ?? handOn(question) ?? fromPart(question) ?? offAndOff(question);

function singleDiscount(question: string): Worked | null {
  const rates = [...question.matchAll(new RegExp(PERCENT, 'g'))].map((each) => Number(each[1]));
  if (
    rates.length < 2 ||
    !/single|equivalent|successive|total discount|net discount|effective/.test(question) ||
    !/discount/.test(question)
  )
    return null;
  if (numbersIn(question.replace(/\b2 (?=successive|discount)/, '')).length !== rates.length) return null;
  const left = rates.reduce((product, rate) => product * (1 - rate / 100), 1);
  return worked(['Discount', 'छूट'], {
    law: String.raw`d = a + b - \frac{ab}{100}`,
    steps: [String.raw`100 \to ${valueTex(100 * left)}`],
    result: String.raw`${valueTex(100 - 100 * left)}\%`,
  });
}

function handOn(question: string): Worked | null {
  const moves = [
    ...question.matchAll(
      new RegExp(
        String.raw`${PERCENT}\s*(?:in |of |a )?\s*(profit|gain|labh|loss|hani|लाभ|हानि)|(profit|gain|loss)\s*(?:of )?${PERCENT}`,
        'g',
      ),
    ),
  ];
  if (moves.length !== 2 || !/\bb\b/.test(question) || !/\bc\b/.test(question)) return null;
  const numbers = numbersIn(question);
  const factors = moves.map(
    (move) => 1 + ((/loss|hani|हानि/.test(move[0]) ? -1 : 1) * Number(move[1] ?? move[4])) / 100,
  );
  const percents = moves.map((move) => Number(move[1] ?? move[4]));
  const [price] = numbers.filter((each) => !percents.includes(each));
  if (price === undefined || numbers.length !== 3) return null;
  const product = factors.reduce((all, each) => all * each, 1);
  const asksCost =
    /cost price|\bcp\b|kharid|a (?:pay|paid|of cost|bought|kitn)|\ba\b\D{0,12}(?:cost|pay|paid|buy)/.test(
      question,
    ) && /c (?:pays?|paid|of|ne|buys?|bought|for|gives?)\D{0,20}\d|c \w* ?\d/.test(question);
  const asksLast =
    /(?:c (?:pays?|paid|find|of)|price (?:for|of|paid by) c)/.test(question) && !/c\D{0,12}\d/.test(question);
  if (asksCost === asksLast) return null;
  const factorTex = factors.map((each) => valueTex(each)).join(String.raw` \times `);
  return worked(['Profit and loss', 'लाभ और हानि'], {
    law: String.raw`\text{last price} = \text{first price} \times ${factorTex}`,
    result: String.raw`₹${valueTex(asksCost ? price / product : price * product)}`.replace(
      '₹',
      String.raw`\text{Rs }`,
    ),
  });
}

const OF_NUMBER = new RegExp(
  String.raw`^(?:if )?(?:number|koi number|kisi number|किसी number|some number|certain number)s? (?:of )?${PERCENT}\s*(?:yadi|=|equal to|equals|if)?\s*(\d+(?:\.\d+)?)\b|^(?:number whose|number'?s|whose) ${PERCENT} (?:of it )?(?:=|equals|equal to)?\s*(\d+(?:\.\d+)?)|^${PERCENT} of (?:a |number|which number|some number|certain number)\D{0,12}(\d+(?:\.\d+)?)|^(\d+(?:\.\d+)?) (?:=|equals)?\s*${PERCENT} of (?:which |what )?number`,
);

function fromPart(question: string): Worked | null {
  const match = OF_NUMBER.exec(question.replace(/किसी |kisi |koi |किस |kis /g, ''));
  if (match === null || numbersIn(question).length !== 2) return null;
  const [p, part] =
    match[8] === undefined
      ? numbersOf([match[1] ?? match[3] ?? match[5], match[2] ?? match[4] ?? match[6]])
      : numbersOf([match[8], match[7]]);
  if (p === undefined || part === undefined || p === 0) return null;
  return worked(['Percentage', 'प्रतिशत'], {
    law: String.raw`w = \frac{100 \times \text{part}}{p}`,
    result: String.raw`\frac{100 \times ${part}}{${p}} = ${valueTex((100 * part) / p)}`,
  });
}

function offAndOff(question: string): Worked | null {
  const rates = [...question.matchAll(new RegExp(PERCENT, 'g'))].map((each) => Number(each[1]));
  const numbers = numbersIn(question);
  const [price] = numbers;
  if (
    rates.length === 0 ||
    !/\boff\b|discount|chhoot|छूट/.test(question) ||
    !/mrp|price|marked|cost|tag|₹|rs/.test(question)
  )
    return null;
  if (
    price === undefined ||
    numbers.length !== rates.length + 1 ||
    rates.includes(price) ||
    /profit|gain|loss|cost price|gst|tax/.test(question)
  )
    return null;
  const left = rates.reduce((product, rate) => product * (1 - rate / 100), price);
  return worked(['Discount', 'छूट'], {
    law: String.raw`SP = MP \times \left(1 - \frac{d}{100}\right)`,
    result: String.raw`${price} \times ${rates.map((rate) => valueTex(1 - rate / 100)).join(String.raw` \times `)} = ${valueTex(left)}`,
  });
}

const INTEREST: InBoth = ['Simple interest', 'साधारण ब्याज'];

/** AS72: the rate, the time or the sum of a simple interest; what a sum amounts to. */
export const interestBack: PlainFamily = (question) => {
  if (!/interest/.test(question) || /compound|difference/.test(question)) return null;
  const times = /(double|twice|thrice|triple|\d+ times)/.exec(question)?.[1];
  const rate = new RegExp(PERCENT).exec(question)?.[1];
  const years = /(\d+(?:\.\d+)?)\s*years/.exec(question)?.[1];
  const numbers = numbersIn(question);
  if (times !== undefined) {
    const k =
      times === 'double' || times === 'twice'
        ? 2
        : times === 'thrice' || times === 'triple'
          ? 3
          : Number.parseFloat(times);
    const count = numbers.length - (/\d/.test(times) ? 1 : 0);
    if (count !== 1) return null;
    if (rate !== undefined)
      return worked(INTEREST, {
        law: String.raw`PRT/100 = (k-1)P`,
        result: String.raw`T = \frac{100 \times ${k - 1}}{${rate}} = ${valueTex((100 * (k - 1)) / Number(rate))}\ \text{years}`,
      });
    return years === undefined
      ? null
      : worked(INTEREST, {
          law: String.raw`PRT/100 = (k-1)P`,
          result: String.raw`R = \frac{100 \times ${k - 1}}{${years}} = ${valueTex((100 * (k - 1)) / Number(years))}\%`,
        });
  }
  const others = numbers.filter((each) => String(each) !== rate && String(each) !== years);
  const law = String.raw`SI = \frac{PRT}{100}`;
  const [first, second] = others;
  if (
    rate !== undefined &&
    years !== undefined &&
    others.length === 1 &&
    first !== undefined &&
    /^(?:sum|principal|at what sum)|(?:sum|principal|money)\D{0,40}(?:gives?|yields?|earns?|will give|produce)/.test(
      question,
    ) &&
    !/sum of (?:rs|₹)|sum (?:rs|₹)?\s*\d/.test(question)
  ) {
    return worked(INTEREST, {
      law,
      result: String.raw`P = \frac{100 \times ${first}}{${rate} \times ${years}} = ${valueTex((100 * first) / Number(rate) / Number(years))}`,
    });
  }
  if (
    others.length !== 2 ||
    first === undefined ||
    second === undefined ||
    (rate === undefined) === (years === undefined)
  )
    return null;
  const isAmount = /become|amount|amounts to/.test(question);
  const si = isAmount ? Math.abs(second - first) : Math.min(first, second);
  const principal = isAmount ? Math.min(first, second) : Math.max(first, second);
  if (!isAmount && !/interest (?:of |on )?(?:₹|rs)?\s*\d|\d+ (?:as )?(?:simple )?interest/.test(question))
    return null;
  const known = Number(rate ?? years);
  return worked(INTEREST, {
    law,
    steps: [`SI = ${valueTex(si)},\\ P = ${valueTex(principal)}`],
    result:
      rate === undefined
        ? String.raw`R = ${valueTex((100 * si) / principal / known)}\%`
        : String.raw`T = ${valueTex((100 * si) / principal / known)}\ \text{years}`,
  });
};

/** AS72: what a sum at compound interest amounts to. */
export const compound: PlainFamily = (question) => {
  if (
    !/compound|annually|half.?yearly|quarterly/.test(question) ||
    /simple|difference|become|double|rate of|which rate/.test(question)
  )
    return null;
  const rate = new RegExp(PERCENT).exec(question)?.[1];
  const years = /(\d+(?:\.\d+)?)\s*years/.exec(question)?.[1];
  const numbers = numbersIn(question);
  const [principal, ...more] = numbers.filter((each) => String(each) !== rate && String(each) !== years);
  if (
    rate === undefined ||
    years === undefined ||
    principal === undefined ||
    more.length > 0 ||
    numbers.length !== 3
  )
    return null;
  const times = /half.?yearly|semi.?annual|six months|chhamahi/.test(question)
    ? 2
    : /quarterly|timahi/.test(question)
      ? 4
      : 1;
  const amount = principal * (1 + Number(rate) / 100 / times) ** (Number(years) * times);
  const shown = Number(amount.toFixed(2));
  const isAmount =
    /amount|total|becomes?|mishradhan|मिश्रधन|get/.test(question) &&
    !/compound interest|byaj/.test(question.replace(/at.*$/, ''));
  const law = String.raw`A = P\left(1 + \frac{r}{100${times === 1 ? '' : ` \times ${times}`}}\right)^{${Number(years) * times}}`;
  return worked(['Compound interest', 'चक्रवृद्धि ब्याज'], {
    law,
    steps: [`A = ${shown}`],
    result: isAmount
      ? String.raw`A = ${shown}\ (CI = ${Number((shown - principal).toFixed(2))})`
      : String.raw`CI = ${shown} - ${principal} = ${Number((shown - principal).toFixed(2))}`,
  });
};

const LETTERS =
  /^(?:if )?(?:cp|cost price|c p)\s*(?:=|of)?\s*(?:₹|rs)?\s*(\d+(?:\.\d+)?)[\s,]*(?:and)?\s*(?:sp|selling price|s p)\s*(?:=|of)?\s*(?:₹|rs)?\s*(\d+(?:\.\d+)?)[\s,]*(?:find )?(?:profit|gain|loss|gain or loss|profit or loss)?\s*(?:%|percent)?$/;
const BOUGHT_AND_SOLD =
  /(\d+(?:\.\d+)?)\D{0,30}?(?:खरीद|ख़रीद|kharid|bought|buys?|purchas)\D{0,50}?(\d+(?:\.\d+)?)\D{0,20}?(?:बेच|bech|sold|sell)\D*$/;
const SOLD =
  /(?:sell\w*|sold|sp|bech\w*|बेच\w*)\D{0,40}?(\d+(?:\.\d+)?)\D{0,60}?(loses?|loss|losing|gains?|profit|gained|labh|hani|लाभ|हानि)\D{0,12}?(\d+(?:\.\d+)?)\s*(?:%|percent)(?:\s*(?:profit|loss|gain))?/;

/** AS72: profit from both prices in letters; a cost price from the selling price. */
export const soldFor: PlainFamily = (question) => {
  const letters = LETTERS.exec(question);
  if (letters !== null) {
    const [cost = 0, sale = 0] = numbersOf(letters.slice(1));
    if (cost === 0) return null;
    const name = sale >= cost ? 'profit' : 'loss';
    return worked(['Profit and loss', 'लाभ और हानि'], {
      law: String.raw`\text{${name}\%} = \frac{|SP - CP|}{CP} \times 100`,
      result: String.raw`\text{${name} } ${valueTex(Math.abs(sale - cost))},\ ${valueTex((Math.abs(sale - cost) / cost) * 100)}\%`,
    });
  }
  const both = BOUGHT_AND_SOLD.exec(question);
  if (
    both !== null &&
    numbersIn(question).length === 2 &&
    /profit|loss|gain|labh|laabh|munafa|hani|लाभ|हानि|percent|%/.test(question)
  ) {
    const [cost = 0, sale = 0] = numbersOf(both.slice(1));
    if (cost === 0) return null;
    const name = sale >= cost ? 'profit' : 'loss';
    const size = Math.abs(sale - cost);
    return worked(['Profit and loss', 'लाभ और हानि'], {
      law: String.raw`\text{${name}\%} = \frac{|SP - CP|}{CP} \times 100`,
      result: String.raw`\text{${name} } ${valueTex(size)},\ ${valueTex((size / cost) * 100)}\%`,
    });
  }
  const sold = SOLD.exec(question);
  if (
    sold === null ||
    numbersIn(question).length !== 2 ||
    !/cost price|\bcp\b|cost\b|kharid|क्रय|bought/.test(question)
  )
    return null;
  const factor = 1 + ((/los|hani|हानि/.test(sold[2] ?? '') ? -1 : 1) * Number(sold[3])) / 100;
  return factor <= 0
    ? null
    : worked(['Profit and loss', 'लाभ और हानि'], {
        law: String.raw`SP = CP \times ${valueTex(factor)}`,
        result: String.raw`CP = \frac{${sold[1]}}{${valueTex(factor)}} = ${valueTex(Number(sold[1]) / factor)}`,
      });
};
