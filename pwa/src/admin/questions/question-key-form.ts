import { correctKey, type KeyCorrection, type WholeQuestion } from '@exam/shared-schema/contract';
import type { AnswerKey } from '@exam/shared-schema/question-types';
import { formatCount } from '../../format/index.ts';
import { serverCall } from '../../state/index.ts';
import type { FieldErrors } from '../form/errors.ts';
import type { Field } from '../form/field.ts';
import type { FormPlan } from '../form/plan.ts';
import type { Values } from '../form/values.ts';
import { sentenceOf } from '../load.ts';
import { fixedChoices } from '../fields/choices.ts';
import { OUTCOMES } from './answer-key-text.ts';
import { reasonField } from '../fields/reason-field.ts';

const numberFields: readonly Field[] = [
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

const commonFields: readonly Field[] = [
  {
    kind: 'select',
    name: 'key.outcome',
    label: 'Marks',
    placeholder: 'By the key',
    useChoices: fixedChoices(OUTCOMES),
  },
  reasonField,
];

type Numbers = Extract<AnswerKey, { type: 'Numerical' }>;
type Chosen = Exclude<AnswerKey, { type: 'Numerical' }>;

/** The form values of a key: each accepted value is a row, and absent members are blank. */
type KeyValues = { readonly outcome: string } & (
  | { readonly type: Chosen['type']; readonly correct: string[]; readonly alternatives: string[][] }
  | {
      readonly type: 'Numerical';
      readonly values: { readonly value: string }[];
      readonly ranges: NonNullable<Numbers['ranges']>;
      readonly tolerance: string;
      readonly rounding: boolean;
    }
);

function valuesOf(key: AnswerKey): KeyValues {
  const { outcome = '' } = key;
  if (key.type !== 'Numerical') {
    const alternatives = key.type === 'MSQ' ? (key.alternatives ?? []) : [];
    return { type: key.type, correct: key.correct, alternatives, outcome };
  }
  const { type, values = [], ranges = [], tolerance = '', rounding } = key;
  return {
    type,
    values: values.map((value) => ({ value })),
    ranges,
    tolerance,
    rounding: rounding !== undefined,
    outcome,
  };
}

/** The request body from the form values, not yet validated. Blank members are left out. */
function bodyIn(values: Values): unknown {
  // The form was opened with values of this type, and each control keeps the type of its value.
  const key = values['key'] as unknown as KeyValues;
  const parts =
    key.type === 'Numerical'
      ? {
          values: unlessEmpty(key.values.map(({ value }) => value)),
          ranges: unlessEmpty(key.ranges),
          tolerance: unlessEmpty(key.tolerance.trim()),
          rounding: key.rounding ? 'integer' : undefined,
        }
      : { correct: key.correct, alternatives: unlessEmpty(key.alternatives) };
  const sent = { type: key.type, ...parts, outcome: unlessEmpty(key.outcome) };
  const present = Object.entries(sent).filter(([, value]) => value !== undefined);
  return { key: Object.fromEntries(present), reason: values['reason'] };
}

const unlessEmpty = <Part extends { readonly length: number }>(part: Part) =>
  part.length === 0 ? undefined : part;

/** The control for a path of the body; an error about the whole key is shown at its first control. */
function controlOf(type: AnswerKey['type'], path: readonly string[]): string {
  const [whole, part, place, ...rest] = path;
  if (whole !== 'key') return path.join('.');
  if (part === undefined || part === 'type') return type === 'Numerical' ? 'key.values' : 'key.correct';
  if (part === 'values' && place !== undefined) return `key.values.${place}.value`;
  if (part === 'ranges' && place !== undefined) return `key.ranges.${place}.${rest[0] ?? 'max'}`;
  return ['key', part, place].filter((step) => step !== undefined).join('.');
}

function errorsBy(
  type: AnswerKey['type'],
  issues: readonly (readonly [path: readonly string[], sentence: string])[],
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const [path, sentence] of issues) errors[controlOf(type, path)] ??= sentence;
  return errors;
}

/** BK13: the form that corrects the key of a question, with the validation rules of its call. */
export function keyPlan({ _id, key: { type }, key }: Pick<WholeQuestion, '_id' | 'key'>): FormPlan {
  return {
    fields: type === 'Numerical' ? [...numberFields, ...commonFields] : commonFields,
    initial: { key: valuesOf(key) as unknown as Values, reason: '' },
    canSend: () => true,
    check: (values) => {
      const issues = correctKey.body.safeParse(bodyIn(values)).error?.issues ?? [];
      return errorsBy(
        type,
        issues.map(({ path, message }) => [path.map(String), message]),
      );
    },
    send: async (values) => {
      const body = correctKey.body.parse(bodyIn(values));
      const result = await serverCall(correctKey, { params: { questionId: _id }, body });
      if (result.ok) return { ok: true, message: correctionText(result.answer.data) };
      const refused = Object.entries(result.errors);
      return {
        ok: false,
        message: sentenceOf(result, 'Failed to correct the key. Please try again.'),
        errors: errorsBy(
          type,
          refused.map(([path, sentence]) => [path.split('.'), sentence]),
        ),
      };
    },
  };
}

function correctionText(correction: KeyCorrection | null): string {
  if (correction === null) return 'The key has not changed. Nothing is marked again.';
  return `The key was corrected. ${formatCount(correction.attempts, 'attempt', 'attempts')} will be marked again.`;
}
