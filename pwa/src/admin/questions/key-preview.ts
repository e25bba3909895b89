import { createStore } from 'zustand';
import { keyPreview, previewKey, type KeyPreview } from '@exam/shared-schema/contract';
import type { AnswerKey } from '@exam/shared-schema/question-types';
import { serverCall } from '../../state/index.ts';

/** Between two looks at a count that is still running, ms. */
const LOOK_EVERY_MS = 500;

interface PreviewState {
  /** The key that was asked about, as JSON; null before that. */
  readonly of: string | null;
  readonly shown: KeyPreview | null;
}

/** BK50: the count of what a key would change, for one dialog. */
export function newKeyPreview(questionId: string) {
  const store = createStore<PreviewState>(() => ({ of: null, shown: null }));
  let isClosed = false;

  /** Waits until a count is finished. @returns the failure, or null. */
  const follow = async (begun: KeyPreview) => {
    let latest = begun;
    while (latest.effect === null && !isClosed) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      const result = await serverCall(keyPreview, { params: { id: begun._id } });
      if (!result.ok) return result;
      latest = result.answer.data;
      store.setState({ shown: latest });
    }
    return null;
  };

  /** Whether the dialog shows what this key would change. */
  const isShown = (key: AnswerKey): boolean => {
    const { of, shown } = store.getState();
    return of === JSON.stringify(key) && shown?.effect != null;
  };

  /** Counts what a key would change, and shows it. @returns the failure, or null. */
  const show = async (key: AnswerKey) => {
    store.setState({ of: null, shown: null });
    const result = await serverCall(previewKey, { params: { questionId }, body: { key } });
    if (!result.ok) return result;
    const begun = result.answer.data;
    store.setState({ of: JSON.stringify(key), shown: begun });
    return follow(begun);
  };

  /** While the dialog is open. @returns what ends it. */
  const open = () => {
    isClosed = false;
    return () => {
      isClosed = true;
    };
  };

  return { store, show, isShown, open };
}

export type KeyPreviewOfDialog = ReturnType<typeof newKeyPreview>;
