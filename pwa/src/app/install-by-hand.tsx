import { Button, Dialog } from '../ui/index.ts';

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
      title="Add Prep to your home screen"
      footer={
        <Button variant="primary" onClick={onClose} data-autofocus>
          Done
        </Button>
      }
    >
      <ol className="menu-steps">
        <li>Open the Share menu: the square with an arrow pointing up.</li>
        <li>Choose &quot;Add to Home Screen&quot;, then &quot;Add&quot;.</li>
        <li>
          Open Prep from the home screen, log in there and save your papers again: on an iPhone or iPad the
          app on the home screen has its own storage.
        </li>
      </ol>
      <p>First hand in anything that is waiting here. What is on the server is in both.</p>
    </Dialog>
  );
}
