import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';

// A module of its own, because the session needs it at every start, and the forms of accounts only on their screens.

/** What each may do is `PERMISSIONS` (OR2). */
export const roles = ['student', 'teacher', 'college-admin', 'admin'] as const;
export const accountStatuses = [
  'pending',
  'verified',
  'approved',
  'deactivated',
  'banned',
  'deleted',
] as const;

export const userSchema = z.object({
  _id: idSchema,
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(roles),
  accountStatus: z.enum(accountStatuses),
});

export type User = z.infer<typeof userSchema>;

/** A new or renewed session with its short-lived access token. */
export const sessionAnswer = z.object({
  token: z.string(),
  user: userSchema,
  /** ISO 8601 UTC. */
  serverTime: z.string(),
  /** When the access token expires, server time, ISO 8601 UTC. */
  expiresAt: z.string(),
});
