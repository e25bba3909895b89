import type { AnswerKey } from '@exam/shared-schema/question-types';
import { controlAt, unlessEmpty, type KeyEditor } from './contract.ts';

type NumericalKey = Extract<AnswerKey, { type: 'Numerical' }>;

/** The form's values: each accepted value is a row, and absent members are blank. */
interface NumericalValues {
  readonly values: readonly { readonly value: string }[];
  readonly ranges: NonNullable<NumericalKey['ranges']>;
  readonly tolerance: string;
  readonly rounding: boolean;
}

const fields: KeyEditor['fields'] = [
  {
    kind: 'rows',
    name: 'key.values',
    label: 'Accepted values',
    noun: 'value',
    blank: { value: '' },
    fields: [{ kind: 'text', name: 'value', label: 'Value' }],
  },
  {
    kind: 'rows',
    name: 'key.ranges',
    label: 'Accepted ranges',
    hint: 'Both ends are right too.',
    noun: 'range',
    blank: { min: '', max: '' },
    fields: [
      { kind: 'text', name: 'min', label: 'From' },
      { kind: 'text', name: 'max', label: 'To' },
    ],
  },
  {
    kind: 'text',
    name: 'key.tolerance',
    label: 'Tolerance',
    hint: 'How far from a value an answer may be.',
    optional: true,
  },
  {
    kind: 'switch',
    name: 'key.rounding',
    label: 'Rounding',
    on: 'Answers and values are rounded to the nearest integer first.',
    off: 'Answers are compared as they were typed.',
  },
];

export const numericalEditor: KeyEditor<NumericalKey> = {
  asks: ['answer', 'upTo', 'tolerance'],
  fields,
  valuesOf: ({ values = [], ranges = [], tolerance = '', rounding }): NumericalValues => ({
    values: values.map((value) => ({ value })),
    ranges,
    tolerance,
    rounding: rounding !== undefined,
  }),
  keyIn(members) {
    const { values, ranges, tolerance, rounding } = members as unknown as NumericalValues;
    return {
      values: unlessEmpty(values.map(({ value }) => value)),
      ranges: unlessEmpty(ranges),
      tolerance: unlessEmpty(tolerance.trim()),
      rounding: rounding ? 'integer' : undefined,
    };
  },
  controlOf(path) {
    const [part, place, end] = path;
    if (part === undefined) return controlAt(['values']);
    if (part === 'values' && place !== undefined) return controlAt(['values', place, 'value']);
    if (part === 'ranges' && place !== undefined) return controlAt(['ranges', place, end ?? 'max']);
    return controlAt(path.slice(0, 2));
  },
};
