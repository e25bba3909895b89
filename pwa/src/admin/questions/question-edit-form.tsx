import {
  hindiOf,
  isKeyOpen,
  partsOf,
  questionCalls,
  type CallBody,
  type WholeQuestion,
} from '@exam/shared-schema/contract';
import type { FormValues } from '../call-types.ts';
import type { Field, FieldOf } from '../form/field.ts';
import { formOf, withRefusal, type FormPlan } from '../form/plan.ts';
import type { Values } from '../form/values.ts';
import {
  anotherField,
  explanationFields,
  hindiFields,
  imageFields,
  numberFields,
  optionsField,
  optionInHindiField,
  optionTextField,
  placeFields,
  keyTextFields,
  rightField,
  rowField,
  textField,
} from './question-fields.ts';
import { QuestionPreview } from './question-preview.tsx';
import { SimilarQuestions } from './similar-questions.tsx';
import { reasonField } from '../fields/reason-field.ts';

type Edit = CallBody<typeof questionCalls.update>;
export type EditValues = FormValues<Edit>;

const wording = [optionTextField, optionInHindiField];
const blank = { _id: '', text: '', isRight: false, row: false, textInHindi: '' };

/** The fields of a new question, without the parts of the key that cannot be edited here (BK19). */
function fieldsFor(question: WholeQuestion): readonly FieldOf<Edit>[] {
  const open = isKeyOpen(question);
  const hint = question.isHeld
    ? 'A published paper holds them: they can be reworded, but none can be added or removed.'
    : optionsField.hint;
  return [
    ...placeFields,
    textField,
    anotherField,
    ...imageFields,
    ...hindiFields,
    { ...optionsField, hint, blank, fields: open ? [...wording, rowField, rightField] : wording },
    ...(open ? [...numberFields, ...keyTextFields] : []),
    ...explanationFields,
    reasonField,
  ];
}

/** BK20: the fields that two administrators may edit at once. */
export const editedNames = [
  'subjectId',
  'topicId',
  'text',
  'diagramUrl',
  'diagramAlt',
  'isInHindi',
  'textInHindi',
  'options',
  'answer',
  'upTo',
  'tolerance',
  'keyText',
  'explanation',
  'explanationInHindi',
  'difficulty',
  'keywords',
] satisfies (keyof EditValues)[];

/** The form values of a loaded question. */
export function editValuesOf(question: WholeQuestion): EditValues {
  const { type, subject, topic, text, explanation, difficulty, version, diagramUrl, diagramAlt } = question;
  return {
    ...partsOf(question),
    ...hindiOf(question),
    diagramUrl: diagramUrl ?? '',
    diagramAlt: diagramAlt ?? '',
    type,
    subjectId: subject?._id ?? '',
    topicId: topic?._id ?? '',
    text,
    explanation: explanation ?? '',
    difficulty,
    keywords: question.keywords.join(', '),
    isAnother: false,
    keepsKey: !isKeyOpen(question),
    version,
    reason: '',
  };
}

/** BK18: the form that edits this question. @param onRefused is called when the server rejects the edit. */
export function editPlan(question: WholeQuestion, onRefused: () => void): FormPlan {
  const plan = formOf(questionCalls.update, {
    params: { id: question._id },
    // The types were checked at the declaration; from here on fields and values are looked up by name.
    fields: fieldsFor(question) as unknown as readonly Field[],
    initial: editValuesOf(question) as unknown as Values,
    stopAtFirst: false,
    canSend: () => true,
    success: undefined,
    messages: {
      success: 'The question was saved.',
      failure: 'Failed to save the question. Please try again.',
    },
    preview: (shown) => {
      const values = shown as unknown as EditValues;
      return (
        <>
          <QuestionPreview values={values} set={question.set} />
          <SimilarQuestions values={values} except={question._id} />
        </>
      );
    },
  });
  return withRefusal(plan, onRefused);
}
