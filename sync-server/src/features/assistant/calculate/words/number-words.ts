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
  hundred: 100,
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
  सौ: 100,
  teen: 3,
  char: 4,
  paanch: 5,
  panch: 5,
  saat: 7,
  aath: 8,
  das: 10,
  bees: 20,
  pachas: 50,
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
    .replace(/(\d),(?=\d{2,3}(?:\D|$))/g, '$1')
    .replace(/(\d),(?=\d{2,3}(?:\D|$))/g, '$1')
    .replace(/[\p{L}\p{M}]+/gu, (word) => String(WORDS[word.toLowerCase()] ?? word))
    .replace(/(\d+(?:\.\d+)?)\s*([\p{L}\p{M}]+)/gu, (all, number: string, word: string) => {
      const times = MULTIPLES[word.toLowerCase()];
      return times === undefined ? all : String(Math.round(Number(number) * times * 1e6) / 1e6);
    });
}

/** The number of an ordinal: 'fifth', '5th', '5वाँ'. */
export const ordinalOf = (word: string): number | undefined => ORDINALS[word];
