import * as z from 'zod/mini';
import { keyForms } from '../../question-types/forms.ts';
import { placesOfSameLook } from '../../rich-text/index.ts';
import { hasOptions, writtenOptions, type Written } from './written-key.ts';

const SENTENCES = {
  fewOptions: 'Please write at least two options',
  emptyOption: 'Please write the option that is marked as right',
  sameOptions: 'Two options are the same',
  noDescription: 'Please say what the image shows, for those who cannot see it',
  noHindi: 'Please write the question in Hindi',
} as const;

/** BK37 */
const areDifferent = (form: Written) =>
  placesOfSameLook(writtenOptions(form).map(({ text }) => text)) === null;

const about = (field: 'options' | 'diagramAlt' | 'textInHindi', error: string) => ({
  error,
  path: [field],
});

/** Checks of every question with options. */
export const optionChecks = <Form extends Written>() => [
  z.refine<Form>(
    (form) => !hasOptions(form.type) || writtenOptions(form).length >= 2,
    about('options', SENTENCES.fewOptions),
  ),
  z.refine<Form>(
    (form) => writtenOptions(form).every(({ text }) => text !== ''),
    about('options', SENTENCES.emptyOption),
  ),
  z.refine<Form>(areDifferent, about('options', SENTENCES.sameOptions)),
];

/** The check of the right answer. @param isAsked whether the form contains the right answer. */
export const answerCheck = <Form extends Written>(isAsked: (form: Form) => boolean) =>
  z.check<Form>(({ value: form, issues }) => {
    if (!isAsked(form)) return;
    const fault = keyForms[form.type].fault({ ...form, options: writtenOptions(form) });
    if (fault === null) return;
    const [field, message] = fault;
    issues.push({ code: 'custom', message, path: [field], input: form });
  });

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
