import { progressOf } from '@exam/shared-schema/attempt';
import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { AttemptRoom, RoomState } from '../../offline/index.ts';
import { usePackageImages } from '../../state/index.ts';
import {
  ExamActions,
  ExamFrame,
  ExamTimer,
  ProgressBar,
  QuestionBoundary,
  QuestionPalette,
  QuestionView,
  SaveLight,
  SectionTabs,
  Sheet,
  SubmitDialog,
} from '../../ui/index.ts';
import { examClock, sectionClock } from './exam-clock.ts';
import { ExamDesk, type Place, type SectionProgress } from './exam-desk.ts';
import { ExamTools, useOpenTool } from './exam-tools.tsx';
import { RoomNotices } from './room-notices.tsx';
import { answerSaved, RoomLight, useAcknowledgedSeq } from './room-saves.tsx';
import { SectionNotes } from './section-notes.tsx';
import { submitWarnings } from './submit-warnings.ts';
import { useShownQuestion } from './tools/index.ts';
import { useRoomLife } from './use-room-life.ts';

const PANEL = 'exam-question';

interface ExamRoomProps {
  readonly room: AttemptRoom;
  readonly user: { readonly username: string; readonly role: string };
  readonly onTakeOver: () => void;
}

export function ExamRoom({ room, user, onTakeOver }: ExamRoomProps) {
  const state = useStore(room.store);
  const desk = useMemo(() => new ExamDesk(room), [room]);
  const clock = useMemo(() => sectionClock(room), [room]);
  const [asking, setAsking] = useState(false);
  const [paletteOpen, setPaletteOpen] = useState(false);
  const [tool, setTool] = useOpenTool();
  const imageOf = usePackageImages(room.row);
  const acknowledgedSeq = useAcknowledgedSeq(room);
  useRoomLife({ room, desk, setAsking, setTool });

  const { attempt, openSectionId } = state;
  const at = desk.place(state);
  const sections = useMemo(
    () => desk.sectionCounts({ attempt, openSectionId }),
    [desk, attempt, openSectionId],
  );
  const section = sections[at.sectionIndex];
  const isLocked = openSectionId !== null;
  const disabled = isOver(state);
  const openPalette = useCallback(() => setPaletteOpen(true), []);
  const closePalette = useCallback(() => setPaletteOpen(false), []);
  const ask = useCallback(() => setAsking(true), []);
  const palette = (
    <RoomPalette
      desk={desk}
      at={at}
      state={state}
      acknowledgedSeq={acknowledgedSeq}
      sections={sections}
      onSelected={closePalette}
    />
  );

  return (
    <ExamFrame
      title={room.paper.title}
      saveLight={<RoomLight room={room} acknowledgedSeq={acknowledgedSeq} />}
      timer={
        <ExamTimer
          {...clock}
          label={isLocked ? 'Time left for this section' : undefined}
          caption={isLocked ? 'This section' : undefined}
        />
      }
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
      sections={<RoomSections desk={desk} at={at} sections={sections} />}
      panelId={PANEL}
      questionKey={at.question._id}
      palette={palette}
      paletteTitle={at.section.title}
      actions={
        <RoomActions
          desk={desk}
          at={at}
          state={state}
          section={section}
          disabled={disabled}
          onSubmit={ask}
          onPalette={openPalette}
        />
      }
    >
      <RoomNotices room={room} onTakeOver={onTakeOver} />
      <SectionNotes section={section} />
      <QuestionBoundary questionId={at.question._id}>
        <RoomQuestion
          room={room}
          desk={desk}
          at={at}
          state={state}
          acknowledgedSeq={acknowledgedSeq}
          imageOf={imageOf}
          disabled={disabled}
        />
      </QuestionBoundary>
      <Sheet open={paletteOpen} onClose={closePalette} title={at.section.title} closeLabel="Close palette">
        {palette}
      </Sheet>
      <RoomSubmit
        room={room}
        state={state}
        sections={sections}
        user={user}
        asking={asking}
        onAsk={setAsking}
      />
    </ExamFrame>
  );
}

function isOver({ readOnly, attempt }: RoomState): boolean {
  return readOnly || attempt.status === 'sealed';
}

interface AtTheDesk {
  readonly room: AttemptRoom;
  readonly desk: ExamDesk;
  readonly at: Place;
  readonly state: RoomState;
  readonly acknowledgedSeq: number;
}

interface RoomQuestionProps extends AtTheDesk {
  readonly imageOf: (url: string) => string | undefined;
  readonly disabled: boolean;
}

function RoomQuestion({ room, desk, at, state, acknowledgedSeq, imageOf, disabled }: RoomQuestionProps) {
  const shown = useShownQuestion(room, at.question);
  const progress = progressOf(state.attempt, at.question._id);
  const { save, savedSeq } = state;
  const saved = answerSaved(progress, { save, savedSeq, acknowledgedSeq });
  const { src, alt } = desk.diagramOf(at.question, imageOf) ?? {};
  const diagram = useMemo(() => (src === undefined ? undefined : { src, alt: alt ?? '' }), [src, alt]);
  const light = useMemo(() => saved && <SaveLight state={saved} quiet />, [saved]);
  return (
    <QuestionView
      question={shown.question}
      aside={shown.aside}
      saved={light}
      number={at.index + 1}
      total={at.section.questions.length}
      marks={desk.marksOf(at.section, at.question)}
      value={progress.answer}
      onChange={desk.answer}
      diagram={diagram}
      disabled={disabled}
      clears={progress.answer === null ? progress.changes : 0}
    />
  );
}

interface RoomPaletteProps extends Omit<AtTheDesk, 'room'> {
  readonly sections: readonly SectionProgress[];
  readonly onSelected: () => void;
}

function RoomPalette({ desk, at, state, acknowledgedSeq, sections, onSelected }: RoomPaletteProps) {
  const { sectionIndex } = at;
  const { attempt, save, savedSeq } = state;
  const states = useMemo(() => desk.statesOf(attempt, sectionIndex), [desk, attempt, sectionIndex]);
  const { questions } = at.section;
  const saves = useMemo(
    () =>
      questions.map(({ _id }) => answerSaved(progressOf(attempt, _id), { save, savedSeq, acknowledgedSeq })),
    [questions, attempt, save, savedSeq, acknowledgedSeq],
  );
  const select = useCallback(
    (index: number) => {
      desk.goToIndex(sectionIndex, index);
      onSelected();
    },
    [desk, sectionIndex, onSelected],
  );
  return (
    <>
      <PaperProgress sections={sections} />
      <QuestionPalette
        states={states}
        saves={saves}
        current={at.index}
        onSelect={select}
        disabled={isOver(state)}
      />
    </>
  );
}

/** Answered of all, over the whole paper: the tabs tell it of each section. */
function PaperProgress({ sections }: Pick<RoomPaletteProps, 'sections'>) {
  const answered = sections.reduce((sum, each) => sum + each.answered + each.answeredMarked, 0);
  const total = sections.reduce((sum, each) => sum + each.total, 0);
  return (
    <ProgressBar label="Progress" text={`${answered} of ${total} answered`} value={answered} max={total} />
  );
}

interface RoomSectionsProps extends Pick<AtTheDesk, 'desk' | 'at'> {
  readonly sections: readonly SectionProgress[];
}

/** ST17: a free section's own time is a recommendation and is shown beside its count. */
function RoomSections({ desk, at, sections }: RoomSectionsProps) {
  if (sections.length < 2) return null;
  const tabs = sections.map(({ id, title, answered, answeredMarked, total, access }, index) => {
    const minutes = desk.sections[index]?.timeLimit;
    const note = minutes === undefined ? undefined : `${minutes} min`;
    return { id, title, answered: answered + answeredMarked, total, access, note };
  });
  return (
    <SectionTabs sections={tabs} selected={at.section._id} onSelect={desk.enterSection} panelId={PANEL} />
  );
}

interface RoomActionsProps extends Pick<AtTheDesk, 'desk' | 'at' | 'state'> {
  readonly section: SectionProgress | undefined;
  readonly disabled: boolean;
  readonly onSubmit: () => void;
  readonly onPalette: () => void;
}

function RoomActions({ desk, at, state, section, disabled, onSubmit, onPalette }: RoomActionsProps) {
  const progress = progressOf(state.attempt, at.question._id);
  const answered = (section?.answered ?? 0) + (section?.answeredMarked ?? 0);
  return (
    <ExamActions
      onPrevious={desk.previous}
      onNext={desk.next}
      onMark={desk.toggleMark}
      onMarkAndNext={desk.markAndNext}
      onClear={desk.clear}
      onSubmit={onSubmit}
      onPalette={onPalette}
      paletteLabel={`Question palette, ${answered} of ${at.section.questions.length} answered`}
      isMarked={progress.marked}
      canGoBack={!at.isFirst}
      canClear={progress.answer !== null}
      nextLabel={at.isLast ? 'Save' : undefined}
      disabled={disabled}
    />
  );
}

interface RoomSubmitProps extends Pick<AtTheDesk, 'room' | 'state'> {
  readonly sections: readonly SectionProgress[];
  readonly user: ExamRoomProps['user'];
  readonly asking: boolean;
  readonly onAsk: (asking: boolean) => void;
}

/** Asks, submits, and shows that it is being done, also where the clock has done it (AT22). */
function RoomSubmit({ room, state, sections, user, asking, onAsk }: RoomSubmitProps) {
  const clock = useMemo(() => examClock(room), [room]);
  const [submitting, setSubmitting] = useState(false);
  const [error, setError] = useState<string>();
  // A seal that the disk refuses leaves the dialog to be closed: behind it the answers can be saved as a file.
  const isSealing = state.attempt.status === 'sealed' && state.save !== 'failed';
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
  return (
    <SubmitDialog
      open={asking || submitting || isSealing}
      sections={sections}
      clock={clock}
      onSubmit={() => void submit()}
      onKeepWorking={() => onAsk(false)}
      submitting={submitting || isSealing}
      username={user.username}
      role={user.role}
      warnings={submitWarnings(sections)}
      error={error}
    />
  );
}
