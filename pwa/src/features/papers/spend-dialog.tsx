import { say } from '../../sentences/index.ts';
import { Button, Dialog } from '../../ui/index.ts';

interface SpendDialogProps {
  /** The title of the paper. */
  readonly title: string;
  /** Tokens. */
  readonly charge: number;
  readonly onSpend: () => void;
  readonly onClose: () => void;
}

/** ST60: asks for confirmation before a priced paper is saved. */
export default function SpendDialog({ title, charge, onSpend, onClose }: SpendDialogProps) {
  const words = say.start.spend;
  return (
    <Dialog
      open
      cross={false}
      onClose={onClose}
      title={words.title(title)}
      footer={
        <>
          <Button onClick={onClose}>{say.common.cancel}</Button>
          <Button variant="primary" data-autofocus onClick={onSpend}>
            {words.save(charge)}
          </Button>
        </>
      }
    >
      <p>{words.text(charge)}</p>
    </Dialog>
  );
}
