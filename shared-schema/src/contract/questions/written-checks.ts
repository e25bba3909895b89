import * as z from 'zod/mini';
import { answerKeySchema } from '../../question-types/index.ts';
import { placesOfSameLook } from '../../rich-text/index.ts';
import { writtenKey, writtenOptions, type Written } from './written-key.ts';

const SENTENCES = {
  fewOptions: 'Please write at least two options',
  emptyOption: 'Please write the option that is marked as right',
  sameOptions: 'Two options are the same',
  oneRight: 'Please mark the one right option',
  someRight: 'Please mark the right options',
  noNumber: 'Please enter the answer as a number, such as 12 or 0.25',
  badNumber: 'Please enter numbers only; a range ends above its beginning, and a tolerance is not negative',
  noDescription: 'Please say what the image shows, for those who cannot see it',
  noHindi: 'Please write the question in Hindi',
} as const;

const isNumber = ({ type }: Written) => type === 'Numerical';
const rights = (form: Written) => writtenOptions(form).filter(({ isRight }) => isRight).length;
/** BK37 */
const areDifferent = (form: Written) =>
  placesOfSameLook(writtenOptions(form).map(({ text }) => text)) === null;

const about = (field: 'options' | 'answer' | 'diagramAlt' | 'textInHindi', error: string) => ({
  error,
  path: [field],
});

/** Checks of every question with options. */
export const optionChecks = <Form extends Written>() => [
  z.refine<Form>(
    (form) => isNumber(form) || writtenOptions(form).length >= 2,
    about('options', SENTENCES.fewOptions),
  ),
  z.refine<Form>(
    (form) => writtenOptions(form).every(({ text }) => text !== ''),
    about('options', SENTENCES.emptyOption),
  ),
  z.refine<Form>(areDifferent, about('options', SENTENCES.sameOptions)),
];

/** Checks of the right answer. @param isAsked whether the form contains the right answer. */
export const answerChecks = <Form extends Written>(isAsked: (form: Form) => boolean) => [
  z.refine<Form>(
    (form) => !isAsked(form) || form.type !== 'MCQ' || rights(form) === 1,
    about('options', SENTENCES.oneRight),
  ),
  z.refine<Form>(
    (form) => !isAsked(form) || form.type !== 'MSQ' || rights(form) > 0,
    about('options', SENTENCES.someRight),
  ),
  z.refine<Form>(
    (form) => !isAsked(form) || !isNumber(form) || form.answer !== '',
    about('answer', SENTENCES.noNumber),
  ),
  z.refine<Form>(
    (form) =>
      !isAsked(form) ||
      !isNumber(form) ||
      form.answer === '' ||
      answerKeySchema.safeParse(writtenKey(form, String)).success,
    about('answer', SENTENCES.badNumber),
  ),
];

interface Words {
  readonly diagramUrl: string;
  readonly diagramAlt: string;
  readonly isInHindi: boolean;
  readonly textInHindi: string;
}

/** Checks of fields that depend on each other: an image and its description, a question and its Hindi text. */
export const textChecks = <Form extends Words>() => [
  z.refine<Form>(
    ({ diagramUrl, diagramAlt }) => diagramUrl === '' || diagramAlt !== '',
    about('diagramAlt', SENTENCES.noDescription),
  ),
  z.refine<Form>(
    ({ isInHindi, textInHindi }) => !isInHindi || textInHindi !== '',
    about('textInHindi', SENTENCES.noHindi),
  ),
];
