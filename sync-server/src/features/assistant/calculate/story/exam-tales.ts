import { gcd, valueTex } from '../plain/answer.ts';
import type { Tale, Told } from './tale.ts';

const short = (value: number): string => valueTex(Number(value.toPrecision(8)));
const told = (law: string, result: string, ...steps: readonly string[]): Told => ({ law, steps, result });
const RUPEES = String.raw`\text{Rs }`;
const PROFIT = ['Profit and loss', 'लाभ और हानि'] as const;
const AVERAGE = ['Average', 'औसत'] as const;
const MENSURATION = ['Mensuration', 'क्षेत्रमिति'] as const;
const PHYSICS = ['Physics', 'भौतिकी'] as const;
const COMPUTING = ['Computing', 'कंप्यूटर'] as const;
const COUNTING = ['Counting', 'गणना'] as const;
const TRAINS = ['Trains', 'रेलगाड़ियाँ'] as const;

const PI = 22 / 7;
/** With 22/7 and with pi, if they differ in what is shown. */
const withPi = (factor: number, unit: string): string =>
  String.raw`${short(factor)}\pi = ${short(factor * PI)}\ \mathrm{${unit}}\ (\pi = \tfrac{22}{7}),\ ${short(factor * Math.PI)}\ \mathrm{${unit}}`;

/** A sale that would have been better by an amount. */
const BETTER = '(?:more|extra|zyada|jyada|ज्यादा|अधिक)';
const sales: readonly Tale[] = (
  [
    [
      '{percent} ?[^⟦]*loss[^⟦]*{*}[^⟦]*{percent} ?[^⟦]*profit|loss ?[^⟦]*{percent}[^⟦]*{*}[^⟦]*profit ?[^⟦]*{percent}',
      1,
    ],
    [
      '{percent} ?[^⟦]*profit[^⟦]*{*}[^⟦]*{percent} ?[^⟦]*profit|profit ?[^⟦]*{percent}[^⟦]*{*}[^⟦]*profit ?[^⟦]*{percent}',
      -1,
    ],
  ] as const
).map(([form, sign]): Tale => ({
  title: PROFIT,
  when: [form, BETTER],
  not: `mark|discount|interest|year|cost ~?less${sign === -1 ? '|loss' : ''}`,
  reads: 'sell buy cost profit loss more if now then same ask amount from',
  takes: 'percent percent rupee',
  tell: (p = 0, q = 0, more = 0) => {
    const points = sign === 1 ? p + q : Math.abs(q - p);
    return points === 0
      ? null
      : told(
          String.raw`\frac{${sign === 1 ? 'p + q' : 'q - p'}}{100} \times CP = x`,
          String.raw`CP = \frac{${more} \times 100}{${short(points)}} = ${RUPEES}${short((more * 100) / points)}`,
        );
  },
}));

const TOTAL = '(?:max\\w*|total|out of|largest|full|poornank|पूर्णांक)';
const WORK = ['Time and work', 'समय और कार्य'] as const;

export const EXAM_TALES: readonly Tale[] = [
  ...sales,
  {
    title: ['Percentages', 'प्रतिशत'],
    when: ['{percent}[^⟦]*(?:fail\\w*|short|फेल)[^⟦]*{}[^⟦]*{}', TOTAL, '(?:pass|cross|passing)[^⟦]*$'],
    not: '{percent}[^⟦]*{percent}',
    reads: 'mark cross loss ask total largest profit number fill',
    takes: 'percent n n',
    tell: (p = 0, missing = 0, total = 0) =>
      total > missing
        ? told(
            String.raw`\frac{p}{100}T + a`,
            String.raw`\frac{${p}}{100} \times ${total} + ${missing} = ${short((p * total) / 100 + missing)}`,
          )
        : null,
  },
  ...(['twice', 'thrice'] as const).flatMap((word): Tale[] =>
    (['@a alone', '@b alone'] as const).map((asked) => ({
      title: WORK,
      when: [
        `@a (?:work )?(?:works )?${word} (?:as )?(?:good|efficient|fast)[^⟦]*@b`,
        'both',
        '{day}',
        `${asked}|alone ${asked.slice(0, 2)}`,
      ],
      not: 'leave|percent|{day}[^⟦]*{day}|less',
      reads: 'work both alone men ask twice thrice more good',
      takes: 'day',
      tell: (t: number = 0) => {
        const k = word === 'twice' ? 2 : 3;
        const value = asked.startsWith('@a') ? (t * (k + 1)) / k : t * (k + 1);
        return told(
          String.raw`\frac{1}{T} = \frac{k}{b} + \frac{1}{b}`,
          String.raw`${short(value)}\ \text{days}`,
        );
      },
    })),
  ),
  {
    title: WORK,
    when: ['{} men[^⟦]*{day}[^⟦]*(?:ask|more) ?[^⟦]*men[^⟦]*{day}'],
    not: 'leave|join\\w*|more|@a|women|percent|later',
    reads: 'work walls men ask if same number rectangle',
    takes: 'n day day',
    tell: (m = 0, d = 0, e = 0) =>
      told(
        String.raw`M_1 D_1 = M_2 D_2`,
        String.raw`M_2 = \frac{${m} \times ${d}}{${e}} = ${short((m * d) / e)}`,
      ),
  },
  ...([1, -1] as const).map((sign): Tale => ({
    title: TRAINS,
    when: [
      'train',
      sign === 1 ? '(?:along)' : 'opposite',
      '(?:men|person|walk\\w*|runn\\w*|aadmi)',
      '{m}',
      '{s}',
      '{km/h}',
      'speed[^⟦]*$|ask ~?speed',
    ],
    not: 'platform|{km/h}[^⟦]*{km/h}|train ~?train[^⟦]*⟦\\d+:m⟧[^]*⟦\\d+:m⟧',
    reads: 'train men cross along opposite long ask speed from same',
    takes: 'm km/h s',
    tell: (l = 0, v = 0, t = 0) => {
      const relative = (l / t) * 3.6;
      return told(
        String.raw`v_1 ${sign === 1 ? '-' : '+'} v_2 = \frac{l}{t}`,
        String.raw`v_1 = ${short(relative)} ${sign === 1 ? '+' : '-'} ${v} = ${short(relative + sign * v)}\ \mathrm{km/h}`,
      );
    },
  })),
  ...(
    [
      [
        '(?:perimeter)',
        (l: number, b: number, rate: number) =>
          told(
            '2(l + b) \\times r',
            String.raw`2(${l} + ${b}) \times ${rate} = ${RUPEES}${short(2 * (l + b) * rate)}`,
          ),
      ],
      [
        '(?:carpet\\w*|tiling|floor\\w*|levell?ing|turf\\w*|grass\\w*|cement\\w*|plough\\w*|gras)',
        (l: number, b: number, rate: number) =>
          told('lb \\times r', String.raw`${l} \times ${b} \times ${rate} = ${RUPEES}${short(l * b * rate)}`),
      ],
    ] as const
  ).map(([kind, tell]): Tale => ({
    title: MENSURATION,
    when: [kind, '(?:cost|expense|ask|kharch)', '(?:each|rate)'],
    not: 'wide|path|times|{m}[^⟦]*{m}[^⟦]*{m}|walls|gate|round|circle',
    reads: 'perimeter rectangle field long breadth cost expense each ask rate total work above',
    takes: 'm m rupee',
    tell: (l = 0, b = 0, rate = 0) => tell(l, b, rate),
  })),
  {
    title: MENSURATION,
    when: [
      '(?:bricks?|cuboid|ईंट\\w*|eent\\w*)',
      'walls',
      '(?:{cm}[^⟦]*{cm}[^⟦]*{cm}[^⟦]*{m}[^⟦]*{m}[^⟦]*{m}|{m}[^⟦]*{m}[^⟦]*{m}[^⟦]*{cm}[^⟦]*{cm}[^⟦]*{cm})',
    ],
    not: 'mortar|percent|cement|cost',
    reads: 'cuboid walls ask number long breadth height work total',
    takes: 'cm cm cm m m m',
    tell: (a = 0, b = 0, c = 0, l = 0, w = 0, h = 0) =>
      told(
        String.raw`n = \frac{V_{wall}}{V_{brick}}`,
        String.raw`n = ${short((l * w * h * 1e6) / (a * b * c))}`,
      ),
  },
  {
    title: ['Radioactive decay', 'रेडियोऐक्टिव क्षय'],
    when: [
      'half[- ]life',
      '(?:fraction|part|percent|how much)',
      '(?:{year}[^⟦]*{year}|{day}[^⟦]*{day}|{h}[^⟦]*{h}|{min}[^⟦]*{min})',
    ],
    not: '{g}|rate constant|{percent}',
    reads: 'half remaining ask later percent total original',
    takes: '* *',
    tell: (life = 0, time = 0) => {
      const n = time / life;
      return Number.isInteger(n) && n < 20
        ? told(
            String.raw`\left(\frac{1}{2}\right)^{t/T}`,
            String.raw`\frac{1}{${2 ** n}} = ${short(100 / 2 ** n)}\%`,
          )
        : null;
    },
  },
  {
    title: ['Temperature', 'तापमान'],
    when: ['{deg} (?:celsius|c)(?!\\S)', '(?:fahrenheit|फारेनहाइट)'],
    not: 'kelvin|rise|fall|difference|heat',
    reads: 'ask same',
    takes: 'deg',
    tell: (t = 0) =>
      told(String.raw`F = \frac{9}{5}C + 32`, String.raw`${short((t * 9) / 5 + 32)}\ ^\circ\mathrm{F}`),
  },
  {
    title: ['Efficiency', 'दक्षता'],
    when: ['efficiency', '(?:input)[^⟦]*⟦[^⟦]*output|output[^⟦]*⟦[^⟦]*input'],
    not: 'transformer|carnot',
    reads: 'ask work',
    takes: '* *',
    tell: (a = 0, b = 0) =>
      told(
        String.raw`\eta = \frac{\text{output}}{\text{input}} \times 100`,
        String.raw`\eta = \frac{${Math.min(a, b)}}{${Math.max(a, b)}} \times 100 = ${short((100 * Math.min(a, b)) / Math.max(a, b))}\%`,
      ),
  },
  {
    title: ['Ratio', 'अनुपात'],
    when: ['{} number ratio {} : {} : {}[^⟦]*(?:add-up|total)[^⟦]*{}', '(?:ask|largest|smallest|find)'],
    not: 'square|cube|lcm|hcf|product|average',
    reads: 'number ratio add-up total ask largest smallest each',
    tell: (count = 0, a = 0, b = 0, c = 0, sum = 0) => {
      const x = sum / (a + b + c);
      return count === 3
        ? told(
            `(${a} + ${b} + ${c})x = ${sum}`,
            [a, b, c].map((each) => short(each * x)).join(',\\ '),
            `x = ${short(x)}`,
          )
        : null;
    },
  },
  {
    title: ['Percentages', 'प्रतिशत'],
    when: ['^if {percent} x {}(?: ,| \\.)? (?:then )?(?:ask )?x$'],
    reads: 'ask if then',
    tell: (p = 0, value = 0) =>
      told(
        String.raw`\frac{p}{100}x = y`,
        String.raw`x = \frac{${value} \times 100}{${p}} = ${short((value * 100) / p)}`,
      ),
  },
  {
    title: PROFIT,
    when: ['buy[^⟦]*{}[^⟦]*{}[^⟦]*free', '(?:discount|percent)'],
    reads: 'buy discount percent ask same',
    takes: 'n n',
    tell: (n = 0, free = 0) =>
      told(
        String.raw`\frac{\text{free}}{\text{all}} \times 100`,
        String.raw`\frac{${free}}{${n + free}} \times 100 = ${short((100 * free) / (n + free))}\%`,
      ),
  },
  ...([1, 2, 3] as const).map((count): Tale => ({
    title: ['Instalments', 'किस्तें'],
    when: ['(?:instal\\w*|kist\\w*|किस्त\\w*)', 'compound-interest', '(?:same|each|yearly)'],
    not: 'half-yearly|quarterly|simple-interest|was ask|borrowed ask',
    reads: 'principal yearly same each interest amount ask ago rate total',
    takes: 'rupee percent n',
    tell: (p = 0, r = 0, n = 0) => {
      if (n !== count) return null;
      const sum = Array.from({ length: n }, (_each, place) => (1 + r / 100) ** -(place + 1)).reduce(
        (a, b) => a + b,
        0,
      );
      return told(
        String.raw`P = \sum_{k=1}^{n} \frac{x}{\left(1 + \frac{r}{100}\right)^k}`,
        String.raw`x = ${RUPEES}${short(p / sum)}`,
      );
    },
  })),
  {
    title: ['Compound interest', 'चक्रवृद्धि ब्याज'],
    when: [
      '{percent}[^⟦]*(?:first|{th})[^]*{percent}[^]*{percent}',
      '(?:compound-interest|interest|bank|principal)',
      '(?:final|amount|total)',
    ],
    not: 'simple-interest|profit|discount',
    reads: 'principal compound-interest interest amount yearly rate total then first second',
    takes: 'rupee percent th percent th percent',
    tell: (p = 0, a = 0, _two = 0, b = 0, _three = 0, c = 0) =>
      told(
        String.raw`A = P\left(1 + \frac{a}{100}\right)\left(1 + \frac{b}{100}\right)\left(1 + \frac{c}{100}\right)`,
        String.raw`A = ${RUPEES}${short(p * (1 + a / 100) * (1 + b / 100) * (1 + c / 100))}`,
      ),
  },
  ...(
    [
      [1, 1, 'rise[^⟦]*⟦[^⟦]*rise|⟦[^⟦]*rise[^⟦]*⟦[^⟦]*rise'],
      [1, -1, '⟦[^⟦]*rise[^⟦]*⟦[^⟦]*fall|rise[^⟦]*⟦[^⟦]*fall[^⟦]*⟦'],
      [-1, 1, '⟦[^⟦]*fall[^⟦]*⟦[^⟦]*rise|fall[^⟦]*⟦[^⟦]*rise[^⟦]*⟦'],
      [-1, -1, '⟦[^⟦]*fall[^⟦]*⟦[^⟦]*fall|fall[^⟦]*⟦[^⟦]*fall[^⟦]*⟦'],
    ] as const
  ).map(([one, two, form]): Tale => ({
    title: ['Percentages', 'प्रतिशत'],
    when: [form, '(?:long|side|base)', '(?:breadth|height)', 'area'],
    not:
      one === 1 && two === 1 ? 'fall|volume' : one === -1 && two === -1 ? 'rise|volume' : 'volume|perimeter',
    reads: 'rectangle long breadth area rise fall percent ask change height triangle base field',
    takes: 'percent percent',
    tell: (a = 0, b = 0) => {
      const change = one * a + two * b + (one * two * a * b) / 100;
      return told(
        String.raw`a + b + \frac{ab}{100}`,
        String.raw`\text{${change < 0 ? 'decrease' : 'increase'} } ${short(Math.abs(change))}\%`,
      );
    },
  })),
  // Averages.
  {
    title: AVERAGE,
    when: [
      '{} (?:men|boys?|girls?|students?|women|लड़क\\w*|ladk\\w*|workers?|persons?|children)[^⟦]*{*}[^⟦]*{} (?:men|boys?|girls?|students?|women|लड़क\\w*|ladk\\w*|workers?|persons?|children|other)[^⟦]*{*}',
      '(?:average\\w*|mean|औसत)',
    ],
    not: 'percent|remaining|replaced|left|join\\w*|new|ratio|speed|includ\\w*|km',
    reads: 'average mark total class number ask men women age weight salary height score each work both now',
    tell: (n = 0, a = 0, m = 0, b = 0) =>
      told(
        String.raw`\frac{n_1a_1 + n_2a_2}{n_1 + n_2}`,
        String.raw`\frac{${n} \times ${a} + ${m} \times ${b}}{${n + m}} = ${short((n * a + m * b) / (n + m))}`,
      ),
  },
  ...(
    [
      [
        '(?:mode|bahulak|बहुलक)',
        'average ?[^⟦]*{}[^⟦]*(?:median|माध्यिका)[^⟦]*{}',
        (mean: number, median: number) => 3 * median - 2 * mean,
      ],
      [
        '(?:mode|bahulak|बहुलक)',
        '(?:median|माध्यिका)[^⟦]*{}[^⟦]*average[^⟦]*{}',
        (median: number, mean: number) => 3 * median - 2 * mean,
      ],
      [
        '(?:median|माध्यिका)',
        'average[^⟦]*{}[^⟦]*(?:mode|बहुलक)[^⟦]*{}',
        (mean: number, mode: number) => (mode + 2 * mean) / 3,
      ],
      [
        '(?:median|माध्यिका)',
        '(?:mode|बहुलक)[^⟦]*{}[^⟦]*average[^⟦]*{}',
        (mode: number, mean: number) => (mode + 2 * mean) / 3,
      ],
      [
        'average',
        '(?:median|माध्यिका)[^⟦]*{}[^⟦]*(?:mode|बहुलक)[^⟦]*{}',
        (median: number, mode: number) => (3 * median - mode) / 2,
      ],
      [
        'average',
        '(?:mode|बहुलक)[^⟦]*{}[^⟦]*(?:median|माध्यिका)[^⟦]*{}',
        (mode: number, median: number) => (3 * median - mode) / 2,
      ],
    ] as const
  ).map(([asked, form, value]): Tale => ({
    title: ['Statistics', 'सांख्यिकी'],
    when: [form, `(?:${asked}[^⟦]*$|(?:ask|of) ${asked})`],
    not: '{}[^⟦]*{}[^⟦]*{}',
    reads: 'average ask number mark relation formula',
    tell: (one = 0, two = 0) =>
      told(String.raw`\text{mode} = 3\,\text{median} - 2\,\text{mean}`, short(value(one, two))),
  })),
  // Counting.
  {
    title: COUNTING,
    when: [
      '(?:line|row|queue|boat|katar|pankti|कतार|पंक्ति)',
      '{th}[^⟦]*{th}|{}',
      '(?:front|aage|left|top|शुरू|आगे|right|बाएँ|bayein|remaining)',
      '(?:behind|back|peeche|end|last|पीछे|bottom|right|ago)',
      '(?:total|ask)',
    ],
    not: 'interchang\\w*|between|reversed',
    reads: 'boat remaining ago total men ask last number each first',
    takes: 'th th',
    tell: (a = 0, b = 0) => told('n = a + b - 1', `${a} + ${b} - 1 = ${a + b - 1}`),
  },
  {
    title: COUNTING,
    when: ['(?:number|integers?|ask)', '{} (?:to|and|,)? ?{}|from {}|between', 'divided', '{} (?:and|or) {}'],
    not: 'neither|not|both|remainder|but|smallest|largest|exactly',
    reads: 'number divided ask and total',
    takes: 'n n n n',
    tell: (from = 0, to = 0, a = 0, b = 0) => {
      if (from !== 1 || to > 1e6) return null;
      const both = (a * b) / gcd(a, b);
      const [x, y, z] = [Math.floor(to / a), Math.floor(to / b), Math.floor(to / both)];
      return told(String.raw`n(A \cup B) = n(A) + n(B) - n(A \cap B)`, `${x} + ${y} - ${z} = ${x + y - z}`);
    },
  },
  {
    title: ['Growth', 'वृद्धि'],
    when: [
      '(?:twice|doubles?)',
      '(?:each|every)',
      '(?:{min}|{h}|{day}|{s})',
      '(?:bacteria|colony|cells?|population|count|jeevanu|जीवाणु)',
    ],
    not: 'percent|half',
    reads: 'twice each later ask number start yearly total',
    takes: 'n min min',
    tell: (a = 0, one = 0, two = 0) => {
      const [step, all] = [Math.min(one, two), Math.max(one, two)];
      return told(
        String.raw`N = N_0\,2^{t/T}`,
        String.raw`${a} \times 2^{${short(all / step)}} = ${short(a * 2 ** (all / step))}`,
      );
    },
  },
  {
    title: ['Notes and coins', 'नोट और सिक्के'],
    when: [
      '(?:notes?|नोट|coin)',
      '{rupee}[^⟦]*{rupee}',
      '{} (?:note|notes|नोट|coin)|total ?[^⟦]*{}',
      '(?:total|amount|worth|रकम|principal)',
    ],
    not: 'ratio|percent| : |same',
    reads: 'coin total amount principal number ask each and same value',
    takes: 'rupee rupee n rupee',
    tell: (x = 0, y = 0, n = 0, all = 0) => {
      const count = (all - y * n) / (x - y);
      return Number.isInteger(count) && count >= 0 && count <= n
        ? told(
            `${x}a + ${y}b = ${all},\\ a + b = ${n}`,
            String.raw`${count}\ \text{of Rs ${x}},\ ${n - count}\ \text{of Rs ${y}}`,
          )
        : null;
    },
  },
  // Mixing solutions of two strengths.
  ...(
    ['L percent L percent', 'mL percent mL percent', 'kg percent kg percent', 'g percent g percent'] as const
  ).map((takes): Tale => ({
    title: ['Mixtures', 'मिश्रण'],
    when: ['mix', '(?:strength|percent|concentration|new|ask)'],
    not: 'ratio|add |evaporat\\w*|profit|take-out|pure',
    reads: 'mix milk water ask percent new total now amount solution',
    takes,
    tell: (v = 0, p = 0, w = 0, q = 0) =>
      told(
        String.raw`\frac{v_1p_1 + v_2p_2}{v_1 + v_2}`,
        String.raw`\frac{${short(v * p + w * q)}}{${short(v + w)}} = ${short((v * p + w * q) / (v + w))}\%`,
      ),
  })),
  // Figures and solids.
  {
    title: MENSURATION,
    when: ['(?:frustum|bucket|बाल्टी|balti|छिन्नक)', 'radius', '{cm}', 'height'],
    not: 'surface|cost|metal|slant',
    reads: 'radius height volume ask water mix capacity',
    takes: 'cm cm cm',
    tell: (a = 0, b = 0, c = 0) => {
      // The height is named last.
      const factor = (c * (a * a + b * b + a * b)) / 3;
      return told(String.raw`V = \frac{\pi h}{3}(R^2 + r^2 + Rr)`, withPi(factor, 'cm^3'));
    },
  },
  {
    title: MENSURATION,
    when: [
      '(?:hollow|pipe|tube|नली)',
      '(?:outer|external|bahari|बाहरी)[^⟦]*(?:dia\\w*)',
      '(?:inner|internal|andar|भीतरी|inside)',
      '(?:volume|metal)',
    ],
    not: 'weight|mass|{g}|speed',
    reads: 'pipe long height diameter volume inside outside ask',
    takes: 'cm cm cm',
    tell: (l = 0, outer = 0, inner = 0) =>
      told(String.raw`V = \frac{\pi}{4}(D^2 - d^2)\,l`, withPi(((outer ** 2 - inner ** 2) * l) / 4, 'cm^3')),
  },
  {
    title: MENSURATION,
    when: [
      '(?:cylinder|dug)',
      'diameter ?[^⟦]*{m}[^⟦]*{m}[^⟦]*{m}[^⟦]*{m}',
      '(?:spread|फैला\\w*|phaila\\w*)',
      '(?:rise|height|level|thick\\w*|ask)',
    ],
    not: 'around|embankment|ring',
    reads: 'cylinder diameter height rectangle spread ask rise how-high long breadth work field',
    tell: (d = 0, h = 0, l = 0, b = 0) =>
      told(
        String.raw`\pi r^2 h = l b x`,
        String.raw`x = ${short((PI * (d / 2) ** 2 * h) / (l * b))}\ \mathrm{m}`,
      ),
  },
  {
    title: MENSURATION,
    when: [
      '(?:cow|goat|horse|gaay|bakri|गाय|बकरी|घोड़ा)',
      '(?:corner|kone|कोने)',
      '{m}',
      '(?:rope|tied|tether\\w*|rassi|रस्सी)',
    ],
    not: 'triangle|left ungrazed|not graze|centre|middle',
    reads: 'square rectangle area ask field side long',
    takes: 'm m',
    tell: (rope = 0, side = 0) =>
      rope <= side ? told(String.raw`\frac{1}{4}\pi r^2`, withPi((rope * rope) / 4, 'm^2')) : null,
  },
  {
    title: MENSURATION,
    when: ['(?:sector|arc|चाप|त्रिज्यखंड)', '{deg}', '(?:radius)', '(?:long|arc length|arc)'],
    not: 'area|perimeter',
    reads: 'long radius ask circle angle',
    takes: 'deg cm',
    tell: (angle = 0, r = 0) =>
      told(String.raw`l = \frac{\theta}{360^\circ} \times 2\pi r`, withPi((angle / 360) * 2 * r, 'cm')),
  },
  {
    title: MENSURATION,
    when: ['(?:sector|त्रिज्यखंड)', '{deg}', '(?:radius)', 'area'],
    not: 'segment|perimeter',
    reads: 'area radius ask circle angle',
    takes: 'deg cm',
    tell: (angle = 0, r = 0) =>
      told(String.raw`A = \frac{\theta}{360^\circ} \times \pi r^2`, withPi((angle / 360) * r * r, 'cm^2')),
  },
  ...(['m deg', 'm n'] as const).map((takes): Tale => ({
    title: ['Heights and distances', 'ऊँचाई और दूरी'],
    when: ['depression', '{m}', '(?:how-far|distance)'],
    not: '{deg}[^⟦]*{deg}|speed|ship ~?ship',
    reads: 'height how-far distance ask boat from above cliff tower tree pole cylinder side',
    takes,
    tell: (h = 0, angle = 0) => {
      const value = h / Math.tan((angle * Math.PI) / 180);
      return told(
        String.raw`d = \frac{h}{\tan\theta}`,
        angle === 30
          ? String.raw`d = ${short(h)}\sqrt{3} = ${short(value)}\ \mathrm{m}`
          : String.raw`d = ${short(value)}\ \mathrm{m}`,
      );
    },
  })),

  // Trains and tracks.
  ...([1, -1] as const).map((sign): Tale => ({
    title: TRAINS,
    when: [
      'train',
      '{km/h}[^⟦]*{km/h}',
      sign === 1 ? 'opposite' : '(?:along|cross)',
      '(?:men|person|walk\\w*|runn\\w*|aadmi)',
      '{s}',
      'long',
    ],
    not: `train ~?train|platform|${sign === -1 ? 'opposite' : 'along'}`,
    reads: 'train men cross along opposite long ask speed from same',
    takes: 'km/h km/h s',
    tell: (v = 0, w = 0, t = 0) =>
      told(
        String.raw`l = (v_1 ${sign === 1 ? '+' : '-'} v_2)\,t`,
        String.raw`l = ${short(((Math.abs(v + sign * w) * 5) / 18) * t)}\ \mathrm{m}`,
      ),
  })),
  ...([1, -1] as const).map((sign): Tale => ({
    title: ['Circular track', 'वृत्ताकार पथ'],
    when: ['(?:circular|track|circle|गोल)', '{m/s}[^⟦]*{m/s}', sign === 1 ? 'opposite' : 'along', 'meet'],
    not: `starting point|start point|laps?|${sign === 1 ? 'along' : 'opposite'}`,
    reads:
      'circle opposite along meet how-long ask first start same from time speed race both men distance long now each',
    takes: 'm m/s m/s',
    tell: (d = 0, v = 0, w = 0) =>
      v === w && sign === -1
        ? null
        : told(
            String.raw`t = \frac{L}{v_1 ${sign === 1 ? '+' : '-'} v_2}`,
            String.raw`t = ${short(d / Math.abs(v + sign * w))}\ \mathrm{s}`,
          ),
  })),
  // Physics.
  {
    title: ['Lenses in contact', 'संपर्क में लेंस'],
    when: [
      '(?:lens|lenses|लेंस)',
      '{cm}[^⟦]*{cm}',
      '(?:combin\\w*|contact|together|both|chipka\\w*|saath|equivalent)',
      '(?:focal|focus|फोकस|ask)',
    ],
    not: 'concave|diverging|अवतल|image|object|power|apart|separat\\w*',
    reads: 'both ask distance total same f long',
    takes: 'cm cm',
    tell: (a = 0, b = 0) =>
      told(
        String.raw`\frac{1}{f} = \frac{1}{f_1} + \frac{1}{f_2}`,
        String.raw`f = \frac{${a} \times ${b}}{${a + b}} = ${short((a * b) / (a + b))}\ \mathrm{cm}`,
      ),
  },
  {
    title: PHYSICS,
    when: ['(?:torque|moment of force|बल आघूर्ण|aaghurn)', '{N}', '(?:{m}|{cm})'],
    not: 'angle|inertia|dipole|{deg}',
    reads: 'distance ask force both along from far long',
    takes: 'N m',
    tell: (f = 0, r = 0) =>
      told(
        String.raw`\tau = Fr`,
        String.raw`\tau = ${f} \times ${short(r)} = ${short(f * r)}\ \mathrm{N\,m}`,
      ),
  },
  ...(
    [
      [
        '(?:terminal|across)',
        (e: number, r: number, R: number) => String.raw`V = ${short((e * R) / (r + R))}\ \mathrm{V}`,
      ],
      ['current', (e: number, r: number, R: number) => String.raw`I = ${short(e / (r + R))}\ \mathrm{A}`],
    ] as const
  ).map(([asked, value]): Tale => ({
    title: ['Internal resistance', 'आंतरिक प्रतिरोध'],
    when: [
      '{V}',
      '(?:emf|internal|inside|andar|आंतरिक)[^⟦]*{ohm}|{ohm}[^⟦]*internal',
      '(?:outside|external|bahar|connected|across|resistor|बाहरी)',
      asked,
    ],
    not: 'parallel|series|two cells|heat|power',
    reads: 'inside outside ask stream now along open',
    takes: 'V ohm ohm',
    tell: (e = 0, r = 0, R = 0) =>
      told(String.raw`I = \frac{E}{R + r}`, value(e, Math.min(r, R), Math.max(r, R))),
  })),
  {
    title: ['Ideal gas', 'आदर्श गैस'],
    when: ['(?:gas|गैस)', '{mol}', '{K}', '{L}', '(?:pressure|dab|दाब)'],
    reads: 'ask volume',
    takes: 'mol K L n',
    tell: (n = 0, t = 0, v = 0, r = 0) => (Math.abs(r - 0.082) < 0.001 ? gasPressure(n, t, v, r) : null),
  },
  {
    title: ['Ideal gas', 'आदर्श गैस'],
    when: ['(?:gas|गैस)', '{mol}', '{K}', '{L}', '(?:pressure|dab|दाब)'],
    reads: 'ask volume',
    takes: 'mol K L',
    tell: (n = 0, t = 0, v = 0) => gasPressure(n, t, v, 0.0821),
  },
  {
    title: ['pH', 'pH'],
    when: ['(?:ph|p)', '(?:ka)', '{M}', '(?:acid|milk|weak)'],
    not: 'buffer|salt|degree|naoh',
    reads: 'milk ask mix when',
    takes: 'M n',
    tell: (c = 0, k = 0) =>
      k < 0.01
        ? told(
            String.raw`[\mathrm{H^+}] = \sqrt{K_a c}`,
            String.raw`\mathrm{pH} = ${short(Number((-0.5 * Math.log10(k * c)).toPrecision(3)))}`,
          )
        : null,
  },
  // Computing.
  {
    title: COMPUTING,
    when: ['binary (?:tree|pole)', '(?:height|level)', '(?:max\\w*|largest)', '(?:nodes?|node)'],
    not: 'leaf|leave|smallest|level 1|internal|avl',
    reads: 'tree pole height largest ask number remaining',
    takes: 'n',
    tell: (h = 0) => told('2^{h+1} - 1', `2^{${h + 1}} - 1 = ${2 ** (h + 1) - 1}`),
  },
  {
    title: COMPUTING,
    when: [
      'binary (?:tree|pole)',
      '(?:height|level)',
      'root (?:level|height|at level)? ?{}|level {}',
      '(?:max\\w*|largest)',
      '(?:nodes?|node)',
    ],
    not: 'leaf|leave|smallest|internal|avl',
    reads: 'tree pole height largest ask number remaining',
    takes: 'n n',
    tell: (h = 0, root = 0) =>
      root === 0 ? told('2^{h+1} - 1', `2^{${h + 1}} - 1 = ${2 ** (h + 1) - 1}`) : null,
  },
  {
    title: COMPUTING,
    when: ['{} x {}', '(?:pixels?|image|photo|resolution)', '{bit}', '(?:size|mb|memory|storage)'],
    not: 'ratio|fps|video|second|compression ratio',
    reads: 'ask each breadth',
    takes: 'n n bit',
    tell: (w = 0, h = 0, b = 0) => {
      const bytes = (w * h * b) / 8;
      return told(
        String.raw`\frac{w \times h \times \text{bits}}{8}`,
        String.raw`${bytes}\ \text{bytes} = ${short(bytes / 2 ** 20)}\ \mathrm{MiB}`,
      );
    },
  },
  {
    title: MENSURATION,
    when: ['(?:rain\\w*|barish|varsha|वर्षा|बारिश)', '(?:hectares?|ha)', '(?:volume|water)', '{cm}'],
    reads: 'fall water volume above ask field cubic rectangle',
    takes: 'cm n',
    tell: (depth = 0, area = 0) =>
      told(
        'V = A h',
        String.raw`V = ${short(area * 10_000)} \times ${short(depth / 100)} = ${short(area * 100 * depth)}\ \mathrm{m^3}`,
      ),
  },
];

const gasPressure = (n: number, t: number, v: number, r: number) =>
  told(
    'PV = nRT',
    String.raw`P = \frac{${n} \times ${r} \times ${t}}{${v}} = ${short(Number(((n * r * t) / v).toPrecision(4)))}\ \mathrm{atm}`,
  );
