import type { AttemptRoom } from '../../offline/index.ts';
import { Button, Dialog, Stack } from '../../ui/index.ts';
import { say } from '../../sentences/index.ts';

interface LeaveDialogProps {
  readonly room: AttemptRoom;
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly onSubmit: () => void;
}

/** The dialog that Back opens in a running exam. */
export function LeaveDialog({ room, open, onStay, onLeave, onSubmit }: LeaveDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={say.room.leave.title}
      cross={false}
      footer={
        <>
          <Button variant="quiet" onClick={onLeave}>
            {say.room.leave.leave}
          </Button>
          <Button onClick={onSubmit}>{say.room.leave.submit}</Button>
          <Button variant="primary" onClick={onStay} data-autofocus>
            {say.room.keepWorking}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{say.room.leave.saved}</p>
        <p>{say.room.leave[room.timing.policy]}</p>
      </Stack>
    </Dialog>
  );
}
