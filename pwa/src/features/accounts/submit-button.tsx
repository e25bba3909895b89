import { Button } from '../../ui/index.ts';

interface SubmitButtonProps {
  readonly busy: boolean;
  /** What is said while it is busy. */
  readonly busyWords: string;
  readonly disabled?: boolean;
  readonly children: string;
}

/** The one button of a form about an account. */
export function SubmitButton({ busy, busyWords, disabled = false, children }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="primary" large wide busy={busy} busyWords={busyWords} disabled={disabled}>
      {children}
    </Button>
  );
}
