import { minus, over, plus, rational, times } from '../rational.ts';
import { decimal, equalTo, inDollars, type Family } from '../worked.ts';
import type { Sentence } from '../words/sentence.ts';
import { after, has, isStory } from './pattern.ts';

const TITLE = ['Two numbers', 'दो संख्याएँ'] as const;

/** AS44: two numbers by their sum and difference, or one by the other with their HCF and LCM. */
export const twoNumbers: Family = (typed) => {
  const sentence = withoutCount(typed);
  const { numbers } = sentence;
  const story = {
    ...sentence,
    concepts: sentence.concepts.filter((id) => id !== 'risk'),
    others: sentence.others,
  };
  if (
    numbers.some(({ unit, isOrdinal }) => unit !== null || isOrdinal) ||
    !/numbers?|sankhya|संख्या/iu.test(sentence.text)
  )
    return null;
  const [sum, difference] = [after(sentence, 'sum'), after(sentence, 'difference')];
  if (
    numbers.length === 2 &&
    has(sentence, 'sum') &&
    has(sentence, 'difference') &&
    isStory(story, ['sum', 'difference', 'first', 'together'])
  ) {
    const [s, d] =
      sentence.concepts.indexOf('sum') < sentence.concepts.indexOf('difference')
        ? numbers
        : [numbers[1], numbers[0]];
    if (s === undefined || d === undefined || sum === null || difference === null) return null;
    const [one, two] = [
      over(plus(s.value, d.value), rational(2n)),
      over(minus(s.value, d.value), rational(2n)),
    ];
    return {
      title: TITLE,
      law: inDollars(String.raw`a = \frac{s + d}{2},\ b = \frac{s - d}{2}`),
      steps: [inDollars(String.raw`a + b = ${decimal(s.value)},\ a - b = ${decimal(d.value)}`)],
      result: inDollars(`a ${equalTo(one)},\\ b ${equalTo(two)}`),
    };
  }
  const [hcf, lcm] = [after(sentence, 'hcf'), after(sentence, 'lcm')];
  const one = numbers.find((each) => each !== hcf && each !== lcm);
  if (
    numbers.length !== 3 ||
    hcf === null ||
    lcm === null ||
    one === undefined ||
    !isStory(story, ['hcf', 'lcm'])
  )
    return null;
  if (!/other|dusr|दूसर/iu.test(sentence.text) || one.value.n === 0n) return null;
  const value = over(times(hcf.value, lcm.value), one.value);
  return {
    title: TITLE,
    law: inDollars(String.raw`a \times b = \text{HCF} \times \text{LCM}`),
    steps: [],
    result: inDollars(
      String.raw`b = \frac{${decimal(hcf.value)} \times ${decimal(lcm.value)}}{${decimal(one.value)}} ${equalTo(value)}`,
    ),
  };
};

/** 'two numbers' says how many there are. */
function withoutCount(sentence: Sentence): Sentence {
  if (!/(?:\b2|two|do|दो)\s*(?:numbers?|sankhya|संख्या)/iu.test(sentence.text)) return sentence;
  const count = sentence.numbers.find(({ value }) => value.n === 2n && value.d === 1n);
  return {
    ...sentence,
    tokens: sentence.tokens.filter((token) => token !== count),
    numbers: sentence.numbers.filter((each) => each !== count),
  };
}
