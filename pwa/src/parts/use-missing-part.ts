import { useCallback, useEffect, useState } from 'react';
import { forgetFailedParts, retryParts } from './lazy-part.tsx';
import { PartNotLoadedError } from './load-part.ts';

const TRY_AGAIN_MS = 10_000;

interface MissingPart {
  /** A retry that the user asked for is running. */
  readonly busy: boolean;
  readonly tryNow: () => void;
}

/**
 * For the error view of a part that could not be loaded. Retries in the background while the page is visible and when
 * the network returns, and at once when the user asks.
 * @param show shows the part once it is loaded.
 * @param onStillMissing called after a failed retry that the user asked for.
 */
export function useMissingPart(
  error: unknown,
  show: () => void,
  onStillMissing?: (error: unknown) => Promise<unknown>,
): MissingPart {
  const [busy, setBusy] = useState(false);
  const tryNow = useCallback(async () => {
    setBusy(true);
    if (await retryParts()) return show();
    await onStillMissing?.(error);
    setBusy(false);
  }, [error, show, onStillMissing]);
  useTriesByItself(error instanceof PartNotLoadedError, show);
  // If the user leaves and comes back later, the part is loaded again.
  useEffect(() => forgetFailedParts, []);
  return { busy, tryNow: () => void tryNow() };
}

function useTriesByItself(tries: boolean, show: () => void): void {
  useEffect(() => {
    if (!tries) return undefined;
    const end = new AbortController();
    const look = async () => {
      const isSeen = document.visibilityState === 'visible';
      if (isSeen && (await retryParts()) && !end.signal.aborted) show();
    };
    const timer = setInterval(() => void look(), TRY_AGAIN_MS);
    addEventListener('online', () => void look(), { signal: end.signal });
    return () => {
      end.abort();
      clearInterval(timer);
    };
  }, [tries, show]);
}
