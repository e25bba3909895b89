import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';
import { searchText } from '../lists.ts';

const DAY = 'Please enter a day from 2000 to 2100';
/** A day in India, '2026-01-05'. */
const day = z.optional(z.iso.date(DAY).check(z.refine((text) => text >= '2000' && text < '2101', DAY)));

export const auditActions = ['create', 'update', 'delete'] as const;

/** AU2: all conditions that are given have to be met. */
const filters = {
  /** In the changed members, in the id of the thing, or in name and address of the caller who changed it. */
  search: searchText,
  /** Id of the user who made the change. */
  who: z.optional(idSchema),
  kind: z.optional(z.string().check(z.maxLength(40))),
  /** Id of the changed thing. */
  thing: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  action: z.optional(z.enum(auditActions)),
  /** The first and the last day. */
  from: day,
  to: day,
};

const members = z.nullable(z.record(z.string(), z.unknown()));

export const auditEntrySchema = z.object({
  _id: idSchema,
  /** ISO 8601 UTC. */
  at: z.string(),
  /** Id of the user who made the change. */
  userId: z.string(),
  kind: z.string(),
  thingId: z.string(),
  action: z.enum(auditActions),
  /** The changed members; null if the thing did not exist. */
  before: members,
  after: members,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Where a list continues: time and id of the last entry that was read. */
const cursor = z.string().check(z.regex(/^\d{1,15}_[A-Za-z0-9_-]{1,64}$/));

export const auditLog = defineCall({
  name: 'audit.list',
  summary: 'Changes by administrators, the newest first (AU1)',
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  query: z.object({
    ...filters,
    before: z.optional(cursor),
    limit: z._default(z.pipe(z.coerce.number(), z.int().check(z.gte(1), z.lte(100))), 20),
  }),
  answer: z.object({
    entries: z.array(auditEntrySchema),
    /** `before` of the next call; null if there are no older entries. */
    next: z.nullable(cursor),
    /** AU3: how far back was read, ISO 8601 UTC; null if everything was. */
    reachedAt: z.nullable(z.string()),
    /** AU5: the current names of what the entries mention, by id, as far as it exists for the caller. */
    names: z.record(z.string(), z.string()),
  }),
});
export type AuditPage = z.infer<(typeof auditLog)['answer']>;

export const auditChoices = defineCall({
  name: 'audit.choices',
  summary: 'The users and kinds of things that occur in the log, for its filters (AU2)',
  method: 'GET',
  path: '/admin/audit/choices',
  access: 'admin',
  answer: z.object({
    data: z.object({
      /** By name; at most 500. Without accounts that no longer exist. */
      people: z.array(z.object({ _id: idSchema, fullName: z.string() })),
      kinds: z.array(z.string()),
    }),
  }),
});

export const exportAudit = defineCall({
  name: 'audit.export',
  summary: 'Every entry that a search and filters leave, the newest first, as a CSV file (AU6)',
  method: 'GET',
  path: '/admin/audit/export',
  access: 'admin',
  query: z.object({ ...filters, format: z._default(z.enum(['csv']), 'csv') }),
  answer: z.unknown(),
});
