import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState, Skeleton } from '../ui/index.ts';
import { CallFailedError, sentenceOf } from './load.ts';

/** Sentences for certain refusals, by their HTTP status, in place of the server's own. */
export type SaidOfStatus = Readonly<Record<number, string>>;

/** The server's sentence or the general one for any other failure; nothing if there was no failure. */
export function failureOf(
  error: Error | null,
  otherwise: string,
  ofStatus: SaidOfStatus = {},
): string | undefined {
  if (error === null) return undefined;
  if (!(error instanceof CallFailedError)) return otherwise;
  return ofStatus[error.failure.status] ?? sentenceOf(error.failure, otherwise);
}

interface LoadedProps<Data> {
  readonly result: UseQueryResult<Data>;
  readonly loading: string;
  readonly lines: number;
  /** The heading of a failure, and its sentence if the server sent none. */
  readonly failed: string;
  readonly failedText: string;
  readonly failedOfStatus?: SaidOfStatus;
  /** The button that loads again; 'Try Again' where absent. */
  readonly retry?: string;
  readonly children: (data: Data) => ReactNode;
}

/** Shows loaded data, or that it is loading, or why loading failed with a button to retry. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { result, loading, lines, failed, failedText, failedOfStatus, retry = 'Try Again', children } = props;
  if (result.data !== undefined) return children(result.data);
  if (result.error === null) return <Skeleton lines={lines} label={loading} />;
  return (
    <ErrorState
      title={failed}
      retryLabel={retry}
      busy={result.isFetching}
      onRetry={() => void result.refetch()}
    >
      {failureOf(result.error, failedText, failedOfStatus)}
    </ErrorState>
  );
}
