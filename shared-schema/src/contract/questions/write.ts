import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { LONGEST_OPTION, LONGEST_TEXT } from '../../paper-package/limits.ts';
import {
  answerKeySchema,
  MAX_OPTIONS,
  questionTypeNames,
  type AnswerKey,
} from '../../question-types/index.ts';
import { formOf } from '../forms.ts';
import { poolSchema, questionThing } from './listed.ts';

const SENTENCES = {
  type: 'Please choose a type',
  subject: 'Please choose a subject',
  topic: 'Please choose a topic',
  text: 'Please write the question',
  longText: `A text has at most ${LONGEST_TEXT} characters`,
  longOption: `An option has at most ${LONGEST_OPTION} characters`,
  fewOptions: 'Please write at least two options',
  sameOptions: 'Two options are the same',
  oneRight: 'Please mark the one right option',
  someRight: 'Please mark the right options',
  noNumber: 'Please enter the answer as a number, such as 12 or 0.25',
  badNumber: 'Please enter numbers only; a range ends above its beginning, and a tolerance is not negative',
} as const;

const words = z.string().check(z.trim(), z.maxLength(LONGEST_TEXT, SENTENCES.longText));

const chosen = (sentence: string) =>
  z.string(sentence).check(
    z.minLength(1, sentence),
    z.refine((id) => id === '' || idSchema.safeParse(id).success, sentence),
  );

const fields = {
  type: z.enum(questionTypeNames, SENTENCES.type),
  subjectId: chosen(SENTENCES.subject),
  topicId: chosen(SENTENCES.topic),
  text: words.check(z.minLength(1, SENTENCES.text)),
  /** For MCQ and MSQ. A blank row counts as none. */
  options: z
    .array(
      z.object({
        text: z.string().check(z.trim(), z.maxLength(LONGEST_OPTION, SENTENCES.longOption)),
        isRight: z.boolean(),
      }),
    )
    .check(z.maxLength(MAX_OPTIONS)),
  /** For Numerical, as decimals: the right number, or where `upTo` is given the beginning of what is right. */
  answer: words,
  upTo: words,
  tolerance: words,
  explanation: words,
  difficulty: z.int().check(z.gte(1), z.lte(10)),
  pool: poolSchema,
  /** BK17: although the bank has nearly this question. */
  isAnother: z.boolean(),
};

interface Written {
  readonly type: AnswerKey['type'];
  readonly options: readonly { readonly text: string; readonly isRight: boolean }[];
  readonly answer: string;
  readonly upTo: string;
  readonly tolerance: string;
}

/** The options that were written; none for a question whose answer is a number. */
export const writtenOptions = ({ type, options }: Written) =>
  type === 'Numerical' ? [] : options.filter(({ text, isRight }) => text !== '' || isRight);

/** The key of what was written. @param idOf the name of an option by its place among those that were written. */
export function writtenKey(form: Written, idOf: (place: number) => string): AnswerKey {
  const { type, answer, upTo, tolerance } = form;
  if (type === 'Numerical')
    return {
      type,
      ...(upTo === '' ? { values: [answer] } : { ranges: [{ min: answer, max: upTo }] }),
      ...(tolerance !== '' && { tolerance }),
    };
  const correct = writtenOptions(form).flatMap(({ isRight }, place) => (isRight ? [idOf(place)] : []));
  return { type, correct };
}

const rights = (form: Written) => writtenOptions(form).filter(({ isRight }) => isRight).length;
const isNumber = ({ type }: Written) => type === 'Numerical';
const areDifferent = (form: Written) => {
  const texts = writtenOptions(form).map(({ text }) => text.replace(/\s+/g, ' '));
  return new Set(texts).size === texts.length;
};

const formSchema = formOf(fields, {
  options: [],
  answer: '',
  upTo: '',
  tolerance: '',
  explanation: '',
  difficulty: 5,
  pool: 'ranked',
  isAnother: false,
}).check(
  z.refine((form) => isNumber(form) || writtenOptions(form).length >= 2, {
    error: SENTENCES.fewOptions,
    path: ['options'],
  }),
  z.refine(areDifferent, { error: SENTENCES.sameOptions, path: ['options'] }),
  z.refine((form) => form.type !== 'MCQ' || rights(form) === 1, {
    error: SENTENCES.oneRight,
    path: ['options'],
  }),
  z.refine((form) => form.type !== 'MSQ' || rights(form) > 0, {
    error: SENTENCES.someRight,
    path: ['options'],
  }),
  z.refine((form) => !isNumber(form) || form.answer !== '', { error: SENTENCES.noNumber, path: ['answer'] }),
  z.refine(
    (form) =>
      !isNumber(form) || form.answer === '' || answerKeySchema.safeParse(writtenKey(form, String)).success,
    { error: SENTENCES.badNumber, path: ['answer'] },
  ),
);

/** The largest question there can be, bytes: in UTF-8 a sign takes four at most. */
const QUESTION_BODY_LIMIT = 4 * (2 * LONGEST_TEXT + MAX_OPTIONS * LONGEST_OPTION) + 16 * 1024;

export const questionCalls = {
  create: {
    ...questionThing.create({
      path: '/admin/questions',
      summary:
        'Write a question into the bank; 409 with the text of one that is nearly the same (BK16, BK17)',
      form: formSchema,
    }),
    bodyLimit: QUESTION_BODY_LIMIT,
  },
};
