import { paperOverview, type PaperSummary } from '@exam/shared-schema/contract';
import type { MouseEvent } from 'react';
import { say } from '../../sentences/index.ts';
import { keepUnlessSeen } from '../../state/index.ts';
import { useToasts } from '../../ui/index.ts';

/**
 * Handles the click on a card's Start. Stores the card's data for the start screen, which then opens at once, and
 * offline too.
 */
export function openPaper(event: MouseEvent, paper: PaperSummary): void {
  if (!paper._id) {
    event.preventDefault();
    useToasts.getState().show({ tone: 'bad', text: say.home.paper.noId });
    return;
  }
  void keepOverview(paper);
}

/** Stores a card's data for the start screen, unless newer data from the server is stored. */
export function keepOverview(paper: PaperSummary): Promise<void> {
  return keepUnlessSeen(paperOverview, { params: { id: paper._id } }, { data: paper });
}
