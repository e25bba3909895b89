import { database } from '../../offline/index.ts';

const MARKER = 'prep-had-storage';
const OPENED = 'opened';

/**
 * Whether the browser has cleared this device's database since the app was opened last: the marker in localStorage is
 * there, but not the one in the database, which every start writes. To be called once at start.
 */
export async function wasEvicted(): Promise<boolean> {
  const isNew = (await database.meta.get(OPENED)) === undefined;
  const evicted = isNew && localStorage.getItem(MARKER) !== null;
  localStorage.setItem(MARKER, '1');
  await database.meta.put({ key: OPENED, value: Date.now() });
  return evicted;
}
