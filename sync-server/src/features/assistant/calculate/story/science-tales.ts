import { molarMass } from '../families/substances.ts';
import { fractionTex, fractionWithDecimal, valueTex, worked } from '../plain/answer.ts';
import type { Worked } from '../worked.ts';
import type { Amount, Story } from './canonical.ts';
import type { Tale, Told } from './tale.ts';

const short = (value: number): string => valueTex(Number(value.toPrecision(6)));
const told = (law: string, result: string, ...steps: readonly string[]): Told => ({ law, steps, result });
const PHYSICS = ['Physics', 'भौतिकी'] as const;
const CHEMISTRY = ['Chemistry', 'रसायन'] as const;
const COMPUTING = ['Computing', 'कंप्यूटर'] as const;
const NUMBERS = ['Numbers', 'संख्याएँ'] as const;

export const SCIENCE_TALES: readonly Tale[] = [
  {
    title: ['Polygons', 'बहुभुज'],
    when: ['(?:polygon|बहुभुज)', '(?:interior|antarik|आंतरिक|अंतः)', '{deg}', '(?:sides?|bhuj\\w*|भुज\\w*)'],
    not: 'exterior|add-up|ratio|diagonal',
    reads: 'side ask each number same inside',
    takes: 'deg',
    tell: (angle = 0) =>
      angle >= 180
        ? null
        : told(
            String.raw`n = \frac{360}{180 - \theta}`,
            String.raw`n = \frac{360}{${180 - angle}} = ${short(360 / (180 - angle))}`,
          ),
  },
  {
    title: ['Pie chart', 'वृत्त आरेख'],
    when: ['(?:pie|chart|वृत्त आरेख)', '{deg}', '(?:total|expense|ask)'],
    not: 'percent|{deg}[^⟦]*{deg}',
    reads: 'total expense salary ask circle cost profit save amount',
    takes: 'deg rupee',
    tell: (angle = 0, total = 0) =>
      told(
        String.raw`\frac{\theta}{360^\circ} \times \text{total}`,
        String.raw`\frac{${angle}}{360} \times ${total} = ${short((angle / 360) * total)}`,
      ),
  },
  {
    title: NUMBERS,
    when: ['(?:chess|shatranj|शतरंज|board)', 'square', '{} x {}|chess'],
    not: 'rectangle|white|black|rice|grain\\w*',
    reads: 'square total number ask younger elder',
    takes: 'n n',
    tell: (n = 0, m = 0) =>
      n === m
        ? told(String.raw`\frac{n(n + 1)(2n + 1)}{6}`, `${short((n * (n + 1) * (2 * n + 1)) / 6)}`)
        : null,
  },
  {
    title: ['Percentages', 'प्रतिशत'],
    when: [
      '{percent}[^⟦]*(?:pass|cross|पास)[^⟦]*{percent}[^⟦]*(?:pass|cross|पास)[^⟦]*{percent}[^⟦]*(?:both|dono|दोनों)[^⟦]*(?:fail\\w*|फेल)',
      '(?:pass|cross|पास)',
    ],
    not: 'fail\\w*[^⟦]*{percent}[^⟦]*{percent}',
    reads: 'both cross ask percent loss number mark total',
    takes: 'percent percent percent',
    tell: (p = 0, q = 0, none = 0) =>
      told(
        String.raw`n(A \cap B) = n(A) + n(B) - (100 - n(\text{neither}))`,
        String.raw`${p} + ${q} - ${100 - none} = ${short(p + q - 100 + none)}\%`,
      ),
  },
  {
    title: ['Percentages', 'प्रतिशत'],
    when: [
      '{percent}[^⟦]*(?:fail\\w*|फेल)[^⟦]*{percent}[^⟦]*(?:fail\\w*|फेल)?[^⟦]*{percent}[^⟦]*(?:both|dono|दोनों)',
      '(?:pass|cross|पास)[^⟦]*$',
    ],
    not: 'pass[^⟦]*{percent}|{}',
    reads: 'both cross ask percent loss number mark total',
    takes: 'percent percent percent',
    tell: (p = 0, q = 0, both = 0) =>
      told(
        String.raw`100 - (a + b - c)`,
        String.raw`100 - (${p} + ${q} - ${both}) = ${short(100 - p - q + both)}\%`,
      ),
  },
  ...(['h h', 'min min'] as const).map((takes): Tale => ({
    title: ['Pipes and cisterns', 'नल और टंकी'],
    when: [
      'fill',
      '(?:drain|chhed|छेद|leak|risav|hole|crack)',
      '(?:tank|cistern|fill)',
      '(?:empty|drain|khali|खाली|alone|ask|how-long)',
    ],
    not: 'pipe ~?pipe ~?pipe|{h}[^⟦]*{h}[^⟦]*{h}|both ~?open',
    reads: 'fill drain tank pipe ask how-long alone total now remaining cross elder time open',
    takes,
    tell: (a = 0, b = 0) =>
      b > a
        ? told(
            String.raw`\frac{1}{L} = \frac{1}{a} - \frac{1}{b}`,
            String.raw`L = \frac{${a} \times ${b}}{${short(b - a)}} = ${short((a * b) / (b - a))}\ \mathrm{${takes.split(' ')[0] ?? ''}}`,
          )
        : null,
  })),
  ...(['ohm n'] as const).map((takes): Tale => ({
    title: PHYSICS,
    when: [
      '(?:wire|resistor|resistance|तार)',
      '(?:stretch\\w*|khinch\\w*|खींच\\w*|drawn)',
      '(?:{} times|twice|thrice|double)',
    ],
    reads: 'wire long times twice thrice new resistance ask same',
    takes,
    tell: (r = 0, n = 0) =>
      n > 1
        ? told(String.raw`R' = n^2 R`, String.raw`R' = ${n}^2 \times ${r} = ${short(n * n * r)}\ \Omega`)
        : null,
  })),
  {
    title: ['Conservation of momentum', 'संवेग संरक्षण'],
    when: [
      '{kg}[^⟦]*{m/s}[^⟦]*{kg}',
      '(?:stick\\w*|together|both|chipak\\w*|combined|common|coupled|joined)',
      '(?:rest\\w*|stationary|remaining|standing|still|ruk\\w*|viram\\w*|sthir)',
    ],
    not: 'elastic|{m/s}[^⟦]*{m/s}',
    reads: 'both speed remaining same total mass ask now then still',
    takes: 'kg kg m/s',
    tell: (m = 0, n = 0, u = 0) =>
      told(
        'm_1u = (m_1 + m_2)v',
        String.raw`v = \frac{${m} \times ${u}}{${short(m + n)}} = ${short((m * u) / (m + n))}\ \mathrm{m/s}`,
      ),
  },
  ...(['m C n', 'm deg n', 'm K n'] as const).map((takes): Tale => ({
    title: ['Thermal expansion', 'ऊष्मीय प्रसार'],
    when: ['(?:alpha|expansion|expand\\w*|coefficient|प्रसार)', '(?:rise|by|increase|heated|temp\\w*)'],
    not: 'volume|gap|stress|area',
    reads: 'long rise fall ask more rate train work time',
    takes,
    tell: (l = 0, t = 0, alpha = 0) =>
      alpha < 0.01
        ? told(
            String.raw`\Delta L = \alpha L\,\Delta T`,
            String.raw`\Delta L = ${short(alpha * l * t * 1000)}\ \mathrm{mm}`,
          )
        : null,
  })),
  ...(['largest', 'smallest'] as const).flatMap((which): Tale[] =>
    ([1, 2] as const).map((step) => ({
      title: ['Consecutive numbers', 'क्रमागत संख्याएँ'] as const,
      when: ['consecutive', 'average', which, step === 2 ? '(?:even|odd)' : 'number'],
      not: `more|add-up|percent|square|${which === 'largest' ? 'smallest' : 'largest'}|difference|product${step === 1 ? '|even|odd' : ''}`,
      reads: 'consecutive even odd number average largest smallest ask',
      takes: 'n n',
      tell: (n: number = 0, m: number = 0) => {
        const value = m + (which === 'largest' ? 1 : -1) * ((n - 1) / 2) * step;
        return told(
          String.raw`\bar{x} ${which === 'largest' ? '+' : '-'} \frac{n - 1}{2} \times ${step}`,
          short(value),
        );
      },
    })),
  ),
  ...(['cm^2 cm^2 cm^2', 'm^2 m^2 m^2'] as const).map((takes): Tale => ({
    title: ['Mensuration', 'क्षेत्रमिति'],
    when: ['cuboid', 'area', '(?:adjacent|आसन्न|faces?|surface|side|फलक\\w*|सतह\\w*)', 'volume'],
    not: 'total|sphere|melt|cost',
    reads: 'cuboid area surface side volume ask each',
    takes,
    tell: (a = 0, b = 0, c = 0) =>
      told(
        String.raw`V = \sqrt{abc}`,
        String.raw`V = ${short(Math.sqrt(a * b * c))}\ \mathrm{${takes.startsWith('cm') ? 'cm' : 'm'}^3}`,
      ),
  })),
  ...(
    [
      ['glucose', 180],
      ['urea', 60],
      ['sucrose', 342],
    ] as const
  ).map(([name, mass]): Tale => ({
    title: ['Colligative properties', 'अणुसंख्य गुणधर्म'],
    when: [name, '(?:kb|kf)', '(?:boiling|freezing|elevation|depression)', 'water'],
    not: 'molar mass|nacl',
    reads: 'water ask above rise fall mix point',
    takes: 'g g n',
    tell: (w = 0, solvent = 0, k = 0) =>
      told(
        String.raw`\Delta T = K m`,
        String.raw`\Delta T = ${k} \times \frac{${w}/${mass}}{${short(solvent / 1000)}} = ${short((k * w * 1000) / (mass * solvent))}\ ^\circ\mathrm{C}`,
      ),
  })),
  {
    title: ['Shares', 'शेयर'],
    when: ['(?:shares?|शेयर)', '(?:dividend|लाभांश)', '{percent}'],
    not: 'market|quoted|premium|invest\\w*|yield',
    reads: 'profit ask principal each divided total amount',
    takes: 'n rupee percent',
    tell: (n = 0, face = 0, p = 0) =>
      told(
        String.raw`\text{shares} \times \text{face value} \times \frac{r}{100}`,
        String.raw`${n} \times ${face} \times \frac{${p}}{100} = \text{Rs }${short((n * face * p) / 100)}`,
      ),
  },
  ...(
    [
      [
        /f/,
        '{} (?:°|degree )?(?:f|fahrenheit|फारेनहाइट)(?!\\S)',
        '(?:celsius|centigrade|c|सेल्सियस)',
        'n',
        (t: number) =>
          told(
            String.raw`C = \frac{5}{9}(F - 32)`,
            String.raw`${short(((t - 32) * 5) / 9)}\ ^\circ\mathrm{C}`,
          ),
      ],
      [
        /c/,
        '{deg} (?:f|fahrenheit|फारेनहाइट)(?!\\S)',
        '(?:celsius|centigrade|c|सेल्सियस)',
        'deg',
        (t: number) =>
          told(
            String.raw`C = \frac{5}{9}(F - 32)`,
            String.raw`${short(((t - 32) * 5) / 9)}\ ^\circ\mathrm{C}`,
          ),
      ],
      [
        /c/,
        '{C}',
        '(?:fahrenheit|f|फारेनहाइट)(?!\\S)',
        'C',
        (t: number) =>
          told(String.raw`F = \frac{9}{5}C + 32`, String.raw`${short((t * 9) / 5 + 32)}\ ^\circ\mathrm{F}`),
      ],
    ] as const
  ).map(([, when, to, takes, tell]): Tale => ({
    title: ['Temperature', 'तापमान'],
    when: [when, `(?<!\\S)${to}`],
    not: 'kelvin|rise|fall|difference|heat',
    reads: 'ask same amount',
    takes,
    tell: (t = 0) => tell(t),
  })),
  {
    title: COMPUTING,
    when: ['binary (?:tree|pole)', '(?:leaf|leaves|leave)', '(?:internal|non-leaf)', '{}'],
    not: 'height|complete|k-ary|ternary',
    reads: 'leave ask number fill total tree pole',
    takes: 'n',
    tell: (n = 0) => told(String.raw`\text{internal nodes} = \text{leaves} - 1`, `${n} - 1 = ${n - 1}`),
  },
  ...(['KB', 'MB', 'GB'] as const).map((unit): Tale => ({
    title: COMPUTING,
    when: ['(?:memory|ram|address\\w*)', '(?:address lines?|address bus|address bits|address)', `{${unit}}`],
    not: 'cache|page|block|word|bits? ~?wide|chips?|x',
    reads: 'ask number line total largest',
    takes: unit,
    tell: (size = 0) => {
      const lines = Math.log2(size) + { KB: 10, MB: 20, GB: 30 }[unit];
      return Number.isInteger(lines) ? told(String.raw`2^n = \text{bytes}`, `n = ${lines}`) : null;
    },
  })),
];

/** 53 Sundays in a year: one more day in 365, two in 366. */
export function daysOfYear({ text, words, amounts }: Story): Worked | null {
  if (
    !words.has('probability') ||
    !/(?<!\S)(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|ravivar|somvar|रविवार|सोमवार)s?(?!\S)/.test(
      text,
    )
  )
    return null;
  if (amounts.length !== 1 || amounts[0]?.value !== 53 || / and [a-z]+day|(?<!\S)(?:52|two)(?!\S)/.test(text))
    return null;
  const isLeap = /leap|लीप/.test(text) && !/non|not/.test(text);
  return worked(['Probability', 'प्रायिकता'], {
    law: isLeap ? String.raw`366 = 52 \times 7 + 2` : String.raw`365 = 52 \times 7 + 1`,
    result: String.raw`P = \frac{${isLeap ? 2 : 1}}{7}`,
  });
}

/** The logarithm of a number from those of 2 and 3. */
export function logFromLogs(typed: string): Worked | null {
  const given = new Map(
    [...typed.matchAll(/log\s*(?:_?10)?\s*\(?\s*([2357])\s*\)?\s*(?:=|is|ho|hai)\s*(0?\.\d+)/gi)].map(
      (match) => [Number(match[1]), Number(match[2])],
    ),
  );
  if (given.size === 0) return null;
  const rest = typed.replace(/log\s*(?:_?10)?\s*\(?\s*[2357]\s*\)?\s*(?:=|is|ho|hai)\s*0?\.\d+/gi, ' ');
  const asked = [...rest.matchAll(/log\s*\(?\s*(\d+(?:\.\d+)?)\s*\)?/gi)];
  const [only, ...more] = asked;
  if (only === undefined || more.length > 0 || /\d/.test(rest.replace(only[0], ' '))) return null;
  const two = given.get(2);
  if (two !== undefined) given.set(5, given.get(5) ?? 1 - two);
  let number = Number(only[1]);
  let [sum, shift] = [0, 0];
  while (!Number.isInteger(Number(number.toPrecision(12))) && shift < 6) {
    number = Number((number * 10).toPrecision(12));
    shift += 1;
  }
  const parts: string[] = [];
  for (const [prime, log] of given)
    while (number % prime === 0) {
      number /= prime;
      sum += log;
      parts.push(String(prime));
    }
  if (number !== 1 || parts.length === 0) return null;
  return worked(['Logarithms', 'लघुगणक'], {
    law: String.raw`\log(ab) = \log a + \log b`,
    steps: [
      String.raw`${only[1]} = ${parts.join(String.raw` \times `)}${shift > 0 ? String.raw` \div 10^{${shift}}` : ''}`,
    ],
    result: String.raw`\log ${only[1]} = ${valueTex(Number((sum - shift).toPrecision(8)))}`,
  });
}

/** A negative number in two's complement. */
export function twosComplement(typed: string): Worked | null {
  const number = /-\s*(\d{1,5})(?!\d)/.exec(typed.replace(/[−–]/g, '-'));
  const bits = /(\d{1,2})[\s-]*bit/i.exec(typed);
  if (number === null || bits === null || !/(?:two|2)(?:'?s|’s)? ?complement/i.test(typed)) return null;
  const [value, size] = [Number(number[1]), Number(bits[1])];
  if (size > 16 || value > 2 ** (size - 1)) return null;
  return worked(['Number systems', 'संख्या पद्धति'], {
    law: String.raw`2^n - x`,
    steps: [String.raw`2^{${size}} - ${value} = ${2 ** size - value}`],
    result: String.raw`${(2 ** size - value).toString(2).padStart(size, '0')}`,
  });
}

/** The escape velocity of a planet from that of the Earth. */
export function escapeVelocity({ typed, text }: Story): Worked | null {
  if (!/escape/.test(text)) return null;
  const word: Readonly<Record<string, number>> = { twice: 2, double: 2, half: 0.5, thrice: 3, same: 1 };
  const factorOf = (name: string) => {
    const match = new RegExp(
      String.raw`(?:(\d+(?:\.\d+)?)\s*times|(twice|double|half|thrice|same))\s*(?:of\s*)?(?:the\s*|that\s*|as\s*)*(?:earth'?s?\s*)?${name}`,
      'i',
    ).exec(typed);
    return match === null ? null : (word[(match[2] ?? '').toLowerCase()] ?? Number(match[1]));
  };
  const [mass, radius] = [factorOf('mass'), factorOf('radius')];
  if (mass === null || radius === null || radius === 0 || /density/.test(text)) return null;
  const v = 11.2 * Math.sqrt(mass / radius);
  return worked(['Gravitation', 'गुरुत्वाकर्षण'], {
    law: String.raw`v_e = \sqrt{\frac{2GM}{R}}`,
    result: String.raw`v = 11.2\sqrt{\frac{${mass}}{${radius}}} = ${short(v)}\ \mathrm{km/s}`,
  });
}

/** The energy of an orbit of hydrogen. */
export function bohrEnergy({ text, amounts }: Story): Worked | null {
  if (
    !/(?<!\S)(?:hydrogen|हाइड्रोजन)(?!\S)/.test(text) ||
    !/energy|ऊर्जा|urja/.test(text) ||
    !/orbit|level|state|shell|कक्षा|n =|n=/.test(text)
  )
    return null;
  if (
    amounts.length !== 1 ||
    /transition|from|jump|photon|radius|difference|ionis|ioniz|kinetic|potential/.test(text)
  )
    return null;
  const n = amounts[0]?.value ?? 0;
  if (!Number.isInteger(n) || n < 1 || n > 10) return null;
  return worked(['Bohr model', 'बोर मॉडल'], {
    law: String.raw`E_n = -\frac{13.6}{n^2}\ \mathrm{eV}`,
    result: String.raw`E_{${n}} = ${short(-13.6 / (n * n))}\ \mathrm{eV}`,
  });
}

/** The density of a gas at STP, and the volume of an amount of it. */
export function densityAtStp({ typed, text }: Story): Worked | null {
  if (!/(?<!\S)(?:density|घनत्व)(?!\S)/.test(text) || !/(?<!\S)(?:stp|ntp)(?!\S)/.test(text)) return null;
  const formula = /(?<![\p{L}\d])((?:[A-Z][a-z]?\d*){1,4})(?![\p{L}\d])/gu;
  const found = [...typed.replace(/\b(?:STP|NTP|L)\b/g, ' ').matchAll(formula)]
    .map((match) => match[1] ?? '')
    .filter((each) => /\d|[A-Z].*[A-Z]/.test(each) && molarMass(each) !== null);
  const [only, ...more] = found;
  const mass = only === undefined ? null : molarMass(only);
  if (mass === null || more.length > 0) return null;
  return worked(CHEMISTRY, {
    law: String.raw`\rho = \frac{M}{22.4\ \mathrm{L}}`,
    result: String.raw`\frac{${short(mass)}}{22.4} = ${short(mass / 22.4)}\ \mathrm{g/L}`,
  });
}

const HALF_LIFE =
  /half[\s-]?life|half[\s-]?lives|अर्ध[\s-]?(?:आयु|जीवन\S*)|अर्द्ध[\s-]?आयु|ardh[\s-]?(?:aayu|ayu|jeevan)|aadhi umar/iu;
/** Hours; a year is only compared with years. */
const SPANS: Readonly<Record<string, number>> = { s: 1 / 3600, min: 1 / 60, h: 1, day: 24, week: 168 };

/** What is left of a radioactive substance, or of a reactant of the first order, after a time. */
export function decayOf({ typed, text, amounts }: Story): Worked | null {
  if (
    !HALF_LIFE.test(typed) ||
    /zero[\s-]order|second[\s-]order|rate constant|decay constant|carbon dating|biological/i.test(typed)
  )
    return null;
  const times = amounts.filter(({ unit }) => unit !== null && (unit in SPANS || unit === 'year'));
  const others = amounts.filter((amount) => !times.includes(amount));
  const [one, two] = times;
  if (one === undefined || two === undefined || times.length !== 2 || others.length > 1) return null;
  if ((one.unit === 'year') !== (two.unit === 'year')) return null;
  const sizeOf = ({ value, unit }: Amount) => value * (SPANS[unit ?? ''] ?? 1);
  const words = text.split(' ');
  const lifeAt = words.findIndex((word) =>
    /^(?:half-?life|life|lives|अर्ध\S*|अर्द्ध\S*|ardh\S*|आयु)$/.test(word),
  );
  const near = (index: number) => Math.abs(words.findIndex((word) => word.startsWith(`⟦${index}:`)) - lifeAt);
  const [first, second] = [amounts.indexOf(one), amounts.indexOf(two)];
  if (lifeAt < 0 || near(first) === near(second)) return null;
  const [life, span] = near(first) < near(second) ? [one, two] : [two, one];
  const halves = Number((sizeOf(span) / sizeOf(life)).toPrecision(10));
  const left = 0.5 ** halves;
  const isGone =
    /decay(?:ed|s)?(?!\s*(?:constant|law))|disintegrat\w*|kshay|क्षय|vighatit|विघटित|decompos\w*|react(?:ed|s)\b/i.test(
      typed.slice(typed.search(/what|how|kitn|कितन|find|percent|fraction|प्रतिशत/i)),
    );
  const share = isGone && !/remain|left|bach|बच|undecay/i.test(typed) ? 1 - left : left;
  const [amount] = others;
  const law = String.raw`N = N_0\left(\frac{1}{2}\right)^{t/T}`;
  const steps = [String.raw`\frac{t}{T} = ${short(halves)}`];
  const title = ['Radioactive decay', 'रेडियोऐक्टिव क्षय'] as const;
  if (amount === undefined) {
    if (!/percent|%|प्रतिशत|fraction|part|hissa|bhag|भाग|अंश|how much|kitna|कितना|remain|left/i.test(typed))
      return null;
    return worked(title, {
      law,
      steps,
      result: String.raw`${fractionWithDecimal(share)}\ = ${short(share * 100)}\%`,
    });
  }
  if (amount.unit === 'percent' || amount.isOrdinal) return null;
  const unit = amount.unit === null ? '' : String.raw`\ \mathrm{${amount.unit}}`;
  return worked(title, { law, steps, result: String.raw`N = ${short(amount.value * share)}${unit}` });
}

const EARTH_RADIUS_KM = 6400;
const RADII: readonly (readonly [RegExp, number])[] = [
  [
    /(?:half|aadh[iae]|आध[ीाे])\s*(?:of\s*)?(?:the\s*)?(?:earth\S*\s*)?(?:radius|trijya|त्रिज्या)|radius\s*(?:of (?:the )?earth)?\s*(?:ki|ka|की)?\s*(?:half|aadh\S*)|(?:r|radius)\s*\/\s*2|आध\S* (?:त्रिज्या|के बराबर)/iu,
    0.5,
  ],
  [
    /(?:twice|double|2|two times|dugn\S*|दोगुन\S*|दुगुन\S*)\s*(?:times\s*)?(?:of\s*)?(?:the\s*)?(?:earth\S*\s*)?(?:radius|r\b|त्रिज्या)/iu,
    2,
  ],
  [
    /(?:equal|barabar|बराबर|same)[^.?]{0,30}(?:radius|r\b|trijya|त्रिज्या)|(?:radius|r\b|trijya|त्रिज्या)[^.?]{0,30}(?:equal|barabar|बराबर)|\b[hd]\s*=\s*r\b|(?:height|altitude|depth)\s+(?:of\s+)?r\b|(?<![\p{L}])r\s+(?:height|unchai|oonchai|ऊँचाई|ऊंचाई|के बराबर)/iu,
    1,
  ],
];

/** The acceleration due to gravity above or below the surface of the Earth. */
export function gravityAt({ typed, gravity, amounts }: Story): Worked | null {
  if (
    !/acceleration due to gravity|value of g\b|gravity|gurutviya|गुरुत्वीय|\bg\b/i.test(typed) ||
    !/height|altitude|depth|unchai|oonchai|ऊँचाई|ऊंचाई|गहराई|gehrai|above the (?:surface|earth)/i.test(typed) ||
    !/earth|prithvi|पृथ्वी|radius|surface|\d\s?km/i.test(typed) ||
    /percent|%|moon|planet|escape|satellite|orbit|potential|time period|thrown|projected|weight|weigh|density/i.test(
      typed,
    )
  )
    return null;
  const heights = amounts.filter(({ unit }) => unit === 'km');
  const rest = amounts.filter(({ unit }) => unit !== 'km');
  const isDeep = /depth|गहराई|gehrai|below/i.test(typed);
  const [height] = heights;
  const ratio =
    heights.length === 1 && height !== undefined && height.value < EARTH_RADIUS_KM
      ? height.value / EARTH_RADIUS_KM
      : heights.length === 0
        ? RADII.find(([words]) => words.test(typed))?.[1]
        : undefined;
  const given = rest.filter(
    ({ unit, value }) => (unit === null || unit === 'm/s^2') && value > 9 && value < 11,
  );
  if (
    ratio === undefined ||
    rest.length > given.length + (heights.length === 0 && ratio === 2 ? 1 : 0) ||
    given.length > 1
  )
    return null;
  const g = gravity ?? given[0]?.value ?? 9.8;
  const title = ['Acceleration due to gravity', 'गुरुत्वीय त्वरण'] as const;
  if (isDeep)
    return ratio > 1
      ? null
      : worked(title, {
          law: String.raw`g_d = g\left(1 - \frac{d}{R}\right)`,
          result: String.raw`g_d = ${g}\left(1 - ${short(ratio)}\right) = ${short(g * (1 - ratio))}\ \mathrm{m/s^2}`,
        });
  const value = g / (1 + ratio) ** 2;
  return worked(title, {
    law: String.raw`g_h = g\left(\frac{R}{R + h}\right)^2`,
    result: String.raw`g_h = ${fractionTex(1 / (1 + ratio) ** 2)}\,g = ${short(value)}\ \mathrm{m/s^2}`,
  });
}
