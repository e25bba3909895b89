import { useState } from 'react';
import type { OutboxRow } from '../../offline/index.ts';
import { canShareFiles } from '../../state/give-file.ts';
import { Button } from '../../ui/index.ts';
import { saveSealed, saveText } from './save-as-file.ts';

/** ST15, SY5: the ways of a handed-in attempt out of this device without its network. */
export function FileActions({ entry }: { readonly entry: OutboxRow }) {
  const { attemptId, title, state } = entry;
  const [offersText, setOffersText] = useState(state === 'refused');
  const seal = async (way: 'save' | 'share') => {
    if (!(await saveSealed(entry, way))) setOffersText(true);
  };
  return (
    <>
      <Button
        variant="quiet"
        icon="download"
        aria-label={`Save as file: ${title}`}
        onClick={() => void seal('save')}
      >
        Save as file
      </Button>
      {canShareFiles() && (
        <Button variant="quiet" aria-label={`Share file: ${title}`} onClick={() => void seal('share')}>
          Share
        </Button>
      )}
      {(offersText || state === 'refused') && (
        <Button
          variant="quiet"
          icon="file"
          aria-label={`Save the text: ${title}`}
          onClick={() => void saveText(attemptId)}
        >
          Save the text
        </Button>
      )}
    </>
  );
}
