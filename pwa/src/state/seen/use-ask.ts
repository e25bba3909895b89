import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallFailure } from '../../api/index.ts';
import { onReconnect } from '../connection.ts';

export interface Asking {
  /** A request is in progress. */
  readonly pending: boolean;
  /** Why the last request failed. Kept while the next one is in progress. */
  readonly failure: CallFailure | null;
  readonly again: () => void;
}

/**
 * Sends the request and stores the answer.
 * @param isAgain a newer answer is wanted, even if there is a fresh one.
 * @returns the failure, or null.
 */
type Ask = (isCurrent: () => boolean, isAgain: boolean) => Promise<CallFailure | null>;

interface Asked extends Pick<Asking, 'pending' | 'failure'> {
  /** The id of the request. */
  readonly of: string | null;
}

/**
 * Requests what a screen shows: at once, on `again`, and after a failure when the network returns.
 * @param id of the data; a change triggers a new request. Null: no request.
 */
export function useAsk(id: string | null, ask: Ask): Asking {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const [asked, setAsked] = useState<Asked>(() => begun(id, null));
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (id === null) return undefined;
    let current = true;
    setAsked((before) => begun(id, before));
    void latest
      .current(() => current, round > 0)
      .then((failure) => {
        if (current) setAsked({ of: id, pending: false, failure });
      });
    return () => {
      current = false;
    };
  }, [id, round]);

  const again = useCallback(() => setRound((before) => before + 1), []);
  const { pending, failure } = asked.of === id ? asked : begun(id, null);
  useEffect(() => (failure === null ? undefined : onReconnect(again)), [failure, again]);
  return { pending, failure, again };
}

function begun(id: string | null, before: Asked | null): Asked {
  return { of: id, pending: id !== null, failure: before?.of === id ? before.failure : null };
}
