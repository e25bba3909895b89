import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';
import { MAX_NAME, nameField } from '../catalogue/admin/fields.ts';
import { namedSchema } from '../catalogue/student.ts';
import { changesOf, formOf } from '../forms.ts';
import { pageAnswer, pageQuery, searchText, sortBy } from '../lists.ts';
import { fileFormat, managed } from '../managed.ts';
import { messageAnswer } from '../message-answer.ts';

/** BA1: a batch, as its teachers see it. */
export const managedBatchSchema = z.object({
  _id: idSchema,
  name: z.string(),
  organisation: namedSchema,
  /** BA4: eight letters. */
  joinCode: z.string(),
  members: z.int(),
  assignments: z.int(),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
});
export type ManagedBatch = z.infer<typeof managedBatchSchema>;

const fields = {
  name: nameField(
    'Name',
    'Please enter the name of the batch',
    `Name must be at most ${MAX_NAME} characters`,
  ),
};

const thing = managed({ area: 'batches', one: 'a batch', many: 'batches', row: managedBatchSchema });

export const batchCalls = {
  list: thing.list({
    path: '/admin/batches',
    query: { search: searchText, sort: sortBy(['name', 'createdAt'], '-createdAt') },
  }),
  create: thing.create({ path: '/admin/batches', form: formOf(fields, {}) }),
  update: thing.update({ path: '/admin/batches/{id}', changes: changesOf(fields) }),
  delete: thing.delete({ path: '/admin/batches/{id}', summary: 'Delete a batch without assignments' }),
};

const ofBatch = { access: 'admin', params: z.object({ id: idSchema }) } as const;

export const oneBatch = defineCall({
  name: 'batches.one',
  summary: 'A batch',
  method: 'GET',
  path: '/admin/batches/{id}',
  ...ofBatch,
  answer: z.object({ data: managedBatchSchema }),
});

export const renewJoinCode = defineCall({
  name: 'batches.newCode',
  summary: 'Give a batch another join code; the previous one stops working (BA5)',
  method: 'POST',
  path: '/admin/batches/{id}/code',
  ...ofBatch,
  answer: messageAnswer,
});

/** A student in the lists of a batch. */
export const batchStudentSchema = z.object({
  _id: idSchema,
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
});

const membersQuery = z.object({ ...pageQuery(20), search: searchText });

export const batchMembers = defineCall({
  name: 'batches.members',
  summary: 'The members of a batch, by name',
  method: 'GET',
  path: '/admin/batches/{id}/members',
  ...ofBatch,
  query: membersQuery,
  answer: z.object({
    ...pageAnswer,
    members: z.array(z.extend(batchStudentSchema, { /** ISO 8601 UTC. */ joinedAt: z.string() })),
  }),
});
export const exportBatchMembers = defineCall({
  name: 'batches.membersExport',
  summary: 'The members of a batch that the search leaves, by name, as a CSV file (OP8)',
  method: 'GET',
  path: '/admin/batches/{id}/members/export',
  ...ofBatch,
  query: z.object({ search: searchText, ...fileFormat }),
  answer: z.unknown(),
});
export type BatchMember = z.infer<(typeof batchMembers)['answer']>['members'][number];

export const batchCandidates = defineCall({
  name: 'batches.candidates',
  summary: 'The students of the organisation who are not in a batch, by name',
  method: 'GET',
  path: '/admin/batches/{id}/candidates',
  ...ofBatch,
  query: z.object({ limit: pageQuery(20).limit, search: searchText }),
  /** Without a number, which would have to be counted: the search finds the others. */
  answer: z.object({ students: z.array(batchStudentSchema), hasMore: z.boolean() }),
});
export type BatchStudent = z.infer<typeof batchStudentSchema>;

/** Students that are added at once by hand. */
const MOST_ADDED = 100;
const NO_STUDENT = 'Choose at least one student';

export const addBatchMembers = defineCall({
  name: 'batches.add',
  summary: 'Add students of the organisation to a batch (BA6)',
  method: 'POST',
  path: '/admin/batches/{id}/members',
  ...ofBatch,
  body: z.object({
    userIds: z
      .array(idSchema, NO_STUDENT)
      .check(z.minLength(1, NO_STUDENT), z.maxLength(MOST_ADDED, `At most ${MOST_ADDED} students at once`)),
  }),
  answer: messageAnswer,
});

export const removeBatchMember = defineCall({
  name: 'batches.remove',
  summary: 'Remove a student from a batch; what is being sat is still handed in (BA8)',
  method: 'DELETE',
  path: '/admin/batches/{id}/members/{userId}',
  access: 'admin',
  params: z.object({ id: idSchema, userId: idSchema }),
  answer: messageAnswer,
});

/** Characters and lines of a file of members. */
const LONGEST_FILE = 400_000;
export const MOST_IMPORTED = 2_000;
const NO_FILE = 'Choose a file with one e-mail address in each line';

/** BA7: what became of a line. */
export const importOutcomes = [
  'added',
  'member-already',
  'doubled',
  'not-an-address',
  'unknown-address',
  'of-another-organisation',
  'not-a-student',
] as const;

export const importBatchMembers = defineCall({
  name: 'batches.import',
  summary: 'Add the students of a CSV file to a batch, with a report of each line (BA7)',
  method: 'POST',
  path: '/admin/batches/{id}/import',
  ...ofBatch,
  body: z.object({
    csv: z.string(NO_FILE).check(z.minLength(1, NO_FILE), z.maxLength(LONGEST_FILE, 'The file is too long')),
  }),
  answer: z.object({
    message: z.string(),
    data: z.array(
      z.object({
        /** From 1, as editors and spreadsheets count. */
        line: z.int(),
        /** As in the file, shortened. */
        text: z.string(),
        outcome: z.enum(importOutcomes),
      }),
    ),
  }),
  bodyLimit: 2 * 1024 * 1024,
});
export type ImportedLine = z.infer<(typeof importBatchMembers)['answer']>['data'][number];
