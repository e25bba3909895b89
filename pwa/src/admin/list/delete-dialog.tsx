import { useRef, useState } from 'react';
import { Banner, Button, Dialog } from '../../ui/index.ts';
import type { RemovePlan } from './remove.ts';

export interface DeleteDialogProps {
  readonly plan: RemovePlan;
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly onDeleted: (message: string) => void;
}

export function DeleteDialog({ plan, id, name, title, onClose, onDeleted }: DeleteDialogProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    const { ok, message } = await plan.send(id);
    sending.current = false;
    setBusy(false);
    if (ok) onDeleted(message);
    else setFailure(message);
  };

  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      dismissible={!busy}
      footer={
        <>
          <Button data-autofocus unavailable={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void send()}>
            {busy ? 'Deleting...' : 'Delete'}
          </Button>
        </>
      }
    >
      {failure !== null && <Banner tone="bad">{failure}</Banner>}
      <p>
        <strong>{name}</strong>
      </p>
      <p>{plan.warning}</p>
    </Dialog>
  );
}
