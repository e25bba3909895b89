import { paperOverview, type PaperSummary } from '@exam/shared-schema/contract';
import type { MouseEvent } from 'react';
import { say } from '../../sentences/index.ts';
import { keepUnlessSeen } from '../../state/index.ts';
import { useToasts } from '../../ui/index.ts';

/**
 * Goes with the tap on a card's Start. What the card knows is there before the start screen asks for it, which makes it
 * open at once, and without a network too.
 */
export function openPaper(event: MouseEvent, paper: PaperSummary): void {
  if (!paper._id) {
    event.preventDefault();
    useToasts.getState().show({ tone: 'bad', text: say.home.paper.noId });
    return;
  }
  void keepOverview(paper);
}

/** Stores what a card knows for the start screen, unless newer data from the server is stored. */
export function keepOverview(paper: PaperSummary): Promise<void> {
  return keepUnlessSeen(paperOverview, { params: { id: paper._id } }, { data: paper });
}
