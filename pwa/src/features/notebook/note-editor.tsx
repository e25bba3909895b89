import { hasHiddenCharacters, MOST_IN_NOTE } from '@exam/shared-schema/contract';
import { useState } from 'react';
import { say } from '../../sentences/index.ts';
import { Banner, Button, Field, Row, Stack, TextArea } from '../../ui/index.ts';

interface NoteEditorProps {
  readonly note: string;
  /** Rejects if the device did not store it. */
  readonly onSave: (text: string) => Promise<unknown>;
}

/** NB9: shows whether the note is stored on the device; a note that could not be stored stays in its field. */
export function NoteEditor({ note, onSave }: NoteEditorProps) {
  const words = say.notebook.note;
  const [typed, setTyped] = useState<string | null>(null);
  const [save, setSave] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const text = typed ?? note;
  const isChanged = text !== note;
  // CN7: only a changed note, because the student cannot see what an older one hides.
  const hides = isChanged && hasHiddenCharacters(text, true);
  const keep = async () => {
    setSave('saving');
    try {
      await onSave(text);
      setSave('saved');
    } catch {
      setSave('failed');
    }
  };
  return (
    <Stack gap={2}>
      <Field label={words.title} error={hides ? words.hidden : undefined}>
        <TextArea
          rows={3}
          value={text}
          maxLength={MOST_IN_NOTE}
          placeholder={words.placeholder}
          onChange={(event) => {
            setTyped(event.target.value);
            setSave('idle');
          }}
        />
      </Field>
      {save === 'failed' && <Banner tone="bad">{words.failed}</Banner>}
      <Row>
        <Button onClick={() => void keep()} unavailable={!isChanged || hides} busy={save === 'saving'}>
          {words.save}
        </Button>
        <span className="revise-saved" role="status">
          {isChanged ? words.unsaved : save === 'saved' ? words.saved : ''}
        </span>
      </Row>
    </Stack>
  );
}
