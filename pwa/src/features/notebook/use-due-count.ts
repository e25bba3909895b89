import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { database, dueCount } from '../../offline/index.ts';
import { sync } from '../../state/index.ts';
import { endOfDay } from './days.ts';

/** NB7: how many cards are due today, with what other devices have done; undefined while it is counted. */
export function useDueCount(userId: string): number | undefined {
  useEffect(() => void sync(), [userId]);
  return useLiveQuery(() => dueCount(database, userId, endOfDay(Date.now())), [userId]);
}
