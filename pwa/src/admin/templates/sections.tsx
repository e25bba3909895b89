import { SECTION_DEFAULTS, sectionCalls } from '@exam/shared-schema/contract';
import { sectionDifficulty } from '@exam/shared-schema/labels';
import { questionTypeNames } from '@exam/shared-schema/question-types';
import { formatScore, formatShortMinutes } from '../../format/index.ts';
import { managedEntity } from '../managed-entity.ts';
import { createdColumn, NamedCell } from '../fields/cells.tsx';
import { fixedChoices, useSubjectChoices } from '../fields/choices.ts';
import { typeLabels } from '../question-types/index.ts';
import { difficultyRangeField } from '../fields/difficulty-range.ts';

const ORDER = 'Minimum difficulty must be less than maximum';
/** ST64: the settings of official patterns follow the fields of the product's own form. */
const RULES = 'Exam rules';

const titleFields = [
  { kind: 'text', name: 'title', label: 'Section Title', max: 100 },
  { kind: 'textarea', name: 'description', label: 'Description', max: 500, optional: true },
] as const;

const countField = {
  kind: 'number',
  name: 'questionCount',
  label: 'Question Count',
  min: 1,
  step: 1,
} as const;

const rangeField = difficultyRangeField(ORDER);

const timeField = {
  kind: 'number',
  name: 'timeLimit',
  label: 'Time Limit (minutes)',
  hint: 'Leave it empty for no limit.',
  min: 1,
  step: 1,
  none: null,
  optional: true,
} as const;

const customField = {
  kind: 'switch',
  name: 'allowCustomMarksPerQuestion',
  label: 'Custom Marks per Question',
  on: 'Questions may have marks of their own.',
  off: 'Every question has the same marks.',
} as const;

const marksFields = [
  {
    kind: 'number',
    name: 'marksPerQuestion',
    label: 'Marks per Question',
    hint: 'Leave it empty for the marks of the template.',
    min: 0,
    step: 0.5,
    none: null,
    optional: true,
  },
  {
    kind: 'number',
    name: 'negativeMarks',
    label: 'Negative Marks',
    hint: 'What a wrong answer costs, without a sign.',
    min: 0,
    step: 0.25,
    none: null,
    optional: true,
  },
] as const;

/** Edited as exact fractions: saved as a rounded number, 1/3 would no longer be 1/3. */
const exactMarksFields = [
  {
    ...marksFields[0],
    hint: 'Such as 4, 0.25 or 2/3. Leave it empty for the marks of the template.',
    fraction: true,
  },
  { ...marksFields[1], hint: 'What a wrong answer costs, without a sign: 1, 0.25 or 1/3.', fraction: true },
] as const;

const ruleFields = [
  {
    kind: 'select',
    name: 'subjectId',
    label: 'Subject',
    placeholder: 'Any subject of the exam',
    none: null,
    optional: true,
    group: RULES,
    useChoices: () => useSubjectChoices({ failed: 'Failed to fetch subjects. Please try again.' }),
  },
  {
    kind: 'rows',
    name: 'groups',
    label: 'Questions by type',
    hint: 'They add up to the question count. Without any, the section has the types in the proportions of the bank.',
    noun: 'type',
    none: null,
    group: RULES,
    blank: { type: questionTypeNames[0], count: '', marks: '4', penalty: '1', partial: 'none' },
    fields: [
      {
        kind: 'select',
        name: 'type',
        label: 'Type',
        placeholder: 'Choose a type',
        useChoices: fixedChoices(typeLabels),
      },
      { kind: 'number', name: 'count', label: 'Questions', min: 1, step: 1 },
      { kind: 'text', name: 'marks', label: 'Marks', hint: 'Such as 4, 0.25 or 2/3' },
      { kind: 'text', name: 'penalty', label: 'Penalty', hint: 'Such as 1, 0.25 or 1/3' },
      {
        kind: 'select',
        name: 'partial',
        label: 'Partial marks',
        placeholder: 'Choose a rule',
        useChoices: fixedChoices({
          none: 'None',
          'jee-advanced': 'As in JEE Advanced',
          'per-option': 'For each right option',
          'per-row': 'For each row',
        }),
      },
    ],
  },
  {
    kind: 'number',
    name: 'attemptLimit',
    label: 'Questions that count',
    hint: 'How many of them a student has to answer. Leave it empty if all count.',
    min: 1,
    step: 1,
    none: null,
    optional: true,
    group: RULES,
  },
  {
    kind: 'number',
    name: 'questionsInSets',
    label: 'Questions in sets',
    hint: 'How many share a passage or a table with others.',
    min: 0,
    step: 1,
    none: 0,
    optional: true,
    group: RULES,
  },
] as const;

const num = (text: string) => <span className="num">{text}</span>;

export const sections = managedEntity(sectionCalls, {
  group: 'Exams',
  icon: 'menu',
  words: {
    lead: 'What exam templates are made of',
    failed: 'Failed to fetch sections',
    failedText: 'Failed to fetch sections',
    failedOfFormat: 'Invalid response format: sections data is not properly structured',
    createTitle: 'Create Section',
    createLead: 'A part of an exam: how many questions, how hard, for which marks',
  },
  nameOf: ({ title }) => title,
  list: {
    searchAfterMs: 500,
    columns: [
      {
        key: 'title',
        header: 'Section',
        sort: 'title',
        cell: ({ title, description }) => <NamedCell name={title} note={description} />,
      },
      { key: 'questions', header: 'Questions', cell: ({ questionCount }) => num(String(questionCount)) },
      {
        key: 'marks',
        header: 'Marks',
        cell: ({ marksPerQuestion, negativeMarks }) =>
          num(
            marksPerQuestion === null
              ? 'As in the template'
              : `+${formatScore(marksPerQuestion)} / ${formatScore(-(negativeMarks ?? 0))}`,
          ),
      },
      {
        key: 'time',
        header: 'Time Limit',
        cell: ({ timeLimit }) => num(timeLimit === null ? 'No limit' : formatShortMinutes(timeLimit)),
      },
      {
        key: 'difficulty',
        header: 'Difficulty',
        cell: ({ difficultyRange: range }) => num(`${range.min} - ${range.max} ${sectionDifficulty(range)}`),
      },
      createdColumn,
    ],
  },
  create: {
    fields: [...titleFields, countField, ...marksFields, customField, rangeField, timeField, ...ruleFields],
    empty: {
      questionCount: SECTION_DEFAULTS.questionCount,
      difficultyRange: SECTION_DEFAULTS.difficultyRange,
      negativeMarks: SECTION_DEFAULTS.negativeMarks,
      timeLimit: SECTION_DEFAULTS.timeLimit,
    },
    stopAtFirst: true,
    success: () => 'Section created successfully!',
    failure: 'Failed to create section',
    resetAfterMs: 2000,
  },
  edit: {
    fields: [
      ...titleFields,
      countField,
      ...exactMarksFields,
      customField,
      rangeField,
      timeField,
      ...ruleFields,
    ],
    valuesOf: ({ subjectId, groups, exactMarks }) => ({
      subjectId: subjectId?._id ?? null,
      groups: groups ?? [],
      marksPerQuestion: exactMarks.perQuestion,
      negativeMarks: exactMarks.negative,
    }),
    stopAtFirst: true,
  },
});
