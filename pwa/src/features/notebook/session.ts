import { type CardFilter, database, dueCards, dueCount } from '../../offline/index.ts';
import { notebookNow } from '../../offline/notebook/keep-entry.ts';
import { endOfDay } from './days.ts';

/** Cards per session; limited, so that a session has an end in sight. */
export const MOST_IN_SESSION = 20;
/** ms. A card that is due again within this time is repeated in the same session. */
const SOON_MS = 20 * 60_000;

export interface Queue {
  readonly questionIds: readonly string[];
  /** How many more cards are due. */
  readonly others: number;
}

/** NB7: the cards of a session, the most overdue first. */
export async function queueFor(userId: string, filter: CardFilter): Promise<Queue> {
  const tonight = endOfDay(Date.now());
  const [cards, count] = await Promise.all([
    dueCards(database, userId, tonight, { filter, most: MOST_IN_SESSION }),
    dueCount(database, userId, tonight, filter),
  ]);
  const questionIds = cards.map(({ questionId }) => questionId);
  return { questionIds, others: count - questionIds.length };
}

/**
 * Whether a card that was just rated is repeated before the session ends.
 * @param due epoch ms by the server's clock.
 */
export async function comesAgain(due: number): Promise<boolean> {
  return due <= (await notebookNow(database)) + SOON_MS;
}
