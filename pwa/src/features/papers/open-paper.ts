import type { PaperSummary } from '@exam/shared-schema/contract';
import type { MouseEvent } from 'react';
import { ANYONE, database, keepList, seenList } from '../../offline/index.ts';
import { useToasts } from '../../ui/index.ts';

/** The key of what the start screen shows, as it keeps it itself. */
const overviewKey = (testId: string) => `overview:${testId}`;

/**
 * Goes with the tap on a card's Start. What the card knows is there before the start screen asks for it, which makes it
 * open at once, and without a network too.
 */
export function openPaper(event: MouseEvent, paper: PaperSummary): void {
  if (!paper._id) {
    event.preventDefault();
    useToasts.getState().show({ tone: 'bad', text: 'Error: Test ID is missing. Please try again.' });
    return;
  }
  void keepOverview(paper);
}

/** What a card knows is kept for the start screen, unless the server told that one more. */
export async function keepOverview(paper: PaperSummary): Promise<void> {
  const key = overviewKey(paper._id);
  if ((await seenList(database, ANYONE, key)) === null)
    await keepList(database, ANYONE, key, { data: paper });
}
