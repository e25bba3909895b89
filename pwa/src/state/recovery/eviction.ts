import { database } from '../../offline/index.ts';

const MARKER = 'prep-had-storage';

/**
 * Whether the browser has cleared this device's database: the marker in localStorage is still there but the database
 * is empty. To be called once at start, before anything else writes.
 */
export async function wasEvicted(): Promise<boolean> {
  const empty = (await database.meta.count()) === 0 && (await database.attempts.count()) === 0;
  const evicted = empty && localStorage.getItem(MARKER) !== null;
  localStorage.setItem(MARKER, '1');
  await database.meta.put({ key: 'opened', value: Date.now() });
  return evicted;
}
