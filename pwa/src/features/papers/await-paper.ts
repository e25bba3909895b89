import { paperOverview, papersBeingMade, type PaperSummary } from '@exam/shared-schema/contract';
import { paths } from '../../paths/paths.ts';
import { currentSession, database } from '../../offline/index.ts';
import { refreshSeen, showNotice } from '../../state/index.ts';
import { useToasts } from '../../ui/index.ts';
import { accessOnDevice } from './device-access.ts';
import { say, translate } from '../../sentences/index.ts';

/** Most are made in a few seconds; the longer one takes, the more rarely it is asked for. */
const FIRST_MS = 1_500;
const EVERY_MS = 10_000;

/** One request at a time for each paper, while the app is open, on any screen. */
const awaited = new Map<string, ReturnType<typeof setTimeout>>();

interface Awaiting {
  readonly everyMs?: number;
}

/**
 * ST23: asks for a paper that is being prepared until it is ready or has failed, and says so: inside the app, and by a
 * system notice while the app is in the background. A failed look changes nothing; the next one follows. It ends where
 * the user signs out.
 */
export function awaitPaper(testId: string, { everyMs = EVERY_MS }: Awaiting = {}): void {
  if (awaited.has(testId)) return;
  const whose = currentUserId();
  const look = async (waitedMs: number) => {
    if ((await currentUserId()) !== (await whose)) return void awaited.delete(testId);
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
      setTimeout(() => void look(ms), ms),
    );
  };
  later(FIRST_MS);
}

async function currentUserId(): Promise<string | null> {
  return (await currentSession(database))?.user._id ?? null;
}

async function isReady(paper: PaperSummary): Promise<boolean> {
  const user = (await currentSession(database))?.user ?? null;
  const { outcome } = accessOnDevice(paper, user, []);
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
