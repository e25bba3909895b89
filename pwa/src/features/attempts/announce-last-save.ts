import type { AttemptRoom, RoomState } from '../../offline/index.ts';
import { useToasts } from '../../ui/index.ts';
import { say } from '../../sentences/index.ts';

/**
 * 'Save' at the last question: no next question follows to show that the answer was saved, so a message confirms it
 * once it is on disk (AT3).
 * @param submit null if another section opens after this one.
 * @returns removes the message again.
 */
export function announceLastSave(room: AttemptRoom, submit: (() => void) | null): () => void {
  let id: number | null = null;
  let isWanted = true;
  void settled(room).then((save) => {
    // A failed write is reported by the room itself.
    if (isWanted && save !== 'failed') id = show(submit);
  });
  return () => {
    isWanted = false;
    if (id !== null) useToasts.getState().dismiss(id);
  };
}

function show(submit: (() => void) | null): number {
  const { show: showToast } = useToasts.getState();
  if (submit === null) {
    return showToast({ tone: 'ok', text: say.room.savedLastOfSection });
  }
  return showToast({
    tone: 'ok',
    text: say.room.savedLast,
    action: { label: say.room.submitNow, run: submit },
  });
}

/** The outcome of the pending writes. */
function settled({ store }: AttemptRoom): Promise<RoomState['save']> {
  const { save } = store.getState();
  if (save !== 'saving') return Promise.resolve(save);
  return new Promise((resolve) => {
    const stop = store.subscribe((state) => {
      if (state.save === 'saving') return;
      stop();
      resolve(state.save);
    });
  });
}
