import { minus, over, plus, rational } from '../rational.ts';
import type { Quantity } from '../words/sentence.ts';
import { type Family, decimal, inDollars } from '../worked.ts';
import { has, isStory } from './pattern.ts';
import { isSpeed, withEqual } from './speeds.ts';

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
