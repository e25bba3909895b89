import { useState } from 'react';
import { FormDialog } from '../form/form-dialog.tsx';
import type { AnyAction, RowAction, RowDialogProps } from './action.ts';

/** The dialog of an action on a row. */
export function RowDialog({ action, ...rest }: RowDialogProps & { readonly action: AnyAction }) {
  return 'Dialog' in action ? <action.Dialog {...rest} /> : <RowForm action={action} {...rest} />;
}

function RowForm({ action, row, ...rest }: RowDialogProps & { readonly action: RowAction }) {
  const [plan] = useState(() => action.formOf(row));
  return <FormDialog asked={action} plan={plan} {...rest} />;
}
