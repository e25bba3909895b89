import { QueryClient, onlineManager } from '@tanstack/react-query';
import type { Call, CallAnswer, CallArguments } from '@exam/shared-schema/contract';
import type { CallFailure } from '../api/index.ts';
import { isOnline, serverCall, useConnection } from '../state/index.ts';

/** A call without an answer, as an error for the query library. */
export class CallFailedError extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure.message);
    this.name = 'CallFailedError';
    this.failure = failure;
  }
}

/** The answer of a call, for a query. @throws CallFailedError */
export async function load<C extends Call>(
  call: C,
  args: CallArguments<C>,
  signal?: AbortSignal,
): Promise<CallAnswer<C>> {
  const result = await serverCall(call, args, signal ? { signal } : {});
  if (result.ok) return result.answer;
  throw new CallFailedError(result);
}

/** The rows of all pages of a list, for selects that offer all of them. @throws CallFailedError */
export async function everyRow<Row>(
  pageAt: (page: number) => Promise<{ readonly rows: readonly Row[]; readonly pages: number }>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { rows, pages } = await pageAt(page);
    found.push(...rows);
    last = pages;
  }
  return found;
}

/**
 * The server's message.
 * @param otherwise the message if the server did not answer.
 * @param ofServer the message if it answered without one for the user.
 */
export function sentenceOf(failure: CallFailure, otherwise: string, ofServer = otherwise): string {
  if (failure.kind !== 'refused') return otherwise;
  return failure.code === 'INTERNAL' ? ofServer : failure.message;
}

/** The query library uses the app's own connection state: it waits while offline and refetches afterwards. */
function followConnection(): void {
  onlineManager.setEventListener((setOnline) => {
    setOnline(isOnline(useConnection.getState()));
    return useConnection.subscribe((state) => setOnline(isOnline(state)));
  });
}

export function consoleQueries(): QueryClient {
  followConnection();
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retryDelay: 0,
        // Without a network it waits and retries; a refusal is not retried.
        retry: (failures, error) =>
          failures < 1 && error instanceof CallFailedError && error.failure.kind === 'network',
      },
    },
  });
}
