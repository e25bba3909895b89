import { questionCalls, type CallBody } from '@exam/shared-schema/contract';
import { questionTypeNames } from '@exam/shared-schema/question-types';
import type { FormValues } from '../call-types.ts';
import { createBy } from '../form/create.ts';
import type { Values } from '../form/values.ts';
import { RichText, Stack } from '../../ui/index.ts';
import { fixedChoices, sameChoices, useSubjectChoices } from './choices.ts';
import { useTopicsOf } from './paper-choices.ts';
import { QuestionOptions } from './question-options.tsx';

const hasOptions = ({ type }: Values) => type !== 'Numerical';
const asksNumber = ({ type }: Values) => type === 'Numerical';
const blankOption = { text: '', isRight: false };

/** BK16: a question as an administrator writes it, beside what students will see of it. */
export const questionForm = createBy(questionCalls.create, {
  fields: [
    {
      kind: 'select',
      name: 'type',
      label: 'Type',
      placeholder: 'Choose a type',
      useChoices: sameChoices(questionTypeNames),
    },
    {
      kind: 'select',
      name: 'subjectId',
      label: 'Subject',
      placeholder: 'Choose a subject',
      clears: ['topicId'],
      useChoices: () => useSubjectChoices({ failed: 'Failed to fetch subjects. Please try again.' }),
    },
    {
      kind: 'select',
      name: 'topicId',
      label: 'Topic',
      placeholder: 'Choose a topic',
      useChoices: ({ subjectId }) => useTopicsOf(subjectId === '' ? [] : [subjectId]),
    },
    {
      kind: 'textarea',
      name: 'text',
      label: 'Question',
      hint: 'Formulas stand between dollars: $x^2$',
    },
    {
      kind: 'rows',
      name: 'options',
      label: 'Options',
      isShown: hasOptions,
      noun: 'option',
      blank: blankOption,
      hint: 'In papers they stand in an order of their own for each student.',
      fields: [
        { kind: 'text', name: 'text', label: 'Text' },
        {
          kind: 'switch',
          name: 'isRight',
          label: 'Right',
          on: 'This option is right',
          off: 'This option is wrong',
        },
      ],
    },
    { kind: 'text', name: 'answer', label: 'Right number', isShown: asksNumber },
    {
      kind: 'text',
      name: 'upTo',
      label: 'Up to',
      hint: 'Where every number between two is right',
      optional: true,
      isShown: asksNumber,
    },
    {
      kind: 'text',
      name: 'tolerance',
      label: 'Tolerance',
      hint: 'How far a right answer may be off, such as 0.01',
      optional: true,
      isShown: asksNumber,
    },
    { kind: 'textarea', name: 'explanation', label: 'Explanation', optional: true },
    {
      kind: 'number',
      name: 'difficulty',
      label: 'Difficulty',
      hint: 'From 1 to 10',
      min: 1,
      max: 10,
      step: 1,
    },
    {
      kind: 'select',
      name: 'pool',
      label: 'Pool',
      hint: 'Papers that show results at once take their questions from the practice pool.',
      placeholder: 'Choose a pool',
      useChoices: fixedChoices({ ranked: 'Ranked', practice: 'Practice' }),
    },
    {
      kind: 'switch',
      name: 'isAnother',
      label: 'Similar questions',
      on: 'Saved although the bank has a similar one',
      off: 'Not saved if the bank has a similar one',
    },
  ],
  empty: {
    options: [blankOption, blankOption, blankOption, blankOption],
    difficulty: 5,
    pool: 'ranked',
  },
  preview: (values) => <AsAsked values={values} />,
  previewTitle: 'As students see it',
  success: () => 'The question is in the bank.',
  failure: 'Failed to save the question. Please try again.',
  resetAfterMs: 3000,
});

function AsAsked({ values }: { readonly values: FormValues<CallBody<typeof questionCalls.create>> }) {
  const { type, text, options, explanation } = values;
  const shown = type === 'Numerical' ? [] : options.filter((option) => option.text.trim() !== '');
  if (text.trim() === '') return <p className="list-note">Write a question to see it here.</p>;
  return (
    <Stack gap={4}>
      <RichText text={text} />
      <QuestionOptions options={shown.map((option, place) => ({ key: String(place), ...option }))} />
      {explanation.trim() !== '' && (
        <section>
          <h3>Explanation</h3>
          <RichText text={explanation} />
        </section>
      )}
    </Stack>
  );
}
