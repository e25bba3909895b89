import type { KeyForm, WrittenKey } from '../key-form.ts';
import { type NumericalKey, numericalKeySchema } from './index.ts';

const SENTENCES = {
  noNumber: 'Please enter the answer as a number, such as 12 or 0.25',
  badNumber: 'Please enter numbers only; a range ends above its beginning, and a tolerance is not negative',
} as const;

export const numericalForm: KeyForm<NumericalKey> = {
  fault(form) {
    if (form.answer === '') return ['answer', SENTENCES.noNumber];
    return numericalKeySchema.safeParse(keyIn(form)).success ? null : ['answer', SENTENCES.badNumber];
  },
  key: keyIn,
  shown({ values = [], ranges: [range] = [], tolerance }) {
    return { answer: values[0] ?? range?.min, upTo: range?.max, tolerance };
  },
  isShowable: ({ values = [], ranges = [], rounding }) =>
    rounding === undefined && values.length + ranges.length === 1,
};

function keyIn({ answer, upTo, tolerance }: WrittenKey): NumericalKey {
  return {
    type: 'Numerical',
    ...(upTo === '' ? { values: [answer] } : { ranges: [{ min: answer, max: upTo }] }),
    ...(tolerance !== '' && { tolerance }),
  };
}
