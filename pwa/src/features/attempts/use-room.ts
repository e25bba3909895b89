import { useCallback, useEffect, useState } from 'react';
import { database, openRoom, type OpenedRoom } from '../../offline/index.ts';

export type RoomOpening = { readonly kind: 'opening' } | { readonly kind: 'failed' } | OpenedRoom;

/** The close of the previous room; the next one waits for it, so that the lock is free. */
let lastClosed: Promise<void> = Promise.resolve();

async function closeRoom(opened: OpenedRoom): Promise<void> {
  if (opened.kind === 'open') await opened.room.close();
}

/**
 * Opens the room of an attempt, and closes it when the screen unmounts.
 * @returns the outcome, and a function that takes the attempt over from another tab (AT5).
 */
export function useRoom(attemptId: string): { opening: RoomOpening; takeOver: () => void } {
  const [opening, setOpening] = useState<RoomOpening>({ kind: 'opening' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let current = true;
    const opened = lastClosed.then(() => openRoom(database, attemptId, { takeOver: round > 0 }));
    void opened
      .then((result) => current && setOpening(result))
      // Not swallowed: the screen reports that the device's storage could not be read, and offers a retry.
      .catch(() => current && setOpening({ kind: 'failed' }));
    return () => {
      current = false;
      lastClosed = opened.then(closeRoom, () => undefined);
    };
  }, [attemptId, round]);

  const takeOver = useCallback(() => setRound((before) => before + 1), []);
  return { opening, takeOver };
}
