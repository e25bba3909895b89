import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallFailure } from '../../api/index.ts';
import { onReconnect } from '../connection.ts';

export interface Asking {
  /** A request is in progress. */
  readonly pending: boolean;
  /** Why the last request failed. It stays while another one is in progress. */
  readonly failure: CallFailure | null;
  readonly again: () => void;
}

/**
 * Sends the request and stores the answer.
 * @param isAgain somebody or something wants a newer answer than the one that there is.
 * @returns the failure, or null.
 */
type Ask = (isCurrent: () => boolean, isAgain: boolean) => Promise<CallFailure | null>;

interface Asked extends Pick<Asking, 'pending' | 'failure'> {
  /** What it was about. */
  readonly of: string | null;
}

/**
 * Asks the server for what a screen shows: at once, again by `again`, and after a failure when the network is back.
 * @param id names what is asked for; another one is asked for at once. Null: nothing is.
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
