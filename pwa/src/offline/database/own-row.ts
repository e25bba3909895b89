import type { AttemptRow } from './database.ts';

/** PK19: the user id of attempts without an account. No account has this id. */
export const GUEST = 'guest';

/** PK6: the row if it belongs to this user, else undefined. @param userId null if signed out. */
export function ownRow<Row extends { readonly userId: string }>(
  row: Row | undefined,
  userId: string | null,
): Row | undefined {
  return row?.userId === userId ? row : undefined;
}

/**
 * The same for an attempt, which may have been made as a guest: until an account claims it, it is shown while signed
 * out, and from then on only to that account (PK19).
 */
export function ownAttempt(row: AttemptRow | undefined, userId: string | null): AttemptRow | undefined {
  if (row?.userId !== GUEST) return ownRow(row, userId);
  return (row.claimedBy ?? null) === userId ? row : undefined;
}
