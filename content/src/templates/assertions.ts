import type { Random } from './random.ts';
import { inOrder } from './statements.ts';
import type { MadeQuestion, Turn } from './template.ts';

/** An assertion with what may be given as its reason; each a full sentence that can be read alone. */
export interface Assertion {
  readonly isTrue: string;
  /** The assertion made false in a way that is easily taken for true. */
  readonly isFalse: string;
  /** True, and why the assertion is. */
  readonly reason: string;
  /** True and of the same matter, but not why the assertion is. */
  readonly besides: string;
  /** The reason made false in a way that is easily taken for true. */
  readonly falseReason: string;
  /** How the reason leads to the assertion: one sentence or more. */
  readonly because: string;
}

const OPTIONS = [
  'Both (A) and (R) are true, and (R) is the correct explanation of (A).',
  'Both (A) and (R) are true, but (R) is not the correct explanation of (A).',
  '(A) is true, but (R) is false.',
  '(A) is false, but (R) is true.',
];

/**
 * CT23: an assertion and a reason, in each of the four cases that papers have. Every assertion comes once before any comes
 * again.
 * @returns null if more than four options are asked for.
 */
export function chooseAssertion(random: Random, turn: Turn, pool: readonly Assertion[]): MadeQuestion | null {
  const order = turn.family.shuffle(pool);
  const asked = order[turn.number % order.length];
  if (asked === undefined || turn.options > OPTIONS.length) return null;
  const assertion = turn.rank === 3 ? asked.isFalse : asked.isTrue;
  const isBesides = turn.rank === 1 || (turn.rank === 3 && random.int(0, 1) === 1);
  const reason = turn.rank === 2 ? asked.falseReason : isBesides ? asked.besides : asked.reason;
  return {
    ...inOrder(OPTIONS, turn.rank),
    text: `Given below are two statements, an assertion (A) and a reason (R).\n\n**Assertion (A):** ${assertion}\n\n**Reason (R):** ${reason}\n\nWhich of the following is correct?`,
    explanation: [
      turn.rank === 3
        ? `**Not correct:** ${assertion} **In fact:** ${asked.isTrue}`
        : `**Correct:** ${assertion}`,
      turn.rank === 2 ? `**Not correct:** ${reason}` : `**Correct:** ${reason}`,
      `${reason === asked.reason ? '' : `**Reason:** ${asked.reason} `}${asked.because}`,
    ].join('\n\n'),
  };
}
