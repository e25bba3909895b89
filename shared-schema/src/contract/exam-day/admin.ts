import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { openingOutcomes } from '../../exam-day/index.ts';
import { defineCall } from '../call.ts';
import { messageAnswer } from '../message-answer.ts';
import { reasonSchema } from '../reason.ts';

export const paperGroupKinds = ['everyone', 'college', 'batch'] as const;

/** ED9: students of a group by how far they are. */
const groupCountsSchema = z.object({
  students: z.int(),
  saved: z.int(),
  opened: z.int(),
  sitting: z.int(),
  silent: z.int(),
  handedIn: z.int(),
});
export type GroupCounts = z.infer<typeof groupCountsSchema>;

const paperGroupSchema = z.object({
  _id: idSchema,
  kind: z.enum(paperGroupKinds),
  name: z.string(),
  counts: groupCountsSchema,
});
export type PaperGroup = z.infer<typeof paperGroupSchema>;

export const examDaySchema = z.object({
  paper: z.object({ _id: idSchema, title: z.string() }),
  /** When the key is released, ISO 8601 UTC; null if the paper is not encrypted. */
  encryptedUntil: z.nullable(z.string()),
  opensAt: z.nullable(z.string()),
  closesAt: z.nullable(z.string()),
  isReleased: z.boolean(),
  /** Why it cannot be encrypted; null if it can or is. */
  hindrance: z.nullable(z.string()),
  groups: z.array(paperGroupSchema),
  /** ED20: its rehearsals, by their time. */
  rehearsals: z.array(z.object({ _id: idSchema, title: z.string(), encryptedUntil: z.nullable(z.string()) })),
  /** ED20: the exam that it rehearses; null for an exam. */
  rehearsalOf: z.nullable(z.object({ _id: idSchema, title: z.string() })),
});
export type ExamDay = z.infer<typeof examDaySchema>;

const ofPaper = { access: 'admin', params: z.object({ id: idSchema }) } as const;

export const examDay = defineCall({
  name: 'papers.examDay',
  summary: 'Whether a paper is encrypted, its groups, and how far their students are (ED9)',
  method: 'GET',
  path: '/admin/test-papers/{id}/exam-day',
  ...ofPaper,
  answer: z.object({ data: examDaySchema }),
});

const MOST_GROUPS = 200;
const GROUPS = `Choose at most ${MOST_GROUPS} groups`;
const groupIds = z._default(z.array(idSchema, GROUPS).check(z.maxLength(MOST_GROUPS, GROUPS)), []);

export const encryptPaper = defineCall({
  name: 'papers.encrypt',
  summary: 'Encrypt a paper until its key is released, or add groups with codes of their own (ED2)',
  method: 'POST',
  path: '/admin/test-papers/{id}/exam-day',
  ...ofPaper,
  body: z.object({
    /** The groups besides everyone. */
    collegeIds: groupIds,
    batchIds: groupIds,
  }),
  answer: messageAnswer,
});

export const openingCodes = defineCall({
  name: 'papers.openingCodes',
  summary: 'The opening codes of the groups of a paper; each look is recorded (ED8)',
  method: 'POST',
  path: '/admin/test-papers/{id}/exam-day/codes',
  ...ofPaper,
  answer: z.object({
    data: z.array(
      z.object({ _id: idSchema, kind: z.enum(paperGroupKinds), name: z.string(), code: z.string() }),
    ),
  }),
});

export const sendOpeningCodes = defineCall({
  name: 'papers.sendCodes',
  summary: 'Send a group its opening code by SMS, to all students with a phone number (ED18)',
  method: 'POST',
  path: '/admin/test-papers/{id}/exam-day/messages',
  ...ofPaper,
  body: z.object({ groupId: idSchema }),
  answer: messageAnswer,
});

export const studentStates = [
  'not-saved',
  'saved',
  'failed',
  'opened',
  'sitting',
  'silent',
  'handedIn',
] as const;

export const examDayStudents = defineCall({
  name: 'papers.examDayStudents',
  summary: 'The students of an encrypted paper in one state, such as those who could not open it (ED10)',
  method: 'GET',
  path: '/admin/test-papers/{id}/exam-day/students',
  ...ofPaper,
  query: z.object({ state: z._default(z.enum(studentStates), 'failed') }),
  answer: z.object({
    data: z.object({
      /** By name; at most 500. */
      students: z.array(
        z.object({
          student: z.object({ _id: idSchema, fullName: z.string(), email: z.string() }),
          /** Its name. */
          group: z.string(),
          /** As the device reported it; null if it reported nothing, or could open it. */
          outcome: z.nullable(z.enum(openingOutcomes)),
          /** ISO 8601 UTC; null without a report. */
          reportedAt: z.nullable(z.string()),
        }),
      ),
      total: z.int(),
    }),
  }),
});
export type ExamDayStudent = z.infer<typeof examDayStudents.answer>['data']['students'][number];

const MOMENT = 'Please enter a date and time from 2000 to 2100';

export const releaseKey = defineCall({
  name: 'papers.release',
  summary: 'Release the key of a paper earlier or later than planned, for a reason (ED4)',
  method: 'POST',
  path: '/admin/test-papers/{id}/exam-day/release',
  ...ofPaper,
  body: z.object({
    /** ISO 8601 UTC; null for at once. */
    at: z.nullable(z.iso.datetime(MOMENT)),
    reason: reasonSchema,
  }),
  answer: messageAnswer,
});

export const rehearseExamDay = defineCall({
  name: 'papers.rehearse',
  summary: 'Make an encrypted paper of one question for the same groups, to rehearse the exam day (ED20)',
  method: 'POST',
  path: '/admin/test-papers/{id}/exam-day/rehearsals',
  ...ofPaper,
  body: z.object({
    /** ISO 8601 UTC. */
    opensAt: z.iso.datetime(MOMENT),
  }),
  answer: messageAnswer,
});
