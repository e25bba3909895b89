import { attemptsInProgress, getProgress } from '@exam/shared-schema/contract';
import { callApi } from '../pwa/src/api/index.ts';
import { savePackage } from '../pwa/src/offline/index.ts';
import { continueFromDraft } from '../pwa/src/offline/attempt/resume.ts';
import type { Page } from './sim-device.ts';

/**
 * ST13: continues an attempt on this device that another device of the same user has started, if there is one.
 * @returns the attempt's id; null if there is none or the network failed.
 */
export async function continueHere(
  { database, edge }: Page,
  { userId, testId, token }: { readonly userId: string; readonly testId: string; readonly token: string },
): Promise<string | null> {
  const known = await callApi(attemptsInProgress, {}, { token, edge });
  if (!known.ok) return null;
  for (const item of known.answer.data) {
    const isHere = (await database.attempts.get(item.attemptId)) !== undefined;
    if (isHere || item.testId !== testId) continue;
    const draft = await callApi(getProgress, { params: { attemptId: item.attemptId } }, { token, edge });
    if (!draft.ok) return null;
    const { ticket } = draft.answer.data;
    const result = await savePackage({
      database,
      userId,
      token,
      testId,
      issued: ticket,
      price: 0,
      expectedBytes: item.packageBytes,
      signal: new AbortController().signal,
      onProgress: () => undefined,
      ensureMaths: () => Promise.resolve(),
    });
    if (!result.ok || result.saved === null) return null;
    const row = await continueFromDraft(database, result.saved, draft.answer.data);
    if (row === null) throw new Error('A draft from the server is not consistent');
    return row.attemptId;
  }
  return null;
}
