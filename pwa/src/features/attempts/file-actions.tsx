import { useState } from 'react';
import type { OutboxRow } from '../../offline/index.ts';
import { canShareFiles } from '../../state/export-file.ts';
import { Button } from '../../ui/index.ts';
import { saveEncrypted, saveText } from './save-as-file.ts';
import { say } from '../../sentences/index.ts';

/** ST15, SY5: ways to export a handed-in attempt from this device without a network. */
export function FileActions({ entry }: { readonly entry: OutboxRow }) {
  const { attemptId, title, state } = entry;
  const [offersText, setOffersText] = useState(state === 'refused');
  const seal = async (way: 'save' | 'share') => {
    if (!(await saveEncrypted(entry, way))) setOffersText(true);
  };
  return (
    <>
      <Button
        variant="quiet"
        icon="download"
        aria-label={say.sync.file.saveOf(title)}
        onClick={() => void seal('save')}
      >
        {say.common.saveAsFile}
      </Button>
      {canShareFiles() && (
        <Button variant="quiet" aria-label={say.sync.file.shareOf(title)} onClick={() => void seal('share')}>
          {say.sync.file.share}
        </Button>
      )}
      {(offersText || state === 'refused') && (
        <Button
          variant="quiet"
          icon="file"
          aria-label={say.sync.file.saveTextOf(title)}
          onClick={() => void saveText(attemptId)}
        >
          {say.sync.file.saveText}
        </Button>
      )}
    </>
  );
}
