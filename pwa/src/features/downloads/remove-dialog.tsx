import { useState } from 'react';
import { formatBytes } from '../../format/index.ts';
import { database, removePackage, type Download } from '../../offline/index.ts';
import { say, translate, withElements } from '../../sentences/index.ts';
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
  const [failed, setFailed] = useState<Refusal | null>(null);
  const remove = async () => {
    const problem = await tryToRemove(userId, download.testId);
    if (problem !== null) return setFailed(problem);
    useToasts.getState().show({ tone: 'ok', text: say.downloads.removal.done(download.title) });
    return onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      cross={false}
      title={say.downloads.removal.title}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            {say.downloads.removal.keep}
          </Button>
          <Button variant="danger" onClick={() => void remove()}>
            {say.downloads.remove}
          </Button>
        </>
      }
    >
      <p>
        {withElements(say.downloads.removal.consequences(download.title, formatBytes(download.bytes)), {
          title: (text) => <strong>{text}</strong>,
        })}
      </p>
      {failed !== null && <Banner tone="bad">{sentenceOf(failed)}</Banner>}
    </Dialog>
  );
}

/** Why a paper was not removed: an attempt needs it, or the storage failed. */
type Refusal = 'held' | 'failed' | Error;

function sentenceOf(refusal: Refusal): string {
  const { failedBecause, ...sentences } = say.downloads.removal;
  return refusal instanceof Error ? failedBecause(translate(refusal.message)) : sentences[refusal];
}

/** The removal checks the rule again, because an attempt may have been started in another tab meanwhile. */
async function tryToRemove(userId: string, testId: string): Promise<Refusal | null> {
  try {
    const result = await removePackage(database, userId, testId);
    return result.ok ? null : 'held';
  } catch (error) {
    return error instanceof Error ? error : 'failed';
  }
}
