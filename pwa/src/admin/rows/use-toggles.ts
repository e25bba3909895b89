import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Outcome } from '../form/plan.ts';
import type { Keyed } from './action.ts';
import type { Toggle } from './toggle.ts';

export interface Toggles<Row extends Keyed = Keyed> {
  readonly isOn: (row: Row) => boolean;
  readonly flip: (row: Row, next: boolean) => void;
}

/**
 * What was chosen shows at once, until the list has been loaded again: then the server's answer counts, whatever it is.
 * @param say shows what became of it.
 */
export function useToggles<Row extends Keyed>(
  toggle: Toggle<Row> | undefined,
  say: (outcome: Outcome) => void,
): Toggles<Row> {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  // A second press comes before the first has rendered.
  const sending = useRef(new Set<string>());

  const send = async (from: Toggle<Row>, row: Row, next: boolean) => {
    if (sending.current.has(row._id)) return;
    sending.current.add(row._id);
    setChosen((before) => new Map(before).set(row._id, next));
    try {
      say(await from.send(row, next));
      await queries.invalidateQueries();
    } finally {
      sending.current.delete(row._id);
      setChosen((before) => new Map([...before].filter(([id]) => id !== row._id)));
    }
  };

  return {
    isOn: (row) => chosen.get(row._id) ?? toggle?.isOn(row) ?? false,
    flip: (row, next) => {
      if (toggle !== undefined) void send(toggle, row, next);
    },
  };
}
