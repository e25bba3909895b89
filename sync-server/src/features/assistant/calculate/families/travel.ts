import { type Rational, ZERO, over, plus, rational, times } from '../rational.ts';
import type { Quantity, Sentence } from '../words/sentence.ts';
import { type Family, type Worked, decimal, inDollars, withUnit } from '../worked.ts';
import { has, isStory } from './pattern.ts';
import { type Kinds, inUnit, isLength, isSpeed, isTime, withEqual } from './speeds.ts';
import { trains } from './trains.ts';

const TITLE = ['Speed, distance and time', 'चाल, दूरी और समय'] as const;
const LAW = inDollars(String.raw`\text{distance} = \text{speed} \times \text{time}`);

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
      result: inDollars(withEqual(value, d)) + inMetres(value, d, speed.unit),
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

/** A short distance, or one from a speed in m/s, in metres too. */
const inMetres = (value: Rational, unit: string, speedUnit: string | null): string =>
  unit === 'km' && (value.n < 10n * value.d || speedUnit === 'm/s')
    ? `, ${inDollars(withEqual(times(value, rational(1000n)), 'm'))}`
    : '';

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
