import { nextTest, wallet, type NextTest } from '@exam/shared-schema/contract';
import { comparable } from '@exam/shared-schema/labels';
import { useSeen } from '../../state/index.ts';
import type { AttemptOutcome } from './use-result.ts';

/** What the next test would be, with what it costs. */
export interface NextTestOffer {
  readonly choice: NextTest;
  /** Tokens. */
  readonly price: number;
  /** Tokens that the student has; Infinity if unlimited. */
  readonly remaining: number;
}

/** AB62: as last loaded while offline. Null for attempts that the server has not marked. */
export function useNextTest({ result }: AttemptOutcome): NextTestOffer | null {
  const isMarked = result?.status === 'scored';
  const { value } = useSeen(nextTest, isMarked ? { params: { attemptId: result.attemptId } } : null);
  const choice = value?.data ?? null;
  const tokens = useSeen(wallet, choice === null ? null : {}).value?.data;
  if (choice === null || tokens === undefined) return null;
  return { choice, price: tokens.prices.adaptiveTest, remaining: comparable(tokens.remainingTokens) };
}
