import { useStore } from 'zustand';
import type { AttemptRoom } from '../../offline/index.ts';
import { Banner, Button } from '../../ui/index.ts';
import { downloadUnsaved } from './save-unsaved.ts';
import type { SectionSwitch } from './use-exam-effects.ts';

interface RoomNoticesProps {
  readonly room: AttemptRoom;
  readonly onTakeOver: () => void;
  readonly sectionSwitch: SectionSwitch;
}

/** What must be seen before the question: another tab has the exam (AT5), the disk refuses answers (AT3), a section has closed (ST17). */
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
      title="This exam went on in another tab."
      action={
        <Button variant="quiet" onClick={onTakeOver}>
          Continue here
        </Button>
      }
    >
      This tab is read-only.
    </Banner>
  );
}

function NotSaved({ room }: Pick<RoomNoticesProps, 'room'>) {
  return (
    <Banner
      tone="bad"
      title="This device did not save your last answer."
      action={
        <>
          <Button variant="quiet" onClick={() => void room.retry()}>
            Try again
          </Button>
          <Button variant="quiet" icon="download" onClick={() => void downloadUnsaved(room)}>
            Save as file
          </Button>
        </>
      }
    >
      It is kept in memory and tried again by itself. Free some space and keep this page open.
    </Banner>
  );
}
