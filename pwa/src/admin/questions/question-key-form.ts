import { correctKey, type KeyCorrection, type WholeQuestion } from '@exam/shared-schema/contract';
import type { AnswerKey } from '@exam/shared-schema/question-types';
import { formatCount } from '../../format/index.ts';
import { serverCall } from '../../state/index.ts';
import type { FieldErrors } from '../form/errors.ts';
import type { Field } from '../form/field.ts';
import type { FormPlan, Outcome } from '../form/plan.ts';
import type { Values } from '../form/values.ts';
import type { CallFailure } from '../../api/index.ts';
import { sentenceOf } from '../load.ts';
import { fixedChoices } from '../fields/choices.ts';
import { keyEditors } from '../question-types/index.ts';
import { OUTCOMES } from './answer-key-text.ts';
import { reasonField } from '../fields/reason-field.ts';
import type { KeyPreviewOfDialog } from './key-preview.ts';

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

type Corrected = Pick<WholeQuestion, '_id' | 'key' | 'options' | 'isHeld'>;

/** The request body from the form values, not yet validated. Absent members are left out. */
function bodyIn({ key: { type }, options }: Corrected, values: Values): unknown {
  const key = values['key'] as Values;
  const outcome = key['outcome'] === '' ? undefined : key['outcome'];
  const sent = { type, ...keyEditors[type].keyIn(key, options), outcome };
  const present = Object.entries(sent).filter(([, value]) => value !== undefined);
  return { key: Object.fromEntries(present), reason: values['reason'] };
}

/** The control for a path of the body; an error about the whole key is shown at its first control. */
function controlOf(type: AnswerKey['type'], [whole, ...path]: readonly string[]): string {
  if (whole !== 'key') return [whole, ...path].join('.');
  return keyEditors[type].controlOf(path[0] === 'type' ? [] : path);
}

function errorsBy(
  type: AnswerKey['type'],
  issues: readonly (readonly [path: readonly string[], sentence: string])[],
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const [path, sentence] of issues) errors[controlOf(type, path)] ??= sentence;
  return errors;
}

/** The values of the form for a key. */
export function keyValues(key: AnswerKey, options: Corrected['options']): Values {
  const { type, outcome = '' } = key;
  return { ...keyEditors[type].valuesOf(key, options), outcome } as unknown as Values;
}

const READ_FIRST =
  'Please read what this key changes. Nothing has been saved yet: press Correct key again to apply it.';

/**
 * BK13: the form that corrects the key of a question, with the validation rules of its call. The first time it is sent with
 * a key, it shows what the key would change (BK50); the second time it applies it.
 */
export function keyPlan(question: Corrected, preview: KeyPreviewOfDialog): FormPlan {
  const { _id, options, key, isHeld } = question;
  const { type } = key;
  const { fields } = keyEditors[type];
  const refusal = (result: CallFailure): Outcome => ({
    ok: false,
    message: sentenceOf(result, 'Failed to correct the key. Please try again.'),
    errors: errorsBy(
      type,
      Object.entries(result.errors).map(([path, sentence]) => [path.split('.'), sentence]),
    ),
  });
  return {
    fields: [...fields, ...commonFields],
    initial: { key: keyValues(key, options), reason: '' },
    canSend: () => true,
    check: (values) => {
      const issues = correctKey.body.safeParse(bodyIn(question, values)).error?.issues ?? [];
      return errorsBy(
        type,
        issues.map(({ path, message }) => [path.map(String), message]),
      );
    },
    send: async (values) => {
      const body = correctKey.body.parse(bodyIn(question, values));
      if (isHeld && !isSame(body.key, key) && !preview.isShown(body.key)) {
        const failed = await preview.show(body.key);
        return failed === null
          ? { ok: false, isNotice: true, message: READ_FIRST, errors: {} }
          : refusal(failed);
      }
      const result = await serverCall(correctKey, { params: { questionId: _id }, body });
      return result.ok ? { ok: true, message: correctionText(result.answer.data) } : refusal(result);
    },
  };
}

const isSame = (one: AnswerKey, other: AnswerKey) => JSON.stringify(one) === JSON.stringify(other);

function correctionText(correction: KeyCorrection | null): string {
  if (correction === null) return 'The key has not changed. Nothing is marked again.';
  return `The key was corrected. ${formatCount(correction.attempts, 'attempt', 'attempts')} will be marked again.`;
}
