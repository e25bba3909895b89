import { getProgress, type AttemptInProgress } from '@exam/shared-schema/contract';
import { generalMessage } from '../api/index.ts';
import { currentSession, database } from '../offline/index.ts';
import { savePaper, useSaving } from './saving.ts';
import { partOrNull } from './recovery/reload-for-part.ts';
import { serverCall } from './server-call.ts';

export type Continued = { readonly ok: true } | { readonly ok: false; readonly message: string };

const UNSURE = {
  ok: false,
  message: 'What the server has of this exam did not arrive whole. Nothing was changed; please try again.',
} as const;

/** ST13: loads an attempt that was started on another device: its log, paper and ticket. */
export async function continueHere(item: AttemptInProgress): Promise<Continued> {
  const { attemptId, testId, packageBytes } = item;
  const session = await currentSession(database);
  const answer = await serverCall(getProgress, { params: { attemptId } });
  if (!answer.ok) return { ok: false, message: generalMessage(answer) };
  const draft = answer.answer.data;
  if (session === null) return UNSURE;
  const { user, token } = session;
  const key: [string, string, string] = [user._id, testId, draft.packageVersion];
  if ((await database.packages.get(key)) === undefined) {
    const wanted = { testId, expectedBytes: packageBytes, userId: user._id };
    const paper = { ...wanted, token, price: 0, issued: draft.ticket };
    if (!(await savePaper(paper))) return { ok: false, message: whyNotSaved(testId) };
  }
  const saved = await database.packages.get(key);
  if (saved === undefined) return UNSURE;
  const resume = await partOrNull(() => import('../offline/attempt/resume.ts'));
  const row = await resume?.continueFromDraft(database, saved, draft);
  return row == null ? UNSURE : { ok: true };
}

function whyNotSaved(testId: string): string {
  const saving = useSaving.getState().papers[testId];
  return saving?.status === 'failed' ? saving.message : 'The paper could not be saved on this device.';
}
