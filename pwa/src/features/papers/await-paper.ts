import { paperOverview, type PaperSummary } from '@exam/shared-schema/contract';
import { paths } from '../../paths/paths.ts';
import { currentSession, database } from '../../offline/index.ts';
import { refreshSeen, showNotice } from '../../state/index.ts';
import { useToasts } from '../../ui/index.ts';
import { accessOnDevice } from './device-access.ts';
import { say } from '../../sentences/index.ts';

const EVERY_MS = 10_000;

/** One request at a time for each paper, while the app is open, on any screen. */
const awaited = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * ST23: asks for a paper that is being prepared until it is ready, and says so: inside the app, and by a system notice
 * while the app is in the background. A failed look changes nothing; the next one follows.
 */
export function awaitPaper(testId: string, everyMs = EVERY_MS): void {
  if (awaited.has(testId)) return;
  const look = async () => {
    const result = await refreshSeen(paperOverview, { params: { id: testId } });
    if (!result.ok || !(await isReady(result.answer.data))) return later();
    awaited.delete(testId);
    await announce(result.answer.data.title, testId);
  };
  const later = () => {
    awaited.set(
      testId,
      setTimeout(() => void look(), everyMs),
    );
  };
  later();
}

async function isReady(paper: PaperSummary): Promise<boolean> {
  const user = (await currentSession(database))?.user ?? null;
  const { outcome } = accessOnDevice(paper, user, []);
  return outcome !== 'hidden' && outcome !== 'not-ready';
}

async function announce(title: string, testId: string): Promise<void> {
  useToasts.getState().show({ tone: 'ok', text: say.home.ready.toast(title) });
  await showNotice({
    title: say.home.ready.notice,
    body: title,
    tag: `ready-${testId}`,
    path: paths.start(testId),
  });
}
