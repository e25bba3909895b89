import { valueTex } from '../plain/answer.ts';
import type { InBoth } from '../worked.ts';
import type { Tale, Told } from './tale.ts';

const short = (value: number): string => valueTex(Number(value.toPrecision(8)));
const RUPEES = String.raw`\text{Rs }`;
const isWhole = (...values: readonly number[]): boolean => values.every(Number.isInteger);

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

interface Kind extends Pick<Tale, 'when' | 'takes'> {
  readonly title: InBoth;
  /** TeX. */
  readonly law: string;
  /** TeX of the result; null if the numbers fit no such story. */
  readonly result: (...values: number[]) => string | null;
  readonly not?: string;
  readonly reads?: string;
}

const tale = ({ law, result, ...kind }: Kind): Tale => ({
  ...kind,
  tell: (...values): Told | null => {
    const found = result(...values);
    return found === null ? null : { law, result: found };
  },
});

const INTEREST = ['Simple interest', 'साधारण ब्याज'] as const;
const COUNTING = ['Permutations and combinations', 'क्रमचय और संचय'] as const;
const PHYSICS = ['Physics', 'भौतिकी'] as const;
const HEAT = ['Heat', 'ऊष्मा'] as const;
const SOLUTIONS = ['Solutions', 'विलयन'] as const;
const SHARES = ['Division in a ratio', 'अनुपात में बाँटना'] as const;

/** Stories of daily life and single formulae that one pattern of words tells apart. */
export const DAILY_TALES: readonly Tale[] = [
  tale({
    title: ['Average', 'औसत'],
    when: ['average', '{}', 'rise', 'take-out|place of|instead of', 'new'],
    not: 'fall|percent',
    reads: 'average rise take-out number men elder more ask age old weight boat mark cost work',
    takes: 'n kg kg',
    law: String.raw`\text{new} = \text{old} + n \times \text{change}`,
    result: (n = 0, change = 0, old = 0) => `${old} + ${n} \\times ${change} = ${short(old + n * change)}`,
  }),
  tale({
    title: ['Sets', 'समुच्चय'],
    when: [
      '⟦0:⟧[^⟦]*⟦1:⟧[^⟦]*⟦2:⟧[^⟦]*⟦3:⟧ (?:\\S+ ){0,2}?(?:none|neither|nothing|koi nahi|kuch nahi|कुछ नहीं|कोई नहीं|nahi|don t)',
      'both[^⟦]*ask|ask[^⟦]*both|both[^⟦]*$',
    ],
    not: 'percent|probability|only|sirf|केवल',
    reads: 'both ask number total men choose buy',
    takes: 'n n n n',
    law: String.raw`n(A \cap B) = n(A) + n(B) - (N - \text{none})`,
    result: (all = 0, a = 0, b = 0, none = 0) => {
      const value = a + b - (all - none);
      return value < 0 || value > Math.min(a, b)
        ? null
        : `${a} + ${b} - (${all} - ${none}) = ${short(value)}`;
    },
  }),
  tale({
    title: ['Capacitors', 'संधारित्र'],
    when: ['series|shreni|श्रेणी', '{µF}[^⟦]*{µF}[^⟦]*{V}', 'charge|आवेश|avesh|aavesh'],
    not: 'parallel|energy|ऊर्जा|urja',
    reads: 'series ask each same both total number battery save',
    takes: 'µF µF V',
    law: String.raw`Q = \frac{C_1C_2}{C_1 + C_2}\,V`,
    result: (a = 0, b = 0, v = 0) =>
      String.raw`Q = \frac{${a} \times ${b}}{${short(a + b)}} \times ${v} = ${short((a * b * v) / (a + b))}\ \mathrm{\mu C}`,
  }),
  ...(['{M}[^⟦]*{mL} (?:\\S+ )?{M}', '{M}[^⟦]*{M}[^⟦]*{mL}'] as const).map((form) =>
    tale({
      title: SOLUTIONS,
      when: [form, '(?:banana|banani|banane|make|prepare\\w*|dilute\\w*|बनाना|बनाने|तैयार)'],
      not: 'added|mix ~?{M}|neutrali\\w*|titrat\\w*',
      reads: 'ask water mix need more number fill remaining inside',
      takes: 'M mL M',
      law: String.raw`M_1V_1 = M_2V_2`,
      result: (stock = 0, volume = 0, wanted = 0) =>
        wanted >= stock
          ? null
          : String.raw`V_1 = \frac{${wanted} \times ${volume}}{${stock}} = ${short((wanted * volume) / stock)}\ \mathrm{mL}`,
    }),
  ),
  ...(['rise', 'fall'] as const).map((way) =>
    tale({
      title: ['Percentages', 'प्रतिशत'],
      when: ['circle|square', 'radius|side|diameter', '{percent}', way, 'area', 'percent|ask'],
      not: `rectangle|sphere|volume|perimeter|circumference|${way === 'rise' ? 'fall' : 'rise'}`,
      reads: 'circle square radius side diameter area percent ask more less each if then',
      takes: 'percent',
      law: String.raw`\left(1 \pm \frac{p}{100}\right)^2 - 1`,
      result: (p = 0) => {
        const factor = 1 + (way === 'rise' ? p : -p) / 100;
        return String.raw`${short(factor)}^2 = ${short(factor ** 2)},\ ${short(Math.abs(factor ** 2 - 1) * 100)}\%`;
      },
    }),
  ),
  tale({
    title: HEAT,
    when: ['{g}[^⟦]*{deg}[^⟦]*{g}[^⟦]*{deg}', 'mix', 'temp\\w*|तापमान|ताप'],
    not: 'ice|barf|बर्फ|steam|bhaap|भाप|oil|copper|iron|metal|specific',
    reads: 'water mix ask and then loss milk later',
    takes: 'g deg g deg',
    law: String.raw`T = \frac{m_1T_1 + m_2T_2}{m_1 + m_2}`,
    result: (m = 0, t = 0, n = 0, u = 0) =>
      String.raw`T = \frac{${m} \times ${t} + ${n} \times ${u}}{${m} + ${n}} = ${short((m * t + n * u) / (m + n))}\,^\circ\mathrm{C}`,
  }),
  tale({
    title: PHYSICS,
    when: [
      'shm|simple harmonic|amplitude|आयाम|aayam',
      '{Hz}',
      '(?:max\\w*|largest) (?:speed)|speed (?:max\\w*|largest)|v max',
    ],
    reads: 'speed largest ask time simple-interest',
    takes: 'cm Hz',
    law: String.raw`v_{max} = 2\pi f A`,
    result: (a = 0, f = 0) =>
      String.raw`2\pi \times ${f} \times ${a} = ${short(2 * f * a)}\pi\ \mathrm{cm/s} \approx ${short(Number(((2 * Math.PI * f * a) / 100).toPrecision(4)))}\ \mathrm{m/s}`,
  }),
  tale({
    title: ['Cost of electricity', 'बिजली का खर्च'],
    when: ['{W}', '{rupee}', 'bill|expense|cost|बिल'],
    not: '{W}[^⟦]*{W}|{%}',
    reads: 'ask cost expense each total run if number stream',
    takes: 'W h day rupee',
    law: String.raw`\text{cost} = \frac{P}{1000} \times t \times \text{days} \times \text{rate}`,
    result: (p = 0, t = 0, days = 0, rate = 0) =>
      t > 24
        ? null
        : String.raw`\frac{${p}}{1000} \times ${short(t)} \times ${days} \times ${rate} = ${RUPEES}${short((p / 1000) * t * days * rate)}`,
  }),
  tale({
    title: PHYSICS,
    when: [
      'planet|ग्रह|grah',
      'mass[^⟦]*⟦0:⟧ times[^⟦]*radius[^⟦]*⟦1:⟧ times',
      '(?<!\\S)g(?!\\S)|gravity|gurutv\\w*',
    ],
    not: 'escape|weight|density',
    reads: 'times radius ask amount and same',
    takes: 'n n n',
    law: String.raw`g' = g \times \frac{M'/M}{(R'/R)^2}`,
    result: (m = 0, r = 0, g = 0) =>
      String.raw`${g} \times \frac{${m}}{${r}^2} = ${short((g * m) / r ** 2)}\ \mathrm{m/s^2}`,
  }),
  tale({
    title: PHYSICS,
    when: [
      '{v}',
      '(?:mu|μ|coefficient ?(?:of )?friction|friction|gharshan)\\D*⟦\\d+:⟧',
      'brake\\w*|stop\\w*|rest|ruk\\w*|skid\\w*|ब्रेक',
    ],
    not: '{kg}|{N}|incline|slope|angle',
    reads: 'ask how-far distance cross speed road later late train cost before ago cover work remaining',
    takes: 'm/s n',
    law: String.raw`d = \frac{v^2}{2\mu g}`,
    result: (v = 0, mu = 0) =>
      mu <= 0 || mu > 2
        ? null
        : String.raw`\frac{${short(v)}^2}{2 \times ${mu} \times 10} = ${short(v ** 2 / (20 * mu))}\ \mathrm{m}\ (g = 10),\ ${short(Number((v ** 2 / (19.6 * mu)).toPrecision(4)))}\ \mathrm{m}\ (g = 9.8)`,
  }),
  tale({
    title: PHYSICS,
    when: [
      '{g}[^⟦]*{m/s}[^⟦]*{kg}|{kg}[^⟦]*{g}[^⟦]*{m/s}',
      'bullet|goli|गोली|shell',
      'gun|rifle|bandook|banduk|बंदूक|pistol|cannon|recoil',
    ],
    not: 'block|embed\\w*|wood\\w*|pendulum',
    reads: 'speed ask how-fast outside ago',
    takes: 'g m/s kg',
    law: String.raw`m_1v_1 = m_2v_2`,
    result: (m = 0, v = 0, gun = 0) =>
      String.raw`\frac{${m / 1000} \times ${v}}{${gun}} = ${short((m * v) / 1000 / gun)}\ \mathrm{m/s}`,
  }),
  tale({
    title: SOLUTIONS,
    when: ['molal', 'boiling|kvathnank|क्वथनांक', '(?:kb|k b)(?: \\S+)? ?⟦\\d+:'],
    not: 'nacl|cacl|vant|electrolyte|dissociat\\w*|freezing',
    reads: 'mix ask water milk',
    takes: 'n n',
    law: String.raw`\Delta T_b = K_b m`,
    result: (m = 0, k = 0) =>
      String.raw`\Delta T_b = ${k} \times ${m} = ${short(k * m)},\ T_b = ${short(100 + k * m)}\,^\circ\mathrm{C}`,
  }),
  tale({
    title: PHYSICS,
    when: ['{A}', '{s}|{min}|{h}', 'charge|aavesh|aawesh|आवेश'],
    not: 'deposit\\w*|silver|copper|{V}|{ohm}|electron|{C}',
    reads: 'stream ask total time flow cross principal cost open work',
    takes: 'A s',
    law: 'Q = It',
    result: (i = 0, t = 0) => String.raw`${i} \times ${short(t)} = ${short(i * t)}\ \mathrm{C}`,
  }),
  ...(['each', 'both'] as const).map((together) =>
    tale({
      title: INTEREST,
      when: ['{percent}[^⟦]*{percent}', 'interest', '{rupee}', '⟦\\d+:percent⟧[^⟦]*$'],
      not: 'discount|profit|compound-interest|{year}|average',
      reads: `simple-interest principal remaining yearly ask amount ${together} interest rate and more profit invest loan`,
      takes:
        together === 'each' ? 'rupee percent percent rupee percent' : 'rupee n percent percent rupee percent',
      law: String.raw`x \times p\% + (S - x) \times q\% = I`,
      result: (...values) => {
        const plain = together === 'each' ? values : [values[0] ?? 0, ...values.slice(2)];
        // Those of one unit come in the order of the text, also if other numbers stand between.
        const [sum = 0, p = 0, q = 0, interest = 0, asked = 0] = plain;
        const x = (interest * 100 - sum * q) / (p - q);
        const value = asked === p ? x : asked === q ? sum - x : Number.NaN;
        return x >= 0 && x <= sum ? `${RUPEES}${short(value)}` : null;
      },
    }),
  ),
  ...['h h km/h', 'h h km/h th', 'h h km/h th th'].map((takes) =>
    tale({
      title: ['Trains', 'रेलगाड़ियाँ'],
      when: ['train', 'meet', '{h}[^⟦]*{h}[^⟦]*{km/h}', 'speed'],
      not: 'platform|{km}|{m}|apart',
      reads: 'train both opposite later meet more work cross ask then same how-fast and',
      takes,
      law: String.raw`\frac{v_1}{v_2} = \sqrt{\frac{t_2}{t_1}}`,
      result: (a = 0, b = 0, v = 0) =>
        String.raw`v_2 = ${v}\sqrt{\frac{${a}}{${b}}} = ${short(v * Math.sqrt(a / b))}\ \mathrm{km/h}`,
    }),
  ),
  tale({
    title: ['Digits', 'अंक'],
    when: ['book|pustak|kitab|पुस्तक|किताब|pages?', '⟦\\d+:⟧ pages?', 'digit'],
    not: 'percent|day|read|each day',
    reads: 'digit ask number total page both work use',
    takes: 'n',
    law: String.raw`9 \times 1 + 90 \times 2 + \ldots`,
    result: (pages = 0) => digitsOfPages(pages),
  }),
  tale({
    title: ['Digits', 'अंक'],
    when: ['⟦0:⟧ pages? numbered[^⟦]*⟦1:⟧', 'digit'],
    not: 'percent|day|read|each day',
    reads: 'digit ask number total page both work use',
    takes: 'n n',
    law: String.raw`9 \times 1 + 90 \times 2 + \ldots`,
    result: (pages = 0, first = 0) => (first === 1 ? digitsOfPages(pages) : null),
  }),
  tale({
    title: COUNTING,
    when: ['⟦0:⟧ boys[^⟦]*⟦1:⟧ girls|⟦0:⟧ men[^⟦]*⟦1:⟧ women', 'no ⟦2:⟧ (?:girls|women)', 'ways|arrange'],
    not: 'round|circle|circular|choose|alternate',
    reads: 'arrange ways number ask then each both same men women row line boat',
    takes: 'n n n',
    law: String.raw`b! \times \frac{(b+1)!}{(b+1-g)!}`,
    result: (b = 0, g = 0, two = 0) =>
      two !== 2 || g > b + 1 || b > 12 || !isWhole(b, g)
        ? null
        : String.raw`${b}! \times \frac{${b + 1}!}{${b + 1 - g}!} = ${short((factorial(b) * factorial(b + 1)) / factorial(b + 1 - g))}`,
  }),
  tale({
    title: COUNTING,
    when: [
      'round|circle|circular|गोल',
      'side side|adjacent|saath|both|then each',
      'arrange|ways|seat\\w*|sit',
    ],
    not: 'no ⟦|not|never|boys|girls|men|women|couple|necklace|beads|without|nahi|opposite',
    reads: 'arrange ways number ask and both each then brother sister round table side same outside',
    takes: 'n',
    law: String.raw`2 \times (n-2)!`,
    result: (n = 0) =>
      n < 3 || n > 15 || !isWhole(n) ? null : String.raw`2 \times ${n - 2}! = ${2 * factorial(n - 2)}`,
  }),
  tale({
    title: ['Maxima', 'उच्चिष्ठ'],
    when: [
      'perimeter',
      'stream|wall|barn',
      'no perimeter|not needed|three sides|only',
      'largest ?[^⟦]*area|area ?[^⟦]*largest|max\\w* area',
    ],
    not: '{*}[^⟦]*{*}',
    reads: 'rectangle side stream along area perimeter largest ask same number walls',
    takes: 'm',
    law: String.raw`A = \frac{L^2}{8}`,
    result: (l = 0) => String.raw`\frac{${l}^2}{8} = ${short(l ** 2 / 8)}\ \mathrm{m^2}`,
  }),
  tale({
    title: ['Rate of change', 'परिवर्तन की दर'],
    when: ['balloon|sphere|bubble|गुब्बारा|gubbar\\w*', 'radius', '{cm/s}', 'volume'],
    not: 'surface|area|{cm^3/s}',
    reads: 'radius rise volume how-fast ask when rate',
    takes: 'cm/s cm',
    law: String.raw`\frac{dV}{dt} = 4\pi r^2\frac{dr}{dt}`,
    result: (rate = 0, r = 0) =>
      String.raw`4\pi \times ${r}^2 \times ${rate} = ${short(4 * r ** 2 * rate)}\pi \approx ${short(Number((4 * Math.PI * r ** 2 * rate).toPrecision(5)))}\ \mathrm{cm^3/s}`,
  }),
  tale({
    title: ['Average', 'औसत'],
    when: [
      '⟦0:⟧[^⟦]*average ⟦1:⟧[^⟦]*(?:boys|ladko|ladke|लड़कों)(?: \\S+)? ⟦2:⟧[^⟦]*(?:girls|ladkiyo|ladkiya|लड़कियों)(?: \\S+)? ⟦3:⟧',
      'ask (?:boys)|(?:ladke|लड़के) ask|ask (?:ladke|लड़के)|number boys',
    ],
    not: 'percent|sum',
    reads: 'average ask number total mark men age same',
    takes: 'n n n n',
    law: String.raw`\frac{n_1}{n_2} = \frac{\bar{x}_2 - \bar{x}}{\bar{x} - \bar{x}_1}`,
    result: (all = 0, mean = 0, boys = 0, girls = 0) => {
      const value = (all * (girls - mean)) / (girls - boys);
      return value < 0 || value > all ? null : short(value);
    },
  }),
  tale({
    title: SHARES,
    when: ['@a ⟦0:⟧ times(?: of)? = @b ⟦1:⟧ times(?: of)? = @c ⟦2:⟧ times|⟦0:⟧ @a = ⟦1:⟧ @b = ⟦2:⟧ @c'],
    not: 'percent|age',
    reads: 'times both total ask mix add-up amount same principal',
    takes: 'n n n *',
    law: String.raw`A : B : C = \frac{1}{p} : \frac{1}{q} : \frac{1}{r}`,
    result: (p = 0, q = 0, r = 0, total = 0) => {
      const whole = 1 / p + 1 / q + 1 / r;
      return [p, q, r].map((each) => short(total / each / whole)).join(String.raw`,\ `);
    },
  }),
  tale({
    title: ['Distance', 'दूरी'],
    when: [
      '{m}[^⟦]*{m}[^⟦]*{m}',
      'frog|snail|monkey|mendhak|mendak|मेंढक|बंदर|bandar|घोंघा|insect|lizard|well|climbs?',
      'slip\\w*|slid\\w*|fisal\\w*|phisal\\w*|फिसल\\w*|fall\\w*',
    ],
    not: 'minute|{min}|{h}',
    reads: 'cylinder water day outside ask fall rise height then each ago cross how-long later inside',
    takes: 'm m m',
    law: String.raw`n = \left\lceil\frac{h - u}{u - d}\right\rceil + 1`,
    result: (h = 0, u = 0, d = 0) =>
      u <= d || u >= h
        ? null
        : String.raw`n = ${Math.ceil(Number(((h - u) / (u - d)).toPrecision(10))) + 1}\ \text{days}`,
  }),
  tale({
    title: ['Heights and distances', 'ऊँचाई और दूरी'],
    when: [
      '⟦0:m⟧[^⟦]*(?:pole|tree|tower|stick|height|meenar|मीनार)?[^⟦]*shadow[^⟦]*⟦1:m⟧',
      'angle|sun|elevation|सूर्य|suraj|कोण',
    ],
    not: '{deg}|another|other|while|same time',
    reads: 'pole long height profit ask how-high shadow same time half',
    takes: 'm m',
    law: String.raw`\tan\theta = \frac{h}{s}`,
    result: (h = 0, s = 0) => {
      const degrees = Number(((Math.atan(h / s) * 180) / Math.PI).toPrecision(8));
      return String.raw`\theta = ${short(Number(degrees.toPrecision(4)))}^\circ`;
    },
  }),
  tale({
    title: ['Sector of a circle', 'वृत्त का त्रिज्यखंड'],
    when: ['radius ?[^⟦]*{cm}', '{deg}', 'slice|sector|piece|त्रिज्यखंड', 'area'],
    not: 'arc|perimeter|long|segment',
    reads: 'radius area ask circle each',
    takes: 'cm deg',
    law: String.raw`\frac{\theta}{360} \pi r^2`,
    result: (r = 0, angle = 0) =>
      String.raw`\frac{${angle}}{360} \times \frac{22}{7} \times ${r}^2 = ${short((angle / 360) * (22 / 7) * r ** 2)}\ \mathrm{cm^2}\ (\pi:\ ${short(Number(((angle / 360) * Math.PI * r ** 2).toPrecision(6)))})`,
  }),
  ...['km/h km/h h', 'km/h n h'].map((takes) =>
    tale({
      title: ['Boats and streams', 'नाव और धारा'],
      when: ['boat', 'still', 'stream', 'ago|return\\w*|round|wapas|वापस', 'how-far|distance'],
      not: 'upstream|downstream|percent',
      reads: 'boat still stream ago both ask total distance speed how-far rate then',
      takes,
      law: String.raw`T = \frac{d}{u + v} + \frac{d}{u - v}`,
      result: (u = 0, v = 0, t = 0) =>
        v >= u
          ? null
          : String.raw`d = \frac{T(u^2 - v^2)}{2u} = ${short((t * (u ** 2 - v ** 2)) / (2 * u))}\ \mathrm{km}`,
    }),
  ),
  tale({
    title: ['Arithmetic progression', 'समांतर श्रेढ़ी'],
    when: ['add-up', '⟦0:⟧ digit number', 'divided[^⟦]*⟦1:⟧|multiples?[^⟦]*⟦1:⟧|⟦1:⟧[^⟦]*divided'],
    not: 'remainder|not|leave',
    reads: 'add-up digit number divided ask total natural',
    takes: 'n n',
    law: String.raw`S = \frac{n}{2}(a + l)`,
    result: (digits = 0, k = 0) => {
      if (!isWhole(digits, k) || digits < 1 || digits > 6 || k < 2) return null;
      const first = Math.ceil(10 ** (digits - 1) / k) * k;
      const last = Math.floor((10 ** digits - 1) / k) * k;
      const count = (last - first) / k + 1;
      return String.raw`\frac{${count}}{2}(${first} + ${last}) = ${(count * (first + last)) / 2}`;
    },
  }),
];

/** Digits that are printed to number the pages from 1; null if there are too many. */
function digitsOfPages(pages: number): string | null {
  if (!Number.isInteger(pages) || pages < 1 || pages > 99_999) return null;
  let [sum, first] = [0, 1];
  for (let digits = 1; first <= pages; digits += 1) {
    sum += (Math.min(pages, first * 10 - 1) - first + 1) * digits;
    first *= 10;
  }
  return String(sum);
}
