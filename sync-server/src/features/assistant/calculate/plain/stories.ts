import type { InBoth, Worked } from '../worked.ts';
import { numbersIn } from './plain-question.ts';
import { gcd, numbersOf, type PlainFamily, valueTex, worked } from './answer.ts';

const AGES: InBoth = ['Ages', 'आयु'];
const TIMES: Readonly<Record<string, number>> = {
  twice: 2,
  double: 2,
  thrice: 3,
  'three times': 3,
  triple: 3,
  half: 0.5,
};
const TIMES_OF = String.raw`(twice|double|thrice|triple|half|\d+(?:\.\d+)?\s*(?:times|guna|gunaa|guni|गुना|गुनी|x))`;
const timesOf = (text: string): number => TIMES[text.trim()] ?? Number.parseFloat(text);

const inTimes = (question: string): string =>
  question
    .replace(/\b(?:three|teen) (?:times|guna)\b/g, '3 times')
    .replace(/\bfour times\b/g, '4 times')
    .replace(
      /\bonly |\bpresently |\bpresent |\bcurrent |\bnow\b|\bas old as\b|\bas old\b|\bold\b|\bof that of\b|\bthat of\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ');

const TWO_TIMES = new RegExp(
  String.raw`${TIMES_OF}.*?(\d+)\s*years\s*(later|ago|after|baad|before|pehle|back|earlier)?.*?${TIMES_OF}|${TIMES_OF}.*?\b(?:in|after)\s*(\d+)\s*years.*?${TIMES_OF}`,
);
const SUM_OF_AGES = /(?:sum|total)\D{0,40}?(\d+)(?:\s*years)?/;
const DIFFERENCE_OF_AGES =
  /(?:difference|older|younger|elder)\D{0,30}?(\d+)(?:\s*years)?|(\d+)\s*years\s*(?:older|younger|elder)/;
const RATIO = /(\d+)\s*:\s*(\d+)/;

/** AS72: ages by a ratio or a factor, and their sum, their difference or what they are in other years. */
export const ages: PlainFamily = (question) => {
  const plain = inTimes(question);
  if (
    !/\bage\b|father|mother|\bson\b|daughter|brother|sister|older|\byears\b/.test(plain) ||
    /average|born|grand/.test(plain)
  )
    return null;
  if (!/\bage\b|father|mother|\bson\b|daughter/.test(plain)) return null;
  return byTwoFactors(plain) ?? byRatio(plain) ?? byFactor(plain);
};

const shownAges = (one: number, other: number, steps: readonly string[] = []): Worked | null =>
  one <= 0 || other <= 0 || one > 150 || other > 150
    ? null
    : worked(AGES, {
        law: String.raw`\text{with the younger's age } x`,
        steps,
        result: String.raw`${valueTex(one)} \text{ years and } ${valueTex(other)} \text{ years}`,
      });

/** '4 times as old; 20 years later twice as old.' */
function byTwoFactors(plain: string): Worked | null {
  const match = TWO_TIMES.exec(plain);
  if (
    match === null ||
    numbersIn(plain).length !==
      1 + [match[1], match[4], match[5], match[7]].filter((each) => /\d/.test(each ?? '')).length
  )
    return null;
  const [first, years, second] = [
    timesOf(match[1] ?? match[5] ?? ''),
    Number(match[2] ?? match[6]),
    timesOf(match[4] ?? match[7] ?? ''),
  ];
  const isAgo = /ago|before|pehle|back|earlier/.test(match[3] ?? '');
  const shift = isAgo ? -years : years;
  // k x + shift = m (x + shift)
  const younger = (second * shift - shift) / (first - second);
  return Number.isFinite(younger)
    ? shownAges(first * younger, younger, [
        String.raw`${first}x ${shift < 0 ? '-' : '+'} ${years} = ${second}(x ${shift < 0 ? '-' : '+'} ${years})`,
      ])
    : null;
}

function byRatio(plain: string): Worked | null {
  const ratio = RATIO.exec(plain);
  if (ratio === null) return null;
  const [a, b] = numbersOf(ratio.slice(1));
  const rest = plain.replace(ratio[0], ' ');
  const later = RATIO.exec(rest);
  if (a === undefined || b === undefined) return null;
  if (later !== null) {
    const [c = 0, d = 0] = numbersOf(later.slice(1));
    const others = numbersIn(rest.replace(later[0], ' '));
    const [years] = others;
    if (others.length !== 1 || years === undefined) return null;
    const shift = /ago|before|pehle/.test(rest) ? -years : years;
    // (a x + s) / (b x + s) = c / d
    const x = (shift * (c - d)) / (a * d - b * c);
    return Number.isFinite(x)
      ? shownAges(a * x, b * x, [
          String.raw`\frac{${a}x ${shift < 0 ? '-' : '+'} ${years}}{${b}x ${shift < 0 ? '-' : '+'} ${years}} = \frac{${c}}{${d}}`,
        ])
      : null;
  }
  if (numbersIn(rest).length !== 1) return null;
  const sum = SUM_OF_AGES.exec(rest)?.[1];
  if (sum !== undefined)
    return shownAges((Number(sum) * a) / (a + b), (Number(sum) * b) / (a + b), [`${a}x + ${b}x = ${sum}`]);
  const difference = numbersOf((DIFFERENCE_OF_AGES.exec(rest) ?? []).slice(1))[0];
  return difference === undefined || a === b
    ? null
    : shownAges((difference * a) / Math.abs(a - b), (difference * b) / Math.abs(a - b), [
        `${Math.max(a, b)}x - ${Math.min(a, b)}x = ${difference}`,
      ]);
}

function byFactor(plain: string): Worked | null {
  const factor = new RegExp(TIMES_OF).exec(plain)?.[1];
  if (factor === undefined) return null;
  const k = timesOf(factor);
  const rest = plain.replace(factor, ' ');
  const numbers = numbersIn(rest);
  const later = /(?:after|in)?\s*(\d+)\s*years\s*(?:later|after|baad)?\D{0,40}sum\D{0,40}?(\d+)/.exec(rest);
  if (later !== null && numbers.length === 2 && /after|later|baad/.test(rest)) {
    const [years = 0, sum = 0] = numbersOf(later.slice(1));
    const younger = (sum - 2 * years) / (k + 1);
    return shownAges(k * younger, younger, [`${k}x + ${years} + x + ${years} = ${sum}`]);
  }
  if (numbers.length !== 1 || /later|after|ago|baad|pehle|before/.test(rest)) return null;
  const sum = SUM_OF_AGES.exec(rest)?.[1];
  if (sum !== undefined)
    return shownAges((k * Number(sum)) / (k + 1), Number(sum) / (k + 1), [`${k}x + x = ${sum}`]);
  const difference = numbersOf((DIFFERENCE_OF_AGES.exec(rest) ?? []).slice(1))[0];
  return difference === undefined || k === 1
    ? null
    : shownAges((k * difference) / (k - 1), difference / (k - 1), [`${k}x - x = ${difference}`]);
}

const MIXTURE: InBoth = ['Mixtures', 'मिश्रण'];
const MIX_RATIO =
  /(\d+(?:\.\d+)?)\s*(?:litres?|liters?|l|ltr|kg|लीटर)\b\D*?(\w+) and (\w+)\D*?(?:ratio)?\D*?(\d+)\s*:\s*(\d+)/;

/** AS72: parts of a mixture, what to add for another ratio, and alligation. */
export const mixtures: PlainFamily = (question, text) =>
  alligation(question) ?? (ASKS.test(text) ? parts(question) : null);

const ASKS = /how|find|what|kitn|quantity|calculate|\?|कितन|ज्ञात|batao|nikal/i;

function parts(question: string): Worked | null {
  if (!/mixture|milk|solution|alloy/.test(question)) return null;
  const match = MIX_RATIO.exec(
    question.replace(
      /(\d+(?:\.\d+)?)\s*(?:litres?|liters?|l)\b(\D*?)(\d+)\s*:\s*(\d+)(\D*?)(milk and water|water and milk)/,
      '$1 litre $6 ratio $3:$4$2$5',
    ),
  );
  const flat = question.replace(/(\w+) (?:and|:) (\w+)/, '$1 and $2');
  const loose =
    match ??
    /(\d+(?:\.\d+)?)\s*(?:litres?|liters?|l)\b\D*?(milk|water|alcohol|acid)\D*?(water|milk)\D*?(\d+)\s*:\s*(\d+)/.exec(
      flat,
    );
  if (loose === null) return null;
  const [whole, , , first, second] = [Number(loose[1]), 0, 0, Number(loose[4]), Number(loose[5])];
  const [one = '', other = ''] = [loose[2], loose[3]];
  const [a, b] = [(whole * first) / (first + second), (whole * second) / (first + second)];
  const rest = question.slice(question.indexOf(`${first}`, question.indexOf(':') - 4) ?? 0);
  const wanted = [...question.matchAll(/(\d+)\s*:\s*(\d+)/g)][1];
  const steps = [String.raw`\text{${one}} = ${valueTex(a)},\ \text{${other}} = ${valueTex(b)}`];
  const law = String.raw`\text{part} = \text{whole} \times \frac{a}{a+b}`;
  const count = numbersIn(question).length;
  if (wanted !== undefined && count === 5) {
    const [c, d] = [Number(wanted[1]), Number(wanted[2])];
    const added =
      /(water|milk)\D{0,30}(?:add|mix|pour|dal|mila)|(?:add|mix|pour|dal|mila)\w*\D{0,20}(water|milk)/.exec(
        rest,
      );
    const what = added?.[1] ?? added?.[2];
    if (what === undefined) return null;
    const more = what === other ? (a * d) / c - b : (b * c) / d - a;
    return more <= 0
      ? null
      : worked(MIXTURE, { law, steps, result: String.raw`\text{${what} to add} = ${valueTex(more)}` });
  }
  if (count !== 3 || /add|replace|remove|taken/.test(question)) return null;
  return worked(MIXTURE, { law, result: steps[0] ?? '' });
}

const ALLIGATION =
  /^(?:in )?ratio.*?(\d+(?:\.\d+)?)\D+?(\d+(?:\.\d+)?)\D+?(?:mixture|worth|get|obtain|average|cost|mean)\D*?(\d+(?:\.\d+)?)\D*$/;

function alligation(question: string): Worked | null {
  const match = ALLIGATION.exec(question);
  if (match === null || !/mix|alligation/.test(question) || numbersIn(question).length !== 3) return null;
  const [low = 0, high = 0, mean = 0] = numbersOf(match.slice(1));
  const [first, second] = [Math.abs(high - mean), Math.abs(mean - low)];
  if ((mean - low) * (high - mean) <= 0) return null;
  const scale = 1e6;
  const common = gcd(Math.round(first * scale), Math.round(second * scale)) / scale;
  return worked(['Alligation', 'मिश्रानुपात'], {
    law: String.raw`\frac{\text{cheaper}}{\text{dearer}} = \frac{\text{dearer} - \text{mean}}{\text{mean} - \text{cheaper}}`,
    result: `${Math.round(first / common)}:${Math.round(second / common)}`,
  });
}

const UNITARY: InBoth = ['Unitary method', 'ऐकिक नियम'];
const RISK =
  /half|twice|profit|loss|discount|percent|%|\bdays?\b|hours?|more|less|each|interest|years|ratio|per\b|speed|km|total|remaining|together|gain|sold|sells|sell\b|becha|bech|labh|hani|लाभ|हानि|बेच/;

/** AS72: the price of more things, or the things for more money; dozens count as twelve. */
export const unitary: PlainFamily = (question) => {
  if (RISK.test(question)) return null;
  const plain = question.replace(
    /(\d+(?:\.\d+)?)?\s*(?:dozen|darjan|दर्जन)/g,
    (_all, count?: string) => ` ${Number(count ?? 1) * 12} `,
  );
  const isCost =
    /cost|price|\brs\b|₹|rupee|rupay|rupaye|रुपये|रुपए|kharid|buy|bought|aaye|aate|milte|milenge|pay|mulya|keemat|kimat|मूल्य|कीमत|आते|मिलते/.test(
      question,
    );
  const numbers = numbersIn(plain);
  const [first, second, third] = numbers;
  if (!isCost || numbers.length !== 3 || first === undefined || second === undefined || third === undefined)
    return null;
  const money =
    /(?:₹|rs\.?)\s*(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s*(?:rs|rupees?|rupaye|rupay|rupaiye|रुपये|रुपए|रु)/g;
  const amounts = [...plain.matchAll(money)].map((each) => Number(each[1] ?? each[2]));
  if (amounts.length > 1) return null;
  const cost = /cost of (\d+)|(?:price|mulya|keemat|मूल्य|कीमत) of (\d+)/.exec(plain);
  // '5 pens cost 60, cost of 8 pens': things, money, things.
  const isMoneySecond = amounts.length === 0 ? !/^\D*(?:₹|rs)/.test(plain) : amounts[0] === second;
  if (
    !isMoneySecond ||
    (amounts.length === 0 && cost === null && !/\d+ \w+ (?:cost|for)|buy|kharid/.test(plain))
  )
    return null;
  if (first === 0) return null;
  return worked(UNITARY, {
    law: String.raw`\text{cost of one} = \frac{\text{cost}}{\text{number}}`,
    steps: [String.raw`\frac{${second}}{${first}} = ${valueTex(second / first)}`],
    result: String.raw`${third} \times \frac{${second}}{${first}} = ${valueTex((second / first) * third)}`,
  });
};

const SPEEDS: InBoth = ['Speed and distance', 'चाल और दूरी'];

/** AS72: average speeds over two parts, and a distance from being late and early. */
export const journeys: PlainFamily = (question) =>
  lateAndEarly(question) ?? averageOfParts(question) ?? thereAndBack(question);

const LATE =
  /(\d+(?:\.\d+)?)\s*km(?:\/h|ph| per hour|\/hr)\D*?(\d+(?:\.\d+)?)\s*(?:minutes?|min)\s*(late|early|before|der)\D*?(\d+(?:\.\d+)?)\s*km(?:\/h|ph| per hour|\/hr)\D*?(\d+(?:\.\d+)?)\s*(?:minutes?|min)\s*(late|early|before|pehle|jaldi)/;

function lateAndEarly(question: string): Worked | null {
  const match = LATE.exec(question);
  if (match === null || numbersIn(question).length !== 4) return null;
  const [first, second] = [Number(match[1]), Number(match[4])];
  const minutes = (at: number) => (/late|der/.test(match[at + 1] ?? '') ? 1 : -1) * Number(match[at]);
  const gap = Math.abs(minutes(2) - minutes(5)) / 60;
  if (first === second) return null;
  const distance = (gap * first * second) / Math.abs(second - first);
  return worked(SPEEDS, {
    law: String.raw`d\left(\frac{1}{v_1} - \frac{1}{v_2}\right) = \Delta t`,
    steps: [String.raw`\Delta t = ${valueTex(gap * 60)}\ \text{min}`],
    result: String.raw`d = ${valueTex(distance)}\ \mathrm{km}`,
  });
}

const LEG =
  /(\d+(?:\.\d+)?)\s*(?:km\/h|kmph|km per hour|km\/hr|kph)\D{0,25}?(\d+(?:\.\d+)?)\s*(hours?|hrs?|h|minutes?|min|ghante|घंटे|km)\b|(\d+(?:\.\d+)?)\s*(hours?|hrs?|h|km|minutes?|min)\b\D{0,25}?(\d+(?:\.\d+)?)\s*(?:km\/h|kmph|km per hour|km\/hr|kph)/g;

function averageOfParts(question: string): Worked | null {
  if (!/average speed/.test(question)) return null;
  const legs = [...question.matchAll(LEG)];
  if (legs.length !== 2 || numbersIn(question).length !== 4) return null;
  let [distance, time] = [0, 0];
  for (const leg of legs) {
    const [speed, amount, unit = ''] =
      leg[1] === undefined
        ? [Number(leg[6]), Number(leg[4]), leg[5]]
        : [Number(leg[1]), Number(leg[2]), leg[3]];
    if (speed === 0) return null;
    const hours = unit === 'km' ? amount / speed : unit.startsWith('m') ? amount / 60 : amount;
    time += hours;
    distance += speed * hours;
  }
  return worked(SPEEDS, {
    law: String.raw`\text{average speed} = \frac{\text{total distance}}{\text{total time}}`,
    steps: [
      String.raw`\text{distance} = ${valueTex(distance)}\ \mathrm{km},\ \text{time} = ${valueTex(time)}\ \mathrm{h}`,
    ],
    result: String.raw`${valueTex(distance / time)}\ \mathrm{km/h}`,
  });
}

function thereAndBack(question: string): Worked | null {
  const [one, two, ...more] = numbersIn(question);
  if (!/average speed/.test(question) || one === undefined || two === undefined || more.length > 0)
    return null;
  if (
    !/return|back|wapas|vapas|half|equal distance|same distance|वापस/.test(question) ||
    /time|hours?/.test(question.replace(/per hour/g, ''))
  )
    return null;
  return worked(SPEEDS, {
    law: String.raw`\frac{2 v_1 v_2}{v_1 + v_2}`,
    result: String.raw`\frac{2 \times ${one} \times ${two}}{${one} + ${two}} = ${valueTex((2 * one * two) / (one + two))}\ \mathrm{km/h}`,
  });
}
