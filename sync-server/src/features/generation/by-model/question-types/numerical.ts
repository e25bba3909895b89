import { typedNumber } from '@exam/shared-schema/marking';
import { questionTypes, type AnswerKey } from '@exam/shared-schema/question-types';
import { isPrintedAs, isSameNumber, numberIn } from '../numbers.ts';
import type { Drafting } from './drafting.ts';

const DECIMAL = /^-?\d{1,12}(\.\d{1,12})?$/;

const valueOf = (key: AnswerKey) => questionTypes[key.type].acceptedTexts(key)[0] ?? '';

export const numericalDrafting: Drafting = {
  shape:
    'It has no options. Its answer is one decimal number in `value`, without a unit; the question names the unit and says to how many decimals the answer is to be given.',
  keyIn({ value }) {
    const number = typedNumber(value ?? '') ?? '';
    return DECIMAL.test(number) ? { type: 'Numerical', values: [number] } : null;
  },
  isComputed: true,
  isPrinted: (value, { key }) => isPrintedAs(value, valueOf(key)),
  agrees({ key }, answer) {
    const [own, other] = [numberIn(valueOf(key)), numberIn(answer)];
    return own !== null && other !== null && isSameNumber(own, other);
  },
};
