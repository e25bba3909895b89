import { gcd, valueTex, worked } from '../plain/answer.ts';
import { numberTex } from '../rational.ts';
import type { Worked } from '../worked.ts';
import type { Story } from './canonical.ts';
import { ratioTex } from './mixtures.ts';
import type { Tale } from './tale.ts';

const NUMBERS = ['Numbers', 'संख्याएँ'] as const;
const PROGRESSION = ['Arithmetic progression', 'समांतर श्रेढ़ी'] as const;
const VOTES = ['Percentages', 'प्रतिशत'] as const;
const PARTNERS = ['Partnership', 'साझेदारी'] as const;
const short = (value: number): string => valueTex(Number(value.toPrecision(10)));
const lcmOf = (values: readonly number[]): number =>
  values.reduce((all, each) => (all * each) / gcd(all, each), 1);
const RUPEES = String.raw`\text{Rs }`;

const DIGIT_READS =
  'digit number reversed rise fall more less add-up difference original ask if then when and same product twice thrice half times tens units total exceeds';

export const NUMBER_TALES: readonly Tale[] = [
  {
    title: NUMBERS,
    when: ['{} digit number|digit', '(?:add-up|add|total)', 'reversed', '(?:rise|more|greater|add|larger)'],
    not: 'less|fall|times|twice|product|difference|subtract\\w*|ratio',
    reads: DIGIT_READS,
    takes: 'n n n',
    tell: (_two = 0, sum = 0, gap = 0) => reversedDigits(sum, gap, 1),
  },
  {
    title: NUMBERS,
    when: [
      '{} digit number|digit',
      '(?:add-up|add|total)',
      'reversed',
      '(?:fall|less|subtract\\w*|difference|ghat\\w*)',
    ],
    not: 'rise|more|times|twice|product|ratio',
    reads: DIGIT_READS,
    takes: 'n n n',
    tell: (_two = 0, sum = 0, gap = 0) => reversedDigits(sum, gap, -1),
  },
  {
    title: ['HCF and LCM', 'म.स. और ल.स.'],
    when: ['hcf', 'lcm', '(?:one|ek|एक|first|other|dusr\\w*|दूसरी|second|another)', '(?:number|ask)'],
    not: ' : |ratio|add-up|product|difference',
    reads: 'number hcf lcm other more then',
    takes: 'n n n',
    tell: (h = 0, l = 0, n = 0) => {
      const other = (h * l) / n;
      return Number.isInteger(other)
        ? {
            law: String.raw`\mathrm{HCF} \times \mathrm{LCM} = a \times b`,
            result: String.raw`\frac{${h} \times ${l}}{${n}} = ${other}`,
          }
        : null;
    },
  },
  {
    title: ['HCF and LCM', 'म.स. और ल.स.'],
    when: ['hcf', 'lcm', '(?:one|ek|एक|first|other|dusr\\w*|दूसरी|second|another)', '(?:number|ask)'],
    not: ' : |ratio|add-up|product|difference',
    reads: 'number hcf lcm other more then',
    takes: 'n n n n',
    tell: (count = 0, h = 0, l = 0, n = 0) => {
      const other = (h * l) / n;
      return count === 2 && Number.isInteger(other)
        ? {
            law: String.raw`\mathrm{HCF} \times \mathrm{LCM} = a \times b`,
            result: String.raw`\frac{${h} \times ${l}}{${n}} = ${other}`,
          }
        : null;
    },
  },
  // Progressions.
  {
    title: PROGRESSION,
    when: [
      '{th} (?:term|pad|पद) ~?{}[^⟦]*{th} (?:term|pad|पद) ~?{}[^⟦]*(?:add-up|first|term)[^⟦]*{}',
      '(?:ap|arithmetic|समांतर)',
      'add-up',
    ],
    not: 'gp|geometric',
    reads: 'add-up total first term ask and',
    tell: (m = 0, p = 0, n = 0, q = 0, count = 0) => {
      const d = (q - p) / (n - m);
      const a = p - (m - 1) * d;
      return {
        law: String.raw`S_n = \frac{n}{2}(2a + (n - 1)d)`,
        steps: [`d = ${short(d)},\\ a = ${short(a)}`],
        result: String.raw`S_{${count}} = ${short((count / 2) * (2 * a + (count - 1) * d))}`,
      };
    },
  },
  {
    title: PROGRESSION,
    when: [
      '{th} (?:term|pad|पद) ~?{}[^⟦]*{th} (?:term|pad|पद) ~?{}[^⟦]*{th}',
      '(?:ap|arithmetic|समांतर|a\\.p)',
    ],
    not: 'gp|geometric|add-up',
    reads: 'total first term ask and',
    tell: (m = 0, p = 0, n = 0, q = 0, k = 0) => {
      const d = (q - p) / (n - m);
      const a = p - (m - 1) * d;
      return {
        law: 'a_n = a + (n - 1)d',
        steps: [`d = ${short(d)},\\ a = ${short(a)}`],
        result: String.raw`a_{${k}} = ${short(a + (k - 1) * d)}`,
      };
    },
  },
  ...(['n n month', 'n n year', 'rupee rupee month', 'n n n'] as const).map((takes): Tale => ({
    title: PROGRESSION,
    when: [
      '(?:save|saves|invest\\w*|principal|puts?|gives?|jama|collect\\w*|deposit\\w*)',
      '(?:first|pehle|पहले)',
      '{*}[^⟦]*{*} more|more[^⟦]*{*}|{*} ?(?:zyada|rise)|rise[^⟦]*{*}|more',
    ],
    not: 'percent|twice|double|interest|each other',
    reads: 'save first more each then total month than ago rise ask principal number',
    takes,
    tell: (a = 0, d = 0, length = 0) => {
      const n = takes.endsWith('year') ? length * 12 : length;
      return n > 400
        ? null
        : {
            law: String.raw`S_n = \frac{n}{2}(2a + (n - 1)d)`,
            steps: [`a = ${a},\\ d = ${d},\\ n = ${n}`],
            result: String.raw`S_{${n}} = ${RUPEES}${short((n / 2) * (2 * a + (n - 1) * d))}`,
          };
    },
  })),
  // Elections.
  ...(['n n percent n', 'percent n'] as const).map((takes): Tale => ({
    title: VOTES,
    when: [
      '(?:vote\\w*|वोट|मत\\w*)',
      '(?:candidates?|election|umeedwar\\w*|उम्मीदवार\\w*|chunav|चुनाव)',
      '(?:won|win\\w*|lost|loss|haar\\w*|jeet\\w*|जीत\\w*|हार\\w*|defeat\\w*|beats|majority|margin)',
    ],
    not: 'invalid|{percent}[^⟦]*{percent}|third|listed|register\\w*|did not|amany\\w*|अमान्य',
    reads: 'total number loss beats remaining same and other',
    takes: takes === 'percent n' ? 'percent n' : 'n percent n',
    tell: (...all) => {
      const [p = 0, gap = 0] = takes === 'percent n' ? all : all.slice(1);
      const share = Math.abs(2 * p - 100);
      return share === 0
        ? null
        : {
            law: String.raw`\left(p - (100 - p)\right)\% \text{ of } V = d`,
            result: String.raw`V = \frac{${gap} \times 100}{${short(share)}} = ${short((gap * 100) / share)}`,
          };
    },
  })),
  ...(['n percent percent n', 'percent percent n'] as const).map((takes): Tale => ({
    title: VOTES,
    when: [
      '(?:vote\\w*|वोट|मत\\w*)',
      '{percent}[^⟦]*(?:invalid|amany\\w*|अमान्य|radd|rejected|spoil\\w*|cancel\\w*)|(?:invalid|अमान्य)[^⟦]*{percent}',
      '{percent}[^⟦]*(?:valid|remaining|many\\w*|वैध|vaidh)|valid[^⟦]*{percent}',
      '(?:won|win\\w*|jeet\\w*|जीत\\w*|haar\\w*|beats|majority|margin)',
    ],
    not: 'third|listed|register\\w*',
    reads: 'total number loss beats remaining same and profit',
    takes,
    tell: (...all) => {
      const [invalid = 0, p = 0, gap = 0] = takes.startsWith('n') ? all.slice(1) : all;
      const share = Math.abs(2 * p - 100) * (1 - invalid / 100);
      return share === 0
        ? null
        : {
            law: String.raw`(p - (100 - p))\% \text{ of the valid votes} = d`,
            steps: [String.raw`\text{valid} = ${100 - invalid}\% \text{ of } V`],
            result: String.raw`V = ${short((gap * 100) / share)}`,
          };
    },
  })),
  // Partners, one of whom joins later.
  {
    title: PARTNERS,
    when: [
      '(?:profit|laabh)',
      '{}[^⟦]*(?:{month}[^⟦]*{}|{}[^⟦]*{month})|{rupee}[^⟦]*(?:{month}[^⟦]*{rupee}|{rupee}[^⟦]*{month})',
      '(?:later|join\\w*|after)',
    ],
    not: 'percent|interest|leave|withdr\\w*|take-out|ratio|add(?:ed|s) |more ',
    reads:
      'profit principal total ask then same yearly fill put shop business start year remaining ago both amount work and each salary',
    takes: 'rupee month rupee rupee',
    tell: (one = 0, after = 0, two = 0, profit = 0) => shares(one * 12, two * (12 - after), profit),
  },
  {
    title: PARTNERS,
    when: [
      '{}[^⟦]*{month}[^⟦]*{}[^⟦]*{month}[^⟦]*{}|{rupee}[^⟦]*{month}[^⟦]*{rupee}[^⟦]*{month}[^⟦]*{rupee}',
      'profit',
      '(?:principal|invest\\w*|put|business)',
    ],
    not: 'percent|interest|later|withdr\\w*|take-out|ratio',
    reads: 'profit principal total ask then same fill each both amount',
    takes: 'rupee month rupee month rupee',
    tell: (one = 0, m = 0, two = 0, n = 0, profit = 0) => shares(one * m, two * n, profit),
  },
];

function shares(one: number, two: number, profit: number) {
  const part = profit / (one + two);
  return {
    law: String.raw`\text{share} \propto \text{capital} \times \text{time}`,
    steps: [ratioTex(one, two)],
    result: String.raw`${RUPEES}${short(one * part)}\ \text{and}\ ${RUPEES}${short(two * part)}`,
  };
}

function reversedDigits(sum: number, gap: number, sign: 1 | -1) {
  // 10b + a - (10a + b) = 9(b - a)
  const difference = (sign * gap) / 9;
  const [tens, units] = [(sum - difference) / 2, (sum + difference) / 2];
  if (![tens, units].every((digit) => Number.isInteger(digit) && digit >= 0 && digit <= 9) || tens === 0)
    return null;
  return {
    law: String.raw`(10b + a) - (10a + b) = 9(b - a)`,
    steps: [`a + b = ${sum},\\ b - a = ${short(difference)}`],
    result: `${tens}${units}`,
  };
}

/** The smallest or largest number, of some digits perhaps, that leaves one remainder for several divisors. */
export function commonRemainder({ text, words, amounts }: Story): Worked | null {
  if (!words.has('divided') && !words.has('remainder')) return null;
  if (!words.has('smallest') && !words.has('largest')) return null;
  if (
    ![...words].every((word) =>
      /^(?:divided|remainder|smallest|largest|digit|number|each|leave|ask|and|when|if|same|exactly|remaining|then|total|case|every|both|ways)$/.test(
        word,
      ),
    )
  )
    return null;
  const digits = /⟦(\d+):⟧ digit/.exec(text)?.[1];
  const list =
    /(?:divided|bhag)[^⟦]*((?:⟦\d+:⟧(?: ,| and|, and)* ?){2,})|((?:⟦\d+:⟧(?: ,| and)* ?){2,})(?:\S+ ){0,3}divided/.exec(
      text,
    );
  const places = [...(list?.[1] ?? list?.[2] ?? '').matchAll(/⟦(\d+):/g)].map((match) => Number(match[1]));
  const divisors = places.map((place) => amounts[place]?.value ?? 0).filter((value) => value > 1);
  const rest = amounts.flatMap((_each, index) =>
    places.includes(index) || String(index) === digits ? [] : [index],
  );
  if (divisors.length < 2 || rest.length > 1 || divisors.some((value) => !Number.isInteger(value)))
    return null;
  const remainder = rest[0] === undefined ? 0 : (amounts[rest[0]]?.value ?? 0);
  if (rest.length === 0 && words.has('remainder') && !/no remainder|zero|remainder ⟦/.test(text)) return null;
  if (remainder >= Math.min(...divisors)) return null;
  const lcm = lcmOf(divisors);
  const isLargest = words.has('largest');
  const count = digits === undefined ? null : (amounts[Number(digits)]?.value ?? 0);
  // The largest number that divides others is another question.
  if (isLargest && count === null) return null;
  const value =
    count === null
      ? lcm + remainder
      : isLargest
        ? Math.floor((10 ** count - 1 - remainder) / lcm) * lcm + remainder
        : Math.ceil((10 ** (count - 1) - remainder) / lcm) * lcm + remainder;
  if (!Number.isSafeInteger(value)) return null;
  return worked(['HCF and LCM', 'म.स. और ल.स.'], {
    law: String.raw`N = k\,\mathrm{LCM} + r`,
    steps: [String.raw`\mathrm{LCM}(${divisors.join(', ')}) = ${lcm}`],
    result: numberTex(value),
  });
}

/** Bells, lights or runners that come together after the LCM of their times. */
export function bells({ text, typed, words, amounts }: Story): Worked | null {
  if (
    !/(?<!\S)(?:bells?|ghanti\w*|घंटियाँ|घंटी|घण्टियाँ|घंटिय\w*|toll\w*|ring\w*|rang|blink\w*|flash\w*|lights?|traffic|alarms?|buses|bus|beep\w*)(?!\S)/.test(
      text,
    )
  )
    return null;
  if (!words.has('both') && !/next|same|agli|phir|फिर|then|again/.test(text)) return null;
  if (/speed|distance|how many times|⟦\d+:h⟧[^⟦]*(?:how many|times)/.test(text) || words.has('times'))
    return null;
  const clock =
    /(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|a\.m\.|p\.m\.|baje|बजे|o'?clock)|(subah|सुबह|morning)\s*(\d{1,2})/i.exec(
      typed,
    );
  const hour = clock === null ? null : Number(clock[1] ?? clock[5]);
  const units = new Set(
    amounts.flatMap(({ unit }) => (unit === 'min' || unit === 's' || unit === 'h' ? [unit] : [])),
  );
  const [unit, ...more] = units;
  if (unit === undefined || more.length > 0) return null;
  const minutes = clock?.[2] === undefined ? [] : [Number(clock[2])];
  const extra = [hour, ...minutes];
  const values: number[] = [];
  for (const { value, unit: own } of amounts) {
    const known = extra.indexOf(value);
    if (own === null && known >= 0) extra.splice(known, 1);
    else values.push(value);
  }
  // 'Three bells' counts them.
  const list = values[0] === values.length - 1 && values.length > 2 ? values.slice(1) : values;
  if (list.length < 2 || list.some((value) => !Number.isInteger(value) || value < 1)) return null;
  const lcm = lcmOf(list);
  const inMinutes = unit === 's' ? lcm / 60 : unit === 'h' ? lcm * 60 : lcm;
  const title = ['HCF and LCM', 'म.स. और ल.स.'] as const;
  const after = `${lcm}\\ \\mathrm{${unit}}${unit === 's' && lcm % 60 === 0 ? ` = ${lcm / 60}\\ \\mathrm{min}` : unit === 'min' && lcm >= 60 ? ` = ${valueTex(lcm / 60)}\\ \\mathrm{h}` : ''}`;
  if (hour === null)
    return worked(title, {
      law: String.raw`t = \mathrm{LCM}`,
      result: String.raw`\mathrm{LCM}(${list.join(', ')}) = ${after}`,
    });
  const isAfternoon = /pm|p\.m|shaam|शाम|dopahar/i.test(typed) && hour !== 12;
  const total = (hour + (isAfternoon ? 12 : 0)) * 60 + Number(clock?.[2] ?? 0) + inMinutes;
  const [h, m] = [Math.floor(total / 60) % 24, Math.floor(total % 60)];
  const seconds = Math.round((total * 60) % 60);
  const shownHour = h % 12 === 0 ? 12 : h % 12;
  return worked(title, {
    law: String.raw`t = \mathrm{LCM}`,
    steps: [String.raw`\mathrm{LCM}(${list.join(', ')}) = ${after}`],
    result: String.raw`\text{at ${shownHour}:${String(m).padStart(2, '0')}${seconds > 0 ? `:${String(seconds).padStart(2, '0')}` : ''} ${h < 12 ? 'am' : 'pm'}}`,
  });
}

/** Coins of several values in a ratio, with their total. */
export function coinsInRatio({ text, words, amounts }: Story): Worked | null {
  if (!words.has('coin') || words.has('probability')) return null;
  const ratio = [...text.matchAll(/((?:⟦\d+:⟧ : )+⟦\d+:[^⟧]*⟧)/g)].at(0)?.[1];
  if (ratio === undefined) return null;
  const parts = [...ratio.matchAll(/⟦(\d+):/g)].map((match) => Number(match[1]));
  // 'number of 2 rupee coins' at the end names one of the values again.
  const isAgain = (index: number) =>
    amounts[index]?.unit === 'rupee' &&
    amounts
      .slice(0, parts[0])
      .some(({ value, unit }) => unit === 'rupee' && value === amounts[index]?.value) &&
    index > (parts.at(-1) ?? 0);
  const others = amounts.flatMap((_each, index) => (parts.includes(index) || isAgain(index) ? [] : [index]));
  if (others.length !== parts.length + 1) return null;
  const isPaise = text.includes('paise') || text.includes('paisa');
  const values = others.slice(0, -1).map((index) => {
    const amount = amounts[index];
    const after = text.slice(text.indexOf(`⟦${index}:`)).split(' ')[1] ?? '';
    return amount === undefined
      ? Number.NaN
      : amount.unit === null && (/^p/.test(after) || isPaise)
        ? amount.value / 100
        : amount.value;
  });
  const total = amounts[others.at(-1) ?? -1]?.value ?? Number.NaN;
  const shares = parts.map((index) => amounts[index]?.value ?? 0);
  const sum = shares.reduce((all, each, place) => all + each * (values[place] ?? 0), 0);
  const unit = total / sum;
  if (!Number.isFinite(unit) || Math.abs(unit - Math.round(unit)) > 1e-9) return null;
  return worked(['Ratio', 'अनुपात'], {
    law: String.raw`\sum n_i v_i = \text{total}`,
    steps: [
      String.raw`x(${shares.map((each, place) => String.raw`${each} \times ${short(values[place] ?? 0)}`).join(' + ')}) = ${total},\ x = ${Math.round(unit)}`,
    ],
    result: shares
      .map((each, place) => String.raw`${Math.round(each * unit)}\ \text{of Rs ${short(values[place] ?? 0)}}`)
      .join(',\\ '),
  });
}

/** The last digits of a power. */
export function lastDigits({ text }: Story, typed: string): Worked | null {
  const match =
    /(?:()(\d+)\s*(?:\^|\*\*|raised to(?: the power)?(?: of)?|to the power(?: of)?|ki power|की घात)\s*\(?\s*(\d+)\)?\s+(?:ends? (?:with|in)|ke? (?:ant|end))\D*$)/iu.exec(
      typed,
    ) ??
    /(?:last|unit|units|ones|antim|अंतिम|इकाई|ikai)\s*(?:(two|2|one|1|three|3|do|दो)\s*)?(?:'s\s*)?(?:place\s*)?(?:digits?|ank|अंक|ka ank|का अंक)\s*(?:of|in|for|is)?[^\d]{0,12}(\d+)\s*(?:\^|\*\*|raised to(?: the power)?(?: of)?|to the power(?: of)?|ki power|की घात|power)\s*\(?\s*(\d+)/iu.exec(
      typed,
    );
  if (match === null || text.includes('remainder')) return null;
  const [, count = 'one', base, power] = match;
  if (
    /^\s*[)+*x×-]\s*\d|[+*×-]/.test(
      typed.slice(match.index + match[0].length, match.index + match[0].length + 4),
    )
  )
    return null;
  const digits = { two: 2, '2': 2, do: 2, दो: 2, three: 3, '3': 3 }[count.toLowerCase()] ?? 1;
  const modulus = 10n ** BigInt(digits);
  let [value, factor, left] = [1n, BigInt(base ?? 0) % modulus, BigInt(power ?? 0)];
  while (left > 0n) {
    if (left % 2n === 1n) value = (value * factor) % modulus;
    factor = (factor * factor) % modulus;
    left /= 2n;
  }
  return worked(NUMBERS, {
    law: String.raw`a^n \bmod ${modulus}`,
    result: String.raw`\text{last ${digits === 1 ? 'digit' : `${digits} digits`} of } ${base}^{${power}} = ${String(value).padStart(digits, '0')}`,
  });
}

const spread = (values: readonly number[], m: number): number =>
  values.reduce((sum, each) => sum + (each - m) ** 2, 0) / values.length;

/** Mean, median, mode, range, variance or standard deviation of a list. */
export function ofList({ text, amounts }: Story): Worked | null {
  const match =
    /^(?:(?:ask|data|given|find|if|number|following|observations|marks|mark|scores|values|series|set|of|numbers|and|s|:|,|\.) )*(median|mode|range|variance|standard deviation|average|माध्यिका|बहुलक|परास)?((?: ?(?:data|number|given|observations|following|values|scores|mark|set|:|,|\.|and|ask|of))*) ?((?:⟦\d+:⟧(?: (?:, and|,|and))? ?)+)(?:[ .,:]*(?:ask|data|number|given|observations|s|and|then|values|its))*[ .]*(median|mode|range|variance|standard deviation|average|माध्यिका|बहुलक|परास)?(?: (?:ask|\.|find|population|one|please|is))*$/u.exec(
      text,
    );
  const name = match?.[1] ?? match?.[4];
  if (match === null || name === undefined || (match[1] !== undefined && match[4] !== undefined)) return null;
  const values = amounts.map(({ value }) => value);
  if (values.length < 3 || (match[3]?.match(/⟦/g)?.length ?? 0) !== values.length) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  const half = values.length / 2;
  const list = sorted.join(', ');
  const title = ['Statistics', 'सांख्यिकी'] as const;
  switch (name) {
    case 'median':
    case 'माध्यिका': {
      const value = Number.isInteger(half)
        ? ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
        : (sorted[Math.floor(half)] ?? 0);
      return worked(title, {
        law: String.raw`\text{in order: } ${list}`,
        result: String.raw`\text{median} = ${short(value)}`,
      });
    }
    case 'mode':
    case 'बहुलक': {
      const counts = new Map<number, number>();
      for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
      const most = Math.max(...counts.values());
      const modes = [...counts].filter(([, count]) => count === most).map(([value]) => value);
      return most < 2
        ? null
        : worked(title, {
            law: String.raw`\text{in order: } ${list}`,
            result: String.raw`\text{mode} = ${modes.join(', ')}`,
          });
    }
    case 'range':
    case 'परास':
      return worked(title, {
        law: String.raw`\max - \min`,
        result: `${sorted.at(-1)} - ${sorted[0]} = ${short((sorted.at(-1) ?? 0) - (sorted[0] ?? 0))}`,
      });
    case 'average':
      return worked(title, {
        law: String.raw`\bar{x} = \frac{\sum x}{n}`,
        result: String.raw`\frac{${short(mean * values.length)}}{${values.length}} = ${short(mean)}`,
      });
    case 'variance':
      return worked(title, {
        law: String.raw`\sigma^2 = \frac{\sum(x - \bar{x})^2}{n}`,
        steps: [String.raw`\bar{x} = ${short(mean)}`],
        result: String.raw`\sigma^2 = ${short(spread(values, mean))}`,
      });
    default:
      return worked(title, {
        law: String.raw`\sigma = \sqrt{\frac{\sum(x - \bar{x})^2}{n}}`,
        steps: [String.raw`\bar{x} = ${short(mean)}`],
        result: String.raw`\sigma = ${short(Math.sqrt(spread(values, mean)))}`,
      });
  }
}
