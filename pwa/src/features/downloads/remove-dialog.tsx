import { useState } from 'react';
import { formatBytes } from '../../format/index.ts';
import { database, removePackage, type Download } from '../../offline/index.ts';
import { Banner, Button, Dialog, useToasts } from '../../ui/index.ts';

interface RemoveDialogProps {
  readonly userId: string;
  /** The paper to remove; null if there is none. */
  readonly download: Download | null;
  readonly onClose: () => void;
}

export function RemoveDialog({ download, ...rest }: RemoveDialogProps) {
  return download === null ? null : <Question key={download.testId} download={download} {...rest} />;
}

function Question({ userId, download, onClose }: RemoveDialogProps & { readonly download: Download }) {
  const [failed, setFailed] = useState<string | null>(null);
  const remove = async () => {
    const problem = await tryToRemove(userId, download.testId);
    if (problem !== null) return setFailed(problem);
    useToasts.getState().show({ tone: 'ok', text: `${download.title} is no longer on this device.` });
    return onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      cross={false}
      title="Remove this paper?"
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            Keep
          </Button>
          <Button variant="danger" onClick={() => void remove()}>
            Remove
          </Button>
        </>
      }
    >
      <p>
        Removing <strong>{download.title}</strong> frees {formatBytes(download.bytes)}. Your results and
        receipts stay. To take it again, or to see its diagrams in your analysis, you need to save it again
        with a network.
      </p>
      {failed !== null && <Banner tone="bad">{failed}</Banner>}
    </Dialog>
  );
}

/** The rule is asked again by the removal itself: an attempt may have been started in another tab meanwhile. */
async function tryToRemove(userId: string, testId: string): Promise<string | null> {
  try {
    const result = await removePackage(database, userId, testId);
    return result.ok
      ? null
      : 'This paper has an attempt that is not handed in yet. You can remove it after that.';
  } catch (error) {
    return error instanceof Error ? `The paper is still here. ${error.message}` : 'The paper is still here.';
  }
}
