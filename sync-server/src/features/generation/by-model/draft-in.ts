import { questionTypes, type QuestionTypeName } from '@exam/shared-schema/question-types';
import type { DraftedQuestion } from '../../../database/index.ts';
import type { QuestionForm } from './drafted-form.ts';
import { draftings } from './question-types/index.ts';

/** LM5: the drafted question, or null if it is not valid for its type. */
export function draftIn(
  form: QuestionForm,
  type: QuestionTypeName,
  difficulty: number,
): DraftedQuestion | null {
  const key = draftings[type]?.keyIn(form) ?? null;
  if (key === null) return null;
  const written = questionTypes[type].options === 'none' ? [] : form.options;
  const options = written.map((text, place) => ({ _id: String(place), text }));
  return { type, text: form.question, options, key, explanation: form.explanation, difficulty };
}
