import type { Accommodation } from '@exam/shared-schema/contract';

/** Whom extra time is for. At least one of the two is there. */
export interface Whom {
  readonly userId: string | null;
  readonly paperId: string | null;
}

const SCOPES = { s: 'student', p: 'paper', b: 'student-on-paper' } as const;

/** What the console calls it by: none of our ids holds an underscore. */
export function accommodationId({ userId, paperId }: Whom): string {
  if (paperId === null) return `s_${userId}`;
  return userId === null ? `p_${paperId}` : `b_${paperId}_${userId}`;
}

export function scopeOf(whom: Whom): Accommodation['scope'] {
  return SCOPES[accommodationId(whom).charAt(0) as keyof typeof SCOPES];
}

/** Null for what is no such id. */
export function whomIn(id: string): Whom | null {
  const [kind, first, second] = id.split('_');
  if (kind === 's' && first) return { userId: first, paperId: null };
  if (kind === 'p' && first) return { userId: null, paperId: first };
  if (kind === 'b' && first && second) return { userId: second, paperId: first };
  return null;
}
