import type { User } from '@exam/shared-schema/contract';
import type { PackageQuestion } from '@exam/shared-schema/paper-package';
import { progressOf, type QuestionProgress } from '@exam/shared-schema/attempt';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { AttemptRoom, RoomState } from '../../offline/index.ts';
import {
  ExamActions,
  ExamFrame,
  ExamTimer,
  ProgressBar,
  QuestionBoundary,
  QuestionPalette,
  QuestionSet,
  QuestionView,
  SectionTabs,
  Sheet,
  SubmitDialog,
  type DiagramProps,
} from '../../ui/index.ts';
import type { ImageOf } from '../../state/index.ts';
import { paths } from '../../paths/paths.ts';
import { closeTopDialog, useBackGuard } from './back-guard.ts';
import { examClock, sectionClock } from './exam-clock.ts';
import { ExamController, type Place } from './exam-controller.ts';
import { ExamTools, useOpenTool } from './exam-tools.tsx';
import { useRoomImages } from './room-images.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { RoomNotices } from './room-notices.tsx';
import { AnswerLight, answerSaved, RoomLight, useAcknowledgedSeq } from './room-saves.tsx';
import { ExamViewProvider, type ExamView, useExamView } from './exam-view.tsx';
import { SectionNotes } from './section-notes.tsx';
import { submitWarnings } from './submit-warnings.ts';
import { announceLastSave } from './announce-last-save.ts';
import { useShownQuestion } from './tools/index.ts';
import { useExamEffects } from './use-exam-effects.ts';
import { say } from '../../sentences/index.ts';

const PANEL = 'exam-question';

interface ExamRoomProps {
  readonly room: AttemptRoom;
  readonly user: Pick<User, 'username' | 'role'>;
  readonly onTakeOver: () => void;
}

export function ExamRoom({ room, user, onTakeOver }: ExamRoomProps) {
  const controller = useMemo(() => new ExamController(room), [room]);
  const clock = useMemo(() => sectionClock(room), [room]);
  const [asking, setAsking] = useState(false);
  const [paletteOpen, setPaletteOpen] = useState(false);
  const [tool, setTool] = useOpenTool();
  const acknowledgedSeq = useAcknowledgedSeq(room);
  const [leaving, setLeaving] = useState(false);
  const leave = useLeave(() => {
    if (closeTopDialog()) return;
    if (tool !== null) setTool(null);
    else if (isOver(room.store.getState())) leave(paths.home);
    else setLeaving(true);
  });
  const sectionSwitch = useExamEffects({ room, controller, setAsking, setTool, leave });

  const at = usePlace(room, controller);
  const isLocked = useStore(room.store, ({ openSectionId }) => openSectionId !== null);
  const openPalette = useCallback(() => setPaletteOpen(true), []);
  const closePalette = useCallback(() => setPaletteOpen(false), []);
  const ask = useCallback(() => setAsking(true), []);
  const palette = (
    <RoomPalette controller={controller} acknowledgedSeq={acknowledgedSeq} onSelected={closePalette} />
  );

  return (
    <ExamViewProvider room={room} controller={controller}>
      <ExamFrame
        title={room.paper.title}
        saveLight={<RoomLight room={room} acknowledgedSeq={acknowledgedSeq} />}
        timer={
          <ExamTimer
            {...clock}
            label={isLocked ? say.room.timer.ofSection : undefined}
            caption={isLocked ? say.room.timer.thisSection : undefined}
          />
        }
        tools={
          <ExamTools
            room={room}
            controller={controller}
            section={at.section}
            question={at.question}
            open={tool}
            onOpen={setTool}
          />
        }
        sections={controller.sections.length > 1 && <RoomSections controller={controller} />}
        panelId={PANEL}
        questionKey={at.question._id}
        palette={palette}
        paletteTitle={at.section.title}
        actions={<RoomActions room={room} controller={controller} onSubmit={ask} onPalette={openPalette} />}
      >
        <RoomNotices room={room} onTakeOver={onTakeOver} sectionSwitch={sectionSwitch} />
        <SectionNotes />
        <QuestionBoundary questionId={at.question._id}>
          <RoomQuestion room={room} controller={controller} at={at} acknowledgedSeq={acknowledgedSeq} />
        </QuestionBoundary>
        <Sheet
          open={paletteOpen}
          onClose={closePalette}
          title={at.section.title}
          closeLabel={say.room.palette.close}
        >
          {palette}
        </Sheet>
        <RoomSubmit room={room} user={user} asking={asking} onAsk={setAsking} />
        <LeaveDialog
          room={room}
          open={leaving}
          onStay={() => setLeaving(false)}
          onLeave={() => leave(paths.home)}
          onSubmit={() => {
            setLeaving(false);
            setAsking(true);
          }}
        />
      </ExamFrame>
    </ExamViewProvider>
  );
}

/** @param onBack is called by the Back button. @returns leaves the room for another path. */
function useLeave(onBack: () => void): (path: string) => void {
  const [, navigate] = useLocation();
  const leave = useBackGuard(onBack);
  return useCallback((path) => leave(() => navigate(path, { replace: true })), [leave, navigate]);
}

/** The student's current place; re-renders when it changes, not when an answer does. */
function usePlace(room: AttemptRoom, controller: ExamController): Place {
  const openSectionId = useStore(room.store, (state) => state.openSectionId);
  const currentQuestionId = useStore(room.store, ({ attempt }) => attempt.currentQuestionId);
  return useMemo(
    () => controller.place({ openSectionId, attempt: { currentQuestionId } }),
    [controller, openSectionId, currentQuestionId],
  );
}

function isOver({ readOnly, attempt }: RoomState): boolean {
  return readOnly || attempt.status === 'sealed';
}

interface RoomQuestionProps {
  readonly room: AttemptRoom;
  readonly controller: ExamController;
  readonly at: Place;
  readonly acknowledgedSeq: number;
}

function RoomQuestion({ room, controller, at, acknowledgedSeq }: RoomQuestionProps) {
  const shown = useShownQuestion(room, at.question);
  const imageOf = useRoomImages();
  const questionId = at.question._id;
  const answer = useStore(room.store, ({ attempt }) => progressOf(attempt, questionId).answer);
  const clears = useStore(room.store, ({ attempt }) => clearsOf(progressOf(attempt, questionId)));
  const disabled = useStore(room.store, isOver);
  const diagram = useDiagram(controller, at.question, imageOf);
  const setDiagram = useDiagram(controller, shown.set, imageOf);
  const light = useMemo(
    () => <AnswerLight room={room} questionId={questionId} acknowledgedSeq={acknowledgedSeq} />,
    [room, questionId, acknowledgedSeq],
  );
  return (
    <QuestionView
      question={shown.question}
      aside={shown.aside}
      set={
        shown.set && (
          <QuestionSet
            key={shown.set._id}
            set={shown.set}
            {...controller.numbersOf(at.section, shown.set._id)}
            diagram={setDiagram}
            beside
          />
        )
      }
      saved={light}
      number={at.index + 1}
      total={at.section.questions.length}
      marks={controller.marksOf(at.section, at.question)}
      value={answer}
      onChange={controller.answer}
      diagram={diagram}
      disabled={disabled}
      clears={clears}
      onShown={controller.noteShown}
    />
  );
}

/** Memoised, so that the object stays the same while the diagram does. */
function useDiagram(
  controller: ExamController,
  shown: Pick<PackageQuestion, 'diagramUrl' | 'diagramAlt'> | undefined,
  imageOf: ImageOf | null,
): DiagramProps | undefined {
  const { src, alt } = (shown && controller.diagramOf(shown, imageOf)) ?? {};
  return useMemo(() => (src === undefined ? undefined : { src, alt: alt ?? '' }), [src, alt]);
}

/** How often a now empty answer was changed. */
function clearsOf({ answer, changes }: QuestionProgress): number {
  return answer === null ? changes : 0;
}

interface RoomPaletteProps {
  readonly controller: ExamController;
  readonly acknowledgedSeq: number;
  readonly onSelected: () => void;
}

function RoomPalette({ controller, acknowledgedSeq, onSelected }: RoomPaletteProps) {
  const { at, state, sections } = useExamView();
  const { sectionIndex } = at;
  const { attempt, save, savedSeq } = state;
  const states = useMemo(
    () => controller.statesOf(attempt, sectionIndex),
    [controller, attempt, sectionIndex],
  );
  const { questions } = at.section;
  const saves = useMemo(
    () =>
      questions.map(({ _id }) => answerSaved(progressOf(attempt, _id), { save, savedSeq, acknowledgedSeq })),
    [questions, attempt, save, savedSeq, acknowledgedSeq],
  );
  const select = useCallback(
    (index: number) => {
      controller.goToIndex(sectionIndex, index);
      onSelected();
    },
    [controller, sectionIndex, onSelected],
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

/** Answered and total questions of the whole paper; the tabs show them per section. */
function PaperProgress({ sections }: Pick<ExamView, 'sections'>) {
  const answered = sections.reduce((sum, each) => sum + each.answered + each.answeredMarked, 0);
  const total = sections.reduce((sum, each) => sum + each.total, 0);
  return (
    <ProgressBar
      label={say.room.progress}
      text={say.room.answered(answered, total)}
      value={answered}
      max={total}
    />
  );
}

/** ST17: the time of an untimed section is a recommendation, shown beside its count. */
function RoomSections({ controller }: { readonly controller: ExamController }) {
  const { at, sections } = useExamView();
  const tabs = useMemo(
    () =>
      sections.map(({ id, title, answered, answeredMarked, total, access }, index) => {
        const minutes = controller.sections[index]?.timeLimit;
        return { id, title, answered: answered + answeredMarked, total, access, minutes };
      }),
    [controller, sections],
  );
  return (
    <SectionTabs
      sections={tabs}
      selected={at.section._id}
      onSelect={controller.enterSection}
      panelId={PANEL}
    />
  );
}

interface RoomActionsProps {
  readonly room: AttemptRoom;
  readonly controller: ExamController;
  readonly onSubmit: () => void;
  readonly onPalette: () => void;
}

function RoomActions({ room, controller, onSubmit, onPalette }: RoomActionsProps) {
  const { at, state, sections } = useExamView();
  const disabled = useStore(room.store, isOver);
  const progress = progressOf(state.attempt, at.question._id);
  const section = sections[at.sectionIndex];
  const answered = (section?.answered ?? 0) + (section?.answeredMarked ?? 0);
  const isWholeOpen = sections.every(({ access }) => access !== 'later');
  const saveLast = useSaveLast(room, at.question._id, isWholeOpen ? onSubmit : null);
  return (
    <ExamActions
      onPrevious={controller.previous}
      onNext={at.isLast ? saveLast : controller.next}
      onMark={controller.toggleMark}
      onMarkAndNext={controller.markAndNext}
      onClear={controller.clear}
      onSubmit={onSubmit}
      onPalette={onPalette}
      paletteLabel={say.room.palette.open(answered, at.section.questions.length)}
      isMarked={progress.marked}
      canGoBack={!at.isFirst}
      canClear={progress.answer !== null}
      isLast={at.isLast}
      disabled={disabled}
    />
  );
}

/** The action of 'Save' at the last question; its message disappears with the question. */
function useSaveLast(room: AttemptRoom, questionId: string, submit: (() => void) | null): () => void {
  const takeBack = useRef<(() => void) | null>(null);
  const stop = useCallback(() => {
    takeBack.current?.();
    takeBack.current = null;
  }, []);
  useEffect(() => stop, [questionId, stop]);
  return useCallback(() => {
    stop();
    takeBack.current = announceLastSave(room, submit);
  }, [room, submit, stop]);
}

interface RoomSubmitProps {
  readonly room: AttemptRoom;
  readonly user: ExamRoomProps['user'];
  readonly asking: boolean;
  readonly onAsk: (asking: boolean) => void;
}

/** The submit dialog and its progress, also where the clock has submitted (AT22). */
function RoomSubmit({ room, user, asking, onAsk }: RoomSubmitProps) {
  const { sections } = useExamView();
  const clock = useMemo(() => examClock(room), [room]);
  const [submitting, setSubmitting] = useState(false);
  const [failed, setFailed] = useState(false);
  const sealing = useStore(room.store, isSealing);
  const submit = async () => {
    setSubmitting(true);
    setFailed(false);
    try {
      await room.seal('student');
    } catch {
      setFailed(true);
    }
    setSubmitting(false);
  };
  return (
    <SubmitDialog
      open={asking || submitting || sealing}
      sections={sections}
      clock={clock}
      onSubmit={() => void submit()}
      onKeepWorking={() => onAsk(false)}
      submitting={submitting || sealing}
      username={user.username}
      role={say.room.roles[user.role]}
      warnings={submitWarnings(sections)}
      error={failed ? say.room.submit.failed : undefined}
    />
  );
}

/** After a failed write the dialog has to close, because the answers can be saved as a file behind it. */
function isSealing({ attempt, save }: RoomState): boolean {
  return attempt.status === 'sealed' && save !== 'failed';
}
