import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { database, dueCount } from '../../offline/index.ts';
import { afterFirstScreen, sync } from '../../state/index.ts';
import { endOfDay } from './days.ts';

/** NB7: how many cards are due today; undefined while counting. */
export function useDueCount(userId: string): number | undefined {
  // NB3: a user who has just signed in may have a notebook on the server. On other days the loop has nothing to
  // request.
  useEffect(() => void afterFirstScreen().then(() => sync()), [userId]);
  return useLiveQuery(() => dueCount(database, userId, endOfDay(Date.now())), [userId]);
}
