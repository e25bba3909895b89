import { useCallback, useEffect, useState } from 'react';
import { database, openRoom, type AttemptRoom, type OpenedRoom } from '../../offline/index.ts';

export type RoomOpening = { readonly kind: 'opening' } | { readonly kind: 'failed' } | OpenedRoom;

/**
 * Opens the room of an attempt and closes it with the screen.
 * @returns what came of it, and the way to take the attempt over from another tab (AT5).
 */
export function useRoom(attemptId: string): { opening: RoomOpening; takeOver: () => void } {
  const [opening, setOpening] = useState<RoomOpening>({ kind: 'opening' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let current = true;
    let room: AttemptRoom | undefined;
    void openRoom(database, attemptId, { takeOver: round > 0 })
      .then((opened) => {
        if (opened.kind === 'open') room = opened.room;
        if (current) setOpening(opened);
        else room?.close();
      })
      // Not hidden: the screen says that the device's storage could not be read, and offers to try again.
      .catch(() => current && setOpening({ kind: 'failed' }));
    return () => {
      current = false;
      room?.close();
    };
  }, [attemptId, round]);

  const takeOver = useCallback(() => setRound((before) => before + 1), []);
  return { opening, takeOver };
}
