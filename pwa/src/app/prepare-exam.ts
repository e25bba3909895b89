import { loadPart } from '../parts/index.ts';
import { AnalysisPage, ExamScreen, ReceiptScreen, ResultScreen, SyncScreen } from './screens.ts';

/**
 * Preloads the exam room, so that nothing has to be loaded between the tap on Start and the first question.
 * @param everything ST73: also loads every part that may be opened during and after the exam. Needed while the app is
 * not precached: a part is then available offline only if this page has already loaded it.
 */
export function prepareExam(everything: boolean): void {
  void ExamScreen.prepare();
  if (!everything) return;
  void prepareRoom();
  for (const screen of [ResultScreen, AnalysisPage, SyncScreen, ReceiptScreen]) void screen.prepare();
}

/** Failures are ignored here: a part is loaded again when it is shown. */
async function prepareRoom(): Promise<void> {
  const [room] = await Promise.all([
    loadPart(() => import('../features/attempts/exam-screen.tsx')).catch(() => null),
    loadPart(() => import('../offline/hand-in-file/hand-in-file.ts')).catch(() => null),
    loadPart(() => import('../features/results/picture/picture-dialog.tsx')).catch(() => null),
  ]);
  room?.prepareRoomParts();
}
