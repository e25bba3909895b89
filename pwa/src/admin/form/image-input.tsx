import { useRef, useState } from 'react';
import { Button, FieldSet } from '../../ui/index.ts';
import type { ControlProps } from './control.tsx';
import { textOf } from './values.ts';

/** What the field holds while its image is on the way: no address, so that the form is not sent without it. */
const ON_THE_WAY = 'uploading';

/** An image that is uploaded as soon as its file is chosen, and shown as students will see it. */
export function ImageInput({ field, values, errors, set, prefix }: ControlProps<'image'>) {
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string>();
  const address = textOf(values, field.name);
  const isBusy = address === ON_THE_WAY;
  const change = (next: string) => {
    setFailure(undefined);
    set(field.name, next);
  };
  const take = async (file: File) => {
    change(ON_THE_WAY);
    const outcome = await field.upload(file).catch(() => UNREADABLE);
    if (outcome.ok) return change(outcome.value);
    change(address);
    setFailure(outcome.message);
  };
  const isThere = address !== '' && !isBusy;
  return (
    <FieldSet label={field.label} hint={field.hint} error={failure ?? errors[field.name]}>
      {isThere && <img className="form-image" src={address} alt="" />}
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        name={`${prefix}${field.name}`}
        accept={field.accept}
        aria-label={`${field.label}: choose a file`}
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) void take(file);
          // The same file may be chosen again after it has changed.
          event.target.value = '';
        }}
      />
      <div className="form-image-buttons">
        <Button icon="plus" busy={isBusy} onClick={() => input.current?.click()}>
          {isBusy ? 'Uploading...' : isThere ? 'Choose another image' : 'Choose an image'}
        </Button>
        {isThere && <Button onClick={() => change('')}>Remove the image</Button>}
      </div>
    </FieldSet>
  );
}

const UNREADABLE = { ok: false, message: 'This file could not be read. Please choose it again.' } as const;
