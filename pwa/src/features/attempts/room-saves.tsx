import { progressOf, type QuestionProgress } from '@exam/shared-schema/attempt';
import { useLiveQuery } from 'dexie-react-hooks';
import { useStore } from 'zustand';
import { database, type AttemptRoom, type RoomState } from '../../offline/index.ts';
import { SaveLight, type SavedWhere } from '../../ui/index.ts';

/** Events with a seq below this one are on the server as a draft (SY8). */
export function useAcknowledgedSeq(room: AttemptRoom): number {
  const { attemptId } = room.row;
  return useLiveQuery(
    async () => (await database.attempts.get(attemptId))?.acknowledgedSeq ?? 0,
    [attemptId],
    0,
  );
}

interface Saved extends Pick<RoomState, 'save' | 'savedSeq'> {
  readonly acknowledgedSeq: number;
}

/** AT3: where the events before `nextSeq` are known to be saved. */
function placeOf(nextSeq: number, { save, savedSeq, acknowledgedSeq }: Saved): SavedWhere {
  if (nextSeq > savedSeq) return save === 'failed' ? 'not-saved' : 'saving';
  return nextSeq <= acknowledgedSeq ? 'server' : 'device';
}

/** AT3: where a question's answer is saved; null if it was never answered. */
export function answerSaved({ changedSeq }: QuestionProgress, saved: Saved): SavedWhere | null {
  return changedSeq === null ? null : placeOf(changedSeq + 1, saved);
}

interface RoomLightProps {
  readonly room: AttemptRoom;
  readonly acknowledgedSeq: number;
}

/** AT3: where the whole log is saved. A lost network is only shown here: new events stay on the device (AT23). */
export function RoomLight({ room, acknowledgedSeq }: RoomLightProps) {
  const { attempt, save, savedSeq } = useStore(room.store);
  const state =
    save === 'failed' ? 'not-saved' : placeOf(attempt.nextSeq, { save, savedSeq, acknowledgedSeq });
  return <SaveLight state={state} />;
}

interface AnswerLightProps extends RoomLightProps {
  readonly questionId: string;
}

/** AT3: where the answer to the current question is saved. */
export function AnswerLight({ room, questionId, acknowledgedSeq }: AnswerLightProps) {
  const saved = useStore(room.store, ({ attempt, save, savedSeq }) =>
    answerSaved(progressOf(attempt, questionId), { save, savedSeq, acknowledgedSeq }),
  );
  return <SaveLight state={saved} quiet />;
}
