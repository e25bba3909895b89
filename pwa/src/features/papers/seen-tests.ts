import { useLiveQuery } from 'dexie-react-hooks';
import { database } from '../../offline/index.ts';

const keyOf = (userId: string) => `generated-tests ${userId}`;
/** The server lists a test for a day after it was finished, so older ids need not be kept. */
const MOST_KEPT = 50;

/** GN6: generated tests whose outcome this user has seen on this device; undefined until they have been read. */
export function useSeenTests(userId: string): ReadonlySet<string> | undefined {
  return useLiveQuery(async () => new Set(await readSeenTests(userId)), [userId]);
}

export function noteSeenTest(userId: string, testId: string): Promise<void> {
  return database.transaction('rw', database.meta, async () => {
    const before = await readSeenTests(userId);
    if (before.includes(testId)) return;
    await database.meta.put({ key: keyOf(userId), value: [...before, testId].slice(-MOST_KEPT) });
  });
}

async function readSeenTests(userId: string): Promise<string[]> {
  const row = await database.meta.get(keyOf(userId));
  return Array.isArray(row?.value) ? row.value.filter((id) => typeof id === 'string') : [];
}
