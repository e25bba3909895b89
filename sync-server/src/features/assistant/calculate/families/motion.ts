import { over, plus, rational, times, minus, ONE, ZERO, type Rational } from '../rational.ts';
import { convert, readUnit } from '../units.ts';
import { decimal, equalTo, inDollars, withUnit, type Family, type Worked } from '../worked.ts';
import type { Quantity, Sentence } from '../words/sentence.ts';
import { has, isStory } from './pattern.ts';

const TITLE = ['Speed, distance and time', 'चाल, दूरी और समय'] as const;
const LAW = inDollars(String.raw`\text{distance} = \text{speed} \times \text{time}`);

const isLength = ({ unit }: Quantity) => unit === 'km' || unit === 'm' || unit === 'cm' || unit === 'mile';
const isTime = ({ unit }: Quantity) => unit === 'h' || unit === 'min' || unit === 's';
const isSpeed = ({ unit }: Quantity) => /^(?:km|m|cm|mile)\/(?:h|min|s)$/.test(unit ?? '');

/** A value in another unit. */
const inUnit = ({ value, unit }: Pick<Quantity, 'value' | 'unit'>, to: string): Rational =>
  convert(value, readUnit(unit ?? ''), readUnit(to));

const SPEED_IDS = [
  'speed',
  'distance',
  'time',
  'how-long',
  'train',
  'crosses',
  'long',
  'pole',
  'platform',
  'average-speed',
  'return',
  'opposite',
  'same-direction',
  'average',
  'per-year',
];

/** AS44: speed, distance and time; trains; average speed. */
export const travel: Family = (sentence) => {
  if (!isStory(sentence, SPEED_IDS)) return null;
  const numbers = sentence.numbers.filter((quantity) => !isCountOfTrains(sentence, quantity));
  const [speeds, times_, lengths] = [
    numbers.filter(isSpeed),
    numbers.filter(isTime),
    numbers.filter(isLength),
  ];
  // 'My friend says that it is 50' is a claim.
  const claims = has(sentence, 'average-speed', 'return') ? numbers.filter(({ unit }) => unit === null) : [];
  if (claims.length > 1) return null;
  if (speeds.length + times_.length + lengths.length + claims.length !== numbers.length) return null;
  if (has(sentence, 'train') && has(sentence, 'crosses', 'pole', 'platform'))
    return trains(sentence, { speeds, times: times_, lengths });
  if (has(sentence, 'pole', 'platform', 'opposite', 'same-direction')) return null;
  if (has(sentence, 'average-speed', 'return') || (has(sentence, 'average') && has(sentence, 'speed')))
    return averageSpeed(sentence, { speeds, times: times_, lengths });
  if (has(sentence, 'average', 'crosses')) return null;
  return oneOfThree(sentence, { speeds, times: times_, lengths });
};

/** 'two trains' */
function isCountOfTrains({ tokens }: Sentence, quantity: Quantity): boolean {
  const next = tokens[tokens.findIndex((token) => token === quantity) + 1];
  return quantity.unit === null && next?.kind === 'concept' && next.id === 'train';
}

interface Kinds {
  readonly speeds: readonly Quantity[];
  readonly times: readonly Quantity[];
  readonly lengths: readonly Quantity[];
}

function oneOfThree(sentence: Sentence, { speeds, times: spent, lengths }: Kinds): Worked | null {
  if (speeds.length + lengths.length + (spent.length > 0 ? 1 : 0) !== 2) return null;
  const [speed, length] = [speeds[0], lengths[0]];
  const isSi = [...speeds, ...lengths, ...spent].every(
    ({ unit }) => unit === 'm' || unit === 's' || unit === 'm/s',
  );
  const [d, t, v] = isSi ? ['m', 's', 'm/s'] : ['km', 'h', 'km/h'];
  const total = spent.map((each) => inUnit(each, t)).reduce(plus, ZERO);
  if (speed !== undefined && spent.length > 0) {
    const value = times(inUnit(speed, v), total);
    return {
      title: TITLE,
      law: LAW,
      steps: [inDollars(`${withUnit(inUnit(speed, v), v)} \\times ${withUnit(total, t)}`)],
      result: inDollars(withEqual(value, d)),
    };
  }
  if (length !== undefined && spent.length > 0 && has(sentence, 'speed')) {
    if (total.n === 0n) return null;
    const value = over(inUnit(length, d), total);
    return {
      title: TITLE,
      law: inDollars(String.raw`\text{speed} = \frac{\text{distance}}{\text{time}}`),
      steps: [inDollars(String.raw`\frac{${withUnit(inUnit(length, d), d)}}{${withUnit(total, t)}}`)],
      result: inDollars(withEqual(value, v)) + other(value, v),
    };
  }
  if (length !== undefined && speed !== undefined) {
    const value = over(inUnit(length, d), inUnit(speed, v));
    return {
      title: TITLE,
      law: inDollars(String.raw`\text{time} = \frac{\text{distance}}{\text{speed}}`),
      steps: [
        inDollars(String.raw`\frac{${withUnit(inUnit(length, d), d)}}{${withUnit(inUnit(speed, v), v)}}`),
      ],
      result:
        inDollars(withEqual(value, t)) +
        (t === 'h' ? `, ${inDollars(withEqual(times(value, rational(60n)), 'min'))}` : ''),
    };
  }
  return null;
}

const withEqual = (value: Rational, unit: string): string =>
  `${equalTo(value).split(' ')[0]} ${withUnit(value, unit)}`;

/** The same speed in the other usual unit. */
function other(value: Rational, unit: string): string {
  const to = unit === 'm/s' ? 'km/h' : 'm/s';
  return `, ${inDollars(withEqual(inUnit({ value, unit }, to), to))}`;
}

function averageSpeed(sentence: Sentence, { speeds, times: spent, lengths }: Kinds): Worked | null {
  const title = ['Average speed', 'औसत चाल'] as const;
  if (speeds.length === 2 && spent.length === 0 && lengths.length <= 1) {
    if (lengths.length === 1 && !has(sentence, 'return')) return null;
    if (lengths.length === 0 && !has(sentence, 'return')) return null;
    const [one, two] = speeds as [Quantity, Quantity];
    if (one.unit !== two.unit || one.unit === null) return null;
    const value = over(times(rational(2n), times(one.value, two.value)), plus(one.value, two.value));
    return {
      title,
      law: inDollars(String.raw`\text{equal distances: } v = \frac{2 v_1 v_2}{v_1 + v_2}`),
      steps: [
        inDollars(
          String.raw`v = \frac{2 \times ${decimal(one.value)} \times ${decimal(two.value)}}{${decimal(one.value)} + ${decimal(two.value)}}`,
        ),
      ],
      result: inDollars(withEqual(value, one.unit)),
    };
  }
  if (speeds.length === 0 && lengths.length > 0 && spent.length === lengths.length) {
    const distance = lengths.map((each) => inUnit(each, 'km')).reduce(plus, ZERO);
    const time = spent.map((each) => inUnit(each, 'h')).reduce(plus, ZERO);
    const value = over(distance, time);
    return {
      title,
      law: inDollars(String.raw`v = \frac{\text{total distance}}{\text{total time}}`),
      steps: [inDollars(String.raw`v = \frac{${withUnit(distance, 'km')}}{${withUnit(time, 'h')}}`)],
      result: inDollars(withEqual(value, 'km/h')),
    };
  }
  return null;
}

function trains(sentence: Sentence, { speeds, times: spent, lengths }: Kinds): Worked | null {
  const title = ['Trains', 'रेलगाड़ियाँ'] as const;
  if (has(sentence, 'opposite', 'same-direction', 'return', 'average-speed'))
    return twoTrains(sentence, { speeds, times: spent, lengths });
  const isPlatform = has(sentence, 'platform');
  const isPole = has(sentence, 'pole');
  if (isPlatform === isPole) return null;
  const law = inDollars(
    isPole
      ? String.raw`t = \frac{\text{length of the train}}{\text{speed}}`
      : String.raw`t = \frac{\text{length of the train} + \text{length of the platform}}{\text{speed}}`,
  );
  const [speed, time] = [speeds[0], spent[0]];
  const inMetres = lengths.map((each) => inUnit(each, 'm'));
  const distance = inMetres.reduce(plus, ZERO);
  if (
    isPlatform &&
    lengths.length === 1 &&
    speed !== undefined &&
    time !== undefined &&
    speeds.length === 1 &&
    spent.length === 1
  ) {
    const v = inUnit(speed, 'm/s');
    const covered = times(v, inUnit(time, 's'));
    const value = minus(covered, distance);
    if (value.n <= 0n) return null;
    return {
      title,
      law,
      steps: [
        inDollars(`v = ${withUnit(v, 'm/s')}`),
        inDollars(`${decimal(v)} \\times ${decimal(inUnit(time, 's'))} = ${withUnit(covered, 'm')}`),
      ],
      result: inDollars(`${decimal(covered)} - ${decimal(distance)} ${withEqual(value, 'm')}`),
    };
  }
  if (lengths.length !== (isPole ? 1 : 2)) {
    if (!isPole || lengths.length > 0 || speed === undefined || time === undefined) return null;
    const v = inUnit(speed, 'm/s');
    const value = times(v, inUnit(time, 's'));
    return {
      title,
      law,
      steps: [inDollars(`v = ${withUnit(v, 'm/s')}`)],
      result: inDollars(`${decimal(v)} \\times ${decimal(inUnit(time, 's'))} ${withEqual(value, 'm')}`),
    };
  }
  const sum =
    inMetres.length > 1
      ? [inDollars(`${inMetres.map(decimal).join(' + ')} = ${withUnit(distance, 'm')}`)]
      : [];
  if (speed !== undefined && time === undefined && speeds.length === 1) {
    const v = inUnit(speed, 'm/s');
    const value = over(distance, v);
    return {
      title,
      law,
      steps: [
        inDollars(String.raw`v = ${withUnit(speed.value, speed.unit ?? '')} = ${withUnit(v, 'm/s')}`),
        ...sum,
      ],
      result: inDollars(String.raw`t = \frac{${decimal(distance)}}{${decimal(v)}} ${withEqual(value, 's')}`),
    };
  }
  if (time !== undefined && speed === undefined && spent.length === 1) {
    const value = over(distance, inUnit(time, 's'));
    return {
      title,
      law,
      steps: [
        ...sum,
        inDollars(
          String.raw`v = \frac{${decimal(distance)}}{${decimal(inUnit(time, 's'))}} ${withEqual(value, 'm/s')}`,
        ),
      ],
      result: inDollars(withEqual(inUnit({ value, unit: 'm/s' }, 'km/h'), 'km/h')),
    };
  }
  return null;
}

function twoTrains(sentence: Sentence, { speeds, times: spent, lengths }: Kinds): Worked | null {
  const [one, two] = speeds;
  const isOpposite = has(sentence, 'opposite');
  if (one === undefined || two === undefined || speeds.length > 2 || lengths.length !== 2 || spent.length > 0)
    return null;
  if (
    isOpposite === has(sentence, 'same-direction') ||
    has(sentence, 'return', 'average-speed', 'pole', 'platform')
  )
    return null;
  const [v1, v2] = [inUnit(one, 'm/s'), inUnit(two, 'm/s')];
  const gap = minus(v1, v2);
  const relative = isOpposite ? plus(v1, v2) : gap.n < 0n ? { n: -gap.n, d: gap.d } : gap;
  const distance = lengths.map((each) => inUnit(each, 'm')).reduce(plus, ZERO);
  if (relative.n === 0n) return null;
  const value = over(distance, relative);
  return {
    title: ['Trains', 'रेलगाड़ियाँ'],
    law: inDollars(String.raw`t = \frac{l_1 + l_2}{v_1 ${isOpposite ? '+' : '-'} v_2}`),
    steps: [inDollars(`v_1 ${isOpposite ? '+' : '-'} v_2 ${withEqual(relative, 'm/s')}`)],
    result: inDollars(
      String.raw`t = \frac{${decimal(distance)}}{${decimal(relative)}} ${withEqual(value, 's')}`,
    ),
  };
}

/** AS44: boats and streams. */
export const boats: Family = (sentence) => {
  const ids = ['upstream', 'downstream', 'still-water', 'stream', 'speed', 'current', 'together'];
  if (!isStory(sentence, ids)) return null;
  const { numbers } = sentence;
  if (numbers.length !== 2 || !numbers.every(isSpeed)) return null;
  const [one, two] = numbers as [Quantity, Quantity];
  if (one.unit !== two.unit || one.unit === null) return null;
  const title = ['Boats and streams', 'नाव और धारा'] as const;
  const law = inDollars(String.raw`\text{downstream} = u + v,\ \text{upstream} = u - v`);
  const [up, down] = [has(sentence, 'upstream'), has(sentence, 'downstream')];
  if (up && down && !/still water.{0,12}\d/i.test(sentence.text)) {
    const isUpFirst = sentence.concepts.indexOf('upstream') < sentence.concepts.indexOf('downstream');
    const [slow, fast] = isUpFirst ? [one, two] : [two, one];
    const [boat, stream] = [
      over(plus(fast.value, slow.value), rational(2n)),
      over(minus(fast.value, slow.value), rational(2n)),
    ];
    if (stream.n < 0n) return null;
    return {
      title,
      law,
      steps: [
        inDollars(
          String.raw`u = \frac{${decimal(fast.value)} + ${decimal(slow.value)}}{2} ${withEqual(boat, one.unit)}`,
        ),
      ],
      result: `${inDollars(`u ${withEqual(boat, one.unit)}`)} (boat), ${inDollars(`v ${withEqual(stream, one.unit)}`)} (stream)`,
    };
  }
  if (up === down) return null;
  const value = up ? minus(one.value, two.value) : plus(one.value, two.value);
  if (value.n <= 0n) return null;
  return {
    title,
    law,
    steps: [],
    result: inDollars(
      `${decimal(one.value)} ${up ? '-' : '+'} ${decimal(two.value)} ${withEqual(value, one.unit)}`,
    ),
  };
};

const WORK_IDS = [
  'work',
  'together',
  'days',
  'how-long',
  'time',
  'pipe',
  'tank',
  'fills',
  'empties',
  'alone',
  'number',
];

/** AS44: several who work, or pipes that fill and empty, together. */
export const work: Family = (sentence) => {
  if (!isStory(sentence, WORK_IDS) || !has(sentence, 'together', 'pipe', 'work')) return null;
  const { numbers } = sentence;
  const unit = numbers[0]?.unit ?? null;
  if (
    unit === null ||
    !['day', 'h', 'min'].includes(unit) ||
    numbers.some((each) => each.unit !== unit || each.value.n <= 0n)
  )
    return null;
  if (numbers.length < 2 || numbers.length > 4) return null;
  const isPipes = has(sentence, 'pipe', 'tank', 'fills');
  if (has(sentence, 'alone')) return oneAlone(sentence, unit);
  if (!has(sentence, 'together')) return null;
  const signs = signsOf(sentence);
  if (
    signs === null ||
    (/\btogether\b.{0,20}\bin\s+\d|साथ.{0,15}\d/iu.test(sentence.text) && numbers.length === 2)
  )
    return null;
  const rates = numbers.map(({ value }, place) => times(rational(signs[place] ?? 1n), over(ONE, value)));
  const rate = rates.reduce(plus, ZERO);
  if (rate.n <= 0n) return null;
  const value = over(ONE, rate);
  const sum = numbers
    .map(
      ({ value: time }, place) =>
        String.raw`${place === 0 ? '' : signs[place] === -1n ? '- ' : '+ '}\frac{1}{${decimal(time)}}`,
    )
    .join(' ');
  const name = unit === 'day' ? 'days' : unit;
  return {
    title: isPipes ? ['Pipes and tanks', 'नल और टंकी'] : ['Time and work', 'समय और कार्य'],
    law: inDollars(String.raw`\frac{1}{t} = \frac{1}{a} + \frac{1}{b}`),
    steps: [inDollars(String.raw`\frac{1}{t} = ${sum} = \frac{${rate.n}}{${rate.d}}`)],
    result: `${inDollars(`t = ${rate.n === 1n ? '' : String.raw`\frac{${rate.d}}{${rate.n}} `}${equalTo(value)}`)} ${name}`,
  };
};

/** -1 for what empties, by the word nearest before the number. */
function signsOf({ tokens, concepts }: Sentence): bigint[] | null {
  if (!concepts.includes('empties')) return tokens.flatMap((token) => (token.kind === 'number' ? [1n] : []));
  const signs: bigint[] = [];
  let last: string | null = null;
  for (const token of tokens) {
    if (token.kind === 'concept' && (token.id === 'fills' || token.id === 'empties')) last = token.id;
    if (token.kind !== 'number') continue;
    if (last === null) return null;
    signs.push(last === 'empties' ? -1n : 1n);
  }
  return signs;
}

/** Both together in one time, one alone in another: the other alone. */
function oneAlone(sentence: Sentence, unit: string): Worked | null {
  const { numbers, text } = sentence;
  if (numbers.length !== 2 || !has(sentence, 'together')) return null;
  const [one, two] = numbers as [Quantity, Quantity];
  const isTogetherFirst =
    sentence.concepts.indexOf('together') < sentence.concepts.lastIndexOf('alone') &&
    /\b(?:and|aur|और)\b/iu.test(text.slice(0, 25));
  const [both, alone] = isTogetherFirst ? [one, two] : [two, one];
  const rate = minus(over(ONE, both.value), over(ONE, alone.value));
  if (rate.n <= 0n) return null;
  const value = over(ONE, rate);
  return {
    title: ['Time and work', 'समय और कार्य'],
    law: inDollars(String.raw`\frac{1}{b} = \frac{1}{t} - \frac{1}{a}`),
    steps: [
      inDollars(
        String.raw`\frac{1}{${decimal(both.value)}} - \frac{1}{${decimal(alone.value)}} = \frac{${rate.n}}{${rate.d}}`,
      ),
    ],
    result: `${inDollars(`b ${equalTo(value)}`)} ${unit === 'day' ? 'days' : unit}`,
  };
}
