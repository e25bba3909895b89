import { useSessionAtOnce } from '../../state/index.ts';

/** The viewer of a board. Roles are compared case-insensitively, as the product prescribes. */
export type Viewer =
  | { readonly kind: 'unknown' | 'anonymous' | 'admin' }
  | { readonly kind: 'student'; readonly userId: string };

export function useViewer(): Viewer {
  const session = useSessionAtOnce();
  if (session.status === 'loading') return { kind: 'unknown' };
  if (session.status === 'signed-out') return { kind: 'anonymous' };
  if (session.user.role.toLowerCase() === 'admin') return { kind: 'admin' };
  return { kind: 'student', userId: session.user._id };
}

/** The student whose position is requested. */
export function studentOf(viewer: Viewer): string | null {
  return viewer.kind === 'student' ? viewer.userId : null;
}
