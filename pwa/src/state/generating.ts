import { generateAdaptiveTest, papersBeingMade, wallet, type CallAnswer } from '@exam/shared-schema/contract';
import type { CallResult } from '../api/index.ts';
import { database, forgetSeen } from '../offline/index.ts';
import { refreshSeen } from './seen/refresh-seen.ts';
import { serverCall } from './server-call.ts';

/** Time limit of a request for a test, ms. Longer than usual, because missing questions are made during the call. */
export const GENERATION_TIMEOUT_MS = 60_000;

/** Requests a test, and refreshes what the request changes: the balance, and the tests that are being made. */
export async function requestTest<A>(userId: string, request: () => Promise<A>): Promise<A> {
  // Before the call, because the test may be in generation even if the answer is lost or the app is closed.
  await forgetSeen(database, userId, papersBeingMade, {});
  const result = await request();
  // The balance has changed, or the displayed price was outdated.
  void refreshSeen(wallet, {});
  void refreshSeen(papersBeingMade, {});
  return result;
}

export interface AdaptiveChoice {
  readonly userId: string;
  readonly categoryId: string;
  readonly subjectIds: readonly string[];
  readonly topicIds: readonly string[];
  /** Tokens, as shown on the button. */
  readonly price: number;
}

/** Requests an adaptive test. The same choice returns the same test until it is started (GN7). */
export function requestAdaptiveTest({
  userId,
  subjectIds,
  topicIds,
  ...rest
}: AdaptiveChoice): Promise<CallResult<CallAnswer<typeof generateAdaptiveTest>>> {
  const body = {
    ...rest,
    userId,
    templateId: null,
    subjectIds: [...subjectIds],
    topicIds: [...topicIds],
    difficultyLevel: { min: 1, max: 10 },
    distributionMode: 'equal' as const,
    adaptiveMode: true as const,
  };
  return requestTest(userId, () =>
    serverCall(generateAdaptiveTest, { body }, { timeoutMs: GENERATION_TIMEOUT_MS }),
  );
}
