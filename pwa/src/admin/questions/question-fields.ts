import { IMAGE_FILES } from '@exam/shared-schema/contract';
import { questionTypes } from '@exam/shared-schema/question-types';
import type { Values } from '../form/values.ts';
import type { KeyEditor } from '../question-types/contract.ts';
import { keyEditorOf, keyEditors } from '../question-types/index.ts';
import { useSubjectChoices } from '../fields/choices.ts';
import { useTopicsOf } from '../papers/paper-choices.ts';
import { uploaded } from './question-image.ts';

/** While no type is chosen, the form is that of a question with options. */
const asks =
  (name: KeyEditor['asks'][number]) =>
  (_values: Values, { type }: Values) =>
    keyEditorOf(String(type))?.asks.includes(name) ?? name === 'isRight';
export const hasOptions = ({ type }: { readonly type?: unknown }) =>
  (questionTypes as Readonly<Partial<Record<string, { readonly options: string }>>>)[String(type)]
    ?.options !== 'none';
const isInHindi = (_values: Values, whole: Values) => whole['isInHindi'] === true;
const hasImage = ({ diagramUrl }: Values) => diagramUrl !== '';

/** The subject and topic of a question. */
export const placeFields = [
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
    useChoices: ({ subjectId }: { readonly subjectId: string }) =>
      useTopicsOf(subjectId === '' ? [] : [subjectId]),
  },
] as const;

export const textField = {
  kind: 'textarea',
  name: 'text',
  label: 'Question',
  hint: 'Formulas go between dollar signs: $x^2$. Code goes between backticks: `x = 1`, or in lines of its own between two lines of ```.',
} as const;

/** Of several lines, as code has. */
export const optionTextField = { kind: 'textarea', name: 'text', label: 'Text' } as const;
/** BK24: the Hindi text of an option. */
export const optionInHindiField = {
  kind: 'textarea',
  name: 'textInHindi',
  label: 'In Hindi',
  hint: 'Blank if it is the same, like a number',
  optional: true,
  isShown: isInHindi,
} as const;
export const rightField = {
  kind: 'switch',
  name: 'isRight',
  label: 'Right',
  on: 'This option is right',
  off: 'This option is wrong',
  isShown: asks('isRight'),
} as const;

export const rowField = {
  kind: 'switch',
  name: 'row',
  label: 'List',
  on: 'A row, which is matched',
  off: 'What rows are matched with',
  isShown: asks('row'),
} as const;

export const optionsField = {
  kind: 'rows',
  name: 'options',
  label: 'Options',
  isShown: hasOptions,
  noun: 'option',
  hint: 'In papers they are shuffled for each student.',
} as const;

/** The key of a numerical question. */
export const numberFields = [
  { kind: 'text', name: 'answer', label: 'Right number', isShown: asks('answer') },
  {
    kind: 'text',
    name: 'upTo',
    label: 'Up to',
    hint: 'Where every number between two is right',
    optional: true,
    isShown: asks('upTo'),
  },
  {
    kind: 'text',
    name: 'tolerance',
    label: 'Tolerance',
    hint: 'How far a right answer may be off, such as 0.01',
    optional: true,
    isShown: asks('tolerance'),
  },
] as const;

/** The keys with a notation of their own, a field for each type that has one. */
export const keyTextFields = Object.entries(keyEditors).flatMap(([type, { keyText }]) =>
  keyText === undefined
    ? []
    : [
        {
          kind: 'textarea',
          name: 'keyText',
          ...keyText,
          isShown: (_: Values, whole: Values) => whole['type'] === type,
        } as const,
      ],
);

/** BK23: the image of a question. */
export const imageFields = [
  {
    kind: 'image',
    name: 'diagramUrl',
    label: 'Image',
    hint: 'PNG, JPEG or WebP, at most 1 MB',
    optional: true,
    accept: IMAGE_FILES,
    upload: uploaded,
  },
  {
    kind: 'text',
    name: 'diagramAlt',
    label: 'What the image shows',
    hint: 'Read out to students who cannot see it. It must not give the answer away.',
    isShown: hasImage,
  },
] as const;

/** BK24: the Hindi text of a question, beside its options. */
export const hindiSwitch = {
  kind: 'switch',
  name: 'isInHindi',
  label: 'Hindi',
  on: 'Also in Hindi: papers can have it in both languages',
  off: 'Only in English',
} as const;
export const titleInHindiField = {
  kind: 'text',
  name: 'titleInHindi',
  label: 'Title in Hindi',
  optional: true,
  isShown: isInHindi,
} as const;
export const textInHindiField = {
  kind: 'textarea',
  name: 'textInHindi',
  label: 'Text in Hindi',
  isShown: isInHindi,
} as const;
export const hindiFields = [hindiSwitch, { ...textInHindiField, label: 'Question in Hindi' }] as const;
const explanationInHindiField = {
  kind: 'textarea',
  name: 'explanationInHindi',
  label: 'Explanation in Hindi',
  optional: true,
  isShown: isInHindi,
} as const;

export const explanationFields = [
  { kind: 'textarea', name: 'explanation', label: 'Explanation', optional: true },
  explanationInHindiField,
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
    kind: 'text',
    name: 'keywords',
    label: 'Keywords',
    hint: 'What the question is also found by, separated by commas',
    optional: true,
  },
] as const;

export const anotherField = {
  kind: 'switch',
  name: 'isAnother',
  label: 'Another question',
  on: 'It is saved although the bank has one that reads the same.',
  off: 'Switch this on if it is not the same question.',
  onRefusal: true,
} as const;
