import * as z from 'zod/mini';
import { idSchema } from '../attempt/ids.ts';
import { defineCall } from './call.ts';
import { messageAnswer, searchText } from './catalogue-fields.ts';
import { pageAnswer, pageQuery } from './lists.ts';

/** Twice the time again is the most that is given. */
export const MAX_EXTRA_TIME_PERCENT = 200;

const PERCENT = `Extra time must be a whole number from 0 to ${MAX_EXTRA_TIME_PERCENT}`;
const extraTimePercent = z.int(PERCENT).check(z.gte(0, PERCENT), z.lte(MAX_EXTRA_TIME_PERCENT, PERCENT));

const noPaper = z.literal('');
const WHOM = 'Name a student, a test paper or both';

/** For a student on every paper, for everybody on one paper, or for one student on one paper. */
export const accommodationForm = z
  .object({
    email: z._default(
      z
        .string('E-mail must be text')
        .check(z.trim(), z.toLowerCase(), z.maxLength(254, 'E-mail is too long')),
      '',
    ),
    paperId: z._default(z.nullable(z.union([idSchema, noPaper], 'Not a test paper')), null),
    extraTimePercent,
  })
  .check(
    z.refine(({ email, paperId }) => email !== '' || Boolean(paperId), { error: WHOM, path: ['email'] }),
  );

export const accommodationChanges = z.object({ extraTimePercent });

export const accommodationScopes = ['student', 'paper', 'student-on-paper'] as const;

export const accommodationSchema = z.object({
  _id: idSchema,
  scope: z.enum(accommodationScopes),
  /** Whom it is for, as a list shows it: the student, or the paper where it is for everybody on it. */
  name: z.string(),
  student: z.nullable(z.object({ _id: idSchema, fullName: z.string(), email: z.string() })),
  paper: z.nullable(z.object({ _id: idSchema, title: z.string() })),
  extraTimePercent: z.int(),
});
export type Accommodation = z.infer<typeof accommodationSchema>;

export const accommodationSorts = ['name', '-name', 'extraTimePercent', '-extraTimePercent'] as const;

export const listAccommodations = defineCall({
  name: 'accommodations.list',
  summary: 'Who has extra time, and on what, page by page',
  method: 'GET',
  path: '/admin/accommodations',
  access: 'admin',
  query: z.object({
    ...pageQuery(10),
    search: searchText,
    scope: z.optional(z.enum(accommodationScopes)),
    sort: z._default(z.enum(accommodationSorts), 'name'),
  }),
  answer: z.object({ ...pageAnswer, accommodations: z.array(accommodationSchema) }),
});

const accommodationParams = z.object({ id: idSchema });

export const createAccommodation = defineCall({
  name: 'accommodations.create',
  summary: 'Give extra time, or change what was given to the same student and paper',
  method: 'POST',
  path: '/admin/accommodations',
  access: 'admin',
  body: accommodationForm,
  answer: messageAnswer,
});

export const updateAccommodation = defineCall({
  name: 'accommodations.update',
  summary: 'Change how much extra time was given',
  method: 'PUT',
  path: '/admin/accommodations/{id}',
  access: 'admin',
  params: accommodationParams,
  body: accommodationChanges,
  answer: messageAnswer,
});

export const deleteAccommodation = defineCall({
  name: 'accommodations.delete',
  summary: 'Take extra time back; exams that were started keep it',
  method: 'DELETE',
  path: '/admin/accommodations/{id}',
  access: 'admin',
  params: accommodationParams,
  answer: messageAnswer,
});
