import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { attemptFlags } from '../attempts/attempt-on-wire.ts';
import { defineCall } from '../call.ts';
import { namedSchema } from '../catalogue/student.ts';
import { pageAnswer, pageQuery, searchText, sortBy } from '../lists.ts';
import { managed } from '../managed.ts';
import { messageAnswer } from '../message-answer.ts';
import { isOrdered } from '../papers/settings.ts';
import { batchStudentSchema } from './batches.ts';

const MOMENT = 'Please enter a date and time from 2000 to 2100';
const moment = z.iso.datetime(MOMENT).check(z.refine((at) => at >= '2000' && at < '2101', MOMENT));
const CLOSES_FIRST = 'The paper closes after it opens. Please choose a later time.';

/** BA12: an assignment, as teachers see it. Times are ISO 8601 UTC. */
export const managedAssignmentSchema = z.object({
  _id: idSchema,
  paper: z.object({
    _id: idSchema,
    title: z.string(),
    /** Minutes. */
    duration: z.number(),
    totalMarks: z.number(),
  }),
  batch: namedSchema,
  members: z.int(),
  opensAt: z.string(),
  closesAt: z.string(),
});
export type ManagedAssignment = z.infer<typeof managedAssignmentSchema>;

const NO_PAPER = 'Choose a test paper';
const NO_BATCH = 'Choose at least one batch';
const MOST_BATCHES = 50;

const form = z
  .object({
    paperId: z.string(NO_PAPER).check(z.minLength(1, NO_PAPER), z.regex(/^[A-Za-z0-9_-]{0,64}$/, NO_PAPER)),
    batchIds: z
      .array(idSchema, NO_BATCH)
      .check(z.minLength(1, NO_BATCH), z.maxLength(MOST_BATCHES, `At most ${MOST_BATCHES} batches at once`)),
    opensAt: moment,
    closesAt: moment,
    /** BA14: other students cannot find the paper any more. */
    isForBatches: z._default(z.boolean(), true),
  })
  .check(
    z.refine(({ opensAt, closesAt }) => isOrdered(opensAt, closesAt), {
      error: CLOSES_FIRST,
      path: ['closesAt'],
    }),
  );

/** Both ends, so that they can be compared. */
const changes = z.object({ opensAt: moment, closesAt: moment }).check(
  z.refine(({ opensAt, closesAt }) => isOrdered(opensAt, closesAt), {
    error: CLOSES_FIRST,
    path: ['closesAt'],
  }),
);

const thing = managed({
  area: 'assignments',
  one: 'an assignment',
  many: 'assignments',
  row: managedAssignmentSchema,
});

export const assignmentCalls = {
  list: thing.list({
    path: '/admin/assignments',
    query: {
      search: searchText,
      batchId: z.optional(idSchema),
      sort: sortBy(['opensAt'], '-opensAt'),
    },
  }),
  update: thing.update({
    path: '/admin/assignments/{id}',
    summary: 'Change the window of an assignment, also while it is open (BA16)',
    changes,
  }),
  delete: thing.delete({
    path: '/admin/assignments/{id}',
    summary: 'Remove an assignment whose paper no member has saved',
  }),
};

/** Made in a dialog about a batch, and for several batches by the call alone. */
export const assignPaper = thing.create({
  path: '/admin/assignments',
  summary: 'Assign a paper to batches with a window (BA12); answers 201 with the first assignment',
  form,
  answers: ['data', 'message'],
});

/** BA20: how far a student is. */
export const sittingStates = ['none', 'saved', 'sitting', 'silent', 'handed-in'] as const;
export type SittingState = (typeof sittingStates)[number];

/** Results of the first attempt since the assignment. */
const sittingResultSchema = z.object({
  attemptId: z.string(),
  /** BA24: among the members who have handed in; null while marks are missing. */
  rank: z.nullable(z.int()),
  score: z.number(),
  correct: z.int(),
  incorrect: z.int(),
  unanswered: z.int(),
  /** Seconds. */
  timeTaken: z.int(),
  flags: z.array(z.enum(attemptFlags)),
  /** ISO 8601 UTC. */
  receivedAt: z.string(),
});

/** A member of the batch in an assignment. Times are ISO 8601 UTC. */
export const sittingSchema = z.object({
  student: batchStudentSchema,
  state: z.enum(sittingStates),
  /** When the server last heard of the attempt; null before it. */
  lastSeenAt: z.nullable(z.string()),
  /** Percent of the duration. */
  extraTimePercent: z.int(),
  result: z.nullable(sittingResultSchema),
});
export type Sitting = z.infer<typeof sittingSchema>;

const ofAssignment = { access: 'admin', params: z.object({ id: idSchema }) } as const;

export const assignmentSittings = defineCall({
  name: 'assignments.sittings',
  summary: 'An assignment with its students: how far each is, results and ranks (BA20, BA24)',
  method: 'GET',
  path: '/admin/assignments/{id}/sittings',
  ...ofAssignment,
  query: z.object({
    ...pageQuery(20),
    search: searchText,
    state: z.optional(z.enum(sittingStates)),
    sort: sortBy(['name', 'rank'], 'name'),
  }),
  answer: z.object({
    ...pageAnswer,
    assignment: managedAssignmentSchema,
    /** Of all students of the assignment. */
    counts: z.record(z.enum(sittingStates), z.int()),
    sittings: z.array(sittingSchema),
  }),
});
export type SittingCounts = z.infer<(typeof assignmentSittings)['answer']>['counts'];

export const assignmentResults = defineCall({
  name: 'assignments.file',
  summary: 'The students of an assignment with their results, as CSV (BA25)',
  method: 'GET',
  path: '/admin/assignments/{id}/results.csv',
  ...ofAssignment,
  answer: z.unknown(),
});

/** BA22 */
export const MOST_EXTRA_MINUTES = 180;
const MINUTES = `Enter a whole number of minutes from 1 to ${MOST_EXTRA_MINUTES}`;

export const giveExtraMinutes = defineCall({
  name: 'assignments.extraTime',
  summary: 'Give a student of an assignment more time, also while the paper is being sat (BA22)',
  method: 'POST',
  path: '/admin/assignments/{id}/extra-time',
  ...ofAssignment,
  body: z.object({
    userId: idSchema,
    minutes: z.int(MINUTES).check(z.gte(1, MINUTES), z.lte(MOST_EXTRA_MINUTES, MINUTES)),
  }),
  answer: messageAnswer,
});
