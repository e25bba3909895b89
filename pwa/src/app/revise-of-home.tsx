import { useDueCount } from '../features/notebook/use-due-count.ts';
import { ReviseLine } from './screens.ts';

/** NB7: counts first, so that home loads nothing of the notebook for whoever has nothing to revise. */
export function ReviseOfHome({ userId }: { readonly userId: string }) {
  const count = useDueCount(userId) ?? 0;
  return count > 0 && <ReviseLine count={count} />;
}
