import { useRef, useState } from 'react';
import { Button, FieldSet } from '../../ui/index.ts';
import type { ControlProps } from './control.tsx';
import { textOf } from './values.ts';

/**
 * The value while the image is being uploaded. It is not a valid address, so the form cannot be sent without the
 * image.
 */
const ON_THE_WAY = 'uploading';

/** An image that is uploaded as soon as its file is chosen, with a preview of what students see. */
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
          // Without this, choosing the same file again would not fire a change event.
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
