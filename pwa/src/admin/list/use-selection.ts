import { useState } from 'react';
import type { Keyed } from '../rows/action.ts';
import type { ListQuery } from './declaration.ts';

export interface Selection {
  /** As they were loaded last. */
  readonly rows: readonly Keyed[];
  readonly has: (row: Keyed) => boolean;
  /** Chooses these rows, or leaves them out. */
  readonly set: (rows: readonly Keyed[], isChosen: boolean) => void;
  readonly clear: () => void;
}

/**
 * CN1: the rows that are chosen. They stay chosen on other pages and in another order; another search or filter empties
 * the choice, because nobody acts well on what is not in the list any more.
 * @param loaded the rows of the page that is shown.
 */
export function useSelection({ search, filters }: ListQuery, loaded: readonly Keyed[]): Selection {
  const among = JSON.stringify([search, filters]);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Keyed>>(new Map());
  const [chosenAmong, setChosenAmong] = useState(among);
  if (chosenAmong !== among) {
    setChosenAmong(among);
    setChosen(new Map());
  }
  const fresh = new Map(loaded.map((row) => [row._id, row]));
  return {
    rows: [...chosen.values()].map((row) => fresh.get(row._id) ?? row),
    has: ({ _id }) => chosen.has(_id),
    set: (rows, isChosen) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const row of rows) {
          if (isChosen) next.set(row._id, row);
          else next.delete(row._id);
        }
        return next;
      }),
    clear: () => setChosen(new Map()),
  };
}
