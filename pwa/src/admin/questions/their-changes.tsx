import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Banner } from '../../ui/index.ts';
import type { Form } from '../form/use-form.ts';
import type { Values } from '../form/values.ts';
import { rebased } from './question-rebase.ts';

interface TakeTheirsProps {
  readonly form: Form;
  /** The fields that both administrators may change. */
  readonly names: readonly string[];
  /** The values when the form was opened, and now. */
  readonly before: Values;
  readonly now: Values;
  readonly onTaken: () => void;
}

/**
 * BK20: merges another administrator's changes into the form. Beside each field that both changed stands what it is
 * now; sending the form again replaces it.
 */
export function TakeTheirs({ form, names, before, now, onTaken }: TakeTheirsProps) {
  const take = useEffectEvent(() => {
    const { theirs, conflicts } = rebased(names, before, now, form.values);
    for (const [name, value] of Object.entries(theirs)) form.set(name, value);
    form.set('version', now['version']);
    form.mark(conflicts);
    onTaken();
  });
  useEffect(() => take(), []);
  return null;
}

interface ChangedMeanwhileProps {
  /** 'question', 'passage'. */
  readonly what: string;
  /** What the other administrator changed. */
  readonly children: ReactNode;
}

export function ChangedMeanwhile({ what, children }: ChangedMeanwhileProps) {
  return (
    <section className="bank-meanwhile" aria-label="Changed meanwhile">
      <Banner tone="warn" title={`Another administrator changed this ${what} while you edited it`}>
        Nothing was saved, and nothing of yours is lost. Their other changes are in this form now. What you
        both changed stands beside its field; send the form again to replace it.
      </Banner>
      {children}
    </section>
  );
}
