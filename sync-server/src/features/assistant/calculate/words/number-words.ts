/** Digits of Devanagari, lakhs and crores, and written numbers, in figures. */
const WORDS: Readonly<Record<string, number>> = {
  zero: 0,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  दो: 2,
  तीन: 3,
  चार: 4,
  पाँच: 5,
  पांच: 5,
  छह: 6,
  छः: 6,
  सात: 7,
  आठ: 8,
  नौ: 9,
  दस: 10,
  तीस: 30,
  बीस: 20,
  पचास: 50,
  teen: 3,
  char: 4,
  paanch: 5,
  panch: 5,
  saat: 7,
  aath: 8,
  das: 10,
  bees: 20,
  pachas: 50,
  thirteen: 13,
  fourteen: 14,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  fourty: 40,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  gyarah: 11,
  barah: 12,
  terah: 13,
  chaudah: 14,
  pandrah: 15,
  solah: 16,
  satrah: 17,
  atharah: 18,
  unnis: 19,
  ikkis: 21,
  pachees: 25,
  pachis: 25,
  tees: 30,
  chalis: 40,
  sattar: 70,
  assi: 80,
  nabbe: 90,
  ग्यारह: 11,
  बारह: 12,
  तेरह: 13,
  चौदह: 14,
  पंद्रह: 15,
  पन्द्रह: 15,
  सोलह: 16,
  सत्रह: 17,
  अठारह: 18,
  उन्नीस: 19,
  पच्चीस: 25,
  चालीस: 40,
  साठ: 60,
  सत्तर: 70,
  अस्सी: 80,
  नब्बे: 90,
};

const ORDINALS: Readonly<Record<string, number>> = {
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twelfth: 12,
  twentieth: 20,
};

const MULTIPLES: Readonly<Record<string, number>> = {
  thousand: 1e3,
  hazar: 1e3,
  hazaar: 1e3,
  हज़ार: 1e3,
  हजार: 1e3,
  k: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  लाख: 1e5,
  million: 1e6,
  crore: 1e7,
  crores: 1e7,
  करोड़: 1e7,
  billion: 1e9,
};

const UNICODE_POWERS: Readonly<Record<string, string>> = {
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁷': '7',
  '⁸': '8',
  '⁹': '9',
  '⁻': '-',
};

/** '5', 14 as '500000000000000'. */
function scientific(factor: string, exponent: number): string | null {
  if (Math.abs(exponent) > 40) return null;
  const [whole = '', decimals = ''] = factor.split('.');
  const digits = whole + decimals;
  const point = whole.length + exponent;
  if (point >= digits.length) return digits.padEnd(point, '0');
  return point > 0
    ? `${digits.slice(0, point)}.${digits.slice(point)}`
    : `0.${digits.padStart(digits.length - point, '0')}`;
}

/** Digits in groups, in the Indian and in the Western way; other commas part the numbers of a list. */
const GROUPED = /(?<![\d,.])(?:\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3}(?:,\d{3})+)(?![\d,]*\d)/g;

const wordValue = (word: string): number | undefined => WORDS[word.toLowerCase()];

/** 'forty two', 'twenty-five' */
const COMPOUND =
  /\b(twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety)[\s-]+(one|two|three|four|five|six|seven|eight|nine)\b/gi;

/** A text with its numbers in figures: '२ लाख' becomes '200000', '1,98,000' '198000', 'two' '2', '12³' '12^3'. */
export function withFigures(text: string): string {
  return text
    .replace(/(?:\b(?:rs|inr)\b\.?|रु\.?)\s*(?=[\d०-९])/giu, '₹')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+/g, (signs) => `^${[...signs].map((sign) => UNICODE_POWERS[sign]).join('')}`)
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
    .normalize('NFC')
    .replace(/[–−]/g, '-')
    .replace(
      /(\d+(?:\.\d+)?)\s*[x×*]\s*10\s*\^\s*[({]?\s*(-?\d{1,2})\s*[)}]?/gi,
      (all, factor: string, exponent: string) => scientific(factor, Number(exponent)) ?? all,
    )
    .replace(GROUPED, (digits) => digits.replaceAll(',', ''))
    .replace(
      COMPOUND,
      (all, tens: string, ones: string) => String((wordValue(tens) ?? 0) + (wordValue(ones) ?? 0)) || all,
    )
    .replace(/[\p{L}\p{M}]+/gu, (word) => String(wordValue(word) ?? word))
    .replace(
      /(?<![\p{L}\p{M}\d.])(?:(\d{1,2})\s+)?(?:hundred|sau|सौ)(?:\s+(?:and\s+)?(\d{1,2})(?![\d.]))?(?![\p{L}\p{M}])/giu,
      (_all, hundreds?: string, rest?: string) => String(Number(hundreds ?? 1) * 100 + Number(rest ?? 0)),
    )
    .replace(/(\d+(?:\.\d+)?)\s*([\p{L}\p{M}]+)/gu, (all, number: string, word: string) => {
      // '500 K' is a temperature.
      const times =
        word === 'K' || (word === 'k' && /\s/.test(all)) ? undefined : MULTIPLES[word.toLowerCase()];
      return times === undefined ? all : String(Math.round(Number(number) * times * 1e6) / 1e6);
    });
}

/** The number of an ordinal: 'fifth', '5th', '5वाँ'. */
export const ordinalOf = (word: string): number | undefined => ORDINALS[word];
