import { worked } from '../plain/answer.ts';
import type { Worked } from '../worked.ts';

const CALENDAR = ['Calendar', 'कैलेंडर'] as const;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const HINDI_MONTHS = [
  'जनवरी',
  'फरवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
];
const DAYS = [
  ['Sunday', 'रविवार', 'ravivar', 'itwar', 'इतवार'],
  ['Monday', 'सोमवार', 'somvar', 'somwar'],
  ['Tuesday', 'मंगलवार', 'mangalvar', 'mangalwar', 'mangal'],
  ['Wednesday', 'बुधवार', 'budhvar', 'budhwar', 'budh'],
  ['Thursday', 'गुरुवार', 'guruvar', 'guruwar', 'brihaspativar', 'बृहस्पतिवार'],
  ['Friday', 'शुक्रवार', 'shukravar', 'shukrawar', 'shukrwar'],
  ['Saturday', 'शनिवार', 'shanivar', 'shaniwar'],
] as const;
const MILLISECONDS = 86_400_000;

const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|${HINDI_MONTHS.join('|')})`;
const DATE = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?(${MONTH})(?:[\s,]+(\d{4}))?(?!\d)|(?<![\p{L}])(${MONTH})\s+(\d{1,2})(?:st|nd|rd|th)?(?:[\s,]+(\d{4}))?(?!\d)`,
  'giu',
);

interface DateRead {
  readonly day: number;
  readonly month: number;
  readonly year: number | null;
}

function datesIn(text: string): DateRead[] {
  return [...text.matchAll(DATE)].map((match) => {
    const name = (match[2] ?? match[4] ?? '').toLowerCase();
    const hindi = HINDI_MONTHS.indexOf(name);
    const year = match[3] ?? match[6];
    return {
      day: Number(match[1] ?? match[5]),
      month: hindi >= 0 ? hindi : MONTHS.indexOf(name.slice(0, 3)),
      year: year === undefined ? null : Number(year),
    };
  });
}

const timeOf = ({ day, month, year }: DateRead): number | null => {
  if (year === null || year < 1583 || year > 3000) return null;
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCDate() === day ? date.getTime() : null;
};

/** The day of the week of a date, or of a date and the known day of another one. */
export function dayOfDate(typed: string): Worked | null {
  const text = typed.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
  const dates = datesIn(text);
  const lower = text.toLowerCase();
  if (
    !/\bwhich day|\bwhat day|day of (?:the )?week|what (?:was|is|will be) the day|kaun\s?sa din|konsa din|kaunse din|kis din|kya din|कौन सा दिन|कौनसा दिन|किस दिन|क्या दिन|\bday (?:was|will|is|on)|which weekday|din tha|din hoga|what weekday/.test(
      lower,
    )
  )
    return null;
  if (
    /\bif (?:today|tomorrow|yesterday)\b|days? after|before yesterday|celebrated|observed|why|importan|significan|din manaya|मनाया/.test(
      lower,
    )
  )
    return null;
  const known = DAYS.findIndex((names) =>
    names.some((name) => new RegExp(String.raw`(?<![\p{L}])${name}(?![\p{L}])`, 'iu').test(text)),
  );
  const [first, second, ...more] = dates;
  if (first === undefined || more.length > 0) return null;
  // All numbers belong to the dates.
  if (/\d/.test(text.replace(DATE, ' '))) return null;
  if (second === undefined) {
    const time = known >= 0 ? null : timeOf(first);
    return time === null ? null : shown(first, new Date(time).getUTCDay());
  }
  if (known < 0) return null;
  const [one, two] = [timeOf(first), timeOf({ ...second, year: second.year ?? first.year })];
  if (one === null || two === null) return null;
  const odd = (((Math.round((two - one) / MILLISECONDS) % 7) + 7) % 7) as number;
  // The known day is that of the first date: it may be wrong in the calendar, and is believed.
  return worked(CALENDAR, {
    law: String.raw`\text{odd days} = \text{days} \bmod 7`,
    steps: [String.raw`${Math.round((two - one) / MILLISECONDS)} \bmod 7 = ${odd}`],
    result: String.raw`\text{${nameOf((known + odd) % 7)}}`,
  });
}

const nameOf = (day: number): string => `${DAYS[day]?.[0] ?? ''} (${DAYS[day]?.[1] ?? ''})`;

const shown = ({ day, month, year }: DateRead, weekday: number): Worked =>
  worked(CALENDAR, {
    law: String.raw`\text{odd days} \bmod 7`,
    result: String.raw`\text{${day} ${(MONTHS[month] ?? '').replace(/^./, (letter) => letter.toUpperCase())} ${year ?? ''}: ${nameOf(weekday)}}`,
  });
