import { deleteAccount } from '@exam/shared-schema/contract';
import { generalMessage } from '../../api/index.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { database, forgetUser } from '../../offline/index.ts';
import { say } from '../../sentences/index.ts';
import { serverCall, signOut } from '../../state/index.ts';
import { Button, Dialog, Stack, Switch, useToasts } from '../../ui/index.ts';

interface DeleteDialogProps {
  readonly open: boolean;
  readonly userId: string;
  readonly password: string;
  readonly onClose: () => void;
  /** @param message the server's, in English. */
  readonly onRefused: (message: string) => void;
}

/** The final confirmation, and whether to delete the data on this device too. */
export function DeleteDialog({ open, userId, password, onClose, onRefused }: DeleteDialogProps) {
  const words = say.ownData.deletion;
  const [, navigate] = useLocation();
  const [alsoHere, setAlsoHere] = useState(true);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const result = await serverCall(deleteAccount, { body: { password } });
    setBusy(false);
    if (!result.ok) return onRefused(generalMessage(result));
    // Leave this screen first, because it requires a session.
    navigate(paths.home, { replace: true });
    await signOut();
    await farewell(userId, alsoHere);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!busy}
      title={words.question}
      cross={false}
      footer={
        <>
          <Button data-autofocus unavailable={busy} onClick={onClose}>
            {words.keep}
          </Button>
          <Button variant="danger" busy={busy} busyWords={words.deleting} onClick={() => void remove()}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{words.questionDetail}</p>
        <Switch
          label={words.alsoHere}
          hint={words.alsoHereDetail}
          checked={alsoHere}
          onChange={setAlsoHere}
        />
      </Stack>
    </Dialog>
  );
}

/** OD7: deletes the data on this device if chosen, and reports the outcome. */
async function farewell(userId: string, alsoHere: boolean): Promise<void> {
  const { show } = useToasts.getState();
  try {
    if (alsoHere) await forgetUser(database, userId);
    show({ tone: 'ok', text: say.ownData.deletion.done });
  } catch {
    show({ tone: 'bad', text: say.ownData.deletion.leftHere });
  }
}
