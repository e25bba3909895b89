import './form.css';
import { useDeferredValue, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Banner, Button, Dialog, focusFirstError } from '../../ui/index.ts';
import { FieldControls } from './field-control.tsx';
import type { FormPlan } from './plan.ts';
import { DiscardDialog, useUnsaved } from './unsaved.tsx';
import { useForm, type Form } from './use-form.ts';
import type { Values } from './values.ts';

/** A dialog: its heading, its explanation, and the label of its button when idle and while busy. */
export interface Asked {
  readonly title: string;
  readonly text: string | undefined;
  readonly button: string;
  readonly busyButton: string;
  readonly danger: boolean;
  /** The heading of an error, where the message needs one. */
  readonly failed?: string | undefined;
}

interface FormDialogProps {
  readonly asked: Asked;
  /** Read once, when the dialog opens. */
  readonly plan: FormPlan;
  /** The name of the row, shown above the text so that the user does not confirm for the wrong row. */
  readonly name?: string;
  readonly onClose: () => void;
  /** @param message the server's message. */
  readonly onDone: (message: string) => void;
  /** Controls above the fields, for inputs that no field kind covers. */
  readonly children?: (form: Form) => ReactNode;
}

/** A confirmation, a form, or both. Closing it with unsaved input asks first. */
export function FormDialog({ asked, plan: given, name, onClose, onDone, children }: FormDialogProps) {
  const [plan] = useState(given);
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
        wide={plan.preview !== undefined || children !== undefined}
        title={asked.title}
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
              variant={asked.danger ? 'danger' : 'primary'}
              busy={form.busy}
              unavailable={!canSend}
            >
              {form.busy ? asked.busyButton : asked.button}
            </Button>
          </>
        }
      >
        {form.failure !== null && (
          <Banner tone={form.isNotice ? 'info' : 'bad'} title={form.isNotice ? undefined : asked.failed}>
            {form.failure}
          </Banner>
        )}
        {asked.text !== undefined && <Question name={name} text={asked.text} />}
        <form
          ref={element}
          id={id}
          className={plan.preview ? 'row-form row-form-split' : 'row-form'}
          noValidate
          onSubmit={(event) => void submit(event)}
          aria-label={asked.title}
        >
          <DialogFields plan={plan} form={form} own={children?.(form)} />
        </form>
      </Dialog>
      <DiscardDialog open={asking} onKeep={() => setAsking(false)} onDiscard={onClose} />
    </>
  );
}

function Question({ name, text }: { readonly name: string | undefined; readonly text: string }) {
  return (
    <>
      {name !== undefined && (
        <p>
          <strong>{name}</strong>
        </p>
      )}
      <p>{text}</p>
    </>
  );
}

interface DialogFieldsProps {
  readonly plan: FormPlan;
  readonly form: Form;
  readonly own: ReactNode;
}

function DialogFields({ plan, form, own }: DialogFieldsProps) {
  // The fields accept input first: the preview is rendered in the next frame, so that it does not delay typing.
  const shown = useDeferredValue<Values | null>(form.values, null);
  if (plan.fields.length === 0) return null;
  return (
    <>
      <fieldset className="form-fields" disabled={form.busy}>
        {own}
        <FieldControls fields={plan.fields} values={form.values} errors={form.errors} set={form.set} />
      </fieldset>
      {plan.preview && (
        <section className="row-form-preview" aria-label="Preview">
          {shown !== null && plan.preview(shown)}
        </section>
      )}
    </>
  );
}
