import { Button } from '../../ui/index.ts';

interface SubmitButtonProps {
  readonly busy: boolean;
  /** The label while it is busy. */
  readonly busyWords: string;
  readonly disabled?: boolean;
  readonly children: string;
}

/** The submit button of an account form. */
export function SubmitButton({ busy, busyWords, disabled = false, children }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="primary" large wide busy={busy} busyWords={busyWords} disabled={disabled}>
      {children}
    </Button>
  );
}
