import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState, Skeleton } from '../ui/index.ts';
import { INVALID_ANSWER } from '../api/index.ts';
import { CallFailedError, sentenceOf } from './load.ts';

/** Messages for certain errors, by HTTP status, in place of the server's own. */
export type MessageByStatus = Readonly<Record<number, string>>;

/** Messages in place of the usual ones. */
interface SpecialMessages {
  readonly ofStatus?: MessageByStatus | undefined;
  /** For an answer that is not of the contract's shape. */
  readonly ofFormat?: string | undefined;
  /** For an answer of the server without a message for the user. */
  readonly ofServer?: string | undefined;
}

/**
 * The message for an error: by status, else the server's, else the general one; undefined without an error. An answer
 * of another shape is named as such.
 */
export function failureOf(
  error: Error | null,
  otherwise: string,
  { ofStatus = {}, ofFormat, ofServer }: SpecialMessages = {},
): string | undefined {
  if (error === null) return undefined;
  if (!(error instanceof CallFailedError)) return otherwise;
  const { failure } = error;
  if (failure.code === INVALID_ANSWER) return ofFormat ?? failure.message;
  return ofStatus[failure.status] ?? sentenceOf(failure, otherwise, ofServer);
}

interface LoadedProps<Data> {
  readonly result: UseQueryResult<Data>;
  readonly loading: string;
  readonly lines: number;
  /** The heading of an error, and its text if the server sent none. */
  readonly failed: string;
  readonly failedText: string;
  /** For an answer of the server without a message for the user; `failedText` by default. */
  readonly failedOfServer?: string;
  readonly failedOfStatus?: MessageByStatus;
  readonly failedOfFormat?: string | undefined;
  /** The label of the retry button. Default: 'Try Again'. */
  readonly retry?: string;
  readonly children: (data: Data) => ReactNode;
}

/** Shows the loaded data, a skeleton while it loads, or an error with a retry button. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { result, loading, lines, failed, failedText, retry = 'Try Again', children } = props;
  if (result.data !== undefined) return children(result.data);
  if (result.error === null) return <Skeleton lines={lines} label={loading} />;
  return (
    <ErrorState
      title={failed}
      retryLabel={retry}
      busy={result.isFetching}
      onRetry={() => void result.refetch()}
    >
      {failureOf(result.error, failedText, {
        ofStatus: props.failedOfStatus,
        ofFormat: props.failedOfFormat,
        ofServer: props.failedOfServer,
      })}
    </ErrorState>
  );
}
