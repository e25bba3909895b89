import { Button, Dialog } from '../ui/index.ts';
import { say } from '../sentences/index.ts';

interface InstallByHandProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** On an iPhone the app cannot offer installation, so this explains how to install it from the browser's menu. */
export default function InstallByHand({ open, onClose }: InstallByHandProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say.installByHand.title}
      footer={
        <Button variant="primary" onClick={onClose} data-autofocus>
          {say.installByHand.done}
        </Button>
      }
    >
      <ol className="menu-steps">
        <li>{say.installByHand.share}</li>
        <li>{say.installByHand.add}</li>
        <li>{say.installByHand.open}</li>
      </ol>
      <p>{say.installByHand.handInFirst}</p>
    </Dialog>
  );
}
