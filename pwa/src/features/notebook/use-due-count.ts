import { useLiveQuery } from 'dexie-react-hooks';
import { database, dueCount } from '../../offline/index.ts';
import { endOfDay } from './days.ts';

/** NB7: how many cards are due today; undefined while it is counted. */
export function useDueCount(userId: string): number | undefined {
  return useLiveQuery(() => dueCount(database, userId, endOfDay(Date.now())), [userId]);
}
