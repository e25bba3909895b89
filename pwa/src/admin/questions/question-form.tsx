import { questionCalls } from '@exam/shared-schema/contract';
import { createBy } from '../form/create.ts';
import { fixedChoices } from '../fields/choices.ts';
import { typeLabels } from '../question-types/index.ts';
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

const blankOption = { text: '', isRight: false, row: false, textInHindi: '' };

/** BK16: creates a question, beside a preview of what students see. */
export const questionForm = createBy(questionCalls.create, {
  fields: [
    {
      kind: 'select',
      name: 'type',
      label: 'Type',
      placeholder: 'Choose a type',
      useChoices: fixedChoices(typeLabels),
    },
    ...placeFields,
    textField,
    anotherField,
    ...imageFields,
    ...hindiFields,
    {
      ...optionsField,
      blank: blankOption,
      fields: [optionTextField, optionInHindiField, rowField, rightField],
    },
    ...numberFields,
    ...keyTextFields,
    ...explanationFields,
    {
      kind: 'select',
      name: 'pool',
      label: 'Pool',
      hint: 'Papers that show results at once take their questions from the practice pool.',
      placeholder: 'Choose a pool',
      useChoices: fixedChoices({ ranked: 'Ranked', practice: 'Practice' }),
    },
  ],
  empty: {
    options: [blankOption, blankOption, blankOption, blankOption],
    difficulty: 5,
    pool: 'ranked',
  },
  preview: (values) => (
    <>
      <QuestionPreview values={values} />
      <SimilarQuestions values={values} />
    </>
  ),
  previewTitle: 'As students see it',
  success: () => 'The question is in the bank.',
  failure: 'Failed to save the question. Please try again.',
  resetAfterMs: 3000,
  // CN9
  keeps: ['type', 'subjectId', 'topicId'],
});
