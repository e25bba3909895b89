import { useEffect } from 'react';
import type { AroundNavHandler } from 'wouter';
import { create } from 'zustand';
import { Button, Dialog } from '../../ui/index.ts';

interface Unsaved {
  /** The forms that hold something nobody has saved. */
  readonly forms: ReadonlySet<symbol>;
  /** Where somebody wanted to go, until the question is answered. */
  readonly leaving: (() => void) | null;
}

const useUnsavedForms = create<Unsaved>(() => ({ forms: new Set(), leaving: null }));

const holdsSomething = () => useUnsavedForms.getState().forms.size > 0;

/** Says that what this form holds would be lost by leaving. */
export function useUnsaved(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const form = Symbol('form');
    useUnsavedForms.setState(({ forms }) => ({ forms: new Set([...forms, form]) }));
    return () =>
      useUnsavedForms.setState(({ forms }) => ({
        forms: new Set([...forms].filter((other) => other !== form)),
      }));
  }, [dirty]);
}

/** Stands around every navigation by a link: leaving unsaved input asks first. */
export const aroundUnsaved: AroundNavHandler = (navigate, to, options) => {
  if (!holdsSomething()) navigate(to, options);
  else useUnsavedForms.setState({ leaving: () => navigate(to, options) });
};

/** The part of the Navigation API that is used; not every browser has it. */
interface TraverseEvent extends Event {
  readonly navigationType: string;
  readonly destination: { readonly key: string };
}
interface Navigation extends EventTarget {
  traverseTo(key: string): void;
}

/** Closing the page is asked about by the browser, in its own words; the back button by us, where the browser lets us. */
export function watchUnsaved(): () => void {
  const beforeUnload = (event: BeforeUnloadEvent) => {
    if (holdsSomething()) event.preventDefault();
  };
  const { navigation } = window as unknown as { navigation?: Navigation };
  const traverse = (event: Event) => {
    const { navigationType, destination, cancelable } = event as TraverseEvent;
    if (navigationType !== 'traverse' || !cancelable || !holdsSomething()) return;
    event.preventDefault();
    useUnsavedForms.setState({ leaving: () => navigation?.traverseTo(destination.key) });
  };
  addEventListener('beforeunload', beforeUnload);
  navigation?.addEventListener('navigate', traverse);
  return () => {
    removeEventListener('beforeunload', beforeUnload);
    navigation?.removeEventListener('navigate', traverse);
  };
}

export function LeaveDialog() {
  const leaving = useUnsavedForms((state) => state.leaving);
  const stay = () => useUnsavedForms.setState({ leaving: null });
  const leave = () => {
    useUnsavedForms.setState({ forms: new Set(), leaving: null });
    leaving?.();
  };
  return <DiscardDialog open={leaving !== null} onKeep={stay} onDiscard={leave} />;
}

interface DiscardDialogProps {
  readonly open: boolean;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

export function DiscardDialog({ open, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      cross={false}
      title="Leave without saving?"
      footer={
        <>
          <Button onClick={onDiscard}>Leave</Button>
          <Button variant="primary" data-autofocus onClick={onKeep}>
            Keep editing
          </Button>
        </>
      }
    >
      <p>What you typed here is not saved.</p>
    </Dialog>
  );
}
