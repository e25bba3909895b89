import { Button, Dialog } from '../ui/index.ts';
import { say } from '../sentences/index.ts';

interface InstallByHandProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** An iPhone has no offer to accept: the person does it, in the browser's own menu. */
export function InstallByHand({ open, onClose }: InstallByHandProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say.shell.installByHand.title}
      footer={
        <Button variant="primary" onClick={onClose} data-autofocus>
          {say.shell.installByHand.done}
        </Button>
      }
    >
      <ol className="menu-steps">
        <li>{say.shell.installByHand.share}</li>
        <li>{say.shell.installByHand.add}</li>
        <li>{say.shell.installByHand.open}</li>
      </ol>
      <p>{say.shell.installByHand.handInFirst}</p>
    </Dialog>
  );
}
