import { useState } from 'react';
import type { Keyed } from '../rows/action.ts';
import type { ListQuery } from './declaration.ts';

export interface Selection {
  /** As last loaded. */
  readonly rows: readonly Keyed[];
  readonly has: (row: Keyed) => boolean;
  /** Selects or deselects these rows. */
  readonly set: (rows: readonly Keyed[], isChosen: boolean) => void;
  readonly clear: () => void;
}

/**
 * CN1: the selected rows. The selection survives paging and sorting, but another search or filter clears it, so that
 * an action never applies to rows that are no longer listed.
 * @param loaded the rows of the current page.
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
