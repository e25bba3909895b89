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

/** Notices above the question: another tab has the exam (AT5), writes fail (AT3), a section has closed (ST17). */
export function RoomNotices({ room, onTakeOver, sectionSwitch }: RoomNoticesProps) {
  const failed = useStore(room.store, (state) => state.save === 'failed');
  const readOnly = useStore(room.store, (state) => state.readOnly);
  if (readOnly) return <OtherTab onTakeOver={onTakeOver} />;
  return (
    <>
      {failed && <NotSaved room={room} />}
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

function NotSaved({ room }: Pick<RoomNoticesProps, 'room'>) {
  return (
    <Banner
      tone="bad"
      title={say.room.notSaved}
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
      {say.room.notSavedAdvice}
    </Banner>
  );
}
