import type { openAttempts } from '../offline/index.ts';
import { say } from '../sentences/index.ts';
import { Button, Dialog, Stack } from '../ui/index.ts';

/** What a logout leaves on this device. */
export interface LeftHere {
  readonly open: Awaited<ReturnType<typeof openAttempts>>;
  /** Attempts that wait to be sent. */
  readonly waiting: number;
  /** Entries of the notebook that the server does not have. */
  readonly unsynced: number;
}

interface LogoutQuestionProps {
  readonly left: LeftHere;
  readonly online: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Loaded when it is needed: most logouts ask nothing. */
export default function LogoutQuestion({ left, online, onStay, onLeave }: LogoutQuestionProps) {
  const words = say.logoutQuestion;
  return (
    <Dialog
      open
      onClose={onStay}
      title={titleOf(online, left)}
      cross={false}
      footer={
        <>
          <Button onClick={onStay} data-autofocus>
            {words.stay}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {say.shell.logout}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {!online && <p>{words.needsNetwork}</p>}
        <Left {...left} />
        <p>{words.removed}</p>
      </Stack>
    </Dialog>
  );
}

function titleOf(online: boolean, left: LeftHere): string {
  const { withoutNetwork, duringExam, beforeSent } = say.logoutQuestion;
  if (!online) return withoutNetwork;
  return left.open.length > 0 ? duringExam : beforeSent;
}

function Left({ open: [exam], waiting, unsynced }: LeftHere) {
  const words = say.logoutQuestion;
  return (
    <>
      {exam !== undefined && <p>{words.inProgress(exam.title)}</p>}
      {waiting > 0 && <p>{words.waiting(waiting)}</p>}
      {unsynced > 0 && <p>{words.unsynced(unsynced)}</p>}
    </>
  );
}
