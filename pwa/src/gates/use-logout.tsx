import { useLiveQuery } from 'dexie-react-hooks';
import { useState, type ReactNode } from 'react';
import { database, openAttempts } from '../offline/index.ts';
import { isOnline, signOut, useConnection } from '../state/index.ts';
import { Button, Dialog, Stack } from '../ui/index.ts';

interface Logout {
  /** Logs out; asks first where that would surprise. */
  readonly ask: () => void;
  /** To be rendered, wherever the button stands. */
  readonly question: ReactNode;
}

/**
 * Logging in again needs a network, and saved papers are out of reach until then: so a logout without one asks first.
 * So does a logout while an exam is in progress. What waits in the outbox is sent either way (SY7).
 */
export function useLogout(userId: string, onLeave?: () => void): Logout {
  const online = isOnline(useConnection());
  const [asking, setAsking] = useState(false);
  const waiting = useLiveQuery(() => database.outbox.where('userId').equals(userId).count(), [userId], 0);
  const open = useLiveQuery(() => openAttempts(database, userId), [userId], []);
  const leave = () => {
    setAsking(false);
    onLeave?.();
    void signOut();
  };
  return {
    ask: () => (online && open.length === 0 ? leave() : setAsking(true)),
    question: (
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={online ? 'Log out during an exam?' : 'Log out without a network?'}
        cross={false}
        footer={
          <>
            <Button onClick={() => setAsking(false)} data-autofocus>
              Stay logged in
            </Button>
            <Button variant="danger" onClick={leave}>
              Logout
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          {!online && (
            <p>
              You need a network to log in again. Until then you cannot open the papers and results saved on
              this device.
            </p>
          )}
          {open[0] !== undefined && (
            <p>
              “{open[0].title}” is still in progress. Your answers stay on this device, but you can go on only
              after you log in again.
            </p>
          )}
          {waiting > 0 && <p>{waitingSentence(waiting)}</p>}
        </Stack>
      </Dialog>
    ),
  };
}

function waitingSentence(waiting: number): string {
  return waiting === 1
    ? 'One attempt is waiting to be sent. It will still be sent automatically.'
    : `${waiting} attempts are waiting to be sent. They will still be sent automatically.`;
}
