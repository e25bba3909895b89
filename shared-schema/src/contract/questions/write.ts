import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { LONGEST_OPTION, LONGEST_TEXT } from '../../paper-package/limits.ts';
import { asTypedNumber, MAX_OPTIONS, questionTypeNames } from '../../question-types/index.ts';
import { formOf } from '../forms.ts';
import { visibleLines } from '../hidden-characters.ts';
import { poolSchema, questionThing } from './listed.ts';
import { imageFields, hiddenTextDefaults } from './text-fields.ts';
import { answerCheck, optionChecks, textChecks } from './written-checks.ts';
import { reasonSchema } from '../reason.ts';
import type { Written } from './written-key.ts';

const SENTENCES = {
  type: 'Please choose a type',
  subject: 'Please choose a subject',
  topic: 'Please choose a topic',
  text: 'Please write the question',
  longText: `A text has at most ${LONGEST_TEXT} characters`,
  longKeywords: 'Keywords have at most 500 characters',
  longOption: `An option has at most ${LONGEST_OPTION} characters`,
} as const;

const longText = (what: string) =>
  z.string().check(z.trim(), z.maxLength(LONGEST_TEXT, SENTENCES.longText), visibleLines(what));

/** Invisible characters that were pasted with the number are dropped before others are refused. */
const typedNumber = (what: string) =>
  z
    .string()
    .check(z.trim(), z.maxLength(LONGEST_TEXT, SENTENCES.longText), asTypedNumber(), visibleLines(what));

const chosen = (sentence: string) =>
  z.string(sentence).check(
    z.minLength(1, sentence),
    z.refine((id) => id === '' || idSchema.safeParse(id).success, sentence),
  );

const optionWords = z
  .string()
  .check(z.trim(), z.maxLength(LONGEST_OPTION, SENTENCES.longOption), visibleLines('Option'));
const option = {
  text: optionWords,
  isRight: z.boolean(),
  /** Whether it is a row, which is matched with the options that are not. */
  row: z.optional(z.boolean()),
  /** Empty if the words are the same in Hindi. */
  textInHindi: z._default(optionWords, ''),
};

const fields = {
  type: z.enum(questionTypeNames, SENTENCES.type),
  subjectId: chosen(SENTENCES.subject),
  topicId: chosen(SENTENCES.topic),
  text: longText('Question').check(z.minLength(1, SENTENCES.text)),
  /** Blank ones are ignored, and all of a type without options. */
  options: z.array(z.object(option)).check(z.maxLength(MAX_OPTIONS)),
  /** For a number, as decimals: the right number, or the lower end of a range that ends at `upTo`. */
  answer: typedNumber('Answer'),
  upTo: typedNumber('Answer'),
  tolerance: typedNumber('Tolerance'),
  /** For types whose key has a notation of its own. */
  keyText: longText('Answer'),
  explanation: longText('Explanation'),
  ...imageFields,
  /** BK24: whether the question is also in Hindi. If not, the Hindi fields are not stored. */
  isInHindi: z.boolean(),
  textInHindi: longText('Question in Hindi'),
  explanationInHindi: longText('Explanation in Hindi'),
  difficulty: z.int().check(z.gte(1), z.lte(10)),
  /** BK7: separated by commas. Absent: none for a new question, and as they are for an edited one. */
  keywords: z.optional(
    z.string().check(z.trim(), z.maxLength(500, SENTENCES.longKeywords), visibleLines('Keywords')),
  ),
  pool: poolSchema,
  /** BK17: store it although the bank has one that reads the same. */
  isAnother: z.boolean(),
};

/** Defaults of the fields that the form omits because they are not displayed. */
const hiddenDefaults = {
  options: [],
  answer: '',
  upTo: '',
  tolerance: '',
  keyText: '',
  ...hiddenTextDefaults,
  explanationInHindi: '',
  isAnother: false,
};

const formSchema = formOf(fields, {
  ...hiddenDefaults,
  explanation: '',
  diagramUrl: '',
  isInHindi: false,
  difficulty: 5,
  pool: 'ranked',
}).check(
  ...optionChecks(),
  answerCheck(() => true),
  ...textChecks(),
);

const { pool: _, ...editedFields } = fields;

const editSchema = formOf(
  {
    ...editedFields,
    /** `_id` of an existing option; empty for a new one. */
    options: z
      .array(z.object({ _id: z.string().check(z.maxLength(64)), ...option }))
      .check(z.maxLength(MAX_OPTIONS)),
    /** BK19: the key is unchanged, and the fields of the right answer are ignored. */
    keepsKey: z.boolean(),
    /** BK20: the version of the question when it was read. */
    version: z.nullable(idSchema),
    reason: reasonSchema,
  },
  hiddenDefaults,
).check(
  ...optionChecks(),
  answerCheck(({ keepsKey }: Written & { readonly keepsKey: boolean }) => !keepsKey),
  ...textChecks(),
);
export type QuestionEdit = z.infer<typeof editSchema>;

/** The largest possible question, bytes: in UTF-8 a character takes at most four. */
const QUESTION_BODY_LIMIT = 4 * (4 * LONGEST_TEXT + MAX_OPTIONS * (2 * LONGEST_OPTION + 64)) + 16 * 1024;

export const questionCalls = {
  create: {
    ...questionThing.create({
      path: '/questions',
      summary: 'Write a question into the bank; 409 with the text of one that is the same (BK16, BK17)',
      form: formSchema,
    }),
    bodyLimit: QUESTION_BODY_LIMIT,
  },
  update: {
    ...questionThing.update({
      path: '/questions/{id}',
      summary: 'Edit a question of the bank; 409 if it has changed since it was read (BK18 to BK21)',
      changes: editSchema,
    }),
    bodyLimit: QUESTION_BODY_LIMIT,
  },
  delete: questionThing.delete({
    path: '/questions/{id}',
    summary: 'Delete a question that no paper has, or archive one that a paper has (BK30)',
  }),
};
