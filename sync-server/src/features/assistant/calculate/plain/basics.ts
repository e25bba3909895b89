import { calculate } from '../calculate.ts';
import { toNumber, readRational } from '../rational.ts';
import { convert, readUnit } from '../units.ts';
import type { InBoth, Worked } from '../worked.ts';
import { gcd, type PlainFamily, valueTex, worked } from './answer.ts';
import { plainQuestion } from './plain-question.ts';

const N = String.raw`(-?\d+(?:\.\d+)?)`;
const RUPEES = String.raw`\text{Rs }`;
const short = (value: number): string => valueTex(Number(value.toPrecision(10)));

/** One short question that a whole pattern recognises. */
interface Basic {
  readonly title: InBoth;
  /** `N` stands for a number. The whole question must match. */
  readonly form: RegExp;
  /** TeX; null if the values make no such question. */
  readonly solve: (...groups: string[]) => { readonly law: string; readonly result: string } | null;
}

const whole = (source: string): RegExp => new RegExp(`^(?:${source.replaceAll('#', N)})$`, 'u');

const NUMBERS = ['Numbers', 'संख्याएँ'] as const;
const UNITS = ['Conversion of units', 'मात्रक परिवर्तन'] as const;
const MONEY = ['Profit and loss', 'लाभ और हानि'] as const;
const PHYSICS = ['Physics', 'भौतिकी'] as const;
const CHEMISTRY = ['Chemistry', 'रसायन'] as const;

/** Seconds; a month has no fixed length. */
const TIMES: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  days: 86_400,
  week: 604_800,
  year: 31_536_000,
  years: 31_536_000,
  'leap year': 31_622_400,
  'leap years': 31_622_400,
};
const timeOf = (name: string): number | undefined => TIMES[name] ?? TIMES[name.replace(/s$/, '')];

const COUNTS: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  lakh: 1e5,
  million: 1e6,
  crore: 1e7,
  billion: 1e9,
};
/** Square metres. */
const AREAS: Readonly<Record<string, number>> = { acre: 4046.86, hectare: 10_000 };
const SQUARE_FOOT = 0.092_903_04;
const FREQUENCIES: Readonly<Record<string, number>> = { hz: 1, khz: 1e3, mhz: 1e6, ghz: 1e9 };
const BYTES: Readonly<Record<string, number>> = { byte: 1, kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 };
const TIMES_AS_OLD: Readonly<Record<string, number>> = { twice: 2, thrice: 3, double: 2, triple: 3 };
const CORNERS: Readonly<Record<string, number>> = { triangle: 180, quadrilateral: 360 };

const BASICS: readonly Basic[] = [
  {
    title: ['Permutations and combinations', 'क्रमचय और संचय'],
    form: /^(\d+) ?p ?(\d+)$/,
    solve: (n = '', r = '') => {
      let value = 1;
      for (let factor = 0; factor < Number(r); factor += 1) value *= Number(n) - factor;
      return Number(r) > Number(n) || value > Number.MAX_SAFE_INTEGER
        ? null
        : { law: String.raw`{}^nP_r = \frac{n!}{(n-r)!}`, result: String.raw`{}^{${n}}P_{${r}} = ${value}` };
    },
  },
  {
    title: ['Logarithm', 'लघुगणक'],
    form: whole(String.raw`ln ?\(?e ?\^ ?\(?#\)?\)?`),
    solve: (n = '') => ({ law: String.raw`\ln e^x = x`, result: n }),
  },
  {
    title: UNITS,
    form: /^(?:how many )?(seconds?|minutes?|hours?|days) (?:there )?(?:in|of) (?:1 )?((?:leap )?[a-z]+)$/,
    solve: (small = '', large = '') => {
      const [one, other] = [timeOf(small), timeOf(large)];
      return one === undefined || other === undefined || one >= other
        ? null
        : { law: String.raw`1\ \text{${large}}`, result: String.raw`${other / one}\ \text{${small}}` };
    },
  },
  {
    title: UNITS,
    form: whole(
      String.raw`# ?(?:feet|foot|ft) (?:and )?# ?(?:inches|inch) (?:in|to|into) (cm|m|metres?|meters?)`,
    ),
    solve: (feet = '', inches = '', unit = '') => {
      const cm = (Number(feet) * 12 + Number(inches)) * 2.54;
      const value = unit === 'cm' ? cm : cm / 100;
      return {
        law: String.raw`1\ \mathrm{ft} = 12\ \mathrm{inch},\ 1\ \mathrm{inch} = 2.54\ \mathrm{cm}`,
        result: String.raw`${short(value)}\ \mathrm{${unit === 'cm' ? 'cm' : 'm'}}`,
      };
    },
  },
  {
    title: UNITS,
    form: whole(
      String.raw`# ?(acre|hectare)s? ?(?:in|to|into|=)? ?(?:sq|square) ?(m|metres?|meters?|feet|foot|ft)`,
    ),
    solve: (count = '', unit = '', to = '') => {
      const metres = Number(count) * (AREAS[unit] ?? 0);
      return /^f/.test(to)
        ? {
            law: String.raw`1\ \mathrm{m^2} = 10.764\ \mathrm{ft^2}`,
            result: String.raw`${short(Number((metres / SQUARE_FOOT).toPrecision(5)))}\ \mathrm{ft^2}`,
          }
        : {
            law: String.raw`1\ \text{${unit}} = ${AREAS[unit]}\ \mathrm{m^2}`,
            result: String.raw`${short(metres)}\ \mathrm{m^2}`,
          };
    },
  },
  {
    title: UNITS,
    form: whole(String.raw`# (?:in|to|into) (hundred|thousand|lakh|million|crore|billion)s?`),
    solve: (count = '', unit = '') => ({
      law: String.raw`1\ \text{${unit}} = ${COUNTS[unit]}`,
      result: String.raw`${short(Number(count) / (COUNTS[unit] ?? 1))}\ \text{${unit}}`,
    }),
  },
  {
    title: ['Angles', 'कोण'],
    form: /^(?:the )?(?:3 |4 )?angles of (triangle|quadrilateral) (?:have |their )?(?:in )?(?:of )?ratio (?:of )?(\d+(?: ?: ?\d+)+)[, ]*(?:find|largest|smallest|greatest|biggest|each|angles?|all|of|them|[, ])*$/,
    solve: (figure = '', ratio = '') => {
      const parts = ratio.split(':').map(Number);
      const sum = CORNERS[figure] ?? 0;
      const all = parts.reduce((total, each) => total + each, 0);
      if (parts.length !== (sum === 180 ? 3 : 4)) return null;
      return {
        law: String.raw`\text{sum} = ${sum}^\circ`,
        result: parts.map((each) => String.raw`${short((sum * each) / all)}^\circ`).join(String.raw`,\ `),
      };
    },
  },
  {
    title: ['Interest', 'ब्याज'],
    form: whole(
      String.raw`amount (?:after|in|of|for) # years? (?:on|of|for) ₹?# (?:at|@) # ?% (?:p\.?a\.? )?(ci|compound interest|si|simple interest)(?: compounded (?:yearly|annually))?`,
    ),
    solve: (years = '', principal = '', rate = '', kind = '') => {
      const [n, p, r] = [Number(years), Number(principal), Number(rate) / 100];
      return /^c/.test(kind)
        ? { law: String.raw`A = P\left(1 + \frac{r}{100}\right)^n`, result: `A = ${short(p * (1 + r) ** n)}` }
        : { law: String.raw`A = P + \frac{PRT}{100}`, result: `A = ${short(p * (1 + r * n))}` };
    },
  },
  {
    title: MONEY,
    form: whole(
      String.raw`(?:i |he |she |a man )?(?:bought|buys?) # [a-z]+ (?:for|at) ₹?#[, ]*(?:and )?(?:sold|sells?|sell) (?:them |all )?(?:at|for) ₹?# each[, ]*(?:profit|loss|gain|%|percent|or|find|of|total|[, ])*`,
    ),
    solve: (count = '', cost = '', each = '') => {
      const gain = Number(count) * Number(each) - Number(cost);
      return {
        law: String.raw`\text{profit} = SP - CP`,
        result: String.raw`${count} \times ${each} - ${cost} = ${RUPEES}${short(gain)}\ (${short((100 * gain) / Number(cost))}\%)`,
      };
    },
  },
  {
    title: ['Ratio', 'अनुपात'],
    form: whole(String.raw`ratio (?:of|between) # ?([a-z]+) (?:to|and|:) # ?([a-z]+)`),
    solve: (one = '', unit = '', other = '', to = '') => {
      const second = toNumber(convert(readRational(other), readUnit(to), readUnit(unit)));
      const scale = 1e6;
      const [a, b] = [Math.round(Number(one) * scale), Math.round(second * scale)];
      const common = gcd(a, b);
      return common === 0
        ? null
        : { law: String.raw`\text{both in the same unit}`, result: `${a / common} : ${b / common}` };
    },
  },
  {
    title: ['Probability', 'प्रायिकता'],
    form: /^probability of (?:getting )?(?:a )?(head|tail)s? (?:in|on|with|when) (?:a |1 |one |single |fair |tossing |toss |of |coin )*(?:toss(?:ed)?|coin)(?: once)?$/,
    solve: () => ({
      law: String.raw`P = \frac{\text{favourable}}{\text{all}}`,
      result: String.raw`P = \frac{1}{2} = 0.5`,
    }),
  },
  {
    title: PHYSICS,
    form: whole(
      String.raw`force (?:on|needed for|required for|of|acting on) # ?kg (?:mass|body|object|block)? ?(?:with|having|at|to|for|moving with)? ?acceleration (?:of )?#(?: ?m ?/ ?s ?\^? ?2)?`,
    ),
    solve: (m = '', a = '') => ({
      law: 'F = ma',
      result: String.raw`F = ${m} \times ${a} = ${short(Number(m) * Number(a))}\ \mathrm{N}`,
    }),
  },
  {
    title: PHYSICS,
    form: whole(String.raw`weight of (?:a )?# ?kg (?:[a-z]+ )?(?:on|at) (?:the )?(earth|moon)`),
    solve: (m = '', place = '') => {
      const g = place === 'earth' ? 9.8 : 9.8 / 6;
      return {
        law: 'W = mg',
        result: String.raw`W = ${m} \times ${short(Number(g.toPrecision(3)))} = ${short(Number((Number(m) * g).toPrecision(5)))}\ \mathrm{N}`,
      };
    },
  },
  {
    title: PHYSICS,
    form: whole(
      String.raw`wavelength of (?:a |an )?# ?(hz|khz|mhz|ghz)(?: radio| em| electromagnetic| light)?(?: waves?| signal| station)?`,
    ),
    solve: (f = '', unit = '') => ({
      law: String.raw`\lambda = \frac{c}{f}`,
      result: String.raw`\frac{3 \times 10^8}{${short(Number(f) * (FREQUENCIES[unit] ?? 1))}} = ${short(3e8 / (Number(f) * (FREQUENCIES[unit] ?? 1)))}\ \mathrm{m}`,
    }),
  },
  {
    title: CHEMISTRY,
    form: whole(
      String.raw`(?:how many |number of )(?:molecules?|particles?|ions) (?:there )?(?:in|of) # ?(?:moles?|mol)(?: [a-z0-9]+)*`,
    ),
    solve: (n = '') => ({
      law: 'N = nN_A',
      result: String.raw`${n} \times 6.022 \times 10^{23} = ${short(Number(((Number(n) * 6.022) / (Number(n) * 6.022 >= 10 ? 10 : 1)).toPrecision(4)))} \times 10^{${Number(n) * 6.022 >= 10 ? 24 : 23}}`,
    }),
  },
  {
    title: CHEMISTRY,
    form: whole(
      String.raw`(poh|ph) (?:if |when |of (?:solution )?(?:if |with )?)?(?:of )?(ph|poh) (?:of )?=? ?#`,
    ),
    solve: (one = '', other = '', value = '') =>
      one === other
        ? null
        : {
            law: String.raw`\mathrm{pH} + \mathrm{pOH} = 14`,
            result: String.raw`14 - ${value} = ${short(14 - Number(value))}`,
          },
  },
  {
    title: ['Computing', 'कंप्यूटर'],
    form: whole(
      String.raw`(?:how many |number of )?(bits|bytes|kb|mb) (?:there )?(?:in|of) # ?(bytes?|kb|mb|gb|kilobytes?|megabytes?|gigabytes?)`,
    ),
    solve: (small = '', count = '', large = '') => {
      const name = large
        .replace(/^kilob\w+/, 'kb')
        .replace(/^megab\w+/, 'mb')
        .replace(/^gigab\w+/, 'gb')
        .replace(/s$/, '');
      const bytes = Number(count) * (BYTES[name] ?? 0);
      const size = small === 'bits' ? 1 / 8 : (BYTES[small.replace(/s$/, '')] ?? 1);
      return bytes < size
        ? null
        : {
            law: String.raw`1\ \mathrm{KB} = 1024\ \text{bytes},\ 1\ \text{byte} = 8\ \text{bits}`,
            result: String.raw`${bytes / size}\ \text{${small}}`,
          };
    },
  },
  {
    title: ['Ages', 'आयु'],
    form: whole(
      String.raw`(?:ages? ?:? ?)?(?:of )?(?:a )?(?:father|mother) ?(?:age )?#(?: years)?(?: old)?[, ]*(?:and |his |her )*(?:son|daughter) ?(?:age )?#(?: years)?(?: old)?[, ]*(?:after|in) how many years (?:the )?(?:father |mother )?(?:age )?(twice|thrice|double|triple|# times)[a-z' ]*`,
    ),
    solve: (elder = '', younger = '', word = '', times = '') => {
      const k = TIMES_AS_OLD[word] ?? Number(times);
      const years = (Number(elder) - k * Number(younger)) / (k - 1);
      return Number.isFinite(years) && years >= 0
        ? { law: String.raw`F + x = k(S + x)`, result: String.raw`x = ${short(years)}\ \text{years}` }
        : null;
    },
  },
  {
    title: NUMBERS,
    form: whole(
      String.raw`(?:product of 2 numbers #[, ]*(?:and )?(?:their )?sum #|sum of 2 numbers #[, ]*(?:and )?(?:their )?product #)[, ]*(?:find|numbers?|of|both|them|[, ])*`,
    ),
    solve: (...groups) => {
      const [p, s] =
        groups[0] === undefined
          ? [Number(groups[3]), Number(groups[2])]
          : [Number(groups[0]), Number(groups[1])];
      const root = Math.sqrt(s * s - 4 * p);
      return Number.isFinite(root)
        ? { law: 'x^2 - Sx + P = 0', result: String.raw`${short((s + root) / 2)},\ ${short((s - root) / 2)}` }
        : null;
    },
  },
  {
    title: NUMBERS,
    form: whole(
      String.raw`(?:a |if )?number (?:when )?(?:multiplied by|times) #[, ]*(?:and |then )*(?:added|plus|increased by|add) (?:to |by )?# (?:gives|becomes|equals?|results? in|=|is|get|then)? ?#[, ]*(?:find|number|of|[, ])*`,
    ),
    solve: (a = '', b = '', c = '') => ({
      law: 'ax + b = c',
      result: `x = ${short((Number(c) - Number(b)) / Number(a))}`,
    }),
  },
  {
    title: NUMBERS,
    form: whole(
      String.raw`(?:if )?(?:number of )?#/#(?: ?(?:rd|th|nd))? (?:part |hissa |bhag |भाग )?(?:of (?:a |some )?number (?:equals? |= ?)?)?#[, ]*(?:find|number|of|then|[, ])*`,
    ),
    solve: (a = '', b = '', value = '') => ({
      law: String.raw`\frac{a}{b}x = c`,
      result: `x = ${short((Number(value) * Number(b)) / Number(a))}`,
    }),
  },
  {
    title: ['Percentage', 'प्रतिशत'],
    form: whole(
      String.raw`(?:if )?(?:a )?number (?:is )?(increased|decreased|reduced|raised) by # ?% (?:gives|becomes|equals?|results? in|=|it becomes|get|to give|makes)? ?#[, ]*(?:find|number|original|of|it|[, ])*`,
    ),
    solve: (way = '', rate = '', value = '') => {
      const sign = /^(?:inc|rai)/.test(way) ? 1 : -1;
      return {
        law: String.raw`x\left(1 ${sign > 0 ? '+' : '-'} \frac{r}{100}\right) = c`,
        result: `x = ${short(Number(value) / (1 + (sign * Number(rate)) / 100))}`,
      };
    },
  },
];

/** AS72: short questions of one step. */
export const basics: PlainFamily = (question) => {
  for (const { title, form, solve } of BASICS) {
    const match = form.exec(question);
    const found = match === null ? null : solve(...(match.slice(1) as string[]));
    if (found !== null && !/NaN|Infinity|undefined/.test(found.result)) return worked(title, found);
  }
  return substituted(question);
};

const WITH_VALUES =
  /^([^=]*[a-z][^=]*?)[\s,]+(?:if |when |where |for |at |,)*((?:[a-z] ?= ?-?\d+(?:\.\d+)?[\s,]*(?:and )?)+)$/;

/** '(a+b)^2 if a=3 and b=4' */
function substituted(question: string): Worked | null {
  const [, expression = '', given = ''] = WITH_VALUES.exec(question) ?? [];
  const values = new Map(
    [...given.matchAll(/([a-z]) ?= ?(-?\d+(?:\.\d+)?)/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const names = expression.match(/[a-z]+/g) ?? [];
  if (values.size === 0 || !/^[\d\s.a-z+\-*/^()]+$/.test(expression)) return null;
  if (!names.every((name) => [...name].every((letter) => values.has(letter)))) return null;
  const filled = expression
    .replace(/[a-z]/g, (letter) => `*(${values.get(letter) ?? ''})`)
    .replace(/(^|[(+\-*/^])\s*\*/g, '$1');
  const step = calculate(filled)?.steps.at(-1);
  return step === undefined
    ? null
    : {
        title: ['Substitution', 'प्रतिस्थापन'],
        law: `$${expression}$`,
        steps: [],
        result: step.replace(/\.$/, ''),
      };
}

const IN_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/(\d+(?:\.\d+)?) ?(?:%|percent) of (\d+(?:\.\d+)?)/g, '($1/100*$2)'],
  [/(?:square root|root|sqrt|√|vargmool|वर्गमूल) (?:of )?(\d+(?:\.\d+)?)/g, 'sqrt($1)'],
  [/(\d+(?:\.\d+)?) (?:squared|square|of square)(?! root)/g, '$1^2'],
  [/square of (\d+(?:\.\d+)?)/g, '$1^2'],
  [/(\d+(?:\.\d+)?) (?:cubed|cube|of cube)(?! root)/g, '$1^3'],
  [/cube of (\d+(?:\.\d+)?)/g, '$1^3'],
  [/(\d+) factorial|factorial (?:of )?(\d+)/g, '$1$2!'],
  [/ (?:plus|added to|jod) /g, '+'],
  [/ (?:minus|less) /g, '-'],
  [/ (?:times|multiplied by|multiply by|into|guna) /g, '*'],
  [/ (?:divided by|divide by|upon) /g, '/'],
];

/** A sum of numbers with its signs in words: '18% of 250 plus 12'; null if there is none. */
export function sumInWords(text: string): string | null {
  // '25 is what percent of 80' has the same words without its asking word.
  if (/(?:what|which|kitn\S*|कितन\S*)\s*(?:%|per|prati|प्रति)/iu.test(text)) return null;
  const question = plainQuestion(text).replace(/ and (?=(?:square|cube|\d+ ?%))/g, ' plus ');
  const signs = IN_SIGNS.reduce((plain, [words, sign]) => plain.replace(words, sign), question);
  const isSum =
    signs !== question &&
    /^(?:[\d\s.+\-*/^()!]|sqrt(?=\())+$/.test(signs) &&
    /[+\-*/].*\d/.test(signs.replace(SHARE, '1'));
  return isSum ? signs : null;
}

/** A percentage alone is another family's. */
const SHARE = /\([\d.]+\/100\*[\d.]+\)/g;
