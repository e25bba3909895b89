import { useState } from 'react';
import { useStore } from 'zustand';
import type { AttemptRoom } from '../../offline/index.ts';
import { Banner, Button } from '../../ui/index.ts';
import { downloadUnsaved } from './save-unsaved.ts';
import type { SectionSwitch } from './use-exam-effects.ts';
import { say } from '../../sentences/index.ts';

interface RoomNoticesProps {
  readonly room: AttemptRoom;
  readonly onTakeOver: () => void;
  readonly sectionSwitch: SectionSwitch;
}

/** Notices above the question: another tab has the exam (AT5), writes fail (AT3), the storage was cleared (AT26), a section has closed (ST17). */
export function RoomNotices({ room, onTakeOver, sectionSwitch }: RoomNoticesProps) {
  const failed = useStore(room.store, (state) => state.save === 'failed');
  const readOnly = useStore(room.store, (state) => state.readOnly);
  if (readOnly) return <OtherTab onTakeOver={onTakeOver} />;
  return (
    <>
      {failed ? <NotSaved room={room} /> : <Cleared room={room} />}
      {sectionSwitch.words !== null && (
        <Banner tone="warn" icon="clock" onDismiss={sectionSwitch.dismiss}>
          {sectionSwitch.words}
        </Banner>
      )}
    </>
  );
}

function OtherTab({ onTakeOver }: Pick<RoomNoticesProps, 'onTakeOver'>) {
  return (
    <Banner
      tone="warn"
      title={say.room.movedToTab}
      action={
        <Button variant="quiet" onClick={onTakeOver}>
          {say.common.continueHere}
        </Button>
      }
    >
      {say.room.readOnly}
    </Banner>
  );
}

function Cleared({ room }: Pick<RoomNoticesProps, 'room'>) {
  const isStoredAgain = useStore(room.store, ({ savedSeq }) => savedSeq > 0);
  const clearings = useStore(room.store, (state) => state.clearings);
  const [dismissed, setDismissed] = useState(0);
  if (!isStoredAgain || clearings <= dismissed) return null;
  return (
    <Banner tone="warn" title={say.room.cleared} onDismiss={() => setDismissed(clearings)}>
      {say.room.clearedAdvice}
    </Banner>
  );
}

function NotSaved({ room }: Pick<RoomNoticesProps, 'room'>) {
  const cleared = useStore(room.store, ({ clearings, savedSeq }) => clearings > 0 && savedSeq === 0);
  return (
    <Banner
      tone="bad"
      title={cleared ? say.room.clearedNotSaved : say.room.notSaved}
      action={
        <>
          <Button variant="quiet" onClick={() => void room.retry()}>
            {say.common.tryAgain}
          </Button>
          <Button variant="quiet" icon="download" onClick={() => void downloadUnsaved(room)}>
            {say.common.saveAsFile}
          </Button>
        </>
      }
    >
      {cleared ? say.room.clearedNotSavedAdvice : say.room.notSavedAdvice}
    </Banner>
  );
}
