import './form.css';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'wouter';
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
import type { CreatePlan } from './create.ts';
import { FieldControls } from './field-control.tsx';
import type { Part } from './plan.ts';
import { StartFromInput } from './start-from-input.tsx';
import { useForm } from './use-form.ts';
import { useUnsaved } from './unsaved.tsx';
import { withValue, type Values } from './values.ts';

/**
 * The page that creates an entity. A success stays beside the button until the next edit, and the form is soon reset.
 */
export function EntityCreate({ entity }: { readonly entity: Creatable }) {
  const { create, paths, words } = entity;
  const [search] = useSearchParams();
  // Read once: the address does not overwrite what is typed.
  const [first] = useState(() => withAddress(create, search));
  const form = useForm(create, first);
  const canSend = create.useCanSend();
  const follow = create.useFollowing();
  const [done, setDone] = useState<Done | null>(null);
  const [round, setRound] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const isKept = done !== null && !done.isReset;
  useUnsaved(form.dirty && done === null);
  const empty = () => {
    form.reset(create.keeps);
    setRound((before) => before + 1);
  };
  useReset(isKept, create.resetAfterMs, () => {
    empty();
    setDone((before) => before && { ...before, isReset: true });
  });
  const another = () => {
    empty();
    setDone(null);
    focusFirst(element.current);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isKept || !canSend) return;
    setDone(null);
    const outcome = await form.submit();
    if (outcome?.ok) {
      setDone({ message: outcome.message, isReset: false });
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
            <div className={create.preview ? 'form-split' : undefined}>
              <Card as="div">
                <fieldset className="form-fields" disabled={form.busy || isKept}>
                  {create.startFrom && (
                    <StartFromInput
                      // A new key resets the choice when the next entity is begun.
                      key={round}
                      startFrom={create.startFrom}
                      onFill={(values) => {
                        setDone(null);
                        for (const change of Object.entries(values)) form.set(...change);
                      }}
                    />
                  )}
                  <FieldControls
                    fields={create.fields}
                    values={form.values}
                    errors={form.errors}
                    set={(name, value, clears) => {
                      setDone(null);
                      const after = withValue(form.values, name, value);
                      form.set(name, value, { ...clears, ...follow(name, after, form.values) });
                    }}
                  />
                </fieldset>
              </Card>
              {create.preview && (
                <Card as="div" title={create.previewTitle} className="form-preview">
                  {create.preview(form.values)}
                </Card>
              )}
            </div>
            <div className="form-foot">
              {form.failure !== null && <Failure message={form.failure} parts={form.parts} />}
              {done !== null && <Success message={done.message} onAnother={another} />}
              <div className="form-foot-buttons">
                <Button
                  type="submit"
                  variant="primary"
                  large
                  busy={form.busy}
                  unavailable={isKept || !canSend}
                >
                  {form.busy ? 'Creating...' : words.createButton}
                </Button>
                {create.resetButton !== undefined && (
                  <Button large unavailable={form.busy || isKept} onClick={another}>
                    {create.resetButton}
                  </Button>
                )}
              </div>
            </div>
          </Stack>
        </form>
      </Stack>
    </Page>
  );
}

/** CN11: the initial values, with the texts and choices that a link to the page names: `?email=asha@example.com`. */
function withAddress({ fields, initial }: CreatePlan, search: URLSearchParams): Values {
  return fields.reduce((values, { kind, name }) => {
    const named = kind === 'text' || kind === 'select' ? search.get(name) : null;
    return named === null ? values : withValue(values, name, named);
  }, initial);
}

/** Why nothing was created, with a list where the server reports an error for each part. */
function Failure({ message, parts }: { readonly message: string; readonly parts: readonly Part[] }) {
  if (parts.length === 0) return <Banner tone="bad">{message}</Banner>;
  return (
    <Banner tone="bad" title={message}>
      <ul className="form-parts">
        {parts.map(([name, words]) => (
          <li key={name}>{`${name}: ${words}`}</li>
        ))}
      </ul>
    </Banner>
  );
}

interface Done {
  readonly message: string;
  /** The form has been reset. */
  readonly isReset: boolean;
}

interface SuccessProps {
  readonly message: string;
  readonly onAnother: () => void;
}

/** Takes the focus, because the form above is disabled for a moment and the page must not scroll when it is reset. */
function Success({ message, onAnother }: SuccessProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <div ref={box} tabIndex={-1} className="form-success">
      <Banner
        tone="ok"
        action={
          <Button variant="quiet" onClick={onAnother}>
            Create another
          </Button>
        }
      >
        {message}
      </Banner>
    </div>
  );
}

/** Resets the form once, `afterMs` after it was saved. */
function useReset(isKept: boolean, afterMs: number, reset: () => void): void {
  const latest = useRef(reset);
  useEffect(() => {
    latest.current = reset;
  });
  useEffect(() => {
    if (!isKept) return;
    const timer = setTimeout(() => latest.current(), afterMs);
    return () => clearTimeout(timer);
  }, [isKept, afterMs]);
}
