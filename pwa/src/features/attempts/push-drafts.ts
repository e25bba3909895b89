import {
  currentSession,
  database,
  DRAFT_INTERVAL_MS,
  renewToken,
  usableToken,
  type AttemptRoom,
} from '../../offline/index.ts';
import { partOrNull } from '../../state/index.ts';

/** Loaded when it is needed first: until then the exam has no draft to push. */
const loadDrafts = () => partOrNull(() => import('../../offline/attempt/drafts.ts'));

/** ST73: for a page without a worker. */
export const prepareDrafts = (): void => void loadDrafts();

/**
 * SY8: pushes the log at most every 30 s during the exam. An exam that is resumed is pushed at once, because it may have
 * been continued or handed in on another device meanwhile (SY6); not one that has just been started, because many start
 * at the same moment.
 * @returns stops pushing.
 */
export function pushDrafts(room: AttemptRoom): () => void {
  const push = async () => {
    const session = await currentSession(database);
    const mine = session?.user._id === room.row.userId;
    if (session === null || !mine || session.expired || !navigator.onLine) return;
    const token = (await usableToken(database)) ?? session.token;
    const part = await loadDrafts();
    await part?.pushDraft(database, room.row.attemptId, token, (refused) =>
      renewToken(database, session.user._id, refused),
    );
    await room.extend();
  };
  if (room.row.acknowledgedSeq > 0) void push();
  const timer = setInterval(() => void push(), DRAFT_INTERVAL_MS);
  return () => clearInterval(timer);
}
