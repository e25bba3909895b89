import { ZERO, minus, over, plus, times } from '../rational.ts';
import type { Sentence } from '../words/sentence.ts';
import { type Worked, decimal, inDollars, withUnit } from '../worked.ts';
import { has } from './pattern.ts';
import { type Kinds, inUnit, withEqual } from './speeds.ts';

export function trains(sentence: Sentence, { speeds, times: spent, lengths }: Kinds): Worked | null {
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
