import { valueTex } from '../plain/answer.ts';
import type { InBoth } from '../worked.ts';
import type { Frame, Role } from './frame.ts';
import { law } from './solve.ts';
import type { Tale } from './tale.ts';

const short = (value: number): string => valueTex(Number(value.toPrecision(6)));
const role = (sign: string, unit: string, asks: RegExp, more: Partial<Role> = {}): Role => ({
  sign,
  units: [unit],
  asks,
  shows: unit.replace('ohm', String.raw`\Omega`),
  ...more,
});

const MASS = role('m', 'kg', /mass|weight/);
const FORCE = role('F', 'N', /force|(?<!\S)bal(?!\S)|बल/);
const STRANGE =
  'angle|friction|coefficient|inclined|incline|pulley|spring|collision|collides?|collide|relative|projectile|average|ratio|twice|thrice|half|percent|elastic\\w*|moon|lift|satellite|orbit|charge|electron|proton|rope|string|circular|tension|efficiency|second-ball|latent|specific|heat|temperature|resistance|voltage|buoyan\\w*|recoil\\w*|bullets?|gun|rifle|conservation|explod\\w*|man|men|impulse|horizontal\\w*|both|meet|platform|bridge|pole|cross|opposite|along|reaction|thinking|lens|mirror|sound|wave|frequency|wavelength|light';
const strange = (without = ''): RegExp =>
  new RegExp(
    String.raw`(?<!\S)(?:${STRANGE.split('|')
      .filter((word) => !without.split('|').includes(word))
      .join('|')})(?!\S)|⟦\d+:(?:deg|percent|rupee|th|kg\/m\^3|V|ohm|A|C|M|mol)⟧`,
  );

/** A body with constant acceleration, and the force, momentum and energy that go with it. */
export const BODY: Frame = {
  title: ['Equations of motion', 'गति के समीकरण'],
  topic: /⟦\d+:(?:m\/s|km\/h|m\/s\^2|N|J)⟧|(?<!\S)(?:acceleration|tvaran|त्वरण|retardation)(?!\S)/,
  not: strange(),
  also: 'speed|time|distance|height|train|rise|fall|now|then|if|sphere|above|later|long|number|water|amount|work|open|race|die|coin|head|leave|each|same|area|from|rate|total|remaining|more|less|still|mark|take-out|rectangle|tree|cylinder|square|father|volume',
  constants: { g: 9.8 },
  roles: {
    a: role('a', 'm/s^2', /acceleration|tvaran|त्वरण/),
    r: role('a_-', 'm/s^2', /retardation|deceleration|mandan|मंदन/, {
      cues: 'retardation|deceleration|mandan|मंदन',
    }),
    F: FORCE,
    p: role('p', 'kg m/s', /momentum|samveg|संवेग/),
    K: role('K', 'J', /kinetic|gatij|गतिज/, { cues: 'kinetic|energy|joules?|work|gatij' }),
    W: role('W', 'J', /(?<!\S)(?:work|energy)(?!\S)/, { cues: 'work|done' }),
    t: role('t', 's', /how-long|time|ask (?:seconds?|sec)/),
    s: role('s', 'm', /how-far|distance|how-high|height|far|before stop\w*/, {
      cues: 'distance|height|covers?|after|long|within|over|metres|travels?|depth|above',
    }),
    v: role('v', 'm/s', /final|speed|how-fast|velocity/, {
      cues: 'final|reach\\w*|becomes|amount|strikes|hits|ground|acquires|to|attain\\w*|speed',
    }),
    u: role('u', 'm/s', /initial|(?:what|ask) speed/, {
      cues: 'initial|speed|thrown|moving|travelling|running|going|projected|chal|kicked|fired',
      before: 'v',
    }),
    m: MASS,
  },
  laws: [
    law('v = u + at', 'v u a t', (v = 0, u = 0, a = 0, t = 0) => v - u - a * t),
    law(
      String.raw`s = ut + \frac{1}{2}at^2`,
      's u a t',
      (s = 0, u = 0, a = 0, t = 0) => s - u * t - 0.5 * a * t * t,
    ),
    law('v^2 = u^2 + 2as', 'v u a s', (v = 0, u = 0, a = 0, s = 0) => v * v - u * u - 2 * a * s),
    law(String.raw`s = \frac{u + v}{2}\,t`, 's u v t', (s = 0, u = 0, v = 0, t = 0) => s - ((u + v) / 2) * t),
    law('F = ma', 'F m a', (F = 0, m = 0, a = 0) => F - m * Math.abs(a)),
    law('a_- = -a', 'r a', (r = 0, a = 0) => r + a),
  ],
  implied: [
    [
      /(?<!\S)(?:(?:starts?|started|starting|begins?|initially|is|was|body|car) remaining|stationary|viram|विराम|विरामावस्था)(?!\S)|⟧ remaining(?= [.,]|$)/,
      { u: 0 },
    ],
    [
      /(?<!\S)(?:stops?|stopped|stopping|ruk\w*|रुक\w*|brakes?|(?:comes?|coming|came|brought|bring\w*) (?:to )?remaining|halt|halts)(?!\S)/,
      { v: 0 },
    ],
  ],
};

const small = (
  title: InBoth,
  topic: RegExp,
  not: RegExp,
  roles: Frame['roles'],
  laws: Frame['laws'],
  also = '',
  constants?: Frame['constants'],
): Frame => ({
  ...{ title, topic, not, roles, laws },
  also: `speed|time|distance|height|now|then|if|number|each|same|water|long|above|later|amount|total|work|rate|open|train|men|area|mark|average|${also}`,
  ...(constants === undefined ? {} : { constants }),
});

const ENERGY_STRANGE = strange('man|men|horizontal\\w*|moon');
const FREE: InBoth = ['Free fall', 'मुक्त पतन'];
const ELECTRICITY: InBoth = ['Electricity', 'विद्युत'];

export const PHYSICS_FRAMES: readonly Frame[] = [
  small(
    FREE,
    /(?<!\S)(?:fall|dropped|gira\w*|गिर\w*|free|chhoda|chhodi|chhod|chod|chodi|choda|छोड़ा|छोड़ी|leave|release\w*)(?!\S)/,
    new RegExp(
      `${strange().source}|⟦\\d+:(?:m/s\\^2|kg|N|J)⟧[^]*⟦\\d+:(?:N|J)⟧|thrown|upward|percent|cost|rebound\\w*|bounc\\w*|last second`,
    ),
    {
      t: role('t', 's', /how-long|time|ask seconds?/),
      v: role('v', 'm/s', /speed|how-fast|velocity|takra/),
      h: role('h', 'm', /height|how-far|how-high|distance|deep/),
    },
    [
      law(String.raw`h = \frac{1}{2}gt^2`, 'h g t', (h = 0, g = 0, t = 0) => h - 0.5 * g * t * t),
      law(String.raw`v^2 = 2gh`, 'v g h', (v = 0, g = 0, h = 0) => v * v - 2 * g * h),
      law('v = gt', 'v g t', (v = 0, g = 0, t = 0) => v - g * t),
    ],
    'fall|rise|tree|cylinder|leave',
    { g: 9.8 },
  ),
  small(
    ['Vertical throw', 'ऊर्ध्वाधर प्रक्षेप'],
    /(?<!\S)(?:thrown|throw\w*|projected|upar|above|upwards?|vertically|फेंक\w*|phenk\w*|fenk\w*)(?!\S)/,
    new RegExp(
      `${strange().source}|⟦\\d+:(?:kg|km/h|m/s\\^2)⟧|from (?:top|tower)|downward\\w*|tower|building|cliff|roof`,
    ),
    {
      T: role(
        'T',
        's',
        /(?:how-long|time)[^.]*(?:back|return\w*|ground|air|flight|wapas|vapas|ago|total|neeche)|(?:back|return\w*|wapas|ago|total)[^.]*(?:how-long|time)/,
      ),
      t: role('t', 's', /how-long|time/),
      u: role('u', 'm/s', /speed|how-fast|velocity/),
      H: role('H', 'm', /height|how-high|how-far|distance|largest/),
    },
    [
      law(String.raw`H = \frac{u^2}{2g}`, 'H u g', (H = 0, u = 0, g = 0) => H - (u * u) / (2 * g)),
      law(String.raw`t = \frac{u}{g}`, 't u g', (t = 0, u = 0, g = 0) => t - u / g),
      law(String.raw`T = \frac{2u}{g}`, 'T u g', (t = 0, u = 0, g = 0) => t - (2 * u) / g),
    ],
    'rise|ago|largest|sphere|fall',
    { g: 9.8 },
  ),
  small(
    ['Energy and work', 'ऊर्जा और कार्य'],
    /(?<!\S)(?:energy|kinetic|potential|work|momentum|power|urja|ऊर्जा|samveg|संवेग|गतिज|स्थितिज|gatij|sthitij|ke|pe|शक्ति)(?!\S)/,
    new RegExp(
      `${ENERGY_STRANGE.source}|(?<!\\S)(?:current|capacitor|function|photon|bulb|heater|wall|pipe|bill|units?|kwh|lens|efficiency|days?|stops?|acceleration|rest)(?!\\S)|⟦\\d+:(?:day|year|m/s\\^2)⟧|⟦\\d+:⟧`,
    ),
    {
      p: role('p', 'kg m/s', /momentum|samveg|संवेग/),
      K: role('K', 'J', /kinetic|gatij|गतिज|(?<!\S)ke(?!\S)/, { cues: 'kinetic|energy|ke|gatij|गतिज' }),
      U: role('U', 'J', /potential|sthitij|स्थितिज|(?<!\S)pe(?!\S)/, { cues: 'potential|pe|sthitij' }),
      P: role('P', 'W', /power|शक्ति|shakti/),
      W: role('W', 'J', /(?<!\S)work(?!\S)|energy|urja/, { cues: 'work|done|energy' }),
      F: FORCE,
      v: role('v', 'm/s', /speed|velocity|how-fast/),
      h: role('h', 'm', /height|how-high/, { cues: 'height|above|lift\\w*|raise\\w*|rise|uthana' }),
      s: role('s', 'm', /distance|how-far/, {
        cues: 'distance|through|moves?|over|displac\\w*|push\\w*|pull\\w*',
      }),
      t: role('t', 's', /how-long|time/),
      m: MASS,
    },
    [
      law('p = mv', 'p m v', (p = 0, m = 0, v = 0) => p - m * v),
      law(String.raw`K = \frac{1}{2}mv^2`, 'K m v', (K = 0, m = 0, v = 0) => K - 0.5 * m * v * v),
      law('U = mgh', 'U m g h', (U = 0, m = 0, g = 0, h = 0) => U - m * g * h),
      law('W = Fs', 'W F s', (W = 0, F = 0, s = 0) => W - F * s),
      law(String.raw`P = \frac{W}{t}`, 'P W t', (P = 0, W = 0, t = 0) => P - W / t),
      law(
        String.raw`P = \frac{mgh}{t}`,
        'P m g h t',
        (P = 0, m = 0, g = 0, h = 0, t = 0) => P - (m * g * h) / t,
      ),
    ],
    'rise|fall|father|sphere|walls|women|son|brother',
    { g: 9.8 },
  ),
  small(
    ELECTRICITY,
    /(?<!\S)(?:current|resistance|resistor|voltage|potential|battery|bulb|heater|power|charge|ohm|wire|iron|dhara|धारा|प्रतिरोध|pratirodh|विभवांतर|lamp|appliance|device|motor|kettle|geyser|cell|line|mains|supply|filament)(?!\S)/,
    /(?<!\S)(?:parallel|series|capacit\w*|twice|thrice|half|internal|emf|rated|length|area|resistivity|bill|cost|units?|kwh|days?|each|two|both|percent|photon|frequency|transformer|coil|turns|field|magnetic|shunt|galvanometer|drift|diode|instead|stretched|doubled|number|electrons?|divided|temperature|water)(?!\S)|⟦\d+:(?:rupee|percent|m|kg|day|cm|km|K|th|m\/s|g|L|)⟧/,
    {
      R: role('R', 'ohm', /resist\w*|pratirodh|प्रतिरोध/),
      I: role('I', 'A', /current|dhara|धारा|(?:ask|how) amp\w*|stream/),
      V: role('V', 'V', /voltage|potential|विभवांतर|(?<!\S)pd(?!\S)|volts?/),
      P: role('P', 'W', /power|शक्ति|watt\w*|shakti|wattage/),
      q: role('q', 'C', /charge|आवेश/),
      H: role('H', 'J', /heat|energy|ऊष्मा|ऊर्जा/),
      t: role('t', 's', /how-long|time/),
    },
    [
      law('V = IR', 'V I R', (V = 0, I = 0, R = 0) => V - I * R),
      law('P = VI', 'P V I', (P = 0, V = 0, I = 0) => P - V * I),
      law(String.raw`P = \frac{V^2}{R}`, 'P V R', (P = 0, V = 0, R = 0) => P - (V * V) / R),
      law('P = I^2R', 'P I R', (P = 0, I = 0, R = 0) => P - I * I * R),
      law('q = It', 'q I t', (q = 0, I = 0, t = 0) => q - I * t),
      law('H = Pt', 'H P t', (H = 0, P = 0, t = 0) => H - P * t),
    ],
    'stream|wire|iron|tank|fill|open|cross|remaining',
  ),
  small(
    ['Waves', 'तरंगें'],
    /(?<!\S)(?:wave|waves|sound|frequency|wavelength|तरंग|आवृत्ति|dhwani|ध्वनि|tarang)(?!\S)/,
    /(?<!\S)(?:echo|beats|doppler|string|pipe|organ|photon|energy|light|laser|electron|moving|source|observer|radio|em|electromagnetic|x-ray|twice|period|angular)(?!\S)|⟦\d+:(?:J|kg|C|K|)⟧/,
    {
      f: role('f', 'Hz', /frequency|आवृत्ति|aavritti/),
      l: role(String.raw`\lambda`, 'm', /wavelength|तरंगदैर्घ्य|wave long/, { shows: 'm' }),
      v: role('v', 'm/s', /speed|velocity|how-fast/),
    },
    [law(String.raw`v = f\lambda`, 'v f l', (v = 0, f = 0, l = 0) => v - f * l)],
    'wave',
  ),
];

const MECHANICS: InBoth = ['Projectile motion', 'प्रक्षेप्य गति'];
const degrees = (angle: number): number => (angle * Math.PI) / 180;

/** With g = 10 if the question says so. */
export const physicsTales = (g: number): readonly Tale[] => [
  {
    title: MECHANICS,
    when: ['{m/s}', '{deg}', '(?:how-far|range|lands?|horizontal\\w*|distance)'],
    not: 'height|how-high|tower|time|how-long|kg|friction|incline\\w*',
    reads: 'speed distance sphere ask ground how-far number each',
    takes: 'm/s deg',
    tell: (u = 0, angle = 0) => ({
      law: String.raw`R = \frac{u^2\sin 2\theta}{g}`,
      steps: [String.raw`g = ${g}\ \mathrm{m/s^2}`],
      result: String.raw`R = ${short((u * u * Math.sin(degrees(2 * angle))) / g)}\ \mathrm{m}`,
    }),
  },
  {
    title: MECHANICS,
    when: ['{m/s}', '{deg}', '(?:height|how-high|largest height)'],
    not: 'how-far|range|tower|how-long|kg|friction|incline\\w*|distance',
    reads: 'speed sphere ask height largest how-high',
    takes: 'm/s deg',
    tell: (u = 0, angle = 0) => ({
      law: String.raw`H = \frac{u^2\sin^2\theta}{2g}`,
      steps: [String.raw`g = ${g}\ \mathrm{m/s^2}`],
      result: String.raw`H = ${short((u * Math.sin(degrees(angle))) ** 2 / (2 * g))}\ \mathrm{m}`,
    }),
  },
  {
    title: MECHANICS,
    when: ['{m/s}', '{deg}', '(?:time|how-long)'],
    not: 'how-far|range|tower|height|how-high|kg|friction|incline\\w*|distance',
    reads: 'speed sphere ask time how-long total',
    takes: 'm/s deg',
    tell: (u = 0, angle = 0) => ({
      law: String.raw`T = \frac{2u\sin\theta}{g}`,
      steps: [String.raw`g = ${g}\ \mathrm{m/s^2}`],
      result: String.raw`T = ${short((2 * u * Math.sin(degrees(angle))) / g)}\ \mathrm{s}`,
    }),
  },
  {
    title: ELECTRICITY,
    when: ['(?:{W}|{kW})', '{h}', '{day}', '{rupee}'],
    not: 'percent|{rupee}[^⟦]*{rupee}',
    reads:
      'cost ask each total rate if yearly number water use open time principal expense consumption pay amount',
    takes: 'W h day rupee',
    tell: (p = 0, t = 0, n = 0, rate = 0) => bill(p, t, n, rate),
  },
  {
    title: ELECTRICITY,
    when: ['(?:{W}|{kW})', '{h}', '{day}', '(?:cost|bill|बिल|expense|rate)'],
    not: 'percent|rupee⟧',
    reads: 'cost ask each total rate if number water use open time principal expense consumption pay amount',
    takes: 'W h day n',
    tell: (p = 0, t = 0, n = 0, rate = 0) => (rate > 0 && rate < 30 ? bill(p, t, n, rate) : null),
  },
  {
    title: ELECTRICITY,
    when: ['(?:{W}|{kW})', '{h}', '{day}', '(?:units?|energy|kwh|ऊर्जा|यूनिट|yunit|consum\\w*|consumption)'],
    not: 'percent|rupee|cost|bill',
    reads: 'ask each total rate if use open time number consumption',
    takes: 'W h day',
    tell: (p = 0, t = 0, n = 0) => ({
      law: 'E = Pt',
      result: String.raw`E = ${short(p / 1000)} \times ${t} \times ${n} = ${short((p * t * n) / 1000)}\ \mathrm{kWh}`,
    }),
  },
  {
    title: ['Matter waves', 'द्रव्य तरंगें'],
    when: ['electron', '{V}', '(?:broglie|wavelength)'],
    reads: 'speed ask',
    takes: 'V',
    tell: (v = 0) => ({
      law: String.raw`\lambda = \frac{12.27}{\sqrt{V}}\ \text{Å}`,
      result: String.raw`\lambda = ${valueTex(Number((12.27 / Math.sqrt(v)).toPrecision(4)))}\ \text{Å} = ${valueTex(Number((1.227 / Math.sqrt(v)).toPrecision(4)))}\ \mathrm{nm}`,
    }),
  },
];

function bill(p: number, t: number, n: number, rate: number) {
  const units = (p * t * n) / 1000;
  return {
    law: 'E = Pt',
    steps: [String.raw`E = ${short(p / 1000)} \times ${t} \times ${n} = ${short(units)}\ \mathrm{kWh}`],
    result: String.raw`${short(units)} \times ${rate} = \text{Rs }${short(units * rate)}`,
  };
}
