import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';
import { visibleLines } from '../hidden-characters.ts';
import { messageAnswer } from '../message-answer.ts';
import { reasonSchema } from '../reason.ts';
import { userParams } from '../users/account.ts';

/** OR32: rows of a file of members, beside its header. */
export const MOST_MEMBER_ROWS = 10_000;
/** Characters; a row with an address has fewer than 100. */
const LONGEST_FILE = 1_000_000;
const BODY_BYTES = 1_500_000;

/** What became of a row. */
export const memberOutcomes = [
  /** The account is a member now. */
  'added',
  /** It was one before. */
  'member',
  /** An earlier row has the same address. */
  'repeated',
  /** No account has this address. */
  'unknown',
  /** The account belongs to another college, and is not moved. */
  'other-college',
  /** The account has another role than a student, and is moved by hand only. */
  'other-role',
  /** The row has no address. */
  'invalid',
] as const;
export type MemberOutcome = (typeof memberOutcomes)[number];

/** A row of the file, and what became of it. */
export const memberRowSchema = z.object({
  /** From 1. */
  line: z.int(),
  /** As it is in the file, cut off where it is long. */
  email: z.string(),
  outcome: z.enum(memberOutcomes),
});
export type MemberRow = z.infer<typeof memberRowSchema>;

const NO_FILE = 'Please choose a file or enter addresses';

export const addMembers = defineCall({
  name: 'colleges.addMembers',
  summary: 'Make the students of a CSV file members of a college, with a report line by line (OR32)',
  method: 'POST',
  path: '/admin/colleges/{id}/members',
  access: 'admin',
  params: z.object({ id: idSchema }),
  body: z.object({
    /** A column named 'email', or the addresses alone, one a line. */
    csv: z
      .string(NO_FILE)
      .check(
        z.trim(),
        z.minLength(1, NO_FILE),
        z.maxLength(LONGEST_FILE, 'This file is too large'),
        visibleLines('The file'),
      ),
  }),
  answer: z.object({
    message: z.string(),
    data: z.object({
      /** Rows by outcome; absent for none. */
      counts: z.partialRecord(z.enum(memberOutcomes), z.int()),
      rows: z.array(memberRowSchema),
    }),
  }),
  bodyLimit: BODY_BYTES,
});

export const setUserCollege = defineCall({
  name: 'colleges.setMember',
  summary: 'Make an account a member of a college, or of the default organisation (OR31)',
  method: 'PATCH',
  path: '/admin/users/{userId}/college',
  access: 'admin',
  params: userParams,
  body: z.object({
    /** Null for the default organisation. */
    collegeId: z.nullable(idSchema),
    reason: reasonSchema,
  }),
  answer: messageAnswer,
});
