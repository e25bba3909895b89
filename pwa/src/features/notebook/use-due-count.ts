import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { database, dueCount } from '../../offline/index.ts';
import { afterFirstScreen, sync } from '../../state/index.ts';
import { endOfDay } from './days.ts';

/** NB7: how many cards are due today; undefined while it is counted. */
export function useDueCount(userId: string): number | undefined {
  // NB3: whoever has just signed in here has a notebook on the server. On all other days the loop finds nothing to ask.
  useEffect(() => void afterFirstScreen().then(() => sync()), [userId]);
  return useLiveQuery(() => dueCount(database, userId, endOfDay(Date.now())), [userId]);
}
