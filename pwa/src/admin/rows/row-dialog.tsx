import '../form/form.css';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Banner, Button, Dialog, focusFirstError } from '../../ui/index.ts';
import { FieldControls } from '../form/field-control.tsx';
import type { FormPlan } from '../form/plan.ts';
import { DiscardDialog, useUnsaved } from '../form/unsaved.tsx';
import { useForm, type Form } from '../form/use-form.ts';
import type { Keyed, RowAction } from './action.ts';

export interface RowDialogProps {
  readonly action: RowAction;
  readonly row: Keyed;
  /** The name of the row, which the question shows so that it is not answered for the wrong row. */
  readonly name: string;
  readonly onClose: () => void;
  /** @param message what the server said of the change. */
  readonly onDone: (message: string) => void;
}

/** Asks before something is done to a row: the question, the form, or both. Closing it with something unsaved asks first. */
export function RowDialog({ action, row, name, onClose, onDone }: RowDialogProps) {
  const [plan] = useState(() => action.formOf(row));
  const form = useForm(plan);
  const [asking, setAsking] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const id = useId();
  useUnsaved(form.dirty);
  const close = () => (form.dirty ? setAsking(true) : onClose());
  const canSend = plan.canSend(form.values);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSend) return;
    const outcome = await form.submit();
    if (outcome?.ok) onDone(outcome.message);
    else focusFirstError(element.current);
  };

  return (
    <>
      <Dialog
        open
        title={action.title}
        onClose={close}
        dismissible={!form.busy}
        footer={
          <>
            <Button
              data-autofocus={plan.fields.length === 0 || undefined}
              onClick={close}
              unavailable={form.busy}
            >
              Cancel
            </Button>
            <Button
              type="submit"
              form={id}
              variant={action.danger ? 'danger' : 'primary'}
              busy={form.busy}
              unavailable={!canSend}
            >
              {form.busy ? action.busyButton : action.button}
            </Button>
          </>
        }
      >
        {form.failure !== null && <Banner tone="bad">{form.failure}</Banner>}
        <form
          ref={element}
          id={id}
          className="row-form"
          noValidate
          onSubmit={(event) => void submit(event)}
          aria-label={action.title}
        >
          {action.text !== undefined && (
            <>
              <p>
                <strong>{name}</strong>
              </p>
              <p>{action.text}</p>
            </>
          )}
          <DialogFields plan={plan} form={form} />
        </form>
      </Dialog>
      <DiscardDialog open={asking} onKeep={() => setAsking(false)} onDiscard={onClose} />
    </>
  );
}

interface DialogFieldsProps {
  readonly plan: FormPlan;
  readonly form: Form;
}

function DialogFields({ plan, form }: DialogFieldsProps) {
  if (plan.fields.length === 0) return null;
  return (
    <fieldset className="form-fields" disabled={form.busy}>
      <FieldControls fields={plan.fields} values={form.values} errors={form.errors} set={form.set} />
    </fieldset>
  );
}
