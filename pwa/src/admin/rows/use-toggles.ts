import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Outcome } from '../form/plan.ts';
import type { Keyed } from './action.ts';
import type { Toggle } from './toggle.ts';

export interface Toggles<Row extends Keyed = Keyed> {
  readonly isOn: (row: Row) => boolean;
  /** True until the list has been reloaded, because an action on the row would start from an outdated state. */
  readonly isSending: (row: Row) => boolean;
  readonly flip: (row: Row, wish: boolean) => void;
}

/**
 * Shows a change at once, until the list has been reloaded; from then on the server's answer counts, whatever it is.
 * A change made while an earlier one is being sent is sent after it.
 * @param say shows the outcome.
 */
export function useToggles<Row extends Keyed>(
  toggle: Toggle<Row> | undefined,
  say: (outcome: Outcome) => void,
): Toggles<Row> {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  /** The latest choice for each row that is being sent. */
  const wanted = useRef(new Map<string, boolean>());

  const send = async (from: Toggle<Row>, row: Row) => {
    const { current: wishes } = wanted;
    let sent: boolean | undefined;
    try {
      for (let wish = wishes.get(row._id); wish !== undefined && wish !== sent; wish = wishes.get(row._id)) {
        sent = wish;
        say(await from.send(row, wish));
        await queries.invalidateQueries();
      }
    } finally {
      wishes.delete(row._id);
      setChosen((before) => new Map([...before].filter(([id]) => id !== row._id)));
    }
  };

  return {
    isOn: (row) => chosen.get(row._id) ?? toggle?.isOn(row) ?? false,
    isSending: (row) => chosen.has(row._id),
    flip: (row, wish) => {
      if (toggle === undefined) return;
      const isSending = wanted.current.has(row._id);
      wanted.current.set(row._id, wish);
      setChosen((before) => new Map(before).set(row._id, wish));
      if (!isSending) void send(toggle, row);
    },
  };
}
