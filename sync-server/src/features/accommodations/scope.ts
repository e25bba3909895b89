import type { Accommodation } from '@exam/shared-schema/contract';

/** The recipient of extra time: one student on all papers, all students on one paper, or one student on one paper. */
type AccommodationTarget =
  | { readonly userId: string; readonly paperId: string | null }
  | { readonly userId: null; readonly paperId: string };

type Named = Readonly<Record<keyof AccommodationTarget, string | null>>;

/** The id in the console. Other ids contain no underscore, so the parts can be separated. */
export function accommodationId({ userId, paperId }: Named): string {
  if (paperId === null) return `s_${userId}`;
  return userId === null ? `p_${paperId}` : `b_${paperId}_${userId}`;
}

export function scopeOf({ userId, paperId }: Named): Accommodation['scope'] {
  if (paperId === null) return 'student';
  return userId === null ? 'paper' : 'student-on-paper';
}

/** Parses such an id; null for any other text. */
export function targetIn(id: string): AccommodationTarget | null {
  const [kind, first, second] = id.split('_');
  if (kind === 's' && first) return { userId: first, paperId: null };
  if (kind === 'p' && first) return { userId: null, paperId: first };
  if (kind === 'b' && first && second) return { userId: second, paperId: first };
  return null;
}
