import type { ReactNode } from 'react';
import type { CallFailure } from '../../api/index.ts';
import { translate } from '../../sentences/index.ts';
import { EmptyState, ErrorState, Skeleton } from '../../ui/index.ts';

interface LoadedListProps<T> {
  /** Null while nothing is on this device. */
  readonly items: readonly T[] | null;
  readonly loading: boolean;
  readonly failure: CallFailure | null;
  readonly onRetry: () => void;
  readonly words: {
    readonly loading: string;
    readonly failed: string;
    readonly none: string;
    readonly noneAdvice: string;
  };
  readonly children: (items: readonly T[]) => ReactNode;
}

/** The items to choose from, or the reason why there are none. */
export function LoadedList<T>({ items, loading, failure, onRetry, words, children }: LoadedListProps<T>) {
  if (items === null || (items.length === 0 && failure !== null)) {
    if (loading) return <Skeleton lines={6} label={words.loading} />;
    return (
      <ErrorState title={words.failed} onRetry={onRetry}>
        {failure !== null && translate(failure.message)}
      </ErrorState>
    );
  }
  if (items.length === 0) return <EmptyState title={words.none}>{words.noneAdvice}</EmptyState>;
  return children(items);
}
