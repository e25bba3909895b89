import { progressOf } from '@exam/shared-schema/attempt';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { paths } from '../../app/paths.ts';
import { database, type AttemptRoom, type RoomState } from '../../offline/index.ts';
import { askForBackgroundSync, lookForUpdate, sync, usePackageImages } from '../../state/index.ts';
import {
  Banner,
  Button,
  ExamActions,
  ExamFrame,
  ExamTimer,
  QuestionPalette,
  QuestionView,
  SaveLight,
  SectionTabs,
  Sheet,
  SubmitDialog,
  type SaveState,
} from '../../ui/index.ts';
import { examClock } from './exam-clock.ts';
import { ExamTools, useOpenTool } from './exam-tools.tsx';
import { listenToExamKeys } from './exam-keys.ts';
import { ExamDesk } from './exam-desk.ts';
import { pushDrafts } from './push-drafts.ts';
import { downloadUnsaved } from './save-as-file.ts';
import { useShownQuestion } from './tools/index.ts';
import { watchPage } from './watch-page.ts';

const PANEL = 'exam-question';

interface ExamRoomProps {
  readonly room: AttemptRoom;
  readonly user: { readonly username: string; readonly role: string };
  readonly onTakeOver: () => void;
}

export function ExamRoom({ room, user, onTakeOver }: ExamRoomProps) {
  const { attempt, readOnly } = useStore(room.store);
  const desk = useMemo(() => new ExamDesk(room), [room]);
  const clock = useMemo(() => examClock(room), [room]);
  const imageOf = usePackageImages(room.row);
  const [submitting, setSubmitting] = useState(false);
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  const [paletteOpen, setPaletteOpen] = useState(false);
  const [tool, setTool] = useOpenTool();
  useRoomLife({ room, desk, setAsking, setTool });

  const at = desk.place(attempt);
  const shown = useShownQuestion(room, at.question);
  const progress = progressOf(attempt, at.question._id);
  const states = desk.statesOf(attempt, at.sectionIndex);
  const sectionCounts = useMemo(() => desk.sectionCounts(attempt), [desk, attempt]);
  const disabled = readOnly || attempt.status === 'sealed';

  const submit = async () => {
    setSubmitting(true);
    setError(undefined);
    try {
      await room.seal('student');
    } catch {
      setError('Failed to submit exam. Please try again.');
    }
    setSubmitting(false);
  };

  const select = (index: number) => {
    desk.goToIndex(at.sectionIndex, index);
    setPaletteOpen(false);
  };
  const palette = (
    <QuestionPalette states={states} current={at.index} onSelect={select} disabled={disabled} />
  );
  const diagram = desk.diagramOf(at.question, imageOf);

  return (
    <ExamFrame
      title={room.paper.title}
      saveLight={<RoomLight room={room} />}
      timer={<ExamTimer {...clock} />}
      tools={
        <ExamTools
          room={room}
          desk={desk}
          section={at.section}
          question={at.question}
          open={tool}
          onOpen={setTool}
        />
      }
      sections={
        desk.sections.length > 1 ? (
          <SectionTabs
            sections={sectionCounts.map(({ id, title, answered, total }) => ({ id, title, answered, total }))}
            selected={at.section._id}
            onSelect={desk.enterSection}
            panelId={PANEL}
          />
        ) : undefined
      }
      panelId={PANEL}
      questionKey={at.question._id}
      palette={palette}
      paletteTitle={at.section.title}
      actions={
        <ExamActions
          onPrevious={desk.previous}
          onNext={desk.next}
          onMark={desk.toggleMark}
          onClear={desk.clear}
          onSubmit={() => setAsking(true)}
          onPalette={() => setPaletteOpen(true)}
          paletteLabel={`Question palette, ${sectionCounts[at.sectionIndex]?.answered ?? 0} of ${at.section.questions.length} answered`}
          isMarked={progress.marked}
          canGoBack={!at.isFirst}
          canClear={progress.answer !== null}
          nextLabel={at.isLast ? 'Save' : undefined}
          disabled={disabled}
        />
      }
    >
      <RoomNotices room={room} onTakeOver={onTakeOver} />
      <QuestionView
        question={shown.question}
        aside={shown.aside}
        number={at.index + 1}
        total={at.section.questions.length}
        marks={desk.marksOf(at.section, at.question)}
        value={progress.answer}
        onChange={desk.answer}
        diagram={diagram}
        disabled={disabled}
        clears={progress.answer === null ? progress.changes : 0}
      />
      <Sheet
        open={paletteOpen}
        onClose={() => setPaletteOpen(false)}
        title={at.section.title}
        closeLabel="Close palette"
      >
        {palette}
      </Sheet>
      <SubmitDialog
        open={asking || submitting}
        sections={sectionCounts}
        clock={clock}
        onSubmit={() => void submit()}
        onKeepWorking={() => setAsking(false)}
        submitting={submitting}
        username={user.username}
        role={user.role}
        error={error}
      />
    </ExamFrame>
  );
}

interface RoomLife {
  readonly room: AttemptRoom;
  readonly desk: ExamDesk;
  readonly setAsking: (asking: boolean) => void;
  readonly setTool: (id: string) => void;
}

/** What runs as long as the room is on the screen. */
function useRoomLife({ room, desk, setAsking, setTool }: RoomLife): void {
  const [, navigate] = useLocation();
  const sealed = useStore(room.store, isSealedOnDisk);

  useEffect(() => desk.arrive(), [desk]);
  useEffect(() => watchPage(room), [room]);
  useEffect(() => pushDrafts(room), [room]);
  useEffect(
    () =>
      listenToExamKeys({
        choose: desk.chooseOption,
        next: desk.next,
        previous: desk.previous,
        mark: desk.toggleMark,
        clear: desk.clear,
        submit: () => setAsking(true),
        showKeys: () => setTool('keys'),
      }),
    [desk, setAsking, setTool],
  );
  useEffect(() => {
    if (!sealed) return;
    void askForBackgroundSync();
    void sync(true);
    void lookForUpdate();
    if (document.fullscreenElement !== null) void document.exitFullscreen();
    navigate(paths.results(room.row.attemptId), { replace: true });
  }, [sealed, room, navigate]);
}

function isSealedOnDisk({ attempt, save }: RoomState): boolean {
  return attempt.status === 'sealed' && save === 'saved';
}

/** AT3: where the last answer is, as far as it is known for certain. */
function RoomLight({ room }: { readonly room: AttemptRoom }) {
  const save = useStore(room.store, (state) => state.save);
  const savedSeq = useStore(room.store, (state) => state.savedSeq);
  const acknowledged = useLiveQuery(
    async () => (await database.attempts.get(room.row.attemptId))?.acknowledgedSeq ?? 0,
    [room],
    0,
  );
  return <SaveLight state={lightOf(save, savedSeq, acknowledged)} />;
}

function lightOf(save: RoomState['save'], savedSeq: number, acknowledged: number): SaveState {
  if (save === 'failed') return 'not-saved';
  if (save === 'saving') return 'saving';
  return acknowledged >= savedSeq ? 'server' : 'device';
}

function RoomNotices({ room, onTakeOver }: { readonly room: AttemptRoom; readonly onTakeOver: () => void }) {
  const failed = useStore(room.store, (state) => state.save === 'failed');
  const readOnly = useStore(room.store, (state) => state.readOnly);
  if (readOnly) {
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
        This tab can only look.
      </Banner>
    );
  }
  if (!failed) return null;
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
