import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import {
  cardQuestion,
  database,
  type NotebookCardRow,
  type NotebookEntryRow,
  type NotebookQuestionRow,
} from '../../offline/index.ts';
import { entriesOf, notebookNow } from '../../offline/notebook/keep-entry.ts';

export interface AskedCard {
  readonly card: NotebookCardRow;
  /** Undefined while it is not on this device. */
  readonly question: NotebookQuestionRow | undefined;
  readonly entries: readonly NotebookEntryRow[];
  /** Server time, epoch ms. */
  readonly now: number;
}

/** A card with its question and its log; undefined while it is being read. */
export function useCard(userId: string, questionId: string): AskedCard | undefined {
  const read = useLiveQuery(async () => {
    const card = await database.notebookCards.get([userId, questionId]);
    if (card === undefined) return undefined;
    const [question, entries, now] = await Promise.all([
      cardQuestion(database, userId, questionId),
      entriesOf(database, userId, questionId),
      notebookNow(database),
    ]);
    return { card, question, entries, now };
  }, [userId, questionId]);
  // The query still returns the previous card while the next one is being read.
  return read?.card.questionId === questionId ? read : undefined;
}

/** NB8: the URL of a card's image on this device, else on the server; null while it is being looked up. */
export function useCardImage(userId: string, url: string | undefined): string | null {
  const [found, setFound] = useState<{ readonly of: string; readonly src: string } | null>(null);
  useEffect(() => {
    if (url === undefined) return undefined;
    let made: string | undefined;
    let isCurrent = true;
    const read = async () => {
      const row = await database.notebookImages.get([userId, url]).catch(() => undefined);
      if (!isCurrent) return;
      made = row === undefined ? undefined : URL.createObjectURL(row.blob);
      setFound({ of: url, src: made ?? url });
    };
    void read();
    return () => {
      isCurrent = false;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [userId, url]);
  return found !== null && found.of === url ? found.src : null;
}
