import { useState } from 'react';
import { FormDialog } from '../form/form-dialog.tsx';
import type { Keyed, RowAction } from './action.ts';

interface RowDialogProps {
  readonly action: RowAction;
  readonly row: Keyed;
  /** The name of the row. */
  readonly name: string;
  readonly onClose: () => void;
  /** @param message what the server said of the change. */
  readonly onDone: (message: string) => void;
}

/** Asks before something is done to a row. */
export function RowDialog({ action, row, ...rest }: RowDialogProps) {
  const [plan] = useState(() => action.formOf(row));
  return <FormDialog asked={action} plan={plan} {...rest} />;
}
