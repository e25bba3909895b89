import { useRef, useState, type DragEvent } from 'react';
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
        <strong>Choose a hand-in file or a receipt file</strong>
        <span className="file-drop-wide">or drop it here</span>
      </p>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        multiple
        accept=".txt,.json,text/plain,application/json"
        aria-label="Hand-in file or receipt file"
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files);
          // The same file may be chosen again after it has changed.
          event.target.value = '';
        }}
      />
      <Button variant="primary" large onClick={() => input.current?.click()}>
        Choose file
      </Button>
    </div>
  );
}
