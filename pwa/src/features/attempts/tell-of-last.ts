import type { AttemptRoom, RoomState } from '../../offline/index.ts';
import { useToasts } from '../../ui/index.ts';
import { say } from '../../sentences/index.ts';

/**
 * 'Save' at the last question: there is no next one to show that it was saved, so it is said, once it is true (AT3).
 * @param submit null where another section opens after this one.
 * @returns takes the words away again.
 */
export function tellOfLast(room: AttemptRoom, submit: (() => void) | null): () => void {
  let id: number | null = null;
  let isWanted = true;
  void settled(room).then((save) => {
    // Where the disk refuses, the room says so itself.
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

/** What became of the writes that wait now. */
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
