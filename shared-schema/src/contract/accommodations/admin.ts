import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { searchText, sortBy } from '../lists.ts';
import { hidesSomething, visible } from '../hidden-characters.ts';
import { managed } from '../managed.ts';

/** 200 percent: three times the exam's own time. */
export const MAX_EXTRA_TIME_PERCENT = 200;

const PERCENT = `Extra time must be a whole number from 0 to ${MAX_EXTRA_TIME_PERCENT}`;
const extraTimePercent = z.int(PERCENT).check(z.gte(0, PERCENT), z.lte(MAX_EXTRA_TIME_PERCENT, PERCENT));

const noPaper = z.literal('');
const NO_RECIPIENT = 'Enter a student, a test paper or both';

/** For a student on every paper, for all students on one paper, or for one student on one paper. */
const form = z
  .object({
    email: z._default(
      z
        .string('E-mail must be text')
        .check(
          z.trim(),
          z.toLowerCase(),
          z.maxLength(254, 'E-mail is too long'),
          visible(hidesSomething('E-mail')),
        ),
      '',
    ),
    paperId: z._default(z.nullable(z.union([idSchema, noPaper], 'Not a test paper')), null),
    extraTimePercent,
  })
  .check(
    z.refine(({ email, paperId }) => email !== '' || Boolean(paperId), {
      error: NO_RECIPIENT,
      path: ['email'],
    }),
  );

export const accommodationScopes = ['student', 'paper', 'student-on-paper'] as const;

export const accommodationSchema = z.object({
  _id: idSchema,
  scope: z.enum(accommodationScopes),
  /** The title of the row: the student, or the paper if it is for all students. */
  name: z.string(),
  student: z.nullable(z.object({ _id: idSchema, fullName: z.string(), email: z.string() })),
  paper: z.nullable(z.object({ _id: idSchema, title: z.string() })),
  extraTimePercent: z.int(),
});
export type Accommodation = z.infer<typeof accommodationSchema>;

const thing = managed({
  area: 'accommodations',
  one: 'extra time',
  many: 'accommodations',
  row: accommodationSchema,
});

export const accommodationCalls = {
  list: thing.list({
    path: '/admin/accommodations',
    summary: 'Who has extra time, and on what, page by page',
    query: {
      search: searchText,
      scope: z.optional(z.enum(accommodationScopes)),
      sort: sortBy(['name', 'extraTimePercent'], 'name'),
    },
  }),
  create: thing.create({
    path: '/admin/accommodations',
    summary: 'Give extra time, or change what was given to the same student and paper',
    form,
    answers: ['message'],
    status: 200,
  }),
  update: thing.update({
    path: '/admin/accommodations/{id}',
    summary: 'Change how much extra time was given',
    changes: z.object({ extraTimePercent }),
  }),
  delete: thing.delete({
    path: '/admin/accommodations/{id}',
    summary: 'Take extra time back; exams that were started keep it',
  }),
};
