import type { AttemptRoom } from '../../offline/index.ts';
import { Button, Dialog, Stack } from '../../ui/index.ts';

interface LeaveDialogProps {
  readonly room: AttemptRoom;
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly onSubmit: () => void;
}

/** What Back asks in a running exam. */
export function LeaveDialog({ room, open, onStay, onLeave, onSubmit }: LeaveDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title="Leave the exam?"
      cross={false}
      footer={
        <>
          <Button variant="quiet" onClick={onLeave}>
            Leave without submitting
          </Button>
          <Button onClick={onSubmit}>Submit</Button>
          <Button variant="primary" onClick={onStay} data-autofocus>
            Keep working
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>Your answers are saved on this device. You can resume from any page of Prep.</p>
        <p>
          {room.timing.policy === 'continuous'
            ? 'The clock keeps running while you are away.'
            : 'The clock stops until you come back.'}
        </p>
      </Stack>
    </Dialog>
  );
}
