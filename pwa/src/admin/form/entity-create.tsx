import './form.css';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import {
  Banner,
  Button,
  Card,
  focusFirst,
  focusFirstError,
  LinkButton,
  Page,
  PageHead,
  Stack,
} from '../../ui/index.ts';
import type { Creatable } from '../entity.ts';
import { FieldControls } from './field-control.tsx';
import { useForm } from './use-form.ts';
import { useUnsaved } from './unsaved.tsx';

/** The page that makes one: after a success it says so, and is empty again a moment later. */
export function EntityCreate({ entity }: { readonly entity: Creatable }) {
  const { create, paths, words } = entity;
  const form = useForm(create);
  const [done, setDone] = useState<string | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  useUnsaved(form.dirty && done === null);
  useReset(done, create.resetAfterMs, () => {
    setDone(null);
    form.reset();
    focusFirst(element.current);
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (done !== null) return;
    const outcome = await form.submit();
    if (outcome?.ok) {
      setDone(outcome.message);
      await queries.invalidateQueries();
    } else {
      focusFirstError(element.current);
    }
  };

  return (
    <Page>
      <Stack gap={6} className="form-page">
        <PageHead
          title={words.createTitle}
          lead={words.createLead}
          actions={
            <Link href={paths.list} asChild>
              <LinkButton>{words.backToList}</LinkButton>
            </Link>
          }
        />
        <form
          ref={element}
          noValidate
          onSubmit={(event) => void submit(event)}
          aria-label={words.createTitle}
        >
          <Stack gap={4}>
            {done !== null && <Banner tone="ok">{done}</Banner>}
            {form.failure !== null && <Banner tone="bad">{form.failure}</Banner>}
            <div className={create.preview ? 'form-split' : undefined}>
              <Card as="div">
                <fieldset className="form-fields" disabled={form.busy || done !== null}>
                  <FieldControls
                    fields={create.fields}
                    values={form.values}
                    errors={form.errors}
                    set={form.set}
                  />
                </fieldset>
              </Card>
              {create.preview && (
                <Card as="div" title="Preview" className="form-preview">
                  {create.preview(form.values)}
                </Card>
              )}
            </div>
            <div className="form-foot">
              <Button type="submit" variant="primary" large busy={form.busy} unavailable={done !== null}>
                {form.busy ? 'Creating...' : words.createButton}
              </Button>
            </div>
          </Stack>
        </form>
      </Stack>
    </Page>
  );
}

/** Runs once, so long after something was done. */
function useReset(done: string | null, afterMs: number, reset: () => void): void {
  const latest = useRef(reset);
  useEffect(() => {
    latest.current = reset;
  });
  useEffect(() => {
    if (done === null) return;
    const timer = setTimeout(() => latest.current(), afterMs);
    return () => clearTimeout(timer);
  }, [done, afterMs]);
}
