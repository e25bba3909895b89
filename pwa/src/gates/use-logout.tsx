import { useLiveQuery } from 'dexie-react-hooks';
import { useState, type ReactNode } from 'react';
import { database, openAttempts } from '../offline/index.ts';
import { isOnline, signOut, useConnection } from '../state/index.ts';
import { Button, Dialog, Stack } from '../ui/index.ts';
import { say } from '../sentences/index.ts';

interface Logout {
  /** Logs out, after a confirmation where needed. */
  readonly ask: () => void;
  /** To be rendered beside the button. */
  readonly question: ReactNode;
}

/**
 * Logging in again needs a network, and saved papers are inaccessible until then, so a logout while offline asks for
 * confirmation. So does a logout during an exam. The outbox is sent either way (SY7).
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
        title={online ? say.shell.logoutQuestion.duringExam : say.shell.logoutQuestion.withoutNetwork}
        cross={false}
        footer={
          <>
            <Button onClick={() => setAsking(false)} data-autofocus>
              {say.shell.logoutQuestion.stay}
            </Button>
            <Button variant="danger" onClick={leave}>
              {say.shell.logout}
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          {!online && <p>{say.shell.logoutQuestion.needsNetwork}</p>}
          {open[0] !== undefined && <p>{say.shell.logoutQuestion.inProgress(open[0].title)}</p>}
          {waiting > 0 && <p>{say.shell.logoutQuestion.waiting(waiting)}</p>}
        </Stack>
      </Dialog>
    ),
  };
}
