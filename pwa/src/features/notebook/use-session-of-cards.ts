import { useRef, useState } from 'react';
import { database } from '../../offline/index.ts';
import { keepEntry } from '../../offline/notebook/keep-entry.ts';
import type { ReviewRating } from '../../offline/notebook/schedule.ts';
import { sync } from '../../state/index.ts';
import { comesAgain } from './session.ts';

/** A rating, kept so that it can be undone. */
interface Rated {
  readonly questionId: string;
  readonly entryId: string;
  readonly rating: ReviewRating;
  readonly isQueuedAgain: boolean;
}

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

interface Running {
  /** The remaining cards; the first one is asked. */
  readonly queue: readonly string[];
  readonly rated: readonly Rated[];
  /** True right after an undo: the card's answer is then shown at once. */
  readonly isBack: boolean;
}

export interface SessionOfCards extends Running {
  /** NB9: the save state of the last rating. */
  readonly save: SaveState;
  readonly rate: (rating: ReviewRating) => Promise<void>;
  readonly undo: () => Promise<void>;
}

/** NB9: the next card is shown only after the rating of this one is on disk. */
export function useSessionOfCards(userId: string, questionIds: readonly string[]): SessionOfCards {
  const [state, setState] = useState<Running>({ queue: questionIds, rated: [], isBack: false });
  const [save, setSave] = useState<SaveState>('idle');
  const isWriting = useRef(false);

  /** One write at a time, so that pressing a key twice rates only once. */
  const write = async (work: () => Promise<Running>) => {
    if (isWriting.current) return;
    isWriting.current = true;
    setSave('saving');
    try {
      setState(await work());
      setSave('saved');
      void sync();
    } catch {
      setSave('failed');
    } finally {
      isWriting.current = false;
    }
  };

  const rate = (rating: ReviewRating) =>
    write(async () => {
      const [questionId = '', ...rest] = state.queue;
      const entry = await keepEntry(database, userId, questionId, { kind: 'review', rating });
      const card = await database.notebookCards.get([userId, questionId]);
      const isQueuedAgain = card?.due !== undefined && (await comesAgain(card.due));
      const rated = { questionId, entryId: entry.id, rating, isQueuedAgain };
      const queue = isQueuedAgain ? [...rest, questionId] : rest;
      return { queue, rated: [...state.rated, rated], isBack: false };
    });

  const undo = () =>
    write(async () => {
      const last = state.rated.at(-1);
      if (last === undefined) return state;
      const { questionId, entryId, isQueuedAgain } = last;
      await keepEntry(database, userId, questionId, { kind: 'undone', review: entryId });
      const left = isQueuedAgain ? state.queue.slice(0, -1) : state.queue;
      return { queue: [questionId, ...left], rated: state.rated.slice(0, -1), isBack: true };
    });

  return { ...state, save, rate, undo };
}
