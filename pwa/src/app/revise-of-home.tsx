import { useDueCount } from '../features/notebook/use-due-count.ts';
import { ReviseLine } from './screens.ts';

/** NB7: counts first, so that home loads the notebook's code only if cards are due. */
export function ReviseOfHome({ userId }: { readonly userId: string }) {
  const count = useDueCount(userId) ?? 0;
  return count > 0 && <ReviseLine count={count} />;
}
