import { paperOverview, papersBeingMade, type PaperSummary } from '@exam/shared-schema/contract';
import { paths } from '../../paths/paths.ts';
import { currentSession, database } from '../../offline/index.ts';
import { refreshSeen, showNotice } from '../../state/index.ts';
import { useToasts } from '../../ui/index.ts';
import { accessOnDevice } from './device-access.ts';
import { windowOf } from './window-of.ts';
import { say, translate } from '../../sentences/index.ts';

/** ms. Most papers take a few seconds to generate; the longer one takes, the less often it is polled. */
const FIRST_MS = 1_500;
const EVERY_MS = 10_000;

/** One poll at a time per paper, on any screen, while the app is open. */
const awaited = new Map<string, ReturnType<typeof setTimeout>>();

interface Awaiting {
  readonly everyMs?: number;
}

/**
 * ST23: polls a paper that is being generated until it is ready or has failed, and announces the outcome: inside the
 * app, or by a system notification while the app is in the background. A failed request is followed by the next one.
 * Polling stops when the user signs out.
 */
export function awaitPaper(testId: string, { everyMs = EVERY_MS }: Awaiting = {}): void {
  if (awaited.has(testId)) return;
  const startedFor = currentUserId();
  const poll = async (waitedMs: number) => {
    if ((await currentUserId()) !== (await startedFor)) return void awaited.delete(testId);
    const result = await refreshSeen(paperOverview, { params: { id: testId } });
    const paper = result.ok ? result.answer.data : null;
    if (paper === null || !(hasFailed(paper) || (await isReady(paper)))) return later(waitedMs * 2);
    awaited.delete(testId);
    void refreshSeen(papersBeingMade, {});
    await announce(paper);
  };
  const later = (waitMs: number) => {
    const ms = Math.min(waitMs, everyMs);
    awaited.set(
      testId,
      setTimeout(() => void poll(ms), ms),
    );
  };
  later(FIRST_MS);
}

async function currentUserId(): Promise<string | null> {
  return (await currentSession(database))?.user._id ?? null;
}

async function isReady(paper: PaperSummary): Promise<boolean> {
  const user = (await currentSession(database))?.user ?? null;
  const { outcome } = accessOnDevice(paper, user, [], { now: database.edge.now(), window: windowOf(paper) });
  return outcome !== 'hidden' && outcome !== 'not-ready';
}

const hasFailed = ({ generation }: PaperSummary) => generation?.state === 'failed';

async function announce(paper: PaperSummary): Promise<void> {
  const { _id, title, generation } = paper;
  const { ready } = say.home;
  const text = hasFailed(paper) ? translate(generation?.failure ?? ready.failed) : ready.toast(title);
  useToasts.getState().show({ tone: hasFailed(paper) ? 'bad' : 'ok', text });
  await showNotice({
    title: hasFailed(paper) ? ready.failed : ready.notice,
    body: title,
    tag: `ready-${_id}`,
    path: paths.start(_id),
  });
}
