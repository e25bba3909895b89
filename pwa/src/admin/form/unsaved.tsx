import { useEffect } from 'react';
import type { AroundNavHandler } from 'wouter';
import { create } from 'zustand';
import { Button, Dialog } from '../../ui/index.ts';

interface Unsaved {
  /** The forms with unsaved input. */
  readonly forms: ReadonlySet<symbol>;
  /** The navigation that waits for a confirmation. */
  readonly leaving: (() => void) | null;
}

const useUnsavedForms = create<Unsaved>(() => ({ forms: new Set(), leaving: null }));

const holdsSomething = () => useUnsavedForms.getState().forms.size > 0;

/** Registers that leaving the page would lose input of this form. */
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

/** Wraps every link navigation: with unsaved input it asks first. */
export const aroundUnsaved: AroundNavHandler = (navigate, to, options) => {
  if (!holdsSomething()) navigate(to, options);
  else useUnsavedForms.setState({ leaving: () => navigate(to, options) });
};

/** The part of the Navigation API used here; not every browser supports it. */
interface TraverseEvent extends Event {
  readonly navigationType: string;
  readonly destination: { readonly key: string };
}
interface Navigation extends EventTarget {
  traverseTo(key: string): void;
}

/**
 * The browser asks before the page is closed, in its own words; the app asks before a step back, where the browser
 * allows it.
 */
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
