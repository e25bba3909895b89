import type { InBoth } from '../worked.ts';
import { numbersIn } from './plain-question.ts';
import { type PlainFamily, valueTex, worked } from './answer.ts';

const short = (value: number): string => valueTex(Number(value.toPrecision(5)));
const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
/** The first number that stands before one of these units, in the unit of the map. */
function quantity(question: string, units: Readonly<Record<string, number>>): number | null {
  const names = Object.keys(units)
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[/^.]/g, '\\$&'))
    .join('|');
  const match = new RegExp(`${NUMBER}\\s*(${names})(?![\\p{L}/^])`, 'u').exec(question);
  return match === null ? null : Number(match[1]) * (units[match[2] ?? ''] ?? Number.NaN);
}

const LENGTHS = {
  m: 1,
  metre: 1,
  metres: 1,
  meter: 1,
  meters: 1,
  cm: 0.01,
  mm: 0.001,
  km: 1000,
  nm: 1e-9,
  å: 1e-10,
  angstrom: 1e-10,
} as const;
const WORD_NUMBERS = String.raw`-?\d+(?:\.\d+)?`;
const WAVES: InBoth = ['Waves and oscillations', 'तरंग और दोलन'];
const OPTICS: InBoth = ['Mirrors and lenses', 'दर्पण और लेंस'];

/** AS72: mirrors and lenses, with signs by the Cartesian convention. */
export const optics: PlainFamily = (question) => {
  if (!/lens|mirror|darpan|दर्पण|लेंस/.test(question)) return null;
  return lensPower(question) ?? image(question);
};

function lensPower(question: string) {
  const numbers = numbersIn(question);
  if (
    numbers.length !== 1 ||
    !/power|shakti|शक्ति|क्षमता|dioptr|\bd\b/.test(question) ||
    /mirror|image|object/.test(question)
  )
    return null;
  const dioptres = new RegExp(
    `([+-]?\\s*\\d+(?:\\.\\d+)?)\\s*(?:d|dioptres?|diopters?)(?![\\p{L}])`,
    'u',
  ).exec(question);
  const law = String.raw`P = \frac{1}{f(\mathrm{m})}`;
  if (dioptres !== null) {
    const power = Number((dioptres[1] ?? '').replaceAll(' ', ''));
    return power === 0
      ? null
      : worked(OPTICS, {
          law,
          result: String.raw`f = \frac{1}{${power}}\ \mathrm{m} = ${short(1 / power)}\ \mathrm{m} = ${short(100 / power)}\ \mathrm{cm}`,
        });
  }
  const focal = quantity(question, LENGTHS);
  if (focal === null || focal === 0) return null;
  const sign = /concave|diverging|avtal|अवतल|-\s*\d/.test(question) ? -1 : 1;
  return worked(OPTICS, { law, result: String.raw`P = ${short(sign / focal)}\ \mathrm{D}` });
}

function image(question: string) {
  // The focal length is asked for, not given.
  if (/(?:focal (?:length|distance)|फोकस दूरी)[^\d]*$/.test(question)) return null;
  const isMirror = /mirror|darpan|दर्पण/.test(question);
  const isConcave = /concave|avtal|अवतल|diverging/.test(question);
  const isConvex = /convex|uttal|उत्तल|converging/.test(question);
  if (isConcave === isConvex) return null;
  const focal = new RegExp(
    `(?:focal (?:length|distance)|\\bf\\b|fokas doori|फोकस दूरी)\\D{0,30}?${NUMBER}|${NUMBER}\\s*cm\\s*(?:focal|of focal)`,
  ).exec(question);
  const radius = new RegExp(`(?:radius(?: of curvature)?)\\D{0,12}?${NUMBER}`).exec(question);
  const numbers = numbersIn(question);
  const f = focal === null ? (radius === null ? null : Number(radius[1]) / 2) : Number(focal[1] ?? focal[2]);
  const used = focal === null ? Number(radius?.[1]) : f;
  const [object, ...more] = numbers
    .filter((each) => each !== used)
    .concat(numbers.filter((each) => each === used).slice(1));
  if (f === null || object === undefined || more.length > 0 || !/cm|\bm\b/.test(question)) return null;
  if (
    !/image|form|screen|\bv\b|pratibimb|प्रतिबिंब|magnif/.test(question) ||
    /two lens|height|size|tall|contact/.test(question)
  )
    return null;
  // Cartesian signs: the object is at -u.
  const u = -object;
  const signed = isMirror ? (isConcave ? -f : f) : isConvex ? f : -f;
  const inverse = isMirror ? 1 / signed - 1 / u : 1 / signed + 1 / u;
  if (Math.abs(inverse) < 1e-12)
    return worked(OPTICS, { law: isMirror ? MIRROR : LENS, result: String.raw`v = \infty` });
  const v = 1 / inverse;
  const m = isMirror ? -v / u : v / u;
  const isReal = isMirror ? v < 0 : v > 0;
  const where = isMirror
    ? isReal
      ? 'in front of the mirror'
      : 'behind the mirror'
    : isReal
      ? 'on the other side of the lens'
      : 'on the same side as the object';
  return worked(OPTICS, {
    law: isMirror ? MIRROR : LENS,
    steps: [String.raw`u = ${u}\ \mathrm{cm},\ f = ${signed}\ \mathrm{cm}`],
    result: String.raw`v = ${short(v)}\ \mathrm{cm}:\ ${short(Math.abs(v))}\ \mathrm{cm}\ \text{${where}, ${isReal ? 'real' : 'virtual'}},\ m = ${short(m)}`,
  });
}

const MIRROR = String.raw`\frac{1}{v} + \frac{1}{u} = \frac{1}{f}`;
const LENS = String.raw`\frac{1}{v} - \frac{1}{u} = \frac{1}{f}`;

interface Plug {
  /** Words of which all must be in the question. */
  readonly words: readonly RegExp[];
  readonly not?: RegExp;
  readonly count: number;
  readonly title: InBoth;
  readonly law: string;
  readonly value: (question: string, numbers: readonly number[]) => string | null;
}

const SECONDS = {
  s: 1,
  sec: 1,
  second: 1,
  seconds: 1,
  ms: 0.001,
  min: 60,
  minute: 60,
  minutes: 60,
  hour: 3600,
  hours: 3600,
  h: 3600,
} as const;
const MASSES = { kg: 1, g: 0.001, gm: 0.001, gram: 0.001, grams: 0.001, mg: 1e-6 } as const;
const HERTZ = { hz: 1, hertz: 1, khz: 1e3, mhz: 1e6 } as const;
const WATTS = { w: 1, watt: 1, watts: 1, kw: 1000, kilowatt: 1000 } as const;
const KELVINS = /(-?\d+(?:\.\d+)?)\s*(?:°|deg(?:ree)?s?)?\s*(k|c)\b/g;

const PLUGS: readonly Plug[] = [
  {
    words: [/period/, /frequency|hz/],
    not: /pendulum|spring/,
    count: 1,
    title: WAVES,
    law: String.raw`T = \frac{1}{f}`,
    value: (q) => {
      const f = quantity(q, HERTZ);
      return f === null ? null : String.raw`T = ${short(1 / f)}\ \mathrm{s}`;
    },
  },
  {
    words: [/frequency/, /period/],
    not: /pendulum|spring/,
    count: 1,
    title: WAVES,
    law: String.raw`f = \frac{1}{T}`,
    value: (q) => {
      const t = quantity(q, SECONDS);
      return t === null ? null : String.raw`f = ${short(1 / t)}\ \mathrm{Hz}`;
    },
  },
  {
    words: [/pendulum/, /period|time/],
    not: /second'?s pendulum|spring|lift|moon/,
    count: 1,
    title: WAVES,
    law: String.raw`T = 2\pi\sqrt{\frac{l}{g}},\ g = 9.8\ \mathrm{m/s^2}`,
    value: (q) => {
      const l = quantity(q, LENGTHS);
      return l === null ? null : String.raw`T = ${short(2 * Math.PI * Math.sqrt(l / 9.8))}\ \mathrm{s}`;
    },
  },
  {
    words: [/pendulum/, /length/, /period/],
    count: 1,
    title: WAVES,
    law: String.raw`l = \frac{gT^2}{4\pi^2},\ g = 9.8\ \mathrm{m/s^2}`,
    value: (q) => {
      const t = quantity(q, SECONDS);
      return t === null ? null : String.raw`l = ${short((9.8 * t * t) / (4 * Math.PI ** 2))}\ \mathrm{m}`;
    },
  },
  {
    words: [/carnot|heat engine|engine/, /efficiency/],
    count: 2,
    title: ['Carnot engine', 'कार्नो इंजन'],
    law: String.raw`\eta = 1 - \frac{T_2}{T_1}`,
    value: (q) => {
      const all = [...q.matchAll(KELVINS)].map((each) => Number(each[1]) + (each[2] === 'c' ? 273 : 0));
      const [one, two] = all;
      if (one === undefined || two === undefined || all.length !== 2) return null;
      const [hot, cold] = [Math.max(one, two), Math.min(one, two)];
      return String.raw`\eta = 1 - \frac{${cold}}{${hot}} = ${short((1 - cold / hot) * 100)}\%`;
    },
  },
  {
    words: [/capacit|\b[µμunp]f\b/, /series/],
    not: /parallel|charge|energy/,
    count: -1,
    title: ['Capacitors', 'संधारित्र'],
    law: String.raw`\frac{1}{C} = \frac{1}{C_1} + \frac{1}{C_2} + \ldots`,
    value: (_q, numbers) =>
      numbers.length < 2 || numbers.includes(0)
        ? null
        : String.raw`C = ${short(1 / numbers.reduce((sum, each) => sum + 1 / each, 0))}`,
  },
  {
    words: [/capacit|\b[µμunp]f\b/, /parallel/],
    not: /series|plate|charge|energy/,
    count: -1,
    title: ['Capacitors', 'संधारित्र'],
    law: String.raw`C = C_1 + C_2 + \ldots`,
    value: (_q, numbers) =>
      numbers.length < 2 ? null : String.raw`C = ${short(numbers.reduce((sum, each) => sum + each, 0))}`,
  },
  {
    words: [/heat|energy|ushma|ऊष्मा/, /water/, /°|degree|deg|°c|\bc\b|temperature/],
    not: /ice|steam|boil|melt|mix|latent|specific heat of|kettle|power|watt/,
    count: -1,
    title: ['Heat', 'ऊष्मा'],
    law: String.raw`Q = mc\,\Delta T,\ c = 4200\ \mathrm{J\,kg^{-1}\,K^{-1}}\ \text{(water)}`,
    value: (q) => heatOf(q),
  },
  {
    words: [/photon/, /energy/, /wavelength|nm|å/],
    not: /number|work function|electron/,
    count: 1,
    title: ['Photon', 'फोटॉन'],
    law: String.raw`E = \frac{hc}{\lambda}`,
    value: (q) => {
      const l = quantity(q, LENGTHS);
      return l === null
        ? null
        : String.raw`E = ${short((6.626e-34 * 3e8) / l)}\ \mathrm{J} = ${short(1240e-9 / l)}\ \mathrm{eV}`;
    },
  },
  {
    words: [/coulomb|force|electrostatic/, /charges?/, /apart|separat|distance|between/],
    count: 3,
    title: ["Coulomb's law", 'कूलॉम का नियम'],
    law: String.raw`F = \frac{kq_1q_2}{r^2},\ k = 9 \times 10^9`,
    value: (q) => coulombs(q),
  },
  {
    words: [/recoil/, /velocity|speed/],
    count: 3,
    title: ['Conservation of momentum', 'संवेग संरक्षण'],
    law: String.raw`MV = mv`,
    value: (q) => {
      const masses = [...q.matchAll(/(\d+(?:\.\d+)?)\s*(kg|g|gm|grams?)(?![a-z])/g)].map(
        (each) => Number(each[1]) * (each[2] === 'kg' ? 1 : 0.001),
      );
      const speed = /(\d+(?:\.\d+)?)\s*m\s*\/\s*s/.exec(q)?.[1];
      const [one, two] = masses;
      if (one === undefined || two === undefined || masses.length !== 2 || speed === undefined) return null;
      return String.raw`V = ${short((Math.min(one, two) * Number(speed)) / Math.max(one, two))}\ \mathrm{m/s}\ \text{(backwards)}`;
    },
  },
  {
    words: [/kwh|units?|electric|bill|energy/, /watt|\bk?w\b/, /hour|\bh\b|ghante|घंटे/],
    not: /cost|\brs\b|₹|rate|per unit|month|days?\b/,
    count: 2,
    title: ['Electrical energy', 'विद्युत ऊर्जा'],
    law: String.raw`E = Pt`,
    value: (q) => {
      const [p, t] = [
        quantity(q, WATTS),
        quantity(q, { hour: 1, hours: 1, h: 1, hrs: 1, hr: 1, ghante: 1, घंटे: 1 }),
      ];
      return p === null || t === null
        ? null
        : String.raw`E = ${short((p * t) / 1000)}\ \mathrm{kWh} = ${short(p * t * 3600)}\ \mathrm{J}`;
    },
  },
  {
    words: [/work/, /\bn\b|newton/, /\bm\b|metre|meter/, /angle|°|deg/],
    count: 3,
    title: ['Work', 'कार्य'],
    law: String.raw`W = Fs\cos\theta`,
    value: (q) => {
      const [f, s] = [quantity(q, { n: 1, newton: 1, newtons: 1, kn: 1000 }), quantity(q, LENGTHS)];
      const angle = /angle (?:of )?(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s*(?:°|deg)/.exec(q);
      const a = angle === null ? null : Number(angle[1] ?? angle[2]);
      return f === null || s === null || a === null
        ? null
        : String.raw`W = ${f} \times ${s} \times \cos ${a}^\circ = ${short(f * s * Math.cos((a * Math.PI) / 180))}\ \mathrm{J}`;
    },
  },
  {
    words: [/ladder/, /wall|tree|building/],
    not: /angle|slip|fric/,
    count: 2,
    title: ['Pythagoras theorem', 'पाइथागोरस प्रमेय'],
    law: String.raw`h^2 = l^2 - b^2`,
    value: (q, numbers) => ladder(q, numbers),
  },
  {
    words: [/half.?life/],
    not: /rate constant|first order|ka rate|decay constant/,
    count: 3,
    title: ['Radioactive decay', 'रेडियोऐक्टिव क्षय'],
    law: String.raw`N = N_0 \left(\frac{1}{2}\right)^{t/T}`,
    value: (q) => decayed(q),
  },
  {
    words: [/half.?life/, /rate constant|first order|decay constant|\bk\b/],
    not: /second order|zero order/,
    count: 1,
    title: ['First-order reaction', 'प्रथम कोटि की अभिक्रिया'],
    law: String.raw`t_{1/2} = \frac{0.693}{k}`,
    value: (q, [number = 0]) => {
      const unit = /min/.test(q)
        ? 'min'
        : /hour|\bh\b|hr/.test(q)
          ? 'h'
          : /year/.test(q)
            ? 'yr'
            : /day/.test(q)
              ? 'd'
              : 's';
      const isLifeGiven =
        /half.?life\D{0,14}\d/.test(q) && !/(?:rate constant|\bk\b|decay constant)\D{0,14}\d/.test(q);
      return isLifeGiven
        ? String.raw`k = \frac{0.693}{${number}} = ${short(0.693 / number)}\ \mathrm{${unit}^{-1}}`
        : String.raw`t_{1/2} = \frac{0.693}{${number}} = ${short(0.693 / number)}\ \mathrm{${unit}}`;
    },
  },
];

function ladder(question: string, numbers: readonly number[]): string | null {
  const [one = 0, two = 0] = numbers;
  const long =
    /(\d+(?:\.\d+)?)\s*(?:ft|foot|feet|m|metres?|meters?|cm)?\s*(?:long\s*)?ladder|ladder\s*(?:of length |of )?(\d+(?:\.\d+)?)/.exec(
      question,
    );
  const unit = /\bft\b|\d\s*(?:foot|feet)/.test(question) ? 'ft' : 'm';
  if (/(?:how long|length of)\D{0,12}ladder/.test(question) || long === null)
    return String.raw`l = \sqrt{${one}^2 + ${two}^2} = ${short(Math.hypot(one, two))}\ \mathrm{${unit}}`;
  const ladderLength = Number(long[1] ?? long[2]);
  const other = one === ladderLength ? two : one;
  return ladderLength <= other
    ? null
    : String.raw`\sqrt{${ladderLength}^2 - ${other}^2} = ${short(Math.sqrt(ladderLength ** 2 - other ** 2))}\ \mathrm{${unit}}`;
}

function heatOf(question: string): string | null {
  const mass = quantity(question, { ...MASSES, litre: 1, litres: 1, l: 1 });
  const rest = question.replace(/\(?\s*c\s*=[^)]*\)?/, ' ').replace(/specific heat.*$/, ' ');
  const range =
    /(-?\d+(?:\.\d+)?)\s*(?:°\s*c?|deg\w*(?: c\w*)?|c)?\s*(?:to|from|-)\s*(-?\d+(?:\.\d+)?)\s*(?:°|deg|c\b)/.exec(
      rest,
    );
  const by = /(?:by|through)\s*(\d+(?:\.\d+)?)\s*(?:°|deg|c\b|k\b)/.exec(rest);
  const rise =
    range === null ? (by === null ? null : Number(by[1])) : Math.abs(Number(range[2]) - Number(range[1]));
  const given = /c\s*=\s*(\d+(?:\.\d+)?)\s*(j\s*\/\s*g|j\s*\/\s*kg|j\s*kg|cal)?/.exec(question);
  if (mass === null || rise === null || (given?.[2] ?? '').includes('cal')) return null;
  const c =
    given === null
      ? 4200
      : Number(given[1]) * (/j\s*\/\s*g/.test(given[2] ?? '') || Number(given[1]) < 10 ? 1000 : 1);
  const expected = 2 + (range === null ? 0 : 1) + (given === null ? 0 : 1);
  if (numbersIn(question).length !== expected) return null;
  const joules = mass * c * rise;
  return String.raw`Q = ${short(mass)} \times ${short(c)} \times ${short(rise)} = ${Math.round(joules * 1e6) / 1e6}\ \mathrm{J} = ${short(joules / 1000)}\ \mathrm{kJ}`;
}

function coulombs(question: string): string | null {
  const charges = [...question.matchAll(/(\d+(?:\.\d+)?)\s*([µμun]?)c(?:oulombs?)?(?![a-z])/g)].map(
    (each) => Number(each[1]) * ({ µ: 1e-6, μ: 1e-6, u: 1e-6, n: 1e-9 }[each[2] ?? ''] ?? 1),
  );
  const distance = quantity(question, LENGTHS);
  const isTwo = charges.length === 1 && /\b2\b|both|each|equal/.test(question);
  const [one, two = isTwo ? one : undefined] = charges;
  if (one === undefined || two === undefined || distance === null || charges.length > 2) return null;
  const force = (9e9 * one * two) / distance ** 2;
  return String.raw`F = ${
    Number(force.toPrecision(5)) >= 1e6
      ? Number(force.toPrecision(5))
          .toExponential()
          .replace(/e\+?(-?\d+)/, ' \\times 10^{$1}')
      : short(force)
  }\ \mathrm{N}`;
}

function decayed(question: string): string | null {
  const life =
    /half.?life\D{0,20}?(\d+(?:\.\d+)?)\s*(years?|days?|hours?|min\w*|s\w*)|(\d+(?:\.\d+)?)\s*(years?|days?|hours?|min\w*|s\w*)\s*half.?life/.exec(
      question,
    );
  if (life === null) return null;
  const rest = question.replace(life[0], ' ');
  const after = /(\d+(?:\.\d+)?)\s*(years?|days?|hours?|min\w*|sec\w*|s)\b/.exec(rest);
  const [amount] = numbersIn(rest.replace(after?.[0] ?? '', ' '));
  if (
    after === null ||
    amount === undefined ||
    (after[2] ?? '').slice(0, 2) !== (life[2] ?? life[4] ?? '').slice(0, 2)
  )
    return null;
  const halves = Number(after[1]) / Number(life[1] ?? life[3]);
  return String.raw`N = ${amount} \times \left(\frac{1}{2}\right)^{${short(halves)}} = ${short(amount * 0.5 ** halves)}`;
}

/** AS72: one formula of physics with its numbers. */
export const plugged: PlainFamily = (question) => {
  const plain = question
    .replace(/half[\s-]?life/g, 'half-life')
    .replace(new RegExp(`(${WORD_NUMBERS})\\s*degrees?`, 'g'), '$1°');
  const numbers = numbersIn(plain);
  for (const { words, not, count, title, law, value } of PLUGS) {
    if (!words.every((word) => word.test(plain)) || not?.test(plain) === true) continue;
    if (count !== -1 && numbers.length !== count) continue;
    const result = value(plain, numbers);
    if (result !== null && !result.includes('NaN')) return worked(title, { law, result });
  }
  return null;
};
