import { attemptsInProgress, getProgress } from '@exam/shared-schema/contract';
import { callApi } from '../pwa/src/api/index.ts';
import { savePackage } from '../pwa/src/offline/index.ts';
import { continueFromDraft } from '../pwa/src/offline/attempt/resume.ts';
import type { Page } from './sim-device.ts';

/**
 * ST13: goes on on this device with an attempt that another one of the same user has begun, where there is one.
 * @returns the attempt's id; null if there is none, or the line does not let it.
 */
export async function goOnHere(
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
    if (!result.ok) return null;
    const row = await continueFromDraft(database, result.saved, draft.answer.data);
    if (row === null) throw new Error('A draft of the server does not hold together');
    return row.attemptId;
  }
  return null;
}
