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

interface LeftHere {
  readonly open: Awaited<ReturnType<typeof openAttempts>>;
  /** Attempts that wait to be sent. */
  readonly waiting: number;
  /** Entries of the notebook that the server does not have. */
  readonly unsynced: number;
}

/**
 * Logging in again needs a network, and saved papers are inaccessible until then, so a logout while offline asks for
 * confirmation. So does a logout during an exam, or with data that only this device has (AC54). The outbox is sent either
 * way (SY7).
 */
export function useLogout(userId: string, onLeave?: () => void): Logout {
  const online = isOnline(useConnection());
  const [left, setLeft] = useState<LeftHere | null>(null);
  const leave = () => {
    setLeft(null);
    onLeave?.();
    void signOut();
  };
  const ask = async () => {
    const here = await leftHere(userId);
    const isClear = online && here.open.length === 0 && here.waiting === 0 && here.unsynced === 0;
    if (isClear) leave();
    else setLeft(here);
  };
  return {
    ask: () => void ask(),
    question: (
      <Dialog
        open={left !== null}
        onClose={() => setLeft(null)}
        title={titleOf(online, left)}
        cross={false}
        footer={
          <>
            <Button onClick={() => setLeft(null)} data-autofocus>
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
          {left !== null && <Left {...left} />}
          <p>{say.shell.logoutQuestion.removed}</p>
        </Stack>
      </Dialog>
    ),
  };
}

/** Read at the click, because a menu that has just opened may not know it yet. */
async function leftHere(userId: string): Promise<LeftHere> {
  const { outbox, notebookEntries } = database;
  const [open, waiting, unsynced] = await Promise.all([
    openAttempts(database, userId),
    outbox.where('userId').equals(userId).count(),
    notebookEntries.where('unsentOf').equals(userId).count(),
  ]);
  return { open, waiting, unsynced };
}

function titleOf(online: boolean, left: LeftHere | null): string {
  const { withoutNetwork, duringExam, beforeSent } = say.shell.logoutQuestion;
  if (!online) return withoutNetwork;
  return left !== null && left.open.length > 0 ? duringExam : beforeSent;
}

function Left({ open: [exam], waiting, unsynced }: LeftHere) {
  const words = say.shell.logoutQuestion;
  return (
    <>
      {exam !== undefined && <p>{words.inProgress(exam.title)}</p>}
      {waiting > 0 && <p>{words.waiting(waiting)}</p>}
      {unsynced > 0 && <p>{words.unsynced(unsynced)}</p>}
    </>
  );
}
