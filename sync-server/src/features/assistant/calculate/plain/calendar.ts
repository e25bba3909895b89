import { type PlainFamily, worked } from './answer.ts';

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const SHOWN = [
  'Sunday (रविवार)',
  'Monday (सोमवार)',
  'Tuesday (मंगलवार)',
  'Wednesday (बुधवार)',
  'Thursday (गुरुवार)',
  'Friday (शुक्रवार)',
  'Saturday (शनिवार)',
] as const;
const HINDI: readonly RegExp[] = [
  /\b(?:ravivar|raviwar|itwar|itvar|sun)\b|रविवार|इतवार/gu,
  /\b(?:somvar|somwar|mon)\b|सोमवार/gu,
  /\b(?:mangalvar|mangalwar|tue|tues)\b|मंगलवार/gu,
  /\b(?:budhvar|budhwar|wed)\b|बुधवार/gu,
  /\b(?:guruvar|guruwar|brihaspativar|thurs|thu)\b|गुरुवार|बृहस्पतिवार|वीरवार/gu,
  /\b(?:shukravar|shukrawar|fri)\b|शुक्रवार/gu,
  /\b(?:shanivar|shaniwar|sat)\b|शनिवार/gu,
];
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const MONTHS_IN_HINDI = 'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ');

const inEnglish = (text: string): string => {
  let plain = text
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
  HINDI.forEach((names, place) => (plain = plain.replace(names, DAYS[place] ?? '')));
  MONTHS_IN_HINDI.forEach((name, place) => (plain = plain.replaceAll(name, MONTHS[place] ?? '')));
  return plain
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replace(
      /\b(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/g,
      (short) => MONTHS.find((month) => month.startsWith(short.slice(0, 3))) ?? short,
    );
};

const OF_DATE = new RegExp(
  `(?:(\\d{1,2})\\s*(?:of\\s+)?(${MONTHS.join('|')})|(${MONTHS.join('|')})\\s+(\\d{1,2}))[\\s,]+(\\d{4})`,
);
const AROUND_DATE =
  /^(?:(?:on|what|which|day|of|the|week|was|is|it|will|be|falls?|fell|did|find|does|tell|me|kya|din|tha|thi|ko|konsa|kaunsa|kaun|sa|hoga|batao|calculate|weekday|a|there|क्या|दिन|था|को|कौन|सा|होगा|कौनसा|ka|का|वार|var|in|year|date|please)(?![\p{L}\p{M}])|\s|[?,.])*$/u;

/** AS72: the weekday of a date, days after days, leap years. */
export const calendar: PlainFamily = (_question, text) => {
  const plain = inEnglish(text);
  return dayOfDate(plain) ?? dayAfter(plain) ?? leapYear(plain);
};

function dayOfDate(plain: string) {
  const match = OF_DATE.exec(plain);
  if (match === null || !/\bday\b|weekday|\bdin\b|दिन|वार|\bvar\b/.test(plain)) return null;
  const rest = plain.replace(match[0], ' ');
  if (!AROUND_DATE.test(rest)) return null;
  const [day, month, year] = [
    Number(match[1] ?? match[4]),
    MONTHS.indexOf(match[2] ?? match[3] ?? ''),
    Number(match[5]),
  ];
  const date = new Date(Date.UTC(year, month, day));
  if (date.getUTCDate() !== day || year < 1583) return null;
  return worked(['Calendar', 'कैलेंडर'], {
    law: String.raw`\text{odd days: days since a known day, modulo } 7`,
    result: String.raw`\text{${SHOWN[date.getUTCDay()]}}`,
  });
}

const AFTER =
  /(sunday|monday|tuesday|wednesday|thursday|friday|saturday)\D*?(?:after|in|baad|बाद)?\D*?(\d{1,5})\s*(?:days?|din|दिन|dino|दिनों)\s*(after|later|from|hence|before|ago|back|baad|ke baad|pehle|के बाद|बाद|पहले)?/u;

function dayAfter(plain: string) {
  const match = AFTER.exec(plain);
  if (match === null || (plain.match(/\d+/g) ?? []).length !== 1) return null;
  if (DAYS.filter((day) => plain.includes(day)).length !== 1) return null;
  if (!/today|aaj|आज|it is|is a/.test(plain) || /yesterday|tomorrow|kal\b|कल/.test(plain)) return null;
  const isBack = /before|ago|back|pehle|पहले/.test(plain);
  const isAhead = /after|later|hence|from|baad|बाद/.test(plain);
  if (isBack === isAhead) return null;
  const [start, days] = [DAYS.indexOf(match[1] as (typeof DAYS)[number]), Number(match[2])];
  const end = (((start + (isBack ? -days : days)) % 7) + 7) % 7;
  return worked(['Calendar', 'कैलेंडर'], {
    law: String.raw`${days} = 7 \times ${Math.floor(days / 7)} + ${days % 7}`,
    result: String.raw`\text{${SHOWN[end]}}`,
  });
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const AROUND_LEAP =
  /^(?:(?:is|was|year|the|a|leap|or|not|will|be|kya|hai|h|tha|ek|varsh|saal|क्या|है|एक|वर्ष|लीप|था|नहीं|या|no|nahi|ya|check|whether|if)(?![\p{L}\p{M}])|\s|[?,.])*$/u;

function leapYear(plain: string) {
  const years = plain.match(/\d{4}/g) ?? [];
  if (years.length !== 1 || !/leap|लीप|अधिवर्ष/.test(plain)) return null;
  const year = Number(years[0]);
  if (!AROUND_LEAP.test(plain.replace(/\d{4}|अधिवर्ष/g, ' '))) return null;
  return worked(['Leap year', 'अधिवर्ष'], {
    law: String.raw`\text{divisible by 4, and not by 100 unless by 400}`,
    result: isLeap(year)
      ? String.raw`\text{Yes, ${year} is a leap year (366 days) / हाँ, अधिवर्ष है}`
      : String.raw`\text{No, ${year} is not a leap year (365 days) / नहीं, अधिवर्ष नहीं है}`,
  });
}
