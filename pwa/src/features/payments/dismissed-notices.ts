import { MOST_NOTICES, noteSeenNotices } from '@exam/shared-schema/contract';
import { useLiveQuery } from 'dexie-react-hooks';
import * as z from 'zod/mini';
import { database } from '../../offline/index.ts';
import { serverCall } from '../../state/index.ts';

/** The notices that this user has dismissed on this device, and those shown as a system notification (`told`). */
const keptSchema = z.object({
  hidden: z.array(z.string()),
  /** Dismissals that the server has not been sent yet. */
  unsent: z.array(z.string()),
  told: z.array(z.string()),
});
type Kept = z.infer<typeof keptSchema>;

const NOTHING: Kept = { hidden: [], unsent: [], told: [] };
/** The server lists a notice until it is marked as seen, so older ids need not be kept. */
const MOST_KEPT = 200;

const keyOf = (userId: string) => `payment-notices ${userId}`;

/** Ids of the user's dismissed notices; undefined until they have been read. */
export function useDismissed(userId: string): ReadonlySet<string> | undefined {
  return useLiveQuery(async () => new Set((await read(userId)).hidden), [userId]);
}

/** Dismisses a notice for good, even if the server cannot be reached now. */
export async function dismissNotice(userId: string, id: string): Promise<void> {
  await change(userId, (kept) => ({
    ...kept,
    hidden: [...kept.hidden, id],
    unsent: [...kept.unsent, id],
  }));
  await sendDismissed(userId);
}

/** Sends the dismissals that the server has not received yet. */
export async function sendDismissed(userId: string): Promise<void> {
  const { unsent } = await read(userId);
  const ids = unsent.slice(0, MOST_NOTICES);
  if (ids.length === 0) return;
  const result = await serverCall(noteSeenNotices, { body: { ids } });
  // After a permanent refusal a retry would be refused too, so the ids are dropped.
  if (!result.ok && (result.kind === 'network' || result.status >= 500 || result.status === 401)) return;
  await change(userId, (kept) => ({ ...kept, unsent: kept.unsent.filter((id) => !ids.includes(id)) }));
}

/** Records a system notification. @returns true if the user had none for this notice yet. */
export function noteNotified(userId: string, id: string): Promise<boolean> {
  return database.transaction('rw', database.meta, async () => {
    const kept = await read(userId);
    if (kept.told.includes(id)) return false;
    await write(userId, { ...kept, told: [...kept.told, id] });
    return true;
  });
}

function change(userId: string, how: (kept: Kept) => Kept): Promise<void> {
  return database.transaction('rw', database.meta, async () => write(userId, how(await read(userId))));
}

async function read(userId: string): Promise<Kept> {
  const row = await database.meta.get(keyOf(userId));
  return keptSchema.safeParse(row?.value).data ?? NOTHING;
}

async function write(userId: string, { hidden, unsent, told }: Kept): Promise<void> {
  const value = {
    hidden: hidden.slice(-MOST_KEPT),
    unsent: unsent.slice(-MOST_KEPT),
    told: told.slice(-MOST_KEPT),
  };
  await database.meta.put({ key: keyOf(userId), value });
}
