import { valueTex } from '../plain/answer.ts';
import type { Tale, Told } from './tale.ts';

const short = (value: number): string => valueTex(Number(value.toPrecision(10)));
const RUPEES = String.raw`\text{Rs }`;
const told = (law: string, result: string, ...steps: readonly string[]): Told => ({ law, steps, result });

const PERCENT = ['Percentages', 'प्रतिशत'] as const;
const PROFIT = ['Profit and loss', 'लाभ और हानि'] as const;
const INTEREST = ['Interest', 'ब्याज'] as const;
const NUMBERS = ['Numbers', 'संख्याएँ'] as const;
const SPEED = ['Speed, distance and time', 'चाल, दूरी और समय'] as const;
const WORK = ['Time and work', 'समय और कार्य'] as const;
const MENSURATION = ['Mensuration', 'क्षेत्रमिति'] as const;
const SETS = ['Sets', 'समुच्चय'] as const;
const SERIES = ['Sequences and series', 'अनुक्रम और श्रेणी'] as const;
const HEIGHTS = ['Heights and distances', 'ऊँचाई और दूरी'] as const;
/** A length with the root of 3, if it is a simple multiple of it, and its decimal. */
function inRoots(value: number): string {
  const decimal = short(Number(value.toPrecision(7)));
  const multiple = Number((value / Math.sqrt(3)).toPrecision(10));
  return Number.isInteger(value) ||
    Math.abs(multiple * 2 - Math.round(multiple * 2)) > 1e-9 ||
    Math.abs(value - Math.round(value)) < 1e-9
    ? decimal
    : String.raw`${multiple === 1 ? '' : multiple}\sqrt{3} \approx ${decimal}`;
}
const tan = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

/** Percentages, growth and money. */
const MONEY: readonly Tale[] = [
  {
    title: PERCENT,
    when: [
      '{percent}[^⟦]*(?:fail\\w*|short)[^⟦]*{}[^⟦]*{percent}[^⟦]*{}',
      '(?:pass\\w*|mark|exam)',
      '(?:more|above|extra|less|pass\\w*)',
    ],
    not: 'third|full ⟦',
    reads: 'mark loss more total largest above another number profit pass same other cross',
    tell: (p = 0, a = 0, q = 0, b = 0) =>
      told(
        String.raw`p\% T + a = q\% T - b`,
        String.raw`T = \frac{${a} + ${b}}{${short(q - p)}} \times 100 = ${short(((a + b) * 100) / (q - p))},\ \text{pass marks } ${short((p * (a + b)) / (q - p) + a)}`,
      ),
  },
  ...(['rupee percent year', 'n percent year'] as const).flatMap((takes): Tale[] =>
    ([1, -1] as const).map((sign) => ({
      title: PERCENT,
      when: [sign === 1 ? 'rise' : '(?:fall|loss)', '(?:each|yearly|rate)', '{year}[^]*|{percent}'],
      not: `ago|{percent}[^⟦]*{percent}|interest|${sign === 1 ? 'fall|loss' : 'rise|profit'}|half-yearly|salary ~ save|then ask|was ask|initial`,
      reads:
        'rise fall loss each yearly rate later buy cost now men number ask amount total principal salary sell then mark',
      takes,
      tell: (a = 0, r = 0, n = 0) =>
        told(
          String.raw`A = P\left(1 ${sign === 1 ? '+' : '-'} \frac{r}{100}\right)^n`,
          String.raw`${a}\left(1 ${sign === 1 ? '+' : '-'} \frac{${r}}{100}\right)^{${n}} = ${short(a * (1 + (sign * r) / 100) ** n)}`,
        ),
    })),
  ),
  {
    title: PERCENT,
    when: [
      '(?:includ\\w*|with|sahit|सहित|milakar|mila|after adding)',
      '(?:gst|vat|tax|service)',
      '(?:ask|before|without|ago|original|excluding|bina)',
    ],
    not: 'discount|profit|{percent}[^⟦]*{percent}',
    reads: 'ago ask cost total mark sell add-up mix now amount',
    takes: 'rupee percent',
    tell: (total = 0, r = 0) =>
      told(
        String.raw`x\left(1 + \frac{r}{100}\right) = T`,
        String.raw`x = \frac{${total}}{${short(1 + r / 100)}} = ${RUPEES}${short(total / (1 + r / 100))}`,
      ),
  },
  {
    title: PERCENT,
    when: [
      '{percent}[^⟦]*{percent}[^⟦]*(?:remaining|balance)[^⟦]*|{percent}[^⟦]*(?:remaining|balance)[^⟦]*{percent}',
      '(?:salary|expense|rent\\w*|food|kiray\\w*|किराय\\w*|खाने|khane|money|principal|savings?)',
      '(?:save|remaining|left|bach\\w*|बच\\w*)',
    ],
    not: 'rise|fall|interest|profit|{percent}[^⟦]*{percent}[^⟦]*{percent}',
    reads: 'salary expense remaining total save ask now principal then last amount work father each',
    takes: 'percent percent rupee',
    tell: (p = 0, q = 0, left = 0) =>
      told(
        String.raw`S\left(1 - \frac{p}{100}\right)\left(1 - \frac{q}{100}\right) = r`,
        String.raw`S = ${RUPEES}${short(left / ((1 - p / 100) * (1 - q / 100)))}`,
      ),
  },
  ...(['more', 'less'] as const).map((word): Tale => ({
    title: PERCENT,
    when: [
      `{percent} ${word} than`,
      word === 'more' ? 'ask ~?less|less ~?ask|less' : 'ask ~?more|more ~?ask|more',
    ],
    not: 'rise|fall|cost|profit|area',
    reads: 'more less salary mark height ask percent weight old age than',
    takes: 'percent',
    tell: (r = 0) => {
      const below = word === 'more' ? 100 + r : 100 - r;
      return told(
        String.raw`\frac{r}{${word === 'more' ? '100 + r' : '100 - r'}} \times 100`,
        String.raw`\frac{${r}}{${below}} \times 100 = ${short((100 * r) / below)}\%`,
      );
    },
  })),
  {
    title: PERCENT,
    when: ['fall', '(?:more|extra)', '{percent}', '{kg}', '{rupee}|{}'],
    not: 'profit|rise|sell|km',
    reads: 'cost buy fall more ask original now rate each if reduced amount',
    takes: 'percent kg rupee',
    tell: (r = 0, more = 0, money = 0) => {
      const now = (money * r) / 100 / more;
      return told(
        String.raw`\text{new price} = \frac{r\% \text{ of the money}}{\text{extra}}`,
        String.raw`\text{new } ${RUPEES}${short(now)},\ \text{original } ${RUPEES}${short(now / (1 - r / 100))}\ \text{per kg}`,
      );
    },
  },
  {
    title: PROFIT,
    when: [
      '(?:consecutive|discount)',
      'discount',
      '{percent}[^⟦]*{percent}',
      '(?:same|single|equivalent|ask)',
    ],
    not: 'rupee⟧|profit|cost|sell|mark|{percent}[^⟦]*{percent}[^⟦]*{percent}',
    reads: 'consecutive discount same total then',
    takes: 'percent percent',
    tell: (a = 0, b = 0) =>
      told(
        String.raw`a + b - \frac{ab}{100}`,
        String.raw`${a} + ${b} - \frac{${a} \times ${b}}{100} = ${short(a + b - (a * b) / 100)}\%`,
      ),
  },
  ...([1, -1] as const).map((sign): Tale => ({
    title: PROFIT,
    when: [
      'sell[^⟦]*{*}[^⟦]*',
      sign === 1 ? '(?:profit)[^⟦]*(?:sell|sp)[^⟦]*{*}' : '(?:loss)[^⟦]*(?:sell|sp)[^⟦]*{*}',
      '(?:percent|ask)',
    ],
    not: 'rupee⟧|percent⟧|mark|discount|same',
    reads: 'sell profit loss percent cost articles ask number',
    takes: '* *',
    tell: (n = 0, m = 0) => {
      const cost = n - sign * m;
      return cost <= 0
        ? null
        : told(
            String.raw`\frac{m}{n ${sign === 1 ? '-' : '+'} m} \times 100`,
            String.raw`\frac{${m}}{${short(cost)}} \times 100 = ${short((100 * m) / cost)}\%`,
          );
    },
  })),
  // Simple interest: so many times in so many years.
  {
    title: INTEREST,
    when: [
      '(?:twice|{} times)',
      'simple-interest|interest',
      '{} times ?[^⟦]*$|ask ~?{} times|thrice|{} times',
    ],
    not: 'compound-interest|percent',
    reads:
      'principal amount rate yearly twice thrice times simple-interest interest itself how-long ask time when now money later',
    takes: 'year n',
    tell: (years = 0, n = 0) =>
      told(
        String.raw`t \propto n - 1`,
        String.raw`t = ${years} \times (${n} - 1) = ${short(years * (n - 1))}\ \text{years}`,
      ),
  },
  {
    title: INTEREST,
    when: ['twice', 'compound-interest', '{} times'],
    not: 'simple-interest|percent',
    reads: 'principal amount rate yearly twice times itself how-long ask time when now money later interest',
    takes: 'year n',
    tell: (years = 0, n = 0) => {
      const doublings = Math.log2(n);
      return Number.isInteger(doublings)
        ? told(
            String.raw`n = 2^{t/T}`,
            String.raw`t = ${years} \times ${doublings} = ${years * doublings}\ \text{years}`,
          )
        : null;
    },
  },
];

const TRAVEL: readonly Tale[] = [
  // Boats: there and back.
  {
    title: ['Boats and streams', 'नाव और धारा'],
    when: [
      '(?:boat|stream|still)',
      '{km/h}[^⟦]*{km/h}',
      '(?:later|wapas|return\\w*|back|ago|round|aane|lautn\\w*|वापस)',
      '(?:how-far|distance|place|far)',
    ],
    not: 'upstream ~?{h}',
    reads:
      'boat stream still speed ask how-far distance later ago total and upstream downstream time same water',
    takes: 'km/h km/h h',
    tell: (one = 0, two = 0, t = 0) => {
      const [b, s] = [Math.max(one, two), Math.min(one, two)];
      return told(
        String.raw`d = \frac{T(b^2 - s^2)}{2b}`,
        String.raw`d = ${short((t * (b * b - s * s)) / (2 * b))}\ \mathrm{km}`,
      );
    },
  },
  {
    title: ['Boats and streams', 'नाव और धारा'],
    when: [
      '(?:boat|stream|still)',
      '{km/h}[^⟦]*{km/h}',
      '(?:later|wapas|return\\w*|back|ago|round|aane|lautn\\w*|वापस)',
      '(?:how-long|time)',
    ],
    reads:
      'boat stream still speed ask how-long time distance later ago total and upstream downstream same water',
    takes: 'km/h km/h km',
    tell: (one = 0, two = 0, d = 0) => {
      const [b, s] = [Math.max(one, two), Math.min(one, two)];
      return b === s
        ? null
        : told(
            String.raw`T = \frac{d}{b + s} + \frac{d}{b - s}`,
            String.raw`T = ${short(d / (b + s) + d / (b - s))}\ \mathrm{h}`,
          );
    },
  },
  ...(['min', 'h'] as const).map((unit): Tale => ({
    title: SPEED,
    when: ['{} / {}[^⟦]*(?:speed|usual)', 'late', `{${unit}}`, '(?:usual|normal|ask|aam)'],
    not: 'early|km',
    reads: 'speed late time ask how-long now usual amount',
    takes: `n n ${unit}`,
    tell: (p = 0, q = 0, late = 0) =>
      p < q
        ? told(
            String.raw`\frac{q}{p}t - t = \Delta t`,
            String.raw`t = \frac{${p}}{${q - p}} \times ${late} = ${short((p * late) / (q - p))}\ \mathrm{${unit}}`,
          )
        : null,
  })),
  {
    title: SPEED,
    when: [
      '{km/h}[^⟦]*{km/h}',
      'average speed',
      '(?:ago|return\\w*|came|back|same|half|wapas|वापस|lauta|lout\\w*)',
    ],
    not: ':km⟧|:h⟧|{km/h}[^⟦]*{km/h}[^⟦]*{km/h}|time|hours?',
    reads: 'average speed ago same distance total ask half cover then and right father',
    takes: 'km/h km/h',
    tell: (v = 0, w = 0) => harmonic(v, w),
  },
  {
    title: SPEED,
    when: ['{km/h}[^⟦]*{km/h}[^⟦]*{}', 'average speed', '(?:ago|return\\w*|came|back|same|wapas)', 'not {}'],
    not: ':km⟧|:h⟧',
    reads: 'average speed ago same distance total ask half cover then and right father',
    takes: 'km/h km/h n',
    tell: (v = 0, w = 0) => harmonic(v, w),
  },
  ...(['opposite', 'along'] as const).flatMap((way): Tale[] =>
    (['m m km/h km/h', 'm m m/s m/s'] as const).map((takes) => ({
      title: ['Trains', 'रेलगाड़ियाँ'] as const,
      when: [
        'train',
        way === 'opposite' ? '(?:opposite|towards|meet)' : '(?:along|overtake\\w*)',
        '(?:how-long|time|ask)',
        '(?:cross|clear|pass\\w*|how-long|seconds?)',
      ],
      not: 'platform|pole|percent',
      reads:
        'train opposite along cross long speed time how-long ask both each come number same from total side',
      takes,
      tell: (a: number = 0, b: number = 0, v: number = 0, w: number = 0) => {
        const relative =
          (way === 'opposite' ? v + w : Math.abs(v - w)) * (takes.endsWith('km/h') ? 5 / 18 : 1);
        return relative === 0
          ? null
          : told(
              String.raw`t = \frac{l_1 + l_2}{v_1 ${way === 'opposite' ? '+' : '-'} v_2}`,
              String.raw`t = \frac{${short(a + b)}}{${short(relative)}} = ${short((a + b) / relative)}\ \mathrm{s}`,
            );
      },
    })),
  ),
  {
    title: SPEED,
    when: ['{km/h}[^⟦]*{km/h}', '{km}', '(?:opposite|towards|meet)', '(?:meet|how-long|when|time)'],
    not: 'late|early|later|ago|train ~?long|average|{h}|{min}',
    reads:
      'speed distance opposite meet how-long ask both train same time each other then start when total from along open',
    takes: 'km km/h km/h',
    tell: (d = 0, v = 0, w = 0) =>
      told(
        String.raw`t = \frac{d}{v_1 + v_2}`,
        String.raw`t = \frac{${d}}{${short(v + w)}} = ${short(d / (v + w))}\ \mathrm{h}`,
      ),
  },
];
const harmonic = (v: number, w: number) =>
  told(
    String.raw`\frac{2 v_1 v_2}{v_1 + v_2}`,
    String.raw`\frac{2 \times ${v} \times ${w}}{${v} + ${w}} = ${short((2 * v * w) / (v + w))}\ \mathrm{km/h}`,
  );

const WORKING: readonly Tale[] = [
  ...(['n day h n h', 'n day n'] as const).map((takes): Tale => ({
    title: WORK,
    when: [
      '(?:men|women|work|machines?|pump\\w*|horses?|cows?)',
      'ask ~?day|day ~?ask|how-long|(?:din|days?)',
    ],
    not: 'leave|later|join\\w*|more|less|pa|@a|half|percent|fill|drain|together|ratio|remaining|age',
    reads: 'men women work ask how-long each number same then if open rectangle walls',
    takes,
    tell: (...all) => {
      const [m = 0, d = 0, h = 1, n = 0, k = 1] = takes === 'n day n' ? [all[0], all[1], 1, all[2], 1] : all;
      return told(
        takes === 'n day n' ? String.raw`M_1 D_1 = M_2 D_2` : String.raw`M_1 D_1 H_1 = M_2 D_2 H_2`,
        String.raw`D_2 = ${short((m * d * h) / (n * k))}\ \text{days}`,
      );
    },
  })),
  {
    title: WORK,
    when: [
      '@a',
      '{day}',
      '{rupee}',
      '(?:share|hiss\\w*|gets?|ask|paid|wages?|salary)',
      '(?:@c|third|help\\w*|both|with)',
    ],
    not: 'leave|later|percent',
    reads: 'work ask alone both total salary amount share now then principal if and',
    takes: 'day day day rupee',
    tell: (a = 0, b = 0, t = 0, money = 0) => {
      const rest = 1 - t / a - t / b;
      return rest <= 0
        ? null
        : told(
            String.raw`\text{share} = \text{part of the work} \times \text{wage}`,
            String.raw`\text{A: } ${short((money * t) / a)},\ \text{B: } ${short((money * t) / b)},\ \text{C: } ${RUPEES}${short(money * rest)}`,
          );
    },
  },
  {
    title: WORK,
    when: [
      '{} (?:men|mard|boys|purush|पुरुष) [^⟦]*{} (?:women|aurat|boys|children|bachche|बच्चे)[^⟦]*{day}[^⟦]*{} (?:men|mard|boys|purush|पुरुष)[^⟦]*{} (?:women|aurat|boys|children|bachche|बच्चे)',
    ],
    not: 'percent|leave',
    reads: 'men women work ask how-long both and day then same if total',
    tell: (m = 0, w = 0, d = 0, n = 0, k = 0) =>
      told(
        String.raw`\frac{1}{D} = \frac{1}{d}\left(\frac{n}{m} + \frac{k}{w}\right)`,
        String.raw`D = ${short(d / (n / m + k / w))}\ \text{days}`,
      ),
  },
];

const NUMBER: readonly Tale[] = [
  {
    title: SERIES,
    when: ['(?:insert\\w*|put)', '{} (?:arithmetic )?(?:means?|average|ams?|a\\.m)', 'between {} and {}'],
    not: 'geometric|gm|harmonic',
    reads: 'average ask number and',
    takes: 'n n n',
    tell: (n = 0, a = 0, b = 0) => {
      const d = (b - a) / (n + 1);
      return n > 20
        ? null
        : told(
            String.raw`d = \frac{b - a}{n + 1}`,
            Array.from({ length: n }, (_each, place) => short(a + d * (place + 1))).join(',\\ '),
            `d = ${short(d)}`,
          );
    },
  },
  {
    title: SERIES,
    when: [
      '(?:insert\\w*|put)',
      '{} (?:geometric )?(?:means?|average|gms?|g\\.m)',
      'between {} and {}',
      '(?:geometric|gm|g\\.m)',
    ],
    reads: 'average ask number and',
    takes: 'n n n',
    tell: (n = 0, a = 0, b = 0) => {
      const r = (b / a) ** (1 / (n + 1));
      return n > 20
        ? null
        : told(
            String.raw`r = \left(\frac{b}{a}\right)^{1/(n + 1)}`,
            Array.from({ length: n }, (_each, place) => short(a * r ** (place + 1))).join(',\\ '),
            `r = ${short(r)}`,
          );
    },
  },
  {
    title: NUMBERS,
    when: ['(?:trailing )?(?:zeros?|zeroes|shunya|शून्य)', '(?:trailing|end|ant|अंत|last)'],
    reads: 'ask number last factorial',
    takes: 'n',
    tell: (n = 0) => {
      let [zeros, power] = [0, 5];
      while (power <= n) {
        zeros += Math.floor(n / power);
        power *= 5;
      }
      return told(
        String.raw`\left\lfloor\frac{n}{5}\right\rfloor + \left\lfloor\frac{n}{25}\right\rfloor + \ldots`,
        String(zeros),
      );
    },
  },
  {
    title: SERIES,
    when: ['(?:add-up|total)', '(?:first {} multiples? of {}|first {} [^⟦]*multiples?[^⟦]*{})'],
    reads: 'add-up total ask first number multiples',
    takes: 'n n',
    tell: (n = 0, k = 0) =>
      told(
        String.raw`k \times \frac{n(n + 1)}{2}`,
        String.raw`${k} \times \frac{${n} \times ${n + 1}}{2} = ${short((k * n * (n + 1)) / 2)}`,
      ),
  },
  {
    title: SERIES,
    when: ['(?:bounc\\w*|rebound\\w*|uchhal\\w*|उछल\\w*)', '{m}', '{} / {}', '(?:total|distance)'],
    reads:
      'sphere fall distance total ago time each height ask how-far rest now remaining stop half then same cover',
    takes: 'm n n',
    tell: (h = 0, p = 0, q = 0) =>
      p < q
        ? told(
            String.raw`h + \frac{2hr}{1 - r}`,
            String.raw`${h} \times \frac{${q} + ${p}}{${q} - ${p}} = ${short((h * (q + p)) / (q - p))}\ \mathrm{m}`,
          )
        : null,
  },
  {
    title: ['Permutations and combinations', 'क्रमचय और संचय'],
    when: [
      '(?:{} handshakes?|handshakes? [^⟦]*{})',
      '(?:ask (?:men|people|person|guest\\w*)|men|guests?|log)',
    ],
    not: 'ask (?:handshakes?|total)|handshakes? ask|day|⟦\\d+:⟧ (?:men|guests?|friends?|members?)',
    reads: 'men ask total each both number when if all other then same',
    takes: 'n',
    tell: (h = 0) => {
      const n = (1 + Math.sqrt(1 + 8 * h)) / 2;
      return Number.isInteger(n) && h > 1 ? told(String.raw`\frac{n(n - 1)}{2} = h`, `n = ${n}`) : null;
    },
  },
  ...([1, 2] as const).map((step): Tale => ({
    title: NUMBERS,
    when: ['product', 'consecutive', step === 2 ? '(?:odd|even)' : 'consecutive', '{}'],
    not: `percent|add-up|square|${step === 1 ? 'odd|even' : 'zzz'}|ratio|{}[^⟦]*{}[^⟦]*{}`,
    reads: 'product consecutive odd even number ask both positive same',
    takes: 'n n',
    tell: (count = 0, p = 0) => (count === 2 ? factors(p, step) : null),
  })),
  ...([1, 2] as const).map((step): Tale => ({
    title: NUMBERS,
    when: ['product', 'consecutive', step === 2 ? '(?:odd|even)' : 'consecutive', '{}'],
    not: `percent|add-up|square|${step === 1 ? 'odd|even' : 'zzz'}|ratio|three`,
    reads: 'product consecutive odd even number ask both positive same',
    takes: 'n',
    tell: (p = 0) => factors(p, step),
  })),
  {
    title: NUMBERS,
    when: ['{} / {}[^⟦]*{} / {}', 'difference', '(?:number|ask)'],
    not: 'percent|add-up',
    reads: 'difference number ask and',
    takes: 'n n n n n',
    tell: (a = 0, b = 0, c = 0, d = 0, gap = 0) => {
      const share = Math.abs(a / b - c / d);
      return b > 1 && d > 1
        ? told(String.raw`\left(\frac{a}{b} - \frac{c}{d}\right)x = g`, `x = ${short(gap / share)}`)
        : null;
    },
  },
];

function factors(product: number, step: number) {
  const n = (-step + Math.sqrt(step * step + 4 * product)) / 2;
  return Number.isInteger(n) && n > 0
    ? told(`n(n + ${step}) = ${product}`, String.raw`${n}\ \text{and}\ ${n + step}`)
    : null;
}

const FIGURES: readonly Tale[] = [
  {
    title: MENSURATION,
    when: ['(?:rectangle|field)', '(?:largest)', 'area', '{m}'],
    not: 'river|wall|circle|inscribed|semicircle',
    reads: 'perimeter area ask largest rectangle wire total',
    takes: 'm',
    tell: (p = 0) =>
      told(
        String.raw`l = b = \frac{p}{4}`,
        String.raw`A = ${short(p / 4)}^2 = ${short((p / 4) ** 2)}\ \mathrm{m^2}`,
      ),
  },
  {
    title: HEIGHTS,
    when: [
      '(?:tower|building|tree|pole|pillar|minar|मीनार|ped|khamba|height|flagpole|stream|cylinder)',
      '(?:elevation|angle|kon|कोण|unnayan|उन्नयन|top|sun)',
      '{m}',
      '{deg}',
      '(?:height|how-high|tall)',
    ],
    not: 'depression|shadow|ladder|kite|string|{deg}[^⟦]*{deg}|walk\\w*|more|less|moves?|broken|rope|wire|speed',
    reads: 'height tree pole ask distance far from above how-high cylinder men if when point',
    takes: 'm deg',
    tell: (d = 0, angle = 0) =>
      told(
        String.raw`h = d\tan\theta`,
        String.raw`h = ${d}\tan ${angle}^\circ = ${inRoots(d * tan(angle))}\ \mathrm{m}`,
      ),
  },
  ...(['m deg deg'] as const).flatMap((takes): Tale[] => [
    {
      title: HEIGHTS,
      when: [
        '(?:shadow|chhaya|parchhai|छाया|परछाई|walk\\w*|moves?|goes|towards|toward|nearer|closer|opposite)',
        '(?:tower|building|tree|pole|pillar|minar|मीनार|height)',
        '(?:height|how-high|tall)',
      ],
      not: 'depression|kite|speed|broken|both sides|opposite sides',
      reads:
        'height tree pole ask distance far from above when more less opposite how-high long cylinder men now rise then if same sun',
      takes,
      tell: (d = 0, one = 0, two = 0) => {
        const [small, large] = [Math.min(one, two), Math.max(one, two)];
        const h = d / (1 / tan(small) - 1 / tan(large));
        return small === large
          ? null
          : told(String.raw`h(\cot\alpha - \cot\beta) = d`, String.raw`h = ${inRoots(h)}\ \mathrm{m}`);
      },
    },
  ]),
  {
    title: SETS,
    when: [
      '{}[^⟦]*{}[^⟦]*{}[^⟦]*{}',
      '{} (?:\\S+ ){0,3}?both|both[^⟦]*{}',
      '(?:neither|none|na to|koi nahi|not any|कोई नहीं|dono nahi|neither of)',
    ],
    not: 'percent|probability|ratio|all three|{}[^⟦]*{}[^⟦]*{}[^⟦]*{}[^⟦]*{}',
    reads: 'both ask number men total like each same and neither',
    takes: 'n n n n',
    tell: (total = 0, a = 0, b = 0, both = 0) => {
      const neither = total - a - b + both;
      return neither < 0 || both > Math.min(a, b)
        ? null
        : told(
            String.raw`n(A \cup B) = n(A) + n(B) - n(A \cap B)`,
            String.raw`${total} - (${a} + ${b} - ${both}) = ${neither}`,
          );
    },
  },
];

const SCIENCE: readonly Tale[] = [
  ...(['series', 'parallel'] as const).map((way): Tale => ({
    title: ['Capacitors', 'संधारित्र'],
    when: ['(?:capacit\\w*|संधारित्र)', way, '{V}', '(?:charge|आवेश)'],
    not: way === 'series' ? 'parallel|each|energy' : 'series|each|energy',
    reads: 'both total ask amount',
    takes: 'µF µF V',
    tell: (a = 0, b = 0, v = 0) => {
      const c = way === 'series' ? (a * b) / (a + b) : a + b;
      return told(
        way === 'series'
          ? String.raw`C = \frac{C_1C_2}{C_1 + C_2},\ Q = CV`
          : String.raw`C = C_1 + C_2,\ Q = CV`,
        String.raw`Q = ${short(c)} \times ${v} = ${short(c * v)}\ \mu\mathrm{C}`,
      );
    },
  })),
  ...([1, -1] as const).map((sign): Tale => ({
    title: ['Apparent weight', 'आभासी भार'],
    when: [
      '(?:lift|elevator|लिफ्ट)',
      sign === 1
        ? '(?:above|up|upar|upwards?|ऊपर|rising|rise)'
        : '(?:down|neeche|niche|downwards?|नीचे|descend\\w*)',
      '{kg}',
      '{m/s^2}',
    ],
    not:
      sign === 1
        ? 'down|neeche|niche|नीचे|retard\\w*|decelerat\\w*|cable|tension'
        : '(?<!\\S)(?:up|upar|above)(?!\\S)|retard\\w*|decelerat\\w*|cable|tension',
    reads: 'men above weight ask rise force from speed',
    takes: 'kg m/s^2',
    tell: (m = 0, a = 0) =>
      told(
        String.raw`N = m(g ${sign === 1 ? '+' : '-'} a)`,
        String.raw`N = ${short(m * (10 + sign * a))}\ \mathrm{N}\ (g = 10),\ ${short(m * (9.8 + sign * a))}\ \mathrm{N}\ (g = 9.8)`,
      ),
  })),
  {
    title: ['Dilution', 'तनुकरण'],
    when: [
      '{M}',
      '{mL}[^⟦]*{mL}',
      '(?:dilut\\w*|made|make|bana\\w*|concentration|molarity|naya|new|add\\w*|tanu)',
    ],
    not: 'neutral\\w*|titrat\\w*|naoh ~?hcl|{M}[^⟦]*{M}|moles?',
    reads: 'mix water ask now amount total volume take-out then',
    takes: 'M mL mL',
    tell: (m = 0, v = 0, w = 0) =>
      v < w
        ? told(
            'M_1 V_1 = M_2 V_2',
            String.raw`M_2 = \frac{${m} \times ${v}}{${w}} = ${short((m * v) / w)}\ \mathrm{M}`,
          )
        : null,
  },
  {
    title: ['Data rate', 'डेटा दर'],
    when: ['{MB}', '(?:mbps|megabits?)', '(?:how-long|time|second\\w*|ask)'],
    reads: 'speed ask time how-long above',
    takes: 'MB n',
    tell: (size = 0, rate = 0) =>
      told(
        String.raw`t = \frac{8 \times \text{MB}}{\text{Mbps}}`,
        String.raw`t = \frac{8 \times ${size}}{${rate}} = ${short((8 * size) / rate)}\ \mathrm{s}`,
      ),
  },
];

export const SCHOOL_TALES: readonly Tale[] = [
  ...MONEY,
  ...TRAVEL,
  ...WORKING,
  ...NUMBER,
  ...FIGURES,
  ...SCIENCE,
];
