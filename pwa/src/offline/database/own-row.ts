import type { AttemptRow } from './database.ts';

/** PK19: who sits a paper with no account. No account has this id. */
export const GUEST = 'guest';

/** PK6: a row that belongs to this user; undefined for anybody else's. @param userId null: nobody is signed in. */
export function ownRow<Row extends { readonly userId: string }>(
  row: Row | undefined,
  userId: string | null,
): Row | undefined {
  return row?.userId === userId ? row : undefined;
}

/**
 * The same of an attempt, which may have been sat as a guest: until an account has it, it is shown where nobody is signed
 * in, and from then on to that account alone (PK19).
 */
export function ownAttempt(row: AttemptRow | undefined, userId: string | null): AttemptRow | undefined {
  if (row?.userId !== GUEST) return ownRow(row, userId);
  return (row.claimedBy ?? null) === userId ? row : undefined;
}
