import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState, Skeleton } from '../ui/index.ts';
import { CallFailedError, sentenceOf } from './load.ts';

/** What the server said, or the sentence for whatever else went wrong; nothing where nothing did. */
export function failureOf(error: Error | null, otherwise: string): string | undefined {
  if (error === null) return undefined;
  return error instanceof CallFailedError ? sentenceOf(error.failure, otherwise) : otherwise;
}

interface LoadedProps<Data> {
  readonly result: UseQueryResult<Data>;
  readonly loading: string;
  readonly lines: number;
  /** Its heading where it failed, and its sentence where the server gave none. */
  readonly failed: string;
  readonly failedText: string;
  readonly children: (data: Data) => ReactNode;
}

/** What was asked for once it is there; until then that it is coming, or why it is not, with a way to try again. */
export function Loaded<Data>({ result, loading, lines, failed, failedText, children }: LoadedProps<Data>) {
  if (result.data !== undefined) return children(result.data);
  if (result.error === null) return <Skeleton lines={lines} label={loading} />;
  return (
    <ErrorState
      title={failed}
      retryLabel="Try Again"
      busy={result.isFetching}
      onRetry={() => void result.refetch()}
    >
      {failureOf(result.error, failedText)}
    </ErrorState>
  );
}
