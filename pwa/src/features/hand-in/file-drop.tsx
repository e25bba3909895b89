import { useRef, useState, type DragEvent } from 'react';
import { say } from '../../sentences/index.ts';
import { Button, cx, Icon } from '../../ui/index.ts';

/** An area to drop files on, with a button to choose them. */
export function FileDrop({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    if (files !== null && files.length > 0) onFiles([...files]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={cx('file-drop', over && 'file-drop-over')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="file" />
      <p className="file-drop-words">
        <strong>{say.handIn.drop.title}</strong>
        <span className="file-drop-wide">{say.handIn.drop.orHere}</span>
      </p>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        multiple
        accept=".txt,.json,text/plain,application/json"
        aria-label={say.handIn.drop.label}
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files);
          // Without this, choosing the same file again would not fire a change event.
          event.target.value = '';
        }}
      />
      <Button variant="primary" large onClick={() => input.current?.click()}>
        {say.handIn.drop.choose}
      </Button>
    </div>
  );
}
