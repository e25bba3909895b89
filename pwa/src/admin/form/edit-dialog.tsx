import './form.css';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Banner, Button, Dialog, focusFirstError } from '../../ui/index.ts';
import type { EditPlan } from './declaration.ts';
import { FieldControls } from './field-control.tsx';
import { DiscardDialog, useUnsaved } from './unsaved.tsx';
import { useForm } from './use-form.ts';

export interface EditDialogProps<Row> {
  readonly plan: EditPlan<Row>;
  readonly row: Row;
  readonly title: string;
  readonly onClose: () => void;
  /** @param message what the server said of the change. */
  readonly onSaved: (message: string) => void;
}

/** Changes one; closing it with something unsaved asks first. */
export function EditDialog<Row>({ plan, row, title, onClose, onSaved }: EditDialogProps<Row>) {
  const [initial] = useState(() => plan.valuesOf(row));
  const form = useForm({ initial, check: plan.check, send: (values) => plan.send(row, values) });
  const [asking, setAsking] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const id = useId();
  useUnsaved(form.dirty);
  const close = () => (form.dirty ? setAsking(true) : onClose());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!plan.canSend(form.values)) return;
    const outcome = await form.submit();
    if (outcome?.ok) onSaved(outcome.message);
    else focusFirstError(element.current);
  };

  return (
    <>
      <Dialog
        open
        title={title}
        onClose={close}
        dismissible={!form.busy}
        footer={
          <>
            <Button onClick={close} unavailable={form.busy}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={id}
              variant="primary"
              busy={form.busy}
              unavailable={!plan.canSend(form.values)}
            >
              {form.busy ? 'Updating...' : 'Update'}
            </Button>
          </>
        }
      >
        {form.failure !== null && <Banner tone="bad">{form.failure}</Banner>}
        <form ref={element} id={id} noValidate onSubmit={(event) => void submit(event)} aria-label={title}>
          <fieldset className="form-fields" disabled={form.busy}>
            <FieldControls fields={plan.fields} values={form.values} errors={form.errors} set={form.set} />
          </fieldset>
        </form>
      </Dialog>
      <DiscardDialog open={asking} onKeep={() => setAsking(false)} onDiscard={onClose} />
    </>
  );
}
