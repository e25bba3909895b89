import { useSessionAtOnce } from '../../state/index.ts';

/** The viewer of a board; `staff` has another role than a student or an administrator, and no position. Roles are compared case-insensitively, as the product prescribes. */
export type Viewer =
  | { readonly kind: 'unknown' | 'anonymous' | 'admin' | 'staff' }
  | { readonly kind: 'student'; readonly userId: string };

export function useViewer(): Viewer {
  const session = useSessionAtOnce();
  if (session.status === 'loading') return { kind: 'unknown' };
  if (session.status === 'signed-out') return { kind: 'anonymous' };
  const role = session.user.role.toLowerCase();
  if (role !== 'student') return { kind: role === 'admin' ? 'admin' : 'staff' };
  return { kind: 'student', userId: session.user._id };
}

/** The student whose position is requested. */
export function studentOf(viewer: Viewer): string | null {
  return viewer.kind === 'student' ? viewer.userId : null;
}
