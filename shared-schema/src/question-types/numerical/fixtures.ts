import { type QuestionTypeFixtures, RIGHT, WRONG } from '../contract.ts';
import type { NumericalKey } from './index.ts';

const five: NumericalKey = { type: 'Numerical', values: ['5'] };
const nearPi: NumericalKey = { type: 'Numerical', values: ['3.14'], tolerance: '0.01' };
const range: NumericalKey = { type: 'Numerical', ranges: [{ min: '0.1', max: '0.3' }] };
const several: NumericalKey = { type: 'Numerical', values: ['-2', '7'], ranges: [{ min: '10', max: '11' }] };
const half: NumericalKey = { type: 'Numerical', values: ['2.5'], rounding: 'integer' };
const rounded: NumericalKey = { type: 'Numerical', values: ['3'], rounding: 'integer' };
const values = Array.from({ length: 20 }, (_, place) => `10000${10 + place}`);
const many: NumericalKey = { type: 'Numerical', values };

/** A key that is short enough to be completely in `correctAnswer`. */
const keyText = (title: string, key: NumericalKey, text: string) => ({
  title,
  key,
  text,
  correctAnswer: text,
  isReadBack: false,
});

export const numericalFixtures: QuestionTypeFixtures<NumericalKey> = {
  written: { form: { answer: '2.5', tolerance: '0.1' }, right: () => '2.60', wrong: () => '2.61' },
  optionIds: [],
  answers: [
    { title: 'a whole number is an answer', raw: '42', normalised: '42' },
    { title: 'the text is kept and trimmed', raw: ' +1.50 ', normalised: '+1.50' },
    { title: 'a decimal without its zero is an answer', raw: '.5', normalised: '.5' },
    { title: 'an exponent is part of a number', raw: '1e3', normalised: '1e3' },
    { title: 'a number that is no text is an answer', raw: -0.25, normalised: '-0.25' },
    { title: 'zero is an answer', raw: '0', normalised: '0' },
    { title: 'an empty text is no answer', raw: '', normalised: null },
    { title: 'a blank text is no answer', raw: ' ', normalised: null },
    { title: 'NaN is no answer', raw: 'NaN', normalised: null },
    { title: 'infinity is no answer', raw: 'Infinity', normalised: null },
    { title: 'the number infinity is no answer', raw: Infinity, normalised: null },
    { title: 'a hexadecimal text is no answer', raw: '0x10', normalised: null },
    { title: 'a number with a unit is no answer', raw: '5 m', normalised: null },
    { title: 'a lone sign is no answer', raw: '-', normalised: null },
    { title: 'a lone point is no answer', raw: '.', normalised: null },
    { title: 'a number beyond a double is no answer', raw: '1e400', normalised: null },
    { title: 'a list is no answer', raw: ['5'], normalised: null },
    { title: 'null is no answer', raw: null, normalised: null },
  ],
  judgements: [
    { title: 'the value is right', key: five, answer: '5', judgement: RIGHT },
    { title: 'the value in another notation is right', key: five, answer: '+05.00', judgement: RIGHT },
    { title: 'the value with an exponent is right', key: five, answer: '0.5e1', judgement: RIGHT },
    { title: 'another value is wrong', key: five, answer: '5.0000000000000000001', judgement: WRONG },
    { title: 'the edge of the tolerance is right', key: nearPi, answer: '3.15', judgement: RIGHT },
    { title: 'beyond the tolerance is wrong', key: nearPi, answer: '3.1500000001', judgement: WRONG },
    { title: 'the lower end of a range is right', key: range, answer: '0.1', judgement: RIGHT },
    { title: 'the upper end of a range is right', key: range, answer: '.30', judgement: RIGHT },
    { title: 'below a range is wrong', key: range, answer: '0.0999999999999999999', judgement: WRONG },
    { title: 'any of several values is right', key: several, answer: '-2.0', judgement: RIGHT },
    { title: 'a range beside values is right', key: several, answer: '10.5', judgement: RIGHT },
    { title: 'the negative of a value is wrong', key: several, answer: '2', judgement: WRONG },
    { title: 'an answer is rounded if the key requires it', key: rounded, answer: '2.5', judgement: RIGHT },
    { title: 'a value is rounded if the key requires it', key: half, answer: '3', judgement: RIGHT },
    { title: 'a text that is no number is wrong', key: five, answer: 'five', judgement: WRONG },
    { title: 'a list is wrong', key: five, answer: ['5'], judgement: WRONG },
    { title: 'an answer that rounds elsewhere is wrong', key: rounded, answer: '2.49', judgement: WRONG },
  ],
  keyTexts: [
    keyText('a value', five, '5'),
    keyText('a value with its tolerance', nearPi, '3.14 ± 0.01'),
    keyText('a tolerance of zero is not printed', { ...five, tolerance: '0.0' }, '5'),
    keyText('a range', range, '0.1 to 0.3'),
    keyText('values and ranges', several, '-2 or 7 or 10 to 11'),
    keyText(
      'a tolerance applies to values, not to ranges',
      { ...several, tolerance: '0.5' },
      '-2 ± 0.5 or 7 ± 0.5 or 10 to 11',
    ),
    keyText('rounding', rounded, '3, rounded to the nearest integer'),
    {
      title: 'as many accepted values as fit into an answer, none of them truncated',
      key: many,
      text: values.join(' or '),
      correctAnswer: `${values.slice(0, 11).join(' or ')} or …`,
      isReadBack: false,
    },
  ],
  rightOptions: [{ title: 'none', key: five, answer: '5', right: [] }],
};
